"""Logs say what happened and keep every secret."""

from __future__ import annotations

import io
import json
import logging
import re
import secrets
from collections.abc import Iterator

import pytest
import structlog

from logothete.server.config import Settings
from logothete.server.edge.logs import BLOT, SECRET_KEYS, blot, hide_secrets, set_up_logs
from logothete.server.services.tokens import new_id, new_secret


@pytest.fixture
def out() -> Iterator[io.StringIO]:
    """Where logs go during a test."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    stream = io.StringIO()
    set_up_logs(Settings(log_format="json"), stream)
    yield stream
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


@pytest.mark.parametrize("key", sorted(SECRET_KEYS))
def test_what_has_a_secret_name_is_not_logged_at_any_depth(key: str) -> None:
    event = {"event": "it", key: "hush", "inner": [{key.upper().replace("_", "-"): "hush", "seat": 1}]}
    assert hide_secrets(None, "info", event) == {"event": "it", "inner": [{"seat": 1}]}


@pytest.mark.parametrize(
    "text",
    [
        "GET /join/{secret} 200",
        "GET /api/games/abc?link={secret}&seat=1",
        "Authorization: Bearer {secret}",
        "connecting to postgresql://logothete:{secret}@db/games",
        "password=hunter-{secret}",
        "the seed is {hex}",
    ],
)
def test_what_looks_like_a_secret_is_blotted_out(text: str) -> None:
    secret, hexadecimal = new_secret(), secrets.token_hex(32)
    blotted = blot(text.format(secret=secret, hex=hexadecimal))
    assert secret not in blotted
    assert hexadecimal not in blotted
    assert BLOT in blotted


def test_even_a_short_password_in_an_address_is_blotted_out() -> None:
    assert blot("postgresql://me:abc@db/games") == f"postgresql://me:{BLOT}@db/games"


def test_every_secret_that_the_server_makes_is_recognised_and_no_id() -> None:
    for _ in range(2000):
        assert blot(f"/join/{new_secret()}?x") == f"/join/{BLOT}?x"
        game = new_id()
        assert blot(f"game {game} was opened") == f"game {game} was opened"


def test_ordinary_sentences_stay_as_they_are() -> None:
    sentence = "logothete.server.bots.runner: a bot's decision could not be made (StaleVersion 12 of 13)"
    assert blot(sentence) == sentence


def test_logs_are_json_with_time_and_level(out: io.StringIO) -> None:
    structlog.get_logger("logothete.server").info("a game began", game="g1", token="hush")
    entry = json.loads(out.getvalue())
    assert entry.pop("timestamp").endswith("Z")
    assert entry == {"event": "a game began", "game": "g1", "level": "info", "logger": "logothete.server"}


def test_libraries_and_tracebacks_are_no_exception(out: io.StringIO) -> None:
    secret = new_secret()
    try:
        raise ValueError(f"no row for {secret}")
    except ValueError:
        logging.getLogger("some.library").exception("failed at /join/%s", secret)
    entry = json.loads(out.getvalue())
    assert "ValueError" in entry["exception"]
    assert secret not in out.getvalue()


def test_objects_are_not_trusted_either(out: io.StringIO) -> None:
    secret = new_secret()

    class Talkative:
        def __repr__(self) -> str:
            return f"Talkative({secret})"

    structlog.get_logger().warning("look", thing=Talkative(), things=[Talkative()], **{"set-cookie": secret})
    assert secret not in out.getvalue()
    assert "Talkative" in out.getvalue()


def test_a_level_can_be_chosen(out: io.StringIO) -> None:
    set_up_logs(Settings(log_format="text", log_level="error"), out)
    structlog.get_logger().warning("quiet")
    structlog.get_logger().error("loud")
    assert "quiet" not in out.getvalue()
    assert "loud" in out.getvalue()


def test_people_read_lines_with_the_time_of_day_and_what_happened(out: io.StringIO) -> None:
    set_up_logs(Settings(log_format="text"), out)
    logging.getLogger("uvicorn.error").info("Application startup complete.")
    structlog.get_logger("logothete.server").warning("a bot was late", game="g1")
    assert re.fullmatch(r"\d\d:\d\d:\d\d \[warning\] a bot was late +game=g1\n", out.getvalue())


def test_programs_read_everything(out: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info("Application startup complete.")
    assert json.loads(out.getvalue())["logger"] == "uvicorn.error"
