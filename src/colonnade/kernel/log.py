"""What happened: events for people, and the outcomes of chance for exact replays."""

# event kind, player, a, b, c, only reader (-1: everybody)
Event = tuple[int, int, int, int, int, int]


class Log:
    """Attached to the state of a real game; clones made for thinking have none."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.chances: list[int] = []
        self.script: list[int] = []

    def tell(self, kind: int, player: int, a: int, b: int, c: int, reader: int) -> None:
        self.events.append((kind, player, a, b, c, reader))

    def chance(self, value: int, n: int) -> int:
        """Record an outcome; while a script is being replayed, its outcome holds."""
        if self.script:
            value = self.script.pop(0)
            if not 0 <= value < n:
                raise ValueError(f"recorded chance {value} is not one of {n}")
        self.chances.append(value)
        return value

    def seen_by(self, viewer: int | None, start: int = 0) -> list[Event]:
        """The events a viewer may read, from a position on."""
        return [e for e in self.events[start:] if e[5] == -1 or e[5] == viewer]
