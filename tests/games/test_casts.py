"""Who the bots are: every figure of a cast has a name in each language, and a face on the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from logothete.bots import figures
from logothete.games import open_title, titles
from logothete.kernel.dice import QuickDice
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import LANGUAGES
from logothete.kernel.title import Setup

PAGE = Path(__file__).parents[2] / "web/src/games"
WITH_CAST = [key for key in titles() if open_title(key).cast]
FACE = re.compile(r"^    (\w+): face\(", re.MULTILINE)


def test_the_great_games_have_one() -> None:
    assert {"byzantio", "nekken", "necrosia", "diktat"} <= set(WITH_CAST)


@pytest.mark.parametrize("key", WITH_CAST)
def test_a_cast_is_enough_for_every_table(key: str) -> None:
    title = open_title(key)
    assert len(set(title.cast)) == len(title.cast) >= max(title.players)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WITH_CAST)
def test_everybody_has_a_name_of_their_own(key: str, language: str) -> None:
    title = open_title(key)
    texts = Narrator(title, language).catalogue
    names = [texts.say(f"cast-{figure}") for figure in title.cast]
    assert len({name.casefold() for name in names}) == len(names)
    things = {texts.say(f"{domain}-{thing}") for domain in ("house", "people") for thing in domains(key, domain)}
    assert things.isdisjoint(names)


def domains(key: str, domain: str) -> list[str]:
    return list(open_title(key).actions.domains.get(domain, ()))


@pytest.mark.parametrize("key", WITH_CAST)
def test_everybody_has_a_face_on_the_page(key: str) -> None:
    (file,) = (found for found in PAGE.glob("**/cast.ts") if found.parent.name == key)
    assert FACE.findall(file.read_text(encoding="utf-8")) == list(open_title(key).cast)


def test_who_sits_where_follows_from_the_table() -> None:
    cast = open_title("byzantio").cast
    assert figures(cast, "one", [1, 2, 3]) == figures(cast, "one", [1, 2, 3])
    assert len({tuple(figures(cast, str(table), [1, 2, 3]).values()) for table in range(20)}) > 10
    assert figures((), "one", [1]) == {}


def test_a_bot_is_always_said_to_be_one() -> None:
    title = open_title("nekken")
    state = title.start(Setup(2, {"houses": "deal"}), QuickDice(1))
    english = Narrator(title, "en", ["Anna", ""], {1: "ember"})
    assert english.player(1) == "Little Ember (bot)"
    assert english.seat(state, 1).endswith(" (Little Ember, bot)")
    assert english.seat(state, 0).endswith(" (Anna)")
    assert Narrator(title, "fr", (), {1: "ember"}).player(1) == "Petite-Braise (robot)"
