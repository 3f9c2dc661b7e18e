"""Chance, always handed in from outside: a state never holds a generator.

Three kinds. `QuickDice` drives simulation. `SealedDice` drives a real game: its numbers follow from a seed that was
committed to before the first move and from every player's nonce, so nobody can choose or foresee them and anyone can
recompute them afterwards. `LoadedDice` falls as a test or a replay wants it to.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence

from mypy_extensions import mypyc_attr

from logothete.kernel.cells import i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of uniform numbers. `drawn` counts the draws of a real game: undo never goes back over one."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        self.drawn: i64 = 0

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound` - 1, all equally likely."""
        raise NotImplementedError

    def roll(self, sides: i64) -> i64:
        """One die: 1 to `sides`."""
        return self.below(sides) + 1

    def shuffle(self, cells: vec[i64], start: i64, size: i64) -> None:
        """Put `size` cells from `start` on into a random order."""
        for left in range(size, 1, -1):
            here: i64 = start + left - 1
            there: i64 = start + self.below(left)
            held: i64 = cells[here]
            cells[here] = cells[there]
            cells[there] = held


class QuickDice(Dice):
    """The generator of simulations: xoroshiro64**, the same numbers interpreted and compiled."""

    __slots__ = ("high", "low")

    def __init__(self, seed: int) -> None:
        super().__init__()
        # Neighbouring seeds must not give neighbouring games, and the state must never be all zero.
        digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
        self.low: i64 = int.from_bytes(digest[:4], "big") | 1
        self.high: i64 = int.from_bytes(digest[4:], "big")

    def below(self, bound: i64) -> i64:
        low: i64 = self.low
        high: i64 = self.high
        word: i64 = (low * 0x9E3779BB) & 0xFFFFFFFF
        word = ((((word << 5) & 0xFFFFFFFF) | (word >> 27)) * 5) & 0xFFFFFFFF
        high ^= low
        self.low = (((low << 26) & 0xFFFFFFFF) | (low >> 6)) ^ high ^ ((high << 9) & 0xFFFFFFFF)
        self.high = ((high << 13) & 0xFFFFFFFF) | (high >> 19)
        return (word * bound) >> 32


class SealedDice(Dice):
    """The dice of a real game: draw n is HMAC-SHA256(key, n), the key a hash of the seed and the nonces."""

    __slots__ = ("key",)

    def __init__(self, seed: bytes, nonces: Sequence[str], drawn: int = 0) -> None:
        super().__init__()
        mixed = hashlib.sha256(b"logothete dice\n" + seed)
        for nonce in nonces:
            mixed.update(hashlib.sha256(nonce.encode()).digest())
        self.key: bytes = mixed.digest()
        self.drawn = drawn

    def below(self, bound: i64) -> i64:
        # A word beyond the largest multiple of `bound` would make small numbers likelier: draw again.
        limit = 2**62 - 2**62 % bound
        attempt = 0
        number = str(self.drawn)
        self.drawn += 1
        while True:
            message = f"{number}.{attempt}".encode()
            word = int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big") >> 2
            if word < limit:
                return word % bound
            attempt += 1


def commitment(seed: bytes) -> str:
    """What is published before the first move: it binds the table to the seed without showing it."""
    return hashlib.sha256(b"logothete seed\n" + seed).hexdigest()


class DiceRanOut(Exception):
    """Loaded dice were asked for more rolls than they were loaded with."""


class LoadedDice(Dice):
    """Dice that fall as told: each given face answers one draw, in order."""

    __slots__ = ("faces",)

    def __init__(self, faces: Iterable[int] = ()) -> None:
        super().__init__()
        self.faces: list[int] = list(faces)

    def below(self, bound: i64) -> i64:
        if self.drawn >= len(self.faces):
            raise DiceRanOut(f"a die with {bound} sides was rolled, but only {len(self.faces)} faces were loaded")
        face = self.faces[self.drawn]
        if not 1 <= face <= bound:
            raise DiceRanOut(f"face {face} was loaded, but a die with {bound} sides was rolled")
        self.drawn += 1
        return face - 1
