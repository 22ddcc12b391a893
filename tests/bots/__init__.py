"""Opponents, hints and analysis; what they may not see."""
