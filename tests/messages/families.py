"""Keys whose last part is an id: the code puts them together, so that no search finds them. A game's own tests say
which they are and where the ids come from: ``tests/games/<game>/texts.py``."""

from __future__ import annotations

import tricorne
from tests.every_game import own_module

GAMES = [game for game in tricorne.games() if own_module(game, "texts") is not None]
"""The games whose texts are held against such families."""


def put_together(game: str) -> set[str]:
    """All keys that the code puts together from a word and an id."""
    known = own_module(game, "texts")
    assert known is not None
    return {f"{family}-{id}" for family, ids in known.families() for id in ids}


def banned(game: str, language: str) -> list[str]:
    """Words that must not stand in the texts of a game."""
    known = own_module(game, "texts")
    assert known is not None
    found: list[str] = known.BANNED.get(language, [])
    return found
