"""A crowd: many requests at once about the same few tables and people, to any process."""

import asyncio
import random
from collections import Counter
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
from sqlalchemy import or_, select

from colonnade.server.schema import people, seats, tables
from colonnade.server.store import make_engine
from server.running import SOAK, Running
from server.test_play import TITLE

Json = dict[str, Any]

HANDS = 12  # requests under way at the same time
REQUESTS = 20_000 if SOAK else 1_500
TABLES = 3  # kept in use: few, so that requests meet
PARTING = ("/me", "/auth/logout")
BUSY = 503  # "try again", an answer that is foreseen
LEVELS = ("easy", "medium")


class Crowd:
    """Three people, of whom any may delete himself at any time, and the tables they share."""

    def __init__(self, urls: list[str], seed: int) -> None:
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each request says who
        self.web = httpx.AsyncClient(cookies=nobody, trust_env=False, timeout=60)
        self.urls = urls
        self.random = random.Random(seed)
        self.people: list[str] = []
        self.tables: list[str] = []
        self.left = REQUESTS
        self.answers: Counter[str] = Counter()

    async def ask(self, method: str, path: str, body: Json | None, token: str) -> httpx.Response:
        signed = {"Authorization": f"Bearer {token}"}
        where = self.random.choice(self.urls) + "/api" + path
        answer = await self.web.request(method, where, json=body, headers=signed)
        assert answer.status_code < 500 or answer.status_code == BUSY, (
            f"{method} {path} {body}: {answer.status_code} {answer.text[:300]}"
        )
        kind = path.rpartition("/")[2] if path.count("/") > 2 else path.split("/")[1]
        self.answers[f"{method} {kind} {answer.status_code // 100}xx"] += 1
        return answer

    async def new_person(self) -> str:
        where = self.random.choice(self.urls) + "/api/me/guest?token=1"
        answer = await self.web.post(where, json={"name": "Ann"})
        return str(answer.json()["token"])

    async def new_table(self, token: str) -> None:
        """In the lobby with an open seat, or begun at once with one person at both seats."""
        begun = self.random.randrange(2) == 0
        seats = [{"kind": "me"}, {"kind": "me" if begun else "open"}]
        body = {"title": TITLE, "players": 2, "seats": seats, "public": True, "start": begun}
        answer = await self.ask("POST", "/tables", body, token)
        if answer.status_code == 201:
            self.tables = [*self.tables[-TABLES + 1 :], str(answer.json()["table"])]

    async def play(self, token: str, table: str) -> None:
        """Any legal action, or what was legal a moment ago."""
        shown = await self.ask("GET", f"/tables/{table}", None, token)
        if shown.status_code == 200 and shown.json()["legal"]:
            action = self.random.choice(shown.json()["legal"])["id"]
            body = {"position": shown.json()["position"], "action": action}
            await self.ask("POST", f"/tables/{table}/actions", body, token)

    async def one_request(self) -> None:
        pick = self.random
        seat = pick.randrange(2)
        who = pick.randrange(len(self.people))
        token = self.people[who]
        table = pick.choice(self.tables)
        at = f"/tables/{table}"
        position = {"position": pick.randrange(60)}
        calls: list[tuple[str, str, Json | None]] = [
            ("POST", at + "/join", {}),
            ("POST", at + "/join", {"seat": seat, "name": "Bob"}),
            ("POST", at + "/leave", {}),
            ("POST", at + "/back", {}),
            ("PUT", f"{at}/seats/{seat}", {"kind": pick.choice(("me", "open"))}),
            ("PUT", f"{at}/seats/{seat}", {"kind": "bot", "level": pick.choice(LEVELS)}),
            ("POST", at + "/start", {}),
            ("POST", at + "/start", {"fill": "easy"}),
            ("POST", at + "/rematch", {}),
            ("POST", at + "/fork", {"move": pick.randrange(4), "hotseat": True}),
            ("POST", at + "/undo", position),
            ("POST", at + "/redo", position),
            ("POST", at + "/restart", position),
            ("POST", at + "/undo/request", {"to": pick.randrange(4)}),
            ("POST", at + "/undo/answer", {"agree": True}),
            ("PUT", at + "/orders", {"orders": [{"do": "forced"}]}),
            ("POST", at + "/chat", {"text": "hello"}),
            ("GET", at, None),
            ("GET", at + "/export", None),
            ("GET", at + "/replay", None),
            ("GET", at + "/moves/1", None),
            ("GET", at + "/log", None),
            ("DELETE", at, None),
            ("PATCH", "/me", {"name": pick.choice(("Ann", "Bob"))}),
            ("POST", "/me/guest", {"language": pick.choice(("en", "de"))}),
            ("GET", "/me", None),
            ("GET", "/me/tables", None),
            ("GET", "/me/export", None),
            ("GET", "/tables", None),
            ("POST", "/auth/logout", None),
            ("DELETE", "/me", None),
        ]
        method, path, body = pick.choice(calls)
        if pick.randrange(30) == 0:
            await self.new_table(token)
        elif pick.randrange(3) == 0:
            await self.play(token, table)
        elif (method == "DELETE" or path in PARTING) and pick.randrange(4):
            await self.ask("GET", "/me", None, token)  # parting is the rarer thing
        else:
            await self.ask(method, path, body, token)
            if path in PARTING and method in ("DELETE", "POST"):
                self.people[who] = await self.new_person()

    async def hand(self) -> None:
        while self.left > 0:
            self.left -= 1
            await self.one_request()

    async def act(self) -> None:
        async with self.web:
            self.people = [await self.new_person() for _ in range(3)]
            await self.new_table(self.people[0])
            await asyncio.gather(*(self.hand() for _ in range(HANDS)))


def check_crowd(servers: list[Running], seed: int) -> None:
    """All requests are answered, none with a fault, and nobody deleted sits anywhere."""
    crowd = Crowd([server.url for server in servers], seed)
    asyncio.run(crowd.act())
    for server in servers:
        assert '"level":"error"' not in server.log()
    for kind in ("POST join", "POST leave", "POST actions", "DELETE me"):
        assert crowd.answers[f"{kind} 2xx"], (kind, crowd.answers)  # the crowd got somewhere


def ghosts(address: str) -> list[str]:
    """The tables where somebody sits, or owns, who has been deleted."""
    there = select(people.c.id)
    sits = select(seats.c.table_id).where(seats.c.person.not_in(there))
    wanted = or_(tables.c.id.in_(sits), tables.c.owner.not_in(there))
    engine = make_engine(address)
    with engine.connect() as connection:
        found = list(connection.execute(select(tables.c.id).where(wanted)).scalars())
    engine.dispose()
    return found
