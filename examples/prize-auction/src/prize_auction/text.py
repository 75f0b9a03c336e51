"""What the game says: keys and facts. The sentences stand in ``messages/LANGUAGE/game.ftl``."""

from __future__ import annotations

from pathlib import Path

from tricorne.kernel.engine import Refusal
from tricorne.kernel.languages import add_messages
from tricorne.kernel.message import Arg, Message, Thing

GAME = "prize-auction"
SEATS = ["anchor", "bell", "crown", "dolphin", "eagle"]
"""The merchants are known by the signs over their doors."""

add_messages(GAME, Path(__file__).parent / "messages")


def say(key: str, **args: Arg) -> Message:
    """A message of this game."""
    return Message(f"{GAME}/{key}", args)


def refuse(key: str, rules: list[str], **args: Arg) -> Refusal:
    """Why something is not open, and the rules that say so."""
    return Refusal(say(key, **args), rules)


def merchant(seat: int) -> Thing:
    return Thing("seat", SEATS[seat])


def ship(id: str) -> Thing:
    return Thing("prize", id)
