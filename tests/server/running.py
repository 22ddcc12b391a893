"""Real servers for tests: started on loopback with a folder of their own, ended by their id."""

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

START = 180.0  # seconds a server may take to come up on a busy machine
SOAK = os.environ.get("COLONNADE_SOAK", "") not in ("", "0")


class Running:
    """One server process."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.environment = environment
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> "Running":
        self.process = subprocess.Popen(
            [sys.executable, "-m", "colonnade", "serve"],
            env={**os.environ, **defaults(self.data), **self.environment},
            stdout=subprocess.PIPE,
            stderr=(self.data / "server.log").open("a"),
            text=True,
        )
        self.url = self.address()
        self.wait_ready()
        return self

    def address(self) -> str:
        """The line the server prints when it listens."""
        assert self.process is not None
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], START)
        line = self.process.stdout.readline() if ready else ""
        if " on " not in line:
            self.kill()
            raise RuntimeError("no server: " + (self.data / "server.log").read_text()[-2000:])
        return line.split(" on ")[1].strip()

    def wait_ready(self) -> None:
        until = time.monotonic() + START
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.url + "/readyz", trust_env=False, timeout=5).status_code == 200:
                    return
            assert self.process is not None
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.kill()
        raise RuntimeError("not ready: " + (self.data / "server.log").read_text()[-2000:])

    def kill(self) -> None:
        """kill -9, as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            code = self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait(timeout=20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return code

    def log(self) -> str:
        return (self.data / "server.log").read_text()


def defaults(data: Path) -> dict[str, str]:
    return {
        "COLONNADE_DATA": str(data),
        "COLONNADE_HOST": "127.0.0.1",
        "COLONNADE_PORT": "0",
        "COLONNADE_LIMITS": "off",
        "COLONNADE_BOT_PAUSE": "0",
        "COLONNADE_THINKERS": "1",
    }


@contextlib.contextmanager
def running(data: Path, **environment: str) -> Iterator[Running]:
    server = Running(data, **environment).start()
    try:
        yield server
    finally:
        server.stop()
