"""Former editions: what a title was shipped with before is still there, and what began with it goes on with it."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from logothete.bots import SeatTable, open_bot
from logothete.games import open_title, titles
from logothete.games.byzantio.content import Edition
from logothete.games.byzantio.loading import content_folder
from logothete.games.byzantio.title import Byzantio
from logothete.kernel.bits import lowest
from logothete.kernel.content import former_editions
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.record import OtherContent, read_record, verify, write_record
from logothete.kernel.title import Setup, Title
from tests.golden import RECORDS


@pytest.mark.parametrize("key", titles())
def test_a_title_is_opened_with_the_content_that_is_named_if_it_ever_was_its_own(key: str) -> None:
    title = open_title(key)
    assert title.with_content("") is title
    assert title.with_content(title.content) is title
    assert title.with_content("0" * 64) is title
    for former in title.former():
        assert open_title(key, content=former.content).content == former.content != title.content


FORMER = [(edition, folder) for edition in get_args(Edition) for folder in former_editions(content_folder(edition))]


@pytest.mark.parametrize(("edition", "folder"), FORMER, ids=lambda one: one if isinstance(one, str) else one.name)
def test_a_former_edition_has_the_hash_of_its_name(edition: Edition, folder: Path) -> None:
    assert folder.name.partition("-")[2] == Byzantio(edition, None, folder).content[:6]


def test_byzantio_still_has_the_homes_that_it_was_first_shipped_with() -> None:
    (first,) = open_title("byzantio").former()
    assert first.content.startswith("533a64eaf37c")
    assert (first.version, first.pack, first.former()[0].content) == (1, "", first.content)
    homes = [home_of(title) for title in (first, open_title("byzantio"))]
    assert homes == [
        {"komnenos": "paphlagonia", "phokas": "kappadokia", "doukas": "makedonia", "aggelos": "hellas"},
        {"komnenos": "armeniakon", "phokas": "anatolikon", "doukas": "makedonia", "aggelos": "hellas"},
    ]


def test_a_record_is_verified_with_the_content_that_it_names_and_with_no_other() -> None:
    record = read_record(RECORDS / "byzantio-04.json")
    title = open_title(record.game)
    assert record.content != title.content
    with pytest.raises(OtherContent):
        verify(record, title)
    assert verify(record, open_title(record.game, None, record.content)) == record.result


def test_a_game_that_was_put_aside_goes_on_with_the_content_that_it_began_with() -> None:
    record = read_record(RECORDS / "byzantio-04.json")
    begun = msgspec.structs.replace(record, moves=record.moves[:60], result=None)
    title = open_title(begun.game, None, begun.content)
    match = Match.resume(title, begun)
    bots = [open_bot("greedy", seat) for seat in range(begun.setup.players)]
    dice = QuickDice(1)
    for _ in range(20):
        seat = lowest(match.state.pending())
        table = SeatTable(title, title.check(begun.setup), match.state, seat, dice, match.told)
        match.play(seat, bots[seat].choose(table).action)
    gone_on = match.record()
    assert gone_on.content == record.content
    again = read_record(write_record(gone_on))
    assert verify(again, open_title(again.game, None, again.content)) is None


def test_a_pack_is_laid_over_the_edition_that_its_records_were_made_with(tmp_path: Path) -> None:
    pack = tmp_path / "long"
    pack.mkdir()
    (pack / "pack.toml").write_text(
        'game = "byzantio"\nname = "Long"\nauthor = "I"\nlicence = "CC0-1.0"\nversion = "1"\n'
    )
    (pack / "values.toml").write_text("garrisons = 9\n")
    now = open_title("byzantio", pack)
    (former,) = now.former()
    assert (former.pack, former.folder) == ("Long", pack)
    assert len({now.content, former.content, open_title("byzantio").content}) == 3
    assert open_title("byzantio", pack, former.content).content == former.content
    assert home_of(former)["komnenos"] == "paphlagonia"


def home_of(title: Title) -> dict[str, str]:
    """Where each house starts, by what a page is told."""
    scene = msgspec.json.decode(msgspec.json.encode(title.scene(Setup(2))))
    return {house["key"]: house["home"] for house in scene["houses"]}
