"""Accounts: guests, members, sessions, bans."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Select, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from logothete.server.backstage import Ban
from logothete.server.config import Settings
from logothete.server.errors import (
    BadPassword,
    BadText,
    Banned,
    NameTaken,
    NoSuchAccount,
    NotAllowed,
    NotSignedIn,
    RegistrationClosed,
    StoreFull,
    WrongPassword,
)
from logothete.server.model import Account, Actor, SignedIn
from logothete.server.rooms.registry import now_ms
from logothete.server.services import tokens
from logothete.server.services.likeness import likeness
from logothete.server.services.seats import account_of, need_system
from logothete.server.services.words import clean_name, clean_text, fold_name
from logothete.server.store import Store, schema

DAY_MS: Final = 86_400_000
SEEN_EVERY_MS: Final = 3_600_000
"""A session is marked as used no more often than that."""
CACHE_S: Final = 15.0
CACHE_SIZE: Final = 10_000
MOST_SETTINGS: Final = 50
MOST_SETTING: Final = 1_000


class Accounts:
    """Who somebody is. Passwords are kept as argon2id, session tokens as hashes."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        leave_all: Callable[[str], Awaitable[None]],
        forgotten: Callable[[], object],
        part: Callable[[str], Awaitable[None]],
        clock: Callable[[], int] = now_ms,
    ) -> None:
        """`leave_all` takes a person out of their games, `forgotten` tells the rooms that somebody is gone.

        `part` tells all channels of a person (with "", of everybody) that they may have to end.
        """
        self._store = store
        self._settings = settings
        self._leave_all = leave_all
        self._forgotten = forgotten
        self._part = part
        self._clock = clock
        self._hasher = PasswordHasher()
        # Hashing takes much memory on purpose: two at a time, or log-ins could exhaust the machine.
        self._hashing = asyncio.Semaphore(2)
        self._nobody: str | None = None
        self._actors: dict[str, tuple[float, Actor | None]] = {}
        self._bans: tuple[float, frozenset[str]] = (0.0, frozenset())

    async def create_guest(self, name: str, language: str = "en") -> SignedIn:
        """A person with a name and nothing else; can play at once."""
        now = self._clock()
        values = self._new_account(name, language, now)
        token, session = self._new_session(values["id"], now)
        async with self._store.write() as connection:
            await _need_free(connection, values["name"])
            await connection.execute(insert(schema.account), [values])
            await connection.execute(insert(schema.session), [session])
        return SignedIn(_account(values), token)

    async def register(self, actor: Actor, name: str, password: str, language: str = "en") -> SignedIn:
        """A member. If the actor is a guest, the same account becomes one and keeps its games."""
        if not self._settings.registration:
            raise RegistrationClosed("this host accepts no new accounts. Play as a guest, or ask the host")
        now = self._clock()
        values = self._new_account(name, language, now)
        values["folded"] = fold_name(values["name"])
        values["likeness"] = likeness(values["name"])
        values["password"] = await self._hash(password)
        account = schema.account
        try:
            async with self._store.write() as connection:
                await _need_free(connection, values["name"])
                guest = None
                if actor.account is not None:
                    found = await connection.execute(
                        select(account).where(account.c.id == actor.account, account.c.folded.is_(None))
                    )
                    guest = found.mappings().first()
                if guest is None:
                    await connection.execute(insert(account), [values])
                else:
                    kept = {key: values[key] for key in ("name", "folded", "likeness", "password", "language", "seen")}
                    values = dict(guest) | kept
                    await connection.execute(update(account).where(account.c.id == guest["id"]).values(kept))
                token, session = self._new_session(values["id"], now)
                await connection.execute(insert(schema.session), [session])
        except IntegrityError as error:
            raise _taken(values["name"]) from error
        return SignedIn(_account(values), token)

    async def log_in(self, name: str, password: str) -> SignedIn:
        """A new session for name and password."""
        found = await self._one(select(schema.account).where(schema.account.c.folded == fold_name(name)))
        kept = await self._password_of_nobody() if found is None else found["password"]
        right = len(password) <= self._settings.limits.password_max and await self._verify(kept, password)
        if found is None or not right:
            raise WrongPassword("this name and this password do not belong together")
        if found["banned"]:
            raise Banned("this account was banned by the host")
        now = self._clock()
        token, session = self._new_session(found["id"], now)
        async with self._store.write() as connection:
            await connection.execute(insert(schema.session), [session])
            changed: dict[str, Any] = {"seen": now}
            if self._hasher.check_needs_rehash(kept):
                changed["password"] = await self._hash(password)
            await connection.execute(update(schema.account).where(schema.account.c.id == found["id"]).values(**changed))
        return SignedIn(_account(found), token)

    async def log_out(self, token: str) -> None:
        """End this session."""
        token_hash = tokens.hash_secret(token)
        session = schema.session
        async with self._store.write() as connection:
            whose = await connection.scalar(select(session.c.account).where(session.c.token_hash == token_hash))
            await connection.execute(delete(session).where(session.c.token_hash == token_hash))
        if whose is not None:
            await self._part(whose)

    async def log_out_everywhere(self, actor: Actor, except_token: str | None = None) -> None:
        """End all sessions of the actor, or all but one."""
        account = account_of(actor)
        gone = delete(schema.session).where(schema.session.c.account == account)
        if except_token is not None:
            gone = gone.where(schema.session.c.token_hash != tokens.hash_secret(except_token))
        async with self._store.write() as connection:
            await connection.execute(gone)
        await self._part(account)

    async def actor_of(self, token: str) -> Actor | None:
        """The actor of a session cookie; None if it has expired or its account is banned. Cached briefly."""
        token_hash = tokens.hash_secret(token)
        until, actor = self._actors.get(token_hash, (0.0, None))
        if time.monotonic() < until:
            return actor
        actor = await self._look_up(token_hash)
        if len(self._actors) >= CACHE_SIZE:
            self._actors.clear()
        self._actors[token_hash] = (time.monotonic() + CACHE_S, actor)
        return actor

    async def _look_up(self, token_hash: str) -> Actor | None:
        session, account = schema.session, schema.account
        found = await self._one(
            select(session.c.account, session.c.seen)
            .join(account, account.c.id == session.c.account)
            .where(session.c.token_hash == token_hash, session.c.expires > self._clock(), account.c.banned.is_(False))
        )
        if found is None:
            return None
        now = self._clock()
        if now - found["seen"] > SEEN_EVERY_MS:
            expires = now + self._settings.session_days * DAY_MS
            # Somebody can look at a game though the store is full, and nobody could write down that they came.
            with suppress(StoreFull):
                async with self._store.write() as connection:
                    await connection.execute(
                        update(session).where(session.c.token_hash == token_hash).values(seen=now, expires=expires)
                    )
                    await connection.execute(update(account).where(account.c.id == found["account"]).values(seen=now))
        return Actor(account=found["account"])

    async def get(self, actor: Actor) -> Account:
        """The actor's own account; `NotSignedIn` without one."""
        account = account_of(actor)
        found = await self._one(select(schema.account).where(schema.account.c.id == account))
        if found is None:
            raise NotSignedIn("this account is gone: sign in again")
        return _account(found)

    async def rename(self, actor: Actor, name: str) -> Account:
        """Another name. At tables where one already sits, the old one stays."""
        known = await self.get(actor)
        cleaned = clean_name(name, self._settings.limits.name_chars)
        values: dict[str, Any] = {"name": cleaned}
        if not known.guest:
            values |= {"folded": fold_name(cleaned), "likeness": likeness(cleaned)}
        try:
            async with self._store.write() as connection:
                await _need_free(connection, cleaned, known.id)
                await connection.execute(update(schema.account).where(schema.account.c.id == known.id).values(values))
        except IntegrityError as error:
            raise _taken(cleaned) from error
        return await self.get(actor)

    async def under_own_name(self, actor: Actor) -> Account:
        """The actor's own account, to sit down at a table with: a guest whose name became a member's needs another."""
        known = await self.get(actor)
        if known.guest:
            async with self._store.read() as connection:
                await _need_free(connection, known.name)
        return known

    async def set_password(self, actor: Actor, old: str, new: str) -> None:
        """Another password; the other sessions go on."""
        account = account_of(actor)
        found = await self._one(select(schema.account).where(schema.account.c.id == account))
        if found is None or found["password"] is None:
            raise NotAllowed("a guest has no password: register first")
        if len(old) > self._settings.limits.password_max or not await self._verify(found["password"], old):
            raise WrongPassword("the old password is another one")
        await self._change(account, password=await self._hash(new))

    async def set_settings(
        self, actor: Actor, settings: dict[str, str | int | bool], language: str | None = None
    ) -> Account:
        """Replace the settings. Known to the server: `mail` (address), `webhook` (URL), `notify` (bool)."""
        known = await self.get(actor)
        if len(settings) > MOST_SETTINGS:
            raise BadText(f"there are at most {MOST_SETTINGS} settings", most=MOST_SETTINGS)
        for key, value in settings.items():
            clean_text(key, 64)
            if isinstance(value, str):
                clean_text(value, MOST_SETTING, least=0)
            elif not -(2**53) <= value <= 2**53:
                raise BadText(f"the setting {key!r} is too large a number")
        spoken = known.language if language is None else _language(language)
        await self._change(known.id, settings=settings, language=spoken)
        return await self.get(actor)

    async def delete(self, actor: Actor) -> None:
        """Forget the person. Their seats in running games go to bots, their name stays in finished ones as it was."""
        account = account_of(actor)
        await self._leave_all(account)
        async with self._store.write() as connection:
            await connection.execute(delete(schema.account).where(schema.account.c.id == account))
        self._forgotten()
        await self._part(account)

    def look_again(self) -> None:
        """Somebody's sessions ended, here or in another process: what was looked up before counts no more."""
        self._actors.clear()
        self._bans = (0.0, frozenset())

    # For the server and its host: the actor must be SYSTEM.

    async def find(self, actor: Actor, who: str) -> Account:
        """The account with this id or member name."""
        need_system(actor)
        account = schema.account
        found = await self._one(
            select(account).where(or_(account.c.id == who, account.c.folded == fold_name(who))).limit(1)
        )
        if found is None:
            raise NoSuchAccount(f"there is no account with the id or name {who!r}", who=who)
        return _account(found)

    async def ban(self, actor: Actor, account: str, banned: bool = True, reason: str = "") -> None:
        """Bar a person (and end their sessions and everything that is open), or let them in again."""
        known = await self.find(actor, account)
        async with self._store.write() as connection:
            await connection.execute(
                update(schema.account).where(schema.account.c.id == known.id).values(banned=banned)
            )
            if banned:
                await connection.execute(delete(schema.session).where(schema.session.c.account == known.id))
            await self._note(connection, actor, "ban" if banned else "unban", known.id, reason)
        await self._part(known.id)

    async def _note(
        self,
        connection: AsyncConnection,
        actor: Actor,
        what: str,
        whom: str,
        reason: str = "",
        until: int | None = None,
    ) -> None:
        """Write down what a host did, in the transaction in which it is done."""
        deed = {"at": self._clock(), "by": actor.account, "what": what, "whom": whom, "reason": reason, "until": until}
        await connection.execute(insert(schema.deed), [deed])

    async def ban_address(self, actor: Actor, address: str, reason: str = "", until: int | None = None) -> None:
        """Turn away requests from an address, until a time or for good."""
        need_system(actor)
        values = {"address": address, "reason": reason, "created": self._clock(), "until": until}
        async with self._store.write() as connection:
            await connection.execute(
                self._store.insert(schema.ban)
                .values(values)
                .on_conflict_do_update(index_elements=["address"], set_=values)
            )
            await self._note(connection, actor, "ban", address, reason, until)
        await self._part("")

    async def unban_address(self, actor: Actor, address: str) -> None:
        """Let requests from an address in again."""
        need_system(actor)
        async with self._store.write() as connection:
            await connection.execute(delete(schema.ban).where(schema.ban.c.address == address))
            await self._note(connection, actor, "unban", address)
        await self._part("")

    async def bans(self, actor: Actor) -> list[Ban]:
        """The addresses that are turned away."""
        need_system(actor)
        async with self._store.read() as connection:
            found = await connection.execute(select(schema.ban).order_by(schema.ban.c.address))
            return [Ban(**row) for row in found.mappings()]

    async def banned_address(self, address: str) -> bool:
        """Whether requests from there are to be turned away. Cached briefly."""
        until, addresses = self._bans
        if time.monotonic() >= until:
            ban = schema.ban.c
            async with self._store.read() as connection:
                now = self._clock()
                found = await connection.scalars(select(ban.address).where(or_(ban.until.is_(None), ban.until > now)))
                addresses = frozenset(found)
            self._bans = (time.monotonic() + CACHE_S, addresses)
        return address in addresses

    async def sweep(self, actor: Actor) -> int:
        """Forget expired sessions, bans and long-gone guests; how many rows."""
        need_system(actor)
        now = self._clock()
        account, seat, game = schema.account, schema.seat, schema.game
        unfinished = ("open", "running")
        sits = exists().where(seat.c.account == account.c.id, game.c.id == seat.c.game, game.c.status.in_(unfinished))
        owns = exists().where(game.c.owner == account.c.id, game.c.status.in_(unfinished))
        sweeps = [
            delete(schema.session).where(schema.session.c.expires <= now),
            delete(schema.ban).where(schema.ban.c.until <= now),
        ]
        if self._settings.keep_guests_days:
            gone = now - self._settings.keep_guests_days * DAY_MS
            sweeps.append(delete(account).where(account.c.folded.is_(None), account.c.seen < gone, ~sits, ~owns))
        swept = 0
        async with self._store.write() as connection:
            for one in sweeps:
                swept += (await connection.execute(one)).rowcount
        return swept

    async def _one(self, query: Select[Any]) -> Mapping[str, Any] | None:
        async with self._store.read() as connection:
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else dict(found)

    async def _change(self, account: str, **values: Any) -> None:
        async with self._store.write() as connection:
            await connection.execute(update(schema.account).where(schema.account.c.id == account).values(**values))

    def _new_account(self, name: str, language: str, now: int) -> dict[str, Any]:
        return {
            "id": tokens.new_id(),
            "name": clean_name(name, self._settings.limits.name_chars),
            "folded": None,
            "likeness": None,
            "password": None,
            "created": now,
            "seen": now,
            "language": _language(language),
            "settings": {},
            "banned": False,
        }

    def _new_session(self, account: str, now: int) -> tuple[str, dict[str, Any]]:
        token = tokens.new_secret()
        return token, {
            "token_hash": tokens.hash_secret(token),
            "account": account,
            "created": now,
            "seen": now,
            "expires": now + self._settings.session_days * DAY_MS,
        }

    async def _hash(self, password: str) -> str:
        limits = self._settings.limits
        if not limits.password_min <= len(password) <= limits.password_max:
            raise BadPassword(
                f"a password has {limits.password_min} to {limits.password_max} characters",
                least=limits.password_min,
                most=limits.password_max,
            )
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _password_of_nobody(self) -> str:
        """Something to compare with where there is no account, so that it takes as long to be refused."""
        if self._nobody is None:
            self._nobody = await self._hash(tokens.new_secret())
        return self._nobody

    async def _verify(self, kept: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, kept, password)
            except VerificationError:
                return False


def _account(row: Mapping[str, Any]) -> Account:
    return Account(
        id=row["id"],
        name=row["name"],
        guest=row["folded"] is None,
        created=row["created"],
        language=row["language"],
        settings=row["settings"],
        banned=row["banned"],
    )


async def _need_free(connection: AsyncConnection, name: str, but: str | None = None) -> None:
    """`NameTaken` if a member, other than one, has this name or one that looks like it."""
    account = schema.account.c
    same = or_(account.folded == fold_name(name), account.likeness == likeness(name))
    if await connection.scalar(select(account.id).where(same, account.id != (but or "")).limit(1)) is not None:
        raise _taken(name)


def _language(language: str) -> str:
    if not 2 <= len(language) <= 16 or not language.replace("-", "").isalnum() or not language.isascii():
        raise BadText(f"{language[:16]!r} is no language. Write a code such as en or fr")
    return language


def _taken(name: str) -> NameTaken:
    return NameTaken(f"another account is called {name!r}, or looks as if it were. Choose another name", name=name)
