"""“It is your turn”: mail and webhooks for correspondence games, to those who asked for it.

Turns are gathered, so that a person gets one message instead of many, and put into the store's outbox together; from
there they are sent, again and again with growing pauses if need be. A message that is late tells only of turns that are
still owed. It holds no secret: its links lead to the table, where the reader has to be known already.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

import msgspec
import structlog

from logothete.kernel.text import LANGUAGES, Catalogue
from logothete.server.background import in_background
from logothete.server.backstage import TurnToTell
from logothete.server.config import Settings
from logothete.server.edge.language import server_texts
from logothete.server.edge.metrics import Metrics
from logothete.server.errors import NoSuchAccount, TableError
from logothete.server.messages.outgoing import Undelivered, post_json, send_mail
from logothete.server.model import SYSTEM, Account
from logothete.server.services.tables import Tables
from logothete.server.store.leases import Alone, Lead
from logothete.server.store.outbox import Parcel, Turn, change, due_parcels, put, remove, still_owed

POLL_S: Final = 30.0
FIRST_PAUSE_MS: Final = 60_000
LONGEST_PAUSE_MS: Final = 6 * 3_600_000
ATTEMPTS: Final = 12
"""Attempts before a message is given up, more than a day after the first."""

_log = structlog.get_logger(__name__)


@asynccontextmanager
async def run_notifier(
    tables: Tables, metrics: Metrics | None = None, now: Callable[[], int] | None = None
) -> AsyncIterator[Notifier]:
    """Messages go out while the block runs, if the host has set up a way for them."""
    notifier = Notifier(tables, metrics, now)
    if not notifier.channels:
        yield notifier
        return
    if not tables.settings.public_url:
        _log.warning("messages to players carry local links: set public_url", url=base_url(tables.settings))
    async with in_background("notifier", notifier.run):
        yield notifier


class Notifier:
    """Tells the persons of all games on this database that they are waited for."""

    def __init__(self, tables: Tables, metrics: Metrics | None = None, now: Callable[[], int] | None = None) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.metrics = metrics
        self.now = now or tables.clock
        self.channels = channels_of(self.settings)
        self.lead: Lead = Alone()

    async def run(self) -> None:
        """Gather and send, whenever no other process does."""
        await self.tables.store.lead("notify", self._work)

    async def _work(self, lead: Lead) -> None:
        self.lead = lead
        while True:
            await self.gather()
            await self.deliver()
            await asyncio.sleep(POLL_S)

    async def gather(self) -> None:
        """Put messages into the outbox: one for each person who has been waited for long enough, with all turns."""
        now = self.now()
        by_person: dict[str, list[TurnToTell]] = {}
        for turn in await self.tables.desk.turns_to_tell(SYSTEM, now):
            by_person.setdefault(turn.account, []).append(turn)
        for person, turns in by_person.items():
            if min(turn.since for turn in turns) > now - self.settings.digest_minutes * 60_000:
                continue
            try:
                account = await self.tables.accounts.find(SYSTEM, person)
                ways = ways_to(account, self.channels)
            except NoSuchAccount:
                ways = []
            told = [Turn(turn.game, turn.seat, turn.title, turn.since, turn.deadline, turn.invited) for turn in turns]
            # First the outbox, then the note that they were told: a crash in between tells twice rather than never.
            async with self.tables.store.write() as connection:
                for channel, target in ways:
                    parcel = Parcel(account=person, channel=channel, target=target, turns=told, created=now, due=now)
                    await put(connection, parcel)
            await self.tables.desk.turns_told(SYSTEM, turns)

    async def deliver(self) -> None:
        """Send what is due in the outbox."""
        async with self.tables.store.read() as connection:
            parcels = await due_parcels(connection, self.now())
        for parcel in parcels:
            async with self.tables.store.read() as connection:
                parcel.turns = await still_owed(connection, parcel)
            if parcel.turns:
                await self._attempt(parcel)
            else:
                await self._drop(parcel)

    async def _attempt(self, parcel: Parcel) -> None:
        try:
            await self._send(parcel)
        except Undelivered as error:
            parcel.attempts += 1
            parcel.error = str(error)
            given_up = error.final or parcel.attempts >= ATTEMPTS
            _log.warning(
                "a message could not be delivered",
                account=parcel.account,
                channel=parcel.channel,
                attempt=parcel.attempts,
                given_up=given_up,
                detail=parcel.error,
            )
            self._count(parcel, "given-up" if given_up else "failed")
            if given_up:
                await self._drop(parcel)
                return
            parcel.due = self.now() + pause_ms(parcel.attempts)
            async with self.tables.store.write() as connection:
                await change(connection, parcel)
        else:
            self._count(parcel, "sent")
            await self._drop(parcel)

    async def _send(self, parcel: Parcel) -> None:
        try:
            account = await self.tables.accounts.find(SYSTEM, parcel.account)
        except TableError as error:
            raise Undelivered(error.detail, final=True) from error
        if (parcel.channel, parcel.target) not in ways_to(account, self.channels):
            raise Undelivered("the person does not want messages there any more", final=True)
        self.lead.check()
        if parcel.channel == "mail":
            message = self._mail(account, parcel)
            await asyncio.to_thread(send_mail, self.settings.smtp, message)
        else:
            own = parcel.channel == "personal"
            secret = "" if own else self.settings.webhook.secret
            await post_json(parcel.target, self._json(account, parcel.turns), secret, public_only=own)

    async def _drop(self, parcel: Parcel) -> None:
        async with self.tables.store.write() as connection:
            await remove(connection, parcel)

    def _count(self, parcel: Parcel, outcome: str) -> None:
        if self.metrics is not None:
            self.metrics.messages.labels(parcel.channel, outcome).inc()

    def _mail(self, account: Account, parcel: Parcel) -> EmailMessage:
        language = self._language(account)
        say = server_texts(language).say
        lines = [say("notify-hello", name=account.name), ""]
        for turn in parcel.turns:
            lines.append(self._turn_line(turn, language))
            lines.append(table_url(self.settings, turn.game))
            lines.append("")
        lines.append(say("notify-why"))
        message = EmailMessage()
        try:
            message["From"] = self.settings.smtp.sender or self.settings.smtp.user
            message["To"] = parcel.target
            subject = "notify-invited-subject" if all(turn.invited for turn in parcel.turns) else "notify-subject"
            message["Subject"] = say(subject, count=len(parcel.turns))
        except (ValueError, IndexError) as error:
            raise Undelivered("the mail address cannot be used", final=True) from error
        message["Date"] = formatdate(self.now() / 1000)
        message["Message-ID"] = make_msgid(idstring=parcel.id, domain="logothete")
        message["Auto-Submitted"] = "auto-generated"
        message.set_content("\n".join(lines))
        return message

    def _turn_line(self, turn: Turn, language: str) -> str:
        say = server_texts(language).say
        title = self._title_name(turn.title, language)
        if turn.invited:
            return say("notify-invited", title=title, since=_moment(turn.since))
        if turn.deadline is None:
            return say("notify-turn", title=title, since=_moment(turn.since))
        return say("notify-turn-until", title=title, since=_moment(turn.since), until=_moment(turn.deadline))

    def _json(self, account: Account, turns: Sequence[Turn]) -> bytes:
        return msgspec.json.encode(
            {
                "event": "your-turn",
                "account": account.id,
                "name": account.name,
                "language": self._language(account),
                "turns": [msgspec.to_builtins(turn) | {"url": table_url(self.settings, turn.game)} for turn in turns],
            }
        )

    def _language(self, account: Account) -> str:
        return account.language if account.language in LANGUAGES else self.settings.language

    def _title_name(self, title: str, language: str) -> str:
        try:
            texts = Catalogue.load(language, *self.tables.shelf.open(title).texts)
        except TableError:
            return title
        return texts.say("title-name")


def channels_of(settings: Settings) -> dict[str, str]:
    """The ways for messages that the host has set up: mail, the host's webhook (with its address), players' own."""
    channels: dict[str, str] = {}
    if settings.smtp.host:
        channels["mail"] = ""
    if settings.webhook.url:
        channels["webhook"] = settings.webhook.url
    if settings.webhook.personal:
        channels["personal"] = ""
    return channels


def ways_to(account: Account, channels: dict[str, str]) -> list[tuple[str, str]]:
    """Channels and targets on which a person wants messages: none unless they asked for them."""
    if account.settings.get("notify") is not True or account.banned:
        return []
    wanted = {
        "mail": account.settings.get("mail"),
        "webhook": channels.get("webhook"),
        "personal": account.settings.get("webhook"),
    }
    return [(channel, target) for channel in channels if isinstance(target := wanted[channel], str) and target]


def pause_ms(attempts: int) -> int:
    """How long to wait after so many failures."""
    return int(min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1)))


def base_url(settings: Settings) -> str:
    """The beginning of every link."""
    return (settings.public_url or f"http://{settings.host}:{settings.port}").rstrip("/")


def table_url(settings: Settings, game: str) -> str:
    """The page of a table."""
    return f"{base_url(settings)}/games/{game}"


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
