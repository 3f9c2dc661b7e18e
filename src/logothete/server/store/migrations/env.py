"""Where Alembic comes in: it works on the connection that `open_store` hands over, inside its transaction."""

from __future__ import annotations

from alembic import context

from logothete.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,
    render_as_batch=True,
)
context.run_migrations()
