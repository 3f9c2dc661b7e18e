"""How the store is: whether it takes what is written, and whether what it has can be read.

A full disk and a damaged file are not the moment's business, as a conflict is: people are told what is wrong, so is
whoever watches over the server, and the log has it once. A write that succeeds ends a full disk; damage stays until the
server is started anew.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from logothete.server.errors import Busy, StoreDamaged, StoreFull, TableError

Fault = Literal["full", "damaged"]

# The lower byte of what SQLite says: FULL; CORRUPT, NOTADB, IOERR. And the codes of PostgreSQL, by their beginnings.
_SQLITE: Final[dict[int, Fault]] = {13: "full", 11: "damaged", 26: "damaged", 10: "damaged"}
_POSTGRESQL: Final[dict[str, Fault]] = {"53100": "full", "XX001": "damaged", "XX002": "damaged", "58030": "damaged"}
_ERRORS: Final[dict[Fault, type[TableError]]] = {"full": StoreFull, "damaged": StoreDamaged}

_log = logging.getLogger(__name__)


class Condition:
    """What is wrong with the store at present, if anything is."""

    def __init__(self) -> None:
        self.fault: Fault | None = None

    def damaged(self, detail: str) -> None:
        """A check found damage."""
        self._note("damaged", detail)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Around whatever uses the store; what is wrong with that is noted and said in the server's own words."""
        try:
            yield
        except PoolTimeout as error:
            # Everybody wants something of it at the same moment.
            raise Busy from error
        except DBAPIError as error:
            fault = fault_of(error)
            if fault is None:
                raise
            self._note(fault, str(error.orig))
            raise _ERRORS[fault](str(error.orig)) from error

    @contextmanager
    def writing(self) -> Iterator[None]:
        """The same around what writes: if that succeeds, the disk is not full any more."""
        with self.reading():
            yield
        if self.fault == "full":
            self.fault = None
            _log.warning("the store takes what is written again")

    def _note(self, fault: Fault, detail: str) -> None:
        if self.fault != fault:
            _log.error("the store is %s: %s", fault, detail)
        self.fault = fault


def fault_of(error: DBAPIError) -> Fault | None:
    """Whether an error of the database means that it is full or damaged."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    if isinstance(code, int):
        return _SQLITE.get(code & 0xFF)
    return _POSTGRESQL.get(str(getattr(error.orig, "sqlstate", "")))
