"""The settings of a host: from a TOML file, then from the environment, then from the command line.

A setting `smtp.host` is `[smtp] host = …` in the file and `LOGOTHETE_SMTP_HOST` in the environment. An unknown or
mistyped one is an error that names it: a host that believes mail is on must not learn from silence that it is not.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec

PREFIX: Final = "LOGOTHETE_"
OTHER_VARIABLES: Final = frozenset({"BUILD_PAGE", "COMPILE", "ENGINE", "EXPECT", "LANG", "SETTINGS"})
"""Variables with the same beginning that mean something else."""
_FORMERLY: Final = {"true": "open", "false": "off"}
"""What `metrics` could be in earlier versions."""


class BadSettings(Exception):
    """The settings cannot be used; the message says which one, where it stands and what it may be."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one person, message or moment may ask for."""

    body_bytes: int = 64 * 1024
    message_bytes: int = 16 * 1024
    name_chars: int = 24
    chat_chars: int = 1_000
    note_chars: int = 20_000
    nonce_chars: int = 64
    password_min: int = 8
    password_max: int = 200
    open_games: int = 200
    """Unfinished games that one member may take part in."""
    guest_games: int = 30
    """The same for a guest."""
    bots: int = 400
    """Seats of bots at the unfinished tables of one member."""
    guest_bots: int = 60
    page: int = 50
    """Tables in one part of a list."""
    chat_page: int = 100
    orders: int = 16
    """Standing orders of one seat."""
    sockets_per_address: int = 100
    requests_per_minute: int = 600
    """Per address and per account."""
    sign_ins_per_minute: int = 20
    """Guests, registrations and log-ins per address."""
    head_bytes: int = 32 * 1024
    """The head of a request: its address and all of its headers."""
    headers: int = 100
    head_seconds: float = 10.0
    """A head that is not complete by then never will be."""
    body_seconds: float = 30.0


class Smtp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Outgoing mail; off while `host` is empty."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    security: Literal["starttls", "tls", "none"] = "starttls"


class Webhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where “it is your turn” is posted as JSON; off while `url` is empty. `secret` signs the body."""

    url: str = ""
    secret: str = ""
    personal: bool = False
    """Whether players may also name a webhook of their own, at a public address."""


class Backup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Copies of a SQLite database at regular times; off while `folder` is empty."""

    folder: str = ""
    hours: int = 24
    keep: int = 14
    """Older ones than the latest so many are removed."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that a host can choose."""

    host: str = "127.0.0.1"
    port: int = 8477
    public_url: str = ""
    """The address that links carry, such as https://games.example.org; empty: as the browser asked for it."""
    database: str = "sqlite:///logothete.db"
    """`sqlite:///file` or `postgresql://user:password@host/name`."""
    database_connections: int = 20
    """Connections of one process to PostgreSQL."""
    packs: str = ""
    """The folder with content packs, one folder each; empty: only built-in content."""
    page: str = ""
    """The folder with the built page; empty: the one in this package, if it was built."""
    language: str = "en"
    """For people whose language is not known."""
    registration: bool = True
    """Whether new accounts may be made; guests may always play."""
    session_days: int = 90
    rooms: int = 512
    """Games kept loaded in one process."""
    bot_workers: int = 0
    """Processes for bots; 0: one less than there are processors, but at least one."""
    bot_seconds: float = 30.0
    """After this time a bot is given up for this decision: a simple one decides, or else the rules for lost time."""
    bot_pause: float = 0.5
    """Seconds that bots wait before each decision, so that people can follow; not where only bots play."""
    digest_minutes: int = 30
    """Messages to one person are gathered for this long."""
    keep_guests_days: int = 180
    """Guests without running games are forgotten after this time; 0: never."""
    secure_cookies: bool | None = None
    """Cookies only over HTTPS; by default if `public_url` says https."""
    trusted_proxies: list[str] = []
    """Addresses whose X-Forwarded-For is believed."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "json", "text"] = "auto"
    """`auto`: text on a terminal, JSON otherwise."""
    metrics: Literal["local", "open", "off"] = "local"
    """Who gets the figures at /metrics: programs on this machine, everybody, nobody."""
    metrics_token: str = ""
    """Whoever brings it as a bearer gets the figures from anywhere, unless nobody does."""
    limits: Limits = Limits()
    backup: Backup = Backup()
    smtp: Smtp = Smtp()
    webhook: Webhook = Webhook()


def load_settings(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    overrides: Mapping[str, object] | None = None,
) -> Settings:
    """The settings of this file, overridden by the environment, overridden by what was said on the command line."""
    values: dict[str, object] = {}
    if file is not None:
        values = _read(file)
    for name, text in sorted((environment or {}).items()):
        if name.startswith(PREFIX) and name.removeprefix(PREFIX) not in OTHER_VARIABLES:
            _put(values, name, text)
    for key, value in (overrides or {}).items():
        *sections, last = key.split(".")
        _section(values, sections, key)[last] = value
    if "metrics" in values:
        values["metrics"] = _FORMERLY.get(str(values["metrics"]).lower(), values["metrics"])
    try:
        # Not strict: the environment and the command line have only texts.
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        where = "" if file is None else f" (file {file}, or a variable {PREFIX}…)"
        raise BadSettings(f"the settings cannot be used: {error}{where}") from error


def _read(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{file} cannot be read: {error.strerror}. Check its name and rights") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file} is not TOML: {error}. Correct it there") from error


def _put(values: dict[str, object], name: str, text: str) -> None:
    """One variable: `LOGOTHETE_SMTP_HOST` is `host` in the section `smtp`, `LOGOTHETE_LOG_LEVEL` is `log_level`."""
    key = name.removeprefix(PREFIX).lower()
    section, _, rest = key.partition("_")
    # A list is written with commas, an empty one as nothing.
    value: object = text
    if key == "trusted_proxies":
        value = [one.strip() for one in text.split(",") if one.strip()]
    if section in ("backup", "limits", "smtp", "webhook"):
        _section(values, [section], name)[rest] = value
    elif key in Settings.__struct_fields__:
        values[key] = value
    else:
        known = ", ".join(PREFIX + field.upper() for field in Settings.__struct_fields__)
        raise BadSettings(f"{name} is no setting. There are {known}; and, for sections, such as {PREFIX}SMTP_HOST")


def _section(values: dict[str, object], path: list[str], name: str) -> dict[str, object]:
    for part in path:
        inner = values.setdefault(part, {})
        if not isinstance(inner, dict):
            raise BadSettings(f"{part} is a section, not a value; {name} belongs into it")
        values = inner
    return values
