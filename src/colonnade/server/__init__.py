"""The server: tables, live play, people; nothing lost and nobody in."""
