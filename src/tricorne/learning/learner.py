"""The learner: plays so many steps of all games, learns from them, and again; keeps checkpoints and curves."""

from __future__ import annotations

import json
import time
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

import tricorne
from tricorne.bots.network.brain import read_network, weights_of, write_network
from tricorne.envs.match import first_seats
from tricorne.kernel.errors import BadWeights
from tricorne.kernel.extras import installed, require
from tricorne.kernel.message import in_english
from tricorne.learning.advantages import advantages
from tricorne.learning.field import LEARNER, FieldEnv, Plan
from tricorne.learning.ladder import Ladder
from tricorne.learning.league import PAST, Tally, seating, tables
from tricorne.learning.left_behind import add_line, cut_curve, read_latest, write_latest, write_whole
from tricorne.learning.recipe import Recipe
from tricorne.learning.rolled import Rolled
from tricorne.learning.stopping import Stop, Stopped
from tricorne.learning.torch_network import (
    Lesson,
    Tensor,
    arrays_of,
    look,
    losses,
    new_network,
    shares,
    take,
    widened,
)

if installed(("torch",)):
    import torch

HALVES: Final = 2
GRADIENT: Final = 0.5
"""Longest step that the gradient may ask for."""
LAST_RATE: Final = 0.05
"""What is left of the learning rate and of the wish for variety at the end."""
WARM_UP: Final = 0.02
"""Part of the time in which the learning rate rises: the first steps, of which Adam knows nothing yet, are small."""
SAVE_EVERY: Final = 120.0
"""Seconds after which the state is saved again: no more is lost if the process is killed."""
NETWORK: Final = "network.npz"


class Learner:
    """A network that learns one game."""

    def __init__(
        self,
        recipe: Recipe,
        folder: Path,
        resume: bool = False,
        quiet: bool = False,
        begin_from: Path | None = None,
        stop: Stop | None = None,
    ) -> None:
        require("learning", ["torch"])
        self.folder, self.quiet = folder, quiet
        self.stop = stop or Stop()
        (folder / "checkpoints").mkdir(parents=True, exist_ok=True)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.rng = Random(recipe.seed)
        torch.manual_seed(recipe.seed)
        torch.set_float32_matmul_precision("high")
        self.game = tricorne.game(recipe.game)
        for players in recipe.players:
            first_seats(self.game, players)
        self.plan = Plan(
            recipe.game,
            tables(self.game.seat_ids, recipe.players, self.rng),
            recipe.reward,
            str(recipe.seed),
            recipe.teacher,
            recipe.ask_every,
            recipe.scatter,
            recipe.options,
        )
        self.shortest, self.longest = self.plan.by_length()[0], self.plan.by_length()[-1]
        kept = None if begin_from is None else self._kept(begin_from)
        if kept is not None:
            blocks = sum(1 for name in kept if name.startswith("blocks.") and name.endswith(".weight"))
            recipe = recipe._replace(width=len(kept["first.bias"]), depth=blocks)
        self.recipe = recipe
        self.net = self._new()
        if kept is not None:
            take(self.net, kept)
        self.adam = torch.optim.Adam(self.net.parameters(), recipe.rate, eps=1e-5)
        self.steps = self.finished = self.kept = self.steps_kept = 0
        self.spent = self.kept_at = 0.0
        """Seconds of learning, those before a stop included; how many had gone at the last checkpoint."""
        self.past = [self._copy() for _ in range(PAST)]
        """Past selves; at first the learner as it begins."""
        self.ladder = Ladder(recipe, folder)
        if resume:
            self._resume()
        self.lengths: list[int] = []
        self.tally = Tally()
        self.halves = [self._half(number) for number in range(HALVES)]
        self.rolled = [Rolled(recipe.steps, half, self.device) for half in self.halves]

    # -- set-up ----------------------------------------------------------------------------------------

    def _new(self) -> Any:
        recipe = self.recipe
        net = new_network(self.longest.encoding.size, self.longest.actions, recipe.width, recipe.depth)
        return net.to(self.device)

    def _kept(self, path: Path) -> dict[str, Any]:
        """The weights of a file, which may have learned from the shortest of our rows alone; BadWeights if they are
        not for this game and its rows."""
        size, actions = self.longest.encoding.size, self.longest.actions
        brain = read_network(path, self.shortest.encoding, self.shortest.actions)
        if brain.size > size or brain.actions > actions:
            raise BadWeights(in_english("these weights are for longer rows: name the options they learned with"))
        return widened(weights_of(path), size, actions)

    def _copy(self) -> Any:
        copy = self._new()
        copy.load_state_dict(self.net.state_dict())
        return copy

    def _half(self, number: int) -> FieldEnv:
        recipe = self.recipe
        drawn = tables(self.game.seat_ids, recipe.players, self.rng)
        plan = self.plan._replace(tables=drawn, seed=f"{recipe.seed}/{self.steps}/{number}")
        places = [plan.places(game) for game in range(recipe.games)]
        return FieldEnv(plan, seating(recipe.league, places, self.rng), recipe.processes)

    def _resume(self) -> None:
        kept = read_latest(self.folder, self.device, self.net)
        self.net.load_state_dict(kept["net"])
        self.adam.load_state_dict(kept["adam"])
        for past, theirs in zip(self.past, kept["past"], strict=True):
            past.load_state_dict(theirs)
        self.steps, self.finished, self.spent = kept["steps"], kept["finished"], kept["spent"]
        self.kept, self.kept_at, self.steps_kept = kept["kept"], kept["kept-at"], kept["steps-kept"]
        cut_curve(self.folder, self.steps)
        for minutes, rival, number in kept["waiting"]:
            self.ladder.ask(self._checkpoint(number), minutes, rival)
        # Not the same numbers again that were drawn at first.
        self.rng.seed(f"{self.recipe.seed}/{self.steps}")
        torch.manual_seed(self.rng.getrandbits(32))

    def close(self) -> None:
        """Stop all processes; matches of the ladder are waited for, unless the course was asked to stop."""
        for half in self.halves:
            half.close()
        for step in self.ladder.close(self.stop):
            self._say(f"{step.minutes:.1f} min: {step.wins:g} of {step.games} won against {step.bot}")

    @property
    def minutes(self) -> float:
        """Minutes of learning, those before a stop included: as a course is asked for, to the last digit."""
        return self.spent / 60

    # -- the course ------------------------------------------------------------------------------------

    def learn(self, minutes: float) -> Path:
        """Learn until so many minutes have been spent in all, or until asked to stop; the last weights."""
        every = 60 * minutes / self.recipe.checkpoints
        begun = time.monotonic() - self.spent
        saved = self.spent
        try:
            for _ in range(0, self.recipe.scatter if self.minutes < minutes else 0, self.recipe.steps):
                self._play(False)
            while self.minutes < minutes:
                done = self.minutes / minutes
                imitation = self.recipe.imitation(done)
                self._play(imitation > 0)
                figures = self._learn(done, imitation)
                self.spent = time.monotonic() - begun
                self._note(figures, imitation)
                if self.spent >= every * (self.kept_at // every + 1):
                    self._keep()
                elif self.spent - saved >= SAVE_EVERY:
                    self._save()
                else:
                    continue
                saved = self.spent
        except Stopped:
            self.spent = time.monotonic() - begun
            self._save()
            return self.folder / NETWORK
        return self._keep() if self.steps > self.steps_kept else self._checkpoint(self.kept)

    def _autocast(self) -> AbstractContextManager[Any]:
        found: AbstractContextManager[Any] = torch.autocast(
            self.device, dtype=torch.bfloat16, enabled=self.device == "cuda"
        )
        return found

    def _play(self, with_advice: bool) -> None:
        """Play the steps of both halves; while one is stepped the network thinks about the other."""
        for step in range(self.recipe.steps):
            self.stop.check()
            for half, rolled in zip(self.halves, self.rolled, strict=True):
                if step:
                    self._finish_step(half, rolled, step - 1)
                half.begin(self._choose(half, rolled, step), with_advice)
        for half, rolled in zip(self.halves, self.rolled, strict=True):
            self._finish_step(half, rolled, self.recipe.steps - 1)

    def _finish_step(self, half: FieldEnv, rolled: Rolled, step: int) -> None:
        field = half.end()
        rolled.took(field, step)
        self.steps += half.games
        self.finished += int(field.ended.sum())
        self.lengths = (self.lengths + field.lengths[field.ended].tolist())[-500:]
        self.tally.add(field)

    def _choose(self, half: FieldEnv, rolled: Rolled, step: int) -> Any:
        """What everybody who is not of the house plays."""
        field = half.field
        who = field.who[np.arange(half.games), field.actors]
        rows, masks = rolled.show(field, step, who == LEARNER)
        with torch.no_grad(), self._autocast():
            scores, expects = look(self.net, rows)
            for number, past in enumerate(self.past):
                theirs = np.nonzero(who == number + 1)[0]
                if len(theirs):
                    at = torch.from_numpy(theirs).to(self.device)
                    scores[at] = look(past, rows[at])[0]
            likely = shares(scores, masks)
            # The best of scores with noise of Gumbel is a draw by how likely each is.
            noise = -torch.log(-torch.log(torch.rand_like(likely).clamp_(1e-10, 1 - 1e-7)))
            chosen = (likely + noise).argmax(1)
        rolled.chose(step, chosen, likely.gather(1, chosen[:, None])[:, 0], expects)
        return chosen.cpu().numpy()

    # -- learning --------------------------------------------------------------------------------------

    def _learn(self, done: float, imitation: float) -> tuple[float, float, float]:
        """Learn from all that was played; value loss, entropy and agreement of the last batch."""
        recipe = self.recipe
        # While the teacher alone is followed it may go quickly; by playing, slower and slower.
        only_imitates = done < recipe.imitate
        left = 1.0 if only_imitates else max(LAST_RATE, 1 - done)
        for group in self.adam.param_groups:
            group["lr"] = recipe.rate * left * min(1.0, max(LAST_RATE, done / WARM_UP))
        returns: list[Tensor] = []
        gains: list[Tensor] = []
        useful: list[Tensor] = []
        for rolled in self.rolled:
            expected = rolled.expects.cpu().numpy()
            found, known = advantages(rolled.rewards, rolled.ended, rolled.actors, expected, recipe.trust)
            gains.append(torch.from_numpy(found).to(self.device).reshape(-1))
            returns.append(torch.from_numpy(found + expected).to(self.device).reshape(-1))
            mine = torch.from_numpy(known & rolled.mine).to(self.device).reshape(-1)
            useful.append((mine & (rolled.masks.sum(2).reshape(-1) > 1)).nonzero()[:, 0])
        every = torch.cat([gain[at] for gain, at in zip(gains, useful, strict=True)])
        if len(every) < 2:
            return 0.0, 0.0, 0.0
        mean, spread = every.mean(), every.std() + 1e-8
        figures = (0.0, 0.0, 0.0)
        for _ in range(recipe.imitation_epochs if only_imitates else recipe.epochs):
            for number, at in self._batches(useful):
                self.stop.check()
                rolled = self.rolled[number]
                lesson = Lesson(
                    rolled.masks.flatten(0, 1)[at],
                    rolled.actions.flatten()[at],
                    rolled.likely.flatten()[at],
                    (gains[number][at] - mean) / spread,
                    returns[number][at],
                    rolled.advice.flatten()[at],
                )
                with self._autocast():
                    scores, expects = look(self.net, rolled.rows.flatten(0, 1)[at])
                play = 0.0 if only_imitates else 1.0
                loss = losses(scores, expects, lesson, recipe.clip, recipe.entropy * left, imitation, play)
                self.adam.zero_grad(set_to_none=True)
                loss.total.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), GRADIENT)
                self.adam.step()
                figures = (loss.value, loss.entropy, loss.agreement)
        return figures

    def _batches(self, useful: list[Tensor]) -> list[tuple[int, Tensor]]:
        """The decisions of both halves in batches, in an order that is drawn."""
        found: list[tuple[int, Tensor]] = []
        for number, at in enumerate(useful):
            mixed = at[torch.randperm(len(at), device=self.device)]
            found += [(number, part) for part in mixed.split(self.recipe.batch) if len(part)]
        self.rng.shuffle(found)
        return found

    # -- what is left behind ---------------------------------------------------------------------------

    def _checkpoint(self, number: int) -> Path:
        return self.folder / "checkpoints" / f"{number:03}.npz"

    def _write(self, path: Path) -> None:
        write_network(path, arrays_of(self.net), self.recipe.game, self.plan.versions())

    def _keep(self) -> Path:
        """Keep the network as a checkpoint, which plays the ladder, and as a past self; save all."""
        self.kept, self.kept_at, self.steps_kept = self.kept + 1, self.spent, self.steps
        path = self._checkpoint(self.kept)
        self._write(path)
        self.past[self.rng.randrange(PAST)].load_state_dict(self.net.state_dict())
        self.ladder.play(path, self.minutes)
        self._save()
        return path

    def _save(self) -> None:
        """Save the network as it is now, and all that learning on needs."""
        write_whole(self.folder / NETWORK, self._write)
        kept = {"net": self.net.state_dict(), "adam": self.adam.state_dict()}
        kept |= {"past": [past.state_dict() for past in self.past], "waiting": self.ladder.waiting()}
        kept |= {"steps": self.steps, "finished": self.finished, "spent": self.spent}
        kept |= {"kept": self.kept, "kept-at": self.kept_at, "steps-kept": self.steps_kept}
        write_latest(self.folder, kept)

    def _note(self, figures: tuple[float, float, float], imitation: float) -> None:
        """A line of the curve."""
        value, entropy, agreement = figures
        length = float(np.mean(self.lengths)) if self.lengths else 0.0
        told: list[object] = [f"{self.minutes:.3f}", self.steps, self.finished, f"{length:.0f}", f"{entropy:.3f}"]
        told += [f"{value:.4f}", f"{imitation:.2f}", f"{agreement:.3f}", json.dumps(self.tally.take())]
        add_line(self.folder, told)
        for step in self.ladder.told():
            self._say(f"{step.minutes:.1f} min: {step.wins:g} of {step.games} won against {step.bot}")

    def _say(self, text: str) -> None:
        if not self.quiet:
            print(text, flush=True)
