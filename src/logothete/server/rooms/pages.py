"""What a loaded game has put on pages: written once, read again when somebody asks for what is long past."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from logothete.kernel.events import Event, Told, name_event
from logothete.kernel.pages import Page, Past
from logothete.kernel.record import Move
from logothete.kernel.title import Title
from logothete.server.rooms.keeping import DamagedPage, pack_page, unpack_page
from logothete.server.store import Store
from logothete.server.store.pages import PageRow, page_starts, read_pages


def page_rows(game: str, pages: Sequence[tuple[Past, Page]]) -> list[PageRow]:
    """Pages that a match has turned, for the store."""
    return [PageRow(game=game, number=past.pages, told=past.told, data=pack_page(page)) for past, page in pages]


class Pages:
    """The pages of one game; `past` says how much is on them."""

    def __init__(self, store: Store, game: str) -> None:
        self._store = store
        self._game = game
        # How many events lie before each page, as each viewer counts them; pages are only ever added.
        self._starts: list[list[int]] = []

    async def moves(self, past: Past) -> list[Move]:
        """All moves that are on pages."""
        return [move for page in await self._read(0, past.pages) for move in page.moves]

    async def told(self, past: Past, seat: int | None, start: int, end: int) -> list[Told]:
        """What a viewer was told, from position `start` up to `end` of its log; all of it must be on pages."""
        if start >= end:
            return []
        viewer = -2 if seat is None else seat
        counts = [told[viewer] for told in await self._counts(past)]
        first, last = bisect_right(counts, start) - 1, bisect_left(counts, end)
        pages = await self._read(first, last)
        known = [told for page in pages for told in page.told if told.concerns(seat)]
        return known[start - counts[first] : end - counts[first]]

    async def events(self, title: Title, past: Past, seat: int | None, start: int, end: int) -> list[Event]:
        """The same as events."""
        told = await self.told(past, seat, start, end)
        return [name_event(one, title.events, title.actions.domains) for one in told]

    async def _counts(self, past: Past) -> list[list[int]]:
        if len(self._starts) < past.pages:
            async with self._store.read() as connection:
                self._starts = await page_starts(connection, self._game)
            if len(self._starts) < past.pages:
                raise DamagedPage(len(self._starts))
        return self._starts[: past.pages]

    async def _read(self, first: int, end: int) -> list[Page]:
        async with self._store.read() as connection:
            found = dict(await read_pages(connection, self._game, first, end))
        for number in range(first, end):
            if number not in found:
                raise DamagedPage(number)
        return [unpack_page(number, data) for number, data in found.items()]
