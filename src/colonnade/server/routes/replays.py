"""Replays: any move of a game as one of its players saw it; the older lines of the log."""

from collections import OrderedDict
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import Connection

from colonnade.server import archive, games, wire, words
from colonnade.server.archive import TAIL
from colonnade.server.context import Answer, Server, Visitor, somebody
from colonnade.server.errors import bad, conflict, not_yours
from colonnade.server.hall import viewpoint
from colonnade.server.routes.bodies import Id, Whole
from colonnade.server.routes.tables import may_watch
from colonnade.server.table import Table

router = APIRouter(prefix="/api/tables/{table}", tags=["replays"])

SeatQuery = Annotated[int | None, Query(ge=0, le=15)]
LangQuery = Annotated[str | None, Query(max_length=8)]
InviteQuery = Annotated[str | None, Query(max_length=64)]
KEPT: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
MOST_KEPT = 16


async def visit(
    request: Request, table: str, lang: str | None, invite: str | None
) -> tuple[Server, Visitor, Table, words.Languages]:
    """Who asks for which table, which he must be allowed to watch, and in which languages."""
    server, who = await somebody(request)
    chosen = words.languages(lang)
    found = await server.hall.look(table)
    may_watch(found, who, invite)
    return server, who, found, chosen


def may_look(table: Table, who: Visitor, viewer: int | None) -> None:
    """While a game runs, everybody has his own eyes only."""
    if table.status == "lobby":
        raise conflict("not_running", "the game has not started")
    if viewer is None:
        return
    if viewer >= table.players:
        raise bad(f"viewer: 0 to {table.players - 1}", "viewer")
    if table.status != "over" and viewer not in table.seats_of(who.id):
        raise not_yours(f"seat {viewer} is not yours, and the game is not over")


@router.get("/replay", summary="The whole game, move by move")
async def replay(
    request: Request,
    table: Id,
    viewer: SeatQuery = None,
    lang: LangQuery = None,
    invite: InviteQuery = None,
) -> Response:
    server, who, found, _ = await visit(request, table, lang, invite)
    server.limits.take("heavy", who.key)
    may_look(found, who, viewer)
    key = (table, found.seq, viewer, lang, *found.names())
    if key not in KEPT:
        frozen, started, line = await server.store.read(lambda c: whole_game(c, found))
        KEPT[key] = await server.clerks.run(
            games.replay, frozen, table, started, line, viewer, lang
        )
        while len(KEPT) > MOST_KEPT:
            KEPT.popitem(last=False)
    return Answer(KEPT[key])


def whole_game(connection: Connection, table: Table) -> tuple[dict[str, Any], Any, list[Any]]:
    seats = [seat.to_dict() for seat in table.seats]
    made = {**archive.created_data(connection, table.id), "seats": seats}
    frozen = {"created": made, "status": table.status, "result": table.result}
    started = archive.started_event(connection, table.id)
    return frozen, started, archive.line(connection, table.id)


@router.get("/moves/{move}", summary="The board after a move")
async def one_move(
    request: Request,
    table: Id,
    move: Whole,
    viewer: SeatQuery = None,
    lang: LangQuery = None,
    invite: InviteQuery = None,
) -> Response:
    server, who, found, chosen = await visit(request, table, lang, invite)
    may_look(found, who, viewer)
    if move > found.moves:
        raise bad(f"move: 0 to {found.moves}", "move")

    def work(connection: Connection) -> dict[str, Any]:
        state = archive.state_at(connection, table, move)
        last = None
        if move > 0:
            before = archive.state_at(connection, table, move - 1)
            event = archive.line(connection, table)[move - 1]
            last = {"player": event.data["seat"], "action": None, "words": None}
            if found.status == "over" or event.data["seat"] == viewer:
                name = event.data["action"]
                last["action"] = name
                last["words"] = words.of_action(before, before.parse(name), chosen)
        asked = None
        if state.player is not None:
            prompt = words.prompt(state, chosen)
            asked = {"player": state.player, "decision": state.decision, "prompt": prompt}
        return {"move": move, "view": wire.view(state, viewer), "asked": asked, "last": last}

    return Answer(await server.store.read(work))


@router.get("/log", summary="Older lines of the log")
async def older_lines(
    request: Request,
    table: Id,
    before: Annotated[int, Query(ge=0, le=2**31 - 1)] = 2**31 - 1,
    limit: Annotated[int, Query(ge=1, le=TAIL)] = TAIL,
    seat: SeatQuery = None,
    lang: LangQuery = None,
    invite: InviteQuery = None,
) -> Response:
    server, who, found, chosen = await visit(request, table, lang, invite)
    told = await server.store.read(lambda c: archive.last_told(c, table, before, limit))
    viewer = viewpoint(found, who.id, seat)
    speaker = wire.Speaker(found, chosen)
    lines = [line for event in told for line in speaker.lines(event, viewer)]
    return Answer({"lines": lines, "more": bool(told) and told[0].seq > 2})
