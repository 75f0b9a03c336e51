"""What the coach of a first game says: complete in every language, about questions and verbs that the games have."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tricorne
from tricorne.games.imperial_struggle.effects.effect import Effect
from tricorne.kernel.languages import ENGLISH, languages, part_of
from tricorne.lessons.texts import COACH

GAMES = ["struggle-of-empires", "imperial-struggle"]
PART = f"lessons/{COACH}"
CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"
ASKED = re.compile(r'Prompt\(\s*"([a-z-]+)"|_how_many\(p, frame, "([a-z-]+)"')
MENU = re.compile(r"export const MENU = (\[.*?\n\]);", re.DOTALL)
NOT_TOLD = {
    # Parts of a bid: a person makes a whole one in a form.
    "struggle-of-empires": {
        *("propose-red", "propose-blue", "propose-side"),
        # Deals as actions: a first game has none, for there people make them aside.
        *("call-offer", "deal-answer", "deal-counter", "deal-get", "deal-give", "deal-until", "parley"),
    },
    "imperial-struggle": set(),
}


def questions(game: str) -> set[str]:
    """The keys of all questions that the program of a game can ask."""
    folder = Path(tricorne.__file__).parent / "games" / game.replace("-", "_")
    program = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    found = {one or other for one, other in ASKED.findall(program)}
    if game == "imperial-struggle":
        position: Any = tricorne.game(game).new(["france", "britain"], seed=1).position
        effects = position.ruleset.book.effects
        found |= {effect.verb for effect in effects if type(effect).legal is not Effect.legal}
    return found


def together(game: str) -> dict[str, str]:
    """The questions that the coach explains together, as the client has them: what each is called."""
    path = CLIENT / game / "coach.json"
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def menu_verbs(game: str) -> set[str]:
    """The verbs of a turn's menu in the browser."""
    found = MENU.search((CLIENT / game / "open-actions.ts").read_text(encoding="utf-8"))
    assert found is not None
    return set(re.findall(r'"([a-z-]+)"', found[1]))


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
    verbs = menu_verbs(game) | {"pass"}
    folder = Path(tricorne.__file__).parent / "games" / game.replace("-", "_")
    program = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    unknown = [name for name in names if name.startswith("verb-") and name.removeprefix("verb-") not in verbs]
    assert unknown == []
    keys = [name.removeprefix("on-") for name in names if name.startswith("on-")]
    kinds = set(together(game).values())
    assert [key for key in keys if f'"{key}"' not in program and key not in kinds] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_question_that_a_person_can_meet_is_told(game: str) -> None:
    """Also every verb of the menu. What needs no word is listed, and only that."""
    said = part_of(game, PART, ENGLISH)
    grouped = together(game)
    asked = questions(game)
    assert set(grouped) <= asked, "the coach groups questions that nobody is asked"
    silent = {key for key in asked if f"on-{grouped.get(key, key)}-words" not in said}
    assert silent == NOT_TOLD[game]
    assert [verb for verb in menu_verbs(game) if f"verb-{verb}-words" not in said] == []
