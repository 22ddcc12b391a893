"""People: guests, accounts, sessions, passwords; nobody gets in as somebody else."""

import contextlib
import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from typing import Any, NamedTuple

import argon2
from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from colonnade.server.errors import ApiError, bad, sign_in, slow_down
from colonnade.server.schema import links, meta, people, sessions, throttles
from colonnade.server.settings import Settings
from colonnade.server.store import Store, from_json, notify, to_json
from colonnade.server.table import now_ms

NAME_LENGTH = 24
CACHE = 10_000  # sessions known without asking the database
CACHE_SECONDS = 30.0
LINK_MINUTES = 15
DAY = 86_400_000
FREE_TRIES = 5  # wrong passwords for a login before each further one must wait
FREE_TRIES_OF_ADDRESS = 50  # many people can share one
LONGEST_WAIT = 900.0
DEFAULT_NOTIFY = {"webhook": None, "mail": False, "turn": True, "chat": False}

HASHER = argon2.PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
# what a wrong login name is checked against, so that it takes as long as a wrong password
NOBODYS_HASH = HASHER.hash(secrets.token_hex(16))


class Person(NamedTuple):
    """Somebody with a session."""

    id: str
    name: str
    login: str | None
    email: str | None
    language: str
    notify: dict[str, Any]
    created: int
    has_password: bool

    @property
    def guest(self) -> bool:
        return self.login is None and self.email is None


def person_of(row: Any) -> Person:
    return Person(
        row.id,
        row.name,
        row.login,
        row.email,
        row.language,
        {**DEFAULT_NOTIFY, **from_json(row.notify)},
        row.created,
        row.password is not None,
    )


def row_of(connection: Connection, person: str, kept: bool = False) -> Any:
    """A person's row, `kept` until this transaction ends; who is deleted must sign in anew."""
    mine = select(people).where(people.c.id == person)
    if kept:
        mine = mine.with_for_update(read=True, key_share=True)
    row = connection.execute(mine).first()
    if row is None:
        raise sign_in()
    return row


def clean(given: str, longest: int = NAME_LENGTH) -> str:
    """Text of one line: no control or direction characters, no space at the ends."""
    plain = unicodedata.normalize("NFC", given)
    kept = "".join(" " if c.isspace() else c for c in plain)
    kept = "".join(c for c in kept if unicodedata.category(c)[0] != "C")
    return " ".join(kept.split())[:longest].strip()


class People:
    """Sessions and accounts. Sessions are remembered for a short time."""

    def __init__(self, store: Store, settings: Settings, secret: str) -> None:
        self.store = store
        self.settings = settings
        self.signer = Signer(secret, salt="colonnade.session", digest_method=hashlib.sha256)
        self.known: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    # --- sessions ----------------------------------------------------------------------

    async def of_token(self, token: str | None) -> tuple[str, Person] | None:
        """The session and person of a cookie, None if it is forged, ended or unknown."""
        if not token or len(token) > 200:
            return None
        try:
            session = self.signer.unsign(token).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        if self.signer.sign(session).decode() != token:
            return None  # the last letter of a signature has bits that don't count
        now = time.monotonic()
        found = self.known.get(session)
        if found is not None and found[0] > now:
            return session, found[1]
        person = await self.store.read(lambda c: self.of_session(c, session))
        if person is None:
            self.known.pop(session, None)
            return None
        if now_ms() - person[1] > DAY:
            await self.store.write(lambda c: touch(c, session))
        self.known[session] = (now + CACHE_SECONDS, person[0])
        while len(self.known) > CACHE:
            self.known.popitem(last=False)
        return session, person[0]

    def of_session(self, connection: Connection, session: str) -> tuple[Person, int] | None:
        row = connection.execute(
            select(people, sessions.c.seen)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.id == session)
        ).first()
        if row is None or now_ms() - row.seen > self.settings.guest_days * DAY:
            return None
        return person_of(row), row.seen

    async def still(self, session: str) -> bool:
        """The session of an open socket has not ended meanwhile."""
        found = self.known.get(session)
        if found is not None and found[0] > time.monotonic():
            return True
        return await self.of_token(self.token(session)) is not None

    def token(self, session: str) -> str:
        return self.signer.sign(session).decode()

    def open_session(self, connection: Connection, person: str) -> str:
        row_of(connection, person, kept=True)
        session = secrets.token_hex(16)
        now = now_ms()
        row = {"id": session, "person": person, "created": now, "seen": now}
        connection.execute(insert(sessions), row)
        return session

    def forget(self, session: str) -> None:
        self.known.pop(session, None)

    def forget_person(self, person: str) -> None:
        for session, (_, known) in list(self.known.items()):
            if known.id == person:
                del self.known[session]

    async def log_out(self, session: str, person: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.id == session))
            notify(connection, f"p:{person}")

        await self.store.write(work)
        self.forget(session)

    async def tidy(self) -> None:
        """Throw away what has run out: sessions nobody used, old links, old failures."""
        now = now_ms()
        oldest = now - int(self.settings.guest_days * DAY)

        def work(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.seen < oldest))
            connection.execute(delete(links).where(links.c.expires < now))
            connection.execute(delete(throttles).where(throttles.c.until < now - DAY))

        await self.store.write(work)

    # --- guests and accounts -----------------------------------------------------------

    async def new_guest(self, name: str, language: str) -> tuple[str, Person]:
        def work(connection: Connection) -> tuple[str, Person]:
            person = insert_person(connection, name, language)
            return self.open_session(connection, person.id), person

        return await self.store.write(work)

    async def change(self, person: str, values: dict[str, Any]) -> Person:
        def work(connection: Connection) -> Person:
            try:
                with connection.begin_nested():
                    connection.execute(update(people).where(people.c.id == person).values(**values))
            except IntegrityError:
                raise ApiError(409, "taken", "that login or address belongs to somebody") from None
            notify(connection, f"p:{person}")
            return person_of(row_of(connection, person))

        changed = await self.store.write(work)
        self.forget_person(person)
        return changed

    async def renew(self, person: str) -> str:
        """A fresh session; the others of this person end."""

        def work(connection: Connection) -> str:
            connection.execute(delete(sessions).where(sessions.c.person == person))
            notify(connection, f"p:{person}")
            return self.open_session(connection, person)

        session = await self.store.write(work)
        self.forget_person(person)
        return session

    async def sign_in(self, person: str) -> str:
        return await self.store.write(lambda c: self.open_session(c, person))

    async def by_login(self, login: str) -> tuple[Person, str | None] | None:
        """The account of a login name or address, with its hash."""
        key = login.strip().lower()

        def work(connection: Connection) -> tuple[Person, str | None] | None:
            wanted = or_(people.c.login == key, people.c.email == key)
            row = connection.execute(select(people).where(wanted)).first()
            return None if row is None else (person_of(row), row.password)

        return await self.store.read(work)

    # --- one-time links ----------------------------------------------------------------

    async def new_link(self, email: str, person: str | None) -> str:
        token = secrets.token_urlsafe(32)
        row = {
            "token": hashed(token),
            "email": email,
            "person": person,
            "expires": now_ms() + LINK_MINUTES * 60_000,
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(links).where(links.c.expires < now_ms()))
            connection.execute(insert(links), row)

        await self.store.write(work)
        return token

    async def use_link(self, token: str, language: str) -> tuple[str, Person]:
        """Sign in by a mailed link, once; a new address makes an account where that is open."""

        def work(connection: Connection) -> tuple[str, Person]:
            mine = links.c.token == hashed(token)
            row = connection.execute(select(links).where(mine)).first()
            if row is None or row.expires < now_ms():
                raise ApiError(401, "sign_in", "this link was used already or is too old")
            connection.execute(delete(links).where(mine))
            person = self.confirmed(connection, row.email, row.person, language)
            return self.open_session(connection, person.id), person

        return await self.store.write(work)

    def confirmed(
        self, connection: Connection, email: str, asked: str | None, language: str
    ) -> Person:
        row = connection.execute(select(people).where(people.c.email == email)).first()
        if row is None and asked is not None:
            mine = people.c.id == asked
            row = connection.execute(select(people).where(mine)).first()
            if row is not None:
                connection.execute(update(people).where(mine).values(email=email))
                row = connection.execute(select(people).where(mine)).one()
        if row is not None:
            return person_of(row)
        if self.settings.accounts == "closed":
            raise ApiError(403, "not_allowed", "new accounts are closed here")
        return insert_person(connection, clean(email.partition("@")[0]) or "?", language, email)

    # --- passwords, slowly -------------------------------------------------------------

    async def check_wait(self, names: list[str]) -> None:
        """Refuse while a former failure makes these names wait."""
        wanted = throttles.c.name.in_(names)
        until = await self.store.read(
            lambda c: c.execute(select(throttles.c.until).where(wanted)).scalars().all()
        )
        left = max(until, default=0) - now_ms()
        if left > 0:
            raise slow_down(left / 1000)

    async def failed(self, names: list[str]) -> None:
        """Count a failure; after the free ones, each doubles the wait."""

        def work(connection: Connection) -> None:
            for name in names:
                mine = throttles.c.name == name
                count = connection.execute(select(throttles.c.count).where(mine)).scalar() or 0
                connection.execute(delete(throttles).where(mine))
                until = now_ms() + int(waiting(name, count + 1) * 1000)
                row = {"name": name, "count": min(count + 1, 1000), "until": until}
                connection.execute(insert(throttles), row)

        await self.store.write(work)

    async def succeeded(self, names: list[str]) -> None:
        await self.store.write(
            lambda c: c.execute(delete(throttles).where(throttles.c.name.in_(names)))
        )


def waiting(name: str, count: int) -> float:
    """Seconds to wait after so many failures under a name."""
    free = FREE_TRIES_OF_ADDRESS if name.startswith("address:") else FREE_TRIES
    return 0.0 if count < free else min(LONGEST_WAIT, 2.0 ** min(count - free, 20))


def hash_password(password: str) -> str:
    return HASHER.hash(password)


def right_password(stored: str | None, given: str) -> bool:
    """Takes as long for an unknown account as for a known one."""
    try:
        HASHER.verify(stored or NOBODYS_HASH, given)
    except argon2.exceptions.VerificationError:
        return False
    return stored is not None


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def touch(connection: Connection, session: str) -> None:
    connection.execute(update(sessions).where(sessions.c.id == session).values(seen=now_ms()))


def insert_person(
    connection: Connection, name: str, language: str, email: str | None = None
) -> Person:
    row = {
        "id": "p_" + secrets.token_hex(8),
        "name": name,
        "login": None,
        "email": email,
        "password": None,
        "language": language,
        "notify": to_json({}),
        "created": now_ms(),
    }
    connection.execute(insert(people), row)
    return person_of(connection.execute(select(people).where(people.c.id == row["id"])).one())


def checked_email(given: str) -> str:
    email = given.strip().lower()
    name, at, domain = email.partition("@")
    plain = all(c.isprintable() and not c.isspace() and c not in '<>,;:"()[]\\' for c in email)
    if not (name and at and "." in domain and "@" not in domain and plain and len(email) <= 254):
        raise bad("this is not an e-mail address", "email")
    return email


def secret_of(settings: Settings, store: Store) -> str:
    """The key that signs cookies: the setting, or one made once and kept."""
    if settings.secret:
        return settings.secret
    if store.postgres:
        return kept_in_database(store)
    file = settings.data / "secret.key"
    if not file.exists():
        settings.data.mkdir(parents=True, exist_ok=True)
        partial = settings.data / f"secret.{secrets.token_hex(4)}"
        partial.touch(mode=0o600)
        partial.write_text(secrets.token_urlsafe(48))
        with contextlib.suppress(FileExistsError):
            file.hardlink_to(partial)
        partial.unlink()
    return file.read_text().strip()


def kept_in_database(store: Store) -> str:
    with store.writing.begin() as connection:
        mine = meta.c.name == "secret"
        if connection.execute(select(meta.c.value).where(mine)).first() is None:
            with contextlib.suppress(IntegrityError), connection.begin_nested():
                row = {"name": "secret", "value": secrets.token_urlsafe(48)}
                connection.execute(insert(meta), row)
    with store.writing.begin() as connection:
        return str(connection.execute(select(meta.c.value).where(mine)).scalar_one())
