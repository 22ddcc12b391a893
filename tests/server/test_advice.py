"""Hints at tables that allow them, analysis of finished games, notices, webhooks."""

import http.server
import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from websockets.sync.client import connect

from colonnade.client import Client
from colonnade.server import minds
from server.running import Running, running
from server.test_play import any_move, hot_seat, refusal, two_people
from server.test_sockets import move_of, next_of

Person = Callable[[str], Client]


def test_hints_where_they_are_allowed(person: Person) -> None:
    ann = person("Ann")
    table = hot_seat(ann, hints=True)
    now = table.snapshot()
    answer = ann.post(table.path("hint"), {"language": "de"})
    assert answer["position"] == now.position
    assert {hint["id"] for hint in answer["hints"]} == {action.id for action in now.legal}
    best = answer["hints"][0]
    assert best["words"] == next(
        a.words["de"] for a in table.snapshot(lang="de").legal if a.id == best["id"]
    )
    assert best["gains"]
    assert not table.snapshot().data["rated"]
    strict = hot_seat(ann)
    assert refusal(lambda: ann.post(strict.path("hint"))) == "not_allowed"


def test_hints_are_for_the_seat_asked(person: Person) -> None:
    mine, theirs = two_people(person("Ann"), person("Bob"), hints=True)
    waiting = (theirs, mine)[mine.snapshot().player or 0]
    assert refusal(lambda: waiting.client.post(mine.path("hint"))) == "not_allowed"


def test_practice_gives_no_advice_on_a_game_that_goes_on_without(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    mine, theirs = two_people(ann, bob)
    move_of([mine, theirs])
    fork = ann.table(ann.post(mine.path("fork"), {"move": 1, "hotseat": True})["table"])
    assert refusal(lambda: ann.post(fork.path("hint"))) == "not_allowed"
    fork.play(any_move(1))
    assert refusal(lambda: ann.post(fork.path("analysis"))) == "not_allowed"


def test_analysis_of_a_running_game_is_refused(person: Person) -> None:
    ann = person("Ann")
    table = hot_seat(ann, hints=True)
    assert refusal(lambda: ann.post(table.path("analysis"))) == "not_running"


def test_analysis_of_a_finished_game_is_worked_out_beside_play(person: Person) -> None:
    ann = person("Ann")
    table = hot_seat(ann)
    table.play(any_move(1))
    answer = ann.post(table.path("analysis"))
    assert answer["status"] in ("working", "ready")
    other = hot_seat(ann)
    started = time.perf_counter()
    move_of([other] * 5)
    assert time.perf_counter() - started < 10  # the loop does not wait for the thought


class Hook(http.server.BaseHTTPRequestHandler):
    received: ClassVar[list[dict[str, Any]]] = []

    def do_POST(self) -> None:
        length = int(self.headers["content-length"])
        Hook.received.append(json.loads(self.rfile.read(length)))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def hook() -> Iterator[str]:
    Hook.received.clear()
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook) as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{listening.server_address[1]}/hook"
        listening.shutdown()


def test_a_webhook_says_whose_turn_it_is(tmp_path: Path, hook: str) -> None:
    with running(tmp_path, COLONNADE_WEBHOOKS="any") as server:
        ann, bob = Client(server.url), Client(server.url)
        ann.guest("Ann")
        bob.guest("Bob")
        for client in (ann, bob):
            client.ask("PATCH", "/me", {"notify": {"webhook": hook}})
        mine, theirs = two_people(ann, bob, name="Friday")
        seats = [mine, theirs]
        asked = mine.snapshot().player
        assert asked is not None
        until = time.monotonic() + 20
        while not Hook.received:
            assert time.monotonic() < until
            time.sleep(0.05)
        notice = Hook.received[0]
        assert (notice["notice"], notice["table"], notice["name"]) == ("turn", mine.id, "Friday")
        assert notice["url"].endswith(f"/table/{mine.id}")
        assert "Friday" in notice["words"]["de"]
        assert seats[asked].snapshot().legal


def test_notices_come_to_open_pages(server: Running, person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    url = "ws" + server.url.removeprefix("http") + "/api/me/socket"
    with connect(url, additional_headers={"Cookie": f"colonnade={ann.token}"}, proxy=None) as page:
        mine, theirs = two_people(ann, bob)
        theirs.chat("hello")
        kinds = {next_of(page, "notice")["notice"]}
        while "chat" not in kinds:
            kinds.add(next_of(page, "notice")["notice"])
    assert mine.snapshot().data["chat"][0]["text"] == "hello"


def test_a_practice_game_from_the_middle_is_analysed_too(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    mine, theirs = two_people(ann, bob, hints=True)
    for turn in range(4):
        move_of([mine, theirs], turn)
    fork = ann.table(ann.post(mine.path("fork"), {"move": 4, "hotseat": True})["table"])
    fork.play(any_move(1))
    assert ann.post(fork.path("analysis"))["status"] in ("working", "ready")
    record = fork.export()["record"]
    found = minds.analysis({**record, "moves": record["moves"][:3], "over": False}, "en", [], 1)
    assert [row["played"] for row in found["moves"]] == [move[0] for move in record["moves"][:3]]
    assert len(found["chances"]) == 4
