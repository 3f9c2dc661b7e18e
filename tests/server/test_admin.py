"""`logothete admin`: what hosts do, in both languages, for people and for programs."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import click
import pytest
from click.testing import CliRunner, Result

from logothete.cli import admin
from logothete.cli.common import TEXT
from logothete.cli.serve import setting_names
from logothete.games import open_title
from logothete.kernel.record import read_record, verify
from logothete.kernel.text import missing
from logothete.server.app import create_app
from logothete.server.config import Settings
from logothete.server.errors import TableError
from logothete.server.model import SYSTEM, Actor, NewTable, Pace
from logothete.server.services.tables import Tables
from logothete.server.store.games import log_of
from logothete.server.store.rows import LogRow
from tests.server.hands import HERE, ME, begin, newcomer, opened, settings

T = TypeVar("T")

MOVES = ("a1", "b1", "a2", "b2", "a3")


def ask(folder: Path, *words: str, lang: str = "en") -> Result:
    """Run the command on the database of this folder."""
    database = ("--database", f"sqlite:///{folder / 'test.db'}") if words else ()
    return CliRunner().invoke(admin.build(lang), [*words, *database])


def answer(folder: Path, *words: str) -> Any:
    """What the command answers to programs."""
    result = ask(folder, *words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def do(folder: Path, work: Callable[[Tables], Awaitable[T]]) -> T:
    """Something on the server of this folder."""

    async def main() -> T:
        async with opened(settings(folder)) as tables:
            return await work(tables)

    return asyncio.run(main())


async def play(tables: Tables, squares: tuple[str, ...] = MOVES) -> str:
    """A game at one screen in which these squares were marked; the second one was taken back and marked again."""
    anna = await newcomer(tables)
    game = await begin(tables, anna, [ME, HERE], pace=Pace("days", days_ms=86_400_000))
    await tables.talk.post(anna, game, 0, "Good luck!")
    for number, square in enumerate(squares):
        if number == 1:
            await mark(tables, anna, game, 1, "c3")
            await tables.playing.undo(anna, game, 1)
        await mark(tables, anna, game, number % 2, square)
    return game


async def mark(tables: Tables, actor: Actor, game: str, seat: int, square: str) -> None:
    state = await tables.playing.look(actor, game, seat)
    await tables.playing.play(actor, game, seat, f"place {square}", state.version)


async def log(tables: Tables, game: str) -> list[tuple[object, ...]]:
    async with tables.store.read() as connection:
        names = [name for name in LogRow.__struct_fields__ if name != "game"]
        return [tuple(getattr(row, name) for name in names) for row in await log_of(connection, game)]


# Looking.


def test_games_are_listed_and_shown(tmp_path: Path) -> None:
    game = do(tmp_path, play)
    assert game in ask(tmp_path, "list").stdout
    assert "Anna" in ask(tmp_path, "show", game).stdout
    assert [table["id"] for table in answer(tmp_path, "list", "--status", "finished")["tables"]] == [game]
    assert answer(tmp_path, "list", "--status", "open")["tables"] == []
    assert answer(tmp_path, "show", game)["status"] == "finished"


@pytest.mark.parametrize(("lang", "words"), [("en", "There are no games."), ("fr", "Il n’y a pas de parties.")])
def test_an_empty_server_says_so_in_both_languages(lang: str, words: str, tmp_path: Path) -> None:
    result = ask(tmp_path, "list", "--lang", lang)
    assert (result.exit_code, result.stdout.strip()) == (0, words)


def test_figures(tmp_path: Path) -> None:
    do(tmp_path, play)
    stats = answer(tmp_path, "stats")
    assert (stats["guests"], stats["finished"], stats["running"]) == (1, 1, 0)
    assert "Finished games" in ask(tmp_path, "stats").stdout


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    for command in ("show", "export", "archive"):
        result = ask(tmp_path, command, "none")
        assert result.exit_code == 1
        assert "(no-such-game: " in result.stderr
        assert result.stdout == ""


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--database", "mysql://host/name"), "The database cannot be used: "),
        (("--settings", "none.toml"), "The settings cannot be used."),
    ],
)
def test_what_cannot_be_tried_is_said(words: tuple[str, ...], message: str) -> None:
    result = CliRunner().invoke(admin.build("en"), ["list", *words])
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.output


# Moving games.


@pytest.mark.parametrize("squares", [MOVES, MOVES[:3], ()])
def test_an_exported_game_comes_back_with_its_whole_log(squares: tuple[str, ...], tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    game = do(here, lambda tables: play(tables, squares))
    file = tmp_path / "game.json"
    assert ask(here, "export", game, str(file)).exit_code == 0
    found = answer(there, "import", str(file))
    assert found["game"] != game
    assert do(there, lambda tables: log(tables, found["game"])) == do(here, lambda tables: log(tables, game))
    record = do(there, lambda tables: tables.after.export(SYSTEM, found["game"]))
    assert record == do(here, lambda tables: tables.after.export(SYSTEM, game))
    said = do(there, lambda tables: tables.talk.lines(SYSTEM, found["game"]))
    assert [line.text for line in said] == ["Good luck!"]


def test_a_moved_game_goes_on_with_new_secrets(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    game = do(here, lambda tables: play(tables, MOVES[:3]))
    ask(here, "export", game, str(tmp_path / "game.json"))
    found = answer(there, "import", str(tmp_path / "game.json"))
    secret = {one["seat"]: one["secret"] for one in found["seats"]}

    async def finish(tables: Tables) -> str:
        await mark(tables, Actor(secret=secret[1]), found["game"], 1, "b2")
        await mark(tables, Actor(secret=secret[0]), found["game"], 0, "a3")
        return (await tables.lobby.table(Actor(secret=found["link"]), found["game"])).status

    assert do(there, finish) == "finished"


def test_on_the_same_server_persons_keep_their_seats(tmp_path: Path) -> None:
    game = do(tmp_path, lambda tables: play(tables, MOVES[:3]))
    ask(tmp_path, "export", game, str(tmp_path / "game.json"))
    assert answer(tmp_path, "import", str(tmp_path / "game.json"))["seats"] == []


def test_an_export_holds_no_key_to_the_table(tmp_path: Path) -> None:
    game = do(tmp_path, lambda tables: play(tables, MOVES[:3]))
    archive = json.loads(ask(tmp_path, "export", game).stdout)
    assert archive["table"]["link_hash"] is None
    assert [seat["secret_hash"] for seat in archive["seats"]] == [None, None]


def test_a_record_alone_can_be_verified_and_imported(tmp_path: Path) -> None:
    game = do(tmp_path, play)
    file = tmp_path / "record.json"
    assert ask(tmp_path, "export", game, str(file), "--record").exit_code == 0
    record = read_record(file)
    assert verify(record, open_title("tictactoe")) == record.result
    found = answer(tmp_path, "import", str(file))
    assert read_record(do(tmp_path, lambda tables: tables.after.export(SYSTEM, found["game"]))).moves == record.moves


def test_a_file_that_was_altered_is_not_taken_in(tmp_path: Path) -> None:
    game = do(tmp_path, play)
    archive = json.loads(ask(tmp_path, "export", game).stdout)
    archive["record"]["moves"][0][1] = "place c2"
    file = tmp_path / "game.json"
    for text in (json.dumps(archive), json.dumps(archive)[:-50], '{"format": "logothete-game"}', "[]"):
        file.write_text(text, encoding="utf-8")
        result = ask(tmp_path, "import", str(file))
        assert result.exit_code == 1
        assert "(bad-record: " in result.stderr
    assert [one["id"] for one in answer(tmp_path, "list")["tables"]] == [game]


Damage = Callable[[dict[str, Any]], object]
DAMAGES: dict[str, Damage] = {
    "seed": lambda file: file["table"].update(seed="00" * 32),
    "seed that is none": lambda file: file["table"].update(seed="nonsense"),
    "commitment": lambda file: file["table"].update(commitment="00" * 32),
    "title": lambda file: file["table"].update(title="unheard-of"),
    "move": lambda file: file["log"][-1].update(action="place z9"),
    "seat of a move": lambda file: file["log"][-1].update(seat=17),
    "kind of a move": lambda file: file["log"][-1].update(kind="undo"),
    "row": lambda file: file["log"].pop(3),
    "row twice": lambda file: file["log"].append(file["log"][-1]),
    "start": lambda file: file["log"][0].update(action="start {}"),
    "seat": lambda file: file["seats"].pop(),
    "players": lambda file: file["table"]["setup"].update(players=7),
    "line of the chat twice": lambda file: file["chat"].append(file["chat"][0]),
    "record": lambda file: file.update(record=None),
    "base": lambda file: file["snapshots"].append({"number": 0, "data": "bm9uc2Vuc2U="}),
}


@pytest.mark.parametrize("squares", [MOVES, MOVES[:3]], ids=["finished", "running"])
@pytest.mark.parametrize("damage", DAMAGES)
def test_whatever_is_damaged_nothing_is_left_of_an_import(
    damage: str, squares: tuple[str, ...], tmp_path: Path
) -> None:
    game = do(tmp_path, lambda tables: play(tables, squares))
    archive = json.loads(ask(tmp_path, "export", game).stdout)
    DAMAGES[damage](archive)
    (tmp_path / "game.json").write_text(json.dumps(archive), encoding="utf-8")
    result = ask(tmp_path, "import", str(tmp_path / "game.json"))
    assert (result.exit_code, "(bad-record: " in result.stderr) == (1, True), result.output
    assert [one["id"] for one in answer(tmp_path, "list")["tables"]] == [game]


def test_a_table_that_was_never_started_keeps_its_promise_too(tmp_path: Path) -> None:
    async def lay(tables: Tables) -> str:
        return (await tables.lobby.create(await newcomer(tables), NewTable("tictactoe", [ME, HERE]))).game

    game = do(tmp_path, lay)
    archive = json.loads(ask(tmp_path, "export", game).stdout)
    archive["table"]["seed"] = "00" * 32
    (tmp_path / "game.json").write_text(json.dumps(archive), encoding="utf-8")
    assert "promised" in ask(tmp_path, "import", str(tmp_path / "game.json")).stderr
    assert [one["id"] for one in answer(tmp_path, "list")["tables"]] == [game]
    assert len(answer(tmp_path, "list")["tables"]) == 1


def test_a_file_is_not_overwritten_by_accident(tmp_path: Path) -> None:
    game = do(tmp_path, play)
    file = tmp_path / "game.json"
    file.write_text("precious", encoding="utf-8")
    assert ask(tmp_path, "export", game, str(file)).exit_code == 2
    assert file.read_text(encoding="utf-8") == "precious"
    assert ask(tmp_path, "export", game, str(file), "--force").exit_code == 0


def test_only_finished_games_are_put_away(tmp_path: Path) -> None:
    running = do(tmp_path, lambda tables: play(tables, MOVES[:2]))
    game = do(tmp_path, play)
    assert "(not-finished: " in ask(tmp_path, "archive", running).stderr
    assert answer(tmp_path, "archive", game)["status"] == "archived"
    assert answer(tmp_path, "show", game)["status"] == "archived"


# People.


def test_a_person_is_barred_and_let_in_again(tmp_path: Path) -> None:
    signed_in = do(tmp_path, lambda tables: tables.accounts.register(Actor(), "Anna", "correct horse"))
    assert ask(tmp_path, "ban", "anna").exit_code == 0
    assert do(tmp_path, lambda tables: tables.accounts.actor_of(signed_in.token)) is None
    assert ask(tmp_path, "unban", signed_in.account.id).exit_code == 0
    do(tmp_path, lambda tables: tables.accounts.log_in("Anna", "correct horse"))
    assert "(no-such-account: " in ask(tmp_path, "ban", "nobody").stderr


def test_an_address_is_barred_and_let_in_again(tmp_path: Path) -> None:
    assert ask(tmp_path, "ban", "203.0.113.9", "--reason", "flood", "--days", "3").exit_code == 0
    assert do(tmp_path, lambda tables: tables.accounts.banned_address("203.0.113.9"))
    (ban,) = answer(tmp_path, "ban")
    assert ban["until"] - ban["created"] == pytest.approx(3 * 86_400_000, abs=60_000)
    assert "flood" in ask(tmp_path, "ban").stdout
    assert ask(tmp_path, "unban", "203.0.113.9").exit_code == 0
    assert answer(tmp_path, "ban") == []


def test_persons_are_not_barred_for_a_time(tmp_path: Path) -> None:
    assert ask(tmp_path, "ban", "Anna", "--days", "3").exit_code == 2


# Backups.


def test_a_backup_of_a_running_server_is_whole(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def work(tables: Tables) -> str:
        game = await play(tables)
        result = await asyncio.to_thread(ask, tmp_path, "backup", str(copy))
        assert result.exit_code == 0, result.output
        await play(tables)
        return game

    game = do(tmp_path, work)
    assert len(answer(tmp_path, "list")["tables"]) == 2
    restored = answer(tmp_path, "restore", str(copy), "--force")
    assert restored["games"] == 1
    assert answer(tmp_path, "show", game)["status"] == "finished"
    # What was there before is kept.
    with sqlite3.connect(restored["kept"]) as old:
        assert old.execute("SELECT count(*) FROM game").fetchone() == (2,)
    old.close()


def test_a_backup_never_replaces_a_file(tmp_path: Path) -> None:
    do(tmp_path, play)
    (tmp_path / "copy.db").write_text("precious", encoding="utf-8")
    assert ask(tmp_path, "backup", str(tmp_path / "copy.db")).exit_code == 2
    assert (tmp_path / "copy.db").read_text(encoding="utf-8") == "precious"


def test_a_database_is_not_replaced_without_force(tmp_path: Path) -> None:
    do(tmp_path, play)
    ask(tmp_path, "backup", str(tmp_path / "copy.db"))
    result = ask(tmp_path, "restore", str(tmp_path / "copy.db"))
    assert result.exit_code == 2
    assert "--force" in result.stderr


def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    do(tmp_path, play)
    ask(tmp_path, "backup", str(tmp_path / "copy.db"))

    async def work(tables: Tables) -> Result:
        await tables.store.ping()
        return await asyncio.to_thread(ask, tmp_path, "restore", str(tmp_path / "copy.db"), "--force")

    result = do(tmp_path, work)
    assert result.exit_code == 2
    assert "Stop the server first" in result.stderr


def test_a_damaged_database_can_be_replaced(tmp_path: Path) -> None:
    do(tmp_path, play)
    ask(tmp_path, "backup", str(tmp_path / "copy.db"))
    (tmp_path / "test.db").write_bytes(b"nonsense" * 1000)
    assert ask(tmp_path, "restore", str(tmp_path / "copy.db"), "--force").exit_code == 0
    assert len(answer(tmp_path, "list")["tables"]) == 1


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as database:
        database.execute("CREATE TABLE recipe (name TEXT)")
    database.close()
    nonsense = tmp_path / "nonsense.db"
    nonsense.write_bytes(b"nonsense" * 1000)
    for file in (foreign, nonsense, tmp_path / "none.db"):
        result = ask(tmp_path, "restore", str(file))
        assert result.exit_code == 2
        assert not (tmp_path / "test.db").exists()


def test_the_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    assert answer(tmp_path, "migrate")["schema"]
    assert "up to date" in ask(tmp_path, "migrate").stdout


# Texts.


def test_every_command_has_help_in_both_languages() -> None:
    commands = admin.build("en").commands
    expected = {
        "list",
        "show",
        "export",
        "import",
        "archive",
        "ban",
        "unban",
        "stats",
        "backup",
        "restore",
        "migrate",
        "foresee",
        "check",
        "convert",
        "drill",
        "pause",
        "resume",
    }
    assert set(commands) == expected
    for name in commands:
        result = CliRunner().invoke(admin.build("en"), [name, "--lang", "fr", "--help"])
        assert result.exit_code == 0
        assert "Afficher cette aide." in result.stdout


def test_every_language_has_the_messages() -> None:
    assert missing([TEXT / "admin.en.ftl", TEXT / "admin.fr.ftl"]) == []


def test_without_a_command_it_shows_help() -> None:
    result = CliRunner().invoke(admin.build("en"), [])
    assert result.exit_code == 0
    assert "backup" in result.stdout
    assert isinstance(admin.build("fr"), click.Group)


# The manuals.

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_manual_explains_every_setting_with_its_default() -> None:
    text = (DOCS / "hosts.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `([a-z_.]+)` \| (?:`(.*?)` )?\| ", text, re.MULTILINE))
    values = {name: "" if value in ("", None) else str(value).lower() for name, value in setting_names()}
    assert told == {name: value.removesuffix(".0") for name, value in values.items()}


def test_the_manual_names_every_address_and_every_error() -> None:
    text = (DOCS / "api.md").read_text(encoding="utf-8")
    paths = create_app(Settings()).openapi_schema.paths or {}
    assert [path for path in paths if path not in text] == []
    assert [code for code in _codes(TableError) if f"`{code}`" not in text] == []


def _codes(kind: type[TableError]) -> set[str]:
    found = {kind.code} if kind is not TableError else set()
    return found.union(*(_codes(one) for one in kind.__subclasses__()))
