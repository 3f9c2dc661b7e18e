"""What tests of the server share: both databases, tables with the relay, a clock that the test turns."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from logothete.server.config import Limits, Settings
from logothete.server.model import Actor, Created, NewTable, Pace, SeatSpec
from logothete.server.services.tables import Tables, open_tables
from tests.server.postgres import Cluster
from tests.server.relay import relay_shelf


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> None:
    """Only the tests of the description need schemathesis, which takes a second to load."""
    if file_path.name == "test_openapi.py" and not parent.config.pluginmanager.has_plugin("schemathesis"):
        parent.config.pluginmanager.import_plugin("schemathesis.pytest.plugin")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One PostgreSQL server for all tests of this process."""
    cluster = Cluster()
    yield cluster
    cluster.stop()


_count = iter(range(1_000_000))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database; the test runs once with each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/logothete.db"
        return
    cluster: Cluster = request.getfixturevalue("postgres")
    name = f"test{next(_count)}"
    yield cluster.url(name)
    cluster.drop(name)


class TestClock:
    """The time of day, as the test wants it."""

    __test__ = False

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_ms(self, ms: int) -> None:
        self.now += ms


@pytest.fixture
def clock() -> TestClock:
    return TestClock()


Opener = Callable[..., Awaitable[Tables]]


@pytest.fixture
async def opener(database: str, clock: TestClock) -> AsyncIterator[Opener]:
    """Opens tables on the database of the test, as often as wanted: each is like another process."""
    opened: list[Tables] = []

    async def open_one(**settings: object) -> Tables:
        chosen = Settings(database=database, limits=Limits(page=3), **settings)  # type: ignore[arg-type]
        tables = await open_tables(chosen, relay_shelf(), clock)
        opened.append(tables)
        return tables

    yield open_one
    for tables in opened:
        await tables.close()


@pytest.fixture
async def tables(opener: Opener) -> Tables:
    return await opener()


ME = SeatSpec("me")
OPEN = SeatSpec("open")
HERE = SeatSpec("here", name="Zoe")
BOT = SeatSpec("bot", level="easy")


async def guest(tables: Tables, name: str = "Anna") -> Actor:
    """Somebody who has just come in."""
    return Actor(account=(await tables.accounts.create_guest(name)).account.id)


async def laid(
    tables: Tables, actor: Actor, *seats: SeatSpec, public: bool = True, pace: Pace | None = None
) -> Created:
    """A table that has not started."""
    return await tables.lobby.create(actor, NewTable("relay", list(seats), public=public, pace=pace or Pace()))


async def started(tables: Tables, *actors: Actor, pace: Pace | None = None, public: bool = True) -> str:
    """A running game in which the actors sit in this order."""
    owner, *others = actors
    created = await laid(tables, owner, ME, *[OPEN] * len(others), pace=pace, public=public)
    for number, other in enumerate(others, start=1):
        await tables.lobby.join(Actor(other.account, created.link), created.game, number)
        await tables.lobby.set_ready(other, created.game, number)
    await tables.lobby.start(owner, created.game)
    return created.game


async def play(tables: Tables, actor: Actor, game: str, seat: int, *actions: str) -> None:
    """Decisions of one seat, each about what it sees."""
    for action in actions:
        state = await tables.playing.look(actor, game, seat)
        await tables.playing.play(actor, game, seat, action, state.version)
