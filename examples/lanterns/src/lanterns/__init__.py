"""Lanterns: hang cards in rising order, or sell them for a coin. A whole title in one module."""
