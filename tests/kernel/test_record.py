"""Records: the same game is the same bytes, whoever has them can recompute it, and damage is named precisely."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from logothete.games import open_title
from logothete.kernel.dice import commitment
from logothete.kernel.match import Match
from logothete.kernel.record import (
    Damaged,
    ForeignFile,
    IllegalMove,
    LapseDiffers,
    MissingMoves,
    Move,
    NoSeed,
    NotJson,
    OtherCommitment,
    OtherContent,
    OtherRules,
    Record,
    RecordError,
    ResultDiffers,
    Truncated,
    Unreadable,
    UnsupportedFormat,
    WrongGame,
    WrongSetup,
    read_record,
    verify,
    write_record,
)
from logothete.kernel.title import Result, Setup
from tests.kernel.reaches import END, ROLL, SEAL, ReachesTitle, table

TITLE = ReachesTitle()


def finished() -> Record:
    match = table((0, SEAL), (1, ROLL))
    match.lapse(0)
    match.play(1, END)
    return match.record()


def changed(**fields: object) -> Record:
    return msgspec.structs.replace(finished(), **fields)


def with_json(**fields: object) -> bytes:
    raw = msgspec.json.decode(write_record(finished()))
    return msgspec.json.encode({**raw, **fields})


# Writing and reading.


def test_a_record_is_written_as_documented() -> None:
    assert write_record(finished()).decode().splitlines() == [
        "{",
        '"format": "logothete-record",',
        '"format_version": 1,',
        '"game": "reaches",',
        '"rules_version": 1,',
        '"content": "no content",',
        '"pack": "",',
        '"setup": {"options":{"mood":"calm"},"players":2},',
        '"seats": ["Anna","Bela"],',
        f'"commitment": "{commitment(b"seed")}",',
        '"nonces": ["a","b"],',
        '"seed": "73656564",',
        '"moves": [',
        '  [0,"seal"],',
        '  [1,"roll"],',
        '  [0,"blank","lapse"],',
        '  [1,"end"]',
        "],",
        '"result": {"lines":[],"places":[1,1],"scores":[27.0,56.0]}',
        "}",
    ]


def test_a_record_read_back_is_the_same() -> None:
    assert read_record(write_record(finished())) == finished()


def test_the_same_game_gives_the_same_bytes() -> None:
    assert write_record(finished()) == write_record(finished())


def test_a_record_can_be_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(write_record(finished()))
    assert read_record(path) == finished()


def test_an_unrevealed_seed_is_absent() -> None:
    hidden = changed(seed=None)
    assert b'"seed"' not in write_record(hidden)
    assert read_record(write_record(hidden)) == hidden


# Verifying.


def test_a_true_record_verifies_with_its_result() -> None:
    assert verify(finished(), TITLE) == Result([1, 1], [27.0, 56.0])


def test_a_running_game_verifies_without_a_result() -> None:
    assert verify(table((0, ROLL)).record(), TITLE) is None


@pytest.mark.parametrize("key", ["tictactoe", "connectfour"])
def test_games_of_the_shelf_verify(key: str) -> None:
    title = open_title(key)
    match = Match.start(title, Setup(2), b"seed")
    while not match.over:
        match.lapse(0 if match.state.pending() == 1 else 1)
    assert verify(read_record(write_record(match.record())), title) == match.result()


DAMAGED = [
    (changed(game="chess"), WrongGame, "'chess', not of 'reaches'"),
    (changed(rules_version=2), OtherRules, "version 2 of the rules"),
    (changed(content="abc"), OtherContent, r"the built-in content \(hash abc\)"),
    (changed(content="abc", pack="My box"), OtherContent, r"pack 'My box' \(hash abc\)"),
    (changed(setup=Setup(5)), WrongSetup, "2 players, not 5"),
    (changed(setup=Setup(2, {"mood": "sad"})), WrongSetup, "calm, wild, not 'sad'"),
    (changed(seats=["Anna"]), WrongSetup, "names 1 seats for 2 players"),
    (changed(seed=None), NoSeed, "does not reveal its seed"),
    (changed(seed="xyz"), Damaged, "not hexadecimal"),
    (changed(seed="00"), OtherCommitment, "cannot be trusted"),
    (changed(commitment="00"), OtherCommitment, "but 00 was published"),
    (changed(moves=[Move(0, "blank")]), IllegalMove, r"move 1, 'blank' by seat 0.*only-a-lapse \(TOY-002\)"),
    (changed(moves=[Move(0, "seal"), Move(2, "seal")]), IllegalMove, "move 2.*the seats are 0 to 1"),
    (changed(moves=[Move(-1, "seal")]), IllegalMove, "move 1.*the seats are 0 to 1"),
    (changed(moves=[Move(0, "seel")]), IllegalMove, "did you mean 'seal'"),
    (changed(moves=[*finished().moves, Move(0, "seal")]), IllegalMove, "move 5.*game-over"),
    (changed(moves=[Move(0, "seal", "lapse")]), LapseDiffers, "move 1.*a lapse here is 'blank'"),
    (
        changed(moves=[*finished().moves, Move(0, "blank", "lapse")]),
        LapseDiffers,
        "move 5.*does not wait for that seat",
    ),
    (changed(moves=finished().moves[:3]), MissingMoves, "not over after move 3"),
    (changed(result=Result([1, 2], [27.0, 56.0])), ResultDiffers, r"lead to places \[1, 1\].*says places \[1, 2\]"),
    (changed(result=Result([1, 1], [28.0, 56.0])), ResultDiffers, r"scores \[27.0, 56.0\].*scores \[28.0, 56.0\]"),
    (changed(result=None), ResultDiffers, "says no result"),
]


@pytest.mark.parametrize(("record", "error", "message"), DAMAGED)
def test_a_false_record_is_refused_for_its_own_reason(record: Record, error: type[RecordError], message: str) -> None:
    with pytest.raises(error, match=message) as refused:
        verify(record, TITLE)
    assert type(refused.value) is error


def test_the_nonces_of_the_players_are_part_of_the_dice() -> None:
    one, other = (Match.start(TITLE, Setup(2), b"seed", [nonce]) for nonce in "ab")
    assert one.dice.below(10**9) != other.dice.below(10**9)


# Files that are no records.


@pytest.mark.parametrize(
    ("data", "error", "message"),
    [
        (b"", Truncated, "after 0 bytes, in line 1"),
        (b"not json", NotJson, "is not JSON"),
        (b'"\xff"', NotJson, "is not JSON"),
        (b"[" * 100_000, NotJson, "is not JSON"),
        (b"[1, 2]", ForeignFile, '"format": "logothete-record"'),
        (b'{"format": "pgn"}', ForeignFile, "is no game record"),
        (with_json(format_version=2), UnsupportedFormat, "format version 2, but only 1"),
        (with_json(format_version=True), UnsupportedFormat, "format version True"),
        (with_json(extra=1), Damaged, "unknown field `extra`"),
        (with_json(moves=[[0]]), Damaged, r"\$.moves\[0\]"),
        (with_json(moves=[[0, "seal", "late"]]), Damaged, r"\$.moves\[0\]\[2\]"),
        (with_json(moves=[[0, "seal", "lapse", 1]]), Damaged, r"\$.moves\[0\]"),
        (with_json(setup={"players": "two"}), Damaged, r"\$.setup.players"),
    ],
)
def test_what_is_no_record_is_refused_for_its_own_reason(data: bytes, error: type[RecordError], message: str) -> None:
    with pytest.raises(error, match=message) as refused:
        read_record(data)
    assert type(refused.value) is error


def test_a_missing_field_is_named() -> None:
    with pytest.raises(Damaged, match="missing required field `game`"):
        read_record(b'{"format": "logothete-record", "format_version": 1}')


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"nowhere.json cannot be read: No such file"):
        read_record(tmp_path / "nowhere.json")


def test_the_file_is_named_in_every_complaint(tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_bytes(write_record(finished())[:-1])
    with pytest.raises(Truncated, match=r"half\.json stops in the middle"):
        read_record(path)


COMPLETE = write_record(changed(seats=["Anna", "Béla 🎲"]))


@given(st.integers(0, len(COMPLETE) - 1))
def test_a_truncated_record_is_never_accepted(size: int) -> None:
    with pytest.raises(Truncated):
        read_record(COMPLETE[:size])


@given(st.integers(0, len(COMPLETE) - 1), st.integers(0, 255))
def test_a_record_with_a_changed_byte_is_refused_as_a_record_or_reads_as_one(at: int, byte: int) -> None:
    data = bytearray(COMPLETE)
    data[at] = byte
    try:
        read = read_record(bytes(data))
        verify(read, TITLE)
    except RecordError:
        return
    # What remains can only be free text, spaces or the case of an action.
    assert read.seed == finished().seed
    assert [TITLE.actions.parse(move.text) for move in read.moves] == [
        TITLE.actions.parse(move.text) for move in finished().moves
    ]
