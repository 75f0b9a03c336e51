"""What a seat sees in a study or a puzzle is what it may know, and no more."""

from __future__ import annotations

import random

import msgspec
import pytest

import tricorne
from tricorne.kernel.record import HIDDEN
from tricorne.puzzles.puzzle import puzzles, record_of
from tricorne.server.study.puzzles import reply
from tricorne.server.study.walk import ANYBODY, entry_seen, position_seen, walk_of
from tricorne.server.study.wire_study import PuzzleTry

TABLES = {"struggle-of-empires": ["britain", "france", "russia"], "imperial-struggle": ["france", "britain"]}


@pytest.mark.parametrize("game", list(TABLES))
def test_a_seat_sees_in_a_study_what_it_saw_at_the_table(game: str) -> None:
    """Whatever it cannot know is drawn anew, and its board is the same to the letter; hidden words stay hidden."""
    state = tricorne.game(game).new(TABLES[game], seed=11)
    numbers = random.Random(11)
    for _ in range(80):
        state.play(numbers.choice(state.legal()))
    walk = walk_of(str(state.record))
    hidden = 0
    for eyes in [*TABLES[game], ANYBODY]:
        seat = None if eyes == ANYBODY else eyes
        for number in (3, 40, 80):
            now = walk.at(number)
            seen = position_seen(now, eyes)
            for seed in range(4):
                other = position_seen(now.sample(seat, seed), eyes)
                assert (other.view, other.legal, other.prompt) == (seen.view, seen.legal, seen.prompt)
        copy = state.record_for(seat)
        for page, line in zip(walk.pages, copy.lines, strict=True):
            entry = entry_seen(walk.state, page, eyes)
            assert entry.outcomes == line.outcomes
            if line.text == HIDDEN:
                hidden += 1
                assert entry.text is None and entry.action is None
            hidden += HIDDEN in line.outcomes
    assert hidden, "nothing was hidden: nothing was tested"


@pytest.mark.parametrize("game", [game for game in TABLES if puzzles(game)])
def test_a_puzzle_tells_its_seat_alone_and_not_the_solution(game: str) -> None:
    found = puzzles(game)[0]
    walk = walk_of(record_of(game, found.record))
    told = reply(walk, found, PuzzleTry())
    now = walk.at(found.number)
    view = now.view(found.seat)
    view.pop("decision", None)
    assert told.position.seat == found.seat and told.position.view == view
    wrong = next(now.game.actions[one].text for one in now.legal() if now.game.actions[one].text != found.solution)
    for asked in (PuzzleTry(), PuzzleTry(wrong), PuzzleTry(found.solution, "odds")):
        answer = reply(walk, found, asked)
        assert (answer.choices, answer.reason) == ([], None), "before it is found the solution is not told"
        assert b'"percent":null' in msgspec.json.encode(answer) or asked.action == wrong
    assert reply(walk, found, PuzzleTry(found.solution)).tone == "done"
    assert reply(walk, found, PuzzleTry("", "show")).choices[0].text == found.solution
