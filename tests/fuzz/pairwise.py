"""Settings for random games that bring every value of every option together with every value of every other."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tricorne import BadOptions, Game
from tricorne.kernel.options import Option

Factor = tuple[str, list[object]]
Pair = tuple[str, int, str, int]
PLAYERS = "players"
PRESET = "preset"


class Setting:
    """One way to play: number of players, preset, options given on top."""

    def __init__(self, row: dict[str, object]) -> None:
        self.players = int(str(row[PLAYERS]))
        self.preset = str(row[PRESET])
        self.options = {key: value for key, value in row.items() if key not in (PLAYERS, PRESET)}


def values_of(option: Option) -> list[object]:
    """All values of a switch or a choice; for numbers the ends and what the presets say."""
    if option.kind == "bool":
        return [False, True]
    if option.kind == "choice":
        return list(option.choices)
    if option.kind == "int":
        found: list[object] = [option.low, option.high]
    else:
        found = [tuple(option.sum if at == one else 0 for at in range(option.length)) for one in range(option.length)]
    for value in option.presets.values():
        if value not in found:
            found.append(value)
    return found


def factors(game: Game) -> list[Factor]:
    counts: list[object] = list(range(game.options.fewest, game.options.most + 1))
    found: list[Factor] = [(PLAYERS, counts), (PRESET, list(game.options.presets))]
    return found + [(key, values_of(option)) for key, option in game.options.options.items()]


def allowed(game: Game, row: dict[str, object]) -> bool:
    """Whether these values go together; what is not named stays as the preset has it."""
    if PLAYERS not in row or PRESET not in row:
        counts = [row[PLAYERS]] if PLAYERS in row else list(range(game.options.fewest, game.options.most + 1))
        presets = [row[PRESET]] if PRESET in row else list(game.options.presets)
        return any(allowed(game, {**row, PLAYERS: count, PRESET: preset}) for count in counts for preset in presets)
    setting = Setting(row)
    try:
        game.options.resolve(setting.preset, setting.options, setting.players)
    except BadOptions:
        return False
    return True


def pairs(game: Game, every: Sequence[Factor]) -> set[Pair]:
    """All pairs of values that can stand together in a game."""
    found: set[Pair] = set()
    for i, (one, ones) in enumerate(every):
        for other, others in every[i + 1 :]:
            for a in range(len(ones)):
                for b in range(len(others)):
                    if allowed(game, {one: ones[a], other: others[b]}):
                        found.add((one, a, other, b))
    return found


def settings(game: Game, seed: int = 1) -> tuple[list[Setting], int]:
    """Settings that cover all pairs, and how many pairs there are. Built greedily, the same for the same seed."""
    chance = random.Random(seed)
    every = factors(game)
    position = {key: at for at, (key, _) in enumerate(every)}
    missing = pairs(game, every)
    total = len(missing)
    rows: list[Setting] = []
    while missing:
        one, a, other, b = min(missing)
        row: dict[str, object] = {one: every[position[one]][1][a], other: every[position[other]][1][b]}
        chosen = {one: a, other: b}
        rest = [factor for factor in every if factor[0] not in row]
        chance.shuffle(rest)
        for key, values in rest:
            order = sorted(
                range(len(values)), key=lambda v: (-_gain(missing, position, chosen, key, v), chance.random())
            )
            for v in order:
                if allowed(game, {**row, key: values[v]}):
                    row[key] = values[v]
                    chosen[key] = v
                    break
        covered = {pair for pair in missing if chosen.get(pair[0]) == pair[1] and chosen.get(pair[2]) == pair[3]}
        assert covered, f"no setting brings {one} and {other} together"
        missing -= covered
        rows.append(Setting(row))
    return rows, total


def _gain(missing: set[Pair], position: dict[str, int], chosen: dict[str, int], key: str, value: int) -> int:
    gain = 0
    for other, v in chosen.items():
        pair = (key, value, other, v) if position[key] < position[other] else (other, v, key, value)
        gain += pair in missing
    return gain
