"""The language of this terminal: a process that talks to one person speaks one language at a time.

>>> from tricorne.kernel.message import say
>>> speak("de")
>>> spoken(say("prompt-over"))
'Das Spiel ist aus.'
>>> speak("en")
>>> spoken(say("prompt-over"))
'The game is over.'
"""

from __future__ import annotations

from tricorne.kernel import languages
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import Arg, Message

_NOW = [languages.ENGLISH]


def speak(language: str) -> None:
    """From now on everything is said in this language."""
    _NOW[0] = language


def spoken_language() -> str:
    return _NOW[0]


def spoken(said: Message | TricorneError | str) -> str:
    """A message or an error as words in the language of the terminal; words stay as they are."""
    return said if isinstance(said, str) else said.text(_NOW[0])


def spoken_arg(value: Arg) -> str:
    """A thing that has a name, or any other argument of messages, in the language of the terminal."""
    return languages.argument(value, _NOW[0])
