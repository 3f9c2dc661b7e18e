"""One step ahead: what each action leads to, judged at once."""

from __future__ import annotations

from typing import Final

from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.mind import Mind, numbers
from logothete.kernel.state import State, buffer

SAMPLES: Final = 4
"""Imagined states over which each action is judged, by whoever decides by this alone and at once."""
FOLLOW_UPS: Final = 4
"""How many decisions of its own a seat makes by instinct to finish what it began (march, then garrison)."""


def look_ahead(state: State, seat: i64, mind: Mind, dice: Dice, samples: i64) -> list[tuple[int, float]]:
    """For each action offered, the seat's mean prospects after it, over so many imagined states."""
    offers = buffer(state.most_offers())
    size = state.offer(seat, offers)
    out = numbers(state.seats())
    spare = buffer(state.most_offers())
    weights = numbers(state.most_offers())
    sums = numbers(size)
    for _ in range(samples):
        imagined = mind.imagine(state, seat, dice)
        at: i64 = 0
        while at < size:
            tried = imagined.clone()
            tried.take(seat, offers[at], dice, None)
            follow_up(tried, seat, mind, spare, weights, dice)
            mind.prospects(tried, out)
            sums[at] += out[seat]
            at += 1
    return [(int(offers[at]), sums[at] / float(samples)) for at in range(size)]


def follow_up(state: State, seat: i64, mind: Mind, offers: vec[i64], weights: vec[float], dice: Dice) -> None:
    """While only this seat is asked, do what looks best at first sight."""
    left: i64 = FOLLOW_UPS
    while left > 0 and state.pending() == BIT[seat]:
        size = state.offer(seat, offers)
        mind.weigh(state, seat, offers, size, weights)
        best: i64 = 0
        at: i64 = 1
        while at < size:
            if weights[at] > weights[best]:
                best = at
            at += 1
        state.take(seat, offers[best], dice, None)
        left -= 1
