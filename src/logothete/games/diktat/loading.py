"""Reading and checking the content of Diktat: its own files or those of a pack, with the names they need.

Every fault of all files is reported at once, with file, line and remedy. What a line of an effect may say is judged in
`checking.py`.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, get_args

from logothete.games.diktat.checking import Lines
from logothete.games.diktat.content import (
    ADDED,
    CABAL_COUNT,
    CABALS,
    CARDS_OF_CABAL,
    CHOICE_KEYS,
    MOST_OPPORTUNITIES,
    MOST_SLOTS,
    MOST_SYMBOLS,
    MOST_TOKENS,
    OPPORTUNITIES,
    OPPORTUNITY_COUNT,
    PLAYER_COUNTS,
    SECTOR_COUNT,
    SECTORS,
    VALUES,
    AddedFile,
    Affinity,
    Cabal,
    CabalsFile,
    Content,
    Line,
    OpportunitiesFile,
    Opportunity,
    SectorsFile,
    Source,
    Token,
    Values,
)
from logothete.kernel.content import Problems, content_hash, find, pack_texts, read_pack
from logothete.kernel.house import read_house_rules
from logothete.kernel.text import LANGUAGES, Catalogue, CatalogueError

# A key is part of the id of a message.
_KEY: Final = re.compile(r"[a-z][a-z0-9-]*")
# Between a key and what a message says of it.
_ENDINGS: Final = ("-text", "-one", "-both", "-others", *[f"-{choice}" for choice in CHOICE_KEYS])

HERE: Final = Path(__file__).parent
TEXTS: Final = HERE / "text"
FAULTS: Final = TEXTS / "faults"
# The catalogues with the names of sectors, Cabals, tokens and cards.
NAMES: Final = ("places", "cards")


def load_content(pack: Path | None = None) -> Content:
    """Read and check the content; a ContentError lists everything that is wrong with it."""
    builtin = HERE / "content"
    files = find("diktat", (SECTORS, OPPORTUNITIES, ADDED, CABALS, VALUES), builtin, pack)
    problems = Problems(FAULTS)
    sectors = problems.read(files[SECTORS], SectorsFile)
    opportunities = problems.read(files[OPPORTUNITIES], OpportunitiesFile)
    # The game itself adds nothing.
    added = problems.read(files[ADDED], AddedFile) if files[ADDED].is_file() else AddedFile(opportunities=())
    cabals = problems.read(files[CABALS], CabalsFile)
    values = problems.read(files[VALUES], Values, builtin / VALUES)
    house = read_house_rules(pack, problems)
    if sectors is None or opportunities is None or added is None or cabals is None or values is None or house is None:
        raise problems.error()
    tokens = {token.key: token for token in cabals.tokens}
    _FileCheck(files[SECTORS], tokens, problems).sectors(sectors)
    _check_opportunities(files, sectors, opportunities, added, tokens, problems)
    _FileCheck(files[CABALS], tokens, problems).cabals(cabals, opportunities, added)
    _FileCheck(files[VALUES], tokens, problems).values(values, cabals)
    names = [TEXTS / f"{name}.{language}.ftl" for name in NAMES for language in LANGUAGES]
    needed = list(_needed(sectors, opportunities, added, cabals, values))
    _check_names(needed, files, (*names, *pack_texts(pack)), problems)
    problems.raise_any()
    sources: dict[str, Source] = {
        SECTORS: sectors.source,
        OPPORTUNITIES: opportunities.source,
        CABALS: cabals.source,
        VALUES: values.source,
    }
    # How many cards a file promises is no content; what a pack adds is, and only where it does.
    cards = {"source": opportunities.source, "opportunity": opportunities.opportunities}
    hashed = {SECTORS: sectors, OPPORTUNITIES: cards, CABALS: cabals, VALUES: values}
    return Content(
        sectors=sectors.sectors,
        opportunities=(*opportunities.opportunities, *added.opportunities),
        cabals=cabals.cabals,
        tokens=cabals.tokens,
        cabal_cards=cabals.cards,
        values=values,
        sources=sources | ({ADDED: "house"} if added.opportunities else {}),
        pack=None if pack is None else read_pack(pack),
        hash=content_hash(hashed | ({ADDED: added.opportunities} if added.opportunities else {})),
    )


class _FileCheck:
    """The checks of one file."""

    def __init__(self, file: Path, tokens: Mapping[str, Token], problems: Problems) -> None:
        self.file = file
        self.problems = problems
        self.lines = Lines(tokens, self.note)

    def note(self, where: str, fault: str, /, **about: str | int) -> None:
        self.problems.add(self.file, where, fault, **about)

    def key(self, where: str, key: str, earlier: Sequence[str]) -> None:
        """A key that can be part of a message's id, and that nothing before it has."""
        if not _KEY.fullmatch(key) or key.endswith(_ENDINGS):
            self.note(f"{where}.key", "bad-key", key=key)
        if key in earlier:
            self.note(f"{where}.key", "key-twice", key=key)

    def _keys(self, table: str, keys: Sequence[str]) -> None:
        for index, key in enumerate(keys):
            self.key(f"{table}[{index}]", key, keys[:index])

    def _within(self, where: str, value: int, least: int, most: int, fault: str = "out-of-range") -> None:
        if not least <= value <= most:
            single = "yes" if least == most else "no"
            self.note(where, fault, value=value, least=least, most=most, single=single)

    # ---- the sectors

    def sectors(self, file: SectorsFile) -> None:
        if len(file.sectors) != SECTOR_COUNT:
            self.note("", "number-of-sectors", count=len(file.sectors), wanted=SECTOR_COUNT)
        self._keys("sector", [sector.key for sector in file.sectors])
        for index, sector in enumerate(file.sectors):
            where = f"sector[{index}]"
            x, y = sector.place
            if not (0 <= x <= 1 and 0 <= y <= 1):
                self.note(f"{where}.place", "off-sheet", x=f"{x:g}", y=f"{y:g}", width=1, height=1)
            faces = {
                "one": sector.one,
                "both": sector.both,
                "one_others": sector.one_others,
                "both_others": sector.both_others,
            }
            for name, face in faces.items():
                if face is not None:
                    self.lines.marker(f"{where}.{name}.does", face)
            if (sector.one_others is None) != (sector.both_others is None):
                self.note(where, "half-a-marker")
        homes = [index for index, sector in enumerate(file.sectors) if sector.home]
        if not homes:
            self.note("", "no-home")
        for index in homes[1:]:
            self.note(f"sector[{index}].home", "second-home", key=file.sectors[homes[0]].key)

    # ---- the Opportunity cards

    def number_of_cards(self, file: OpportunitiesFile, sectors: Sequence[str]) -> None:
        """As many as promised; those of the game are as many of each sector (DIK-306)."""
        count = len(file.opportunities)
        if count != file.promised:
            self.note("", "number-of-opportunities", count=count, wanted=file.promised)
        found = Counter(card.sector for card in file.opportunities)
        share = OPPORTUNITY_COUNT // SECTOR_COUNT
        for sector in sectors:
            if file.promised == OPPORTUNITY_COUNT and found[sector] != share:
                self.note("", "cards-of-sector", count=found[sector], sector=sector, wanted=share)

    def opportunity(self, where: str, card: Opportunity, earlier: Sequence[str], sectors: Sequence[str]) -> None:
        """One card, after those before it in this file or the other."""
        self.key(where, card.key, earlier)
        if card.sector not in sectors:
            self.note(f"{where}.sector", "no-sector", key=card.sector, known=", ".join(sectors))
        self._within(f"{where}.darkness", card.darkness, 0, 9)
        if len(card.symbols) > MOST_SYMBOLS:
            self.note(f"{where}.symbols", "many-symbols", count=len(card.symbols), most=MOST_SYMBOLS)
        self.lines.card(f"{where}.does", card.type, card.does, own=None)

    # ---- the Cabals

    def cabals(self, file: CabalsFile, opportunities: OpportunitiesFile, added: AddedFile) -> None:
        if len(file.cabals) != CABAL_COUNT:
            self.note("", "number-of-cabals", count=len(file.cabals), wanted=CABAL_COUNT)
        self._keys("cabal", [cabal.key for cabal in file.cabals])
        self._keys("token", [token.key for token in file.tokens])
        for index, cabal in enumerate(file.cabals):
            self._cabal(f"cabal[{index}]", cabal, file.cabals[:index], file.tokens)
        owned = [cabal.token for cabal in file.cabals]
        for index, token in enumerate(file.tokens):
            self._within(f"token[{index}].count", token.count, 1, MOST_TOKENS, "out-of-engine")
            if token.key not in owned:
                self.note(f"token[{index}].key", "token-of-nobody", key=token.key)
            self.lines.token(f"token[{index}].does", token)
        # All cards are called by their keys alone.
        keys = [card.key for card in (*opportunities.opportunities, *added.opportunities)]
        by_key = {cabal.key: cabal for cabal in file.cabals}
        for index, card in enumerate(file.cards):
            where = f"card[{index}]"
            self.key(where, card.key, [*keys, *[other.key for other in file.cards[:index]]])
            if card.cabal not in by_key:
                self.note(f"{where}.cabal", "no-cabal", key=card.cabal, known=", ".join(by_key))
                continue
            self.lines.card(f"{where}.does", card.type, card.does, own=by_key[card.cabal].token)
        for cabal in file.cabals:
            count = [card.cabal for card in file.cards].count(cabal.key)
            if count != CARDS_OF_CABAL:
                self.note("", "cards-of-cabal", count=count, cabal=cabal.key, wanted=CARDS_OF_CABAL)

    def _cabal(self, where: str, cabal: Cabal, earlier: Sequence[Cabal], tokens: Sequence[Token]) -> None:
        self._within(f"{where}.rank", cabal.rank, 1, 9)
        for field in ("rank", "colour", "emblem", "token"):
            own = getattr(cabal, field)
            if own is not None and own in [getattr(other, field) for other in earlier]:
                self.note(f"{where}.{field}", "taken", field=field, value=str(own))
        if set(cabal.affinities) != set(get_args(Affinity)):
            self.note(f"{where}.affinities", "affinities", wanted=", ".join(get_args(Affinity)))
        for count in cabal.affinities.values():
            self._within(f"{where}.affinities", count, 0, 9)
        self._within(f"{where}.pp", cabal.pp, 0, 20)
        if cabal.token is not None and cabal.token not in [token.key for token in tokens]:
            known = ", ".join(token.key for token in tokens)
            self.note(f"{where}.token", "no-token", key=cabal.token, known=known)
        if len(cabal.slots) != CARDS_OF_CABAL:
            self.note(f"{where}.slots", "number-of-slots", count=len(cabal.slots), wanted=CARDS_OF_CABAL)
        for slot in cabal.slots:
            self._within(f"{where}.slots", slot.cost, 0, 20)
            self._within(f"{where}.slots", slot.vp, 0, 9)
        if not 1 <= len(cabal.opportunity_slots) <= MOST_SLOTS:
            self.note(f"{where}.opportunity_slots", "many-slots", count=len(cabal.opportunity_slots), most=MOST_SLOTS)
        for vp in cabal.opportunity_slots:
            self._within(f"{where}.opportunity_slots", vp, 0, 9)

    # ---- the values

    def values(self, values: Values, cabals: CabalsFile) -> None:
        self._players(values)
        for kind in ("citizen", "guard", "emissary", "spy", "assassin", "pp"):
            self._within(f"income.{kind}", getattr(values.income, kind), 0, 9)
        for name in ("politics", "people", "artefact", "affinity", "agent", "vp", "rank"):
            if getattr(values.income, name):
                self.note(f"income.{name}", "no-income", name=name)
        self._within("debt", values.debt, 1, 20)
        self._within("debts", values.debts, 0, 9)
        self._within("target", values.target, 1, 50)
        self._within("overflow", values.overflow, 0, 9)
        self._affinities(values, cabals)
        self._within("markers", values.markers, 1, 5, "out-of-engine")
        for name in ("looks", "strikes"):
            self._within(name, getattr(values, name), 1, 9)
        for name in ("bounty", "fine", "influence", "sale"):
            self._within(name, getattr(values, name), 0, 9)
        for name in ("offers", "claims", "showings"):
            self._within(name, getattr(values, name), 0, 99)
        self._within("oaths", values.oaths, 0, 12, "out-of-engine")
        self._within("clauses", values.clauses, 1, 3, "out-of-engine")
        others = values.others
        for kind in ("citizen", "guard", "emissary"):
            self._within(f"others.{kind}", getattr(others, kind), 0, 8, "out-of-engine")
        self._within("others.track", others.track, 1, SECTOR_COUNT, "out-of-engine")
        self._within("others.darkness", others.darkness, 1, 12, "out-of-engine")
        self._within("others.pawns_per_darkness", others.pawns_per_darkness, 1, 24)
        self._within("others.emissaries_per_corruption", others.emissaries_per_corruption, 1, 9)
        self._within("others.guards_per_other", others.guards_per_other, 1, 9)
        if len(others.loss) != others.track + 1:
            self.note("others.loss", "number-of-losses", count=len(others.loss), wanted=others.track + 1)
        for vp in others.loss:
            self._within("others.loss", vp, 0, 9)

    def _players(self, values: Values) -> None:
        counts = [players.count for players in values.players]
        if sorted(counts) != list(PLAYER_COUNTS):
            given = ", ".join(map(str, counts)) or "none"
            self.note("players", "player-counts", given=given, wanted=", ".join(map(str, PLAYER_COUNTS)))
        for index, players in enumerate(values.players):
            where = f"players[{index}]"
            self._within(f"{where}.cycles", players.cycles, 1, 9)
            self._within(f"{where}.manoeuvres", players.manoeuvres, 1, 5, "out-of-engine")
            self._within(f"{where}.visible", players.visible, 0, 4, "out-of-engine")
            self._within(f"{where}.stacks", players.stacks, 1, 3, "out-of-engine")

    def _affinities(self, values: Values, cabals: CabalsFile) -> None:
        """All Cabals together can begin with their tokens (DIK-064)."""
        self._within("affinities", values.affinities, 1, 30)
        for affinity in get_args(Affinity):
            wanted = sum(cabal.affinities.get(affinity, 0) for cabal in cabals.cabals)
            if wanted > values.affinities:
                self.note("affinities", "few-affinities", affinity=affinity, count=values.affinities, wanted=wanted)


def _check_opportunities(
    files: dict[str, Path],
    sectors: SectorsFile,
    opportunities: OpportunitiesFile,
    added: AddedFile,
    tokens: Mapping[str, Token],
    problems: Problems,
) -> None:
    """The cards of the game or of a pack in its stead, then those that are added."""
    places = [sector.key for sector in sectors.sectors]
    _FileCheck(files[OPPORTUNITIES], tokens, problems).number_of_cards(opportunities, places)
    earlier: list[str] = []
    for name, own in ((OPPORTUNITIES, opportunities.opportunities), (ADDED, added.opportunities)):
        check = _FileCheck(files[name], tokens, problems)
        for index, card in enumerate(own):
            check.opportunity(f"opportunity[{index}]", card, earlier, places)
            earlier.append(card.key)
    if len(earlier) > MOST_OPPORTUNITIES:
        last = files[ADDED] if added.opportunities else files[OPPORTUNITIES]
        over = len(earlier) - MOST_OPPORTUNITIES
        problems.add_file(last, "many-opportunities", count=len(earlier), most=MOST_OPPORTUNITIES, over=over)


def _needed(
    sectors: SectorsFile, opportunities: OpportunitiesFile, added: AddedFile, cabals: CabalsFile, values: Values
) -> Iterator[tuple[str, str, str]]:
    """File, place and id of every name and text."""
    for at, sector in enumerate(sectors.sectors):
        yield SECTORS, f"sector[{at}]", f"sector-{sector.key}"
        faces = {
            "one": sector.one,
            "both": sector.both,
            "one-others": sector.one_others,
            "both-others": sector.both_others,
        }
        for ending, face in faces.items():
            if face is not None:
                message = f"marker-{sector.key}-{ending}"
                yield SECTORS, f"sector[{at}]", message
                for option in _options(message, face.does):
                    yield SECTORS, f"sector[{at}]", option
    for file, own in ((OPPORTUNITIES, opportunities.opportunities), (ADDED, added.opportunities)):
        for at, card in enumerate(own):
            yield file, f"opportunity[{at}]", f"card-{card.key}"
            yield file, f"opportunity[{at}]", f"card-{card.key}-text"
            for option in _options(f"card-{card.key}", card.does):
                yield file, f"opportunity[{at}]", option
    for at, cabal in enumerate(cabals.cabals):
        yield CABALS, f"cabal[{at}]", f"cabal-{cabal.key}"
        yield CABALS, f"cabal[{at}]", f"cabal-{cabal.key}-text"
    for at, token in enumerate(cabals.tokens):
        yield CABALS, f"token[{at}]", f"token-{token.key}"
        yield CABALS, f"token[{at}]", f"token-{token.key}-text"
    for at, own_card in enumerate(cabals.cards):
        yield CABALS, f"card[{at}]", f"card-{own_card.key}"
        yield CABALS, f"card[{at}]", f"card-{own_card.key}-text"
        for option in _options(f"card-{own_card.key}", own_card.does):
            yield CABALS, f"card[{at}]", option
    yield VALUES, "others.fiel", f"fiel-{values.others.fiel}"
    yield VALUES, "others.fiel", f"fiel-{values.others.fiel}-text"


def _options(message: str, does: Sequence[Line]) -> Iterator[str]:
    """The ids of what can be picked in the choice of a list."""
    for line in does:
        for choice in CHOICE_KEYS[: len(line.options)]:
            yield f"{message}-{choice}"


def _check_names(
    needed: Sequence[tuple[str, str, str]], files: dict[str, Path], texts: Sequence[Path], problems: Problems
) -> None:
    """Everything has its names in every language."""
    for language in LANGUAGES:
        try:
            known = Catalogue.load(language, *texts).messages()
        except CatalogueError as error:
            problems.take(error)
            continue
        for file, where, message in needed:
            if message not in known:
                problems.add(files[file], where, "no-name", message=message, language=language)
