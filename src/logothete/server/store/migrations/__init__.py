"""How the schema came to be what it is: Alembic migrations, run whenever a store is opened."""
