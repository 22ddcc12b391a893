"""Notices to people who are not looking: to their browser, by webhook, by mail."""

import asyncio
import email.message
import email.utils
import ipaddress
import logging
import smtplib
import socket
import ssl
from typing import Any
from urllib.parse import unquote, urlsplit

import httpx
import orjson
from sqlalchemy import Connection, select

from colonnade.kernel import registry
from colonnade.server import metrics, words
from colonnade.server.hall import Hall
from colonnade.server.people import Person, person_of
from colonnade.server.presence import NOBODY, Here
from colonnade.server.schema import people
from colonnade.server.settings import Settings
from colonnade.server.store import Store, notify
from colonnade.server.table import Event, Table, now_ms

LOG = logging.getLogger("colonnade.notices")
TIMEOUT = 5.0
AT_ONCE = 8  # webhooks and mails under way


class Notices:
    """Sends notices; nothing that goes wrong here may hold up a game."""

    def __init__(self, store: Store, settings: Settings, hall: Hall) -> None:
        self.store = store
        self.settings = settings
        self.hall = hall
        self.inboxes: dict[str, set[asyncio.Queue[bytes | None]]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.gate = asyncio.Semaphore(AT_ONCE)

    def after(self, table: Table, news: list[Event]) -> None:
        """What an event means to whom."""
        kinds = {event.kind for event in news}
        if "over" in kinds:
            for person in table.people():
                self.send(table, person, "over")
            return
        if kinds & {"started", "action", "undo", "back"} and table.actor is not None:
            seat = table.seats[table.actor]
            asked_before = [e.data.get("seat") for e in news if e.kind == "action"]
            if seat.person is not None and not seat.by_server and table.actor not in asked_before:
                self.send(table, seat.person, "turn")
        if "request" in kinds:
            for person in table.people():
                self.send(table, person, "undo")
        for event in news:
            if event.kind == "chat":
                for person in table.people():
                    if person != event.data["person"]:
                        self.send(table, person, "chat")

    def send(self, table: Table, person: str | None, kind: str) -> None:
        """Tell a person, unless he has the table open."""
        if person is None or self.hall.has_open(table.id, person):
            return
        notice = noticed(table, kind)
        if self.deliver(person, notice):
            return
        task = asyncio.create_task(self.reach(person, kind, notice))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def open_page(self, person: str, inbox: asyncio.Queue[bytes | None]) -> None:
        self.inboxes.setdefault(person, set()).add(inbox)
        self.hall.presence.set(person, Here(frozenset((person,)), 0))

    def close_page(self, person: str, inbox: asyncio.Queue[bytes | None]) -> None:
        inboxes = self.inboxes[person]
        inboxes.discard(inbox)
        if not inboxes:
            del self.inboxes[person]
            self.hall.presence.set(person, NOBODY)

    def deliver(self, person: str, notice: dict[str, Any]) -> bool:
        """To the person's open pages in this process."""
        inboxes = self.inboxes.get(person, set())
        message = orjson.dumps(notice)
        for inbox in inboxes:
            if not inbox.full():
                inbox.put_nowait(message)
        return bool(inboxes)

    async def reach(self, person: str, kind: str, notice: dict[str, Any]) -> None:
        """To open pages at other processes, else by webhook and mail as the person wants."""
        try:
            async with self.gate:
                if self.hall.presence.elsewhere(person):
                    line = f"n:{person}:{notice['notice']}:{notice['table']}"
                    await self.store.write(lambda c: notify(c, line))
                    return
                found = await self.store.read(lambda c: find(c, person))
                if found is None or (kind == "chat" and not found.notify["chat"]):
                    return
                if kind in ("turn", "reminder") and not found.notify["turn"]:
                    return
                if found.notify["webhook"] and self.settings.webhooks != "off":
                    await self.post(found.notify["webhook"], notice)
                if found.notify["mail"] and found.email and self.settings.smtp:
                    await self.mail(found.email, notice["words"][found.language], self.link(notice))
        except Exception as error:
            LOG.warning("notice not sent", extra={"person": person, "error": repr(error)})

    def link(self, notice: dict[str, Any]) -> str:
        return f"{self.settings.url}/table/{notice['table']}"

    # --- webhooks ----------------------------------------------------------------------

    async def post(self, url: str, notice: dict[str, Any]) -> None:
        """POST to an address that was looked up and allowed; redirects are not followed."""
        try:
            parts = urlsplit(url)
            address = await allowed_address(url, self.settings.webhooks == "any")
            host = f"[{address}]" if ":" in address else address
            port = f":{parts.port}" if parts.port else ""
            target = parts._replace(netloc=host + port).geturl()
            async with httpx.AsyncClient(timeout=TIMEOUT, trust_env=False) as client:
                answer = await client.post(
                    target,
                    content=orjson.dumps({**notice, "url": self.link(notice)}),
                    headers={
                        "Host": parts.netloc.rpartition("@")[2],
                        "Content-Type": "application/json",
                        "User-Agent": "colonnade",
                    },
                    extensions={"sni_hostname": parts.hostname or ""},
                )
            outcome = "ok" if answer.status_code < 400 else "refused"
        except (httpx.HTTPError, OSError, ValueError):
            outcome = "failed"
        metrics.NOTICES.labels("webhook", outcome).inc()

    # --- mail --------------------------------------------------------------------------

    async def mail(self, to: str, subject: str, body: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(None, send_mail, self.settings, to, subject, body)
            metrics.NOTICES.labels("mail", "ok").inc()
        except (OSError, smtplib.SMTPException) as error:
            metrics.NOTICES.labels("mail", "failed").inc()
            LOG.warning("mail not sent", extra={"error": repr(error)})

    def say_goodbye(self) -> None:
        for inboxes in self.inboxes.values():
            for inbox in inboxes:
                if not inbox.full():
                    inbox.put_nowait(None)

    async def close(self) -> None:
        """Let what is under way arrive, for a moment."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=2)


def noticed(table: Table, kind: str) -> dict[str, Any]:
    """A notice as browsers and webhooks get it; a table without a name goes by its title."""
    called = words.of_title(registry.get(table.title), "title")
    shown = {
        language: words.ours(f"notice-{kind}", (language,), table=table.name or name)[language]
        for language, name in called.items()
    }
    return {
        "type": "notice",
        "notice": kind,
        "table": table.id,
        "name": table.name,
        "title": table.title,
        "words": shown,
        "at": now_ms(),
    }


def find(connection: Connection, person: str) -> Person | None:
    row = connection.execute(select(people).where(people.c.id == person)).first()
    return None if row is None else person_of(row)


async def allowed_address(url: str, private: bool) -> str:
    """The numeric address of a webhook; ValueError where it must not go."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise ValueError("a webhook needs a plain http or https address")
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(
        parts.hostname, port, type=socket.SOCK_STREAM
    )
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        plain = ipaddress.ip_address(address.partition("%")[0])
        if not private and (not plain.is_global or plain.is_multicast):
            raise ValueError("a webhook must go to a public address")
    return addresses[0]


def send_mail(settings: Settings, to: str, subject: str, body: str) -> None:
    """One plain mail over the server of the settings."""
    server = urlsplit(settings.smtp)
    host = server.hostname or "localhost"
    message = email.message.EmailMessage()
    message["From"] = settings.mail_from or f"colonnade@{host}"
    message["To"] = to
    message["Subject"] = subject.replace("\r", " ").replace("\n", " ")
    message["Date"] = email.utils.formatdate()
    message["Message-ID"] = email.utils.make_msgid(domain=host)
    message.set_content(body)
    context = ssl.create_default_context()
    connection: smtplib.SMTP
    if server.scheme == "smtps":
        connection = smtplib.SMTP_SSL(host, server.port or 465, timeout=TIMEOUT, context=context)
    else:
        connection = smtplib.SMTP(host, server.port or 25, timeout=TIMEOUT)
    with connection:
        if server.scheme == "smtp" and connection.has_extn("starttls"):
            connection.starttls(context=context)
        if server.username:
            connection.login(unquote(server.username), unquote(server.password or ""))
        connection.send_message(message)
