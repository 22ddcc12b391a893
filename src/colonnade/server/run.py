"""Runs the application under uvicorn, one process, with a clean end."""

import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn

from colonnade.server import logs
from colonnade.server.app import create_app
from colonnade.server.settings import BadSetting, Settings
from colonnade.server.store import reach

SWITCH = 0.0005  # seconds that the loop may keep the writer's thread waiting at each statement
SHUTDOWN = 10  # seconds that open requests get
BACKLOG = 2048


class Listener(uvicorn.Server):
    """Uvicorn, but people are told before their sockets are closed."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        await app.state.server.say_goodbye()
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], object] | None = None) -> int:
    """Listen until a signal comes; `ready` is told the address once it can be opened."""
    listening = listen(settings)
    host, port = listening.getsockname()[:2]
    app = create_app(settings)
    reach(app.state.server.store.writing)
    logs.set_up(settings.log)
    # what is loaded now stays: the collector need not look at it again and again
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    sys.setswitchinterval(SWITCH)
    config = uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=16 * 1024,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=SHUTDOWN,
        server_header=False,
        date_header=False,
    )
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}"
    print(f"colonnade listens on {address}", flush=True)
    if ready is not None:
        ready(address)
    # uvicorn hands the signal on once everything is closed: by then it has done its work
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: None)
    server = Listener(config)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        if error.errno == errno.EADDRINUSE:
            reason = "something else does already; --port 0 takes a free one"
        raise BadSetting(
            f"can't listen on {settings.host} port {settings.port}: {reason}"
        ) from None
    listening.listen(BACKLOG)
    return listening
