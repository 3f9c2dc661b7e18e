"""What the primitives of cards ask of a card in `cards.toml`: its moments, who plays it, and its arguments.

The engine looks for a war, a Commerce or a phase where a primitive needs one, and keeps what a card is used on in a
few cells. A card that breaks these bounds would be played at a moment where its effect means nothing, so `loading.py`
refuses it.
"""

from typing import Final

from msgspec import Struct

from logothete.games.necrosia.content import Foe, Part, Timing

ARGUMENTS: Final = ("kind", "side", "foe", "wanted", "ban")
"""The fields of a card, beside `amount`, that are arguments of its effect."""

_OWN: Final[tuple[Part, ...]] = ("active",)
_SIDES: Final[tuple[Part, ...]] = ("attacker", "defender", "party")
_WAR: Final[tuple[Part, ...]] = (*_SIDES, "outsider", "anybody")
_BETWEEN: Final[tuple[Timing, ...]] = ("start", "main")
_MANY: Final = 20


class Need(Struct, frozen=True, kw_only=True):
    """One primitive: `least` to `most` bound its amount, `must` and `may` are its other arguments.

    `foe` is the only kind of target that it has a meaning for.
    """

    timing: tuple[Timing, ...] = _BETWEEN
    part: tuple[Part, ...] = _OWN
    least: int = 0
    most: int = 0
    must: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    foe: Foe | None = None


# An amount above these would not fit the choices of a card: see `rules/cards/choices.py`.
NEEDS: Final[dict[str, Need]] = {
    "dice": Need(timing=("w3",), part=_WAR, least=-5, most=5, must=("side",), may=("foe",)),
    "score": Need(timing=("w5",), part=_WAR, least=-5, most=5, must=("side",), may=("foe",)),
    "reroll-zeros": Need(timing=("w5",), part=_WAR, must=("side",), may=("foe",)),
    "reroll-one": Need(timing=("w5",), part=_WAR, must=("side",), may=("foe",)),
    "reroll-chosen": Need(timing=("w5",), part=_SIDES, may=("foe",)),
    "no-base-die": Need(timing=("w3",), part=_WAR, foe="necrosians"),
    "ignore-losses": Need(timing=("w6",), part=("attacker",), may=("foe",)),
    "losses-anywhere": Need(timing=("w6",), part=_SIDES, may=("foe",)),
    "return-units": Need(timing=("w8",), part=_SIDES, may=("foe",)),
    "turn-away": Need(timing=("w2",), part=("defender",)),
    "no-combat-cards": Need(timing=("w2",), part=("defender",)),
    "drive-out": Need(timing=("w3",), part=_WAR, least=1, most=_MANY, foe="player"),
    "push-fighters": Need(timing=("w3",), part=_WAR, least=1, most=_MANY, may=("foe",)),
    "add-units": Need(least=1, most=7, may=("kind",)),
    "empathy": Need(timing=("after-commerce",), part=("anybody",), least=1, most=1),
    "remove-units": Need(least=1, most=4, may=("kind",)),
    "necrose-units": Need(least=1, most=4, may=("kind",)),
    "convert-rival": Need(least=1, most=1),
    "move-units": Need(least=1, most=4, may=("kind",)),
    "exchange": Need(least=1, most=3),
    "paralyse": Need(least=1, most=4),
    "wide-move": Need(timing=("act-move",), least=1, most=4, may=("kind",)),
    "big-trade": Need(timing=("act-commerce",), least=1, most=_MANY),
    "proxy-trade": Need(timing=("act-commerce",)),
    "big-magic": Need(timing=("act-magic",), least=1, most=6),
    "airborne": Need(timing=("w1",)),
    "free-war": Need(),
    "free-trade": Need(),
    "magic-arrival": Need(),
    "magic-departure": Need(),
    "ban": Need(must=("ban",)),
    "curse": Need(),
    "move-necrosians": Need(least=1, most=4),
    "push-necrosians": Need(least=1, most=7),
    "kill-necrosians": Need(least=1, most=8),
    "thin-necrosians": Need(least=1, most=1),
    "clear-region": Need(),
    "replace-necrosians": Need(least=1, most=4),
    "feed-necrosed": Need(least=1, most=_MANY),
    "feed-infested": Need(least=1, most=_MANY),
    "necrose-region": Need(must=("kind",)),
    "heal": Need(),
    "ward": Need(timing=("year-end",), part=("anybody",)),
    "cancel-losses": Need(timing=("necrosis",), least=1, most=8),
    "no-losses": Need(timing=("necrosis",)),
    "contract": Need(timing=("influence",)),
    "hypnosis": Need(timing=("influence",), least=1, most=_MANY),
    "privilege": Need(timing=("start", "main", "cards")),
    "discount": Need(timing=("cards",), least=1, most=1),
    "amnesia": Need(least=1, most=_MANY),
    "extort": Need(least=1, most=1),
    "steal-card": Need(),
    "discard-cards": Need(least=1, most=_MANY),
    "recover-card": Need(must=("wanted",)),
    "discard-row": Need(must=("wanted",)),
    "arrange-deck": Need(least=1, most=5),
    "read-entrails": Need(least=1, most=4),
    "cancel": Need(timing=("any-card",), part=("outsider",)),
}
