"""The comparer of whole games says nothing of equal engines, and of others which game, decisions and channel differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from logothete.games.connectfour import state as connectfour
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Refusal
from tests import playthrough

# Some functions are replaced to play another game, which a compiled engine would not notice.
pytestmark = pytest.mark.skipif(not str(connectfour.__file__).endswith(".py"), reason="needs the interpreted engine")


def written(capsys: pytest.CaptureFixture[str], folder: Path, *arguments: str) -> Path:
    """A file of playthroughs of connect four."""
    assert playthrough.main(["--titles", "connectfour", *arguments]) == 0
    path = folder / "before.json"
    path.write_text(capsys.readouterr().out)
    return path


def test_an_engine_is_the_same_as_itself(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    before = written(capsys, tmp_path, "--games", "6", "--first", "3")
    assert len(before.read_text().splitlines()) == 6 + 3
    assert playthrough.main(["--titles", "connectfour", "--games", "4", "--first", "5", "--against", str(before)]) == 0
    assert capsys.readouterr().out == "4 games are the same, 0 differ\n"


@pytest.mark.parametrize("channel", ["offers", "refusals", "lapse", "prompts"])
def test_the_channel_that_differs_is_named(
    channel: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if channel == "lapse":
        # A clock that runs out would make another game of it.
        monkeypatch.setattr(playthrough, "LAPSE_ONCE_IN", 10**9)
    before = written(capsys, tmp_path, "--games", "2")
    game = connectfour.ConnectFour
    offer, why_not = game.offer, game.why_not

    def offer_backwards(state: connectfour.ConnectFour, seat: i64, out: vec[i64]) -> i64:
        size = offer(state, seat, out)
        for at, action in enumerate([out[at] for at in range(size)]):
            out[size - 1 - at] = action
        return size

    def refuse_otherwise(state: connectfour.ConnectFour, seat: i64, action: i64) -> Refusal | None:
        refusal = why_not(state, seat, action)
        return refusal and Refusal(refusal.rule, "because", refusal.about)

    def lapse_last(state: connectfour.ConnectFour, seat: i64, dice: object) -> i64:
        return state.legal(seat)[-1]

    if channel == "offers":
        monkeypatch.setattr(game, "offer", offer_backwards)
    elif channel == "refusals":
        monkeypatch.setattr(game, "why_not", refuse_otherwise)
    elif channel == "lapse":
        monkeypatch.setattr(game, "lapse", lapse_last)
    else:
        monkeypatch.setattr(type(playthrough.table_of("connectfour", 0)[0]), "prompt", lambda *_: None)
    assert playthrough.main(["--titles", "connectfour", "--games", "2", "--against", str(before)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("connectfour:0 (2 players, no options): " + channel + " differ between decisions 0 and ")
    assert said[-1] == "0 games are the same, 2 differ"


def test_a_file_that_cannot_be_compared_with_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "other.json").write_text("[]")
    with pytest.raises(SystemExit, match="no file of playthroughs"):
        playthrough.main(["--against", str(tmp_path / "other.json")])
    before = written(capsys, tmp_path, "--games", "1")
    with pytest.raises(SystemExit, match=r"connectfour seed 1 is not in the file.*fewer --games"):
        playthrough.main(["--titles", "connectfour", "--games", "2", "--against", str(before)])


def test_a_trace_shows_a_game_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    assert playthrough.main(["--trace", "tictactoe:5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {line.split(" ")[1] for line in lines[:-1]} >= {"offers", "prompts", "views", "refusals", "events", "lapse"}
    assert lines[-1] == playthrough.play("tictactoe", 5).digest
