"""What training asks of a game whose bot can be trained, and how the weights that it learned are kept.

Weights name the game and the version of the encoding that they were learned from, or several versions whose rows begin
alike. Rows of another version mean something else, so weights are refused there.
"""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path
from typing import IO, Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from tricorne.kernel.bot import Bot
from tricorne.kernel.errors import BadWeights
from tricorne.kernel.message import in_english

Floats = NDArray[np.float32]


class Story(NamedTuple):
    """What one seat saw of one game: the features of every moment that counts, and the reward between each and the
    next."""

    features: Floats
    rewards: Floats


class Lesson(NamedTuple):
    """One game: the stories of the seats to learn from, and whether the learner won (0 without one)."""

    stories: list[Story]
    won: int
    margin: int


class Task(NamedTuple):
    """Which game to play: its seed, the learner's seat (-1 for none) and weights, how often to try anything."""

    seed: int
    seat: int
    weights: Floats | None
    plans: int
    whim: int


class Teacher:
    """Plays the games that a bot of one game learns from."""

    game: str
    version: int
    """Of the encoding."""

    @abstractmethod
    def play(self, task: Task, opponent: type[Bot]) -> Lesson:
        """Play one game and keep what was seen. The same task gives the same lesson on every machine."""


def write_weights(path: Path, weights: Floats, game: str, version: int) -> None:
    """Keep weights with the game and the version of the encoding they were learned from."""
    np.savez_compressed(path, weights=weights, game=np.array(game), encoding=np.array(version))


def read_weights(file: IO[bytes], game: str, version: int) -> Floats:
    """Weights for a game and a version of its encoding; BadWeights if they were learned from another."""
    with np.load(file) as kept:
        check_origin(kept, game, version, ["weights"])
        return cast(Floats, kept["weights"])


def learned_versions(kept: Any) -> list[int]:
    """The versions of the encoding that the weights of a file were learned from, the longest rows last."""
    return [int(version) for version in np.atleast_1d(kept["encoding"])]


def check_origin(kept: Any, game: str, version: int, names: list[str]) -> None:
    """BadWeights unless a file has arrays of these names that were learned from rows of this game and version."""
    missing = [name for name in (*names, "game", "encoding") if name not in kept.files]
    if missing:
        raise BadWeights(in_english(f"these weights lack {', '.join(missing)}: train them again"))
    versions = learned_versions(kept)
    if str(kept["game"]) != game or version not in versions:
        raise BadWeights(
            in_english(
                f"these weights were learned from {kept['game']}, "
                f"encoding version {', '.join(str(learned) for learned in versions)}; "
                f"here rows are of {game}, encoding version {version}: train them again"
            )
        )
