"""The HTTP interface from the first name to the record of the finished game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar

from logothete.games import open_title
from logothete.kernel.record import read_record, verify
from logothete.server.config import Smtp, Webhook
from tests.server.edge import ME, OPEN, Person, edge, edge_settings, person, place, play_out, refused, sit_down

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Litestar]:
    async with edge(edge_settings(tmp_path)) as app:
        yield app


async def test_a_guest_plays_at_once_and_becomes_a_member_with_the_same_games(app: Litestar) -> None:
    anna = await person(app, "Anna")
    laid = await anna.post("/api/games", {"title": "tictactoe", "seats": [ME, OPEN]})
    member = await anna.post("/api/accounts", {"name": "Anna", "password": "correct horse"})
    anna.csrf = member["csrf"]
    assert member["account"]["guest"] is False
    elsewhere = Person(app)
    assert refused(await elsewhere.ask("POST", "/api/session", {"name": "anna", "password": "wrong"}), 401)
    await elsewhere.post("/api/session", {"name": "anna", "password": "correct horse"})
    mine = await elsewhere.get("/api/tables/mine")
    assert [table["id"] for table in mine["tables"]] == [laid["game"]]


async def test_who_logs_out_is_nobody(app: Litestar) -> None:
    anna = await person(app, "Anna")
    assert (await anna.get("/api/me"))["account"]["name"] == "Anna"
    cookie = anna.cookie_header()
    await anna.delete("/api/session")
    assert not anna.cookie_header()
    assert refused(await Person(app).ask("GET", "/api/me", Cookie=cookie), 401) == "not-signed-in"


async def test_an_account_is_renamed_set_and_forgotten(app: Litestar) -> None:
    anna = await person(app, "Anna")
    assert (await anna.ask("PATCH", "/api/me", {"name": "Anne"})).json()["name"] == "Anne"
    settings = await anna.put("/api/me/settings", {"settings": {"colour": "blue"}, "language": "fr"})
    assert (settings["settings"], settings["language"]) == ({"colour": "blue"}, "fr")
    await anna.delete("/api/me")
    assert refused(await anna.ask("GET", "/api/me"), 401) == "not-signed-in"


async def test_a_new_password_ends_the_old_one(app: Litestar) -> None:
    anna = Person(app)
    anna.csrf = (await anna.post("/api/accounts", {"name": "Anna", "password": "first password"}))["csrf"]
    await anna.put("/api/me/password", {"old": "first password", "new": "second password"})
    again = Person(app)
    assert refused(await again.ask("POST", "/api/session", {"name": "Anna", "password": "first password"}), 401)
    await again.post("/api/session", {"name": "Anna", "password": "second password"})


async def test_all_other_sessions_can_be_ended(app: Litestar) -> None:
    anna = Person(app)
    anna.csrf = (await anna.post("/api/accounts", {"name": "Anna", "password": "first password"}))["csrf"]
    forgotten = Person(app)
    await forgotten.post("/api/session", {"name": "Anna", "password": "first password"})
    await anna.delete("/api/sessions")
    assert (await anna.ask("GET", "/api/me")).status_code == 200
    assert refused(await forgotten.ask("GET", "/api/me"), 401) == "not-signed-in"


async def test_the_shelf_tells_what_a_page_needs(app: Litestar) -> None:
    reader = Person(app)
    shelf = {title["key"]: title for title in await reader.get("/api/titles")}
    assert shelf["tictactoe"]["players"] == [2]
    detail = await reader.get("/api/titles/tictactoe")
    assert detail["verbs"] == [{"key": "place", "domains": ["square"], "odds": False, "rule": ""}]
    assert detail["domains"]["square"][0] == "a1"
    texts = await reader.get("/api/titles/tictactoe/texts/fr")
    assert any("verb-place =" in source for source in texts["resources"])
    assert refused(await reader.ask("GET", "/api/titles/chess"), 404) == "unknown-title"
    assert refused(await reader.ask("GET", "/api/titles/tictactoe/texts/de"), 400) == "bad-request"
    assert any("error-busy =" in source for source in (await reader.get("/api/texts/en"))["resources"])
    assert (await reader.get("/api/host"))["levels"]


async def test_a_host_says_how_it_can_send_messages(tmp_path: Path) -> None:
    smtp, webhook = Smtp(host="mail.example.org"), Webhook(url="https://example.org/hook", personal=True)
    for ways, expected in (({}, []), ({"smtp": smtp, "webhook": webhook}, ["mail", "webhook", "personal"])):
        async with edge(edge_settings(tmp_path, **ways)) as app:
            assert (await Person(app).get("/api/host"))["messages"] == expected


async def test_a_table_is_found_joined_and_started_by_link(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    laid = await anna.post("/api/games", {"title": "tictactoe", "seats": [ME, OPEN]})
    game = laid["game"]
    assert laid["url"] == f"http://testserver/join#{laid['link']}"
    assert refused(await ben.ask("GET", f"/api/games/{game}"), 404) == "no-such-game"
    ben.secret = laid["link"]
    assert await ben.get("/api/link") == {"game": game, "seat": None}
    assert await ben.post(f"/api/games/{game}/join") == {"seat": 1}
    assert refused(await anna.ask("POST", f"/api/games/{game}/start", {}), 409) == "not-ready"
    await ben.put(f"/api/games/{game}/seats/1/ready", {})
    await ben.put(f"/api/games/{game}/seats/1/nonce", {"nonce": "a coin I threw"})
    await anna.post(f"/api/games/{game}/start")
    table = await ben.get(f"/api/games/{game}")
    assert (table["status"], table["yours"], table["seed"]) == ("running", [1], None)


async def test_public_tables_are_listed_until_they_are_taken_away(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    laid = await anna.post("/api/games", {"title": "tictactoe", "seats": [ME, OPEN], "public": True})
    assert [one["id"] for one in (await ben.get("/api/tables/open?title=tictactoe"))["tables"]] == [laid["game"]]
    assert (await ben.get("/api/tables/open?title=connectfour"))["tables"] == []
    assert refused(await ben.ask("DELETE", f"/api/games/{laid['game']}"), 403) == "not-allowed"
    await anna.delete(f"/api/games/{laid['game']}")
    assert (await ben.get("/api/tables/open"))["tables"] == []


async def test_the_owner_arranges_the_seats(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    laid = await anna.post("/api/games", {"title": "tictactoe", "seats": [ME, OPEN], "public": True})
    seat = f"/api/games/{laid['game']}/seats/1"
    await ben.post(f"/api/games/{laid['game']}/join")
    await anna.post(f"{seat}/kick")
    await anna.put(f"{seat}/bot", {"level": "easy"})
    assert (await anna.get(f"/api/games/{laid['game']}"))["seats"][1]["level"] == "easy"
    await anna.put(f"{seat}/bot", {"level": None})
    first = await anna.post(f"{seat}/secret")
    second = await anna.post(f"{seat}/secret")
    ben.secret = first["secret"]
    assert refused(await ben.ask("GET", "/api/link"), 404) == "no-such-link"
    ben.secret = second["secret"]
    assert await ben.post(f"/api/games/{laid['game']}/claim", {}) == {"seat": 1}
    await ben.post(f"{seat}/leave")
    anew = await anna.post(f"/api/games/{laid['game']}/link")
    ben.secret = laid["link"]
    assert refused(await ben.ask("GET", "/api/link"), 404) == "no-such-link"
    ben.secret = anew["link"]
    assert (await ben.get("/api/link"))["game"] == laid["game"]


async def test_only_what_is_offered_at_this_version_counts(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    mine, yours = f"/api/games/{game}/seats/0/play", f"/api/games/{game}/seats/1/play"
    state = await anna.get(f"/api/games/{game}/seats/0")
    assert "place b2" in state["offers"]
    assert await anna.post(mine, {"action": "place b2", "version": 0}) == {"version": 1, "action": "place b2"}
    again = await anna.ask("POST", mine, {"action": "place b2", "version": 0})
    assert refused(again, 409) == "stale-version"
    taken = await ben.ask("POST", yours, {"action": "place b2", "version": 1})
    assert refused(taken, 422) == "action-refused"
    assert (taken.json()["rule"], taken.json()["reason"]) == ("TTT-002", "square-taken")
    assert refused(await ben.ask("POST", yours, {"action": "fly", "version": 1}), 422) == "unknown-action"
    assert refused(await anna.ask("POST", yours, {"action": "place a1", "version": 1}), 403) == "not-allowed"
    assert refused(await ben.ask("POST", yours, {"action": "place a1"}), 400) == "bad-request"
    assert (await ben.get(f"/api/games/{game}/seats/1"))["version"] == 1


async def test_that_a_rival_is_ready_first_makes_no_hidden_decision_stale(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben, title="byzantio")
    mine, yours = f"/api/games/{game}/seats/0", f"/api/games/{game}/seats/1"

    async def decide(who: Person, seat: str) -> bool:
        state = await who.get(seat)
        if state["offers"]:
            await who.post(f"{seat}/play", {"action": state["offers"][0], "version": state["version"]})
        return bool(state["offers"])

    await decide(anna, mine)
    await decide(ben, yours)
    before = await anna.get(mine)
    assert before["prompt"]["key"] == "target"
    while await decide(ben, yours):
        pass
    assert (await anna.get(mine))["version"] == before["version"] + 1
    about = {"version": before["version"]}
    await anna.post(f"{mine}/play", {"action": before["offers"][0], **about})
    assert refused(await anna.ask("POST", f"{mine}/undo", about), 409) == "stale-version"
    await anna.post(f"{mine}/undo", {"version": before["version"] + 2})


async def test_a_repeated_decision_gets_the_first_answer(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    path = f"/api/games/{game}/seats/0/play"
    decision = {"action": "place b2", "version": 0, "id": "one"}
    first = await anna.post(path, decision)
    await place(ben, game, 1, "a1")
    assert await anna.post(path, decision) == first
    other = await anna.ask("POST", path, {"action": "place a3", "version": 2, "id": "one"})
    assert refused(other, 409) == "id-reused"
    assert len((await anna.get(f"/api/games/{game}/seats/0"))["log"]) == 2


async def test_a_decision_is_taken_back(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    await place(anna, game, 0, "b2")
    path = f"/api/games/{game}/seats/0/undo"
    assert await anna.post(path, {"id": "u"}) == await anna.post(path, {"id": "u"})
    nothing = await anna.ask("POST", path, {"id": "v"})
    assert refused(nothing, 409) == "nothing-to-undo"
    assert nothing.json()["reason"] == "nothing"
    assert (await ben.get(f"/api/games/{game}/seats/1"))["log"] == []


async def test_who_resigns_may_return(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    await anna.post(f"/api/games/{game}/seats/0/resign", {"level": "easy"})
    assert (await ben.get(f"/api/games/{game}"))["seats"][0]["standin"] is True
    away = await anna.ask("POST", f"/api/games/{game}/seats/0/play", {"action": "place b2", "version": 0})
    assert refused(away, 409) == "stood-in"
    await anna.post(f"/api/games/{game}/seats/0/return")
    await place(anna, game, 0, "b2")


async def test_spectators_see_public_tables_or_come_by_link(app: Litestar) -> None:
    anna, ben, carl = await person(app, "Anna"), await person(app, "Ben"), Person(app)
    hidden = await sit_down(anna, ben)
    open_ = await sit_down(anna, ben, public=True)
    assert refused(await carl.ask("GET", f"/api/games/{hidden}/watch"), 404) == "no-such-game"
    assert (await carl.get(f"/api/games/{open_}/watch"))["seat"] is None
    assert refused(await carl.ask("GET", f"/api/games/{open_}/seats/0"), 403) == "not-allowed"
    assert [one["id"] for one in (await carl.get("/api/tables/watchable"))["tables"]] == [open_]
    carl.secret = (await anna.post(f"/api/games/{hidden}/link"))["link"]
    assert (await carl.get(f"/api/games/{hidden}/watch"))["offers"] == []


async def test_chat_is_for_the_table_and_notes_for_one(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    await anna.post(f"/api/games/{game}/chat", {"seat": 0, "text": "<b>Good luck</b>"})
    said = await ben.get(f"/api/games/{game}/chat")
    assert [(line["name"], line["text"]) for line in said] == [("Anna", "<b>Good luck</b>")]
    assert await ben.get(f"/api/games/{game}/chat?after=1") == []
    too_long = await anna.ask("POST", f"/api/games/{game}/chat", {"seat": 0, "text": "x" * 1001})
    assert refused(too_long, 400) == "bad-text"
    await anna.put(f"/api/games/{game}/seats/0/note", {"text": "the middle"})
    assert await anna.get(f"/api/games/{game}/seats/0/note") == {"text": "the middle"}
    assert refused(await ben.ask("GET", f"/api/games/{game}/seats/0/note"), 403) == "not-allowed"
    assert await ben.get(f"/api/games/{game}/seats/1/note") == {"text": ""}


async def test_while_a_game_runs_its_secrets_stay(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    for path in ("record", "replay/0", "replay/0?eyes=all", "replay/0/link"):
        assert refused(await anna.ask("GET", f"/api/games/{game}/{path}"), 409) == "not-finished"
    proof = await anna.get(f"/api/games/{game}/verification")
    assert (proof["seed"], proof["holds"]) == (None, None)


async def test_a_finished_game_is_replayed_shared_proved_and_exported(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    promised = (await anna.get(f"/api/games/{game}/verification"))["commitment"]
    await play_out(anna, ben, game)
    assert [one["id"] for one in (await ben.get("/api/tables/finished"))["tables"]] == [game]
    third = await ben.get(f"/api/games/{game}/replay/3?eyes=all")
    assert (third["number"], third["moves"], third["action"], len(third["views"])) == (3, 5, "place a2", 2)
    assert len((await ben.get(f"/api/games/{game}/replay/3?eyes=1"))["views"]) == 1
    assert refused(await ben.ask("GET", f"/api/games/{game}/replay/6"), 404) == "no-such-move"
    assert refused(await ben.ask("GET", f"/api/games/{game}/replay/1?eyes=everybody"), 400) == "bad-request"
    shared = await ben.get(f"/api/games/{game}/replay/3/link?eyes=1")
    assert shared == {"url": f"http://testserver/games/{game}/replay/3?eyes=1", "open": False}
    proof = await ben.get(f"/api/games/{game}/verification")
    assert (proof["holds"], proof["commitment"]) == (True, promised)
    answer = await ben.ask("GET", f"/api/games/{game}/record")
    assert "attachment" in answer.headers["content-disposition"]
    assert verify(read_record(answer.content), open_title("tictactoe"))


async def test_a_shared_move_carries_the_link_of_the_table_but_never_of_a_seat(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    await play_out(anna, ben, game)
    anna.secret = (await anna.post(f"/api/games/{game}/link"))["link"]
    shared = await anna.get(f"/api/games/{game}/replay/1/link")
    assert shared["open"] is True
    assert shared["url"].endswith(f"#{anna.secret}")
    anna.secret = None
    anna.secret = (await anna.post(f"/api/games/{game}/seats/0/secret"))["secret"]
    shared = await anna.get(f"/api/games/{game}/replay/1/link")
    assert shared["open"] is False
    assert anna.secret not in shared["url"]


async def test_after_the_game_comes_a_rematch_or_another_line(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    await play_out(anna, ben, game)
    again = await anna.post(f"/api/games/{game}/rematch")
    assert (await ben.post(f"/api/games/{game}/rematch"))["game"] == again["game"]
    bots = [ME, {"kind": "bot", "level": "easy"}]
    branch = await ben.post(f"/api/games/{game}/branch", {"number": 2, "seats": bots})
    table = await ben.get(f"/api/games/{branch['game']}")
    assert (table["branch_of"], table["branch_at"]) == (game, 2)
    await ben.post(f"/api/games/{branch['game']}/start")
    squares = (await ben.get(f"/api/games/{branch['game']}/seats/0"))["view"]["squares"]
    assert sum(square is not None for square in squares) == 2


async def test_a_branch_that_was_played_out_is_proved_like_any_game(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    await play_out(anna, ben, game)
    here = [ME, {"kind": "here", "name": "Zoe"}]
    branch = (await anna.post(f"/api/games/{game}/branch", {"number": 4, "seats": here}))["game"]
    await anna.post(f"/api/games/{branch}/start")
    await place(anna, branch, 0, "a3")
    proof = await anna.get(f"/api/games/{branch}/verification")
    assert (proof["status"], proof["holds"]) == ("finished", True)


async def test_a_program_plays_with_the_secret_of_a_seat_alone(app: Litestar) -> None:
    anna, robot = await person(app, "Anna"), Person(app)
    laid = await anna.post("/api/games", {"title": "tictactoe", "seats": [ME, OPEN]})
    game = laid["game"]
    robot.secret = next(one["secret"] for one in laid["seats"] if one["seat"] == 1)
    assert await robot.post(f"/api/games/{game}/claim", {"name": "Robot"}) == {"seat": 1}
    await robot.put(f"/api/games/{game}/seats/1/ready", {})
    await anna.post(f"/api/games/{game}/start")
    await place(anna, game, 0, "b2")
    await place(robot, game, 1, "a1")
    assert refused(await robot.ask("GET", f"/api/games/{game}/seats/0"), 403) == "not-allowed"
    await robot.delete(f"/api/games/{game}/seats/1/secret")
    assert refused(await robot.ask("GET", f"/api/games/{game}/seats/1"), 404) == "no-such-game"


async def test_the_stream_has_a_line_for_every_state_and_ends_with_the_game(app: Litestar) -> None:
    anna, ben = await person(app, "Anna"), await person(app, "Ben")
    game = await sit_down(anna, ben)
    await play_out(anna, ben, game)
    ben.secret = (await ben.post(f"/api/games/{game}/seats/1/secret"))["secret"]
    answer = await ben.ask("GET", f"/api/games/{game}/seats/1/stream")
    assert answer.headers["content-type"].startswith("application/jsonl")
    (state,) = [msgspec.json.decode(line) for line in answer.content.splitlines() if line]
    assert (state["status"], state["seat"], len(state["log"])) == ("finished", 1, 6)
    assert refused(await Person(app).ask("GET", f"/api/games/{game}/seats/1/stream"), 404) == "no-such-game"


async def test_health_answers_and_the_front_door_speaks_the_readers_language(app: Litestar) -> None:
    reader = Person(app)
    assert (await reader.get("/health"))["status"] == "ok"
    french = await reader.ask("GET", "/", **{"Accept-Language": "de, fr-CA;q=0.8, en;q=0.5"})
    assert french.headers["content-language"] == "fr"
    assert "/schema" in french.text
    english = await reader.ask("GET", "/", **{"Accept-Language": "fr;q=0.2, en-GB"})
    assert english.headers["content-language"] == "en"
