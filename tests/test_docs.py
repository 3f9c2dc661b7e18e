"""The documentation shows what is there: excerpts stand in the files they name, and figures in the games played."""

from __future__ import annotations

import re
from doctest import DocTestParser, DocTestRunner
from pathlib import Path

import msgspec
import pytest

from logothete.cli.balance import Report
from logothete.cli.common import catalogue
from logothete.cli.standings import Show
from logothete.games import open_title
from logothete.kernel.narrate import Narrator
from logothete.lab.arena import read_standings
from logothete.lab.balance import Balance

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"```(?:python|ts)\n(?:#|//) ((?:src|web)/\S+)\n(.*?)```", re.DOTALL)
EXCERPTS = [
    pytest.param(path, code, id=f"{page.name}-{number}")
    for page in sorted((ROOT / "docs").glob("*.md"))
    for number, (path, code) in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), 1)
]


@pytest.mark.parametrize(("path", "code"), EXCERPTS)
def test_an_excerpt_is_the_real_source(path: str, code: str) -> None:
    assert code.rstrip() in (ROOT / path).read_text(encoding="utf-8")


def test_there_are_excerpts_to_check() -> None:
    assert EXCERPTS


SESSION = re.compile(r"```pycon\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize(
    "page", [page for page in sorted((ROOT / "docs").glob("*.md")) if SESSION.search(page.read_text(encoding="utf-8"))]
)
def test_sessions_show_what_python_answers(page: Path) -> None:
    """All sessions of a page are one, so that a later one may go on where an earlier one ended."""
    session = "".join(SESSION.findall(page.read_text(encoding="utf-8")))
    runner = DocTestRunner(verbose=False)
    heard: list[str] = []
    runner.run(DocTestParser().get_doctest(session, {}, page.name, str(page), 0), out=heard.append)
    assert (runner.failures, "".join(heard)) == (0, "")
    assert runner.tries > 0


LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=lambda page: page.name
)
def test_links_lead_somewhere(page: Path) -> None:
    broken = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()]
    assert broken == []


@pytest.mark.parametrize("file", sorted((ROOT / "docs" / "strength").glob("*.json")), ids=lambda file: file.stem)
def test_pages_about_strength_say_what_the_games_say(file: Path) -> None:
    standings = read_standings(file.read_bytes())
    name = Narrator(open_title(standings.game), "en").catalogue.say("title-name")
    page = Show(standings, catalogue("en", "arena")).page(name)
    assert file.with_suffix(".md").read_text(encoding="utf-8") == page


@pytest.mark.parametrize("file", sorted((ROOT / "docs" / "balance").glob("*.json")), ids=lambda file: file.stem)
def test_pages_about_balance_say_what_the_figures_say(file: Path) -> None:
    found = msgspec.json.decode(file.read_bytes(), type=list[Balance])
    page = Report(open_title(file.stem), catalogue("en", "balance"), "en").write(found)
    assert file.with_suffix(".md").read_text(encoding="utf-8") == page


def test_byzantio_was_weighed_before_and_after_its_homes_were_moved() -> None:
    found = msgspec.json.decode((ROOT / "docs" / "balance" / "byzantio.json").read_bytes(), type=list[Balance])
    now = open_title("byzantio")
    assert {one.versions.content for one in found} == {now.content, now.former()[0].content}
    assert all(one.in_turn for one in found)
    assert {one.players for one in found if one.versions.content == now.content} == set(now.players)


def test_there_are_pages_about_strength() -> None:
    """Against simpler bots, and against themselves with more and with less time."""
    series = ("random", "greedy", "less-time", "more-time")
    expected = {f"{game}-{one}" for game in ("byzantio", "nekken") for one in series}
    assert {file.stem for file in (ROOT / "docs" / "strength").glob("*.json")} == expected


SHARES = re.compile(r"\[([^]]*%)\]\(strength/(.+?)\.md\)")
POINTS = re.compile(r"(\d+\.\d\d)[^±.]*± (\d+\.\d\d)")


def as_they_are() -> str:
    """What the documentation says of the bots as they are."""
    text = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    return text.partition("### As they are\n")[2].partition("\n### ")[0]


def test_shares_of_wins_are_those_of_the_games_they_link_to() -> None:
    """Of the first bots of a series, in its order."""
    say = catalogue("en", "arena").say
    links = SHARES.findall(as_they_are())
    assert links
    for shares, series in links:
        bots = read_standings((ROOT / "docs" / "strength" / f"{series}.json").read_bytes()).bots
        said = shares.replace(" %", "%").split(", ")
        assert said == [say("arena-cell-rate", value=bot.win_rate) for bot in bots[: len(said)]], series


def test_points_and_their_margins_are_those_of_some_page_about_strength() -> None:
    said = [f"+{points} ±{margin}" for points, margin in POINTS.findall(as_they_are())]
    pages = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "strength").glob("*.md"))
    assert said
    assert [one for one in said if f"| {one} |" not in pages] == []
