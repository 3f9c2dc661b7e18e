"""Everything that lasts: one SQLite file, or a PostgreSQL database for several processes."""

from logothete.server.store.engine import BadDatabase, Store, open_store
from logothete.server.store.signals import PERSON, Signals, Subscription
from logothete.server.store.writer import Commit, Conflict, Writer

__all__ = ["PERSON", "BadDatabase", "Commit", "Conflict", "Signals", "Store", "Subscription", "Writer", "open_store"]
