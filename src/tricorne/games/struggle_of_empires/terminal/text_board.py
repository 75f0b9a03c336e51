"""Struggle of Empires at the terminal: its board, its tiles, the odds of an attack."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console
from rich.text import Text

from tricorne.games.struggle_of_empires.terminal import board
from tricorne.games.struggle_of_empires.terminal.colours import SEATS, style
from tricorne.games.struggle_of_empires.terminal.odds import show_odds
from tricorne.games.struggle_of_empires.text import say
from tricorne.kernel.message import Arg, Message, read_message
from tricorne.kernel.spoken import spoken
from tricorne.kernel.state import State
from tricorne.kernel.text_board import TextBoard, View


class EmpiresBoard(TextBoard):
    seats = SEATS
    commands: ClassVar[list[str]] = ["odds", "tiles"]
    typed = "build army, attack india france"
    in_one_line: ClassVar[list[str]] = ["raise", "higher"]

    def show_board(self, console: Console, view: View) -> None:
        board.show_board(console, view)

    def help(self) -> list[tuple[Message, Message]]:
        return [(say("help-odds.typed"), say("help-odds")), (say("help-tiles.typed"), say("help-tiles"))]

    def business(self, view: View) -> list[Text]:
        return board.business(view)

    def whole_acts(self, view: View) -> list[Text]:
        auction = view["auction"]
        if auction is None or view["decision"]["key"] not in ("bid", "pass-or-raise"):
            return []
        proposal = auction["proposals"][-1]
        example = " ".join(f"{side} {proposal[side]}" for side in ("red", "blue") if proposal[side])
        kept = say("board-bid-keep") if auction["bidder"] else None
        line = Text(f"     {spoken(say('board-bid', least=auction['least'], most=auction['most']))} ")
        line.append(f"bid {auction['least']} {example}", "bold")
        if kept is not None:
            line.append(f"; {spoken(kept)} ")
            line.append(f"bid {auction['least']}", "bold")
        return [line]

    def moment(self, view: View) -> str:
        """A new turn, a new phase, each round of the set-up."""
        turn = view["turn"]["power"] if view["turn"] else ""
        placed = str(view["powers"]) if view["war"] == 0 else ""
        return f"{view['war']}/{view['phase']}/{view['round']}/{turn}/{placed}"

    def command(self, console: Console, state: State, actor: str, verb: str, rest: str) -> None:
        if verb == "odds":
            show_odds(console, state.sample(actor), actor, rest)
        else:
            _tiles(console, state.view(actor))


def _tiles(console: Console, view: View) -> None:
    for tile in view["tiles"]:
        parts = [say(f"price-{key}", count=tile[key]) for key in ("gold", "population", "unrest") if tile[key]]
        price: list[Arg] = [*parts] if parts else [say("price-nothing")]
        line = Text(f"  {spoken(say('board-tile', display=tile['display'], copies=tile['copies']))}  ")
        line.append(f"{board.name(view, 'tile', tile['id'])}  {tile['id']}", style("") if tile["display"] else "dim")
        told = spoken(say("board-tile-effect", price=price, effect=read_message(tile["effect"])))
        line.append(f" {told}")
        console.print(line, highlight=False, soft_wrap=True)
