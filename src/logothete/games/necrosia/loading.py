"""Reading and checking the content of Necrosia: its own files or those of a pack, with the names they need.

Every fault of all four files is reported at once, with file, line and remedy, so that the owner of a box who enters the
real board is not sent round and round.
"""

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, get_args

from logothete.games.necrosia.content import (
    BOARD,
    CARD_COUNT,
    CARDS,
    MOST_PIECES,
    MOST_REGIONS,
    MOST_TOKENS,
    PEOPLE_COUNT,
    PEOPLES,
    PLAYER_COUNTS,
    ROW_PLACES,
    VALUES,
    BoardFile,
    Card,
    CardsFile,
    Content,
    PeoplesFile,
    Region,
    Suit,
    Values,
)
from logothete.games.necrosia.primitives import ARGUMENTS, NEEDS, Need
from logothete.kernel.content import Problems, content_hash, find, pack_texts, read_pack
from logothete.kernel.text import LANGUAGES, Catalogue, CatalogueError

# A key is part of the id of a message.
_KEY: Final = re.compile(r"[a-z][a-z0-9-]*")
_CARD_RULES: Final = frozenset(f"NEC-C{number:02}" for number in range(1, CARD_COUNT + 1))

HERE: Final = Path(__file__).parent
TEXTS: Final = HERE / "text"
# The catalogues with the names of regions, peoples and cards.
NAMES: Final = ("places", "cards")


def load_content(pack: Path | None = None) -> Content:
    """Read and check the content; a ContentError lists everything that is wrong with it."""
    files = find("necrosia", (BOARD, PEOPLES, CARDS, VALUES), HERE / "content", pack)
    problems = Problems()
    board = problems.read(files[BOARD], BoardFile)
    peoples = problems.read(files[PEOPLES], PeoplesFile)
    cards = problems.read(files[CARDS], CardsFile)
    values = problems.read(files[VALUES], Values)
    if board is None or peoples is None or cards is None or values is None:
        raise problems.error()
    _FileCheck(files[BOARD], problems).board(board)
    _FileCheck(files[PEOPLES], problems).peoples(peoples)
    _FileCheck(files[CARDS], problems).cards(cards)
    _FileCheck(files[VALUES], problems).values(values, board)
    names = [TEXTS / f"{name}.{language}.ftl" for name in NAMES for language in LANGUAGES]
    _check_names(board, peoples, cards, files, (*names, *pack_texts(pack)), problems)
    problems.raise_any()
    return Content(
        board=board.board,
        regions=board.regions,
        peoples=peoples.peoples,
        cards=cards.cards,
        values=values,
        sources={BOARD: board.source, PEOPLES: peoples.source, CARDS: cards.source, VALUES: values.source},
        pack=None if pack is None else read_pack(pack),
        hash=content_hash({BOARD: board, PEOPLES: peoples, CARDS: cards, VALUES: values}),
    )


class _FileCheck:
    """The checks of one file."""

    def __init__(self, file: Path, problems: Problems) -> None:
        self.file = file
        self.problems = problems

    def note(self, where: str, what: str, advice: str) -> None:
        self.problems.add(self.file, where, what, advice)

    def _keys(self, table: str, keys: list[str]) -> None:
        for index, key in enumerate(keys):
            where = f"{table}[{index}].key"
            if not _KEY.fullmatch(key):
                what = f"'{key}' cannot be a key"
                self.note(where, what, "Use small letters a-z, digits and hyphens, letter first.")
            if key in keys[:index]:
                self.note(where, f"the key '{key}' is used twice", "Give each its own key.")

    def _within(self, where: str, value: int, least: int, most: int, reason: str = "") -> None:
        if not least <= value <= most:
            wanted = f"{least}" if least == most else f"a number from {least} to {most}"
            self.note(where, f"{value} is out of range", f"Write {wanted}{reason}.")

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
            what = f"it promises {promised} regions, but the file holds {count}"
            self.note("board.regions", what, "Look for a lost or added [[region]], or correct the figure.")
        if count > MOST_REGIONS:
            what = f"the file holds {count} regions; the engine can hold {MOST_REGIONS}"
            self.note("board.regions", what, f"Leave out {count - MOST_REGIONS} of them.")

    def _on_sheet(self, where: str, point: tuple[float, float], file: BoardFile) -> None:
        x, y = point
        width, height = file.board.width, file.board.height
        if not (0 <= x <= width and 0 <= y <= height):
            what = f"the point {x:g}, {y:g} is not on the board"
            self.note(where, what, f"Keep x within 0 and {width:g}, y within 0 and {height:g}.")

    def _guild(self, where: str, region: Region) -> None:
        least, most = PLAYER_COUNTS[0], PLAYER_COUNTS[-1]
        self._within(f"{where}.guild_players", region.guild_players, least, most)
        if region.guild is None and region.guild_players != least:
            what = "there is no guild that could open (NEC-007)"
            self.note(f"{where}.guild_players", what, "Add a 'guild', or remove this line.")
        if region.guild is not None and region.cradle:
            what = "a region that is necrosed from the beginning has no guild (NEC-145)"
            self.note(f"{where}.guild", what, "Remove the guild, or the line that makes it the cradle.")

    def _borders(self, where: str, region: Region, by_key: dict[str, Region]) -> None:
        for key, times in Counter(region.borders).items():
            if times > 1:
                self.note(where, f"'{key}' is listed {times} times", "List it once.")
            if key == region.key:
                self.note(where, "it borders on itself (NEC-005)", f"Remove '{key}' from the list.")
            elif key not in by_key:
                advice = f"Correct the spelling; the regions are: {', '.join(by_key)}."
                self.note(where, f"there is no region '{key}'", advice)
            elif region.key not in by_key[key].borders:
                what = f"'{key}' is listed, but '{key}' does not list '{region.key}' (NEC-005)"
                self.note(where, what, f"Add '{region.key}' to the borders of '{key}', or remove '{key}' here.")

    def _cradle(self, regions: Sequence[Region]) -> None:
        cradles = [index for index, region in enumerate(regions) if region.cradle]
        if not cradles:
            what = "no region is necrosed from the beginning (NEC-008)"
            self.note("", what, "Add 'cradle = true' to one region.")
        for index in cradles[1:]:
            what = f"'{regions[cradles[0]].key}' is the cradle already (NEC-008)"
            self.note(f"region[{index}].cradle", what, "Keep it in one region only.")

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
                what = f"it cannot be reached from '{regions[0].key}' (NEC-005)"
                self.note(f"region[{index}]", what, "Link it by borders to the rest of the board.")

    # ---- the peoples

    def peoples(self, file: PeoplesFile) -> None:
        if len(file.peoples) != PEOPLE_COUNT:
            what = f"there are {len(file.peoples)} peoples instead of {PEOPLE_COUNT} (NEC-069)"
            self.note("", what, f"Write exactly {PEOPLE_COUNT} [[people]] entries.")
        keys = [people.key for people in file.peoples]
        self._keys("people", keys)
        for index, people in enumerate(file.peoples):
            if people.key == "necrosians":
                advice = "Choose another key."
                self.note(f"people[{index}].key", "'necrosians' is how the game calls those of nobody", advice)
            for field in ("power", "colour", "emblem"):
                own = getattr(people, field)
                if own in [getattr(other, field) for other in file.peoples[:index]]:
                    advice = f"Give each people its own {field}."
                    self.note(f"people[{index}].{field}", f"the {field} '{own}' is taken (NEC-070)", advice)

    # ---- the cards

    def cards(self, file: CardsFile) -> None:
        cards = file.cards
        if len(cards) != CARD_COUNT:
            what = f"there are {len(cards)} cards instead of {CARD_COUNT} (NEC-123)"
            self.note("", what, f"Write exactly {CARD_COUNT} [[card]] entries.")
        suits = Counter(card.suit for card in cards)
        share = CARD_COUNT // len(get_args(Suit))
        for suit in get_args(Suit):
            if suits[suit] != share:
                what = f"there are {suits[suit]} cards of the suit '{suit}' instead of {share} (NEC-123)"
                self.note("", what, "Look for a lost or added [[card]], or correct a suit.")
        self._keys("card", [card.key for card in cards])
        rules = [card.rule for card in cards]
        effects = [card.effect for card in cards]
        for index, card in enumerate(cards):
            where = f"card[{index}]"
            if card.rule not in _CARD_RULES:
                what = f"'{card.rule}' is not the rule of a card"
                self.note(f"{where}.rule", what, f"Write one of NEC-C01 to NEC-C{CARD_COUNT}.")
            elif card.rule in rules[:index]:
                self.note(f"{where}.rule", f"the rule {card.rule} is used twice", "Give each card its own rule.")
            self._within(f"{where}.influence", card.influence, -9, 9)
            if card.effect not in NEEDS:
                advice = f"Correct it; the effects are: {', '.join(NEEDS)}."
                self.note(f"{where}.effect", f"there is no effect '{card.effect}'", advice)
                continue
            if card.effect == "cancel" and "cancel" in effects[:index]:
                what = "another card cancels cards already (NEC-129)"
                self.note(f"{where}.effect", what, "Give it another effect: the engine knows one such card.")
            self._effect(where, card, NEEDS[card.effect])

    def _effect(self, where: str, card: Card, need: Need) -> None:
        """Whether a card gives its effect what it needs: moments, part, arguments (NEC-124, NEC-128)."""
        if not card.timing or len(set(card.timing)) != len(card.timing):
            self.note(f"{where}.timing", "it needs one moment, or several different ones", "Correct the list.")
        for timing in card.timing:
            if timing not in need.timing:
                what = f"'{card.effect}' has no meaning at the moment '{timing}' (NEC-124)"
                self.note(f"{where}.timing", what, f"Write one or more of: {', '.join(need.timing)}.")
        if card.part not in need.part:
            what = f"'{card.effect}' is not played by '{card.part}' (NEC-128)"
            self.note(f"{where}.part", what, f"Write one of: {', '.join(need.part)}.")
        if need.least == need.most == 0:
            if card.amount != 0:
                self.note(f"{where}.amount", f"'{card.effect}' takes no amount", "Remove it.")
        elif card.amount == 0:
            advice = f"Add a number from {need.least} to {need.most}."
            self.note(where, f"'{card.effect}' needs an amount", advice)
        else:
            self._within(f"{where}.amount", card.amount, need.least, need.most, f" for '{card.effect}'")
        for name in ARGUMENTS:
            given = card.suit_wanted if name == "wanted" else getattr(card, name)
            if given is None and name in need.must:
                self.note(where, f"'{card.effect}' needs '{name}'", f"Add '{name} = …'.")
            elif given is not None and name not in (*need.must, *need.may, *(["foe"] if need.foe else [])):
                self.note(f"{where}.{name}", f"'{card.effect}' takes no '{name}'", "Remove it.")
        if need.foe is not None and card.foe != need.foe:
            what = f"'{card.effect}' has a meaning only against '{need.foe}'"
            self.note(where, what, f"Write 'foe = \"{need.foe}\"'.")

    # ---- the values

    def values(self, values: Values, board: BoardFile) -> None:
        self._within("years", values.years, 1, 9)
        self._within("actions", values.actions, 1, 6)
        self._within("pieces", values.pieces, 1, MOST_PIECES, "; the engine can hold no more")
        self._within("batch", values.batch, 1, MOST_PIECES)
        self._within("necrosians_in_cradle", values.necrosians_in_cradle, 0, 20)
        self._within("necrosians_by_guild", values.necrosians_by_guild, 0, 20)
        self._within("defeat", values.defeat, 2, max(2, len(board.regions)), ": at most all regions")
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
            self.note("die", f"a die of {len(faces)} faces cannot be rolled (NEC-035)", "Write from 1 to 20 faces.")
        for face in faces:
            if face not in (0, 1, 2):
                what = f"no die shows {face} (NEC-035)"
                self.note("die", what, "Write faces 0, 1 and 2; 2 is '1 and roll again'.")
        if faces and all(face == 2 for face in faces):
            what = "such a die would be rolled again for ever (NEC-036)"
            self.note("die", what, "Give it at least one face 0 or 1.")

    def _tokens(self, values: Values) -> None:
        least, count = values.defeat - 1, len(values.tokens)
        if not least <= count <= MOST_TOKENS:
            what = f"{count} tokens do not go with {values.defeat} necrosed regions (NEC-148)"
            self.note("tokens", what, f"Write from {least} to {MOST_TOKENS} of them, or lower 'defeat'.")
        for value in values.tokens:
            self._within("tokens", value, 0, 9)

    def _prices(self, prices: tuple[int, ...]) -> None:
        if len(prices) != ROW_PLACES:
            what = f"there are {len(prices)} prices for the {ROW_PLACES} places of the row (NEC-113)"
            self.note("prices", what, f"Write exactly {ROW_PLACES}.")
        for price in prices:
            self._within("prices", price, 0, 99)

    def _starting(self, values: Values) -> None:
        expected = [str(players) for players in PLAYER_COUNTS]
        if sorted(values.starting) != expected:
            what = f"the player counts are {', '.join(sorted(values.starting)) or 'missing'} (NEC-001)"
            self.note("starting", what, f"Give one figure for each of: {', '.join(expected)}.")
        for players, count in values.starting.items():
            where = f"starting.{players}"
            if not 1 <= count <= values.pieces:
                what = f"nobody can begin with {count} of {values.pieces} pieces (NEC-168)"
                self.note(where, what, f"Write a number from 1 to {values.pieces}, or raise 'pieces'.")
            elif values.batch >= 1 and count * 3 % values.batch:
                what = f"{count * 3} units cannot be placed in batches of {values.batch} (NEC-074)"
                self.note(where, what, "Change this figure, or 'batch', so that nothing is left over.")


def _check_names(
    board: BoardFile,
    peoples: PeoplesFile,
    cards: CardsFile,
    files: dict[str, Path],
    texts: Sequence[Path],
    problems: Problems,
) -> None:
    """Everything has its names in every language: a people also as an enemy, a card also in a few words."""
    needed = [(BOARD, f"region[{at}]", f"region-{region.key}") for at, region in enumerate(board.regions)]
    for at, people in enumerate(peoples.peoples):
        needed += [(PEOPLES, f"people[{at}]", f"{kind}-{people.key}") for kind in ("people", "foe")]
    for at, card in enumerate(cards.cards):
        needed += [(CARDS, f"card[{at}]", f"card-{card.key}{part}") for part in ("", "-text")]
    for language in LANGUAGES:
        try:
            known = Catalogue.load(language, *texts).messages()
        except CatalogueError as error:
            problems.take(error)
            continue
        for file, where, message in needed:
            if message not in known:
                what = f"it has no '{message}' in language '{language}'"
                advice = f"Add '{message} = …' to a catalogue '*.{language}.ftl' of the game or the pack."
                problems.add(files[file], where, what, advice)
