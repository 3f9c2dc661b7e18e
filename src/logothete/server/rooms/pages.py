"""What a loaded game has put on pages: written once, read again when somebody asks for what is long past."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from logothete.kernel.events import Event, Told, name_event
from logothete.kernel.pages import Page, Past
from logothete.kernel.record import Move, Record
from logothete.server.backstage import Heard
from logothete.server.rooms.journal import LOG_PART
from logothete.server.rooms.keeping import DamagedPage, pack_page, unpack_page
from logothete.server.rooms.progress import Progress
from logothete.server.store import Store
from logothete.server.store.pages import PageRow, page_starts, read_pages


def page_rows(game: str, pages: Sequence[tuple[Past, Page]]) -> list[PageRow]:
    """Pages that a match has turned, for the store."""
    return [PageRow(game=game, number=past.pages, told=past.told, data=pack_page(page)) for past, page in pages]


class Pages:
    """The pages of one game, and what is told of it from its start on; `DamagedPage` if one of them is lost."""

    def __init__(self, store: Store, game: str) -> None:
        self._store = store
        self._game = game
        # How many events lie before each page, as each viewer counts them; pages are only ever added.
        self._starts: list[list[int]] = []

    async def earlier(self, progress: Progress, viewer: int | None, before: int) -> tuple[int, list[Event]]:
        """The part of a viewer's log that ends at this position, and from where it is."""
        journal = progress.journal
        end = min(before, journal.length(viewer))
        start = max(0, end - LOG_PART)
        held = journal.between(viewer, start, end)
        if held is not None:
            return start, held
        title, past = progress.match.title, progress.match.past
        paged = past.told[-2 if viewer is None else viewer]
        told = await self._told(past, viewer, start, min(end, paged))
        old = [name_event(one, title.events, title.actions.domains) for one in told]
        return start, old + (journal.between(viewer, paged, end) or [])

    async def record(self, progress: Progress) -> Record:
        """The keeper's full record."""
        return progress.match.record(await self._moves(progress.match.past))

    async def story(self, progress: Progress, seat: int, heard: Heard | None) -> tuple[int, list[Told]]:
        """What a seat was told: what replaces the story of one that has heard some of it, and from where."""
        match = progress.match
        start = 0 if heard is None else progress.journal.stands(seat, heard.version, heard.length)
        paged = match.past.told[seat]
        held = [told for told in match.told if told.concerns(seat)]
        old = await self._told(match.past, seat, start, paged)
        return start, old + held[max(0, start - paged) :]

    async def _moves(self, past: Past) -> list[Move]:
        """All moves that are on pages; `past` says how many those are."""
        return [move for page in await self._read(0, past.pages) for move in page.moves]

    async def _told(self, past: Past, seat: int | None, start: int, end: int) -> list[Told]:
        """What a viewer was told, from position `start` up to `end` of its log; all of it must be on pages."""
        if start >= end:
            return []
        viewer = -2 if seat is None else seat
        counts = [told[viewer] for told in await self._counts(past)]
        first, last = bisect_right(counts, start) - 1, bisect_left(counts, end)
        pages = await self._read(first, last)
        known = [told for page in pages for told in page.told if told.concerns(seat)]
        return known[start - counts[first] : end - counts[first]]

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
