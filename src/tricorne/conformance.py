"""What every game must hold, whoever made it: ``problems("prize-auction")`` plays it at random and tells what does not.

Random games with every number of players, every preset and every value of the options are played to their end. On the
way it is asked whether the open actions are those that are not refused; whether copies, written positions, records and
replays agree; whether views, prompts, log and rows tell a seat nothing that it cannot know; and whether the table of
actions, the rules that are named, the bots and the encoder fit together.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

import tricorne
from tricorne.bots import Seat, bot, for_game
from tricorne.kernel.chance import below, seeded
from tricorne.kernel.encoding import Layout
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.game import Game
from tricorne.kernel.options import Option
from tricorne.kernel.sight import Surface, leaks, log_leaks, surfaces
from tricorne.kernel.state import State

LONGEST = 20_000
"""Entries of a game that will never end."""


class Fault(Exception):
    """Something that does not hold."""


def holds(is_so: bool, words: str) -> None:
    if not is_so:
        raise Fault(words)


def values_of(option: Option) -> list[object]:
    """Some values of an option: all of a switch or a choice, the ends of a range, and what the presets say."""
    if option.kind == "bool":
        return [False, True]
    if option.kind == "choice":
        return list(option.choices)
    if option.kind == "int":
        return [option.low, option.high, *option.presets.values()]
    return list(option.presets.values())


def settings_of(game: Game, games: int) -> list[tuple[int, str, dict[str, object]]]:
    """So many ways to play at least: each number of players, each preset and each value of an option comes up."""
    dice = seeded(game.id, ["settings"])
    presets = list(game.options.presets)
    counts = list(range(game.options.fewest, game.options.most + 1))
    found: list[tuple[int, str, dict[str, object]]] = []
    number = 0
    while len(found) < max(games, len(counts), len(presets)):
        given: dict[str, object] = {}
        for key, option in game.options.options.items():
            values = values_of(option)
            if number >= len(counts) and below(dice, 0, 2):
                given[key] = values[(number + below(dice, 0, 2)) % len(values)]
        found.append((counts[number % len(counts)], presets[number % len(presets)], given))
        number += 1
    return found


def problems(id: str, games: int = 12, looks: int = 12) -> list[str]:
    """What does not hold in a game, a line each; empty if all is well. ``looks`` moments of each game are looked at
    closely."""
    game = tricorne.game(id)
    found = _table_problems(game)
    for number, (players, preset, options) in enumerate(settings_of(game, games)):
        start = below(seeded(f"{id}/{number}", ["seats"]), 0, len(game.seat_ids))
        seats = [game.seat_ids[(start + at) % len(game.seat_ids)] for at in range(players)]
        try:
            game.engine(seats, preset, options)
        except BadOptions:
            continue
        try:
            _play(game, seats, preset, options, number, looks)
        except Exception as problem:
            found.append(f"{preset}, {', '.join(seats)}, {options}, seed {number}: {type(problem).__name__}: {problem}")
    return found


def _table_problems(game: Game) -> list[str]:
    """Of what never changes: actions name rules that there are, and every bot can be made."""
    found: list[str] = []
    for action in game.actions:
        if action.rule and not game.rulebook.knows(action.rule):
            found.append(f"{action.text!r} names {action.rule}, which is no rule")
    for option in game.options.options.values():
        found += [
            f"option {option.key} names {id}, which is no rule" for id in option.rules if not game.rulebook.knows(id)
        ]
    if not for_game(game.id):
        found.append("no bot plays it")
    return found


def _play(game: Game, seats: Sequence[str], preset: str, options: dict[str, object], seed: int, looks: int) -> None:
    """One random game; a Fault says what does not hold."""
    state = game.new(seats, preset=preset, options=options, seed=seed)
    dice = seeded(seed, ["conformance"])
    length = _length(state.clone(), seed)
    every = max(1, length // looks)
    shown = _surfaces(game, state)
    while not state.over:
        holds(state.last.number < LONGEST, f"no end after {LONGEST} entries")
        legal = state.legal()
        holds(len(legal) > 0, f"a dead end at {state.prompt.key}")
        holds(legal == sorted(set(legal)), "open actions are not in rising order")
        for id in state.prompt.rules:
            game.rulebook.require(id)
        before = state.clone()
        if state.last.number % every == 0:
            _look(state, shown)
        state.play(legal[below(dice, 0, len(legal))])
        if before.last.number % every == 0:
            found = log_leaks(before, state, [*state.seats, None], [seed + 1])
            holds(not found, "; ".join(found[:1]))
    _look(state, shown)
    _end(game, state)


def _length(state: State, seed: int) -> int:
    """How many decisions a random game takes, roughly."""
    return max(1, state.engine.playout(state.position, seed, LONGEST))


def _surfaces(game: Game, state: State) -> dict[str, Surface]:
    """What a seat is shown; rows too, where the game has an encoder."""
    found = surfaces()
    encoder = game.encoder()
    if encoder is None:
        return found
    layout = Layout(encoder, False, state.position, state.seat_number(state.seats[0]))
    holds(set(layout.slices) <= set(encoder.words), "a part of a row has no words")

    def row(state: State, seat: str | None) -> object:
        if seat is None:
            return None
        written = layout.bytes(state.position, state.seat_number(seat))
        holds(len(written) == layout.size, f"a row has {len(written)} numbers, not {layout.size}")
        return list(written)

    return {**found, "row": row}


def _look(state: State, shown: dict[str, Surface]) -> None:
    """Everything that must hold at one moment."""
    game = state.game
    found = leaks(state, [*state.seats, None], [1, 2], shown)
    holds(not found, "; ".join(found[:1]))
    for seat in [*state.seats, None]:
        json.dumps(state.view(seat))
    copy = state.clone()
    holds(copy == state and hash(copy) == hash(state), "a copy differs")
    holds(game.from_json(state.to_json()) == state, "a written position reads as another")
    holds(sorted(state.scores) == sorted(state.seats), "scores are not those of the seats")
    placed = sorted(seat for group in state.ranking for seat in group)
    holds(placed == sorted(state.seats), "the ranking is not one of all seats")
    if state.over:
        return
    legal = set(state.legal())
    for number in range(len(game.actions)):
        refusal = state.engine.why_not(state.position, number)
        holds((refusal is None) == (number in legal), f"why_not of {game.actions[number].text!r} is wrong")
        if refusal is not None:
            holds(bool(str(refusal.reason)), f"{game.actions[number].text!r} is refused without a reason")
    before = state.to_json()
    assert state.actor is not None
    for kind in for_game(game.id):
        if not kind.passes(game):
            action = bot(kind.name)().decide(Seat(state, state.actor, 1))
            holds(action in legal, f"{kind.name} answers what is not open")
    holds(state.to_json() == before, "looking changed the position")


def _end(game: Game, state: State) -> None:
    """What must hold of a finished game: its record replays, and has its count."""
    holds(state.actor is None and not state.legal(), "the game is over, and somebody is asked")
    holds(tricorne.replay(str(state.record)) == state, "the record replays as another game")
    report = tricorne.verify(str(state.record))
    holds(report.ok, f"the record is not verified: {report.problems[:1]}")
    results = state.engine.results(state.position)
    holds(sorted(results) == sorted(state.seats), "the results are not those of the seats")
