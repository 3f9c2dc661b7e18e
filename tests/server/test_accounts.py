"""Accounts: guests, members, sessions, bans; names and texts that may be written."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from logothete.server.config import Limits
from logothete.server.errors import (
    BadName,
    BadPassword,
    BadText,
    Banned,
    NameTaken,
    NotAllowed,
    NotSignedIn,
    RegistrationClosed,
    WrongPassword,
)
from logothete.server.model import NOBODY, SYSTEM, Actor
from logothete.server.services.tables import Tables
from logothete.server.services.tokens import hash_secret
from logothete.server.services.words import clean_name, clean_text, fold_name
from logothete.server.store import schema
from tests.server.conftest import ME, OPEN, Opener, TestClock, guest, laid, started

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"
DAY = 86_400_000


async def test_a_guest_plays_at_once(tables: Tables) -> None:
    signed = await tables.accounts.create_guest("  Anna   Maria ", "fr")
    assert (signed.account.name, signed.account.guest, signed.account.language) == ("Anna Maria", True, "fr")
    assert await tables.accounts.actor_of(signed.token) == Actor(signed.account.id)


async def test_a_guest_who_registers_keeps_the_games(tables: Tables) -> None:
    anna = await guest(tables)
    created = await laid(tables, anna, ME, OPEN)
    member = await tables.accounts.register(anna, "Anna", PASSWORD)
    assert (member.account.id, member.account.guest) == (anna.account, False)
    mine = await tables.lobby.list_mine(Actor((await tables.accounts.log_in("ANNA", PASSWORD)).account.id))
    assert [table.id for table in mine.tables] == [created.game]


async def test_guests_share_names_and_members_do_not(tables: Tables) -> None:
    await guest(tables, "Anna")
    await guest(tables, "Anna")
    await tables.accounts.register(NOBODY, "Anna", PASSWORD)
    with pytest.raises(NameTaken):
        await tables.accounts.register(NOBODY, "ＡＮＮＡ", PASSWORD)


async def test_a_member_who_registers_again_gets_another_account(tables: Tables) -> None:
    first = await tables.accounts.register(NOBODY, "Anna", PASSWORD)
    second = await tables.accounts.register(Actor(first.account.id), "Bert", PASSWORD)
    assert second.account.id != first.account.id


@pytest.mark.parametrize(("name", "password"), [("Anna", "wrong horse"), ("Nobody", PASSWORD), ("Anna", "x" * 10_000)])
async def test_only_the_right_password_opens(tables: Tables, name: str, password: str) -> None:
    await tables.accounts.register(NOBODY, "Anna", PASSWORD)
    with pytest.raises(WrongPassword):
        await tables.accounts.log_in(name, password)


async def test_passwords_and_tokens_are_not_in_the_store(tables: Tables) -> None:
    signed = await tables.accounts.register(NOBODY, "Anna", PASSWORD)
    async with tables.store.read() as connection:
        kept = await connection.scalar(select(schema.account.c.password))
        assert await connection.scalar(select(schema.session.c.token_hash)) == hash_secret(signed.token)
    assert str(kept).startswith("$argon2id$")


async def test_a_session_ends_with_log_out_and_with_time(tables: Tables, clock: TestClock) -> None:
    first = await tables.accounts.create_guest("Anna")
    await tables.accounts.log_out(first.token)
    assert await tables.accounts.actor_of(first.token) is None
    second = await tables.accounts.create_guest("Bert")
    clock.pass_ms(91 * DAY)
    assert await tables.accounts.actor_of(second.token) is None
    assert await tables.accounts.actor_of("made up") is None


async def test_log_out_everywhere_spares_the_session_that_asks(tables: Tables) -> None:
    here = await tables.accounts.register(NOBODY, "Anna", PASSWORD)
    there = await tables.accounts.log_in("Anna", PASSWORD)
    await tables.accounts.log_out_everywhere(Actor(here.account.id), here.token)
    assert await tables.accounts.actor_of(here.token) is not None
    assert await tables.accounts.actor_of(there.token) is None


async def test_a_banned_person_is_out_at_once(tables: Tables) -> None:
    signed = await tables.accounts.register(NOBODY, "Anna", PASSWORD)
    assert await tables.accounts.actor_of(signed.token) is not None
    await tables.accounts.ban(SYSTEM, "anna")
    assert await tables.accounts.actor_of(signed.token) is None
    with pytest.raises(Banned):
        await tables.accounts.log_in("Anna", PASSWORD)
    await tables.accounts.ban(SYSTEM, signed.account.id, banned=False)
    await tables.accounts.log_in("Anna", PASSWORD)


async def test_addresses_are_banned_for_a_time(tables: Tables, clock: TestClock) -> None:
    await tables.accounts.ban_address(SYSTEM, "192.0.2.1", "spam", clock.now + DAY)
    assert await tables.accounts.banned_address("192.0.2.1")
    assert not await tables.accounts.banned_address("192.0.2.2")
    await tables.accounts.ban_address(SYSTEM, "192.0.2.1", "more spam")
    assert [(ban.address, ban.reason, ban.until) for ban in await tables.accounts.bans(SYSTEM)] == [
        ("192.0.2.1", "more spam", None)
    ]
    await tables.accounts.unban_address(SYSTEM, "192.0.2.1")
    assert not await tables.accounts.banned_address("192.0.2.1")


async def test_what_is_for_the_server_is_for_nobody_else(tables: Tables) -> None:
    anna = await guest(tables)
    for request in (
        tables.accounts.bans(anna),
        tables.accounts.find(anna, "Anna"),
        tables.accounts.ban(anna, "Anna"),
        tables.accounts.sweep(anna),
        tables.desk.stats(anna),
        tables.desk.bots_due(anna),
        tables.desk.list(anna),
    ):
        with pytest.raises(NotAllowed):
            await request


async def test_registration_can_be_closed(opener: Opener) -> None:
    tables = await opener(registration=False)
    with pytest.raises(RegistrationClosed):
        await tables.accounts.register(NOBODY, "Anna", PASSWORD)


async def test_a_password_can_be_changed(tables: Tables) -> None:
    anna = Actor((await tables.accounts.register(NOBODY, "Anna", PASSWORD)).account.id)
    with pytest.raises(WrongPassword):
        await tables.accounts.set_password(anna, "wrong horse", "battery staple")
    with pytest.raises(BadPassword):
        await tables.accounts.set_password(anna, PASSWORD, "short")
    await tables.accounts.set_password(anna, PASSWORD, "battery staple")
    await tables.accounts.log_in("Anna", "battery staple")


async def test_a_member_can_be_renamed_but_not_to_the_name_of_another(tables: Tables) -> None:
    anna = Actor((await tables.accounts.register(NOBODY, "Anna", PASSWORD)).account.id)
    await tables.accounts.register(NOBODY, "Bert", PASSWORD)
    assert (await tables.accounts.rename(anna, "Anne")).name == "Anne"
    with pytest.raises(NameTaken):
        await tables.accounts.rename(anna, "bert")


async def test_settings_are_kept(tables: Tables) -> None:
    anna = await guest(tables)
    account = await tables.accounts.set_settings(anna, {"mail": "a@example.org", "notify": True}, "fr")
    assert (account.settings, account.language) == ({"mail": "a@example.org", "notify": True}, "fr")
    with pytest.raises(BadText):
        await tables.accounts.set_settings(anna, {"mail": "x" * 2000})
    with pytest.raises(BadText):
        await tables.accounts.set_settings(anna, {}, "no language at all")


async def test_who_deletes_the_account_leaves_the_games_to_bots(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert)
    await tables.accounts.delete(anna)
    with pytest.raises(NotSignedIn):
        await tables.accounts.get(anna)
    info = await tables.lobby.table(bert, game)
    assert (info.seats[0].kind, info.owner) == ("bot", "")
    assert [due.seat for due in await tables.desk.bots_due(SYSTEM)] == [0]


async def test_guests_without_games_are_forgotten_in_time(tables: Tables, clock: TestClock) -> None:
    anna, bert, carl = await guest(tables, "Anna"), await guest(tables, "Bert"), await guest(tables, "Carl")
    await started(tables, anna, bert)
    clock.pass_ms(181 * DAY)
    assert await tables.accounts.sweep(SYSTEM) == 4
    await tables.accounts.get(anna)
    with pytest.raises(NotSignedIn):
        await tables.accounts.get(carl)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "\u200b", "a\nb\x07", "\ud800"])
def test_bad_names(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name, Limits().name_chars)


@pytest.mark.parametrize("name", ["A", "x" * 24, "Zoé", "Ἄννα Κομνηνή", "李", "O'Neill-2", "🎲"])
def test_good_names(name: str) -> None:
    assert clean_name(name, Limits().name_chars) == name


def test_names_that_look_alike_fold_alike() -> None:
    assert fold_name("Straße") == fold_name("STRASSE") == fold_name("ｓｔｒａｓｓｅ")


def test_texts_have_lines_but_nothing_invisible() -> None:
    assert clean_text(" one\r\ntwo\tthree ", 100) == "one\ntwo\tthree"
    for text in ("", "x" * 101, "a\x00", "\u2066b"):
        with pytest.raises(BadText):
            clean_text(text, 100)
