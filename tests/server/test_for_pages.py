"""What a page asks for besides playing: scenes, why not, names of seats, the course of a game, the dice."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar import Litestar

from logothete.games import open_title
from logothete.server.errors import NoSuchMove, NoSuchSeat, NotAllowed, NotFinished, NotRunning, UnknownAction
from logothete.server.model import NOBODY, SYSTEM, Actor, SeatSpec
from logothete.server.services import after, film
from logothete.server.services.tables import Tables
from tests.games.necrosia.house import LEAP, house_pack
from tests.server.conftest import guest, laid, play, started
from tests.server.edge import ME, Json, Person, edge, edge_settings, person, place, play_out, refused, sit_down

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Litestar]:
    async with edge(edge_settings(tmp_path, packs=str(tmp_path / "packs"))) as app:
        yield app


# The shelf


async def test_a_scene_is_for_everybody_and_may_be_kept(app: Litestar, tmp_path: Path) -> None:
    reader = Person(app)
    answer = await reader.ask("GET", "/api/titles/byzantio/scene")
    assert "public" in answer.headers["cache-control"]
    found = answer.json()
    assert (found["title"], found["pack"], found["scene"]["edition"]) == ("byzantio", "", "byzantio")
    assert found["content"] == (await reader.get("/api/titles/byzantio"))["content"]
    assert (await reader.get("/api/titles/connectfour/scene"))["scene"]["columns"] == list("abcdefg")
    assert refused(await reader.ask("GET", "/api/titles/chess/scene"), 404) == "unknown-title"
    assert refused(await reader.ask("GET", "/api/titles/byzantio/scene?pack=none"), 404) == "unknown-pack"


async def test_a_title_is_shown_with_the_content_of_a_table_where_it_has_it(app: Litestar) -> None:
    reader = Person(app)
    for path in ("/api/titles/byzantio", "/api/titles/byzantio/scene"):
        now = await reader.get(path)
        assert await reader.get(f"{path}?content={now['content']}") == now
        assert await reader.get(f"{path}?content={'0' * 64}") == now
    (former,) = open_title("byzantio").former()
    then = await reader.get(f"/api/titles/byzantio/scene?content={former.content}")
    assert then["content"] == former.content
    assert then["scene"]["houses"][0]["home"] == "paphlagonia"


async def test_a_scene_has_the_map_of_its_pack(app: Litestar, tmp_path: Path) -> None:
    pack = tmp_path / "packs" / "club"
    pack.mkdir(parents=True)
    about = 'game = "nekken"\nname = "Club"\nauthor = "I"\nlicence = "CC0-1.0"\nversion = "1"\n'
    (pack / "pack.toml").write_text(about, encoding="utf-8")
    (pack / "map.json").write_text('{"sea": "blue"}', encoding="utf-8")
    found = await Person(app).get("/api/titles/nekken/scene?pack=club")
    assert (found["pack"], found["scene"]["map"]) == ("Club", {"sea": "blue"})


async def test_the_rulebook_is_read_chapter_by_chapter(app: Litestar) -> None:
    reader = Person(app)
    answer = await reader.ask("GET", "/api/titles/byzantio/rules/fr")
    assert "public" in answer.headers["cache-control"]
    french, english = answer.json(), await reader.get("/api/titles/byzantio/rules/en")
    assert (french["title"], french["language"]) == ("byzantio", "fr")
    assert [numbers(chapter) for chapter in french["chapters"]] == [numbers(one) for one in english["chapters"]]
    rule = next(rule for chapter in french["chapters"] for rule in chapter["rules"] if rule["id"] == "BYZ-056")
    assert {"id", "language", "title", "text", "why", "example", "source", "section"} <= rule.keys()
    assert (await reader.get("/api/titles/tictactoe/rules/en"))["chapters"] == []
    assert refused(await reader.ask("GET", "/api/titles/chess/rules/en"), 404) == "unknown-title"
    assert refused(await reader.ask("GET", "/api/titles/byzantio/rules/de"), 400) == "bad-request"


async def test_the_rulebook_ends_with_the_house_rules_of_a_pack(app: Litestar, tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "club").mkdir()
    house_pack(tmp_path / "packs" / "club", {"long-leap": LEAP})
    reader = Person(app)
    chapters = (await reader.get("/api/titles/necrosia/rules/fr?pack=club"))["chapters"]
    assert numbers(chapters[-1]) == ("house", ["HOUSE-01"])
    assert (chapters[-1]["rules"][0]["title"], chapters[-1]["rules"][0]["source"]) == ("La carte long-leap", "house")
    assert (await reader.get("/api/titles/necrosia/rules/fr"))["chapters"] == chapters[:-1]
    assert refused(await reader.ask("GET", "/api/titles/necrosia/rules/fr?pack=none"), 404) == "unknown-pack"


def numbers(chapter: Json) -> tuple[str, list[str]]:
    return chapter["key"], [rule["id"] for rule in chapter["rules"]]


# Why not


async def test_a_seat_may_ask_what_the_rules_say_to_an_action(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    await place(anna, game, 0, "a1")
    path = f"/api/games/{game}/seats/1/why?action="
    free = {"version": 1, "action": "place b2", "allowed": True, "rule": None, "reason": None, "about": {}}
    assert await ben.get(f"{path}Place%20%20B2") == free
    taken = await ben.get(f"{path}place%20a1")
    assert (taken["allowed"], taken["rule"], taken["reason"]) == (False, "TTT-002", "square-taken")
    waiting = await anna.get(f"/api/games/{game}/seats/0/why?action=place%20b2")
    assert (waiting["reason"], waiting["about"]) == ("not-your-turn", {"seat": 1})
    assert refused(await ben.ask("GET", f"{path}castle"), 422) == "unknown-action"
    assert refused(await ben.ask("GET", f"{path}{'x' * 201}"), 400) == "bad-request"
    assert refused(await ben.ask("GET", f"/api/games/{game}/seats/1/why"), 400) == "bad-request"
    assert refused(await ben.ask("GET", f"/api/games/{game}/seats/0/why?action=place%20b2"), 403) == "not-allowed"
    assert refused(await Person(app).ask("GET", f"{path}place%20b2"), 404) == "no-such-game"


async def test_a_seat_may_ask_what_an_action_may_bring(app: Litestar) -> None:
    """Tic-tac-toe leaves nothing to chance, so there is nothing to reckon."""
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    await place(anna, game, 0, "a1")
    path = f"/api/games/{game}/seats/1/odds?action="
    assert await ben.get(f"{path}Place%20B2") == {"version": 1, "action": "place b2", "lines": [], "changes": []}
    assert (await ben.get(f"{path}place%20a1"))["lines"] == []
    assert refused(await ben.ask("GET", f"{path}castle"), 422) == "unknown-action"
    assert refused(await ben.ask("GET", f"{path}{'x' * 201}"), 400) == "bad-request"
    assert refused(await ben.ask("GET", f"/api/games/{game}/seats/0/odds?action=place%20b2"), 403) == "not-allowed"
    assert refused(await Person(app).ask("GET", f"{path}place%20b2"), 404) == "no-such-game"


async def test_the_rules_answer_the_holder_alone_and_change_nothing(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert)
    for stranger in (bert, NOBODY, Actor(secret="a guess")):
        with pytest.raises(NotAllowed):
            await tables.playing.why(stranger, game, 0, "step")
    with pytest.raises(UnknownAction):
        await tables.playing.why(anna, game, 0, "step " * 100)
    before = await tables.playing.look(anna, game, 0)
    assert (await tables.playing.why(anna, game, 0, "step")).allowed
    assert await tables.playing.look(anna, game, 0) == before
    await tables.playing.resign(anna, game, 0)
    assert (await tables.playing.why(anna, game, 0, "step")).allowed


async def test_before_the_start_there_are_no_rules_and_after_the_end_nothing_is_allowed(tables: Tables) -> None:
    anna, _, game = await played(tables)
    assert (await tables.playing.why(anna, game, 0, "step")).reason == "game-over"
    created = await laid(tables, anna, SeatSpec("me"), SeatSpec("open"))
    with pytest.raises(NotRunning):
        await tables.playing.why(anna, created.game, 0, "step")


# Names of seats


async def test_a_state_says_what_stands_for_each_seat(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    seats = [ME, {"kind": "here", "name": "Zoe"}]
    game = (await anna.post("/api/games", {"title": "byzantio", "seats": seats, "public": True}))["game"]
    assert stands(await anna.get(f"/api/games/{game}/seats/0")) == [{}, {}]
    await anna.post(f"/api/games/{game}/start")
    state = await anna.get(f"/api/games/{game}/watch")
    seat = state["asked"][0]
    assert stands(state) == [{}, {}]
    path = f"/api/games/{game}/seats/{seat}"
    claim = next(offer for offer in (await anna.get(path))["offers"] if offer.startswith("claim "))
    await anna.post(f"{path}/play", {"action": claim, "version": 0})
    expected: list[Json] = [{}, {}]
    expected[seat] = {"house": claim.split()[1]}
    assert stands(await anna.get(path)) == expected
    assert stands(await ben.get(f"/api/games/{game}/watch")) == expected


def stands(state: Json) -> list[Json]:
    return [seat["stands"] for seat in state["seats"]]


# The course of a game


async def played(tables: Tables) -> tuple[Actor, Actor, str]:
    """A finished relay: a step, a hidden stone, three rolls, the end."""
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert)
    await play(tables, anna, game, 0, "step", "hide", "roll")
    await play(tables, bert, game, 1, "roll")
    await play(tables, anna, game, 0, "roll")
    await play(tables, bert, game, 1, "end")
    return anna, bert, game


async def test_the_chronicle_tells_every_move_as_somebody_saw_it(tables: Tables) -> None:
    anna, bert, game = await played(tables)
    mine = await tables.after.chronicle(anna, game, 0)
    assert [entry.number for entry in mine.entries] == list(range(7))
    assert (mine.moves, mine.next, mine.stands) == (6, None, [{}, {}])
    told = [(entry.seat, entry.action, [event.kind for event in entry.log]) for entry in mine.entries]
    assert told[:5] == [
        (None, "", []),
        (0, "step", ["stepped"]),
        (0, "hide", ["hid"]),
        (0, "roll", ["rolled"]),
        (1, "", ["rolled"]),
    ]
    for eyes in (1, None):
        hidden = (await tables.after.chronicle(bert, game, eyes)).entries[2]
        assert (hidden.seat, hidden.action, hidden.log) == (None, "", [])
    everything = await tables.after.chronicle(bert, game, "all")
    assert [entry.action for entry in everything.entries] == ["", "step", "hide", "roll", "roll", "roll", "end"]


@pytest.mark.parametrize("eyes", [0, 1, None, "all"])
async def test_the_chronicle_agrees_with_the_replay(tables: Tables, eyes: after.Eyes) -> None:
    anna, _, game = await played(tables)
    for entry in (await tables.after.chronicle(anna, game, eyes)).entries:
        state = await tables.after.replay(anna, game, entry.number, eyes)
        assert (state.seat, state.action, state.log) == (entry.seat, entry.action, entry.log)


async def test_a_long_chronicle_comes_in_parts(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert)
    for number in range(69):
        await tables.playing.play(SYSTEM, game, 0, "hide" if number % 7 else "step", None)
    await tables.playing.play(SYSTEM, game, 0, "end", None)
    whole = await tables.after.chronicle(anna, game, "all")
    assert (len(whole.entries), whole.next) == (71, None)
    monkeypatch.setattr(after, "ENTRIES", 30)
    entries, following = list[object](), 0
    for expected in (30, 60, None):
        part = await tables.after.chronicle(anna, game, "all", following)
        entries += part.entries
        assert part.next == expected
        following = part.next or 0
    assert entries == whole.entries


async def test_a_lapse_is_told_as_one(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert)
    async with tables.rooms.open(game) as room:
        await room.change(lambda: room.lapse(0))
    await play(tables, bert, game, 1, "end")
    assert [entry.lapsed for entry in (await tables.after.chronicle(anna, game)).entries] == [False, True, False]


async def test_there_is_no_chronicle_of_what_is_not_over_or_not_there(tables: Tables) -> None:
    anna, bert, game = await played(tables)
    running = await started(tables, anna, bert)
    with pytest.raises(NotFinished):
        await tables.after.chronicle(anna, running)
    with pytest.raises(NotFinished):
        await tables.after.draws(anna, running)
    with pytest.raises(NoSuchSeat):
        await tables.after.chronicle(anna, game, 2)
    with pytest.raises(NoSuchMove):
        await tables.after.chronicle(anna, game, None, 7)


async def test_the_chronicle_over_http(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    assert refused(await anna.ask("GET", f"/api/games/{game}/chronicle?eyes=all"), 409) == "not-finished"
    await play_out(anna, ben, game)
    part = await ben.get(f"/api/games/{game}/chronicle?eyes=1&from=4")
    assert part == {
        "game": game,
        "moves": 5,
        "stands": [{"mark": "cross"}, {"mark": "nought"}],
        "entries": [
            {
                "number": 4,
                "seat": 1,
                "action": "place b2",
                "lapsed": False,
                "log": [{"kind": "placed", "rule": "TTT-002", "about": {"seat": 1, "square": "b2"}}],
                "progress": None,
            },
            {
                "number": 5,
                "seat": 0,
                "action": "",
                "lapsed": False,
                "log": [
                    {"kind": "placed", "rule": "TTT-002", "about": {"seat": 0, "square": "a3"}},
                    {"kind": "won", "rule": "TTT-003", "about": {"seat": 0}},
                ],
                "progress": None,
            },
        ],
        "next": None,
    }
    assert refused(await ben.ask("GET", f"/api/games/{game}/chronicle?from=6"), 404) == "no-such-move"
    assert refused(await ben.ask("GET", f"/api/games/{game}/chronicle?eyes=7"), 404) == "no-such-seat"
    assert refused(await Person(app).ask("GET", f"/api/games/{game}/chronicle"), 404) == "no-such-game"


# The dice


def recompute(seed: str, nonces: list[str], number: int, bound: int) -> int:
    """A draw as docs/records.md describes it, without a line of the engine."""
    key = hashlib.sha256(b"logothete dice\n" + bytes.fromhex(seed))
    for nonce in nonces:
        key.update(hashlib.sha256(nonce.encode()).digest())
    attempt = 0
    while True:
        word = int.from_bytes(hmac.digest(key.digest(), f"{number}.{attempt}".encode(), "sha256")[:8], "big") >> 2
        if word < 2**62 - 2**62 % bound:
            return word % bound
        attempt += 1


def check_dice(proof: Json) -> None:
    seed: str = proof["seed"]
    assert hashlib.sha256(b"logothete seed\n" + bytes.fromhex(seed)).hexdigest() == proof["commitment"]
    for number, (bound, value) in enumerate(proof["draws"], start=proof["first_draw"]):
        assert recompute(seed, proof["nonces"], number, bound) == value


HERE = {"kind": "here", "name": "Zoe"}


async def play_on(anna: Person, game: str, most: int = 1000) -> None:
    """Play for everybody, always the last offer, to the end or so many moves."""
    for _ in range(most):
        state = await anna.get(f"/api/games/{game}/watch")
        if state["status"] == "finished":
            return
        path = f"/api/games/{game}/seats/{state['asked'][0]}"
        mine = await anna.get(path)
        await anna.post(f"{path}/play", {"action": mine["offers"][-1], "version": mine["version"]})


async def test_anybody_can_roll_the_dice_of_a_finished_game_again(app: Litestar) -> None:
    anna = await person(app, "Anna")
    table = {"title": "byzantio", "seats": [ME, HERE], "options": {"events": "hidden", "houses": "deal"}}
    game = (await anna.post("/api/games", table))["game"]
    await anna.put(f"/api/games/{game}/seats/0/nonce", {"nonce": "Ἄννα"})
    await anna.post(f"/api/games/{game}/start")
    running = await anna.get(f"/api/games/{game}/verification")
    assert (running["draws"], running["drawn"], running["first_draw"]) == ([], 0, 0)
    await play_on(anna, game)
    proof = await anna.get(f"/api/games/{game}/verification")
    assert (proof["holds"], proof["nonces"], proof["first_draw"]) == (True, ["Ἄννα"], 0)
    assert proof["drawn"] == len(proof["draws"]) > 5
    check_dice(proof)
    await check_branch(anna, game, proof)
    chronicle = await anna.get(f"/api/games/{game}/chronicle?eyes=all")
    result = (await anna.get(f"/api/games/{game}"))["result"]
    assert len(chronicle["entries"][-1]["progress"]) == len(result["scores"])
    assert all(set(one) == {"house"} for one in chronicle["stands"])


async def check_branch(anna: Person, game: str, origin: Json) -> None:
    """A branch has a seed and draws of its own, from number 0 on, and none of those before it began."""
    moves = (await anna.get(f"/api/games/{game}/replay/0"))["moves"]
    body = {"number": moves // 2, "seats": [ME, HERE]}
    branch = (await anna.post(f"/api/games/{game}/branch", body))["game"]
    await anna.post(f"/api/games/{branch}/start")
    await play_on(anna, branch)
    proof = await anna.get(f"/api/games/{branch}/verification")
    assert (proof["holds"], proof["first_draw"]) == (True, 0)
    assert proof["commitment"] != origin["commitment"]
    assert 0 < proof["drawn"] == len(proof["draws"]) < origin["drawn"]
    check_dice(proof)


async def test_of_very_many_draws_the_first_are_shown(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "MOST_DRAWS", 2)
    anna, _, game = await played(tables)
    draws = await tables.after.draws(anna, game)
    assert (draws.first, draws.drawn, [bound for bound, _ in draws.draws]) == (0, 3, [6, 6])
