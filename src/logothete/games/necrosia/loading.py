"""Reading and checking the content of Necrosia: its own files or those of a pack, with the names they need.

Every fault of all files is reported at once, with file, line and remedy, so that the owner of a box who enters the
real board is not sent round and round.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, get_args

from msgspec import UNSET

from logothete.games.necrosia.content import (
    ADDED,
    BOARD,
    CARD_COUNT,
    CARDS,
    MOST_CARDS,
    MOST_LINES,
    MOST_PIECES,
    MOST_REGIONS,
    MOST_TOKENS,
    PEOPLE_COUNT,
    PEOPLES,
    PLAYER_COUNTS,
    ROW_PLACES,
    VALUES,
    AddedFile,
    BoardFile,
    Card,
    CardLine,
    CardsFile,
    Content,
    PeoplesFile,
    Region,
    Source,
    Suit,
    Values,
)
from logothete.games.necrosia.effects import all_effects
from logothete.games.necrosia.effects.effect import Need
from logothete.kernel.content import PACK_RULES, Problems, content_hash, find, pack_texts, read_pack, shipped
from logothete.kernel.house import read_house_rules
from logothete.kernel.text import LANGUAGES, Catalogue, CatalogueError

# A key is part of the id of a message.
_KEY: Final = re.compile(r"[a-z][a-z0-9-]*")
_CARD_RULES: Final = frozenset(f"NEC-C{number:02}" for number in range(1, CARD_COUNT + 1))

ARGUMENTS: Final = ("kind", "side", "foe", "wanted", "ban")
"""What a line may give to its effect beside `amount`."""
NEEDS: Final = {effect.key: effect.need for effect in all_effects()}

HERE: Final = Path(__file__).parent
CONTENT: Final = HERE / "content"
TEXTS: Final = HERE / "text"
FAULTS: Final = TEXTS / "faults"
# The catalogues with the names of regions, peoples and cards.
NAMES: Final = ("places", "cards")


def needs() -> Mapping[str, Need]:
    """What each effect asks of a card, by its key."""
    return NEEDS


def load_content(pack: Path | None = None, former: Path | None = None) -> Content:
    """Read and check the content, or a former one; a ContentError lists everything that is wrong with it."""
    files = find("necrosia", (BOARD, PEOPLES, CARDS, ADDED, VALUES), CONTENT, pack, former)
    problems = Problems(FAULTS)
    board = problems.read(files[BOARD], BoardFile)
    peoples = problems.read(files[PEOPLES], PeoplesFile)
    cards = problems.read(files[CARDS], CardsFile)
    # The game itself adds nothing.
    added = problems.read(files[ADDED], AddedFile) if files[ADDED].is_file() else AddedFile(cards=())
    values = problems.read(files[VALUES], Values, shipped([VALUES], CONTENT, former)[VALUES])
    house = read_house_rules(pack, problems)
    if board is None or peoples is None or cards is None or added is None or values is None or house is None:
        raise problems.error()
    _FileCheck(files[BOARD], problems).board(board)
    _FileCheck(files[PEOPLES], problems).peoples(peoples)
    _FileCheck(files[CARDS], problems).number_of_cards(cards)
    _check_cards(files, cards.cards, added.cards, [rule.id for rule in house], problems)
    _FileCheck(files[VALUES], problems).values(values, board)
    names = [TEXTS / f"{name}.{language}.ftl" for name in NAMES for language in LANGUAGES]
    _check_names(board, peoples, cards, added, files, (*names, *pack_texts(pack)), problems)
    problems.raise_any()
    sources: dict[str, Source] = {
        BOARD: board.source,
        PEOPLES: peoples.source,
        CARDS: cards.source,
        VALUES: values.source,
    }
    # How many cards a file promises is no content; what a pack adds is, and only where it does.
    hashed = {BOARD: board, PEOPLES: peoples, CARDS: {"source": cards.source, "card": cards.cards}, VALUES: values}
    return Content(
        board=board.board,
        regions=board.regions,
        peoples=peoples.peoples,
        cards=(*cards.cards, *added.cards),
        values=values,
        sources=sources | ({ADDED: "house"} if added.cards else {}),
        pack=None if pack is None else read_pack(pack),
        hash=content_hash(hashed | ({ADDED: added.cards} if added.cards else {})),
    )


class _FileCheck:
    """The checks of one file."""

    def __init__(self, file: Path, problems: Problems) -> None:
        self.file = file
        self.problems = problems

    def note(self, where: str, fault: str, /, **about: str | int) -> None:
        self.problems.add(self.file, where, fault, **about)

    def _keys(self, table: str, keys: list[str]) -> None:
        for index, key in enumerate(keys):
            where = f"{table}[{index}].key"
            if not _KEY.fullmatch(key):
                self.note(where, "bad-key", key=key)
            if key in keys[:index]:
                self.note(where, "key-twice", key=key)

    def _within(self, where: str, value: int, least: int, most: int, fault: str = "out-of-range", **about: str) -> None:
        if not least <= value <= most:
            single = "yes" if least == most else "no"
            self.note(where, fault, value=value, least=least, most=most, single=single, **about)

    # ---- the board

    def board(self, file: BoardFile) -> None:
        self._keys("region", [region.key for region in file.regions])
        by_key = {region.key: region for region in file.regions}
        for index, region in enumerate(file.regions):
            where = f"region[{index}]"
            self._on_sheet(f"{where}.place", region.place, file)
            self._within(f"{where}.influence", region.influence, 0, 9)
            self._guild(where, region)
            self._borders(f"{where}.borders", region, by_key)
        self._cradle(file.regions)
        self._reachable(file.regions, by_key)
        count, promised = len(file.regions), file.board.regions
        if count != promised:
            self.note("board.regions", "promised-regions", promised=promised, count=count)
        if count > MOST_REGIONS:
            self.note("board.regions", "many-regions", count=count, most=MOST_REGIONS, over=count - MOST_REGIONS)

    def _on_sheet(self, where: str, point: tuple[float, float], file: BoardFile) -> None:
        x, y = point
        width, height = file.board.width, file.board.height
        if not (0 <= x <= width and 0 <= y <= height):
            self.note(where, "off-sheet", x=f"{x:g}", y=f"{y:g}", width=f"{width:g}", height=f"{height:g}")

    def _guild(self, where: str, region: Region) -> None:
        least, most = PLAYER_COUNTS[0], PLAYER_COUNTS[-1]
        self._within(f"{where}.guild_players", region.guild_players, least, most)
        if region.guild is None and region.guild_players != least:
            self.note(f"{where}.guild_players", "no-guild")
        if region.guild is not None and region.cradle:
            self.note(f"{where}.guild", "guild-in-cradle")

    def _borders(self, where: str, region: Region, by_key: dict[str, Region]) -> None:
        for key, times in Counter(region.borders).items():
            if times > 1:
                self.note(where, "listed-often", key=key, times=times)
            if key == region.key:
                self.note(where, "own-border", key=key)
            elif key not in by_key:
                self.note(where, "no-region", key=key, known=", ".join(by_key))
            elif region.key not in by_key[key].borders:
                self.note(where, "one-sided", key=key, own=region.key)

    def _cradle(self, regions: Sequence[Region]) -> None:
        cradles = [index for index, region in enumerate(regions) if region.cradle]
        if not cradles:
            self.note("", "no-cradle")
        for index in cradles[1:]:
            self.note(f"region[{index}].cradle", "second-cradle", key=regions[cradles[0]].key)

    def _reachable(self, regions: Sequence[Region], by_key: dict[str, Region]) -> None:
        """From any region every other one can be reached (NEC-005)."""
        waiting = [region.key for region in regions[:1]]
        reached = set(waiting)
        while waiting:
            new = [key for key in by_key[waiting.pop()].borders if key in by_key and key not in reached]
            reached.update(new)
            waiting += new
        for index, region in enumerate(regions):
            if region.key not in reached:
                self.note(f"region[{index}]", "unreachable", key=regions[0].key)

    # ---- the peoples

    def peoples(self, file: PeoplesFile) -> None:
        if len(file.peoples) != PEOPLE_COUNT:
            self.note("", "number-of-peoples", count=len(file.peoples), wanted=PEOPLE_COUNT)
        keys = [people.key for people in file.peoples]
        self._keys("people", keys)
        for index, people in enumerate(file.peoples):
            if people.key == "necrosians":
                self.note(f"people[{index}].key", "key-of-nobody")
            for field in ("power", "colour", "emblem"):
                own = getattr(people, field)
                if own in [getattr(other, field) for other in file.peoples[:index]]:
                    self.note(f"people[{index}].{field}", "taken", field=field, value=own)

    # ---- the cards

    def number_of_cards(self, file: CardsFile) -> None:
        """As many as promised; those of the game are as many of each suit (NEC-123)."""
        count = len(file.cards)
        if count != file.promised:
            self.note("", "number-of-cards", count=count, wanted=file.promised)
        suits = Counter(card.suit for card in file.cards)
        share = CARD_COUNT // len(get_args(Suit))
        for suit in get_args(Suit):
            if file.promised == CARD_COUNT and suits[suit] != share:
                self.note("", "cards-of-suit", count=suits[suit], suit=suit, wanted=share)
            elif not suits[suit]:
                self.note("", "no-card-of-suit", suit=suit)

    def card(self, where: str, card: Card, earlier: Sequence[Card], house: Sequence[str]) -> None:
        """One card, after those before it in this file or the other."""
        if not _KEY.fullmatch(card.key):
            self.note(f"{where}.key", "bad-key", key=card.key)
        if card.key in [other.key for other in earlier]:
            self.note(f"{where}.key", "key-twice", key=card.key)
        if card.rule not in _CARD_RULES and card.rule not in house:
            self.note(f"{where}.rule", "no-card-rule", rule=card.rule, last=CARD_COUNT, file=PACK_RULES)
        elif card.rule in [other.rule for other in earlier]:
            self.note(f"{where}.rule", "card-rule-twice", rule=card.rule)
        self._within(f"{where}.influence", card.influence, -9, 9)
        if not card.timing or len(set(card.timing)) != len(card.timing):
            self.note(f"{where}.timing", "moments")
        self._lines(where, card)
        used = [line.effect for other in earlier for line in other.all_lines()]
        for at, line in enumerate(card.all_lines()):
            here = where if card.effect is not None else f"{where}.line[{at}]"
            if line.effect not in needs():
                self.note(f"{here}.effect", "no-effect", effect=line.effect, known=", ".join(needs()))
                continue
            need = needs()[line.effect]
            if need.once and line.effect in used:
                self.note(f"{here}.effect", "second-cancel")
            self._moments(where, card, line.effect, need)
            self._arguments(here, line, need)

    def _lines(self, where: str, card: Card) -> None:
        """Whether a card says in one way what it does: by its own effect, or by a list of lines that can be one."""
        lines = card.all_lines()
        if not lines:
            self.note(where, "does-nothing")
        elif card.lines is not UNSET and (card.effect is not None or _has_arguments(card)):
            self.note(where, "said-twice")
        if len(lines) > MOST_LINES:
            over = len(lines) - MOST_LINES
            self.note(f"{where}.line[{MOST_LINES}]", "many-lines", count=len(lines), most=MOST_LINES, over=over)
        for at, line in enumerate(lines if len(lines) > 1 else ()):
            need = needs().get(line.effect)
            if need is not None and need.once:
                self.note(f"{where}.line[{at}].effect", "not-alone", effect=line.effect)
            elif need is not None and need.last and at + 1 < len(lines):
                self.note(f"{where}.line[{at}].effect", "not-last", effect=line.effect)

    def _moments(self, where: str, card: Card, effect: str, need: Need) -> None:
        """Whether a card is played when, and by whom, an effect of it has a meaning (NEC-124, NEC-128)."""
        for timing in card.timing:
            if timing not in need.timing:
                known = ", ".join(need.timing)
                self.note(f"{where}.timing", "wrong-moment", effect=effect, timing=timing, known=known)
        if card.part not in need.part:
            known = ", ".join(need.part)
            self.note(f"{where}.part", "wrong-part", effect=effect, part=card.part, known=known)

    def _arguments(self, where: str, line: CardLine, need: Need) -> None:
        """Whether a line gives its effect what it needs."""
        effect = line.effect
        if need.least == need.most == 0:
            if line.amount != 0:
                self.note(f"{where}.amount", "no-amount", effect=effect)
        elif line.amount == 0:
            self.note(where, "needs-amount", effect=effect, least=need.least, most=need.most)
        else:
            self._within(f"{where}.amount", line.amount, need.least, need.most, "out-of-effect", effect=effect)
        for name in ARGUMENTS:
            given = _argument(line, name)
            if given is None and name in need.must:
                self.note(where, "needs-argument", effect=effect, name=name)
            elif given is not None and name not in (*need.must, *need.may, *(["foe"] if need.foe else [])):
                self.note(f"{where}.{name}", "no-argument", effect=effect, name=name)
        if need.foe is not None and line.foe != need.foe:
            self.note(where, "wrong-foe", effect=effect, foe=need.foe)

    # ---- the values

    def values(self, values: Values, board: BoardFile) -> None:
        self._within("years", values.years, 1, 9)
        self._within("actions", values.actions, 1, 6)
        self._within("pieces", values.pieces, 1, MOST_PIECES, "out-of-engine")
        self._within("batch", values.batch, 1, MOST_PIECES)
        self._within("necrosians_in_cradle", values.necrosians_in_cradle, 0, 20)
        self._within("necrosians_by_guild", values.necrosians_by_guild, 0, 20)
        self._within("defeat", values.defeat, 2, max(2, len(board.regions)), "out-of-board")
        self._within("trophies", values.trophies, 1, 20)
        self._within("purchases", values.purchases, 0, ROW_PLACES)
        self._within("moved", values.moved, 1, 2)
        self._within("recruited", values.recruited, 1, MOST_PIECES)
        self._within("carried", values.carried, 1, MOST_PIECES)
        self._die(values.die)
        self._tokens(values)
        self._prices(values.prices)
        self._starting(values)

    def _die(self, faces: tuple[int, ...]) -> None:
        if not 1 <= len(faces) <= 20:
            self.note("die", "number-of-faces", count=len(faces))
        for face in faces:
            if face not in (0, 1, 2):
                self.note("die", "no-face", face=face)
        if faces and all(face == 2 for face in faces):
            self.note("die", "endless-die")

    def _tokens(self, values: Values) -> None:
        least, count = values.defeat - 1, len(values.tokens)
        if not least <= count <= MOST_TOKENS:
            self.note("tokens", "number-of-tokens", count=count, defeat=values.defeat, least=least, most=MOST_TOKENS)
        for value in values.tokens:
            self._within("tokens", value, 0, 9)

    def _prices(self, prices: tuple[int, ...]) -> None:
        if len(prices) != ROW_PLACES:
            self.note("prices", "number-of-prices", count=len(prices), wanted=ROW_PLACES)
        for price in prices:
            self._within("prices", price, 0, 99)

    def _starting(self, values: Values) -> None:
        expected = [str(players) for players in PLAYER_COUNTS]
        if sorted(values.starting) != expected:
            given = ", ".join(sorted(values.starting)) or "none"
            self.note("starting", "player-counts", given=given, wanted=", ".join(expected))
        for players, count in values.starting.items():
            where = f"starting.{players}"
            if not 1 <= count <= values.pieces:
                self.note(where, "too-few-pieces", count=count, pieces=values.pieces)
            elif values.batch >= 1 and count * 3 % values.batch:
                self.note(where, "left-over", units=count * 3, batch=values.batch)


def _argument(given: Card | CardLine, name: str) -> object:
    """An argument by its name in the file."""
    return given.suit_wanted if name == "wanted" else getattr(given, name)


def _has_arguments(card: Card) -> bool:
    """Whether arguments of an effect are written with the card itself."""
    return card.amount != 0 or any(_argument(card, name) is not None for name in ARGUMENTS)


def _check_cards(
    files: dict[str, Path], cards: Sequence[Card], added: Sequence[Card], house: Sequence[str], problems: Problems
) -> None:
    """The cards of the game or of a pack in its stead, then those that are added; `house` are the pack's own rules."""
    earlier: list[Card] = []
    for file, own in ((files[CARDS], cards), (files[ADDED], added)):
        check = _FileCheck(file, problems)
        for index, card in enumerate(own):
            check.card(f"card[{index}]", card, earlier, house)
            earlier.append(card)
    if len(earlier) > MOST_CARDS:
        last = files[ADDED] if added else files[CARDS]
        over = len(earlier) - MOST_CARDS
        problems.add_file(last, "many-cards", count=len(earlier), most=MOST_CARDS, over=over)


def _needed(
    board: BoardFile, peoples: PeoplesFile, cards: CardsFile, added: AddedFile
) -> Iterator[tuple[str, str, str]]:
    """File, place and id of every name: a people has one as an enemy, too, and a card says what it does."""
    for at, region in enumerate(board.regions):
        yield BOARD, f"region[{at}]", f"region-{region.key}"
    for at, people in enumerate(peoples.peoples):
        for kind in ("people", "foe"):
            yield PEOPLES, f"people[{at}]", f"{kind}-{people.key}"
    for file, own in ((CARDS, cards.cards), (ADDED, added.cards)):
        for at, card in enumerate(own):
            for part in ("", "-text"):
                yield file, f"card[{at}]", f"card-{card.key}{part}"


def _check_names(
    board: BoardFile,
    peoples: PeoplesFile,
    cards: CardsFile,
    added: AddedFile,
    files: dict[str, Path],
    texts: Sequence[Path],
    problems: Problems,
) -> None:
    """Everything has its names in every language."""
    for language in LANGUAGES:
        try:
            known = Catalogue.load(language, *texts).messages()
        except CatalogueError as error:
            problems.take(error)
            continue
        for file, where, message in _needed(board, peoples, cards, added):
            if message not in known:
                problems.add(files[file], where, "no-name", message=message, language=language)
