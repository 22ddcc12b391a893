"""The first schema: people, sessions, tables with their events and snapshots, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "meta",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_meta"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40)),
        sa.Column("email", sa.String(254)),
        sa.Column("password", sa.Text),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("notify", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
        sa.UniqueConstraint("email", name="uq_people_email"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_links"),
    )
    op.create_table(
        "throttles",
        sa.Column("name", sa.String(300), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_throttles"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("owner", sa.String(24)),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("invite", name="uq_tables_invite"),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_list", "tables", ["public", "status", "updated"])
    of_a_table(
        "events",
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(32)),
        sa.Column("data", sa.Text, nullable=False),
        key="seq",
    )
    of_a_table(
        "snapshots",
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        key="seq",
    )
    of_a_table(
        "seats",
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(24), nullable=False),
        key="seat",
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    of_a_table(
        "results",
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        key="seat",
    )
    op.create_index("ix_results_who", "results", ["who"])
    op.create_table(
        "ratings",
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("ranks", sa.Integer, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("title", "who", name="pk_ratings"),
    )


def of_a_table(name: str, *columns: sa.Column[object], key: str) -> None:
    """A table whose rows belong to one game table and go with it."""
    op.create_table(
        name,
        sa.Column("table_id", sa.String(24), nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("table_id", key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    for name in (
        "ratings", "results", "seats", "snapshots", "events", "tables", "throttles", "links",
        "sessions", "people", "meta",
    ):  # fmt: skip
        op.drop_table(name)
