"""Puerto Rico: 2 to 5 players choose roles; whoever ships and builds best wins."""
