"""Matches, tournaments, ratings and their files."""
