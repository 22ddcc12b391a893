"""Replays, files and forks: any move of any game, exact, and no secrets while it runs."""

from collections.abc import Callable

import pytest

import colonnade
from colonnade.client import Client, Refused, TableClient
from colonnade.server import archive
from colonnade.server.errors import ApiError
from server.running import Running
from server.test_play import TITLE, any_move, hot_seat, refusal, two_people
from server.test_secrecy import view_of
from server.test_sockets import move_of
from server.truth import database

Person = Callable[[str], Client]


def finished_game(client: Client, seed: int = 1) -> TableClient:
    table = hot_seat(client)
    table.play(any_move(seed))
    return table


def test_any_move_as_any_player_saw_it(person: Person) -> None:
    table = finished_game(person("Ann"))
    record = table.export()["record"]
    replay = table.replay(viewer=0)
    assert [move["action"] for move in replay["moves"]] == [move[0] for move in record["moves"]]
    assert len(replay["scores"]) == len(record["moves"])
    stranger = person("Eve").table(table.id)
    from colonnade.kernel.record import steps

    for number, game in enumerate(steps(record)):
        if number % 9 == 0 or number == len(record["moves"]):
            for viewer in (None, 0, 1):
                assert stranger.move(number, viewer)["view"] == view_of(game.state, viewer)
    assert replay["scores"][-1] == game.state.scores()
    assert refusal(lambda: stranger.move(len(record["moves"]) + 1)) == "bad_request"


def test_a_move_taken_back_a_moment_ago_is_not_there(server: Running, person: Person) -> None:
    """Between the look at the table and the look at its moves somebody may have gone back."""
    table = hot_seat(person("Ann"))
    for turn in range(2):
        move_of([table, table], turn)
    with database(server.data) as connection:
        assert archive.state_at(connection, table.id, 2).player is not None
        with pytest.raises(ApiError, match="no such move"):
            archive.state_at(connection, table.id, 3)


def test_while_it_runs_only_own_eyes(person: Person) -> None:
    mine, theirs = two_people(person("Ann"), person("Bob"))
    for turn in range(6):
        move_of([mine, theirs], turn)
    assert mine.move(3, viewer=0)["view"]["viewer"] == 0
    assert mine.move(3)["view"]["viewer"] is None
    assert refusal(lambda: mine.move(3, viewer=1)) == "not_yours"
    assert refusal(lambda: mine.replay(viewer=1)) == "not_yours"
    assert refusal(mine.export) == "not_allowed"


def test_export_and_import_of_finished_and_running_games(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    finished = finished_game(ann)
    file = finished.export()
    copy = bob.import_game(file)
    assert copy.snapshot().over
    assert copy.export()["record"] == file["record"]
    assert copy.snapshot().result is not None
    running = hot_seat(ann)
    for turn in range(30):
        move_of([running] * 5, turn)
    again = bob.import_game(running.export())
    now = again.snapshot()
    assert (now.status, now.moves, now.data["practice"]) == ("running", 30, True)
    assert now.data["you"]["seats"] == list(range(now.data["players"]))
    for turn in range(3):
        move_of([again] * 5, turn)


def test_a_bare_record_is_a_game_file_too(person: Person) -> None:
    game = colonnade.Game(TITLE, 2, 5, {})
    for _ in range(10):
        game.play(game.state.legal()[0])
    table = person("Ann").import_game(game.record())
    assert table.snapshot().moves == 10


@pytest.mark.parametrize(
    "spoil",
    [
        lambda f: f.update(colonnade="other"),
        lambda f: f.update(record=[]),
        lambda f: f.update(seats="none"),
        lambda f: f["record"].update(title="../../../etc/passwd"),
        lambda f: f["record"].update(title=["x"]),
        lambda f: f["record"].update(players=99),
        lambda f: f["record"].update(players="2"),
        lambda f: f["record"].update(options=[]),
        lambda f: f["record"].update(options={"no": 1}),
        lambda f: f["record"].update(seed="x"),
        lambda f: f["record"].update(seed=10**40),
        lambda f: f["record"].update(chances=[-1] * 9),
        lambda f: f["record"].update(chances=["a"]),
        lambda f: f["record"].update(digest="0"),
        lambda f: f["record"].update(over=True),
        lambda f: f["record"]["moves"].append(["no such move", [], ""]),
        lambda f: f["record"]["moves"].append("x"),
        lambda f: f["record"]["moves"].__setitem__(3, f["record"]["moves"][4]),
        lambda f: f["record"].update(rules=99),
        lambda f: f["record"].update(start={"format": 1}),
    ],
)
def test_spoiled_files_are_refused(
    person: Person, spoil: Callable[[dict[str, object]], None]
) -> None:
    game = colonnade.Game(TITLE, 2, 5, {})
    for _ in range(10):
        game.play(game.state.legal()[0])
    file = {"colonnade": "game", "format": 1, "name": "x", "seats": [], "record": game.record()}
    spoil(file)
    client = person("Ann")
    with pytest.raises(Refused) as caught:
        client.import_game(file)
    assert caught.value.status in (400, 409)
    assert client.get("/me/tables")["tables"] == []


def test_names_in_a_file_are_only_names(person: Person) -> None:
    game = colonnade.Game(TITLE, 2, 5, {})
    seats = [{"name": "../../x\n<script>", "kind": "bot", "person": "p_1", "level": "hard"}, {}]
    file = {
        "colonnade": "game",
        "format": 1,
        "name": ["x"],
        "seats": seats,
        "record": game.record(),
    }
    now = person("Ann").import_game(file).snapshot()
    assert [seat["name"] for seat in now.data["seats"]] == ["../../x <script>", "2"]
    assert all(seat["mine"] for seat in now.data["seats"])


def test_fork_a_finished_game_from_any_move(person: Person) -> None:
    ann = person("Ann")
    table = finished_game(ann)
    fork = ann.table(ann.post(table.path("fork"), {"move": 7, "hotseat": True})["table"])
    now = fork.snapshot(seat=0)
    assert (now.moves, now.data["practice"], now.data["rated"]) == (7, True, False)
    assert now.view == table.move(7, viewer=0)["view"]
    assert refusal(lambda: person("Eve").post(table.path("fork"), {"move": 7})) == "not_yours"


def test_fork_of_a_running_game_deals_the_unknown_anew(server: Running, person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    mine, theirs = two_people(ann, bob)
    for turn in range(8):
        move_of([mine, theirs], turn)
    fork = ann.table(ann.post(mine.path("fork"), {"move": 8, "hotseat": True})["table"])
    own, real = fork.snapshot(seat=0), mine.snapshot(seat=0)
    assert own.view is not None
    assert real.view is not None
    assert own.view["state"] == real.view["state"]
    export = fork.export()["record"]
    assert "seed" not in export
    assert "start" in export
    assert bob.import_game({"colonnade": "game", "format": 1, "seats": [], "record": export})
    assert refusal(lambda: ann.post(mine.path("fork"), {"move": 8, "seat": 1})) == "not_yours"


def test_older_lines_of_the_log(person: Person) -> None:
    table = finished_game(person("Ann"))
    whole = table.client.get(table.path("log"), limit=200)["lines"]
    assert whole[-1]["event"] == "over"
    middle = whole[len(whole) // 2]["seq"]
    older = table.client.get(table.path("log"), before=middle, limit=20)["lines"]
    assert max(line["seq"] for line in older) < middle
