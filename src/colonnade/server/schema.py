"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

# Times are milliseconds since 1970. JSON is kept as text, written by one encoder.

meta = Table(
    "meta",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # lower case; null for guests
    Column("email", String(254), unique=True),  # lower case; only confirmed ones sign in
    Column("password", Text),
    Column("language", String(8), nullable=False),
    Column("notify", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("ix_sessions_person", "person"),
)

links = Table(  # one-time sign-in links, by the hash of their token
    "links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("email", String(254), nullable=False),
    Column("person", String(24)),  # whose address it confirms, null: whoever has the address
    Column("expires", BigInteger, nullable=False),
)

throttles = Table(  # failed tries that slow the next ones down
    "throttles",
    metadata,
    Column("name", String(300), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("owner", String(24)),
    Column("invite", String(32), nullable=False, unique=True),
    Column("status", String(10), nullable=False),
    Column("public", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("summary", Text, nullable=False),  # what lists show, JSON
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the server itself must act: bot, clock, reminder
    Index("ix_tables_due", "due"),
    Index("ix_tables_list", "public", "status", "updated"),
)

events = Table(  # the append-only truth
    "events",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False),  # on the line after this event
    Column("digest", String(32)),  # of the state after it; null in the lobby
    Column("data", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("moves", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

seats = Table(  # who sits where, for "my tables"; the truth is in the events
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), nullable=False),
    Index("ix_seats_person", "person"),
)

results = Table(  # finished rated and unrated games, seat by seat
    "results",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("title", String(40), nullable=False),
    Column("who", String(24), nullable=False),  # person or bot:<level>
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_results_who", "who"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("title", String(40), primary_key=True),
    Column("who", String(24), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("ranks", Integer, nullable=False),  # sum, for the average
    Column("points", BigInteger, nullable=False),
    Column("best", Integer, nullable=False),
)
