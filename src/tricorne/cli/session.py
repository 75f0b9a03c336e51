"""A game at the terminal: bots play by themselves, people are asked, and may look, ask why, take back and save.

A person sees what his seat may see and no more. Where several people share the screen, a curtain falls between
their turns.
"""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from tricorne.bots import Bot, Seat, bot, let_play
from tricorne.cli.board import View, business, show_board
from tricorne.cli.choices import Choices
from tricorne.cli.colours import named, style, title
from tricorne.cli.common import write_file
from tricorne.cli.log import Story
from tricorne.cli.odds import show_odds
from tricorne.kernel.errors import BadAction, IllegalAction, TricorneError, did_you_mean
from tricorne.kernel.record import PLAY, standing
from tricorne.kernel.state import State

HELP = """\
Type the number of a choice, or the choice itself as it stands beside it: build army, attack india france.
  VERB             all choices of a verb that is folded: attack, claim, incite ...
  why ACTION       why an action is not open, or that it is
  odds ATTACK      the exact chances of an attack, or of odds sea: a distant sea move
  view             the board again
  tiles            the tiles on display, their price and effect
  rule ID          a rule of the catalogue, such as rule LOSS-6
  log [NUMBER]     the last lines of the log
  undo             take back the last action, as far as nothing was drawn or revealed
  aside WORDS      gold, offers, promises, remarks: aside pay france 3, aside say well met
                   (for another seat at this screen: france: pay britain 3)
  save FILE        write the record; resume FILE goes on with one
  quit             leave"""
COMMANDS = ["why", "odds", "view", "tiles", "rule", "log", "undo", "aside", "save", "resume", "help", "quit"]
LOG_LINES = 15
PERSON = "person"


class Leave(Exception):
    """The player goes."""


class Resume(Exception):
    """The player wants to go on with another game."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


def moment(view: View) -> str:
    """When the board is worth showing again: a new turn, a new phase, each round of the set-up."""
    turn = view["turn"]["power"] if view["turn"] else ""
    placed = str(view["powers"]) if view["war"] == 0 else ""
    return f"{view['war']}/{view['phase']}/{view['round']}/{turn}/{placed}"


class Session:
    """One game at this terminal."""

    def __init__(self, state: State, players: dict[str, str], console: Console) -> None:
        self.state = state
        self.players = players
        """Who leads each seat: a bot's name, or ``person``."""
        self.console = console
        self.people = [seat for seat in state.seats if players[seat] == PERSON]
        self.bots: dict[str, tuple[Bot, Seat]] = {}
        seed = str(state.header.get("seed", ""))
        for seat in state.seats:
            if players[seat] != PERSON:
                self.bots[seat] = (bot(players[seat])(), Seat(state, seat, seed))
        self.story = Story(state)
        self.told = state.last.number
        """The last entry of the log that has been shown."""
        self.shown = ""
        """The moment of the game at which the board was last shown."""
        self.before_curtain = ""
        """Who sat at the screen last."""

    # -- the table ---------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        while (actor := self.state.actor) is not None:
            if actor in self.bots:
                player, eyes = self.bots[actor]
                before = self.state.position.clone()
                let_play(self.state, player, eyes, self.players[actor])
                self.story.note(before)
                if not self.people:
                    self._tell(None)
            else:
                self._ask(actor)
        self._tell(None)
        show_board(self.console, self.state.view(None))

    def _play(self, action: int | str) -> None:
        before = self.state.position.clone()
        self.state.play(action)
        self.story.note(before)

    def _ask(self, actor: str) -> None:
        """Ask a person once."""
        if actor != self.before_curtain:
            if self.before_curtain and len(self.people) > 1:
                self._curtain(actor)
            self.before_curtain = actor
            self.shown = ""
        self._tell(actor)
        view = self.state.view(actor)
        if self.shown != moment(view):
            self.shown = moment(view)
            show_board(self.console, view)
        else:
            for remark in business(view):
                self.console.print(remark, highlight=False)
        prompt = self.state.prompt
        line = Text("\n")
        line.append_text(named(actor))
        line.append(f": {prompt.words}", "bold")
        line.append(f"  ({', '.join(prompt.rules)})", "dim")
        self.console.print(line, highlight=False, soft_wrap=True)
        choices = Choices(self.state.legal(), self.state.game.actions)
        choices.show(self.console)
        done = False
        while not done:
            try:
                done = self._answer(actor, self._read(f"{title(actor)}> "), choices)
            except TricorneError as problem:
                self.console.print(Text(str(problem), "yellow"), highlight=False, soft_wrap=True)

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
        line = Text(f"{'=' * 20} hand the screen to ")
        line.append_text(named(actor))
        line.append(f", then press Enter {'=' * 20}")
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
        if verb in COMMANDS:
            return self._command(actor, verb, rest)
        text = " ".join(words).lower()
        if text in choices.groups and text not in self.state.game.actions:
            choices.show(self.console, text)
            return False
        if text not in self.state.game.actions and verb not in self._verbs():
            hint = did_you_mean(verb, COMMANDS + list(choices.groups))
            near = hint if hint.startswith("did you") else "type a number, a choice, or help"
            raise BadAction(f"{verb!r} is neither a choice nor a command; {near}")
        self._play(text)
        return True

    def _verbs(self) -> set[str]:
        return {action.text.split()[0] for action in self.state.game.actions}

    def _number(self, number: int, choices: Choices) -> bool:
        action = choices.numbered(number)
        if action is None:
            raise BadAction(f"there is no choice {number}; the numbers go from 1 to {len(choices.order)}")
        self._play(action)
        return True

    def _command(self, actor: str, verb: str, rest: str) -> bool:
        if verb == "quit":
            raise Leave
        if verb == "resume":
            if not rest:
                raise BadAction("resume what? write resume FILE")
            raise Resume(rest)
        if verb == "help":
            self.console.print(HELP, highlight=False, markup=False)
        elif verb == "view":
            show_board(self.console, self.state.view(actor))
        elif verb == "tiles":
            self._tiles(actor)
        elif verb == "log":
            self._log(actor, rest)
        elif verb == "rule":
            self.console.print(f"{rest.upper()}: {self.state.game.rulebook.text(rest.upper())}", highlight=False)
        elif verb == "why":
            self._why(rest)
        elif verb == "odds":
            show_odds(self.console, self.state.sample(actor), actor, rest)
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
            raise IllegalAction(f"{title(seat)} is not led from this screen")
        before = self.state.position.clone()
        self.state.aside(seat, rest)
        self.story.note(before)
        return True

    def _why(self, rest: str) -> None:
        if not rest:
            raise BadAction("why what? write why ACTION, such as why build army")
        refusal = self.state.why_not(rest)
        if refusal is None:
            self.console.print(f"{rest} is open to you now.", highlight=False)
            return
        rules = f" ({', '.join(refusal.rules)})" if refusal.rules else ""
        self.console.print(f"Not now: {refusal.reason}{rules}", highlight=False, soft_wrap=True)
        book = self.state.game.rulebook
        for id in refusal.rules:
            if book.knows(id):
                self.console.print(Text(f"  {id}: {book.text(id)}", "dim"), soft_wrap=True)

    def _log(self, actor: str, rest: str) -> None:
        if rest and not rest.isdigit():
            raise BadAction("log takes a number of lines, such as log 40")
        number = int(rest) if rest else LOG_LINES
        for page in self.story.tell(max(-1, self.state.last.number - number), actor):
            self.console.print(page, highlight=False, soft_wrap=True)

    def _tiles(self, actor: str) -> None:
        tiles = self.state.view(actor)["tiles"]
        assert isinstance(tiles, list)
        for tile in tiles:
            price = ", ".join(f"{tile[key]} {key}" for key in ("gold", "population", "unrest") if tile[key]) or "free"
            line = Text(f"  {tile['display']} of {tile['copies']}  ")
            line.append(tile["id"], style("") if tile["display"] else "dim")
            line.append(f" ({price}): {tile['effect']}")
            self.console.print(line, highlight=False, soft_wrap=True)

    def save(self, path: str) -> None:
        """Write the whole record, and who leads which seat as a remark."""
        if not path:
            raise BadAction("save where? write save FILE")
        led = " ".join(f"{seat}={self.players[seat]}" for seat in self.state.seats)
        write_file(path, f"# Led by: {led}\n{self.state.record}")
        self.console.print(f"Saved to {path}; resume it with: tricorne play --resume {path}", highlight=False)
