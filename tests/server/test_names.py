"""Names: what can be read, what looks like another's, and whose it is."""

from __future__ import annotations

import pytest

from logothete.server.errors import BadName, NameOfBots, NameTaken
from logothete.server.model import Actor, NewTable
from logothete.server.services.likeness import likeness
from logothete.server.services.tables import Tables
from logothete.server.services.words import clean_name
from tests.server.conftest import ME, OPEN, guest, laid

NOBODY = Actor()
PASSWORD = "a long password"


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Zoë",
        "Đỗ Thị Hạnh",
        "Ἀλέξιος",
        "Ян",
        "李雷",
        "محمد",
        "नरेंद्र",
        "O’Neill",
        "7",
        "🦊",
        "👩‍🚀",
        "نام‌ها",
        "Nguyễn",
    ],
)
def test_names_of_all_the_world_are_fine(name: str) -> None:
    assert clean_name(name, 24) == name


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160",
        "Anna\u3164",
        "\u200d",
        "\u200c\u200d\u200c",
        "\u200dAnna",
        "Anna\u200d",
        "An\u200d\u200dna",
        "An\u200d na",
        "\u0301",
        "\u0301Anna",
        "a" + "\u0323\u0302\u0303\u0304\u0305\u0306",
        "A\u20dd\u20de\u20df\u20e0",
        " ",
    ],
)
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name, 24)


@pytest.mark.parametrize("name", ["bоt", "RОBОT", "b0t", "ｂｏｔ", "a bοt"])
def test_nobody_is_a_bot_by_look_either(name: str) -> None:
    with pytest.raises(NameOfBots):
        clean_name(name, 24)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Аnnа"), ("Ian", "lan"), ("modern", "rnodern"), ("Bob", "B0b"), ("anna", "ANNA")]
)
def test_what_looks_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("Andre", "André"), ("Zoe", "Zoë"), ("Ben", "Benn")])
def test_what_does_not(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["Anna", "anna", "Аnna", "ANNА"])
async def test_nobody_else_bears_the_name_of_a_member(tables: Tables, name: str) -> None:
    await tables.accounts.register(NOBODY, "Anna", PASSWORD)
    with pytest.raises(NameTaken):
        await tables.accounts.create_guest(name)
    with pytest.raises(NameTaken):
        await tables.accounts.register(NOBODY, name, PASSWORD)
    ben = await guest(tables, "Ben")
    with pytest.raises(NameTaken):
        await tables.accounts.rename(ben, name)
    carl = (await tables.accounts.register(NOBODY, "Carl", PASSWORD)).account
    with pytest.raises(NameTaken):
        await tables.accounts.rename(Actor(account=carl.id), name)


@pytest.mark.anyio
async def test_a_member_may_write_the_own_name_otherwise(tables: Tables) -> None:
    anna = Actor(account=(await tables.accounts.register(NOBODY, "Anna", PASSWORD)).account.id)
    assert (await tables.accounts.rename(anna, "ANNA")).name == "ANNA"


@pytest.mark.anyio
async def test_a_guest_becomes_a_member_under_the_same_name(tables: Tables) -> None:
    anna = await guest(tables, "Anna")
    assert (await tables.accounts.register(anna, "Anna", PASSWORD)).account.id == anna.account


@pytest.mark.anyio
async def test_a_guest_whose_name_became_a_members_sits_down_under_another(tables: Tables) -> None:
    anna, ben = await guest(tables, "Anna"), await guest(tables, "Ben")
    await tables.accounts.register(NOBODY, "Anna", PASSWORD)
    table = await laid(tables, ben, ME, OPEN)
    with pytest.raises(NameTaken):
        await tables.lobby.join(anna, table.game)
    with pytest.raises(NameTaken):
        await tables.lobby.create(anna, NewTable("relay", [ME, OPEN]))
    await tables.accounts.rename(anna, "Anna Two")
    assert await tables.lobby.join(anna, table.game) == 1


@pytest.mark.anyio
async def test_guests_may_share_a_name(tables: Tables) -> None:
    assert (await guest(tables, "Ben")).account != (await guest(tables, "Ben")).account
