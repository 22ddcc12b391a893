"""Which components, actions and events of a title a set of games used, and which never."""

import json
from collections import Counter
from typing import Any

from colonnade.arena.match import LONGEST, Forfeit, Match, Result, answer, seated
from colonnade.arena.usage import component_names, named_in
from colonnade.kernel import registry
from colonnade.kernel.log import Log


class Coverage:
    """Plays results again with a log and counts what actions and sentences name."""

    def __init__(self, title: str) -> None:
        self.title = registry.get(title)
        self.components: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.events: Counter[str] = Counter()

    def add(self, row: Result) -> None:
        """Play a game again: the same match gives the same game."""
        match = Match(
            row["game"], row["pairing"], row["title"], row["players"], row["options"], row["seed"],
            tuple(row["bots"]),
        )  # fmt: skip
        log = Log()
        state = self.title.new(match.players, match.seed, json.loads(match.options), log)
        try:
            bots = seated(match)
            decisions = 0
            while not state.over and decisions < LONGEST:
                decisions += 1
                action = answer(bots[state.actor], state, match.move_limit)
                self.note_action(action)
                state.play(action)
        except Forfeit:
            pass
        names = [""] * state.seats
        for event in log.events:
            self.events[self.title.events[event[0]]] += 1
            self.components.update(
                set(named_in(self.title.name, self.title.sentence(event, names, "en")))
            )

    def note_action(self, action: int) -> None:
        self.actions[self.title.actions.keys[action]] += 1
        self.components.update(named_in(self.title.name, self.title.actions.names[action]))

    def as_data(self) -> dict[str, Any]:
        """By table of components, and for kinds of actions and events: what was used, what not."""
        tables: dict[str, list[str]] = {}
        for table, name in component_names(self.title.name):
            tables.setdefault(table, []).append(name)
        found = {table: split(names, self.components) for table, names in tables.items()}
        found["kinds_of_actions"] = split(
            list(dict.fromkeys(self.title.actions.keys)), self.actions
        )
        found["kinds_of_events"] = split(self.title.events, self.events)
        return found


def split(names: list[str], counts: Counter[str]) -> dict[str, Any]:
    return {
        "used": {name: counts[name] for name in names if counts[name]},
        "never": [name for name in names if not counts[name]],
    }
