"""The shelf: which games there are, how they can be played, and the words that a page needs for them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler

from logothete import __version__
from logothete.bots import LEVELS
from logothete.kernel.orders import check_order
from logothete.kernel.text import KERNEL_TEXTS, LANGUAGES
from logothete.kernel.title import BadSetup, Card, Option, Title
from logothete.server.api.common import Key, MaybeKey, Options, Players, Services
from logothete.server.edge.language import TEXTS, sources
from logothete.server.errors import BadTable, UnknownPack
from logothete.server.messages.notify import channels_of
from logothete.server.model import Pace
from logothete.server.shelf import Shelf
from logothete.server.wire import (
    Host,
    InquiryInfo,
    OptionInfo,
    Rulebook,
    SceneInfo,
    SetupInfo,
    ShownGame,
    Texts,
    TitleDetail,
    TitleInfo,
    VerbInfo,
)

Language = Annotated[str, PathParameter(pattern=f"^({'|'.join(LANGUAGES)})$")]

# The same for everybody, and it changes only when the host installs something.
SHELVED: Final = CacheControlHeader(public=True, max_age=300)
_MINUTE: Final = 60_000
_DAY: Final = 24 * 60 * _MINUTE
PACES: Final = [
    Pace(),
    Pace("live", bank_ms=10 * _MINUTE, increment_ms=15_000),
    Pace("live", bank_ms=30 * _MINUTE, increment_ms=30_000),
    Pace("days", days_ms=_DAY),
    Pace("days", days_ms=3 * _DAY),
    Pace("days", days_ms=7 * _DAY),
]


@get("/host", tags=["titles"])
async def host(tables: Services) -> Host:
    """What to know of this server before anything else."""
    settings = tables.settings
    return Host(
        "logothete", __version__, list(LANGUAGES), settings.registration, list(LEVELS), PACES, [*channels_of(settings)]
    )


@get("/titles", cache_control=SHELVED, tags=["titles"])
async def titles(tables: Services) -> list[TitleInfo]:
    """All games of the shelf."""
    shelf = tables.shelf
    return [_info(shelf, shelf.open(key)) for key in shelf.titles()]


@get("/titles/{title:str}", cache_control=SHELVED, tags=["titles"])
async def title_detail(tables: Services, title: Key, pack: MaybeKey = None, content: MaybeKey = None) -> TitleDetail:
    """One game, with the words of its actions; with the `content` of a table as it is played there."""
    shelf = tables.shelf
    opened = shelf.open(title, pack or "", content or "")
    actions = opened.actions
    return TitleDetail(
        _info(shelf, opened),
        opened.pack,
        opened.content,
        [VerbInfo(verb.key, list(verb.domains), verb.key in opened.foreseen, verb.rule) for verb in actions.verbs],
        {domain: list(keys) for domain, keys in actions.domains.items()},
        opened.orders,
        tuple(check_order(opened, order) for order in opened.standing),
        opened.rounds,
        [InquiryInfo(kind.key, list(kind.domains)) for kind in opened.inquiries],
    )


@get("/titles/{title:str}/scene", cache_control=SHELVED, tags=["titles"])
async def title_scene(
    tables: Services, title: Key, pack: MaybeKey = None, content: MaybeKey = None, option: Options = None
) -> SceneInfo:
    """What a page needs to draw the table of one game: its board, its pieces, its map; of `content`, if given.

    Where the scene depends on options (`staged`), it is that of these; otherwise they make no difference.
    """
    opened = tables.shelf.open(title, pack or "", content or "")
    return SceneInfo(opened.key, opened.pack, opened.content, tables.shelf.scene(opened, _options(option)))


@get("/titles/{title:str}/setup", cache_control=SHELVED, tags=["titles"])
async def title_setup(
    tables: Services,
    title: Key,
    pack: MaybeKey = None,
    content: MaybeKey = None,
    players: Players = 0,
    option: Options = None,
) -> SetupInfo:
    """What a table of these options would be like: who may play, who with whom, and as what.

    If so many cannot play so, it is told for as few as can.
    """
    opened = tables.shelf.open(title, pack or "", content or "")
    try:
        setup = opened.setup_with(_options(option), players)
    except BadSetup as error:
        raise BadTable(str(error)) from error
    return SetupInfo(
        list(opened.players_for(setup.options)),
        setup.players,
        list(opened.sides(setup)),
        [dict(stands) for stands in opened.seat_names(setup)],
        opened.first_seat(setup),
    )


@get("/titles/{title:str}/shown", cache_control=SHELVED, tags=["titles"])
async def title_shown(tables: Services, title: Key) -> ShownGame:
    """What a game shows of itself, played by the rules as they are: a moving picture, and worked examples."""
    return await asyncio.to_thread(tables.shelf.shown, title)


@get("/titles/{title:str}/rules/{language:str}", cache_control=SHELVED, tags=["titles"])
async def title_rules(tables: Services, title: Key, language: Language, pack: MaybeKey = None) -> Rulebook:
    """The rulebook of one game, with a pack's house rules. A rule not translated yet comes in English, and says so."""
    chapters = await asyncio.to_thread(tables.shelf.rulebook, title, language, pack or "")
    return Rulebook(title, language, chapters)


@get("/titles/{title:str}/texts/{language:str}", cache_control=SHELVED, tags=["titles"])
async def title_texts(tables: Services, title: Key, language: Language, pack: MaybeKey = None) -> Texts:
    """The catalogues of one game: names, prompts, events, refusals, scores."""
    opened = tables.shelf.open(title, pack or "")
    return Texts(language, sources(language, (KERNEL_TEXTS, *opened.texts)))


@get("/texts/{language:str}", cache_control=SHELVED, tags=["titles"])
async def server_texts(language: Language) -> Texts:
    """The catalogues of the server: a message `error-<code>` for each error."""
    return Texts(language, sources(language, (KERNEL_TEXTS, TEXTS)))


def _options(given: list[str] | None) -> dict[str, str]:
    """`scenario:duel` for each; what is given twice counts once, by the last."""
    return dict(one.split(":", 1) for one in given or ())


def _info(shelf: Shelf, title: Title) -> TitleInfo:
    return TitleInfo(
        title.key,
        title.version,
        list(title.players),
        [OptionInfo(one.key, list(one.values), _cards(title, one)) for one in title.options],
        [pack for pack in shelf.packs() if _fits(shelf, title.key, pack)],
        title.chance,
        title.secrets,
        title.talk,
        _says_of_seats(title),
    )


def _cards(title: Title, option: Option) -> dict[str, Card]:
    cards = {value: title.card(option.key, value) for value in option.values}
    return {value: card for value, card in cards.items() if card is not None}


def _says_of_seats(title: Title) -> bool:
    """Whether a setup tells something of the seats that a page does not know anyway."""
    told = ("players_for", "sides", "seat_names", "first_seat")
    return any(getattr(type(title), name) is not getattr(Title, name) for name in told)


def _fits(shelf: Shelf, key: str, pack: str) -> bool:
    try:
        shelf.open(key, pack)
    except UnknownPack:
        return False
    return True


# Only what is the same for everybody is compressed: beside a secret, the size of an answer could tell of it.
PUBLIC: Final = Router(
    "/",
    route_handlers=[
        titles,
        title_detail,
        title_scene,
        title_setup,
        title_shown,
        title_rules,
        title_texts,
        server_texts,
    ],
    middleware=[DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=6))],
)

handlers: list[ControllerRouterHandler] = [host, PUBLIC]
