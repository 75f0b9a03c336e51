"""The faces of all games at the terminal, by the id of the game."""

from __future__ import annotations

from tricorne.cli.face import Face
from tricorne.cli.face_imperial_struggle import ImperialStruggle
from tricorne.cli.face_struggle_of_empires import StruggleOfEmpires

FACES: dict[str, Face] = {"struggle-of-empires": StruggleOfEmpires(), "imperial-struggle": ImperialStruggle()}


def face(game: str) -> Face:
    """The face of a game."""
    return FACES[game]
