"""“It is your turn”: to whom, when, how often, and what is in it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import AsyncIterator
from email import message_from_string, policy
from email.message import EmailMessage
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select

from logothete.kernel.text import missing
from logothete.server.config import Smtp, Webhook
from logothete.server.edge.language import TEXTS
from logothete.server.edge.metrics import Metrics
from logothete.server.messages import outgoing
from logothete.server.messages.notify import ATTEMPTS, Notifier, pause_ms, run_notifier
from logothete.server.messages.outgoing import SIGNATURE, Undelivered, is_public, post_json, send_mail
from logothete.server.model import Actor, Pace
from logothete.server.services.tables import Tables
from logothete.server.store import schema
from tests.server.conftest import TestClock
from tests.server.hands import BOT, DAY_MS, HERE, ME, begin, newcomer, opened, settings, settings_on
from tests.server.sinks import MailSink, WebSink, listening

pytestmark = pytest.mark.anyio

DAYS = Pace("days", days_ms=3 * DAY_MS)
HALF_AN_HOUR = 30 * 60_000
ADDRESS = "anna@example.org"


@pytest.fixture
async def mail() -> AsyncIterator[MailSink]:
    async with listening(sink := MailSink()):
        yield sink


@pytest.fixture
async def web() -> AsyncIterator[WebSink]:
    async with listening(sink := WebSink()):
        yield sink


@pytest.fixture
async def tables(tmp_path: Path, clock: TestClock, mail: MailSink) -> AsyncIterator[Tables]:
    """A server that sends mail."""
    smtp = Smtp(host="127.0.0.1", port=mail.port, sender="table@example.org", security="none")
    async with opened(settings(tmp_path, smtp=smtp, public_url="https://games.example.org"), clock) as tables:
        yield tables


async def anna_at(tables: Tables, **wishes: str | bool) -> Actor:
    chosen: dict[str, str | bool] = {"mail": ADDRESS, "notify": True}
    return await newcomer(tables, "Anna", **(chosen | wishes))


def read(message: str) -> EmailMessage:
    parsed = message_from_string(message, policy=policy.default)
    assert isinstance(parsed, EmailMessage)
    return parsed


async def waiting(tables: Tables) -> int:
    async with tables.store.read() as connection:
        return int(await connection.scalar(select(func.count()).select_from(schema.outbox)) or 0)


async def send(notifier: Notifier) -> None:
    await notifier.gather()
    await notifier.deliver()


# Mail.


async def test_one_message_tells_of_all_games_that_wait(tables: Tables, clock: TestClock, mail: MailSink) -> None:
    anna = await anna_at(tables)
    first = await begin(tables, anna, [ME, BOT], pace=DAYS)
    clock.pass_ms(HALF_AN_HOUR - 1)
    second = await begin(tables, anna, [ME, BOT], title="connectfour", pace=DAYS)
    notifier = Notifier(tables, metrics := Metrics())
    await send(notifier)
    assert mail.messages == []
    clock.pass_ms(1)
    await send(notifier)
    (message,) = mail.messages
    parsed = read(message)
    assert parsed["To"] == ADDRESS
    assert parsed["Subject"] == "It is your turn in 2 games"
    text = parsed.get_content()
    assert f"https://games.example.org/games/{first}" in text
    assert f"https://games.example.org/games/{second}" in text
    assert "Tic-tac-toe has been waiting for you since 2023-11-14 22:13 UTC, and will until 2023-11-17" in text
    await send(notifier)
    assert len(mail.messages) == 1
    assert metrics.registry.get_sample_value("logothete_messages_total", {"channel": "mail", "outcome": "sent"}) == 1


async def test_the_next_turn_is_told_again(tables: Tables, clock: TestClock, mail: MailSink) -> None:
    anna = await anna_at(tables)
    game = await begin(tables, anna, [ME, HERE], pace=DAYS)
    notifier = Notifier(tables)
    for version, (seat, square) in enumerate([(0, "a1"), (1, "b1")]):
        clock.pass_ms(HALF_AN_HOUR)
        await send(notifier)
        await tables.playing.play(anna, game, seat, f"place {square}", version)
    assert len(mail.messages) == 2


@pytest.mark.parametrize("wishes", [{"notify": False}, {"mail": ""}])
async def test_nobody_is_told_who_did_not_ask_for_it(
    wishes: dict[str, str | bool], tables: Tables, clock: TestClock, mail: MailSink
) -> None:
    await begin(tables, await anna_at(tables, **wishes), [ME, BOT], pace=DAYS)
    clock.pass_ms(DAY_MS)
    await send(Notifier(tables))
    assert mail.messages == []
    assert await waiting(tables) == 0


@pytest.mark.parametrize("pace", [Pace(), Pace("live", bank_ms=4 * DAY_MS)])
async def test_only_correspondence_sends_messages(pace: Pace, tables: Tables, clock: TestClock, mail: MailSink) -> None:
    await begin(tables, await anna_at(tables), [ME, BOT], pace=pace)
    clock.pass_ms(DAY_MS)
    await send(Notifier(tables))
    assert mail.messages == []


async def test_a_message_is_in_the_language_of_its_reader(tables: Tables, clock: TestClock, mail: MailSink) -> None:
    anna = await anna_at(tables)
    await tables.accounts.set_settings(anna, {"mail": ADDRESS, "notify": True}, language="fr")
    await begin(tables, anna, [ME, BOT], pace=DAYS)
    clock.pass_ms(HALF_AN_HOUR)
    await send(Notifier(tables))
    assert read(mail.messages[0])["Subject"] == "C’est à vous de jouer"


async def test_a_message_holds_no_secret(tables: Tables, clock: TestClock, mail: MailSink) -> None:
    anna = await anna_at(tables)
    game = await begin(tables, anna, [ME, HERE], pace=DAYS)
    invited = await tables.lobby.invite(anna, game, 0)
    clock.pass_ms(HALF_AN_HOUR)
    await send(Notifier(tables))
    async with tables.store.read() as connection:
        seed = await connection.scalar(select(schema.game.c.seed))
    assert invited.secret not in mail.messages[0]
    assert str(seed) not in mail.messages[0]
    assert anna.account is not None
    assert anna.account not in mail.messages[0]


# When it does not work.


async def test_a_mail_server_that_is_down_is_tried_again_later(
    tables: Tables, clock: TestClock, mail: MailSink
) -> None:
    mail.refuse = "451 try later"
    await begin(tables, await anna_at(tables), [ME, BOT], pace=DAYS)
    clock.pass_ms(HALF_AN_HOUR)
    notifier = Notifier(tables)
    await send(notifier)
    mail.refuse = ""
    await send(notifier)
    assert (mail.messages, await waiting(tables)) == ([], 1)
    clock.pass_ms(pause_ms(1))
    await send(notifier)
    assert (len(mail.messages), await waiting(tables)) == (1, 0)


async def test_what_waits_is_sent_after_a_restart(database: str, clock: TestClock, mail: MailSink) -> None:
    smtp = Smtp(host="127.0.0.1", port=mail.port, sender="table@example.org", security="none")
    chosen = settings_on(database, smtp=smtp)
    async with opened(chosen, clock) as tables:
        await begin(tables, await anna_at(tables), [ME, BOT], pace=DAYS)
        clock.pass_ms(HALF_AN_HOUR)
        await Notifier(tables).gather()
    async with opened(chosen, clock) as tables:
        await Notifier(tables).deliver()
    assert len(mail.messages) == 1


async def test_turns_that_came_meanwhile_go_along(tables: Tables, clock: TestClock, mail: MailSink) -> None:
    mail.refuse = "451 try later"
    anna = await anna_at(tables)
    notifier = Notifier(tables)
    for _ in range(2):
        await begin(tables, anna, [ME, BOT], pace=DAYS)
        clock.pass_ms(HALF_AN_HOUR)
        await send(notifier)
    assert await waiting(tables) == 1
    mail.refuse = ""
    clock.pass_ms(DAY_MS)
    await send(notifier)
    assert [read(message)["Subject"] for message in mail.messages] == ["It is your turn in 2 games"]


async def test_a_late_message_does_not_tell_of_turns_that_are_over(
    tables: Tables, clock: TestClock, mail: MailSink
) -> None:
    anna = await anna_at(tables)
    game = await begin(tables, anna, [ME, BOT], pace=DAYS)
    clock.pass_ms(HALF_AN_HOUR)
    notifier = Notifier(tables)
    await notifier.gather()
    await tables.playing.play(anna, game, 0, "place a1", 0)
    await notifier.deliver()
    assert (mail.messages, await waiting(tables)) == ([], 0)


async def test_whoever_changed_their_mind_gets_nothing(tables: Tables, clock: TestClock, mail: MailSink) -> None:
    anna = await anna_at(tables)
    await begin(tables, anna, [ME, BOT], pace=DAYS)
    clock.pass_ms(HALF_AN_HOUR)
    notifier = Notifier(tables)
    await notifier.gather()
    await tables.accounts.set_settings(anna, {"mail": ADDRESS, "notify": False})
    await notifier.deliver()
    assert (mail.messages, await waiting(tables)) == ([], 0)


async def test_a_message_is_given_up_in_the_end(tables: Tables, clock: TestClock, mail: MailSink) -> None:
    mail.refuse = "451 try later"
    await begin(tables, await anna_at(tables), [ME, BOT], pace=Pace("days", days_ms=30 * DAY_MS))
    clock.pass_ms(HALF_AN_HOUR)
    notifier = Notifier(tables, metrics := Metrics())
    await notifier.gather()
    for _ in range(ATTEMPTS):
        assert await waiting(tables) == 1
        await notifier.deliver()
        clock.pass_ms(DAY_MS)
    assert await waiting(tables) == 0
    gone = metrics.registry.get_sample_value("logothete_messages_total", {"channel": "mail", "outcome": "given-up"})
    assert gone == 1


async def test_an_address_that_does_not_exist_is_given_up_at_once(
    tables: Tables, clock: TestClock, mail: MailSink
) -> None:
    mail.refuse = "550 nobody here"
    await begin(tables, await anna_at(tables), [ME, BOT], pace=DAYS)
    clock.pass_ms(HALF_AN_HOUR)
    await send(Notifier(tables))
    assert await waiting(tables) == 0


@pytest.mark.parametrize("address", ["not an address", "a@b.example\nBcc: all@example.org", "@", "a@"])
async def test_a_bad_address_harms_nobody(address: str, tmp_path: Path, clock: TestClock, mail: MailSink) -> None:
    smtp = Smtp(host="127.0.0.1", port=mail.port, sender="table@example.org", security="none")
    async with opened(settings(tmp_path, smtp=smtp), clock) as tables:
        anna = await newcomer(tables)
        async with tables.store.write() as connection:
            wishes = {"mail": address, "notify": True}
            await connection.execute(schema.account.update().values(settings=wishes))
        await begin(tables, anna, [ME, BOT], pace=DAYS)
        clock.pass_ms(HALF_AN_HOUR)
        await send(Notifier(tables))
        assert all("Bcc" not in message for message in mail.messages)
        assert await waiting(tables) == 0


# Webhooks.


async def test_the_hosts_webhook_gets_signed_json(tmp_path: Path, clock: TestClock, web: WebSink) -> None:
    webhook = Webhook(url=web.url, secret="hush")
    async with opened(settings(tmp_path, webhook=webhook, public_url="https://g.example"), clock) as tables:
        anna = await newcomer(tables, "Anna", notify=True)
        game = await begin(tables, anna, [ME, BOT], pace=DAYS)
        since = clock.now
        clock.pass_ms(HALF_AN_HOUR)
        await send(Notifier(tables))
    ((head, body),) = web.requests
    assert head.startswith("POST /hook?club=1 HTTP/1.1\r\n")
    assert f"{SIGNATURE}: sha256={hmac.new(b'hush', body, hashlib.sha256).hexdigest()}" in head
    (turn,) = msgspec.json.decode(body)["turns"]
    assert turn == {
        "game": game,
        "seat": 0,
        "title": "tictactoe",
        "since": since,
        "deadline": since + 3 * DAY_MS,
        "invited": False,
        "url": f"https://g.example/games/{game}",
    }


async def test_a_players_webhook_never_reaches_into_the_hosts_network(
    tmp_path: Path, clock: TestClock, web: WebSink
) -> None:
    async with opened(settings(tmp_path, webhook=Webhook(personal=True)), clock) as tables:
        anna = await newcomer(tables, "Anna", notify=True, webhook=web.url)
        await begin(tables, anna, [ME, BOT], pace=DAYS)
        clock.pass_ms(HALF_AN_HOUR)
        await send(Notifier(tables))
        assert (web.requests, await waiting(tables)) == ([], 0)


async def test_a_players_webhook_is_called_at_a_public_address(
    tmp_path: Path, clock: TestClock, web: WebSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "is_public", lambda address: True)
    async with opened(settings(tmp_path, webhook=Webhook(personal=True, secret="hush")), clock) as tables:
        anna = await newcomer(tables, "Anna", notify=True, webhook=web.url)
        await begin(tables, anna, [ME, BOT], pace=DAYS)
        clock.pass_ms(HALF_AN_HOUR)
        await send(Notifier(tables))
    ((head, _),) = web.requests
    assert SIGNATURE not in head


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "224.0.0.1", "100.64.0.1"),
        *("::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "ff02::1"),
    ],
)
def test_addresses_that_only_this_machine_can_reach(address: str) -> None:
    assert not is_public(address)


def test_addresses_that_everybody_can_reach() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:4700::1111")


@pytest.mark.parametrize(
    "url",
    [
        *("ftp://example.org/", "https://", "http://me:pass@example.org/", "/path", "http://[", "http://a:99999/"),
        *("http://example.org/ HTTP/1.1\r\nX: y", "file:///etc/passwd", "http://exämple.org/"),
    ],
)
async def test_an_address_that_is_none_is_final(url: str) -> None:
    with pytest.raises(Undelivered) as failed:
        await post_json(url, b"{}")
    assert failed.value.final


@pytest.mark.parametrize(
    ("status", "final"), [("500 Oops", False), ("429 Slow", False), ("404 No", True), ("302 Found", True)]
)
async def test_what_a_webhook_answers(status: str, final: bool, web: WebSink) -> None:
    web.status = status
    with pytest.raises(Undelivered) as failed:
        await post_json(web.url, b"{}", public_only=False)
    assert failed.value.final is final


async def test_nobody_listens(web: WebSink) -> None:
    async with listening(gone := WebSink()):
        pass
    with pytest.raises(Undelivered) as failed:
        await post_json(gone.url, b"{}", public_only=False)
    assert not failed.value.final
    with pytest.raises(Undelivered) as unsent:
        send_mail(Smtp(host="127.0.0.1", port=gone.port, security="none"), EmailMessage())
    assert not unsent.value.final


# The whole.


async def test_without_a_way_for_messages_nothing_runs(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables, run_notifier(tables) as notifier:
        assert notifier.channels == {}


def test_pauses_grow_but_not_for_ever() -> None:
    assert [pause_ms(attempts) // 60_000 for attempts in (1, 2, 3, 12)] == [1, 2, 4, 360]


def test_every_language_has_the_messages() -> None:
    assert missing([TEXTS / "notify.en.ftl", TEXTS / "notify.fr.ftl"]) == []
