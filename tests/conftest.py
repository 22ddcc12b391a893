"""Shared by all tests: how many games the big loops play."""

import os

SOAK = os.environ.get("COLONNADE_SOAK", "") not in ("", "0")
