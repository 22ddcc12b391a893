"""Tests of Imperial Settlers."""
