"""Playing: whole games, repeated and stale actions, taking back, standing orders, hot-seat."""

import random
import threading
from collections.abc import Callable
from typing import Any

import pytest

import colonnade
from colonnade.client import Client, Refused, Snapshot, TableClient
from colonnade.kernel import registry

Person = Callable[[str], Client]
TITLE = "puerto_rico"  # the quickest one; whole games of all titles are below


def any_move(seed: int) -> Callable[[Snapshot], int]:
    chance = random.Random(seed)
    return lambda snapshot: chance.choice(snapshot.legal).id


def hot_seat(client: Client, players: int = 2, **more: Any) -> TableClient:
    """One person in every seat, playing."""
    low = next(t["players"][0] for t in client.titles() if t["name"] == TITLE)
    count = max(players, low)
    seats = [{"kind": "me", "name": f"Seat {i}"} for i in range(count)]
    return client.new_table(TITLE, players=count, seats=seats, start=True, **more)


def two_people(ann: Client, bob: Client, **more: Any) -> tuple[TableClient, TableClient]:
    """A game of two (and bots, where two are not enough)."""
    made = ann.new_table(TITLE, players=2, seats=[{"kind": "me"}, {"kind": "open"}], **more)
    theirs = TableClient(bob, made.id, made.invite)
    theirs.join()
    made.start(fill="easy")
    return made, theirs


def refusal(call: Callable[[], Any]) -> str:
    with pytest.raises(Refused) as caught:
        call()
    return caught.value.code


@pytest.mark.parametrize("title", registry.titles())
def test_a_whole_game_against_a_bot_on_the_socket(person: Person, title: str) -> None:
    table = person("Ann").play_now(title, players=2, level="easy")
    result = table.play(any_move(1))
    assert len(result["scores"]) == 2
    assert sorted(seat for group in result["ranking"] for seat in group) == [0, 1]
    last = table.snapshot()
    assert last.over
    assert last.legal == []
    assert colonnade.replay(table.export()["record"]).state.scores() == result["scores"]


def test_an_action_answers_a_position(person: Person) -> None:
    table = hot_seat(person("Ann"))
    first = table.snapshot()
    ack = table.act(first.position, first.legal[0].id)
    assert (ack.position, ack.moves, ack.repeated) == (first.seq + 1, 1, False)
    again = table.act(first.position, first.legal[0].id)
    assert again.repeated
    assert again.position == ack.position
    assert refusal(lambda: table.act(first.position, first.legal[1].id)) == "stale"
    assert table.snapshot().moves == 1


def test_actions_go_by_number_and_by_name(person: Person) -> None:
    table = hot_seat(person("Ann"))
    now = table.snapshot()
    table.act(now.position, now.legal[0].name)
    assert refusal(lambda: table.act(table.snapshot().position, 10**8)) == "illegal_action"
    assert (
        refusal(lambda: table.act(table.snapshot().position, "no such thing")) == "illegal_action"
    )


def test_undo_redo_and_restart(person: Person) -> None:
    table = hot_seat(person("Ann"))
    start = table.snapshot()
    while table.snapshot().data["undo"]["mine"] == 0 or table.snapshot().moves < 2:
        now = table.snapshot()
        table.act(now.position, now.legal[0].id)
    before = table.snapshot()
    depth = before.data["undo"]["mine"]
    table.undo(before.position)
    after = table.snapshot()
    assert after.moves == before.moves - 1
    assert after.data["undo"]["mine"] == depth - 1 or after.player != before.player
    seat = [x for x in after.data["log"] if x["event"] == "undo"]
    assert len(seat) == 1
    assert all(x["move"] <= after.moves for x in after.data["log"] if x["kind"] == "game")
    if after.data["undo"]["redo"]:
        table.redo(after.position)
        assert table.snapshot().view == before.view
    assert start.moves == 0


def test_undo_stops_at_another_players_move(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    mine, theirs = two_people(ann, bob, seed=3)
    tables = [mine, theirs]
    movers: list[int] = []
    while len(set(movers)) < 2:
        now = mine.snapshot()
        assert now.player is not None
        seen = tables[now.player].snapshot()
        tables[now.player].act(seen.position, seen.legal[0].id)
        movers.append(now.player)
    last, other = movers[-1], 1 - movers[-1]
    position = mine.snapshot().position
    assert refusal(lambda: tables[other].undo(position)) == "nothing_to_undo"
    assert tables[other].snapshot().data["undo"]["mine"] == 0
    assert tables[last].snapshot().data["undo"]["mine"] in (0, 1)


def test_undo_by_consent_of_all(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    mine, theirs = two_people(ann, bob, seed=3)
    start = mine.snapshot()
    tables = [mine, theirs]
    for _ in range(5):
        now = mine.snapshot()
        assert now.player is not None
        seen = tables[now.player].snapshot()
        tables[now.player].act(seen.position, seen.legal[0].id)
    ann.post(mine.path("undo/request"), {"to": 0})
    asked = theirs.snapshot().data["undo"]["request"]
    assert (asked["by"], asked["to"], asked["waiting"]) == (0, 0, [1])
    bob.post(mine.path("undo/answer"), {"agree": False})
    assert mine.snapshot().data["undo"]["request"] is None
    assert mine.snapshot().moves == 5
    bob.post(mine.path("undo/request"), {"to": 0})
    ann.post(mine.path("undo/answer"), {"agree": True})
    after = mine.snapshot()
    assert after.moves == 0
    assert after.view == start.view


def test_alone_with_bots_consent_comes_at_once_and_the_game_no_longer_counts(
    person: Person,
) -> None:
    ann = person("Ann")
    table = ann.play_now(TITLE, players=2, level="easy")
    for _ in range(3):
        for snapshot in table.snapshots():
            if snapshot.legal:
                table.act(snapshot.position, snapshot.legal[0].id)
                break
    assert table.snapshot().data["rated"]
    ann.post(table.path("undo/request"), {"to": 0})
    for snapshot in table.snapshots():
        if snapshot.legal:
            break
    assert snapshot.moves <= 1
    assert not snapshot.data["rated"]


def test_standing_orders(person: Person) -> None:
    ann = person("Ann")
    table = hot_seat(ann, seed=5)
    now = table.snapshot()
    seat, decision, action = now.player, now.data["asked"]["decision"], now.legal[0].name
    orders = [{"do": "play", "action": action, "decision": decision, "until": {"count": 1}}]
    ann.ask("PUT", table.path("orders"), {"seat": seat, "orders": orders})
    for after in table.snapshots():
        if after.moves >= 1:
            break
    assert after.data["orders"][0]["orders"] == []
    replay = table.client.get(table.path("moves/1"), viewer=seat)
    assert replay["last"]["action"] == action
    bad = {"seat": seat, "orders": [{"do": "play", "action": "no such thing"}]}
    assert refusal(lambda: ann.ask("PUT", table.path("orders"), bad)) == "illegal_action"


def test_hot_seat_sees_the_seat_that_is_asked(person: Person) -> None:
    table = hot_seat(person("Ann"))
    for _ in range(8):
        now = table.snapshot()
        assert now.data["you"]["viewer"] == now.player
        assert now.legal
        assert now.view is not None
        assert now.view["viewer"] == now.player
        table.act(now.position, now.legal[-1].id)
    fixed = table.snapshot(seat=1)
    assert fixed.data["you"]["viewer"] == 1


def test_a_leaver_is_played_by_a_bot_until_he_is_back(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    mine, theirs = two_people(ann, bob)
    seats = [mine, theirs]
    now = mine.snapshot()
    assert now.player is not None
    leaver = seats[now.player]
    leaver.client.post(mine.path("leave"))
    stays = seats[1 - now.player]
    for snapshot in stays.snapshots():
        if snapshot.legal:
            break
    assert snapshot.data["seats"][now.player]["played_by"] == "bot"
    assert snapshot.data["seats"][now.player]["away"] == "left"
    seen = leaver.snapshot()
    assert refusal(lambda: leaver.act(seen.position, 0)) in ("away", "not_yours")
    leaver.client.post(mine.path("back"))
    assert stays.snapshot().data["seats"][now.player]["played_by"] == "person"


def test_rematch_with_the_same_and_a_new_deal(person: Person) -> None:
    ann = person("Ann")
    table = hot_seat(ann, seed=11)
    first = table.snapshot(seat=0).view
    assert refusal(lambda: ann.post(table.path("rematch"))) == "not_running"
    table.play(any_move(2))
    again = ann.table(ann.post(table.path("rematch"), {"same_seed": True})["table"])
    assert again.snapshot(seat=0).view == first
    fresh = ann.table(ann.post(table.path("rematch"))["table"])
    assert fresh.snapshot().status == "running"


def test_who_asks_for_a_rematch_second_joins_the_first(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    mine, theirs = two_people(ann, bob)
    thread = threading.Thread(target=lambda: theirs.play(any_move(1)))
    thread.start()
    mine.play(any_move(2))
    thread.join(timeout=60)
    again = mine.rematch()
    assert again.snapshot().status == "lobby"
    assert theirs.rematch().id == again.id
    assert theirs.rematch().id == again.id  # and sits there once
    seats = again.snapshot().data["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bob"]
    assert theirs.rematch(same_seed=True).id != again.id
    again.start()
    assert again.snapshot().status == "running"


def test_chat_reaches_everybody_at_the_table(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    mine, theirs = two_people(ann, bob)
    mine.chat("good luck\n\x07 <b>all</b>")
    assert [c["text"] for c in theirs.snapshot().data["chat"]] == ["good luck <b>all</b>"]
    stranger = TableClient(person("Eve"), mine.id)
    assert refusal(lambda: stranger.chat("hi")) == "not_yours"
