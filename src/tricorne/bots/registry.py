"""Bots by name. A bot of your own is named by its file and class: ``mine.py:Cautious``."""

from __future__ import annotations

import importlib.util
import os

from tricorne.bots.bot import Bot, Seat
from tricorne.bots.heuristic import Heuristic
from tricorne.bots.random import Random
from tricorne.kernel.errors import TricorneError, did_you_mean
from tricorne.kernel.state import State

HOUSE: dict[str, type[Bot]] = {kind.name: kind for kind in (Heuristic, Random)}
"""The bots of the house."""

_own: dict[str, type[Bot]] = {}


class BadBot(TricorneError):
    """No bot of that name, or a file that holds none."""


def names() -> list[str]:
    """The names of the bots of the house."""
    return list(HOUSE)


def for_game(game: str) -> list[type[Bot]]:
    """The bots of the house that play a game, the best first.

    >>> [kind.name for kind in for_game("struggle-of-empires")]
    ['heuristic', 'random']
    """
    return [kind for kind in HOUSE.values() if not kind.games or game in kind.games]


def bot(name: str) -> type[Bot]:
    """The bot of a name, or of a file of your own as ``path.py:Class``; call it to make a player.

    >>> bot("random").name
    'random'
    """
    if name in HOUSE:
        return HOUSE[name]
    path, colon, kind = name.rpartition(":")
    if colon and path.endswith(".py"):
        if name not in _own:
            _own[name] = _load(os.path.abspath(path), path, kind)
        return _own[name]
    raise BadBot(
        f"there is no bot {name!r}: {did_you_mean(name, names())}, or name a file of your own as path.py:Class"
    )


def let_play(state: State, player: Bot, seat: Seat, name: str) -> None:
    """Let a bot decide and play it; BadBot if it fails or answers what is not open. ``name`` is the bot's."""
    try:
        action = player.decide(seat)
    except Exception as problem:
        said = f"{type(problem).__name__}: {problem}".splitlines()[0]
        raise BadBot(f"the bot {name} failed for {seat.name}: {said}") from problem
    try:
        state.play(action)
    except TricorneError as refusal:
        raise BadBot(f"the bot {name} answered {action!r} for {seat.name}: {refusal}") from refusal


def _load(path: str, shown: str, kind: str) -> type[Bot]:
    if not os.path.isfile(path):
        raise BadBot(f"{shown}: there is no such file; name the file of your bot as path.py:Class")
    spec = importlib.util.spec_from_file_location(f"tricorne_own_bot_{len(_own)}", path)
    assert spec is not None, path
    assert spec.loader is not None, path
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        raise BadBot(f"{shown}: cannot be loaded: {type(problem).__name__}: {problem}".splitlines()[0]) from problem
    found = getattr(module, kind, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        kinds = [word for word in dir(module) if _is_bot(getattr(module, word))]
        raise BadBot(f"{shown}: has no bot {kind!r}; {did_you_mean(kind, kinds)} (a bot is a class derived from Bot)")
    return found


def _is_bot(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Bot) and thing is not Bot
