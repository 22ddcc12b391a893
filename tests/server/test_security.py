"""Nobody in: other people's seats, forged and swapped cookies, other sites, floods, injections."""

import base64
import functools
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from colonnade.client import Client, TableClient
from server.running import Running, running
from server.test_people import unique
from server.test_play import TITLE, hot_seat, refusal, two_people

Person = Callable[[str], Client]


@pytest.fixture
def web(server: Running) -> httpx.Client:
    return httpx.Client(base_url=server.url, trust_env=False, timeout=30)


# --- other people's seats ------------------------------------------------------------------------


def test_nobody_plays_for_another_seat(person: Person) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    mine, theirs = two_people(ann, bob)
    seats = [mine, theirs]
    now = mine.snapshot()
    assert now.player is not None
    asked, other = seats[now.player], seats[1 - now.player]
    action = asked.snapshot().legal[0].name
    position = now.position
    stranger = TableClient(eve, mine.id)
    for seat in (None, 0, 1):
        for intruder in (other, stranger):
            act = functools.partial(intruder.act, position, action, seat)
            assert refusal(act) == "not_yours"
    assert mine.snapshot().moves == 0


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "undo", {"position": 1, "seat": 0}),
        ("POST", "restart", {"position": 1, "seat": 0}),
        ("POST", "redo", {"position": 1, "seat": 0}),
        ("POST", "undo/request", {"to": 0, "seat": 0}),
        ("POST", "undo/answer", {"agree": True, "seat": 0}),
        ("PUT", "orders", {"orders": [], "seat": 0}),
        ("POST", "leave", {"seat": 0}),
        ("POST", "back", {"seat": 0}),
        ("POST", "hint", {"seat": 0}),
        ("POST", "start", {}),
        ("POST", "rematch", {}),
        ("POST", "fork", {"move": 0}),
        ("PUT", "seats/0", {"kind": "me"}),
        ("POST", "chat", {"text": "x"}),
    ],
)
def test_nobody_acts_for_others(person: Person, method: str, path: str, body: Any) -> None:
    mine, _ = two_people(person("Ann"), person("Bob"), hints=True)
    eve = person("Eve")
    before = mine.snapshot()
    assert refusal(lambda: eve.ask(method, mine.path(path), body)) == "not_yours"
    assert mine.snapshot().seq == before.seq


def test_joining_needs_an_invitation_or_a_public_table(person: Person) -> None:
    ann, eve = person("Ann"), person("Eve")
    table = ann.new_table(TITLE, players=2)
    assert refusal(lambda: TableClient(eve, table.id).join()) == "not_allowed"
    assert refusal(lambda: TableClient(eve, table.id, "guess").join()) == "not_allowed"
    public = ann.new_table(TITLE, players=2, public=True)
    assert TableClient(eve, public.id).join() == 1
    assert refusal(lambda: TableClient(person("Bob"), public.id).join()) == "full"
    assert refusal(lambda: eve.ask("DELETE", f"/tables/{table.id}")) == "not_yours"


# --- cookies -------------------------------------------------------------------------------------


def test_forged_and_altered_cookies_are_nobodys(server: Running, person: Person) -> None:
    ann = person("Ann")
    token = ann.token
    assert token is not None
    session, _, signature = token.partition(".")
    other = person("Bob").token
    assert other is not None
    forged = [
        session,
        f"{session}.",
        f"{session}.{other.partition('.')[2]}",
        f"{other.partition('.')[0]}.{signature}",
        token[:-1] + ("A" if token[-1] != "A" else "B"),
        token + "x",
        session.upper() + "." + signature,
        "x" * 5000,
        base64.b64encode(json.dumps({"id": ann.get("/me")["id"]}).encode()).decode(),
        "",
        "'; DROP TABLE people; --",
    ]
    for cookie in forged:
        raw = httpx.get(
            server.url + "/api/me", headers={"Cookie": f"colonnade={cookie}"}, trust_env=False
        )
        assert raw.status_code == 200
        assert raw.json()["id"] is None, cookie
    assert ann.get("/me")["id"] is not None


def test_a_cookie_is_worthless_after_logging_out(server: Running, person: Person) -> None:
    ann = person("Ann")
    stolen = Client(server.url, token=ann.token)
    assert stolen.get("/me")["id"] is not None
    ann.post("/auth/logout")
    assert stolen.get("/me")["id"] is None
    assert refusal(lambda: stolen.get("/me/export")) == "sign_in"


def test_signing_in_makes_a_new_session(server: Running, person: Person) -> None:
    ann = person("Ann")
    before = ann.token
    ann.register(unique("ann"), "correct horse")
    assert ann.token != before
    fixed = Client(server.url, token=before)
    assert fixed.get("/me")["id"] is None


def test_the_cookie_is_hidden_from_scripts(web: httpx.Client) -> None:
    made = web.post("/api/me/guest", json={})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


# --- other sites ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_other_sites_change_nothing(person: Person, headers: dict[str, str]) -> None:
    ann = person("Ann")
    table = hot_seat(ann)
    now = table.snapshot()
    body = {"position": now.position, "action": now.legal[0].id}
    raw = ann.http.post(f"/api/tables/{table.id}/actions", json=body, headers=headers)
    assert (raw.status_code, raw.json()["error"]["code"]) == (403, "cross_site")
    raw = ann.http.request("DELETE", "/api/me", headers=headers)
    assert raw.status_code == 403
    assert table.snapshot().moves == 0


def test_the_own_site_is_welcome(server: Running, person: Person) -> None:
    ann = person("Ann")
    raw = ann.http.post("/api/play", json={"title": TITLE}, headers={"Origin": server.url})
    assert raw.status_code == 201


def test_forms_of_other_sites_are_not_json(person: Person) -> None:
    ann = person("Ann")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        raw = ann.http.post(
            "/api/play", content=json.dumps({"title": TITLE}), headers={"Content-Type": kind}
        )
        assert (raw.status_code, raw.json()["error"]["code"]) == (415, "not_json")


def test_security_headers(web: httpx.Client) -> None:
    for path in ("/api/titles", "/healthz", "/nowhere"):
        headers = web.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


# --- bodies --------------------------------------------------------------------------------------


def test_oversized_bodies(web: httpx.Client) -> None:
    big = web.post("/api/play", json={"title": "x" * 100_000})
    assert (big.status_code, big.json()["error"]["code"]) == (413, "too_large")
    chunks = (b'{"title": "' + b"x" * 10_000 for _ in range(20))
    streamed = web.post("/api/play", content=chunks, headers={"content-type": "application/json"})
    assert streamed.status_code == 413
    huge = web.post("/api/tables/import", json={"x": "y" * 5_000_000})
    assert huge.status_code == 413


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"title": NaN}', b"[" * 10_000,
     b'{"title": {"$gt": ""}}', b'{"title": 1e999}', b'{"__proto__": {}, "title": "x"}',
     b'{"title": "\\ud800"}', b'{"title": "x", "players": 99999999999999999999999}'],
)  # fmt: skip
@pytest.mark.parametrize(
    "path", ["/api/play", "/api/tables", "/api/tables/import", "/api/me/guest"]
)
def test_malformed_bodies(web: httpx.Client, path: str, content: bytes) -> None:
    raw = web.post(path, content=content, headers={"content-type": "application/json"})
    assert raw.status_code < 500
    if path != "/api/me/guest":
        assert raw.status_code >= 400


@pytest.mark.parametrize(
    "path",
    ["/api/tables/..%2f..%2fetc%2fpasswd", "/api/tables/%00", "/../../etc/passwd",
     "/%2e%2e/%2e%2e/x",
     "/..%2f..%2f..%2f..%2fetc%2fpasswd", "/static/..%5c..%5csecret.key", "/assets/../../app.py",
     "/secret.key", "/colonnade.sqlite", "/api/titles/..%2f..%2fkernel", "/%00", "/api/titles/%ff",
     "/api/titles/puerto_rico/text/..%2f..%2ftitle", "//etc/passwd", "/api/tables/" + "a" * 5000],
)  # fmt: skip
def test_paths_lead_nowhere_else(web: httpx.Client, path: str) -> None:
    raw = web.get(path)
    assert raw.status_code < 500
    assert "root:" not in raw.text
    assert "import " not in raw.text[:2000] or "<!doctype html" in raw.text[:200].lower()


# --- guessing and flooding -----------------------------------------------------------------------


def test_guessing_passwords_gets_slower_and_slower(tmp_path: Path) -> None:
    with running(tmp_path, COLONNADE_LIMITS="on") as server:
        with Client(server.url) as ann:
            ann.guest("Ann")
            ann.register("ann", "correct horse")
        with Client(server.url) as eve:
            codes = [refusal(lambda: eve.login("ann", "guess number x")) for _ in range(12)]
            assert codes[0] == "wrong_password"
            assert codes[-1] == "slow_down"
            assert codes.count("wrong_password") <= 7
            raw = eve.http.post("/api/auth/login", json={"login": "ann", "password": "x"})
            assert int(raw.headers["retry-after"]) >= 1
            # nor does the right one help while it waits: guesses can't be told from luck
            assert refusal(lambda: eve.login("ann", "correct horse")) == "slow_down"


def test_an_unknown_login_looks_like_a_wrong_password(server: Running, person: Person) -> None:
    login = unique("known")
    person("Ann").register(login, "correct horse")
    with Client(server.url) as eve:
        answers = []
        for name in (login, unique("unknown")):
            started = time.perf_counter()
            raw = eve.http.post("/api/auth/login", json={"login": name, "password": "wrong one"})
            answers.append((raw.status_code, raw.text))
            assert time.perf_counter() - started > 0.005
    assert answers[0] == answers[1]


def test_floods_are_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path, COLONNADE_LIMITS="on") as server, Client(server.url) as client:
        client.guest("Ann")
        table = hot_seat(client)
        codes = []
        for number in range(15):
            raw = client.http.post(f"/api/tables/{table.id}/chat", json={"text": str(number)})
            codes.append(raw.status_code)
        assert codes[0] == 200
        assert 429 in codes
        made = [client.http.post("/api/play", json={"title": TITLE}).status_code for _ in range(40)]
        assert 429 in made


# --- injection -----------------------------------------------------------------------------------


NASTY = [
    "<script>alert(1)</script>", "{ $player }", "{{7*7}}", "%s%n", "'; DROP TABLE tables; --",
    "a\r\nSet-Cookie: x=y", "\u202egnp.exe", "{\"level\":\"error\"}",
]  # fmt: skip


@pytest.mark.parametrize("text", NASTY)
def test_names_and_chat_stay_text(person: Person, text: str) -> None:
    ann = person(text)
    table = hot_seat(ann, name=text)
    table.chat(text)
    now = table.snapshot()
    said = now.data["chat"][0]["text"]
    assert "\n" not in said
    assert "\r" not in said
    assert "\u202e" not in said
    assert said.replace(" ", "") == text.replace("\r\n", "").replace("\u202e", "").replace(" ", "")
    assert ann.get("/me")["name"] != ""


def test_log_lines_can_not_be_forged(server: Running, person: Person) -> None:
    ann = person("Ann")
    ann.http.get('/api/tables/x%0a{"level":"error","message":"forged"}')
    ann.http.get("/x", headers={"User-Agent": 'a" "forged'})
    for line in server.log().splitlines():
        assert "message" in json.loads(line)
        assert json.loads(line)["message"] != "forged"
