"""Diktat in a terminal and for the ear: what a seat sees is there, in both languages, and nothing else."""

from __future__ import annotations

import pytest
from click.testing import CliRunner
from rich.console import Console

from logothete.cli import build
from logothete.games.diktat.spoken import speak
from logothete.games.diktat.terminal import draw
from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import LANGUAGES
from tests.games.diktat.dealing import offer, swear
from tests.games.diktat.table import Table, title
from tests.twins import any_setup

EACH = pytest.mark.parametrize("language", LANGUAGES)


def drawn(table: Table, cabal: str | None, language: str = "en") -> str:
    """The table as a Cabal, or a spectator, sees it drawn."""
    console = Console(width=160, color_system=None)
    with console.capture() as capture:
        console.print(draw(table.view(cabal), Narrator(table.title, language), 160))
    return capture.get()


def spoken(table: Table, cabal: str | None, language: str = "en") -> str:
    return "\n".join(speak(table.view(cabal), Narrator(table.title, language)))


def test_a_stack_shows_what_the_seat_knows_of_it() -> None:
    table = Table().put("coordination", "karst", "GEC")
    assert "Coo GEC" in drawn(table, "coordination")
    assert "Coo ···" in drawn(table, "black-guard")
    assert "Karst 1: stack of Coordination, 3 pawns, Guard, Emissary, Citizen." in spoken(table, "coordination")
    assert "Karst 1: stack of Coordination, 3 pawns, unknown." in spoken(table, None)


@EACH
def test_what_is_behind_the_screen_is_there_for_its_player_alone(language: str) -> None:
    table = Table().have("coordination", pp=17)
    for tell in (drawn, spoken):
        assert "17 PP" in tell(table, "coordination", language)
        assert "17 PP" not in tell(table, "black-guard", language) + tell(table, None, language)


def test_offers_drafts_and_oaths_lie_on_the_desk() -> None:
    table = swear(Table(), "coordination", "black-guard", "not-enter", "where karst", "by cycle")
    offer(table, "secret-police", "coordination", "give pp 2", "ask citizen 1")
    table.acts("coordination", "offer-to black-guard", "give citizen 1", "demand not-kill")
    for tell in (drawn, spoken):
        said = " ".join(tell(table, "coordination").split())
        assert "Offer of Secret Police: gives 2 PP; asks 1 Citizens" in said
        assert "Your draft for Black Guard: you give 1 Citizens; you ask nothing" in said
        assert "(Karst), until the end of the Cycle" in said
        assert "Oath 1: Coordination and Black Guard" in tell(table, "secret-police")
        assert "2 PP" not in tell(table, "black-guard")


def test_a_draft_is_shown_after_each_step_at_the_terminal() -> None:
    table = ["play", "diktat", "--players", "5", "--bot", "random", "--seed", "x", "--lang", "en"]
    entries = [
        "offer-to union",
        "offer-to resistance",
        "give PP 1",
        "swear not-kill",
        "any",
        "by cycle",
        "what propose",
        "orders",
        "quit",
        "no",
    ]
    said = " ".join(CliRunner().invoke(build("en"), table, input="".join(f"{one}\n" for one in entries)).output.split())
    assert "you give 1 PP; you ask nothing" in said
    assert "The clause so far: to spare the partner’s pawns" in said
    assert "sworn: to spare the partner’s pawns (any), until the end of the Cycle" in said
    assert "PP: 6 → 5" in said or "PP: 7 → 6" in said or "PP: 5 → 4" in said, said
    assert "1. Pass whenever a Manifestation could be played" in said


@EACH
def test_a_whole_game_is_drawn_and_told(language: str) -> None:
    """Each position of random games can be drawn and told; what is said of a guess is what is said of the truth."""
    narrator = Narrator(title(), language)
    for seed in range(3):
        dice = QuickDice(seed)
        match = Match.start(title(), any_setup(title(), dice), seed.to_bytes(8, "big"))
        console = Console(width=100, quiet=True)
        while not match.over and len(match.moves) < 120:
            state = match.state
            seat = members(int(state.pending()))[0]
            told = speak(title().look(state, seat), narrator)
            assert told == speak(title().look(state.guess(seat, dice), seat), narrator)
            console.print(draw(title().look(state, seat), narrator, 100))
            apart = state.asides(seat)
            choices = apart if apart and dice.below(3) == 0 else state.legal(seat)
            match.play(seat, choices[dice.below(len(choices))])
