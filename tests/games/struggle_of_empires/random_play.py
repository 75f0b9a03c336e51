"""Random games for the leak tests: any legal action, but bids that leave some unrest to hide."""

from collections.abc import Iterator, Mapping

import tricorne
from tricorne.kernel.chance import below, seeded
from tricorne.kernel.errors import IllegalAction
from tricorne.kernel.state import State

POWERS = ["britain", "united-provinces", "spain", "france", "austria", "prussia", "russia"]


def begin(count: int, preset: str = "deluxe", options: Mapping[str, object] | None = None, seed: int = 1) -> State:
    """A new game for so many players, other powers with every seed."""
    seats = [POWERS[(seed + at) % len(POWERS)] for at in range(count)]
    return tricorne.game("struggle-of-empires").new(seats, preset=preset, options=options or {}, seed=seed)


def choose(state: State, numbers: list[int]) -> int:
    legal = state.legal()
    key = state.prompt.key
    if key == "bid":
        legal = legal[:3]
    elif key == "pass-or-raise" and below(numbers, 0, 4) > 0:
        legal = legal[:1]
    return legal[below(numbers, 0, len(legal))]


def bargain(state: State, numbers: list[int]) -> None:
    """Now and then somebody offers gold to an ally who is asked for help."""
    actor = state.actor
    payer = state.seats[below(numbers, 0, len(state.seats))]
    if state.prompt.key.startswith("commit-") and payer != actor:
        try:
            state.aside(payer, f"offer {actor} {1 + below(numbers, 0, 20)} for navies 1 armies 0")
        except IllegalAction:
            return


def game(state: State, seed: int) -> Iterator[tuple[State, State]]:
    """Play to the end; each action as the state before it and the state after it."""
    numbers = seeded(seed, ["leak-tests"])
    while not state.over:
        bargain(state, numbers)
        before = state.clone()
        state.play(choose(state, numbers))
        yield before, state
