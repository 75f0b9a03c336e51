"""What the coach of a first game says: complete in every language, about questions and verbs that the games have."""

from __future__ import annotations

import pytest

import tricorne
from tricorne.kernel.languages import ENGLISH, languages, part_of, written
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
    texts = written(game, ENGLISH)
    asked = {id.partition("-")[2] for id in texts if id.startswith(("title-", "prompt-"))}
    unknown = [name for name in names if name.startswith("verb-") and name.removeprefix("verb-") not in verbs]
    assert unknown == []
    assert [name for name in names if name.startswith("on-") and name.removeprefix("on-") not in asked] == []
