"""Which components a game used: told from the names of the actions played."""

from colonnade.bots.labels import labels
from colonnade.kernel.state import State
from colonnade.kernel.title import Title

SET_UP = "set-up "  # begins the kind of what a seat is given before its first decision


class Usage:
    """What each seat of one game did with which component: how often, and when first."""

    def __init__(self, title: Title) -> None:
        self.labels = labels(title.name)
        self.counts: dict[tuple[int, str, str], list[int]] = {}

    def note_set_up(self, state: State) -> None:
        """What the set-up gave each seat by name, such as its people; nobody did anything yet."""
        boards = state.view(None)["state"].get("players", [])
        for seat, board in enumerate(boards):
            for field, value in board.items():
                if isinstance(value, str) and value:
                    self.counts[(seat, SET_UP + field, value)] = [0, -1]

    def note(self, seat: int, action: int, decision: int) -> None:
        key, component = self.labels[action]
        row = self.counts.setdefault((seat, key, component), [0, decision])
        row[0] += 1

    def rows(self) -> list[dict[str, object]]:
        return [
            {"seat": seat, "key": key, "component": component, "count": n, "first": first}
            for (seat, key, component), (n, first) in sorted(self.counts.items())
        ]
