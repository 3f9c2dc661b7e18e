"""What is told before somebody commits: what a verb does, its rule, its chances, what it changes and breaks."""

from __future__ import annotations

from collections.abc import Sequence

from logothete.kernel.inquiries import find
from logothete.kernel.match import Match
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import Catalogue
from logothete.kernel.title import Chances


def foretell(match: Match, seat: int, actions: Sequence[int], narrator: Narrator, texts: Catalogue) -> list[str]:
    """A line for each verb of what somebody thinks of doing; of a single action also what comes of it."""
    title = match.title
    left = title.left(match.state, seat)
    lines = []
    for number in dict.fromkeys(title.actions.verb_of(action) for action in actions):
        verb = title.actions.verbs[number]
        if verb.rule:
            name, words = (narrator.catalogue.say(f"{part}-{verb.key}") for part in ("verb", "what"))
            counted = texts.say("play-what-left", verb=name, number=left[verb.key]) if verb.key in left else name
            lines.append(texts.say("play-what", verb=counted, words=words, rule=verb.rule))
    if len(actions) == 1:
        for line in title.odds(match.state, seat, actions[0]):
            lines += _chances(match, line, narrator, texts)
        for change in title.preview(match.state, seat, actions[0]):
            lines.append(
                texts.say(
                    "play-what-change",
                    seat=narrator.seat(match.state, change.seat),
                    figure=narrator.change(change),
                    before=change.before,
                    after=change.after,
                    rule=change.rule,
                )
            )
        lines += cautions(match, seat, actions[0], narrator)
    return lines


def cautions(match: Match, seat: int, action: int, narrator: Narrator) -> list[str]:
    """What somebody should know before he does something."""
    found = match.title.cautioned(match.state, seat, [action])
    return [
        f"{narrator.caution(match.state, one)}  [{one.rule}]" for one in found.get(match.title.actions.text(action), [])
    ]


def _chances(match: Match, line: Chances, narrator: Narrator, texts: Catalogue) -> list[str]:
    """What is reckoned, each outcome in per cent, and what the number needed is made of, and whatever else counts."""
    say = narrator.catalogue.say
    names = [say(f"outcome-{name}") for name in line.outcomes] or [str(number) for number in range(len(line.chances))]
    found = [narrator.chances(match.state, line)]
    found += [
        f"  {texts.say('play-what-chance', outcome=name, percent=round(100 * chance))}"
        for name, chance in zip(names, line.chances, strict=True)
    ]
    for to, total in line.sums().items():
        if to:
            found.append(f"  {say(f'factors-{to}', total=total)}")
        for at, factor in enumerate(one for one in line.factors if one.to == to):
            value = f"{factor.value:+d}" if at or to else str(factor.value)
            found.append(f"  {value} {say(f'factor-{factor.key}')}  [{factor.rule}]")
    return found


def ask(match: Match, seat: int | None, entry: str, narrator: Narrator) -> list[str]:
    """The answer to an inquiry, `line 01.02 03.04`; `UnknownInquiry` if there is no such."""
    key, *things = entry.split()
    kind = find(match.title, key, things)
    found = match.title.inquire(match.state, seat, kind, things)
    return [f"{narrator.finding(match.state, one)}  [{one.rule}]" for one in found.lines]
