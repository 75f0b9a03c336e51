r"""Bots for measurements: the marshal with other networks beside it than the game now gives it, or with none.

    python -m bench.match struggle-of-empires --players 4 --option negotiation=offers --hero marshal \
      --rival bench/networks/guides.py:OfFour --file FILE
"""

from __future__ import annotations

from pathlib import Path

from tricorne.bots.levels import Marshal
from tricorne.kernel.engine import Engine
from tricorne.kernel.game import Game
from tricorne.kernel.playbook import Playbook


class OfFour(Marshal):
    """With the network of four without deals, whatever is played: deals are judged by the heuristic alone."""

    @classmethod
    def _network(cls, game: Game, engine: Engine | None = None) -> Path | None:
        return super()._network(game)


class Alone(Marshal):
    """With no network: as the marshal plays where none guides it."""

    learned = False


class Everywhere(Marshal):
    """With the network of the table, also where the game thinks that it does better without."""

    @classmethod
    def passes(cls, game: Game, engine: Engine | None = None) -> int:
        playbook = game.playbook()
        return 0 if playbook is None else cls.guided_passes(playbook)

    @classmethod
    def _network(cls, game: Game, engine: Engine | None = None) -> Path | None:
        playbook: Playbook | None = game.playbook()
        return None if playbook is None else playbook.network(engine)
