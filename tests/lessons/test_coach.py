"""What the coach of a first game says: complete in every language, about questions and verbs that the games have."""

from __future__ import annotations

from pathlib import Path

import pytest

import tricorne
from tricorne.kernel.languages import ENGLISH, languages, part_of
from tricorne.lessons.texts import COACH

GAMES = ["struggle-of-empires", "imperial-struggle"]
PART = f"lessons/{COACH}"


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_says_the_same_things(game: str, language: str) -> None:
    english, other = part_of(game, PART, ENGLISH), part_of(game, PART, language)
    assert list(english) == list(other)
    assert [id for id in english if english[id] == other[id]] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_speaks_of_what_the_game_has(game: str) -> None:
    said = part_of(game, PART, ENGLISH)
    names = {id.rsplit("-", 1)[0] for id in said}
    assert {f"{name}-{kind}" for name in names for kind in ("words", "advice")} == set(said)
    assert "begin" in names and len(names) > 25
    verbs = {action.text.split(" ")[0] for action in tricorne.game(game).actions}
    folder = Path(tricorne.__file__).parent / "games" / game.replace("-", "_")
    program = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    unknown = [name for name in names if name.startswith("verb-") and name.removeprefix("verb-") not in verbs]
    assert unknown == []
    keys = [name.removeprefix("on-") for name in names if name.startswith("on-")]
    assert [key for key in keys if f'"{key}"' not in program] == []
