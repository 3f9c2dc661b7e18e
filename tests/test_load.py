"""The load bench: its arithmetic, its client, and each part once, small. Nothing here depends on how fast it was."""

from __future__ import annotations

import asyncio
import io
import shutil
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from rich.console import Console

from load.crowd import Crowd, Slice
from load.parts import IN_FILES, IN_MEMORY, OURS, Bench, Sizes
from load.peer import HERE, NoPeer, boardgame
from load.report import Line, Report, markdown, show
from load.run import PARTS, main
from load.wire import Wire

ROOT = Path(__file__).parent.parent
MODULES = ROOT / "build/load/node_modules"
SMALL = Sizes(rounds=1, tables=2, seconds=0.3, small_tables=2, games=20, rooms=10, actions=20, opens=1, undos=2)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def bench(modules: Path = MODULES) -> Bench:
    return Bench(ROOT / "src", modules, SMALL, lambda _: None)


def of(lines: list[Line], what: str, who: str = OURS) -> Line:
    return next(line for line in lines if line.what.startswith(what) and line.who == who)


# The arithmetic.


def test_a_slice_knows_its_rates_and_quantiles() -> None:
    one = Slice(seconds=2.0, cpu=0.5, moves=100, latencies=[n / 1000 for n in range(100, 0, -1)])
    assert (one.rate, one.per_cpu) == (50, 200)
    assert (one.quantile(0.5), one.quantile(0.99), one.quantile(1.0)) == (51, 100, 100)


def test_nothing_measured_is_no_division_by_zero() -> None:
    assert (Slice().rate, Slice().per_cpu, Slice().quantile(0.99)) == (0, 0, 0)


@pytest.mark.parametrize(
    ("least", "most", "reached"),
    [(None, None, None), (2, None, True), (3, None, False), (None, 2, True), (None, 1, False)],
)
def test_an_aim_is_a_least_or_a_most(least: float | None, most: float | None, reached: bool | None) -> None:
    assert Line.of("live", "moves", "/s", [1, 2, 9], least=least, most=most).reached is reached


def test_a_missed_aim_is_said_in_a_word() -> None:
    out = io.StringIO()
    Console(file=out, width=150).print(show([Line.of("live", "p99", "ms", [30.0], most=20)]))
    assert "≤ 20 MISSED" in out.getvalue()


def test_a_page_of_figures_says_what_was_reached_and_under_which_conditions() -> None:
    lines = [Line.of("live", "p99", "ms", [30.0, 40.0], most=20), Line.of("live", "moves", "/s", [700.0])]
    taken = datetime(2026, 1, 2, tzinfo=UTC)
    page = markdown(Report(taken, "3.11", "a machine", "compiled", [0.5, 2.0], lines, {"bots": "no time"}))
    assert "on 2026-01-02. a machine, Python 3.11, compiled engine; load 0.5 before" in page
    assert "| Logothete | p99 | 35 ms | 30 to 40 | ≤ 20 missed |" in page
    assert "| Logothete | moves | 700 /s |  |  |" in page
    assert "bots was not measured: no time" in page


class Patient:
    """A table that is ready whenever it is told to be, and acknowledges at once."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.wishes: list[float] = []

    def play(self, since: float) -> None:
        self.wishes.append(since)
        self.crowd.acknowledged(since)

    def leave(self) -> None:
        pass


@pytest.mark.anyio
async def test_time_is_counted_from_the_wish_and_not_from_the_table() -> None:
    crowd = Crowd(lambda: 0.0)
    table = Patient(crowd)
    crowd.ready(table)
    paced = await crowd.pace(rate=200, seconds=0.2)
    # One wish found the table; the others waited to the end, and count although nobody answered them.
    assert len(table.wishes) == paced.moves == 1
    assert len(paced.latencies) > 1


@pytest.mark.anyio
async def test_a_pause_of_the_measuring_process_is_told() -> None:
    crowd = Crowd(lambda: 0.0)
    crowd.ready(Patient(crowd))
    asyncio.get_running_loop().call_later(0.02, time.sleep, 0.1)
    assert (await crowd.pace(rate=100, seconds=0.2)).stood >= 0.1


@pytest.mark.anyio
async def test_a_fault_at_a_table_ends_the_run() -> None:
    crowd = Crowd(lambda: 0.0)
    crowd.refused("stale-version")
    await crowd.saturate(0.01)
    crowd.refused("not-allowed")
    with pytest.raises(RuntimeError, match="not-allowed"):
        await crowd.saturate(0.01)


@pytest.mark.anyio
@pytest.mark.parametrize("size", [1, 3, 100_000])
async def test_frames_are_read_however_they_are_cut(size: int) -> None:
    heard: list[bytes] = []
    wire = Wire(lambda _, data: heard.append(bytes(data)))
    texts = [b"short", b"x" * 300, b"y" * 70_000, b""]
    heads = [b"\x81\x05", b"\x81\x7e\x01\x2c", b"\x81\x7f" + (70_000).to_bytes(8, "big"), b"\x81\x00"]
    data = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + b"".join(
        head + text for head, text in zip(heads, texts, strict=True)
    )
    step = size if size > 1 else len(data)
    for at in range(0, len(data), step):
        wire.data_received(data[at : at + step])
    await wire.opened
    assert heard == texts


# Each part, once.


@pytest.mark.anyio
async def test_live_tables_are_played_at() -> None:
    lines = await bench().live()
    assert of(lines, "moves").median > 0
    assert of(lines, "views sent for each move").median > 1
    assert of(lines, "from wish to acknowledgement, p99").median > 0


@pytest.mark.anyio
async def test_bots_play() -> None:
    assert of(await bench().bots(), "moves").low >= 0


@pytest.mark.anyio
async def test_the_small_game_is_played_here_even_where_the_peer_is_missing(tmp_path: Path) -> None:
    run = bench(tmp_path / "nothing")
    lines = await run.small()
    assert of(lines, "moves").median > 0
    assert {line.who for line in lines} == {OURS}
    assert list(run.missing) == ["boardgame.io"]


@pytest.mark.anyio
@pytest.mark.skipif(
    not MODULES.is_dir() or shutil.which("node") is None, reason="`make load` installs boardgame.io where there is npm"
)
async def test_the_small_game_is_played_on_both_servers() -> None:
    lines = await bench().small()
    assert all(of(lines, "moves", who).median > 0 for who in (OURS, IN_MEMORY, IN_FILES))
    assert sum(line.what.startswith("times as many") for line in lines) == 2


@pytest.mark.anyio
async def test_a_peer_that_is_not_installed_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoPeer, match="no"):
        async with boardgame(tmp_path / "nothing", tmp_path, files=False):
            pass


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("part", "figure"), [(Bench.many, "memory for each game in it"), (Bench.long, "to take back a decision")]
)
async def test_many_and_long_games_are_opened(part: Callable[[Bench], Awaitable[list[Line]]], figure: str) -> None:
    assert any(line.what.startswith(figure) for line in await part(bench()))


def test_the_command_writes_a_table_and_data(tmp_path: Path) -> None:
    file = tmp_path / "load.json"
    arguments = ["--quick", "--only", "long", "--engine", str(ROOT / "src"), "--json", str(file)]
    done = CliRunner().invoke(main, arguments, catch_exceptions=False)
    assert "to take back a decision" in done.output
    assert {line["part"] for line in msgspec.json.decode(file.read_bytes())["lines"]} == {"long"}
    assert set(PARTS) == {"live", "bots", "small", "many", "long"}


def test_what_the_peer_is_installed_from_names_no_registry() -> None:
    lock = msgspec.json.decode((HERE / "package-lock.json").read_bytes())
    assert lock["packages"]["node_modules/boardgame.io"]["version"] == "0.50.2"
    assert all("resolved" not in one and (not name or "integrity" in one) for name, one in lock["packages"].items())
