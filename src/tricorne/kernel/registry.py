"""The games that are installed: each is an entry point of the group ``tricorne.games``, named by the game's id.

A package of its own can register a game there; Tricorne registers its own games in the same way. A package that
cannot be loaded is listed with what is wrong with it, and disturbs no other.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, NamedTuple

from tricorne.kernel import languages
from tricorne.kernel.errors import BadComponents, BadGame, TricorneError, UnknownGame, hint
from tricorne.kernel.game import Game
from tricorne.kernel.message import Arg, Message, Text, say

GROUP: Final = "tricorne.games"
HOUSE: Final = "tricorne"


class Listing(NamedTuple):
    """A game that some package registers."""

    id: str
    package: str
    """The name of the package as it was installed."""
    version: str
    """Of the package."""
    entry: EntryPoint
    taken_by: str = ""
    """The package that registers the same id and comes first; empty if this one does."""


def listings(entries: Iterable[EntryPoint]) -> list[Listing]:
    """What is registered: our own games first, then those of other packages by their names."""
    found: list[Listing] = []
    for entry in sorted(entries, key=_order):
        package = "" if entry.dist is None else entry.dist.name
        version = "" if entry.dist is None else entry.dist.version
        first = next((other.package for other in found if other.id == entry.name), "")
        if not any(other.entry == entry and other.package == package for other in found):
            found.append(Listing(entry.name, package, version, entry, first))
    return found


def _order(entry: EntryPoint) -> tuple[bool, str]:
    package = "" if entry.dist is None else entry.dist.name
    return package != HOUSE, package


@cache
def installed() -> list[Listing]:
    """All that is registered in this environment."""
    return listings(entry_points(group=GROUP))


def load(listing: Listing, components: str = "") -> Game:
    """Make a game; BadGame if its package is broken, whatever is wrong there."""
    if listing.taken_by:
        raise BadGame(say("bad-game-twice", package2=Text(listing.taken_by), **_named(listing)))
    try:
        made = listing.entry.load()
    except Exception as problem:
        raise BadGame(_broken(listing, problem)) from problem
    if components and not getattr(made, "takes_components", False):
        raise BadComponents(say("bad-no-components", game=Text(listing.id)))
    try:
        game = made(components) if components else made()
    except TricorneError as problem:
        if components:
            raise
        raise BadGame(_broken(listing, problem)) from problem
    except Exception as problem:
        raise BadGame(_broken(listing, problem)) from problem
    if not isinstance(game, Game) or game.id != listing.id:
        raise BadGame(say("bad-game-other", **_named(listing)))
    return game


def _named(listing: Listing) -> dict[str, Arg]:
    return {"game": Text(listing.id), "package": Text(listing.package)}


def _broken(listing: Listing, problem: Exception) -> Message:
    said = f"{type(problem).__name__}: {problem}".splitlines()[0]
    return say("bad-game-load", problem=Text(said), **_named(listing))


_made: dict[str, Game] = {}


def game(id: str, components: str = "") -> Game:
    """The game of an id, made once; with a components file a new one."""
    if id in _made and not components:
        return _made[id]
    found = [listing for listing in installed() if listing.id == id]
    if not found:
        known = [listing.id for listing in installed()]
        if not known:
            raise UnknownGame(say("bad-no-games"))
        raise UnknownGame(say("bad-game", text=Text(str(id)), hint=hint(str(id), known)))
    made = load(found[0], components)
    if not components:
        _made[id] = made
    return made


@cache
def games() -> tuple[str, ...]:
    """The ids of all games that can be played, in the order in which they are listed."""
    playable = [listing for listing in installed() if problem_of(listing) == ""]
    return tuple(listing.id for listing in sorted(playable, key=lambda one: (one.package != HOUSE, game(one.id).shelf)))


def problem_of(listing: Listing) -> str:
    """What is wrong with a registered game, in one line; empty if it can be played."""
    try:
        if listing.taken_by:
            load(listing)
        game(listing.id)
    except TricorneError as problem:
        return str(problem)
    return ""


languages.load_games_by(game)
