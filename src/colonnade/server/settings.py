"""Every setting of the server: one table of environment variables, read in one place."""

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple

from colonnade.files import data_folder
from colonnade.kernel.errors import ColonnadeError


class Variable(NamedTuple):
    """One environment variable: the field it fills, its default and what it does."""

    field: str
    name: str
    default: str
    doc: str


# fmt: off
# ruff: noqa: E501 (a table)
VARIABLES = (
    #        field            variable                   default        what it does
    Variable("data",          "COLONNADE_DATA",          "",            "folder of database and key; default: the user's data folder"),
    Variable("database",      "COLONNADE_DATABASE",      "",            "database address, e.g. postgresql://user@host/name; default: SQLite in the data folder"),
    Variable("secret",        "COLONNADE_SECRET",        "",            "key that signs cookies; default: made once and kept (file in the data folder, or in PostgreSQL)"),
    Variable("host",          "COLONNADE_HOST",          "127.0.0.1",   "address to listen on"),
    Variable("port",          "COLONNADE_PORT",          "8000",        "port to listen on; 0 takes a free one"),
    Variable("url",           "COLONNADE_URL",           "",            "public address, for links in mails and webhooks, e.g. https://play.example.org"),
    Variable("origins",       "COLONNADE_ORIGINS",       "",            "further origins that browsers may call from, separated by commas"),
    Variable("proxies",       "COLONNADE_PROXIES",       "",            "addresses of trusted proxies whose X-Forwarded-* headers count; * for any"),
    Variable("secure",        "COLONNADE_SECURE",        "auto",        "mark the cookie Secure: on, off, or auto (when the request came by https)"),
    Variable("thinkers",      "COLONNADE_THINKERS",      "0",           "processes in which bots think; 0: one less than the processors, at least one"),
    Variable("bot_pause",     "COLONNADE_BOT_PAUSE",     "0.4",         "seconds between the moves of bots at tables with people"),
    Variable("think_limit",   "COLONNADE_THINK_LIMIT",   "30",          "seconds after which a bot's thinking is given up for a plain move"),
    Variable("limits",        "COLONNADE_LIMITS",        "on",          "rate limits per address and person: on or off"),
    Variable("accounts",      "COLONNADE_ACCOUNTS",      "open",        "who may make accounts: open or closed"),
    Variable("smtp",          "COLONNADE_SMTP",          "",            "mail server, smtp://user:password@host:587 (STARTTLS) or smtps://...; without it no mail is sent"),
    Variable("mail_from",     "COLONNADE_MAIL_FROM",     "",            "sender of mails"),
    Variable("webhooks",      "COLONNADE_WEBHOOKS",      "public",      "where webhooks may go: public addresses only, any, or off"),
    Variable("metrics",       "COLONNADE_METRICS",       "on",          "serve /metrics: on, off, or a token asked for as Bearer"),
    Variable("log",           "COLONNADE_LOG",           "info",        "debug (every request), info, warning or error; JSON lines on standard error"),
    Variable("static",        "COLONNADE_STATIC",        "",            "folder of the built web client; default: the one in the package"),
    Variable("idle",          "COLONNADE_IDLE",          "60",          "seconds after which a quiet table leaves memory"),
    Variable("guest_days",    "COLONNADE_GUEST_DAYS",    "180",         "days a session is kept without a visit"),
)
# fmt: on


@dataclass(frozen=True)
class Settings:
    """The settings of one server process."""

    data: Path
    database: str
    secret: str
    host: str
    port: int
    url: str
    origins: tuple[str, ...]
    proxies: str
    secure: str
    thinkers: int
    bot_pause: float
    think_limit: float
    limits: bool
    accounts: str
    smtp: str
    mail_from: str
    webhooks: str
    metrics: str
    log: str
    static: Path | None
    idle: float
    guest_days: float

    @property
    def postgres(self) -> bool:
        return self.database.startswith("postgresql")


class BadSetting(ColonnadeError):
    """An environment variable with a value that can't be used."""


# what a setting may be, where it is one of a few words
WORDS = {
    "secure": ("auto", "on", "off"),
    "limits": ("on", "off"),
    "accounts": ("open", "closed"),
    "webhooks": ("public", "any", "off"),
    "log": ("debug", "info", "warning", "error"),
}


def read(environment: dict[str, str] | None = None, **given: Any) -> Settings:
    """The settings from the environment; what is given by name wins."""
    source = dict(os.environ) if environment is None else environment
    raw = {v.field: source.get(v.name, "") or v.default for v in VARIABLES}
    raw.update({name: str(value) for name, value in given.items() if value is not None})
    for field, allowed in WORDS.items():
        if raw[field] not in allowed:
            raise BadSetting(
                f"{variable(field).name}: {raw[field]!r} is unknown; allowed: {', '.join(allowed)}"
            )
    made: dict[str, Any] = dict(raw)
    made["data"] = Path(raw["data"]) if raw["data"] else data_folder()
    made["database"] = database_address(raw["database"], made["data"])
    made["origins"] = tuple(o.strip().rstrip("/") for o in raw["origins"].split(",") if o.strip())
    made["limits"] = raw["limits"] == "on"
    made["static"] = Path(raw["static"]) if raw["static"] else None
    made["url"] = raw["url"].rstrip("/")
    made["port"] = int(number("port", raw["port"], most=65535))
    made["thinkers"] = int(number("thinkers", raw["thinkers"]))
    for name in ("bot_pause", "think_limit", "idle", "guest_days"):
        made[name] = number(name, raw[name])
    return Settings(**{field.name: made[field.name] for field in fields(Settings)})


def database_address(given: str, data: Path) -> str:
    """The address in the form SQLAlchemy takes; plain postgresql:// means psycopg."""
    if not given:
        return f"sqlite:///{data / 'colonnade.sqlite'}"
    for plain in ("postgresql://", "postgres://"):
        if given.startswith(plain):
            return "postgresql+psycopg://" + given.removeprefix(plain)
    if given.startswith(("sqlite:///", "postgresql+psycopg://")):
        return given
    raise BadSetting(
        f"COLONNADE_DATABASE: {given.partition(':')[0]!r} is unknown; allowed: sqlite:///, postgresql://"
    )


def variable(field: str) -> Variable:
    return next(v for v in VARIABLES if v.field == field)


def number(field: str, given: str, most: float = 1e9) -> float:
    try:
        value = float(given)
    except ValueError:
        raise BadSetting(f"{variable(field).name}: {given!r} is not a number") from None
    if not 0 <= value <= most:
        raise BadSetting(f"{variable(field).name}: {given!r} is not possible; 0 to {most:.0f} is")
    return value


def as_table() -> str:
    """The settings as a Markdown table, for the documentation."""
    rows = ["| variable | default | what it does |", "|---|---|---|"]
    rows += [
        f"| `{v.name}` | {f'`{v.default}`' if v.default else ''} | {v.doc} |" for v in VARIABLES
    ]
    return "\n".join(rows)
