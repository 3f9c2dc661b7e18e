"""The record of a game: setup, seed and moves, from which anybody can recompute every position.

A record is JSON, one field and one move to a line, in a fixed order: the same game gives the same bytes.

    format          "logothete-record"
    format_version  1
    game            the title's key, such as "byzantio"
    rules_version   the version of the title's rules
    content         the hash of its boards, cards and values
    pack            the name of the content pack, empty for the built-in content
    setup           {"players": 2, "options": {"<option>": "<value>"}}
    seats           the names of the players in seat order, or nothing
    commitment      SHA-256 of the seed, published before the first move
    nonces          what the players added to the seed
    seed            in hexadecimal; absent until it is revealed
    moves           [seat, "short text of the action"], and a third element "lapse" where the time ran out
    result          places, scores, their lines and sides; null while the game runs
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from logothete.kernel.actions import UnknownAction
from logothete.kernel.dice import Dice, SealedDice, commitment
from logothete.kernel.state import State
from logothete.kernel.title import BadSetup, Result, Setup, Title

FORMAT: Final = "logothete-record"
FORMAT_VERSION: Final = 1
LAPSE: Final = "lapse"


class RecordError(Exception):
    """A record that cannot be used; the message says what, where and what to do."""


class Unreadable(RecordError):
    """The file cannot be opened."""


class NotJson(RecordError):
    """The bytes are not JSON."""


class Truncated(NotJson):
    """The JSON stops in the middle."""


class ForeignFile(RecordError):
    """JSON, but no record."""


class UnsupportedFormat(RecordError):
    """A record in a format version that this program does not know."""


class Damaged(RecordError):
    """A record with a field missing, unknown or of the wrong kind."""


class WrongGame(RecordError):
    """A record of another game."""


class OtherRules(RecordError):
    """A record made under another version of the rules."""


class OtherContent(RecordError):
    """A record made with other boards, cards or values."""


class WrongSetup(RecordError):
    """A setup that the title does not offer."""


class NoSeed(RecordError):
    """The seed has not been revealed, so chance cannot be recomputed."""


class OtherCommitment(RecordError):
    """The seed is not the one that was committed to."""


class IllegalMove(RecordError):
    """A move that is not allowed at its turn; `rule` forbids it, where it is an action of the game at all."""

    def __init__(self, number: int, move: Move, why: str, rule: str | None = None) -> None:
        by_rule = f" ({rule})" if rule else ""
        super().__init__(
            f"move {number}, {move.text!r} by seat {move.seat}, is not allowed: {why}{by_rule}. "
            "The record was altered, or made by a program with other rules"
        )
        self.number = number
        self.why = why
        self.rule = rule


class LapseDiffers(IllegalMove):
    """A move recorded as a lapse that is not what the engine plays for a seat whose time ran out."""


class Departs(OtherRules):
    """A record made under another version of the rules that tells another game under this one, from `number` on."""

    def __init__(self, record: Record, title: Title, number: int, why: str, rule: str | None = None) -> None:
        by_rule = f" ({rule})" if rule else ""
        super().__init__(
            f"the record follows version {record.rules_version} of the rules of {title.key}, this program version "
            f"{title.version}, and by these it departs at move {number}: {why}{by_rule}. Use a program with version "
            f"{record.rules_version}"
        )
        self.number = number
        self.rule = rule


class MissingMoves(RecordError):
    """The record has a result, but its moves do not reach the end of the game."""


class ResultDiffers(RecordError):
    """The moves lead to another result than the recorded one."""

    def __init__(self, expected: Result, found: Result | None) -> None:
        super().__init__(
            f"the moves lead to {_brief(expected)}, but the record says {_brief(found)}. "
            "Trust the moves: the result was altered or never written"
        )
        self.expected = expected
        self.found = found


class Move(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """One decision: the seat, the short text of its action, and whether the clock made it."""

    seat: int
    text: str
    how: Literal["", "lapse"] = ""

    @property
    def lapsed(self) -> bool:
        return self.how == LAPSE


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game from its setup to its last move. The fields are explained at the top of this module."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    game: str
    rules_version: int
    content: str
    pack: str
    setup: Setup
    seats: list[str]
    commitment: str
    nonces: list[str]
    seed: str | None = None
    moves: list[Move]
    result: Result | None


def new_record(title: Title, setup: Setup, seed: bytes, nonces: Sequence[str], seats: Sequence[str]) -> Record:
    """The record of a game that has not begun; `BadSetup` if the title cannot be played so."""
    checked = title.check(setup)
    if seats and len(seats) != checked.players:
        raise BadSetup(f"{checked.players} players have {checked.players} names, not {len(seats)}")
    return Record(
        game=title.key,
        rules_version=title.version,
        content=title.content,
        pack=title.pack,
        setup=checked,
        seats=list(seats),
        commitment=commitment(seed),
        nonces=list(nonces),
        seed=seed.hex(),
        moves=[],
        result=None,
    )


def write_record(record: Record) -> bytes:
    """The canonical bytes of a record."""
    lines: list[str] = []
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if name == "moves":
            moves = ",".join(f"\n  {_json(_row(move))}" for move in value)
            lines.append(f'"moves": [{moves}\n]')
        elif name == "result" and value is not None and not value.sides:
            # Where everybody plays alone there are no sides to write down, and there never were.
            told = {key: part for key, part in msgspec.to_builtins(value).items() if key != "sides"}
            lines.append(f'"result": {_json(told)}')
        elif name != "seed" or value is not None:
            lines.append(f'"{name}": {_json(value)}')
    # No line break at the end: whatever part of a file is lost, the closing brace is lost with it.
    return ("{\n" + ",\n".join(lines) + "\n}").encode()


def _row(move: Move) -> tuple[int | str, ...]:
    return (move.seat, move.text, LAPSE) if move.lapsed else (move.seat, move.text)


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def read_record(source: bytes | Path) -> Record:
    """The record in these bytes or in this file. That it can be played is for `verify` to say."""
    where = "the record"
    if isinstance(source, Path):
        where = str(source)
        try:
            source = source.read_bytes()
        except OSError as error:
            raise Unreadable(f"{where} cannot be read: {error.strerror}. Check its name and rights") from error
    raw = _parse(source, where)
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise ForeignFile(f'{where} is no game record: it lacks "format": "{FORMAT}". Choose another file')
    version = raw.get("format_version")
    if type(version) is not int or version != FORMAT_VERSION:
        raise UnsupportedFormat(
            f"{where} has format version {version!r}, but only {FORMAT_VERSION} is known. "
            "Read it with the program that wrote it, or with a newer one"
        )
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise Damaged(f"{where} is damaged: {error}. Take another copy") from error


def _parse(data: bytes, where: str) -> object:
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        # A number that is cut off is called malformed, but then nothing follows it.
        if "truncated" in str(error) or f"(byte {len(data)})" in str(error):
            lines = data.count(b"\n") + 1
            raise Truncated(
                f"{where} stops in the middle, after {len(data)} bytes, in line {lines}. Take a complete copy"
            ) from error
        raise NotJson(f"{where} is not JSON: {error}. Choose another file, or take another copy") from error


def check_record(record: Record, title: Title) -> bytes:
    """See that this title can recompute the record; the seed of its dice."""
    if record.game != title.key:
        raise WrongGame(f"this is a record of {record.game!r}, not of {title.key!r}. Open it with its own game")
    if record.rules_version != title.version:
        raise OtherRules(
            f"the record follows version {record.rules_version} of the rules of {title.key}, this program "
            f"version {title.version}. Use a program with version {record.rules_version}"
        )
    if record.content != title.content:
        raise OtherContent(
            f"the record was made with {_content_name(record.pack, record.content)}, but {title.key} was "
            f"opened with {_content_name(title.pack, title.content)}. Open it with the former"
        )
    try:
        players = title.check(record.setup).players
    except BadSetup as error:
        raise WrongSetup(f"the setup of the record cannot be played: {error}. Take another copy") from error
    if record.seats and len(record.seats) != players:
        raise WrongSetup(f"the record names {len(record.seats)} seats for {players} players. Take another copy")
    if record.seed is None:
        raise NoSeed("the record does not reveal its seed yet. Wait for the end of the game")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError as error:
        raise Damaged(f"the seed of the record is not hexadecimal: {error}. Take another copy") from error
    if commitment(seed) != record.commitment:
        raise OtherCommitment(
            f"the seed of the record gives commitment {commitment(seed)}, but {record.commitment} was "
            "published before the game. One of them was altered: the dice of this game cannot be trusted"
        )
    return seed


def _content_name(pack: str, content: str) -> str:
    name = f"pack {pack!r}" if pack else "the built-in content"
    return f"{name} (hash {content[:12]})"


def read_move(title: Title, state: State, dice: Dice, number: int, move: Move) -> int:
    """The action of a recorded move, if it is allowed in this state; `IllegalMove` otherwise."""
    if not 0 <= move.seat < state.seats():
        raise IllegalMove(number, move, f"the seats are 0 to {state.seats() - 1}")
    try:
        action = title.actions.parse(move.text)
    except UnknownAction as error:
        raise IllegalMove(number, move, str(error)) from error
    if move.lapsed:
        if not state.pending() >> move.seat & 1:
            raise LapseDiffers(number, move, "the game does not wait for that seat")
        given = state.lapse(move.seat, dice)
        if given != action:
            raise LapseDiffers(number, move, f"a lapse here is {title.actions.text(given)!r}")
        return action
    refusal = state.why_not(move.seat, action)
    if refusal is not None:
        raise IllegalMove(number, move, refusal.reason, refusal.rule)
    return action


def verify(record: Record, title: Title) -> Result | None:
    """Recompute the whole game. The result, or None if the game still runs and the record says so."""
    dice = SealedDice(check_record(record, title), record.nonces)
    state = title.start(title.check(record.setup), dice)
    for number, move in enumerate(record.moves, start=1):
        action = read_move(title, state, dice, number, move)
        state.take(move.seat, action, dice, None)
    if not state.over():
        if record.result is not None:
            raise MissingMoves(
                f"the game is not over after move {len(record.moves)}, but the record says "
                f"{_brief(record.result)}. Moves were lost: take a complete copy"
            )
        return None
    result = title.result(state)
    if result != record.result:
        raise ResultDiffers(result, record.result)
    return result


def verify_anew(record: Record, title: Title) -> Result | None:
    """The same by the rules of this title for a record that was made under another version; `Departs` if they differ.

    A record does not say what its moves brought about. It agrees if all its moves are still allowed, its lapses are
    still what is played for a seat whose time ran out, and they lead to the same end.
    """
    content = title.content if record.pack == title.pack else record.content
    adopted = msgspec.structs.replace(record, rules_version=title.version, content=content)
    try:
        return verify(adopted, title)
    except IllegalMove as error:
        why = f"{record.moves[error.number - 1].text!r} by seat {record.moves[error.number - 1].seat}: {error.why}"
        raise Departs(record, title, error.number, why, error.rule) from error
    except (MissingMoves, ResultDiffers) as error:
        raise Departs(record, title, len(record.moves), str(error)) from error


def _brief(result: Result | None) -> str:
    return "no result" if result is None else f"places {result.places} with scores {result.scores}"
