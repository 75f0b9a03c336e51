"""Bots by name. A bot of your own is named by its file and class: ``mine.py:Cautious``; one in another language by its
command: ``engine:./mine`` (engine.py). Hosts give engines names, which every process finds in the environment.

Behind an ``@`` a part of the thinking time may be named: ``marshal@0.1`` thinks a tenth as long as ``marshal``.
"""

from __future__ import annotations

import importlib.util
import json
import os

import tricorne
from tricorne.bots.engine import BadEngine, engine, is_engine
from tricorne.bots.heuristic import Heuristic, in_style
from tricorne.bots.levels import (
    Captain,
    CaptainBefore,
    Ensign,
    EnsignBefore,
    General,
    GeneralBefore,
    Marshal,
    MarshalBefore,
)
from tricorne.bots.network.bot import Network
from tricorne.bots.random import Random
from tricorne.bots.search.bot import Search
from tricorne.kernel.action import ActionId
from tricorne.kernel.bot import Bot, Seat
from tricorne.kernel.errors import TricorneError, hint
from tricorne.kernel.extras import installed, require
from tricorne.kernel.message import Text, as_it_stood, in_english, say
from tricorne.kernel.state import State
from tricorne.kernel.whole_acts import goes_on

LEVELS: list[type[Bot]] = [Captain, General, Marshal, Ensign]
"""First the one that plays where none is named."""
OTHERS: list[type[Bot]] = [
    Heuristic,
    Network,
    Search,
    Random,
    MarshalBefore,
    GeneralBefore,
    CaptainBefore,
    EnsignBefore,
]
"""To study."""
BUILT_IN: dict[str, type[Bot]] = {kind.name: kind for kind in LEVELS + OTHERS}
"""The bots that play every game with a playbook."""

ENGINES = "TRICORNE_ENGINES"
"""The variable that names engines: a JSON object from names to commands."""

_own: dict[str, type[Bot]] = {}
_styled: dict[str, type[Bot]] = {}


class BadBot(TricorneError):
    """No bot of that name, or a file that holds none."""


def _of_games() -> dict[str, type[Bot]]:
    """Bots that one game brings with it: its styles of play and bots of its own."""
    found: dict[str, type[Bot]] = {}
    for id in tricorne.games():
        playbook = tricorne.game(id).playbook()
        if playbook is None:
            continue
        for style, words in playbook.styles.items():
            found.setdefault(style, _styled.setdefault(style, in_style(style, words)))
        for kind in playbook.own_bots():
            found.setdefault(kind.name, kind)
    return found


def name_engines(commands: list[str]) -> None:
    """Give engines names, ``NAME=COMMAND`` each, for this process and those that it starts."""
    found: dict[str, str] = {}
    for text in commands:
        name, equals, command = text.partition("=")
        if not equals or not name.replace("-", "").isalnum() or name in BUILT_IN or name in _of_games():
            raise BadBot(in_english(f"--engine {text}: give a name of its own and a command, such as mine=./mine"))
        bot(f"engine:{command}")
        found[name] = f"engine:{command}"
    os.environ[ENGINES] = json.dumps(found)


def _named_engines() -> dict[str, type[Bot]]:
    """The engines that have names."""
    found: dict[str, type[Bot]] = {}
    for name, command in json.loads(os.environ.get(ENGINES) or "{}").items():
        key = f"{name}={command}"
        if key not in _own:
            _own[key] = type("Engine", (bot(command),), {"name": name, "words": as_it_stood(name)})
        found[name] = _own[key]
    return found


def _all() -> list[type[Bot]]:
    return [*LEVELS, OTHERS[0], *_of_games().values(), *OTHERS[1:], *_named_engines().values()]


def names() -> list[str]:
    """The names of all bots: ours, and those that the games bring with them."""
    return [kind.name for kind in _all()]


def for_game(game: str) -> list[type[Bot]]:
    """The bots that play a game, the levels first; those whose packages are not installed are left out.

    >>> [kind.name for kind in for_game("imperial-struggle")][:9]
    ['captain', 'general', 'marshal', 'ensign', 'heuristic', 'recruit', 'network', 'search', 'random']
    """
    return [kind for kind in _all() if kind.plays(tricorne.game(game)) and installed(kind.packages)]


def games_of(kind: type[Bot]) -> list[str]:
    """The ids of the games that a bot plays.

    >>> games_of(bot("recruit"))
    ['imperial-struggle']
    """
    return [id for id in tricorne.games() if kind.plays(tricorne.game(id))]


def bot(name: str) -> type[Bot]:
    """The bot of a name, or of a file of your own as ``path.py:Class``; call it to make a player.

    >>> bot("random").name
    'random'
    >>> bot("marshal@0.1").name
    'marshal@0.1'
    """
    if name in BUILT_IN:
        require("bots", BUILT_IN[name].packages)
        return BUILT_IN[name]
    if is_engine(name):
        try:
            return _own.setdefault(name, engine(name))
        except BadEngine as problem:
            raise BadBot(in_english(str(problem))) from None
    named = _named_engines()
    if name in named:
        return named[name]
    whole, at, part = name.rpartition("@")
    if at:
        return _in_part(bot(whole), name, part)
    path, colon, kind = name.rpartition(":")
    if colon and path.endswith(".py"):
        if name not in _own:
            _own[name] = _load(os.path.abspath(path), path, kind)
        return _own[name]
    of_games = _of_games()
    if name in of_games:
        require("bots", of_games[name].packages)
        return of_games[name]
    raise BadBot(say("bad-bot", text=Text(name), hint=hint(name, names())))


def _in_part(kind: type[Bot], name: str, part: str) -> type[Bot]:
    """The same bot with a part of its thinking time."""
    try:
        fraction = float(part)
    except ValueError:
        fraction = 0.0
    if not 0.0 < fraction < 1e6:
        raise BadBot(in_english(f"{name}: behind @ stands a part of the thinking time, such as marshal@0.1"))
    if not any(kind.passes(tricorne.game(id)) for id in games_of(kind)):
        raise BadBot(in_english(f"{name}: {kind.name} does not think ahead; leave @{part} out"))
    return type(kind.__name__, (kind,), {"name": name, "part": fraction * kind.part})


def choose(player: Bot, seat: Seat, name: str) -> int:
    """What a bot decides; BadBot if it fails or answers what is not open. ``name`` is the bot's."""
    try:
        action = player.decide(seat)
    except Exception as problem:
        said = f"{type(problem).__name__}: {problem}".splitlines()[0]
        raise BadBot(in_english(f"the bot {name} failed for {seat.name}: {said}")) from problem
    try:
        refusal = seat.why_not(action)
    except TricorneError as problem:
        raise BadBot(in_english(f"the bot {name} answered {action!r} for {seat.name}: {problem}")) from problem
    if refusal is not None:
        raise BadBot(in_english(f"the bot {name} answered {action!r} for {seat.name}: {refusal.reason}"))
    return action


def let_play(state: State, player: Bot, seat: Seat, name: str) -> None:
    """Let a bot decide and play it, a whole act to its end; BadBot if it fails or answers what is not open. ``name`` is
    the bot's."""
    finish(state, player, seat, name, choose(player, seat, name))


def finish(state: State, player: Bot, seat: Seat, name: str, action: ActionId) -> None:
    """Play what a bot has decided, and the rest of the act if that is a part of one: it is one line of the record."""
    me = state.seat_number(seat.name)
    since = None if state.engine.within_act(state.position) else state.last
    state.play(action)
    while since is not None and goes_on(state.engine, state.position, me):
        state.play(choose(player, seat, name))
    if since is not None:
        state.join(since)


def _load(path: str, shown: str, kind: str) -> type[Bot]:
    if not os.path.isfile(path):
        raise BadBot(in_english(f"{shown}: there is no such file; name the file of your bot as path.py:Class"))
    spec = importlib.util.spec_from_file_location(f"tricorne_own_bot_{len(_own)}", path)
    assert spec is not None, path
    assert spec.loader is not None, path
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        raise BadBot(
            in_english(f"{shown}: cannot be loaded: {type(problem).__name__}: {problem}".splitlines()[0])
        ) from problem
    found = getattr(module, kind, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        kinds = [word for word in dir(module) if _is_bot(getattr(module, word))]
        raise BadBot(
            in_english(f"{shown}: has no bot {kind!r}; {hint(kind, kinds)} (a bot is a class derived from Bot)")
        )
    return found


def _is_bot(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Bot) and thing is not Bot
