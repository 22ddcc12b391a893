"""A mail server for tests, that keeps what it is given."""

import contextlib
import email
import email.policy
import socketserver
import threading
import time
from collections.abc import Iterator

PATIENCE = 60.0  # seconds a mail may take

MAILS: list[str] = []


class Mailbox(socketserver.StreamRequestHandler):
    """Just enough of SMTP to receive a mail."""

    def handle(self) -> None:
        self.wfile.write(b"220 hello\r\n")
        data = False
        body: list[str] = []
        for raw in self.rfile:
            line = raw.decode().rstrip("\r\n")
            if data:
                if line == ".":
                    MAILS.append("\n".join(body))
                    data = False
                    self.wfile.write(b"250 ok\r\n")
                else:
                    body.append(line)
            elif line.upper().startswith("DATA"):
                data = True
                self.wfile.write(b"354 go on\r\n")
            elif line.upper().startswith("QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 ok\r\n")


@contextlib.contextmanager
def mail_server() -> Iterator[tuple[str, list[str]]]:
    """Its address, and the mails it got."""
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mailbox) as smtp:
        MAILS.clear()
        threading.Thread(target=smtp.serve_forever, daemon=True).start()
        yield f"smtp://127.0.0.1:{smtp.server_address[1]}", MAILS
        smtp.shutdown()


def mail_in(mails: list[str], count: int) -> str:
    until = time.monotonic() + PATIENCE
    while len(mails) < count:
        assert time.monotonic() < until, "no mail came"
        time.sleep(0.05)
    return mails[count - 1]


def written(mail: str) -> tuple[str, str]:
    """Subject and text of a mail, decoded."""
    message = email.message_from_string(mail, policy=email.policy.default)
    return str(message["subject"]), str(message.get_content())
