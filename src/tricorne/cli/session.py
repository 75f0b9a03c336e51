"""A game at the terminal: bots play by themselves, people are asked, and may look, ask why, take back and save.

A person sees what his seat may see and no more. Where several people share the screen, a curtain falls between
their turns.
"""

from __future__ import annotations

import sys
from urllib.parse import quote

from rich.console import Console
from rich.text import Text

from tricorne.bots import Bot, Seat, bot, reason
from tricorne.bots.registry import choose, finish
from tricorne.bots.talk import EXCHANGES, first_words
from tricorne.cli.choices import Choices
from tricorne.cli.common import write_file
from tricorne.cli.log import Story, seat_name, with_seat
from tricorne.cli.plain_board import text_board
from tricorne.kernel.action import ActionId
from tricorne.kernel.asides import by_person
from tricorne.kernel.errors import BadAction, IllegalAction, TricorneError, hint, nearest
from tricorne.kernel.message import Arg, say
from tricorne.kernel.message import Text as Words
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import PLAY, standing
from tricorne.kernel.rules_told import told
from tricorne.kernel.spoken import spoken, spoken_language
from tricorne.kernel.state import State
from tricorne.kernel.whole_acts import act_of

HELP = ["verb", "why", "why-power"]
HELP_MORE = ["view", "rule", "log", "undo", "aside", "save", "quit"]
"""Lines of the help, before and after those of the game."""
TYPED_WIDE = 16
COMMANDS = ["why", "view", "rule", "log", "undo", "aside", "save", "resume", "help", "quit"]
LOG_LINES = 15
PERSON = "person"
SAFE = "/:.@"
"""What stands in a bot's name as it is; the names of engines hold spaces."""


class Leave(Exception):
    """The player goes."""


class Resume(Exception):
    """The player wants to go on with another game."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class Session:
    """One game at this terminal."""

    def __init__(self, state: State, players: dict[str, str], console: Console) -> None:
        self.state = state
        self.players = players
        """Who leads each seat: a bot's name, or ``person``."""
        self.console = console
        self.board = text_board(state.game)
        self.seats = self.board.seats
        self.commands = COMMANDS + self.board.commands
        self.people = [seat for seat in state.seats if players[seat] == PERSON]
        self.bots: dict[str, tuple[Bot, Seat]] = {}
        seed = str(state.header.get("seed", ""))
        for seat in state.seats:
            if players[seat] != PERSON:
                self.bots[seat] = (bot(players[seat])(), Seat(state, seat, seed))
        self.story = Story(state, self.seats)
        self.told = state.last.number
        """The last entry of the log that has been shown."""
        self.shown = ""
        """The moment of the game at which the board was last shown."""
        self.said = 0
        """What bots have said since the last action, or since a person spoke."""
        self.heard = -1
        """The entry after which somebody was asked for an offer."""
        self.begun = (state.last, state.position.clone())
        """Where the act under way began: its parts become one line of the record."""
        self.before_curtain = ""
        """Who sat at the screen last."""

    # -- the table ---------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        while (actor := self.state.actor) is not None:
            if self._talk():
                continue
            if actor in self.bots:
                self._let_play(actor)
                if not self.people:
                    self._tell(None)
            else:
                self._ask(actor)
        self._tell(None)
        self.board.show_board(self.console, self.state.view(None))

    def _talk(self) -> bool:
        """One bot says one thing, an offer or an answer; False when all are silent."""
        for seat, (player, eyes) in self.bots.items():
            if self.said < EXCHANGES:
                text = first_words(self.state, player, eyes, self.people)
                if text:
                    before = self.state.position.clone()
                    self.state.aside(seat, text)
                    self.story.note(before)
                    self.said += 1
                    return True
        return False

    def _let_play(self, actor: str) -> None:
        """A bot decides; where it has something to sell to a person at this screen, that person is asked first."""
        player, eyes = self.bots[actor]
        action = choose(player, eyes, self.players[actor])
        buyer = player.hears(eyes, action)
        if buyer in self.people and self.heard != self.state.last.number:
            self.heard = self.state.last.number
            if self._hear(buyer, actor):
                return
        before = self.state.position.clone()
        finish(self.state, player, eyes, self.players[actor], action)
        self._noted(before)

    def _hear(self, buyer: str, seller: str) -> bool:
        """Let a person make an offer to a bot; whether one was made."""
        self._tell(buyer)
        example = f"offer {seller} 2 for navies 0 armies 1"
        asked = say("cli-hear", seat=self.state.game.seat_thing(seller), example=Words(example))
        line = with_seat(asked, seller, self.state.game, self.seats)
        line.highlight_words([example], "bold")
        self.console.print(Text("\n"), line, sep="", highlight=False, soft_wrap=True)
        while typed := self._read(f"{self._name(buyer)}> ").split():
            try:
                return self._aside(buyer, " ".join(typed[1:] if typed[0] == "aside" else typed))
            except TricorneError as problem:
                self._complain(problem)
        return False

    def _play(self, action: ActionId | str) -> None:
        if not self.state.engine.within_act(self.state.position):
            self.begun = (self.state.last, self.state.position.clone())
        self.state.play(action)
        since, before = self.begun
        if not self.state.engine.within_act(self.state.position):
            self.state.join(since)
            self.told = min(self.told, since.number)
            self._noted(before)

    def _noted(self, before: AnyPosition) -> None:
        self.story.note(before)
        self.said = 0

    def _ask(self, actor: str) -> None:
        """Ask a person once."""
        if actor != self.before_curtain:
            if self.before_curtain and len(self.people) > 1:
                self._curtain(actor)
            self.before_curtain = actor
            self.shown = ""
        self._tell(actor)
        view = self.state.view(actor)
        if self.shown != self.board.moment(view):
            self.shown = self.board.moment(view)
            self.board.show_board(self.console, view)
        else:
            for remark in self.board.business(view):
                self.console.print(remark, highlight=False)
        prompt = self.state.prompt
        asked = say("cli-question", seat=self.state.game.seat_thing(actor), prompt=prompt.words)
        line = with_seat(asked, actor, self.state.game, self.seats, "bold")
        line.append(f"  ({', '.join(prompt.rules)})", "not bold dim")
        self.console.print(Text("\n"), line, sep="", highlight=False, soft_wrap=True)
        actions = self.state.game.actions
        said = self.board.whole_acts(view)
        unlisted = self.board.in_one_line if said else []
        legal = [number for number in self.state.legal() if actions[number].text.split()[0] not in unlisted]
        choices = Choices(legal, actions, self.board.notes(view))
        choices.show(self.console)
        for remark in said:
            self.console.print(remark, highlight=False, soft_wrap=True)
        done = False
        while not done:
            try:
                done = self._answer(actor, self._read(f"{self._name(actor)}> "), choices)
            except TricorneError as problem:
                self._complain(problem)

    def _read(self, sign: str) -> str:
        if sys.stdin.isatty():
            try:
                return input(sign)
            except EOFError:
                raise Leave from None
        typed = sys.stdin.readline()
        if not typed:
            raise Leave
        # What came through a pipe is shown as it would stand on the screen.
        self.console.print(Text(sign + typed.rstrip("\n")), highlight=False)
        return typed

    def _curtain(self, actor: str) -> None:
        """Hand the screen over: what the last player saw scrolls away."""
        asked = say("cli-curtain", seat=self.state.game.seat_thing(actor))
        line = Text(f"{'=' * 20} ")
        line.append_text(with_seat(asked, actor, self.state.game, self.seats))
        line.append(f" {'=' * 20}")
        if sys.stdin.isatty():
            self.console.clear()
        self.console.print(line, highlight=False)
        if sys.stdin.isatty():
            self._read("")
            self.console.clear()

    def _tell(self, eyes: str | None) -> None:
        """What happened since the log was last shown."""
        for page in self.story.tell(self.told, eyes):
            self.console.print(page, highlight=False, soft_wrap=True)
        self.told = self.state.last.number

    def _name(self, seat: str) -> str:
        return seat_name(self.state.game, seat)

    def _say(self, key: str, style: str = "", **args: Arg) -> None:
        self.console.print(Text(spoken(say(key, **args)), style), highlight=False, soft_wrap=True)

    def _complain(self, problem: TricorneError) -> None:
        self.console.print(Text(spoken(problem), "yellow"), highlight=False, soft_wrap=True)

    # -- what a player types -----------------------------------------------------------------------

    def _answer(self, actor: str, typed: str, choices: Choices) -> bool:
        """Do what was typed; True when the game has moved and somebody must be asked anew."""
        words = typed.split()
        if not words:
            return False
        verb = words[0].lower()
        rest = " ".join(words[1:])
        if verb.isdigit() and not rest:
            return self._number(int(verb), choices)
        if verb.endswith(":") and verb[:-1] in self.state.seats:
            return self._aside(verb[:-1], rest)
        if verb in self.commands:
            return self._command(actor, verb, rest)
        text = " ".join(words).lower()
        if text in choices.groups and text not in self.state.game.actions:
            choices.show(self.console, text)
            return False
        if text not in self.state.game.actions and verb not in self._verbs():
            words_near = self.commands + list(choices.groups)
            near = hint(verb, words_near) if nearest(verb, words_near) else say("cli-type-something")
            raise BadAction(say("cli-no-command", words=Words(verb), hint=near))
        self._play(text)
        return True

    def _verbs(self) -> set[str]:
        return {action.text.split()[0] for action in self.state.game.actions}

    def _number(self, number: int, choices: Choices) -> bool:
        action = choices.numbered(number)
        if action is None:
            raise BadAction(say("cli-no-choice", number=number, most=len(choices.order)))
        self._play(action)
        return True

    def _command(self, actor: str, verb: str, rest: str) -> bool:
        if verb == "quit":
            raise Leave
        if verb == "resume":
            if not rest:
                raise BadAction(say("cli-resume-what"))
            raise Resume(rest)
        if verb == "help":
            self._help()
        elif verb == "view":
            self.board.show_board(self.console, self.state.view(actor))
        elif verb in self.board.commands:
            self.board.command(self.console, self.state, actor, verb, rest)
        elif verb == "log":
            self._log(actor, rest)
        elif verb == "rule":
            self._rule(rest.upper())
        elif verb == "why":
            self._why(rest)
        elif verb == "save":
            self.save(rest)
        elif verb == "aside":
            return self._aside(actor, rest)
        else:
            return self._undo(actor)
        return False

    def _undo(self, actor: str) -> bool:
        """Take back the last action of a person at this screen, and what bots did after it: bots do not mind."""
        before = self.state.position.clone()
        at = standing(self.state.last)
        while not at.barrier and (at.kind != PLAY or at.seat not in self.people):
            assert at.before is not None
            at = standing(at.before)
        if at.barrier or at.before is None:
            self.state.undo(seat=actor)
        else:
            self.state.undo(to=standing(at.before).number, seat=at.seat, shared=True)
        for seat in self.bots:
            # A bot that remembers must not remember what never happened.
            self.bots[seat] = (bot(self.players[seat])(), self.bots[seat][1])
        self.story.note(before)
        self.shown = ""
        return True

    def _aside(self, seat: str, rest: str) -> bool:
        if seat not in self.people:
            raise IllegalAction(say("cli-not-here", seat=self.state.game.seat_thing(seat)))
        before = self.state.position.clone()
        by_person(self.state, seat, rest)
        self.said = 0
        self.story.note(before)
        return True

    def _why(self, rest: str) -> None:
        if not rest:
            raise BadAction(say("cli-why-what"))
        if rest.lower() in self.bots:
            self._reason(rest.lower())
            return
        refusal = self.state.why_not(rest)
        if refusal is None:
            self._say("cli-open", action=Words(rest))
            return
        rules = f" ({', '.join(refusal.rules)})" if refusal.rules else ""
        told = spoken(say("cli-not-now", reason=refusal.reason))
        self.console.print(Text(told + rules), highlight=False, soft_wrap=True)
        for id in refusal.rules:
            text = self._rule_text(id)
            if text:
                self.console.print(Text(f"  {id}: {text}", "dim"), soft_wrap=True)

    def _rule(self, id: str) -> None:
        """A rule of the catalogue; it is in English where the game has not said it in the language of the terminal."""
        words, language = told(self.state.game, spoken_language()).rule(id)
        if language != spoken_language():
            self._say("cli-rule-english", "dim")
        self.console.print(Text(f"{id}: {words}"), highlight=False)

    def _rule_text(self, id: str) -> str:
        """What a rule says in the language of the terminal; empty where nothing is written in it."""
        if not self.state.game.rulebook.knows(id):
            return ""
        words, language = told(self.state.game, spoken_language()).rule(id)
        return words if language == spoken_language() else ""

    def _help(self) -> None:
        """What can be typed, in a table."""
        self._say("cli-help", typed=Words(self.board.typed))
        rows = [(say(f"cli-help-{row}.typed"), say(f"cli-help-{row}")) for row in HELP]
        rows += self.board.help()
        rows += [(say(f"cli-help-{row}.typed"), say(f"cli-help-{row}")) for row in HELP_MORE]
        for typed, does in rows:
            self.console.print(Text(f"  {spoken(typed):<{TYPED_WIDE}} {spoken(does)}"), highlight=False)

    def _reason(self, seat: str) -> None:
        """Why a bot made its last move."""
        for entry, before, _ in reversed(self.story.pages):
            if entry.kind == PLAY and entry.seat == seat:
                was = self.state.clone()
                was.position = before.clone()
                action = act_of(was.engine, was.game.actions, was.position, entry.text).parts[0]
                said = reason(was, seat, bot(self.players[seat])(), action)
                told = said or say("cli-reason-kept", seat=self.state.game.seat_thing(seat))
                self.console.print(Text(f"{entry.number:>4} {spoken(told)}"), highlight=False, soft_wrap=True)
                return
        raise BadAction(say("cli-no-move", seat=self.state.game.seat_thing(seat)))

    def _log(self, actor: str, rest: str) -> None:
        if rest and not rest.isdigit():
            raise BadAction(say("cli-log-number"))
        number = int(rest) if rest else LOG_LINES
        for page in self.story.tell(max(-1, self.state.last.number - number), actor):
            self.console.print(page, highlight=False, soft_wrap=True)

    def save(self, path: str) -> None:
        """Write the whole record, and who leads which seat as a remark."""
        if not path:
            raise BadAction(say("cli-save-where"))
        led = " ".join(f"{seat}={quote(self.players[seat], safe=SAFE)}" for seat in self.state.seats)
        write_file(path, f"# Led by: {led}\n{self.state.record}")
        self._say("cli-saved", file=Words(path), command=Words(f"tricorne play --resume {path}"))
