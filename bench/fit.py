"""Fit the evaluations of the search bots to games that bots played: ``python -m bench.fit GAME --games 1000``.

Games are played by the heuristic with some slips, so that many kinds of positions come up, and kept as seeds and
actions in a file, so that features can be changed without playing again. The weights are those of a conditional logit
(who wins among the players of one position), with a ridge. The result replaces ``fitted.py`` of the game.

With ``--from FILE.parquet`` the games are those of a data set instead, such as those of strong bots in ``datasets``.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from types import ModuleType

import numpy as np

import tricorne
from tricorne.arena.contest import Contest
from tricorne.bots import Numbers, Seat, bot
from tricorne.bots.search.bot import knowledge
from tricorne.kernel.engine import CHANCE, DECISION, OVER, Engine
from tricorne.kernel.playbook import Playbook
from tricorne.kernel.record import ASIDE
from tricorne.kernel.state import State

SLIPS = [0, 2, 5, 10]
"""Random actions in a hundred, game by game."""
EVERY = 5
"""Of so many decisions one is looked at."""
LEAST_SPREAD = 0.1
STEADY = 1000.0
"""How much harder the ridge holds what the fit should leave alone."""
STRETCH, FIFTH = 12, 5
"""Of so many stretches of so many games one checks what the others taught."""

Played = tuple[State, list[int | tuple[str, str]]]
"""A game that can be played again: its beginning, and the actions; an act outside the turns is a power and words."""


# -- games -----------------------------------------------------------------------------------------


def play(game: str, seed: str, number: int, player: str) -> dict[str, object]:
    """One game with slips, as a line of the file."""
    counts = playbook(game).fitted_to
    contest = Contest(game, counts[number % len(counts)], [player], 1, seed=f"{seed}/{number}")
    state = contest.begin(0)
    slips = SLIPS[number // len(counts) % len(SLIPS)]
    chance = Numbers(f"{seed}/{number}/slips")
    places = {seat: (bot(player)(), Seat(state, seat, f"{seed}/{number}")) for seat in state.seats}
    actions: list[int] = []
    while (actor := state.actor) is not None:
        if chance.below(100) < slips:
            action = chance.pick(state.legal())
        else:
            action = places[actor][0].decide(places[actor][1])
        state.play(action)
        actions.append(action)
    return {"seed": f"{seed}/{number}", "players": counts[number % len(counts)], "actions": actions}


def gather(game: str, path: Path, games: int, seed: str, player: str) -> None:
    """Play until the file holds so many games."""
    done = len(path.read_text().splitlines()) if path.exists() else 0
    with path.open("a") as file:
        for number in range(done, games):
            file.write(json.dumps(play(game, seed, number, player)) + "\n")
            file.flush()


# -- positions -------------------------------------------------------------------------------------


def kept(game: str, path: Path) -> Iterator[Played]:
    """The games of a file that ``gather`` wrote."""
    for line in path.read_text().splitlines():
        one = json.loads(line)
        yield Contest(game, one["players"], ["random"], 1, seed=one["seed"]).begin(0), one["actions"]


def strong(path: Path) -> Iterator[Played]:
    """The games of a data set."""
    from pyarrow import parquet

    columns = ["record", "game", "preset", "options", "seed", "seats", "kind", "power", "action", "text"]
    rows = parquet.read_table(path, columns=columns).to_pylist()
    for _, game in groupby(rows, key=lambda row: row["record"]):
        first, *plays = game
        table = (first["seats"], first["preset"], json.loads(first["options"]), first["seed"])
        yield (
            tricorne.game(first["game"]).new(*table),
            [(row["power"], row["text"]) if row["kind"] == ASIDE else row["action"] for row in plays],
        )


def look(played: Played, start: int) -> tuple[list[list[list[float]]], list[float], list[float]]:
    """Replay a game: the rows of its quiet positions, how much is still to come in each, and who won."""
    state, actions = played
    engine: Engine = state.engine
    p = state.position
    looks = knowledge(state.game, engine, p)
    found: list[list[list[float]]] = []
    later: list[float] = []
    count = start
    for action in actions:
        while engine.waits_for(p) == CHANCE:
            engine.apply_outcome(p, engine.draw(p))
        if isinstance(action, tuple):
            state.carry_out_aside(*action)
            continue
        assert engine.waits_for(p) == DECISION
        if looks.quiet(p):
            count += 1
            if count % EVERY == 0:
                found.append(looks.rows(p))
                later.append(looks.time_left(p))
        engine.apply(p, action)
    while engine.waits_for(p) == CHANCE:
        engine.apply_outcome(p, engine.draw(p))
    assert engine.waits_for(p) == OVER
    return found, later, looks.winners(p)


def playbook(game: str) -> Playbook:
    found = tricorne.game(game).playbook()
    assert found is not None, f"{game} has nothing to fit"
    return found


def evaluation_of(game: str) -> ModuleType:
    """The evaluation lies beside the playbook, and so does what is fitted."""
    package = type(playbook(game)).__module__.rpartition(".")[0]
    return importlib.import_module(f"{package}.evaluation")


# -- the fit ---------------------------------------------------------------------------------------


class Sample:
    """Positions of games with the same number of players."""

    def __init__(self, rows: list[list[list[float]]], later: list[float], won: list[list[float]]) -> None:
        x = np.array(rows)
        t = np.array(later)[:, None, None]
        self.x = np.concatenate([x, x * t], axis=2)
        self.y = np.array(won)

    def chances(self, w: np.ndarray) -> np.ndarray:
        z = self.x @ w
        z -= z.max(axis=1, keepdims=True)
        e = np.exp(z)
        return np.asarray(e / e.sum(axis=1, keepdims=True))


def fit(samples: list[Sample], ridge: np.ndarray, judged: np.ndarray, rounds: int = 30) -> np.ndarray:
    """Newton's method on the penalised likelihood: weights stay near what was judged, features scaled alike."""
    spread = np.sqrt(sum(((s.x - s.x.mean(1, keepdims=True)) ** 2).sum((0, 1)) for s in samples))
    spread /= np.sqrt(sum(s.x.shape[0] * s.x.shape[1] for s in samples))
    # What hardly ever differs must not get a large weight.
    spread = np.maximum(spread, LEAST_SPREAD)
    centre = judged * spread
    w = centre.copy()
    for _ in range(rounds):
        slope = -ridge * (w - centre)
        bend = np.diag(ridge)
        for s in samples:
            x = s.x / spread
            chances = s.chances(w / spread)
            slope += np.einsum("np,npk->k", s.y - chances, x)
            mean = np.einsum("np,npk->nk", chances, x)
            bend += np.einsum("np,npk,npl->kl", chances, x, x, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        w += step
        if np.abs(step).max() < 1e-6:
            break
    return np.asarray(w / spread)


def loss(samples: list[Sample], w: np.ndarray) -> float:
    """The mean surprise in the results, in nats."""
    total = sum(float(-(s.y * np.log(np.maximum(s.chances(w), 1e-9))).sum()) for s in samples)
    return total / sum(len(s.y) for s in samples)


def samples_of(games: list[Played]) -> list[Sample]:
    by_count: dict[int, tuple[list[list[list[float]]], list[float], list[list[float]]]] = {}
    for number, played in enumerate(games):
        rows, later, won = look(played, number)
        if sum(won) > 0 and rows:
            found = by_count.setdefault(len(won), ([], [], []))
            found[0].extend(rows)
            found[1].extend(later)
            found[2].extend([won] * len(rows))
    return [Sample(*by_count[count]) for count in sorted(by_count)]


def write(game: str, w: np.ndarray, names: list[str]) -> None:
    """Replace the game's fitted.py."""
    path = Path(str(evaluation_of(game).__file__)).with_name("fitted.py")
    half = len(w) // 2
    lines = [
        '"""The weights of the evaluation, fitted by ``python -m bench.fit``: at the end, and what is added to that',
        'at the beginning of the game."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "WEIGHTS: Final[list[tuple[float, float]]] = [",
    ]
    for at in range(half):
        lines.append(f"    ({w[at]:.4g}, {w[half + at]:.4g}),  # {names[at]}")
    lines += ["]", ""]
    path.write_text("\n".join(lines))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tricorne.games())
    parser.add_argument("--games", type=int, default=1000, help="games in the file")
    parser.add_argument("--file", type=Path, default=Path("build/fit.jsonl"))
    parser.add_argument("--seed", default="1756")
    parser.add_argument("--player", default="heuristic")
    parser.add_argument("--ridge", type=float, default=200.0)
    parser.add_argument("--play-only", action="store_true")
    parser.add_argument("--from", dest="dataset", type=Path, help="a data set of games instead")
    parser.add_argument("--look-only", action="store_true", help="leave the weights as they are")
    asked = parser.parse_args()
    if asked.dataset is None:
        asked.file.parent.mkdir(parents=True, exist_ok=True)
        gather(asked.game, asked.file, asked.games, asked.seed, asked.player)
        if asked.play_only:
            return
    begun = time.time()
    games = list(kept(asked.game, asked.file) if asked.dataset is None else strong(asked.dataset))
    # Games of a deal stand together, seats rotated: whole stretches are held back, so that no deal of a tournament is
    # in both.
    checked = [at // STRETCH % FIFTH == 0 for at in range(len(games))]
    learn = samples_of([game for game, held in zip(games, checked, strict=True) if not held])
    check = samples_of([game for game, held in zip(games, checked, strict=True) if held])
    print(f"{len(games)} games, {sum(len(s.y) for s in learn)} positions, {time.time() - begun:.0f} s", file=sys.stderr)
    evaluation = evaluation_of(asked.game)
    judged = np.array([one for one, _ in evaluation.JUDGED] + [more for _, more in evaluation.JUDGED])
    now = np.array([one for one, _ in evaluation.WEIGHTS] + [more for _, more in evaluation.WEIGHTS])
    even = loss(check, np.zeros_like(judged))
    print(f"{loss(check, judged):.4f} as judged, {even:.4f} knowing nothing, {loss(check, now):.4f} as it is")
    ridge = np.array([1.0 if name in evaluation.FITTED else STEADY for name in evaluation.FEATURES * 2])
    for strength in (asked.ridge / 10, asked.ridge, asked.ridge * 10):
        w = fit(learn, strength * ridge, judged)
        print(f"ridge {strength}: {loss(learn, w):.4f} learnt, {loss(check, w):.4f} checked")
    if asked.look_only:
        return
    w = fit(learn + check, asked.ridge * ridge, judged)
    write(asked.game, w, evaluation.FEATURES)


if __name__ == "__main__":
    main()
