"""The web client in a real Chromium, on a real server."""
