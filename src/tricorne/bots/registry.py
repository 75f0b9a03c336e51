"""Bots by name. A bot of your own is named by its file and class: ``mine.py:Cautious``.

Behind an ``@`` a part of the thinking time may be named: ``marshal@0.1`` thinks a tenth as long as ``marshal``.
"""

from __future__ import annotations

import importlib.util
import os

from tricorne.bots.bot import Bot, Seat
from tricorne.bots.heuristic import Colonial, Continental, Heuristic
from tricorne.bots.levels import Captain, Ensign, General, Marshal
from tricorne.bots.random import Random
from tricorne.bots.recruit import Recruit
from tricorne.bots.search.bot import Search
from tricorne.kernel.errors import TricorneError, did_you_mean
from tricorne.kernel.state import State

HOUSE: dict[str, type[Bot]] = {
    kind.name: kind
    for kind in (Captain, General, Marshal, Ensign, Heuristic, Colonial, Continental, Recruit, Search, Random)
}
"""The bots of the house: the levels, first the one that plays where none is named; then others to study."""

_own: dict[str, type[Bot]] = {}


class BadBot(TricorneError):
    """No bot of that name, or a file that holds none."""


def names() -> list[str]:
    """The names of the bots of the house."""
    return list(HOUSE)


def for_game(game: str) -> list[type[Bot]]:
    """The bots of the house that play a game, the levels first.

    >>> [kind.name for kind in for_game("imperial-struggle")]
    ['captain', 'general', 'marshal', 'ensign', 'heuristic', 'recruit', 'search', 'random']
    """
    return [kind for kind in HOUSE.values() if not kind.games or game in kind.games]


def bot(name: str) -> type[Bot]:
    """The bot of a name, or of a file of your own as ``path.py:Class``; call it to make a player.

    >>> bot("random").name
    'random'
    >>> bot("marshal@0.1").name
    'marshal@0.1'
    """
    if name in HOUSE:
        return HOUSE[name]
    whole, at, part = name.rpartition("@")
    if at:
        return _in_part(bot(whole), name, part)
    path, colon, kind = name.rpartition(":")
    if colon and path.endswith(".py"):
        if name not in _own:
            _own[name] = _load(os.path.abspath(path), path, kind)
        return _own[name]
    raise BadBot(
        f"there is no bot {name!r}: {did_you_mean(name, names())}, or name a file of your own as path.py:Class"
    )


def _in_part(kind: type[Bot], name: str, part: str) -> type[Bot]:
    """The same bot with a part of its thinking time."""
    try:
        fraction = float(part)
    except ValueError:
        fraction = 0.0
    if not 0.0 < fraction < 1e6:
        raise BadBot(f"{name}: behind @ stands a part of the thinking time, such as marshal@0.1")
    if not kind.budgets:
        raise BadBot(f"{name}: {kind.name} does not think ahead; leave @{part} out")
    budgets = {game: budget.times(fraction) for game, budget in kind.budgets.items()}
    return type(kind.__name__, (kind,), {"name": name, "budgets": budgets})


def choose(player: Bot, seat: Seat, name: str) -> int:
    """What a bot decides; BadBot if it fails or answers what is not open. ``name`` is the bot's."""
    try:
        action = player.decide(seat)
    except Exception as problem:
        said = f"{type(problem).__name__}: {problem}".splitlines()[0]
        raise BadBot(f"the bot {name} failed for {seat.name}: {said}") from problem
    try:
        refusal = seat.why_not(action)
    except TricorneError as problem:
        raise BadBot(f"the bot {name} answered {action!r} for {seat.name}: {problem}") from problem
    if refusal is not None:
        raise BadBot(f"the bot {name} answered {action!r} for {seat.name}: {refusal.reason}")
    return action


def let_play(state: State, player: Bot, seat: Seat, name: str) -> None:
    """Let a bot decide and play it; BadBot if it fails or answers what is not open. ``name`` is the bot's."""
    state.play(choose(player, seat, name))


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
