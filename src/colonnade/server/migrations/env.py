"""How Alembic reaches the database: over the connection it is handed."""

from alembic import context

from colonnade.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
