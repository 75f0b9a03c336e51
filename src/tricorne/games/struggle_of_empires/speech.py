"""How the game speaks: its messages by their keys. The sentences stand in ``messages/LANGUAGE/*.ftl``.

This file needs nothing else of the game, so that all its files can speak; ``text.py`` adds the names of things.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tricorne.kernel.engine import Refusal
from tricorne.kernel.languages import add_messages
from tricorne.kernel.message import Arg, Message

GAME: Final = "struggle-of-empires"

add_messages(GAME, Path(__file__).parent / "messages")


def say(key: str, **args: Arg) -> Message:
    """A message of this game.

    >>> from tricorne.kernel.message import Thing
    >>> str(say("log-pass", power=Thing("power", "france")))
    'France passes an action.'
    """
    return Message(f"{GAME}/{key}", args)


def refuse(key: str, rules: list[str], **args: Arg) -> Refusal:
    """Why something is not allowed now, and the rules that say so."""
    return Refusal(Message(f"{GAME}/{key}", args), rules)
