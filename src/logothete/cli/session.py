"""A game at the terminal: one person (or none) among bots, from the first decision to the count.

The keeper of the table sits here too, so this module holds the true position; the person is shown only what his seat
may know, and bots are given only a `SeatTable`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from logothete.bots import Bot, SeatTable, aside_of
from logothete.cli import rules
from logothete.cli.before import ask, cautions, foretell
from logothete.cli.entry import Meaning, plain
from logothete.cli.files import save_record
from logothete.cli.following import Orders
from logothete.cli.keyboard import open_keyboard
from logothete.cli.screen import Screen
from logothete.cli.thoughts import advise, explain, foresee_defeat
from logothete.kernel.bits import members
from logothete.kernel.denials import NothingToUndo
from logothete.kernel.dice import Dice
from logothete.kernel.inquiries import UnknownInquiry
from logothete.kernel.match import Match
from logothete.kernel.plans import MOST_ACTIONS, Stop, stopped
from logothete.kernel.prompt import Prompt

COMMANDS: Final = (
    "help",
    "list",
    "board",
    "map",
    "log",
    "undo",
    "what",
    "ask",
    "orders",
    "hint",
    "rule",
    "save",
    "quit",
)
"""What can be typed besides actions; each has a name in every language (`play-command-<key>`)."""

PLAN: Final = ";"
"""What stands between the actions of a plan."""
MOST_EXPLAINED: Final = 2000
"""An entry that may mean more actions is explained by the first of them."""


class Session:
    """One sitting. `run` returns when the game is over or the person leaves."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        seat: int | None,
        bots: Mapping[int, Bot],
        dice: Dice,
        file: Path | None,
        explaining: bool = False,
    ) -> None:
        """`explaining` tells what bots think, and so what they hide: only for games that nobody plays in."""
        self.match = match
        self.screen = screen
        self.seat = seat
        self.bots = bots
        self.dice = dice
        self.file = file
        self.explaining = explaining
        self.keyboard = open_keyboard(self._offers, plain=screen.plain)
        self.left = False
        self._told = 0
        self._moves_drawn = -1
        self._trusted: set[int] = set()
        """The verbs that were once confirmed when only their thing was typed."""
        self._listed: list[int] | None = None
        """The list that was shown last: a number is one of it."""
        self._let_lie: list[Prompt] = []
        """What the person is invited to and has left unanswered."""
        self._replies = 0
        self._orders = Orders(match, seat)
        self._proposed: Counter[int] = Counter()

    def run(self) -> None:
        try:
            while not self.match.over and not self.left:
                state = self.match.state
                waiting, invited = members(int(state.pending())), members(int(state.invited()))
                others = [seat for seat in invited if seat != self.seat]
                ordered = self._orders.answer(self.match)
                if ordered is not None:
                    self.match.play(self._person(), ordered, automatic=True)
                    self._keep()
                elif others:
                    self._let_bot_play(others[0])
                elif self.seat in waiting:
                    self._ask()
                elif self.seat in invited and self._invitations() != self._let_lie:
                    self._invite()
                else:
                    self._let_bot_play(waiting[0])
        except KeyboardInterrupt:
            self.screen.line()
            self.left = True
        if self.match.over:
            self._finish()
        else:
            self._say_how_to_go_on()

    # ------------------------------------------------------------------ moves

    def _let_bot_play(self, seat: int) -> None:
        match = self.match
        table = SeatTable(match.title, match.setup, match.state, seat, self.dice, match.told)
        aside = aside_of(self.bots[seat], table, self.dice, self._replies, self._proposed[seat])
        if aside is not None:
            if table.invited:
                self._replies += 1
            else:
                self._proposed[seat] += 1
            match.play(seat, aside)
        else:
            choice = self.bots[seat].choose(table)
            if self.explaining:
                self.screen.line(explain(choice, self.screen.narrator, self.screen.texts), "dim")
            match.play(seat, choice.action)
            self._replies = self._proposed[seat] = 0
        self._keep()
        if self.seat is None:
            self._show_news("")

    def _ask(self) -> None:
        match, screen = self.match, self.screen
        seat = self._person()
        prompt = match.title.prompt(match.state, seat)
        if prompt is None:
            raise AssertionError(f"{match.title.key} waits for seat {seat} but asks it nothing")
        # Between two decisions of the person alone, the board has not changed enough to be drawn again.
        stirred = self._moves_drawn < 0 or any(move.seat != seat for move in match.moves[self._moves_drawn :])
        self._show_news("play-since" if stirred else "")
        if stirred or screen.plain:
            screen.board(match.title.look(match.state, seat), whole=False)
            self._moves_drawn = len(match.moves)
        screen.question(match.state, prompt)
        for invitation in self._invitations():
            screen.invitation(match.state, invitation, match.state.asides(seat))
        entry = self.keyboard.ask("> ")
        if entry is None:
            self.left = True
        elif entry:
            self._obey(entry)

    def _invitations(self) -> list[Prompt]:
        return self.match.title.invitations(self.match.state, self._person())

    def _invite(self) -> None:
        """Something lies before the person while others are asked: it can be answered, or left."""
        match, screen, seat = self.match, self.screen, self._person()
        self._show_news("")
        for invitation in self._invitations():
            screen.invitation(match.state, invitation, match.state.asides(seat))
        entry = self.keyboard.ask(screen.say("play-invited-ask"))
        if entry is None:
            self.left = True
        elif entry:
            self._obey(entry)
        else:
            self._let_lie = self._invitations()

    def _obey(self, entry: str) -> None:
        first, _, rest = entry.partition(" ")
        command = self._command(first)
        if command is not None and not self._is_action(command, entry):
            self._do(command, rest.strip())
        else:
            self._act(entry)

    def _act(self, entry: str) -> None:
        """Carry out an action, or several with `;` between them, as far as they go.

        What each of several means is found out where the game has got to, for only then it is known what is offered.
        """
        seat = self._person()
        parts = [part.strip() for part in entry.split(PLAN)]
        if len(parts) > MOST_ACTIONS or not all(parts):
            self.screen.tell("play-plan-bad", most=MOST_ACTIONS)
            return
        done = 0
        stop: Stop | None = None
        for part in parts:
            bars, asked = self.match.bars_of(seat), bool(self.match.state.pending() >> seat & 1)
            if self._play(part, goes_on=done > 0):
                done += 1
                stop = stopped(self.match, seat, bars, asked) if done < len(parts) else None
            else:
                stop = "refused"
            if stop is not None:
                break
        if done > 0 and stop is not None:
            self.screen.tell(f"play-plan-{stop}", "yellow", done=done, all=len(parts))

    def _play(self, entry: str, goes_on: bool) -> bool:
        """Play the one action that an entry means; if there is none, or several, say so and do nothing."""
        match, screen, seat = self.match, self.screen, self._person()
        asked, apart = match.state.legal(seat), match.state.asides(seat)
        legal = [*asked, *apart]
        if screen.phrases.is_number(entry, legal):
            meaning = screen.phrases.understand(entry, legal)
        else:
            # What is asked comes first; a name alone is never taken for something that nobody asked for.
            meaning = screen.phrases.understand(entry, asked)
            if apart and not meaning.allowed:
                aside = screen.phrases.understand(entry, apart)
                named = [action for action in aside.allowed if screen.phrases.names_verb(entry, action)]
                meaning = Meaning(named, []) if named else meaning
        stale = self._listed not in (None, legal) and screen.phrases.is_number(entry, legal)
        if len(meaning.allowed) == 1 and not stale:
            if not self._meant(entry, meaning.allowed[0], legal) or not self._warned(meaning.allowed[0]):
                return False
            unasked = meaning.allowed[0] in apart
            match.play(seat, meaning.allowed[0], goes_on=goes_on)
            self._keep()
            if unasked:
                screen.apart(match.title.look(match.state, seat))
            return True
        if goes_on:
            # What the plan has done comes before why it stops.
            self._show_news("")
        if stale:
            screen.tell("play-list-changed", number=entry)
        elif meaning.allowed:
            screen.which(meaning.allowed)
        elif meaning.refused:
            self._explain(entry, meaning.refused, legal)
        else:
            near = screen.phrases.near(entry, legal)
            if near:
                screen.tell("play-unknown-near", entry=entry, near=", ".join(near))
            else:
                screen.tell("play-unknown", entry=entry)
        return False

    def _meant(self, entry: str, action: int, legal: list[int]) -> bool:
        """Whether a bare name that would spend something is meant so: asked once for each verb."""
        verb = self.match.title.actions.verb_of(action)
        bare = not self.screen.phrases.is_number(entry, legal) and not self.screen.phrases.names_verb(entry, action)
        if not bare or not self.match.title.actions.verbs[verb].spends or verb in self._trusted:
            return True
        sentence = self.screen.narrator.action(action)
        if not self._means(self.keyboard.ask(self.screen.say("play-meant", action=sentence)) or "", "yes"):
            self.screen.tell("play-not-meant", action=self.screen.phrases.spell(action))
            return False
        self._trusted.add(verb)
        return True

    def _warned(self, action: int) -> bool:
        """Whether an action is done all the same that the person should know something about; asked each time."""
        found = cautions(self.match, self._person(), action, self.screen.narrator)
        for line in found:
            self.screen.line(line, "yellow")
        if not found or self._means(self.keyboard.ask(self.screen.say("play-caution")) or "", "yes"):
            return True
        self.screen.tell("play-left-undone")
        return False

    def _explain(self, entry: str, actions: list[int], legal: list[int]) -> None:
        """Why an entry is refused; if it fits several actions, the reason that most of them share.

        A name is first taken for the whole of what is meant, then for what the person is asked for: a city that is no
        target now, rather than one that nobody can march to before the first turn.
        """
        match, seat = self.match, self._person()
        reasons: Counter[tuple[str, str]] = Counter()
        verb_of = match.title.actions.verb_of
        asked = {verb_of(action) for action in legal}
        words = len(plain(entry).split())
        whole = [action for action in actions if len(self.screen.phrases.labels(action)) <= words] or actions
        meant = [action for action in whole if verb_of(action) in asked] or whole
        for action in meant[:MOST_EXPLAINED]:
            refusal = match.state.why_not(seat, action)
            if refusal is not None:
                reasons[self.screen.narrator.refusal(match.state, refusal), refusal.rule] += 1
        (sentence, rule), _ = reasons.most_common(1)[0]
        self.screen.line(f"{sentence}  [{rule}]", "yellow")

    # ------------------------------------------------------------------ commands

    def _command(self, word: str) -> str | None:
        """The command that a word names, in either language."""
        if word == "?":
            return "list"
        for command in COMMANDS:
            if word.casefold() in (command, self.screen.say(f"play-command-{command}").casefold()):
                return command
        return None

    def _is_action(self, command: str, entry: str) -> bool:
        """Whether a command's word, which may also be a verb of the game, stands here for something to be done."""
        phrases, seat = self.screen.phrases, self._person()
        title, word = self.match.title, entry.split()[0].casefold()
        verbs = {word for verb in title.actions.verbs for word in (verb.key, self.screen.narrator.verb(verb.key))}
        if word not in verbs:
            return False
        if command == "ask" and not title.inquiries:
            return True
        offered = [*self.match.state.legal(seat), *self.match.state.asides(seat)]
        meant = phrases.understand(entry, offered).allowed if " " in entry else []
        return bool(meant) and all(phrases.names_verb(entry, action) for action in meant)

    def _do(self, command: str, rest: str) -> None:
        match, screen, seat = self.match, self.screen, self._person()
        if command == "help":
            self._help()
        elif command == "list":
            asked, apart = match.state.legal(seat), match.state.asides(seat)
            self._listed = [*asked, *apart]
            screen.choices(asked)
            if apart:
                screen.tell("play-asides", "bold")
                screen.choices(apart, first=len(asked) + 1)
        elif command == "board":
            screen.board(match.title.look(match.state, seat))
        elif command == "map":
            screen.map(match.title.look(match.state, seat))
        elif command == "log":
            screen.news(match.state, match.log(seat), "play-log")
        elif command == "undo":
            self._undo(seat, rest)
        elif command == "what":
            self._foretell(seat, rest)
        elif command == "ask":
            self._inquire(seat, rest)
        elif command == "orders":
            self._list_orders(rest)
        elif command == "hint" and not match.state.legal(seat):
            screen.tell("play-hint-unasked")
        elif command == "hint":
            screen.line(explain(advise(match, seat, self.dice), screen.narrator, screen.texts))
            fear = foresee_defeat(match, seat, self.dice, screen.texts)
            if fear is not None:
                screen.line(fear)
        elif command == "rule":
            self._rule(rest)
        elif command == "save":
            self._save(rest)
        else:
            self._quit()

    def _inquire(self, seat: int, entry: str) -> None:
        """Answer a question of the title's; without one, say what can be asked."""
        title, screen = self.match.title, self.screen
        try:
            lines = ask(self.match, seat, entry, screen.narrator) if entry else []
        except UnknownInquiry:
            lines = []
        for line in lines:
            screen.line(line)
        if lines:
            return
        if not title.inquiries:
            screen.tell("play-ask-none")
        for kind in title.inquiries:
            form = " ".join((kind.key, *(domain.upper() for domain in kind.domains)))
            screen.tell("play-ask-form", form=form, words=screen.narrator.catalogue.say(f"inquiry-{kind.key}"))

    def _foretell(self, seat: int, entry: str) -> None:
        """What is meant by an entry, or all that is offered, before anything of it is done."""
        match, screen = self.match, self.screen
        legal = match.state.legal(seat)
        meant = screen.phrases.understand(entry, legal).allowed if entry else legal
        if entry and not meant:
            meant = screen.phrases.understand(entry, match.state.asides(seat)).allowed
        lines = foretell(match, seat, meant, screen.narrator, screen.texts)
        for line in lines:
            screen.line(line)
        if not lines:
            screen.tell("play-what-none")

    def _help(self) -> None:
        """What can be typed, with examples of what is offered now: things rather than bare words, if there are any."""
        match, screen, seat = self.match, self.screen, self._person()
        legal = match.state.legal(seat) or match.state.asides(seat)
        spelt = sorted((screen.phrases.spell(action) for action in legal), key=lambda text: " " not in text)
        prompt = match.title.prompt(match.state, seat)
        rule = "" if prompt is None else prompt.rule
        screen.tell("play-help", action=spelt[0], short=self._cut_short(spelt[0], legal), other=spelt[-1], rule=rule)

    def _cut_short(self, text: str, legal: list[int]) -> str:
        """The least that has to be typed of every word of an action."""
        for letters in range(1, len(text)):
            short = " ".join(word[:letters] for word in text.split())
            if len(self.screen.phrases.understand(short, legal).allowed) == 1:
                return short
        return text

    def _undo(self, seat: int, how: str) -> None:
        """Take back the latest decision, or all of the plan that it belongs to."""
        whole = how.casefold() in ("all", self.screen.say("play-word-all").casefold())
        try:
            taken = [self.match.undo(seat) for _ in range(max(1, self.match.planned(seat)) if whole else 1)]
        except NothingToUndo as error:
            self.screen.tell(f"play-undo-{error.reason}")
            return
        self._told = min(self._told, len(self.match.log(seat)))
        self._moves_drawn = min(self._moves_drawn, len(self.match.moves))
        actions = "; ".join(self.screen.narrator.action(action) for action in taken)
        self.screen.tell("play-undone", action=actions)
        self._keep()

    def _list_orders(self, revoked: str) -> None:
        """What is answered in the person's place; one is revoked by its number."""
        screen, orders = self.screen, self._orders
        if revoked.isdecimal() and orders.revoke(int(revoked)):
            screen.tell("play-order-revoked")
        if not orders.standing:
            screen.tell("play-orders-none")
        for number, sentence in enumerate(orders.sentences(screen.narrator), start=1):
            screen.line(f"{number}. {sentence}")

    def _rule(self, rule_id: str) -> None:
        if not rule_id:
            self.screen.tell("play-rule-which")
            return
        try:
            language = self.screen.narrator.catalogue.language
            rules.build(language).main([rule_id, "--lang", language], prog_name="rules", standalone_mode=False)
        except (SystemExit, click.ClickException):
            return  # the command has said what was wrong

    def _save(self, name: str) -> bool:
        """Save to a named file, or to the one in use; say whether that worked."""
        if not name and self.file is None:
            self.screen.tell("play-save-which")
            return False
        path = Path(name).expanduser() if name else self.file
        if path is None or (path != self.file and path.exists()):
            self.screen.tell("play-save-exists", file=str(path))
            return False
        try:
            save_record(self.match.record(), path)
        except OSError as error:
            self.screen.tell("play-save-failed", file=str(path), detail=str(error.strerror or error))
            return False
        self.file = path
        self.screen.tell("play-saved", file=str(path))
        return True

    def _quit(self) -> None:
        if self.file is None:
            self._offer_to_save()
        self.left = True

    def _offer_to_save(self) -> None:
        while True:
            name = self.keyboard.ask(self.screen.say("play-save-offer"))
            if not name or self._means(name, "no"):
                return
            if self._means(name, "yes"):
                # Who says yes has not said where; nobody wants a file of that name.
                self.screen.tell("play-save-name")
            elif self._save(name):
                return

    def _means(self, entry: str, answer: str) -> bool:
        """Whether an entry is yes, or no, in either language and however short."""
        words = {answer, answer[0], *self.screen.say(f"play-words-{answer}").split()}
        return entry.casefold() in words

    # ------------------------------------------------------------------ around the moves

    def _keep(self) -> None:
        """After every change: the file, if there is one, is the game as it stands."""
        if self.file is None:
            return
        try:
            save_record(self.match.record(), self.file)
        except OSError as error:
            self.screen.tell("play-save-failed", file=str(self.file), detail=str(error.strerror or error))
            self.file = None

    def _show_news(self, heading: str) -> None:
        events = self.match.log(self.seat, self._told)
        self._told += len(events)
        if heading:
            self.screen.news(self.match.state, events, heading)
        else:
            for event in events:
                self.screen.line(self.screen.narrator.event(self.match.state, event))

    def _finish(self) -> None:
        self._show_news("play-since" if self.seat is not None else "")
        self.screen.board(self.match.title.look(self.match.state, self.seat))
        self.screen.result(self.match.state, self.match.result())
        self.screen.line()
        if self.file is None and self.seat is not None and not self.left:
            self._offer_to_save()
        if self.file is not None:
            self.screen.tell("play-verify", file=str(self.file))

    def _say_how_to_go_on(self) -> None:
        if self.file is None:
            self.screen.tell("play-left-unsaved")
        else:
            self.screen.tell("play-left", file=str(self.file))

    def _person(self) -> int:
        if self.seat is None:
            raise AssertionError("nobody at the keyboard has a seat")
        return self.seat

    def _offers(self) -> list[str]:
        """For completion: the legal entries, then the commands."""
        if self.seat is None or self.match.over:
            return []
        state = self.match.state
        actions = [self.screen.phrases.spell(one) for one in (*state.legal(self.seat), *state.asides(self.seat))]
        return [*actions, *(self.screen.say(f"play-command-{command}") for command in COMMANDS)]
