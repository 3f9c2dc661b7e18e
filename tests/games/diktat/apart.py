"""Messages of Diktat whose names are put together where they are used, or stand in a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from logothete.games.diktat.board import KIND_KEYS, PHASE_KEYS
from logothete.games.diktat.content import CHOICE_KEYS, Content, Faction, Line, Type
from logothete.games.diktat.desk.looking import clauses_of_scene
from logothete.games.diktat.effects.effect import Effect
from logothete.games.diktat.effects.running import JUDGE
from logothete.games.diktat.frames import MOMENT_KEYS
from logothete.games.diktat.loading import load_content
from logothete.games.diktat.previewing import FIGURES
from logothete.kernel.title import Title
from tests.games.messages import Messages

WAYS = (
    *("to", "add", "influence", "develop", "use", "use-marker", "drive", "at", "pawn", "purge", "start", "designate"),
    *("bid", "claim", "with", "receive", "return", "turn-back"),
)
"""Verbs that buttons name otherwise than the typed word."""
FACTS = ("points", "rank", "moves", "administrator", "spies", "assassins", "debts", "perjuries", "own-corruption")
"""What a seat's card shows, with its number."""


def apart(title: Title) -> Messages:
    """What stands on cards, markers, tokens and screens, and the questions of effects and windows."""
    content = load_content()
    found: Messages = {message: set() for message in (*_on_cards(content), *_on_boards(content))}
    asking = [effect.key for effect in JUDGE.effects if type(effect).ask is not Effect.ask]
    found |= {f"caution-{key}": {"rival_seat", "clause", "number"} for key in ("perjury", "unkept")}
    found |= {f"change-{key}": set() for key in FIGURES}
    found |= {f"prompt-effect-{key}": {"number", "made"} for key in asking}
    found |= _drawn()
    return found | {f"prompt-window-{moment}": set() for moment in MOMENT_KEYS} | _on_page()


def _on_page() -> Messages:
    """What the page names by a key of the view."""
    found: Messages = {f"way-{verb}": set() for verb in WAYS}
    found |= {f"page-phase-{key}": set() for key in PHASE_KEYS}
    found |= {f"page-{fact}": {"count"} for fact in FACTS}
    found |= {f"page-doing-{action}": {"seat", "count"} for action in ("spy", "strike")}
    for form in ("until", "due"):
        found |= {f"page-{form}": {"deadline"}, f"page-{form}-sector": {"sector"}}
    found |= {f"page-desk-{oath}": set() for oath in ("swear", "demand")}
    return found | dict(_clauses())


def _clauses() -> Iterator[tuple[str, set[str]]]:
    """The clauses as sentences; what one names twice has a number the second time."""
    for key, clause in clauses_of_scene().items():
        names = clause.names
        yield f"page-clause-{key}", {f"{name}2" if name in names[:at] else name for at, name in enumerate(names)}


def _drawn() -> Messages:
    """What the terminal says of things that are named by a key, and of what lies on the desk."""
    numbered = {f"spoken-{key}" for key in ("debts", "perjuries", "corruption", "spies", "assassins")}
    numbered |= {f"terminal-{key}" for key in ("perjuries", "corruption", "sector-darkness", "sector-corruption")}
    found: Messages = {message: {"number"} for message in numbered}
    bare = {f"terminal-phase-{key}" for key in PHASE_KEYS} | {f"terminal-pawn-{key}" for key in KIND_KEYS}
    bare |= {f"terminal-sector-{key}" for key in ("turned-up", "closed", "corrupted")}
    columns = ("vp", "rank", "moves", "debts", "spies", "assassins", "sector", "markers", "cards", "stacks")
    bare |= {f"terminal-column-{key}" for key in columns} | {"terminal-nothing", "terminal-any"}
    found |= {message: set() for message in bare}
    offers = ("offered", "offering", "draft-offer", "draft-claim", "draft-showing")
    found |= {f"terminal-{key}": {"seat", "to", "gives", "asks"} for key in offers}
    return found | {
        "terminal-clause": {"clause"},
        "terminal-marker": {"sector", "number"},
        "terminal-way": {"place"},
        "terminal-swears": {"clause"},
        "terminal-due": {"clause", "deadline"},
        "terminal-oath": {"number", "seat", "rival"},
        "terminal-sworn": {"seat", "clauses"},
        "terminal-oath-of": {"number", "clauses"},
        "terminal-wishes": {"seats"},
    }


def _on_cards(content: Content) -> Iterator[str]:
    for key, does in [(card.key, card.does) for card in content.opportunities] + [
        (card.key, card.does) for card in content.cabal_cards
    ]:
        yield f"card-{key}-text"
        yield from _options(f"card-{key}", does)
    yield from (f"type-{key}" for key in get_args(Type))
    yield from (f"faction-{key}" for key in get_args(Faction))


def _on_boards(content: Content) -> Iterator[str]:
    for sector in content.sectors:
        faces = {
            "one": sector.one,
            "both": sector.both,
            "one-others": sector.one_others,
            "both-others": sector.both_others,
        }
        for ending, face in faces.items():
            if face is not None:
                yield f"marker-{sector.key}-{ending}"
                yield from _options(f"marker-{sector.key}-{ending}", face.does)
    yield from (f"cabal-{cabal.key}-text" for cabal in content.cabals)
    yield from (f"token-{token.key}-text" for token in content.tokens)
    fiel = content.values.others.fiel
    yield from (f"fiel-{fiel}", f"fiel-{fiel}-text")


def _options(message: str, does: tuple[Line, ...]) -> Iterator[str]:
    for line in does:
        yield from (f"{message}-{choice}" for choice in CHOICE_KEYS[: len(line.options)])
