"""A record has every offer, oath and lie, and is replayed to the same through the eyes of everybody."""

from __future__ import annotations

import msgspec
import pytest

from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.record import read_move, read_record, verify, write_record
from logothete.kernel.title import Setup
from tests.games.diktat.table import title

PLAYERS = 3
EYES = (None, 0, 1, 2)


def play(match: Match, seat: int, *actions: str) -> None:
    """A seat does these one after another."""
    for action in actions:
        match.play(seat, match.title.actions.parse(action))


def begun() -> Match:
    """A game in which a team was sent, and it is the next player's turn."""
    match = Match.start(title(), Setup(PLAYERS), b"lies", ["nonce"] * PLAYERS)
    while "to karst" not in [match.title.actions.text(action) for action in match.state.legal(owner(match))]:
        play_any(match, QuickDice(0), 1)
    play(match, owner(match), "to karst", "add citizen", "seal")
    return match


def owner(match: Match) -> int:
    """Whom the game waits for first."""
    return members(int(match.state.pending()))[0]


def play_any(match: Match, dice: QuickDice, aside_once_in: int) -> None:
    """One decision at random, now and then of somebody who acts aside."""
    apart = [seat for seat in range(PLAYERS) if match.state.asides(seat)]
    if aside_once_in > 1 and apart and dice.below(aside_once_in) == 0:
        seat = apart[dice.below(len(apart))]
        choices = match.state.asides(seat)
    else:
        seat = owner(match)
        choices = match.state.legal(seat)
    match.play(seat, choices[dice.below(len(choices))])


def bargained() -> Match:
    """A whole game with an offer, a counter-offer, an oath that is a lie, a false claim and a showing in it."""
    match = begun()
    cabals = [str(match.title.seat_name(match.state, seat)["cabal"]) for seat in range(PLAYERS)]
    liar = next(seat for seat in range(PLAYERS) if sent(match, seat))
    dupe, third = (seat for seat in range(PLAYERS) if seat != liar)
    lie = ("true-pawn", "which karst-1", "depth 1", "type emissary")
    play(match, dupe, f"offer-to {cabals[liar]}", "ask pp 1", "propose")
    play(match, liar, f"answer {cabals[dupe]}", f"swear {lie[0]}", *lie[1:], "ask pp 1", "propose")
    play(match, dupe, f"accept {cabals[liar]}")
    play(match, liar, f"tell-to {cabals[third]}", f"state {lie[0]}", *lie[1:], "propose")
    play(match, liar, f"show-to {cabals[third]}", "show-stack karst-1")
    dice = QuickDice(3)
    while not match.over:
        play_any(match, dice, 3)
    return match


def sent(match: Match, seat: int) -> bool:
    """Whether a seat has sent the team."""
    return any(event.kind == "sent" and event.about["seat"] == seat for event in match.log(None))


def seen(match: Match) -> list[bytes]:
    """What everybody sees and was told."""
    return [msgspec.json.encode([match.title.look(match.state, eyes), match.log(eyes)]) for eyes in EYES]


@pytest.mark.rule("DIK-321", "DIK-152", "DIK-164", "DIK-197")
def test_a_record_has_every_offer_and_every_lie_and_is_the_game() -> None:
    match = bargained()
    record = read_record(write_record(match.record()))
    texts = [move.text for move in record.moves]
    for verb in ("propose", "accept", "answer", "swear", "state", "show-stack"):
        assert any(text.split()[0] == verb for text in texts), verb
    assert verify(record, title()) == match.result()
    assert seen(Match.resume(title(), record)) == seen(match)


@pytest.mark.rule("DIK-162", "DIK-164", "DIK-203")
def test_it_is_replayed_move_by_move_through_any_eyes() -> None:
    match = bargained()
    record = match.record()
    again = Match.resume(title(), msgspec.structs.replace(record, moves=[], result=None))
    told = dict.fromkeys(EYES, 0)
    whole = {eyes: match.log(eyes) for eyes in EYES}
    for number, move in enumerate(record.moves, start=1):
        again.play(move.seat, read_move(again.title, again.state, again.dice, number, move))
        for eyes in EYES:
            story = again.log(eyes)
            assert story == whole[eyes][: len(story)]
            assert len(story) >= told[eyes]
            told[eyes] = len(story)
    assert told == {eyes: len(whole[eyes]) for eyes in EYES}
    heard = {eyes: sum(event.kind == "said-pawn" for event in whole[eyes]) for eyes in EYES}
    assert heard[None] == 0
    assert sum(count > 0 for count in heard.values()) >= 2
