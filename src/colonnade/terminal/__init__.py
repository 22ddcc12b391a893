"""The terminal client: a board drawn with rich, the legal actions as a numbered list."""
