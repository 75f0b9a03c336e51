"""The terminal in other languages: nothing that is said in a game is English."""

from __future__ import annotations

import json
import re
from itertools import starmap
from pathlib import Path

import pytest

import tricorne as house
from tests.cli.command import GAME, PIPE, Said, refused, run_tricorne
from tests.for_long import for_long
from tricorne.cli import session
from tricorne.kernel.languages import MADE_UP
from tricorne.kernel.rules_told import RULINGS
from tricorne.server.book import book

OTHER = "imperial-struggle"
EMPIRES = ("play", GAME, "--seats", "britain,france,russia", "--seed", "5", "--option", "setup-duplicates=keep")
ALONE = (*EMPIRES, "--me", "britain")
HOT_SEAT = (*EMPIRES, "--me", "britain,france,russia")
SIDES = ("play", OTHER, "--me", "britain,france", "--seed", "5")
ASKED = [
    *("help", "view", "why place navy german-states", "why place army india", "why", "why france", "odds sea", "odds"),
    *("odds place army india", "odds attack india france", "tiles", "99", "plce army india", "dance", "log ten", "log"),
    *("place navy german-states", "place army atlantis", "rule LOSS-999", "rule board-4", "save", "save /nowhere/x"),
    *("undo", "resume", "aside pay", "aside pay france 3", "spain: say hello", "place navy africa", "why france"),
    *("undo", "place army india", "1", "2", "log 9", "quit"),
]
ASKED_SIDES = [
    *("help", "view", "cards", "war", "advantages", "scores", "why trade india", "why shift vellore", "99", "dance"),
    *("aside pay", "1", "1", "1", "1", "1", "1", "log 9", "1", "1", "1", "1", "undo", "quit"),
]
ENGLISH = {
    *("the", "of", "is", "are", "and", "you", "your", "to", "or", "this", "that", "what", "which", "with"),
    *("for", "not", "by", "it", "has", "have", "can", "be", "no", "there", "write", "type", "press", "then"),
    *("choose", "choices", "again", "leave", "nothing", "places", "turn", "power", "action", "game", "from"),
}
"""Words that an English sentence can hardly do without, and that German does not have."""


def heard(*order: str, typed: list[str]) -> Said:
    said = run_tricorne(*order, typed="\n".join(typed) + "\n")
    assert said.status == 0, said.err
    assert said.err == ""
    return said


def notation(game: str) -> set[str]:
    """Everything that can be typed: it is the same in every language."""
    found = {word for action in house.game(game).actions for word in action.text.split()}
    found |= {part for word in found for part in word.split("-")}
    found |= {word.strip(",:[]") for line in ASKED + ASKED_SIDES for word in line.split()}
    found |= {
        *house.game(game).seat_ids,
        *session.COMMANDS,
        *["offer", "say", "pay", "aside", "tricorne", "nowhere", "POWER"],
    }
    found |= {word for rule in house.game(game).rulebook.rules for word in re.split(r"[^A-Za-z]", rule)}
    return {word.lower() for word in found}


def latin_words(said: Said, game: str) -> list[str]:
    """The words in plain Latin letters that were said, without what is typed and without rule ids."""
    known = notation(game)
    lines = [line for line in said.out.splitlines() if "> " not in line[:30]]
    found = [word for line in lines for word in re.findall(r"(?<![^\W\d_])[A-Za-z]{3,}(?![^\W\d_])", line)]
    return sorted({word for word in found if word.lower() not in known})


@pytest.mark.parametrize(("game", "order", "typed"), [(GAME, ALONE, ASKED), (OTHER, SIDES, ASKED_SIDES)])
@pytest.mark.parametrize("language", ["he", MADE_UP])
def test_no_latin_word_is_said(language: str, game: str, order: tuple[str, ...], typed: list[str]) -> None:
    """In Hebrew, and in a language of accented letters, only what is typed is in plain letters."""
    if language == MADE_UP:
        typed = [line for line in typed if not line.startswith("rule")]  # it has no rules
    said = heard(*order, "--language", language, typed=typed)
    assert [word for word in latin_words(said, game) if word not in ("Enter", "III", "VII")] == []


@pytest.mark.parametrize(("order", "typed"), [(HOT_SEAT, ASKED), (ALONE, ASKED), (SIDES, ASKED_SIDES)])
def test_no_english_word_is_said_in_german(order: tuple[str, ...], typed: list[str]) -> None:
    said = heard(*order, "--language", "de", typed=typed)
    lines = [line for line in said.out.splitlines() if "> " not in line[:30]]
    english = ENGLISH - notation(OTHER if OTHER in order else GAME)
    assert [line for line in lines if set(re.findall(r"[a-zäöüß-]+", line.lower())) & english] == []


def test_german_is_german() -> None:
    said = heard(*HOT_SEAT, "--language", "de", typed=["place navy africa", "why place navy german-states", "quit"])
    assert "Großbritannien" in said.out
    assert "Bildschirm weitergeben an Frankreich" in said.out
    assert "Jetzt nicht: " in said.out
    assert "BOARD-4: In den Deutschen Staaten" in said.out
    assert "Das Spiel wurde verlassen." in said.out


def test_the_language_of_the_system_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PIPE, "LC_ALL", "fr_FR.UTF-8")
    assert "Partie quittée." in heard(*ALONE, typed=["quit"]).out
    refused(run_tricorne("play", GAME, "--me", "brittain"), "vouliez-vous dire britain")


def test_an_unknown_language_is_refused() -> None:
    refused(run_tricorne(*ALONE, "--language", "xx"), "no language 'xx'", "choose one of en, de, fr, he")


def test_errors_stay_english_as_text_and_speak_others() -> None:
    with pytest.raises(house.BadAction) as wrong:
        house.game(GAME).new(["britain", "france"]).play("minuet in g")
    assert str(wrong.value) == "'minuet in g' is not an action of this game"
    assert wrong.value.text("de") == "„minuet in g“ ist keine Aktion dieses Spiels."


def test_replay_and_games_speak_it_too(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    state = house.game(GAME).new(["britain", "france"], seed=3)
    state.play(state.legal()[0])
    file.write_text(str(state.record))
    said = run_tricorne("replay", file, "--log", "--language", "de")
    assert "Nach Eintrag 1:" in said.out
    assert "Das Spiel ist aufgebaut" in said.out
    assert "Spieler" in run_tricorne("games", "--language", "de").out


def test_what_is_wrong_with_a_file_is_said_in_the_language() -> None:
    refused(run_tricorne("play", "--language", "de", "--resume", "nowhere.txt"), "kann nicht gelesen werden")


@pytest.mark.parametrize(
    ("game", "language"), [(GAME, "de"), *starmap(for_long, [(OTHER, "he"), (GAME, "he"), (OTHER, "de")])]
)
def test_the_rules_are_those_of_the_book_in_the_browser(game: str, language: str) -> None:
    """The list of sections, one section, one rule and one ruling; no word is English."""
    made = book(game, language)
    listed = run_tricorne("rules", game, "--language", language).out
    assert [section.title for section in made.sections if section.id != RULINGS and section.title not in listed] == []
    for section in (made.sections[0], made.sections[-1]):
        one = section.rules[0]
        (answer,) = json.loads(run_tricorne("rules", game, one.id, "--json", "--language", language).out)
        assert (answer["text"], answer["language"]) == (one.words, language)
        shown = run_tricorne("rules", game, one.id, "--language", language).out.split()
        assert shown[: len(one.words.split()) + 1] == [one.id, *one.words.split()]
        assert not set(shown) & {"section:", "holds", "players:", "sources:", "reason:", "test:"}
        for mark in one.marks:
            assert made.marks[mark] in " ".join(shown)
    refused(
        run_tricorne("rules", game, "NOWHERE", "--language", language), "„NOWHERE“" if language == "de" else "NOWHERE"
    )


def test_rules_follow_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PIPE, "LC_ALL", "fr_FR.UTF-8")
    said = run_tricorne("rules", GAME, "LOSS-6").out
    assert said.startswith("LOSS-6  La seconde perte du camp")
    assert "section\xa0: Pertes" in said
    refused(run_tricorne("verfy"), "pas de commande", "vouliez-vous dire verify")
    assert " règles testées" in run_tricorne("rules", GAME, "--coverage").out
