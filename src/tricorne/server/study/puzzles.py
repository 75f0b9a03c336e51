"""Puzzles for the browser. The server keeps nothing of them; the board is that of the seat that is asked, as it saw the
game then, and the solution is told when it was found or asked for."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

import tricorne
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import read_message
from tricorne.kernel.state import State
from tricorne.puzzles.puzzle import Puzzle, puzzle, puzzles, record_of
from tricorne.server.asking import answer, read_body
from tricorne.server.problems import not_found, of_the_rules
from tricorne.server.seating import find_game
from tricorne.server.study.walk import Walk, entry_seen, position_seen, walk_of
from tricorne.server.study.wire_study import PuzzleCard, PuzzleList, PuzzleReply, PuzzleTry, StudyChoice
from tricorne.server.wire import message

TOLD = 40
"""Entries of the log that are shown with a puzzle."""


@lru_cache(maxsize=8)
def _walk(game: str, record: str) -> Walk:
    return walk_of(record_of(game, record))


class Puzzles:
    """Plays puzzles with whoever asks."""

    async def list_puzzles(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        cards = [
            PuzzleCard(one.id, number, one.seat, seats_in(game.id, one), one.question)
            for number, one in enumerate(puzzles(game.id), 1)
        ]
        return answer(PuzzleList(cards))

    async def try_puzzle(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        asked = await read_body(request, PuzzleTry)
        try:
            found = puzzle(game.id, request.path_params["puzzle"])
        except TricorneError as problem:
            raise not_found(problem.said) from None
        walk = await asyncio.to_thread(_walk, game.id, found.record)
        try:
            return answer(reply(walk, found, asked))
        except TricorneError as problem:
            raise of_the_rules(problem) from None


def seats_in(game: str, found: Puzzle) -> int:
    return len(tricorne.Record.read(record_of(game, found.record)).seats)


def reply(walk: Walk, found: Puzzle, asked: PuzzleTry) -> PuzzleReply:
    """The board, and the answer to a try."""
    state = walk.at(found.number)
    pages = walk.pages[max(0, found.number + 1 - TOLD) : found.number + 1]
    told = PuzzleReply(
        tone="",
        percent=None,
        refusal=None,
        rules={},
        odds=None,
        choices=[],
        reason=None,
        passes=found.passes,
        number=found.number,
        entries=[entry_seen(state, page, found.seat) for page in pages],
        position=position_seen(state, found.seat),
    )
    action = " ".join(asked.action.split()).lower()
    if asked.ask == "odds":
        known = state.sample(found.seat)
        told.odds = known.engine.odds(known.position, known.seat_number(found.seat), action)
        return told
    refusal = state.why_not(action) if action else None
    if refusal is not None:
        book = state.game.rulebook
        told.refusal = message(refusal.reason)
        told.rules = {rule: book.text(rule) if book.knows(rule) else "" for rule in refusal.rules}
        return told
    if asked.ask == "show":
        _tell(told, state, found)
        told.tone = "shown"
    elif action and asked.ask == "":
        told.percent = next((round(100 * one.share) for one in found.choices if one.text == action), None)
        told.tone = "done" if action == found.solution else "wrong"
        if told.tone == "done":
            _tell(told, state, found)
    return told


def _tell(told: PuzzleReply, state: State, found: Puzzle) -> None:
    """The solution with its figures and its reason."""
    actions = state.game.actions
    for one in found.choices:
        words = actions[actions.by_text[one.text]].words
        told.choices.append(StudyChoice(one.text, message(words), round(100 * one.share)))
    told.reason = message(read_message(found.reason))
