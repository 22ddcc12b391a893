"""Which components, actions and events of a title a set of games used, and which never."""

from collections import Counter
from typing import Any

from colonnade.bots.labels import component_names, named_in
from colonnade.kernel import registry
from colonnade.kernel.log import Event
from colonnade.kernel.state import State

Used = tuple[str, str]  # table, name
ACTION_KINDS = "kinds_of_actions"
EVENT_KINDS = "kinds_of_events"


class Coverage:
    """Counts what games use. Without a title's own say: what actions and sentences name."""

    def __init__(self, title: str) -> None:
        self.title = registry.get(title)
        self.module = registry.part(title, "used")
        self.counts: Counter[Used] = Counter()

    def note_action(self, state: State, action: int) -> None:
        """An action is about to be played."""
        self.counts[ACTION_KINDS, self.title.actions.keys[action]] += 1
        if self.module is None:
            self.note_names(self.title.actions.names[action])
        else:
            self.counts.update(self.module.by_action(state, action))

    def note_log(self, events: list[Event], seats: int) -> None:
        """A game is over: read its log."""
        for event in events:
            self.counts[EVENT_KINDS, self.title.events[event[0]]] += 1
            if self.module is None:
                self.note_names(self.title.sentence(event, [""] * seats, "en"))
        if self.module is not None:
            self.counts.update(self.module.by_events(events))

    def note_names(self, text: str) -> None:
        named = set(named_in(self.title.name, text))
        self.counts.update(pair for pair in component_names(self.title.name) if pair[1] in named)

    def rows(self) -> list[list[Any]]:
        """What was counted, as data: table, name, how often."""
        return [[table, name, n] for (table, name), n in sorted(self.counts.items())]

    def add(self, rows: list[list[Any]]) -> None:
        """Count in what another game used."""
        for table, name, n in rows:
            self.counts[table, name] += n

    def tables(self) -> dict[str, list[str]]:
        """Everything that can be used."""
        found: dict[str, list[str]] = {}
        if self.module is None:
            for table, name in component_names(self.title.name):
                found.setdefault(table, []).append(name)
        else:
            found.update(self.module.tables())
        found[ACTION_KINDS] = list(dict.fromkeys(self.title.actions.keys))
        found[EVENT_KINDS] = list(self.title.events)
        return found

    def as_data(self) -> dict[str, Any]:
        """Table by table: what was used and how often, and what never."""
        return {
            table: {
                "used": {n: self.counts[table, n] for n in names if self.counts[table, n]},
                "never": [n for n in names if not self.counts[table, n]],
            }
            for table, names in self.tables().items()
        }
