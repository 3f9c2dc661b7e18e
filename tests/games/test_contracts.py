"""What every title on the shelf must keep, whatever its game: words in both languages, numbers tied to names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from logothete.games import open_title, titles
from logothete.kernel.bits import members
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import QuickDice
from logothete.kernel.ledger import Ledger, load_ledger
from logothete.kernel.match import Match
from logothete.kernel.narrate import Narrator, is_own_name
from logothete.kernel.rulebook import stray
from logothete.kernel.showing import fields
from logothete.kernel.state import State
from logothete.kernel.steps import END, FRAME, TOP, Listed, Step, Stepped
from logothete.kernel.text import KERNEL_TEXTS, LANGUAGES, missing
from logothete.kernel.title import Setup, Title
from tests.fuzz import all_setups
from tests.games.messages import expected, folder_of, named, primer, primer_steps, sources, written

ALL = pytest.mark.parametrize("key", titles())
EACH = pytest.mark.parametrize("language", LANGUAGES)
TOLD_OFTEN = 9
"""Every so many moves of a whole game, all actions of the table are tried and what is said to them is read."""


@cache
def title(key: str) -> Title:
    return open_title(key)


@cache
def narrator(key: str, language: str) -> Narrator:
    return Narrator(title(key), language, ["Anna"])


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return load_ledger()


def wander(key: str, players: int) -> Iterator[Match]:
    """A random game, before each decision."""
    game = title(key)
    dice = QuickDice(players)
    match = Match.start(game, Setup(players), bytes([players]))
    while not match.over:
        yield match
        seat = members(match.state.pending())[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    yield match


@ALL
def test_what_the_lobby_knows_of_seats_is_what_the_game_begins_with(key: str) -> None:
    game = title(key)
    for setup in all_setups(game):
        state = game.start(setup, QuickDice(1))
        names = game.seat_names(setup)
        assert len(names) == len(game.sides(setup)) == setup.players
        for seat, stands in enumerate(names):
            assert stands.items() <= game.seat_name(state, seat).items()
        if (first := game.first_seat(setup)) is not None:
            assert members(state.pending())[0] == first


@ALL
def test_a_scene_depends_on_no_other_options_than_it_says(key: str) -> None:
    game = title(key)
    scenes: dict[tuple[str, ...], bytes] = {}
    for setup in all_setups(game):
        staged = tuple(setup.options[option] for option in game.staged)
        scene = msgspec.json.encode(game.scene(setup))
        assert scenes.setdefault(staged, scene) == scene


# ---- words


@ALL
@EACH
def test_every_message_exists(key: str, language: str) -> None:
    assert expected(title(key)).keys() - written(title(key), language).keys() == set()


@ALL
@EACH
def test_no_message_is_left_over(key: str, language: str) -> None:
    assert written(title(key), language).keys() - expected(title(key)).keys() == set()


@ALL
@EACH
def test_no_message_uses_what_it_is_not_given(key: str, language: str) -> None:
    given = expected(title(key))
    for message, variables in written(title(key), language).items():
        assert variables <= given[message], f"{message} uses {variables - given[message]}"


@ALL
def test_both_languages_say_the_same(key: str) -> None:
    assert missing((KERNEL_TEXTS, *title(key).texts)) == []


@ALL
def test_no_two_things_share_a_message(key: str) -> None:
    """A domain called `event` with a thing of the key of an event kind would, for one."""
    game = title(key)
    things = [f"{domain}-{one}" for domain, keys in game.actions.domains.items() for one in keys]
    kinds = [f"event-{kind.key}" for kind in game.events]
    verbs = [f"{part}-{verb.key}" for verb in game.actions.verbs for part in ("verb", "action")]
    assert len({*things, *kinds, *verbs}) == len([*things, *kinds, *verbs])
    numbers = {f"{domain}-{one}" for domain, keys in game.actions.domains.items() for one in keys if is_own_name(one)}
    assert {*things, *kinds, *verbs} - numbers <= named(game).keys()


@ALL
@EACH
def test_an_action_is_said_with_the_names_of_all_its_things(key: str, language: str) -> None:
    say = narrator(key, language).catalogue.say
    for verb in title(key).actions.verbs:
        said = say(f"action-{verb.key}", **{domain: f"<{domain}>" for domain in verb.domains})
        assert [domain for domain in verb.domains if f"<{domain}>" not in said] == [], verb.key


@ALL
@EACH
def test_a_verb_is_typed_as_one_word_that_is_its_own(key: str, language: str) -> None:
    typed = [narrator(key, language).verb(verb.key) for verb in title(key).actions.verbs]
    assert [word for word in typed if " " in word] == []
    assert len(set(typed)) == len(typed)


@ALL
@EACH
def test_every_moment_of_whole_games_can_be_told(key: str, language: str) -> None:
    """Terms and selectors are only resolved when a sentence is said: say those of random games, and every refusal."""
    game, tell = title(key), narrator(key, language)
    for players in game.players:
        sentences: list[str] = []
        for match in wander(key, players):
            state = match.state
            sentences += [tell.seat(state, seat) for seat in range(players)]
            for seat in members(state.pending()):
                prompt = game.prompt(state, seat)
                assert prompt is not None
                sentences.append(tell.prompt(state, prompt))
            if len(match.moves) % TOLD_OFTEN == 0 or match.over:
                sentences += answers(tell, state, players)
        stories = [tell.event(match.state, event) for seat in range(players) for event in match.log(seat)]
        stories += [tell.line(match.state, line) for line in match.result().lines]
        assert [one for one in [*sentences, *stories] if not one or "{" in one or "None" in one] == []
        assert [story for story in stories if story[0] != story[0].upper()] == []


def answers(tell: Narrator, state: State, players: int) -> list[str]:
    """What a seat is answered to each action: what it would do, or why it cannot. Nobody hears a refusal twice."""
    refused: dict[str, str] = {}
    said: list[str] = []
    for seat in range(players):
        for action in range(tell.title.actions.size):
            refusal = state.why_not(seat, action)
            if refusal is None:
                said.append(tell.action(action))
            elif refusal.reason not in refused:
                refused[refusal.reason] = tell.refusal(state, refusal)
    return [*said, *refused.values()]


@ALL
def test_a_seat_is_named_by_things_of_the_game(key: str) -> None:
    game = title(key)
    for match in wander(key, game.players[0]):
        for seat in range(game.players[0]):
            for domain, one in game.seat_name(match.state, seat).items():
                assert one in game.actions.domains[domain]


# ---- the primer


@ALL
@EACH
def test_every_step_of_the_primer_names_a_rule_that_holds(ledger: Ledger, key: str, language: str) -> None:
    if not primer_steps(title(key)):
        pytest.skip("no primer")
    rules = {rule.id: rule for chapter in ledger.rulebook(key, language) for rule in chapter.rules}
    say = narrator(key, language).catalogue.say
    assert [step for step in primer_steps(title(key)) if rules[say(f"primer-{step}-rule")].replaced_by] == []


@ALL
def test_the_primer_gives_the_same_numbers_in_both_languages(key: str) -> None:
    english, french = (narrator(key, language).catalogue.say for language in ("en", "fr"))
    assert [message for message in primer(title(key)) if stray(english(message), french(message))] == []


@ALL
@EACH
def test_the_length_of_a_game_is_a_span_of_minutes(key: str, language: str) -> None:
    if not primer_steps(title(key)):
        pytest.skip("no primer")
    span = re.fullmatch("([0-9]+)–([0-9]+)", narrator(key, language).catalogue.say("title-minutes"))
    assert span is not None
    assert int(span[1]) < int(span[2])


# ---- numbers and names


@ALL
def test_a_verb_is_explained_by_a_rule_that_holds(ledger: Ledger, key: str) -> None:
    """All of its verbs, if any. BYZ-131 holds in Nekken, apart from its volcano."""
    rules = [verb.rule for verb in title(key).actions.verbs if verb.rule]
    if not rules:
        pytest.skip("a game of one move")
    assert len(rules) == len(title(key).actions.verbs)
    replaced = {rule.id: rule.replaced_by for chapter in ledger.rulebook(key, "en") for rule in chapter.rules}
    assert [rule for rule in rules if replaced[rule] and rule != "BYZ-131"] == []


def declared(key: str, table: str) -> dict[str, str]:
    """What a game declares by `NAME: Final = TABLE.add("key", …)`: the constant of each key."""
    found: dict[str, str] = {}
    for module in sources(folder_of(title(key))).values():
        for node in module.body:
            call = node.value if isinstance(node, ast.AnnAssign) else None
            if isinstance(call, ast.Call) and ast.unparse(call.func) == f"{table}.add":
                assert isinstance(node, ast.AnnAssign)
                found[ast.literal_eval(call.args[0])] = ast.unparse(node.target)
    return found


@cache
def used(key: str) -> set[str]:
    """The names that the modules of a game read."""
    found: set[str] = set()
    for module in sources(folder_of(title(key))).values():
        for node in ast.walk(module):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                found.add(node.id)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
    return found


@ALL
@pytest.mark.parametrize("table", ["VERBS", "EVENTS", "KINDS"])
def test_whatever_is_declared_is_used(key: str, table: str) -> None:
    assert [one for one, name in declared(key, table).items() if name not in used(key)] == []


@ALL
def test_verbs_and_events_are_those_declared_in_their_order(key: str) -> None:
    game = title(key)
    for table, keys in (
        ("VERBS", [verb.key for verb in game.actions.verbs]),
        ("EVENTS", [kind.key for kind in game.events]),
    ):
        assert list(declared(key, table)) in ([], keys)
        assert len(set(keys)) == len(keys)


def steps_of(key: str) -> list[Step[Stepped]]:
    state = title(key).start(Setup(title(key).players[0]), QuickDice(1))
    return state.steps if isinstance(state, Stepped) else []


@ALL
def test_a_step_stands_at_the_place_of_its_number(key: str) -> None:
    numbers = [step.kind for step in steps_of(key)]
    assert numbers == list(range(len(numbers)))


@ALL
def test_the_number_of_every_step_is_within_the_bounds_that_programs_are_told(key: str) -> None:
    for feature in title(key).features(Setup(title(key).players[0])):
        if feature.name == "step":
            assert feature.high == len(steps_of(key)) - 1


DECISION = (("pending",), ("prompt",), ("candidates", "offer"), ("why", "otherwise"), ("take",), ("lapse",))
"""What a step has to say that asks somebody; of those in brackets one will do."""


def unsaid(step: Step[Stepped]) -> list[str]:
    """What a step that asks somebody, or one that goes on by itself, has not said."""
    own = {name for one in type(step).__mro__ if not issubclass(Listed, one) for name in vars(one)}
    if own.isdisjoint({"prompt", "candidates", "offer", "take", "lapse"}):
        return [] if "settle" in own else ["settle"]
    return [" or ".join(names) for names in DECISION if own.isdisjoint(names)]


@ALL
def test_a_step_leaves_nothing_unsaid(key: str) -> None:
    for step in steps_of(key):
        assert unsaid(step) == [], f"{type(step).__name__} does not say this"


def test_a_step_without_a_word_on_clocks_is_noticed() -> None:
    class Ask(Listed[Stepped]):
        def pending(self, state: Stepped) -> i64:
            return 1

        def candidates(self, state: Stepped, seat: i64, out: vec[i64]) -> i64:
            return 0

    class Idle(Step[Stepped]):
        pass

    assert unsaid(Ask()) == ["prompt", "why or otherwise", "take", "lapse"]
    assert unsaid(Idle()) == ["settle"]


def size_of(step: Step[Stepped]) -> int:
    """How many numbers a step says that its frames have; one that says nothing has none."""
    return int(getattr(step.layout or type(step), "SIZE", 0))


@ALL
def test_a_step_names_the_numbers_of_its_frame_from_the_first_to_the_last(key: str) -> None:
    for step in steps_of(key):
        places = list(fields(step).values())
        assert sorted(set(places)) == places, f"two numbers of {type(step).__name__} have one place"
        assert places[:1] in ([], [0]), f"the first number of {type(step).__name__} has no name"
        assert all(place < size_of(step) for place in places), type(step).__name__


@ALL
def test_frames_have_the_size_that_their_step_declares(key: str) -> None:
    for players in title(key).players:
        for match in wander(key, players):
            if isinstance(match.state, Stepped):
                for step, size in frames(match.state):
                    assert size == size_of(step), type(step).__name__


def frames(state: Stepped) -> Iterator[tuple[Step[Stepped], int]]:
    """The steps on the stack, each with how many numbers its frame has."""
    cells = state.dump()
    at, end = cells[TOP], cells[END]
    while at != 0:
        yield state.steps[cells[at]], end - at - FRAME
        at, end = cells[at + 1], at


@ALL
def test_a_state_can_be_printed_at_any_moment(key: str) -> None:
    for match in wander(key, title(key).players[-1]):
        shown = repr(match.state).splitlines()
        waiting = members(match.state.pending())
        assert shown[-1] == (f"waits for seat {', '.join(map(str, waiting))}" if waiting else "over")
        if isinstance(match.state, Stepped):
            stack = [type(step).__name__ for step, _ in frames(match.state)]
            assert [line.partition("(")[0] for line in shown[-1 - len(stack) : -1]] == stack


# ---- setups


@ALL
def test_every_option_can_be_chosen(key: str) -> None:
    for setup in all_setups(title(key)):
        assert title(key).check(setup) == setup
        assert title(key).start(setup, QuickDice(1)).pending() != 0


@ALL
def test_what_is_come_by_and_used_are_events_of_a_seat(key: str) -> None:
    known = {kind.key for kind in title(key).events if "seat" in kind.names}
    assert {*title(key).gained, *title(key).used} <= known
    assert bool(title(key).gained) == bool(title(key).used)
