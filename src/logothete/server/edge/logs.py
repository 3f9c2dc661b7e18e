"""Structured logs without secrets.

Whatever is logged, by this program or by a library, passes `hide_secrets`: entries under a known name are dropped, and
in texts everything that looks like a secret is blotted out: the keys in links, passwords in addresses, seeds.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from typing import IO, Any, Final

import structlog
from structlog.typing import EventDict, Processor

from logothete.server.config import Settings

SECRET_KEYS: Final = frozenset(
    (
        *("authorization", "cookie", "cookies", "csrf", "headers", "set_cookie", "token", "token_hash"),
        *("link", "link_hash", "secret", "secret_hash", "secrets", "nonce", "nonces", "seed"),
        *("body", "database", "password", "smtp_password", "webhook_secret"),
    )
)
"""Names under which nothing is logged, in capitals or not, with `-` or `_`."""
BLOT: Final = "[hidden]"

_IN_ADDRESS: Final = re.compile(r"(://[^/\s:@]*:)[^/\s@]+@")
_NAMED: Final = re.compile(
    r"(?i)\b(authorization:?\s*\w+|bearer|(?:password|secret|token|link|seed|key)=)(\s*)[^\s&'\"]+"
)
# Secrets are at least 128 random bits: 22 signs in the alphabet of links (those made here have 32), or 32 hexadecimal
# digits. Long names of classes have no digits, except by chance.
_RANDOM: Final = re.compile(
    r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:(?=[\w-]*[0-9])[A-Za-z0-9_-]{22,}|[A-Za-z0-9_-]{32})(?![\w-])"
)
_HEX: Final = re.compile(r"(?<![\w-])[0-9a-fA-F]{32,}(?![\w-])")


def hide_secrets(_logger: object, _method: str, event: EventDict) -> EventDict:
    """A processor: the entry without what nobody should read in a log."""
    return {key: _clean(value) for key, value in event.items() if not _secret(key)}


def blot(text: str) -> str:
    """A text in which nothing is left that looks like a secret."""
    text = _IN_ADDRESS.sub(rf"\1{BLOT}@", text)
    text = _NAMED.sub(rf"\1\2{BLOT}", text)
    return _HEX.sub(BLOT, _RANDOM.sub(BLOT, text))


def _secret(key: object) -> bool:
    return isinstance(key, str) and key.lower().replace("-", "_") in SECRET_KEYS


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return blot(value)
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Mapping):
        return {_clean(key): _clean(item) for key, item in value.items() if not _secret(key)}
    if isinstance(value, list | tuple | set | frozenset):
        return [_clean(item) for item in value]
    # Anything else would be written as its repr, which may hold whatever it likes.
    return blot(repr(value))


def set_up_logs(settings: Settings, out: IO[str] | None = None) -> None:
    """Send all logs of the process, also those of libraries, to one place in one form."""
    out = sys.stderr if out is None else out
    plain = settings.log_format == "text" or (settings.log_format == "auto" and out.isatty())
    shared: list[Processor] = [structlog.contextvars.merge_contextvars, structlog.stdlib.add_log_level]
    if plain:
        shared += [structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False)]
    else:
        shared += [structlog.stdlib.add_logger_name, structlog.processors.TimeStamper(fmt="iso", utc=True)]
    renderer: Processor = (
        structlog.dev.ConsoleRenderer(
            colors=out.isatty(), pad_level=False, pad_event_to=0, exception_formatter=structlog.dev.plain_traceback
        )
        if plain
        else structlog.processors.JSONRenderer(ensure_ascii=False)
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                hide_secrets,
                renderer,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    # Requests are counted in the metrics; one line for each of them helps only in search of a fault.
    logging.getLogger("uvicorn.access").setLevel("DEBUG" if settings.log_level == "debug" else "WARNING")
    # That it starts and stops, people are told in a sentence.
    logging.getLogger("uvicorn.error").setLevel("WARNING" if plain and settings.log_level == "info" else "NOTSET")
    for chatty in ("aiosqlite", "alembic", "asyncio", "sqlalchemy.engine"):
        logging.getLogger(chatty).setLevel("WARNING")
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
