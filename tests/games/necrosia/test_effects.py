"""The effects of cards: each said once, its needs kept by the loader, and free to be put on any card."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import ClassVar

import pytest

from logothete.games.necrosia import effects as folder
from logothete.games.necrosia import loading
from logothete.games.necrosia.board import INFLUENCE
from logothete.games.necrosia.content import Card, Part
from logothete.games.necrosia.effects import all_effects
from logothete.games.necrosia.effects.effect import NO_EFFECT, Effect, Need
from logothete.games.necrosia.loading import load_content
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.title import Necrosia
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.ledger import load_ledger
from logothete.kernel.state import Objection, Witness
from logothete.kernel.title import Setup
from tests.fuzz import run_games
from tests.games.necrosia.invariants import check
from tests.games.necrosia.packs import pack_of, problems_of, with_card
from tests.games.necrosia.plays import NO_EFFECT as REFUSED
from tests.games.necrosia.plays import refused
from tests.games.necrosia.table import Table
from tests.lasting import lasting_title

SHIPPED = load_content().cards
EFFECTS = all_effects()
SOME = {"kind": '"mage"', "side": '"attacker"', "wanted": '"magic"', "ban": '"war"', "foe": '"player"'}
"""A value for each argument."""


# ---- each is said once


def classes() -> dict[str, ast.ClassDef]:
    """Every class of the folder that is an effect, by its key."""
    found: dict[str, ast.ClassDef] = {}
    for file in sorted(Path(folder.__file__).parent.glob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and any(isinstance(base, ast.Name) for base in node.bases):
                for item in node.body:
                    if isinstance(item, ast.AnnAssign) and ast.unparse(item.target) == "key":
                        assert isinstance(item.value, ast.Constant), node.name
                        assert item.value.value not in found, f"two effects are called {item.value.value}"
                        found[str(item.value.value)] = node
    return found


def test_the_list_holds_every_effect_once() -> None:
    assert sorted(effect.key for effect in EFFECTS) == sorted(classes())


def test_every_effect_says_what_it_does_and_by_which_rule() -> None:
    """That of its card in the game; one that only packs use names the rule that it touches."""
    ledger = load_ledger()
    for key, node in classes().items():
        said = ast.get_docstring(node)
        assert said is not None, f"{key}: its class has no docstring"
        rules = re.findall(r"NEC-[C0-9][0-9]+", said)
        assert rules != [], f"{key}: its docstring names no rule"
        assert all(ledger.rule(rule).id == rule for rule in rules), key


def test_a_card_of_the_game_has_the_rule_that_its_effect_names() -> None:
    """Ranges ("NEC-C62 to NEC-C64") name those in between too."""
    said_of = {key: ast.get_docstring(node) or "" for key, node in classes().items()}
    for card in SHIPPED:
        assert card.effect is not None
        said = said_of[card.effect]
        spans = [(int(first), int(last or first)) for first, last in re.findall(r"NEC-C(\d+)(?: to NEC-C(\d+))?", said)]
        assert any(first <= int(card.rule[5:]) <= last for first, last in spans), card.key


# ---- what they need


def written(card: Card, does: list[str], timing: str = "", part: str = "") -> str:
    """A card of the game with other moments, another part, and other effects (TOML)."""
    moments = timing or ", ".join(f'"{moment}"' for moment in card.timing)
    head = f'[[card]]\nkey = "{card.key}"\nrule = "{card.rule}"\nsuit = "{card.suit}"\ntiming = [{moments}]\n'
    return head + f'part = "{part or card.part}"\n' + "\n".join(does) + "\n"


def pack_with(path: Path, cards: list[str]) -> Path:
    """A pack whose first cards are those given; the others stay, but that only one may cancel."""
    rest = [
        written(card, ['effect = "free-war"'], '"main"', "active")
        if card.effect == "cancel"
        else written(card, line_of(card))
        for card in SHIPPED[len(cards) :]
    ]
    pack_of(path, "cards.toml")
    (path / "cards.toml").write_text("\n".join(['source = "mixed"\n', *cards, *rest]), encoding="utf-8")
    return path


def line_of(card: Card) -> list[str]:
    """The effect of a shipped card with its arguments."""
    given = {"kind": card.kind, "side": card.side, "foe": card.foe, "wanted": card.suit_wanted, "ban": card.ban}
    arguments = [f'{name} = "{value}"' for name, value in given.items() if value is not None]
    return [f'effect = "{card.effect}"', *([f"amount = {card.amount}"] if card.amount else []), *arguments]


def least(effect: Effect, amount: int | None = None) -> list[str]:
    """A line with all that an effect needs and nothing more."""
    need = effect.need
    number = (need.least or need.most) if amount is None else amount
    lines = [f'effect = "{effect.key}"', *([f"amount = {number}"] if need.most else [])]
    foe = [f'foe = "{need.foe}"'] if need.foe is not None else []
    return lines + [f"{name} = {SOME[name]}" for name in need.must] + foe


def moment_of(need: Need) -> tuple[str, str]:
    """A moment and a part that an effect has a meaning with."""
    return f'"{need.timing[0]}"', need.part[0]


def test_any_card_may_have_any_effect(tmp_path: Path) -> None:
    """Whether or not a card of the game has it."""
    cards = [
        written(card, least(effect), *moment_of(effect.need)) for card, effect in zip(SHIPPED, EFFECTS, strict=False)
    ]
    game = Necrosia(pack_with(tmp_path, cards))
    assert [card.effect for card in game.board_content.cards][: len(EFFECTS)] == [effect.key for effect in EFFECTS]
    state = game.start(Setup(2), QuickDice(1))
    assert [int(number) for number in state.board.lines.effect[: len(EFFECTS)]] == list(range(len(EFFECTS)))


def faults(path: Path, cards: list[str]) -> list[tuple[str, str]]:
    """The card and the fault of each problem of a pack with these cards."""
    return [(problem.place, problem.what) for problem in problems_of(pack_with(path, cards))]


def test_every_effect_is_refused_at_moments_and_to_players_without_a_meaning(tmp_path: Path) -> None:
    every: tuple[Part, ...] = ("active", "attacker", "defender", "party", "outsider", "anybody")
    cards = []
    for card, effect in zip(SHIPPED, EFFECTS, strict=False):
        part = next(part for part in every if part not in effect.need.part)
        moment = '"w8"' if "w8" not in effect.need.timing else '"w1"'
        cards.append(written(card, least(effect), moment, part))
    told = faults(tmp_path, cards)
    for card, effect in zip(SHIPPED, EFFECTS, strict=False):
        moment = "w8" if "w8" not in effect.need.timing else "w1"
        assert (
            f"card '{card.key}', timing",
            f"'{effect.key}' has no meaning at the moment '{moment}' (NEC-124)",
        ) in told
        assert f"card '{card.key}', part" in [place for place, _ in told]


def test_every_effect_is_refused_with_an_amount_out_of_its_bounds(tmp_path: Path) -> None:
    cards = []
    for card, effect in zip(SHIPPED, EFFECTS, strict=False):
        lines = [line for line in least(effect) if not line.startswith("amount")]
        cards.append(written(card, [*lines, f"amount = {effect.need.most + 1}"], *moment_of(effect.need)))
    places = [place for place, _ in faults(tmp_path, cards)]
    assert [
        card.key for card, _ in zip(SHIPPED, EFFECTS, strict=False) if f"card '{card.key}', amount" not in places
    ] == []


def test_every_effect_is_refused_without_what_it_needs_and_with_what_it_does_not_take(tmp_path: Path) -> None:
    cards = []
    expected = set()
    for card, effect in zip(SHIPPED, EFFECTS, strict=False):
        need = effect.need
        taken = {*need.must, *need.may, *(["foe"] if need.foe else [])}
        wrong = next(name for name in SOME if name not in taken)
        given = [line for line in least(effect) if line.split(" = ")[0] not in need.must]
        cards.append(written(card, [*given, f"{wrong} = {SOME[wrong]}"], *moment_of(need)))
        expected.add((f"card '{card.key}', {wrong}", f"'{effect.key}' takes no '{wrong}'"))
        expected |= {(f"card '{card.key}'", f"'{effect.key}' needs '{name}'") for name in need.must}
    assert expected <= set(faults(tmp_path, cards))


# ---- an effect of one's own


class Windfall(Effect):
    """A point for whoever plays it, if he has none: what no card of the game does."""

    key: ClassVar[str] = "windfall"
    need: ClassVar[Need] = Need(timing=("main",), least=1, most=9)

    def why(self, state: Position, seat: int, line: int, moment: int) -> Objection | None:
        return None if state.cells[INFLUENCE + seat] == 0 else NO_EFFECT

    def do(self, state: Position, seat: int, line: int, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[INFLUENCE + seat] += state.board.amount[line]


def test_an_odd_card_is_one_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(loading.NEEDS, Windfall.key, Windfall.need)
    monkeypatch.setattr(import_module("logothete.games.necrosia.title"), "all_effects", lambda: [*EFFECTS, Windfall()])
    table = Table(pack=with_card(tmp_path, "shaan-renewal", 'effect = "windfall"\namount = 4')).influence(kelwin=1)
    assert refused(table.give("kelwin", "shaan-renewal"), "kelwin", "shaan-renewal") == REFUSED
    table.influence(kelwin=0).play("kelwin", "shaan-renewal")
    assert (table.points("kelwin"), table.pile()) == (4, ["shaan-renewal"])


# ---- put together at random


def composed(path: Path, seed: int) -> Path:
    """A pack whose cards, but for the one that cancels, are lists of up to three effects that go with their moments."""
    dice = QuickDice(seed)
    cards = []
    for card in SHIPPED:
        fitting = [
            effect
            for effect in EFFECTS
            if not effect.need.once and set(card.timing) <= set(effect.need.timing) and card.part in effect.need.part
        ]
        if not fitting:
            cards.append(written(card, line_of(card)))
            continue
        chosen = [fitting[int(dice.below(len(fitting)))] for _ in range(1 + int(dice.below(3)))]
        chosen.sort(key=lambda effect: effect.need.last)
        chosen = [effect for at, effect in enumerate(chosen) if not effect.need.last or at + 1 == len(chosen)]
        lines = []
        for effect in chosen:
            span = effect.need.most - effect.need.least + 1
            amount = effect.need.least + int(dice.below(span))
            lines += ["", "[[card.line]]", *least(effect, amount or 1)]
        cards.append(written(card, lines))
    pack_of(path, "cards.toml")
    (path / "cards.toml").write_text("\n".join(['source = "mixed"\n', *cards]), encoding="utf-8")
    mild = lasting_title("necrosia").folder
    assert mild is not None
    (path / "values.toml").write_text((mild / "values.toml").read_text(encoding="utf-8"), encoding="utf-8")
    return path


@pytest.mark.parametrize("seed", range(3))
def test_what_must_hold_holds_with_cards_put_together_at_random(tmp_path: Path, seed: int) -> None:
    game = Necrosia(composed(tmp_path, seed))
    assert any(len(card.all_lines()) == 3 for card in game.board_content.cards)
    tally = run_games(game, Setup(2 + seed), 1, seed, check)
    assert tally.games == 1
