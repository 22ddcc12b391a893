"""What clients get to read: snapshots, updates, log, legal actions; only what a viewer may see."""

from typing import Any

from colonnade.kernel import registry
from colonnade.kernel.state import State
from colonnade.server import words
from colonnade.server.table import Event, Table, now_ms
from colonnade.server.words import Languages

Json = dict[str, Any]


def view(state: State, viewer: int | None) -> Json:
    """The title's view; the legal names are left out, `legal` has them with their words."""
    seen = state.view(viewer)
    del seen["legal"]
    return seen


def asked(table: Table, chosen: Languages) -> Json | None:
    state = table.state
    if state is None or state.player is None:
        return None
    return {
        "player": state.player,
        "decision": state.decision,
        "prompt": words.prompt(state, chosen),
        "since": table.since,
    }


def legal(state: State | None, viewer: int | None, chosen: Languages) -> list[Json]:
    """The choices, for the seat that is asked and nobody else."""
    if state is None or viewer is None or state.player != viewer:
        return []
    actions = state.title.actions
    return [
        {
            "id": action,
            "name": actions.names[action],
            "key": actions.keys[action],
            "parts": actions.parts[action],
            "words": words.of_action(state, action, chosen),
        }
        for action in state.choices
    ]


def seats(table: Table, person: str | None) -> list[Json]:
    return [
        {
            "seat": i,
            "kind": seat.kind,
            "name": seat.name,
            "person": seat.person,
            "level": seat.level,
            "mine": person is not None and seat.person == person,
            "played_by": "bot" if seat.by_server else "person",
            "away": seat.away or False,
        }
        for i, seat in enumerate(table.seats)
    ]


def undo(table: Table, viewer: int | None) -> Json:
    mine = 0 if viewer is None else table.undoable(viewer)
    redo = 0
    if table.redo and table.redo[-1][0] == viewer and table.actor == viewer:
        redo = len(table.redo)
    request = None
    if table.request is not None:
        request = {**table.request, "waiting": waiting(table)}
    return {"mine": mine, "redo": redo, "request": request}


def waiting(table: Table) -> list[int]:
    """The seats of people who have not yet agreed to take moves back."""
    if table.request is None:
        return []
    agreed = table.request["agreed"]
    return [
        i
        for i, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.away is None and i not in agreed
    ]


def orders(table: Table, person: str | None) -> list[Json]:
    return [{"seat": i, "orders": table.seats[i].orders} for i in table.seats_of(person)]


def clocks(table: Table, now: int) -> Json | None:
    if table.clock["kind"] == "none":
        return None
    deadline = table.deadline()
    left = list(table.bank)
    if not left:
        left = [int(table.clock["seconds"] * 1000)] * table.players
    actor = table.actor
    if deadline is not None and actor is not None:
        left[actor] = max(0, deadline - now)
    return {"running": None if deadline is None else actor, "until": deadline, "left": left}


# --- the log -------------------------------------------------------------------------------


class Speaker:
    """Puts a table's events into lines of the log; each is made once for all viewers."""

    def __init__(self, table: Table, chosen: Languages) -> None:
        self.table = table
        self.chosen = chosen
        self.spoken: dict[int, list[tuple[int, Json]]] = {}

    def lines(self, event: Event, viewer: int | None) -> list[Json]:
        """The lines that an event brings for a viewer."""
        found = table_lines(event, self.table, self.chosen)
        if event.kind not in ("action", "started"):
            return found
        if event.seq not in self.spoken:
            self.spoken[event.seq] = game_lines(event, self.table, self.chosen)
        over = self.table.status == "over"
        return found + [
            line for reader, line in self.spoken[event.seq] if over or reader in (-1, viewer)
        ]


def game_lines(event: Event, table: Table, chosen: Languages) -> list[tuple[int, Json]]:
    """What the engine told, each line with its only reader (-1: everybody)."""
    title = registry.get(table.title)
    names = {language: called(table, language) for language in chosen}
    found = []
    for kind, player, a, b, c, reader in event.data["told"]:
        told = (kind, player, a, b, c, reader)
        args = title.event_args(told, "en")
        line = {
            "move": event.moves,
            "seq": event.seq,
            "at": event.at,
            "kind": "game",
            "event": title.events[kind],
            "player": player if player >= 0 else None,
            "data": [a, b, c],
            "args": {key: value for key, value in args.items() if plain(value)},
            "words": words.sentence(title, told, names),
        }
        found.append((reader, line))
    return found


def called(table: Table, language: str) -> list[str]:
    """Who sits where, by name; who was forgotten has none."""
    nobody = words.ours("nobody", (language,))[language]
    return [seat.name or nobody for seat in table.seats]


def plain(value: Any) -> bool:
    return isinstance(value, (str, int, float, bool)) or value is None


def table_lines(event: Event, table: Table, chosen: Languages) -> list[Json]:
    """What happened around the game."""
    name, seat, args = table_words(event)
    if name is None:
        return []
    shown: words.Words = {}
    for language in chosen:
        player = called(table, language)[seat] if seat is not None else ""
        shown |= words.ours(f"line-{name}", (language,), player=player, **args)
    return [
        {
            "move": event.moves,
            "seq": event.seq,
            "at": event.at,
            "kind": "table",
            "event": name,
            "player": seat,
            "data": [],
            "args": args,
            "words": shown,
        }
    ]


def table_words(event: Event) -> tuple[str | None, int | None, Json]:
    data = event.data
    if event.kind == "started":
        return "started", None, {}
    if event.kind == "over":
        return "over", None, {}
    if event.kind == "seat":
        return ("opened" if data["kind"] == "open" else "joined"), data["seat"], {}
    if event.kind == "away":
        return data["why"], data["seat"], {}
    if event.kind == "back":
        return "back", data["seat"], {}
    if event.kind == "undo":
        count = {"count": len(data["taken"])}
        return ("consent" if data["consent"] else "undo"), data["seat"], count
    return None, None, {}


def chat(event: Event) -> Json:
    data = event.data
    return {
        "seq": event.seq,
        "at": event.at,
        "person": data["person"],
        "seat": data["seat"],
        "name": data["name"],
        "text": data["text"],
    }


# --- whole answers -------------------------------------------------------------------------


def summary(table: Table) -> Json:
    """What lists show: nothing in it is secret."""
    return {
        "id": table.id,
        "name": table.name,
        "title": table.title,
        "rules": table.rules,
        "status": table.status,
        "players": table.players,
        "seats": seats(table, None),
        "options": table.options,
        "public": table.public,
        "practice": table.practice,
        "rated": table.rated,
        "hints": table.hints,
        "clock": table.clock,
        "moves": table.moves,
        "asked": table.actor,
        "created": table.created,
        "started": table.started,
        "finished": table.finished,
        "updated": table.updated,
        "result": table.result,
        "parent": table.parent,
    }


def listed(stored: Json, person: str | None) -> Json:
    """A stored summary as one person sees it."""
    mine = []
    for seat in stored["seats"]:
        seat["mine"] = person is not None and seat["person"] == person
        if seat["mine"]:
            mine.append(seat["seat"])
    title = registry.get(stored["title"])
    return {**stored, "words": words.of_title(title, "title"), "mine": mine}


def snapshot(
    table: Table,
    told: list[Event],
    talk: list[Event],
    person: str | None,
    viewer: int | None,
    presence: Json,
    chosen: Languages,
) -> Json:
    """Everything a board needs."""
    now = now_ms()
    speaker = Speaker(table, chosen)
    shown = [line for event in told for line in speaker.lines(event, viewer)]
    mine = table.seats_of(person)
    known = bool(mine) or (person is not None and person == table.owner)
    return {
        **listed(summary(table), person),
        "words": words.of_title(registry.get(table.title), "title", chosen),
        "spectators": table.spectators,
        "now": now,
        "invite": table.invite if known else None,
        "you": {
            "id": person,
            "seats": mine,
            "owner": known and person == table.owner,
            "viewer": viewer,
        },
        "seq": table.seq,
        "position": table.position,
        "presence": presence,
        "view": None if table.state is None else view(table.state, viewer),
        "asked": asked(table, chosen),
        "legal": legal(table.state, viewer, chosen),
        "undo": undo(table, viewer),
        "orders": orders(table, person),
        "clocks": clocks(table, now),
        "log": shown[-200:],
        "log_more": bool(told) and told[0].seq > 2,
        "chat": [chat(event) for event in talk],
    }


def changed(speaker: Speaker, news: list[Event], before: int, viewer: int | None) -> Json:
    """An update, all but the view."""
    table, chosen = speaker.table, speaker.chosen
    now = now_ms()
    kinds = {event.kind for event in news}
    owner = None if viewer is None else table.seats[viewer].person
    made: Json = {
        "type": "update",
        "seq": table.seq,
        "from": before,
        "position": table.position,
        "moves": table.moves,
        "now": now,
        "status": table.status,
        "viewer": viewer,
        "asked": asked(table, chosen),
        "legal": legal(table.state, viewer, chosen),
        "undo": undo(table, viewer),
        "clocks": clocks(table, now),
        "log": [line for event in news for line in speaker.lines(event, viewer)],
        "chat": [chat(event) for event in news if event.kind == "chat"],
    }
    cuts = [event.moves for event in news if event.kind == "undo"]
    if cuts:
        made["log_cut"] = min(cuts)
    if kinds & {"seat", "forgotten", "away", "back", "started", "over"}:
        made["seats"] = seats(table, owner)
    if kinds & {"orders", "undo"} or any(seat.orders for seat in table.seats):
        made["orders"] = orders(table, owner)
    if "over" in kinds:
        made["result"] = table.result
    if kinds & {"unrated", "over"}:
        made["rated"] = table.rated
    return made
