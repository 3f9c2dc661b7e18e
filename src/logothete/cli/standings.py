"""How the standings of a series are shown: as a table on a screen, and as a page of Markdown to keep."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from logothete.kernel.text import Catalogue
from logothete.lab.arena import BotFigures, Standings, differences
from logothete.lab.ratings import Interval, start_rating

COLUMNS: Final = ("games", "wins", "rate", "interval", "score", "lead", "place", "time", "decisions", "rating")
OF_POINTS: Final = ("score", "lead")


class Show:
    """Standings in one language."""

    def __init__(self, standings: Standings, texts: Catalogue) -> None:
        self.standings = standings
        self.say = texts.say
        scored = standings.bots[0].mean_score is not None
        self.columns = [column for column in COLUMNS if scored or column not in OF_POINTS]

    def table(self) -> Table:
        """For a screen: the best bot first."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(self.say("arena-column-bot"), no_wrap=True)
        for heading in self._headings():
            table.add_column(heading, justify="right", no_wrap=True)
        for bot in self._ranking():
            table.add_row(Text(bot.bot), *self._cells(bot))
        return table

    def legend(self) -> list[tuple[str, str]]:
        """What each column means."""
        start = start_rating()
        about = {"even": 1 / len(self.standings.bots), "mu": start.mu, "sigma": start.sigma}
        return [
            (self.say(f"arena-column-{column}"), self.say(f"arena-legend-{column}", **about))
            for column in self.columns
            if column != "games"
        ]

    def page(self, name: str) -> str:
        """For a file: the table, who is better in the same games, and what to type to play them again."""
        say, standings = self.say, self.standings
        versions = standings.versions
        parts = [
            f"# {say('arena-report-title', game=name)}",
            say(
                "arena-report-made",
                played=len(standings.games),
                planned=standings.planned,
                version=versions.logothete,
                engine=versions.engine,
                rules=versions.rules,
                content=versions.content[:12],
                pack=versions.pack or say("arena-report-own-content"),
            ),
            f"    {self._command()}",
            _markdown(
                [say("arena-column-bot"), *self._headings()],
                ([f"`{bot.bot}`", *self._cells(bot)] for bot in self._ranking()),
            ),
            "\n".join(
                say("arena-report-column", heading=heading, meaning=meaning) for heading, meaning in self.legend()
            ),
        ]
        found = differences(standings)
        if found:
            parts += [
                f"## {say('arena-report-same')}",
                say("arena-report-same-meaning"),
                _markdown(
                    [say("arena-column-bot"), say("arena-report-beside"), say("arena-report-difference")],
                    ([f"`{one.ahead}`", f"`{one.behind}`", self._points(one.points, one.interval)] for one in found),
                ),
            ]
        return "\n\n".join(parts) + "\n"

    def _headings(self) -> list[str]:
        return [self.say(f"arena-column-{column}") for column in self.columns]

    def _ranking(self) -> list[BotFigures]:
        return sorted(self.standings.bots, key=lambda bot: -bot.wins)

    def _cells(self, bot: BotFigures) -> list[str]:
        say = self.say
        spent = bot.milliseconds_per_decision
        cells = {
            "games": say("arena-cell-count", value=bot.games),
            "wins": say("arena-cell-wins", value=bot.wins),
            "rate": say("arena-cell-rate", value=bot.win_rate),
            "interval": say("arena-cell-interval", low=bot.win_interval.low, high=bot.win_interval.high),
            "score": say("arena-cell-mean", value=bot.mean_score or 0.0),
            "lead": self._points(bot.mean_lead or 0.0, bot.lead_interval),
            "place": say("arena-cell-mean", value=bot.mean_place or 0.0),
            "time": say("arena-cell-unknown") if spent is None else say("arena-cell-time", value=spent),
            "decisions": say("arena-cell-one", value=bot.decisions_per_game or 0.0),
            "rating": say("arena-cell-rating", mu=bot.rating.mu, sigma=bot.rating.sigma),
        }
        return [cells[column] for column in self.columns]

    def _points(self, points: float, interval: Interval | None) -> str:
        """Points with their sign, and how far off they may be."""
        side = "ahead" if points >= 0 else "behind"
        if interval is None:
            return self.say("arena-cell-lead-once", side=side, value=abs(points))
        reach = (interval.high - interval.low) / 2
        return self.say("arena-cell-lead", side=side, value=abs(points), reach=reach)

    def _command(self) -> str:
        standings = self.standings
        bots = [bot.meaning for bot in standings.bots]
        if standings.planned == 1:
            which = ["--only", str(standings.games[0].number)]
        else:
            which = ["--games", str(standings.planned)]
        options = dict(sorted(standings.setup.options.items()))
        return command(standings.game, bots, standings.seed, options, standings.versions.pack, *which)


def command(game: str, bots: Sequence[str], seed: int, options: Mapping[str, str], pack: str, *which: str) -> str:
    """What to type to play a series again, or `which` of it."""
    words = ["logothete", "arena", game, "--bots", ",".join(bots), "--seed", str(seed)]
    for key, value in options.items():
        words += ["--option", f"{key}={value}"]
    if pack:
        words += ["--pack", pack]
    return shlex.join([*words, *which])


def _markdown(headings: list[str], rows: Iterable[list[str]]) -> str:
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
