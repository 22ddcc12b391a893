"""Many games at once: matches, tournaments, ratings and reports, on processes or on Ray."""
