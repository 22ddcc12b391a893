"""A tiny title that can be broken on purpose, to show that the conformance suite notices."""
