"""Guests and accounts: names, passwords, links by mail, own data, ratings."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from colonnade.client import Client, Refused, TableClient
from colonnade.server.people import clean
from colonnade.server.ratings import Chair, new_ratings, place
from server.crowd import check_crowd, ghosts
from server.mailing import mail_in, mail_server
from server.running import Running, running
from server.test_play import TITLE, any_move, hot_seat, refusal, two_people
from server.test_sockets import next_of
from server.truth import database

Person = Callable[[str], Client]


def unique(word: str) -> str:
    return f"{word}{time.time_ns() % 10**12}"


def test_a_guest_is_made_by_playing(server: Running) -> None:
    with Client(server.url) as client:
        assert client.get("/me")["id"] is None
        client.play_now(TITLE, players=2, name="Ann")
        me = client.get("/me")
        assert me["guest"]
        assert me["name"] == "Ann"
        assert len(client.get("/me/tables")["tables"]) == 1


def test_a_guest_becomes_an_account_and_keeps_his_games(server: Running, person: Person) -> None:
    client = person("Ann")
    table = client.play_now(TITLE, players=2)
    before = client.get("/me")["id"]
    login = unique("ann")
    me = client.register(login, "correct horse", name="Anna")
    assert (me["id"], me["guest"], me["login"], me["name"]) == (before, False, login, "Anna")
    with Client(server.url) as elsewhere:
        assert elsewhere.login(login.upper(), "correct horse")["id"] == before
        assert elsewhere.table(table.id).snapshot().data["you"]["seats"] == [0]
    with Client(server.url) as other:
        other.guest("Bob")
        assert refusal(lambda: other.register(login, "another horse")) == "taken"


def test_old_cookies_end_with_the_password(server: Running, person: Person) -> None:
    client = person("Ann")
    client.register(unique("ann"), "correct horse")
    old = Client(server.url, token=client.token)
    assert old.get("/me")["id"] is not None
    wrong = {"old": "wrong horse", "new": "better horse"}
    assert refusal(lambda: client.post("/auth/password", wrong)) == "wrong_password"
    client.post("/auth/password", {"old": "correct horse", "new": "better horse"})
    assert old.get("/me")["id"] is None
    assert client.get("/me")["id"] is not None


def test_renaming_and_settings(person: Person) -> None:
    client = person("Ann")
    changed = client.ask("PATCH", "/me", {"name": " Än\u202en \n a ", "language": "de"})
    assert (changed["name"], changed["language"]) == ("Änn a", "de")
    assert refusal(lambda: client.ask("PATCH", "/me", {"name": "\x00 \u200b"})) == "bad_request"


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1/x", "http://localhost:8000", "file:///etc/passwd", "http://[::1]/",
     "http://169.254.169.254/latest", "http://user@example.org/", "nonsense", "http://0/"],
)  # fmt: skip
def test_webhooks_go_to_public_addresses_only(person: Person, url: str) -> None:
    body = {"notify": {"webhook": url}}
    assert refusal(lambda: person("Ann").ask("PATCH", "/me", body)) == "bad_request"


def test_names_are_one_clean_line() -> None:
    assert clean("  a\t\tb\r\nc  ") == "a b c"
    assert clean("\u202e\u0000evil\u200b") == "evil"
    assert len(clean("x" * 500)) == 24


def test_export_and_delete_own_data(server: Running, person: Person) -> None:
    ann, bob = person("Ann Secretname"), person("Bob")
    mine, theirs = two_people(ann, bob)
    mine.chat("my secret words")
    finished = hot_seat(ann)
    finished.play(any_move(1))
    data = ann.get("/me/export")
    assert data["person"]["name"] == "Ann Secretname"
    assert {t["id"] for t in data["tables"]} == {mine.id, finished.id}
    assert [c["text"] for c in data["chat"]] == ["my secret words"]
    old = Client(server.url, token=ann.token)
    with theirs.socket() as socket:
        next_of(socket, "snapshot")
        ann.ask("DELETE", "/me", {})
        seats = next_of(socket, "update", "gone")["seats"]  # the game goes on for the others
        assert (seats[0]["person"], seats[0]["played_by"]) == (None, "bot")
    assert old.get("/me")["id"] is None
    left = theirs.snapshot()
    assert left.data["seats"][0]["person"] is None
    assert "Secretname" not in str(left.data)
    assert "secret words" not in str(left.data)
    theirs.play(any_move(2))  # a bot plays on in the empty chair
    assert "Secretname" not in str(theirs.client.get(f"/tables/{finished.id}"))
    replay = theirs.client.table(finished.id).replay(viewer=0)
    assert "Secretname" not in str(replay)
    lines = [line["words"]["en"] for move in replay["moves"] for line in move["lines"]]
    assert any(line.startswith("Empty chair ") for line in lines)
    with database(server.data) as connection:
        rows = connection.execute(text("SELECT data FROM events UNION SELECT data FROM snapshots"))
        assert not [row for row in rows if "Secretname" in row[0]]


def test_an_account_is_deleted_with_its_password_only(person: Person) -> None:
    ann = person("Ann")
    ann.register(unique("ann"), "correct horse")
    assert refusal(lambda: ann.ask("DELETE", "/me", {})) == "wrong_password"
    ann.ask("DELETE", "/me", {"password": "correct horse"})
    assert ann.get("/me")["id"] is None


def test_ratings_after_a_game_between_people(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    mine, theirs = two_people(ann, bob)
    thread = threading.Thread(target=lambda: theirs.play(any_move(1)))
    thread.start()
    mine.play(any_move(2))
    thread.join(timeout=60)
    result = mine.snapshot().result
    assert result is not None
    assert result["rated"]
    changes = [after["after"] - after["before"] for after in result["ratings"]]
    assert len(changes) == 2
    assert abs(sum(changes)) <= 1
    rated = ann.get("/me")["ratings"]
    assert rated[0]["games"] == 1
    best = ann.get(f"/ratings/{TITLE}")["ratings"]
    assert {r["who"] for r in best} >= {ann.get("/me")["id"], bob.get("/me")["id"]}
    page = bob.get(f"/people/{ann.get('/me')['id']}")
    assert page["ratings"] == rated


def test_hot_seat_is_not_rated(person: Person) -> None:
    ann = person("Ann")
    table = hot_seat(ann)
    table.play(any_move(1))
    result = table.snapshot().result
    assert result is not None
    assert not result["rated"]
    assert ann.get("/me")["ratings"] == []


def test_elo_of_a_table() -> None:
    def chair(seat: int, rank: int, before: float) -> Chair:
        return Chair(seat, f"p{seat}", 0, rank, before)

    equal = new_ratings([chair(0, 1, 1500), chair(1, 2, 1500)])
    assert equal == [1516, 1484]
    upset = new_ratings([chair(0, 1, 1300), chair(1, 2, 1700)])
    assert upset[0] - 1300 > 25
    four = new_ratings([chair(i, i + 1, 1500) for i in range(4)])
    assert four == sorted(four, reverse=True)
    assert abs(sum(four) - 6000) < 1e-6
    assert place([[0, 2], [1]]) == [[0, 2], [], [1]]


# --- mail --------------------------------------------------------------------------------------


@pytest.fixture
def mailbox() -> Iterator[tuple[str, list[str]]]:
    with mail_server() as started:
        yield started


def test_signing_in_by_a_mailed_link(tmp_path: Path, mailbox: tuple[str, list[str]]) -> None:
    address, mails = mailbox
    more = {"COLONNADE_SMTP": address, "COLONNADE_URL": "https://play.example.org"}
    with running(tmp_path, **more) as server, Client(server.url) as client:
        client.post("/auth/link", {"email": "Ann@Example.org"})
        link = mail_in(mails, 1).replace("=\n", "").split("https://play.example.org/link#")[1]
        token = link.split()[0].replace("=3D", "=")
        me = client.post("/auth/link/confirm", {"token": token})
        assert (me["email"], me["guest"]) == ("ann@example.org", False)
        with Client(server.url) as thief:
            with pytest.raises(Refused) as caught:
                thief.post("/auth/link/confirm", {"token": token})
            assert caught.value.status == 401
        client.ask("PATCH", "/me", {"notify": {"mail": True}})
        table = client.new_table(TITLE, players=2, seats=[{"kind": "me"}, {"kind": "open"}])
        with Client(server.url) as bob:
            bob.guest("Bob")
            theirs = TableClient(bob, table.id, table.invite)
            theirs.join()
            table.start(fill="easy")
            mail_in(mails, 2)
            bob.post(theirs.path("leave"))
        assert "turn" in mails[1]
        client.ask("PATCH", "/me", {"language": "de"})
        client.post("/auth/link", {"email": "ann@example.org"})
        assert "Dein Link" in mail_in(mails, 3)
        for bad in ("x", "a@b", "a@b.c\nBcc: d@e.f", "<a@b.cd>", "a b@c.de"):
            with pytest.raises(Refused) as caught:
                client.post("/auth/link", {"email": bad})
            assert caught.value.status == 400


def test_a_mailed_link_speaks_the_language_of_who_asked(
    tmp_path: Path, mailbox: tuple[str, list[str]]
) -> None:
    address, mails = mailbox
    with running(tmp_path, COLONNADE_SMTP=address) as server, Client(server.url) as client:
        client.http.headers["accept-language"] = "fr, de-AT;q=0.8, en;q=0.5"
        client.post("/auth/link", {"email": "neu@example.org"})
        mail = mail_in(mails, 1)
        assert "Dein Link zu colonnade" in mail
        token = mail.replace("=\n", "").split("/link#")[1].split()[0]
        me = client.post("/auth/link/confirm", {"token": token})
        assert (me["email"], me["language"]) == ("neu@example.org", "de")


def test_a_crowd_at_the_same_tables_is_answered_without_a_fault(tmp_path: Path) -> None:
    """People join, leave, play and delete themselves at the same moment."""
    with running(tmp_path) as server:
        check_crowd([server], seed=1)
    assert ghosts(f"sqlite:///{tmp_path / 'colonnade.sqlite'}") == []
