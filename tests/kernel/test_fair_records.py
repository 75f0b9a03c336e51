"""Records of live tables: headers for the letters, and a verification that proves every outcome or names the one that
was changed."""

from __future__ import annotations

import json
import random
from functools import cache

import pytest

import tricorne
from tests.kernel.test_keyed import GAMES, HOUSE, LETTERS, played
from tricorne.kernel.chance import commitment
from tricorne.kernel.engine import EVERYBODY
from tricorne.kernel.keyed import METHOD, KeyedChance
from tricorne.kernel.record import Letter, Record, unroll
from tricorne.kernel.replay import Report
from tricorne.kernel.state import State


@cache
def finished(game: str) -> State:
    seats = dict(GAMES)[game]
    state = played(game, seats, KeyedChance(HOUSE, LETTERS), 100_000)
    assert state.over
    return state


def marked(record: Record, seed: str = HOUSE) -> Record:
    """A record with the headers of a live table; three people sealed letters, and one never opened his."""
    record.dice, record.seed, record.commitment = METHOD, seed, commitment(HOUSE)
    record.letters = [Letter(seat, commitment(text), text) for seat, text in zip(record.seats, LETTERS, strict=False)]
    if len(record.seats) > 2:
        record.letters.append(Letter(record.seats[2], "44" * 32, ""))
    return record


def proven(game: str) -> Record:
    return marked(finished(game).record)


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_every_outcome_of_a_finished_game_is_proven(game: str) -> None:
    """Hidden ones too: those that one seat alone saw, and those that nobody saw."""
    record = proven(game)
    report = tricorne.verify(str(record))
    assert report.ok and report.over and report.seed == report.commitment == report.letters == "fits"
    assert report.outcomes == sum(len(line.outcomes) for line in record.lines) > 60
    hidden = [one for entry in unroll(finished(game).last) for one in entry.outcomes if one.secret != EVERYBODY]
    assert len(hidden) > 5
    assert "all chance is that of the sealed letters" in str(report)


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_text_and_twin_are_the_same_record(game: str) -> None:
    record = proven(game)
    assert "Dice: letters-1\n" in str(record) and f"Letter: {record.letters[0]}\n" in str(record)
    for form in (str(record), record.to_json()):
        again = Record.read(form)
        assert str(again) == str(record) and again.to_json() == record.to_json()
        assert tricorne.verify(again).ok


def changed(record: Record, number: int, other: str) -> str:
    """The record with another outcome as outcome ``number``."""
    forged = Record.read(str(record))
    for line in forged.lines:
        if number <= len(line.outcomes):
            line.outcomes[number - 1] = other
            break
        number -= len(line.outcomes)
    return str(forged)


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_one_changed_outcome_fails_by_its_number(game: str) -> None:
    """Wherever it stands, and whether or not the rest can still be replayed after it."""
    record = proven(game)
    outcomes = [text for line in record.lines for text in line.outcomes]
    numbers = random.Random(5)
    tried = 0
    for number in sorted(numbers.sample(range(1, len(outcomes) + 1), 12)):
        state = before_outcome(record, number)
        others = [text for text, _ in state.outcomes() if text != outcomes[number - 1]]
        if not others:
            continue
        other = numbers.choice(others)
        report = tricorne.verify(changed(record, number, other))
        assert not report.ok and report.seed == "differs"
        said = f"has {other} as outcome {number}, where the letters give {outcomes[number - 1]}"
        assert str(report.problems[0]).endswith(said)
        tried += 1
    assert tried > 6


def before_outcome(record: Record, number: int) -> State:
    """The game right before one of its outcomes."""
    cut = Record.read(str(record))
    cut.dice, cut.seed, cut.commitment, cut.letters, cut.end = "", "", "", [], "unfinished"
    for at, line in enumerate(cut.lines):
        if number <= len(line.outcomes):
            del line.outcomes[number - 1 :]
            del cut.lines[at + 1 :]
            break
        number -= len(line.outcomes)
    return tricorne.replay(str(cut))


def texts(report: Report) -> list[str]:
    """What is wrong with a record, in English."""
    return [str(problem) for problem in report.problems]


def test_letters_that_are_not_those_that_were_sealed_are_named() -> None:
    record = proven("struggle-of-empires")
    text = str(record)
    house = tricorne.verify(text.replace(f"Seed: {HOUSE}", f"Seed: {'55' * 32}"))
    assert "the seed is not the one that the commitment sealed" in texts(house) and house.commitment == "differs"
    other = tricorne.verify(text.replace(f" {LETTERS[1]}\n", f" {'66' * 32}\n"))
    assert texts(other)[0] == "the letter of france is not the one that was sealed" and other.letters == "differs"
    assert other.seed == "differs", "another letter gives other dice"
    left_out = tricorne.verify(text.replace(f" {LETTERS[1]}\n", " unopened\n"))
    assert left_out.seed == "differs", "a letter that had its part cannot be left out afterwards"


def test_a_letter_that_was_never_opened_is_told() -> None:
    report = tricorne.verify(str(proven("struggle-of-empires")))
    assert report.unopened == ["russia"] and "without the letters of russia, never opened" in str(report)
    assert report.to_json()["unopened"] == ["russia"]


def test_a_game_that_goes_on_is_not_proven_yet() -> None:
    state = played("struggle-of-empires", ["britain", "france"], KeyedChance(HOUSE, LETTERS), 50)
    report = tricorne.verify(str(marked(state.record, "")))
    assert report.ok and report.seed == "absent" and "still sealed" in str(report)


def test_a_copy_that_a_seat_kept_shows_other_letters() -> None:
    """What a player has seen of the seals binds the house: it cannot come with other letters afterwards."""
    state = finished("struggle-of-empires")
    copy = marked(state.record_for("france"), "")
    assert tricorne.verify(str(proven("struggle-of-empires")), seen=str(copy)).ok
    for forge in ("seal", "letter", "less"):
        record = proven("struggle-of-empires")
        mine = Record.read(str(copy))
        if forge == "seal":
            mine.letters[2].seal = "77" * 32
        elif forge == "letter":
            mine.letters[0].text = "88" * 32
        else:
            mine.letters.pop()
        assert texts(tricorne.verify(str(record), seen=str(mine))) == ["the copy has other letters"]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Dice: letters-1", "Dice: bones", "its dice were made in the way 'bones'; this program knows 'letters-1'"),
        ("Dice: letters-1\n", "", "letters stand in the record of a live table alone; the header Dice is missing"),
        ("Letter: france", "Letter: britain", "each seat of the game has one letter at most"),
        ("Letter: france", "Letter: spain", "each seat of the game has one letter at most"),
        (LETTERS[0] + "\n", "2222\n", "'2222' is not 64 digits 0-9 a-f"),
        ("Letter: france =", "Letter: france", "a letter is written: Letter: britain = SEAL LETTER"),
    ],
)
def test_letters_that_cannot_be_are_refused(old: str, new: str, words: str) -> None:
    text = str(proven("struggle-of-empires"))
    assert old in text
    with pytest.raises(tricorne.BadRecord) as refused:
        tricorne.verify(text.replace(old, new))
    assert words in str(refused.value) and len(str(refused.value).splitlines()) == 1


@pytest.mark.parametrize(
    "letters", ["none", [7], [{"seat": "britain"}], [{"seat": "britain", "seal": 1, "letter": ""}]]
)
def test_letters_of_the_twin_that_cannot_be_are_refused(letters: object) -> None:
    form = json.loads(proven("struggle-of-empires").to_json())
    form["letters"] = letters
    with pytest.raises(tricorne.BadRecord) as refused:
        tricorne.verify(json.dumps(form))
    assert "letters" in str(refused.value)


def test_seeded_games_verify_as_before() -> None:
    state = tricorne.game("struggle-of-empires").new(["britain", "france"], seed=1756)
    for _ in range(30):
        state.play(state.legal()[0])
    report = tricorne.verify(str(state.record))
    assert report.ok and report.seed == report.commitment == "fits" and report.letters == "absent"
    assert "all chance is that of the sealed seed" in str(report)
