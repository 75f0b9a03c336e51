"""What bots say: offers and answers outside the turns, and the reason for a move.

A reason is told to everybody, so it may rest on nothing that is hidden: it is thought out on a position in which all
that a spectator cannot know is drawn anew, the bot's own hand too. Where the move itself could then not have been made,
or is still secret, the bot keeps its reason to itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tricorne.bots.registry import BadBot
from tricorne.kernel.action import ActionId
from tricorne.kernel.bot import Bot, Seat
from tricorne.kernel.engine import DECISION
from tricorne.kernel.message import Message, in_english
from tricorne.kernel.record import ASIDE, all_standing
from tricorne.kernel.state import State

WORLDS = 12
"""Ways of imagining what is hidden that are tried for a reason; the action must be possible in one of them."""
EXCHANGES = 12
"""Rounds of offers and answers between two decisions, at most."""


def said_by(state: State, people: Collection[str]) -> list[tuple[str, str]]:
    """The asides of people that stand, the first first (who, the text); none unless the last entry is one of them."""
    if state.last.kind != ASIDE or state.last.seat not in people:
        return []
    entries = all_standing(state.last)
    return [(entry.seat, entry.text) for entry in entries if entry.kind == ASIDE and entry.seat in people]


def first_words(state: State, player: Bot, seat: Seat, people: Collection[str] = ()) -> str:
    """The first thing that a bot says and may say now: an answer to what one of the people has just said or paid, or
    else something of its own; empty if it is silent. BadBot if it fails."""
    try:
        heard = said_by(state, people)
        texts = player.replies(state.game, seat.name, heard) if heard else []
        if not texts and player.speaks_at(state.game, state.prompt.key):
            texts = player.asides(seat)
        for text in texts:
            if seat.why_not_aside(text) is None:
                return text
    except Exception as problem:
        said = f"{type(problem).__name__}: {problem}".splitlines()[0]
        raise BadBot(in_english(f"the bot {player.name} could not speak for {seat.name}: {said}")) from problem
    return ""


def speak(state: State, player: Bot, seat: Seat) -> bool:
    """Let one bot say one thing; whether it said anything. BadBot if it fails."""
    text = first_words(state, player, seat)
    if text:
        state.aside(seat.name, text)
    return bool(text)


def let_talk(state: State, players: Iterable[tuple[Bot, Seat]]) -> bool:
    """Let bots make and answer offers outside the turns, whoever must decide; whether anything was said. An offer that
    is accepted plays what it is for: afterwards somebody else may be asked, and is talked to as well."""
    seated = list(players)
    spoken = False
    for _ in range(EXCHANGES):
        silent = True
        for player, seat in seated:
            if speak(state, player, seat):
                silent = False
        if silent:
            break
        spoken = True
    return spoken


def in_the_open(state: State, action: ActionId) -> State | None:
    """The position as anybody may imagine it, for the reason of an action that is about to be taken in it; None where
    the action rests on what is hidden."""
    if state.engine.waits_for(state.position) != DECISION or state.engine.decision_secret(state.position):
        return None
    for seed in range(WORLDS):
        seen = state.sample(None, state.last.number * WORLDS + seed, forgetful=True)
        if action in seen.legal():
            return seen
    return None


def reason(state: State, seat: str, player: Bot, action: ActionId) -> Message | None:
    """Why a bot takes an action in this position, in one sentence that everybody may read; None if it keeps that to
    itself."""
    seen = in_the_open(state, action)
    return None if seen is None else player.explain(Seat(seen, seat, state.last.number), action)
