"""Where Alembic begins: it works on the connection that the store hands over."""

from alembic import context

from durbar.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
