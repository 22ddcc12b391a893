"""A clean end: SIGTERM under load; sockets are told, the process goes, nothing is lost."""

import json
import signal
import threading
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from colonnade.client import Client
from server.running import Running
from server.test_kill import LoadedTable, check_acknowledged, wait_for_actions
from server.test_play import TITLE, hot_seat
from server.test_sockets import next_of

SECONDS = 15  # on a busy machine


def last_words(socket: ClientConnection) -> tuple[list[str], int]:
    """The kinds of the messages until the socket is closed, and the closing code."""
    kinds = []
    try:
        while True:
            kinds.append(json.loads(socket.recv(timeout=SECONDS))["type"])
    except ConnectionClosed as closed:
        return kinds, 0 if closed.rcvd is None else closed.rcvd.code


def test_sigterm_with_people_and_bots_at_play(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    ann = Client(server.url)
    ann.guest("Ann")
    table = hot_seat(ann)
    ann.play_now(TITLE, players=4, level="expert", seat=3)  # three bots think
    pages = "ws" + server.url.removeprefix("http") + "/api/me/socket"
    done = threading.Event()
    players = [LoadedTable(server.url, i, done) for i in range(3)]
    cookie = {"Cookie": f"colonnade={ann.token}"}
    with table.socket() as board, connect(pages, additional_headers=cookie, proxy=None) as page:
        next_of(board, "snapshot")
        for player in players:
            player.start()
        wait_for_actions(players)
        assert server.process is not None
        started = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        kinds, code = last_words(board)
        assert kinds[-1] == "closing"
        assert code == 1012
        assert last_words(page)[1] == 1012
        assert server.process.wait(SECONDS) == 0
        assert time.monotonic() - started < SECONDS
    done.set()
    for player in players:
        player.join(timeout=SECONDS)
        player.client.close()
    check_acknowledged(tmp_path, "", players)
    lines = [json.loads(line) for line in server.log().splitlines()]
    assert [line["message"] for line in lines][-1] == "closed"
    server.stop()
