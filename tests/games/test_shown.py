"""What games show of themselves is what the engine plays: moving pictures and worked examples."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from logothete.games import open_title, titles
from logothete.kernel.ledger import load_ledger
from logothete.kernel.narrate import Narrator
from logothete.kernel.shown import NotShown, Shown, read_reel, show
from logothete.kernel.text import LANGUAGES
from logothete.kernel.title import Title
from scripts.shown import plans

SHOWING = [key for key in titles() if open_title(key).reel is not None]


def shown_by(title: Title) -> Shown:
    found = show(title)
    assert found is not None
    return found


def test_the_great_games_show_themselves() -> None:
    assert {"byzantio", "nekken", "necrosia", "diktat"} <= set(SHOWING)


@pytest.mark.parametrize("key", SHOWING)
def test_a_moving_picture_tells_something(key: str) -> None:
    film = shown_by(open_title(key)).film
    assert len(film) >= 10
    assert all(frame.log for frame in film)
    assert len({frame.seat for frame in film}) > 1


@pytest.mark.parametrize("key", SHOWING)
def test_an_example_shows_what_its_plan_wants_with_a_rule_of_the_book(key: str) -> None:
    title = open_title(key)
    (wanted,) = (found[key] for found in map(plans, folders()) if key in found)
    rules = {rule.id for rule in load_ledger().rules.values()}
    examples = shown_by(title).examples
    assert [one.key for one in examples] == [wish.key for wish in wanted.samples]
    for example, wish in zip(examples, wanted.samples, strict=True):
        assert wish.fits([event.kind for event in example.frames[-1].log])
        assert len(example.frames) == wish.moves + 1
        assert example.rule in rules
        assert example.frames[0].view != example.frames[-1].view


def folders() -> list[Path]:
    return sorted((Path(__file__).parents[2] / "src/logothete/games").glob("*/shown.toml"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SHOWING)
def test_an_example_has_words(key: str, language: str) -> None:
    title = open_title(key)
    texts = Narrator(title, language).catalogue
    for example in shown_by(title).examples:
        assert texts.say(f"example-{example.key}")
        assert texts.say(f"example-{example.key}-text").endswith(".")


def test_a_move_that_the_rules_no_longer_allow_is_found(tmp_path: Path) -> None:
    title = open_title("nekken")
    assert title.reel is not None
    reel = read_reel(title.reel)
    title.reel = tmp_path / "other.json"
    moves = [(seat, "confirm" if number == 1 else text) for number, (seat, text) in enumerate(reel.moves)]
    title.reel.write_bytes(msgspec.json.encode(msgspec.structs.replace(reel, moves=moves)))
    with pytest.raises(NotShown, match="not allowed"):
        show(title)


def test_an_example_that_shows_something_else_is_found(tmp_path: Path) -> None:
    title = open_title("nekken")
    assert title.reel is not None
    reel = read_reel(title.reel)
    title.reel = tmp_path / "other.json"
    samples = [msgspec.structs.replace(reel.samples[0], event="crowned")]
    title.reel.write_bytes(msgspec.json.encode(msgspec.structs.replace(reel, samples=samples)))
    with pytest.raises(NotShown, match="crowned"):
        show(title)
