"""Puzzles from real games: positions in which one choice is clearly best (docs/study.md). A game's folder has them as
data (``puzzles/puzzles.json`` and the records of the games that they come from); ``tricorne puzzles`` makes them."""

from tricorne.puzzles.puzzle import BadPuzzle, Choice, Puzzle, puzzle, puzzles

__all__ = ["BadPuzzle", "Choice", "Puzzle", "puzzle", "puzzles"]
