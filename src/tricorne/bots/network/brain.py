"""A network at play: what a seat knows goes in as a row; out come scores of all actions and what the seat may expect.

A first layer, some layers that each add to what is known so far, and two heads. Weights are kept in half precision
with the game and the versions of the encoding that they were learned from; rows of other versions are refused. Where
there are several, the shorter rows begin as the longest ones do, and are looked at as if the rest were 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tricorne.encodings import Encoding, Row, encoding, encoding_for
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Engine
from tricorne.kernel.errors import BadWeights
from tricorne.kernel.game import Game
from tricorne.kernel.lessons import Floats, check_origin, learned_versions
from tricorne.kernel.message import in_english

SCALE: Final = 8.0
"""Numbers of a row are divided by this before they go in."""
REACH: Final = 2.0
"""Expectations lie between this and its opposite: 1 is a sure win, -1 a sure loss of one of two."""
HEADS: Final = ["policy", "value"]


class Look(NamedTuple):
    """What the network says about one row."""

    scores: Floats
    """For every action of the game, open or not: the higher, the more it would be chosen."""
    expects: float
    """What the seat may expect: 1 is a sure win, -1 a sure loss."""


class Brain:
    """The weights, laid out for one row at a time."""

    def __init__(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        weights = {name: np.ascontiguousarray(array, dtype=np.float32) for name, array in arrays.items()}
        self.blocks: list[tuple[Floats, Floats]] = []
        while f"blocks.{len(self.blocks)}.weight" in weights:
            at = len(self.blocks)
            block = np.ascontiguousarray(weights[f"blocks.{at}.weight"].T)
            self.blocks.append((block, weights[f"blocks.{at}.bias"]))
        self.first = np.ascontiguousarray(weights["first.weight"].T) / np.float32(SCALE)
        """By place in the row, because most numbers of a row are 0 and need not be counted."""
        self.first_bias = weights["first.bias"]
        self.policy, self.policy_bias = weights["policy.weight"], weights["policy.bias"]
        self.value, self.value_bias = weights["value.weight"][0], float(weights["value.bias"][0])
        self.size = self.first.shape[0]
        """How long its rows are."""
        self.actions = len(self.policy_bias)

    def look(self, row: Row) -> Look:
        """What it says about a row."""
        known = row.nonzero()[0]
        hidden = np.maximum(row[known].astype(np.float32) @ self.first[known] + self.first_bias, 0)
        for weight, bias in self.blocks:
            hidden = hidden + np.maximum(hidden @ weight + bias, 0)
        expects = REACH * float(np.tanh(self.value @ hidden + self.value_bias))
        return Look(self.policy @ hidden + self.policy_bias, expects)

    def expectations(self, rows: NDArray[np.int8]) -> Floats:
        """What the seats of several rows may expect, at once: that takes less time than one row after the other."""
        found: Floats = np.float32(REACH) * np.tanh(self._hidden(rows) @ self.value + np.float32(self.value_bias))
        return found

    def scores(self, rows: NDArray[np.int8], actions: list[ActionId]) -> Floats:
        """The scores of some actions for several rows, at once."""
        found: Floats = self._hidden(rows) @ self.policy[actions].T + self.policy_bias[actions]
        return found

    def _hidden(self, rows: NDArray[np.int8]) -> Floats:
        known = np.flatnonzero(rows.any(axis=0))
        hidden: Floats = np.maximum(rows[:, known].astype(np.float32) @ self.first[known] + self.first_bias, 0)
        for weight, bias in self.blocks:
            hidden = hidden + np.maximum(hidden @ weight + bias, 0)
        return hidden


def likely(scores: Floats, warmth: float = 1.0) -> Floats:
    """Scores as shares of 1; the colder, the more the best has.

    >>> likely(np.array([0.0, 0.0], dtype=np.float32)).tolist()
    [0.5, 0.5]
    """
    parts = np.exp((scores - scores.max()) / np.float32(warmth))
    found: Floats = parts / parts.sum()
    return found


def in_halves(array: NDArray[Any], away: int = 0) -> NDArray[np.float16]:
    """Numbers in half precision; the last bits may be rounded away, because zeros pack well.

    >>> in_halves(np.array([1.003, -3.14]), 5).tolist()
    [1.0, -3.125]
    """
    bits = np.asarray(array).astype(np.float16).view(np.uint16).astype(np.uint32)
    kept = (bits + (1 << away >> 1)) >> away << away
    return kept.astype(np.uint16).view(np.float16)


def write_network(
    path: Path, arrays: Mapping[str, NDArray[Any]], game: str, versions: Sequence[int], rounded_away: int = 0
) -> None:
    """Keep weights in half precision, with the game and the versions of the encoding they were learned from, the one
    with the longest rows last. Of those that ship with a game the last five bits are rounded away."""
    halves = {name: in_halves(array, rounded_away) for name, array in arrays.items()}
    np.savez_compressed(path, allow_pickle=False, game=np.array(game), encoding=np.array(versions), **halves)


def weights_of(path: Path) -> dict[str, NDArray[Any]]:
    """The weights of a file, whatever they were learned from."""
    with path.open("rb") as file, np.load(file) as kept:
        return {name: kept[name] for name in kept.files if name.endswith((".weight", ".bias"))}


def read_network(path: Path, found: Encoding, actions: int) -> Brain:
    """The network of a file; BadWeights if it never learned from such rows, or lacks something."""
    with path.open("rb") as file, np.load(file) as kept:
        check_origin(kept, found.game, found.version, [f"{name}.weight" for name in ["first", *HEADS]])
        are_longest = found.version == learned_versions(kept)[-1]
    brain = Brain(weights_of(path))
    fits = brain.size >= found.size and brain.actions >= actions
    if not fits or (are_longest and (brain.size, brain.actions) != (found.size, actions)):
        raise BadWeights(
            in_english(
                f"these weights are for rows of {brain.size} numbers and {brain.actions} actions; "
                f"{found.game} has {found.size} and {actions}: train them again"
            )
        )
    return brain


@cache
def brain_of(path: Path, rows: Encoding, actions: int) -> Brain:
    """The network of a file, read once for each kind of rows."""
    return read_network(path, rows, actions)


@cache
def _versions(path: Path) -> list[int]:
    with path.open("rb") as file, np.load(file) as kept:
        return learned_versions(kept)


def brain_at(path: Path, game: Game, engine: Engine, seat: int) -> tuple[Brain, Encoding]:
    """The network of a file, and the rows that it is shown at the tables of an engine: those of the table, or plain
    ones if it has learned from no others."""
    rows = encoding_for(game.id, engine, seat)
    if rows.version in _versions(path):
        return brain_of(path, rows, engine.action_count() or len(game.actions)), rows
    rows = encoding(game.id)
    return brain_of(path, rows, game.plain_actions()), rows
