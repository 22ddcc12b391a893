"""A small client of the server: plays whole games, for tests and for people who write bots.

from colonnade.client import Client

with Client("http://127.0.0.1:8000") as client:
    table = client.play_now("puerto_rico", level="easy")
    result = table.play(lambda snapshot: snapshot.legal[0].id)
    print(result["scores"])
"""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from urllib.parse import urlencode

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from colonnade.kernel.errors import ColonnadeError
from colonnade.server.diffs import patch

Json = dict[str, Any]
COOKIE = "colonnade"


class Refused(ColonnadeError):
    """The server said no; `status` and `code` say why."""

    def __init__(self, status: int, code: str, message: str, body: Json) -> None:
        super().__init__(f"{code}: {message}")
        self.status = status
        self.code = code
        self.body = body


class Legal(NamedTuple):
    """One action that can be played now."""

    id: int
    name: str
    key: str
    parts: list[int]
    words: dict[str, str]


class Ack(NamedTuple):
    """The server has the event on disk."""

    seq: int
    position: int
    moves: int
    repeated: bool


class Snapshot:
    """A table as one viewer sees it; `data` is the server's answer."""

    def __init__(self, data: Json) -> None:
        self.data = data

    @property
    def seq(self) -> int:
        return int(self.data["seq"])

    @property
    def position(self) -> int:
        return int(self.data["position"])

    @property
    def moves(self) -> int:
        return int(self.data["moves"])

    @property
    def status(self) -> str:
        return str(self.data["status"])

    @property
    def over(self) -> bool:
        return self.status == "over"

    @property
    def view(self) -> Json | None:
        found: Json | None = self.data["view"]
        return found

    @property
    def player(self) -> int | None:
        """Whose decision it is."""
        asked = self.data["asked"]
        return None if asked is None else int(asked["player"])

    @property
    def legal(self) -> list[Legal]:
        """What can be played, when it is the viewer's decision."""
        return [Legal(**action) for action in self.data["legal"]]

    @property
    def result(self) -> Json | None:
        found: Json | None = self.data["result"]
        return found

    def changed(self, update: Json) -> "Snapshot":
        """The snapshot after an update of the socket."""
        data = dict(self.data)
        if "view" in update:
            data["view"] = update["view"]
        elif update.get("diff"):
            data["view"] = patch(json.loads(json.dumps(data["view"])), update["diff"])
        cut = update.get("log_cut")
        if cut is not None:
            data["log"] = [x for x in data["log"] if x["kind"] != "game" or x["move"] <= cut]
        data["log"] = data["log"] + update.get("log", [])
        data["chat"] = data["chat"] + update.get("chat", [])
        for name in (
            "seq", "position", "moves", "now", "status", "asked", "legal", "undo", "clocks",
            "seats", "orders", "result", "rated",
        ):  # fmt: skip
            if name in update:
                data[name] = update[name]
        data["you"] = {**data["you"], "viewer": update["viewer"]}
        return Snapshot(data)


class Client:
    """One person at a server: a guest, or signed in."""

    def __init__(self, url: str, token: str | None = None, timeout: float = 30.0) -> None:
        self.url = url.rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=timeout, trust_env=False)
        if token is not None:
            self.http.cookies.set(COOKIE, token)

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    @property
    def token(self) -> str | None:
        """What names this person to the server; keep it to come back."""
        return self.http.cookies.get(COOKIE)

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Any request of the API; Refused when the server says no."""
        wanted = {name: value for name, value in query.items() if value is not None}
        answer = self.http.request(method, f"/api{path}", json=body, params=wanted)
        if answer.status_code >= 400:
            try:
                data = answer.json()
                error = data["error"]
            except (ValueError, KeyError, TypeError):
                data, error = {}, {"code": "unknown", "message": answer.text[:200]}
            raise Refused(answer.status_code, error["code"], error["message"], data)
        return answer.json() if answer.content else None

    def get(self, path: str, **query: Any) -> Any:
        return self.ask("GET", path, None, **query)

    def post(self, path: str, body: Any = None, **query: Any) -> Any:
        return self.ask("POST", path, {} if body is None else body, **query)

    # --- people ------------------------------------------------------------------------

    def guest(self, name: str) -> Json:
        found: Json = self.post("/me/guest", {"name": name})
        return found

    def register(self, login: str, password: str, **more: Any) -> Json:
        found: Json = self.post("/auth/register", {"login": login, "password": password, **more})
        return found

    def login(self, login: str, password: str) -> Json:
        found: Json = self.post("/auth/login", {"login": login, "password": password})
        return found

    def logout(self) -> None:
        self.post("/auth/logout")

    def me(self) -> Json:
        found: Json = self.get("/me")
        return found

    def change(self, **more: Any) -> Json:
        """Change name, language, email or notify."""
        found: Json = self.ask("PATCH", "/me", more)
        return found

    def my_data(self) -> Json:
        """Everything the server has about this person."""
        found: Json = self.get("/me/export")
        return found

    def forget_me(self, password: str | None = None) -> None:
        self.ask("DELETE", "/me", {} if password is None else {"password": password})

    def ratings(self, title: str) -> list[Json]:
        found: list[Json] = self.get(f"/ratings/{title}")["ratings"]
        return found

    # --- tables ------------------------------------------------------------------------

    def titles(self) -> list[Json]:
        found: list[Json] = self.get("/titles")["titles"]
        return found

    def play_now(self, title: str, **more: Any) -> "TableClient":
        """A running game against bots."""
        return TableClient(self, self.post("/play", {"title": title, **more})["table"])

    def new_table(self, title: str, **more: Any) -> "TableClient":
        made = self.post("/tables", {"title": title, **more})
        return TableClient(self, made["table"], made["invite"])

    def table(self, table_id: str, invite: str | None = None) -> "TableClient":
        return TableClient(self, table_id, invite)

    def public_tables(self, status: str = "lobby,running", title: str | None = None) -> list[Json]:
        found: list[Json] = self.get("/tables", status=status, title=title)["tables"]
        return found

    def my_tables(self, status: str = "lobby,running,over") -> list[Json]:
        found: list[Json] = self.get("/me/tables", status=status)["tables"]
        return found

    def invited(self, invite: str) -> "TableClient":
        """The table of an invitation."""
        return TableClient(self, self.get(f"/invites/{invite}")["id"], invite)

    def import_game(self, file: Json) -> "TableClient":
        return TableClient(self, self.post("/tables/import", file)["table"])


class TableClient:
    """A table as one person uses it."""

    def __init__(self, client: Client, table_id: str, invite: str | None = None) -> None:
        self.client = client
        self.id = table_id
        self.invite = invite

    def path(self, rest: str) -> str:
        return f"/tables/{self.id}/{rest}"

    def snapshot(self, seat: int | None = None, lang: str | None = "en") -> Snapshot:
        data = self.client.get(f"/tables/{self.id}", seat=seat, lang=lang, invite=self.invite)
        return Snapshot(data)

    def join(self, seat: int | None = None, name: str | None = None) -> int:
        body = {"invite": self.invite, "seat": seat, "name": name}
        given = {key: value for key, value in body.items() if value is not None}
        return int(self.client.post(self.path("join"), given)["seat"])

    def start(self, fill: str | None = None) -> None:
        self.client.post(self.path("start"), {} if fill is None else {"fill": fill})

    def arrange(self, seat: int, kind: str, level: str | None = None) -> None:
        """Before the game, as its owner: a seat is open, a bot's or mine."""
        body = {"kind": kind} if level is None else {"kind": kind, "level": level}
        self.client.ask("PUT", self.path(f"seats/{seat}"), body)

    def leave(self, seat: int | None = None) -> None:
        self.client.post(self.path("leave"), {} if seat is None else {"seat": seat})

    def back(self, seat: int | None = None) -> None:
        """Take the seat back from the bot that plays there."""
        self.client.post(self.path("back"), {} if seat is None else {"seat": seat})

    def delete(self) -> None:
        self.client.ask("DELETE", f"/tables/{self.id}")

    def rematch(self, same_seed: bool = False) -> "TableClient":
        made = self.client.post(self.path("rematch"), {"same_seed": same_seed})
        return TableClient(self.client, made["table"], made["invite"])

    def fork(self, move: int, **more: Any) -> "TableClient":
        """A practice table from a move of this game."""
        made = self.client.post(self.path("fork"), {"move": move, **more})
        return TableClient(self.client, made["table"])

    def act(self, position: int, action: int | str, seat: int | None = None) -> Ack:
        body: Json = {"position": position, "action": action}
        if seat is not None:
            body["seat"] = seat
        return Ack(**self.client.post(self.path("actions"), body))

    def undo(self, position: int, moves: int = 1) -> Ack:
        return Ack(**self.client.post(self.path("undo"), {"position": position, "moves": moves}))

    def redo(self, position: int) -> Ack:
        return Ack(**self.client.post(self.path("redo"), {"position": position}))

    def restart(self, position: int) -> Ack:
        return Ack(**self.client.post(self.path("restart"), {"position": position}))

    def ask_undo(self, to: int) -> Ack:
        """Ask everybody to go back to after a move."""
        return Ack(**self.client.post(self.path("undo/request"), {"to": to}))

    def answer_undo(self, agree: bool) -> Ack:
        return Ack(**self.client.post(self.path("undo/answer"), {"agree": agree}))

    def orders(self, orders: list[Json], seat: int | None = None) -> Ack:
        """Standing orders of a seat, instead of those it has."""
        body: Json = {"orders": orders}
        if seat is not None:
            body["seat"] = seat
        return Ack(**self.client.ask("PUT", self.path("orders"), body))

    def hint(self, language: str = "en") -> list[Json]:
        """The legal actions, best first, with what speaks for them."""
        found: list[Json] = self.client.post(self.path("hint"), {"language": language})["hints"]
        return found

    def analysis(self, language: str = "en", timeout: float = 600.0) -> Json:
        """A finished game judged move by move; waits until it is worked out."""
        until = time.monotonic() + timeout
        while True:
            answer = self.client.post(self.path("analysis"), {"language": language})
            if answer["status"] == "ready":
                found: Json = answer["analysis"]
                return found
            if time.monotonic() > until:
                raise TimeoutError("the analysis takes too long")
            time.sleep(1)

    def chat(self, text: str) -> Ack:
        return Ack(**self.client.post(self.path("chat"), {"text": text}))

    def export(self) -> Json:
        found: Json = self.client.get(self.path("export"))
        return found

    def move(self, number: int, viewer: int | None = None) -> Json:
        found: Json = self.client.get(self.path(f"moves/{number}"), viewer=viewer)
        return found

    def replay(self, viewer: int | None = None) -> Json:
        found: Json = self.client.get(self.path("replay"), viewer=viewer)
        return found

    # --- the socket --------------------------------------------------------------------

    def socket(
        self, since: int | None = None, seat: int | None = None, lang: str = "en"
    ) -> ClientConnection:
        """The raw socket of the table."""
        query = {"since": since, "seat": seat, "lang": lang, "invite": self.invite}
        wanted = urlencode({name: value for name, value in query.items() if value is not None})
        url = f"ws{self.client.url.removeprefix('http')}/api/tables/{self.id}/socket?{wanted}"
        headers = {}
        if self.client.token:
            headers["Cookie"] = f"{COOKIE}={self.client.token}"
        return connect(url, additional_headers=headers, compression=None, proxy=None)

    def snapshots(self, timeout: float = 60.0) -> Iterator[Snapshot]:
        """The table after every event, until it is over; reconnects by itself.

        When nothing happens, or no connection can be made, for `timeout` seconds it gives up.
        """
        current: Snapshot | None = None
        lost: float | None = None  # since when there is no connection
        while True:
            try:
                with self.socket(None if current is None else current.seq) as socket:
                    lost = None
                    while True:
                        message = json.loads(socket.recv(timeout=timeout))
                        if message["type"] == "snapshot":
                            current = Snapshot(message)
                        elif message["type"] == "update" and current is not None:
                            current = current.changed(message)
                        else:
                            continue
                        yield current
                        if current.over:
                            return
            except (ConnectionClosed, ConnectionError):
                lost = time.monotonic() if lost is None else lost
                if time.monotonic() - lost > timeout:
                    raise
                time.sleep(0.2)

    def play(self, choose: Callable[[Snapshot], int | str], timeout: float = 60.0) -> Json:
        """Play until the game is over: `choose` answers whenever this person is asked."""
        answered = -1
        for snapshot in self.snapshots(timeout):
            if snapshot.over:
                assert snapshot.result is not None
                return snapshot.result
            if snapshot.legal and snapshot.position != answered:
                action = choose(snapshot)
                try:
                    self.act(snapshot.position, action, snapshot.player)
                except Refused as refused:
                    if refused.code != "stale":
                        raise
                answered = snapshot.position
        raise AssertionError("unreachable: snapshots end with the game")
