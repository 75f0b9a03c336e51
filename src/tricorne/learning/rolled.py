"""What was played between two times of learning, kept where the network is."""

from __future__ import annotations

import numpy as np

from tricorne.kernel.extras import installed
from tricorne.kernel.lessons import Floats
from tricorne.learning.advantages import Bools, Ints
from tricorne.learning.field import Field, FieldEnv
from tricorne.learning.torch_network import Tensor

if installed(("torch",)):
    import torch


class Rolled:
    """Steps x games of one half."""

    def __init__(self, steps: int, half: FieldEnv, device: str) -> None:
        games, places = half.field.rewards.shape
        shape = (steps, games)
        self.device = device
        self.rows = torch.zeros((*shape, half.field.rows.shape[1]), dtype=torch.int8, device=device)
        self.masks = torch.zeros((*shape, half.field.masks.shape[1]), dtype=torch.bool, device=device)
        self.actions = torch.zeros(shape, dtype=torch.long, device=device)
        self.advice = torch.zeros(shape, dtype=torch.long, device=device)
        self.likely = torch.zeros(shape, device=device)
        self.expects = torch.zeros(shape, device=device)
        self.actors: Ints = np.zeros(shape, dtype=np.int64)
        self.ended: Bools = np.zeros(shape, dtype=np.bool_)
        self.mine: Bools = np.zeros(shape, dtype=np.bool_)
        """Whether the learner itself decided."""
        self.rewards: Floats = np.zeros((*shape, places), dtype=np.float32)

    def show(self, field: Field, step: int, mine: Bools) -> tuple[Tensor, Tensor]:
        """Keep what is asked, and give rows and masks as the network wants them."""
        self.rows[step] = torch.from_numpy(field.rows.copy()).to(self.device)
        self.masks[step] = torch.from_numpy(field.masks.copy()).to(self.device).bool()
        self.advice[step] = torch.from_numpy(field.advice.astype(np.int64)).to(self.device)
        self.actors[step] = field.actors
        self.mine[step] = mine
        return self.rows[step], self.masks[step]

    def chose(self, step: int, actions: Tensor, likely: Tensor, expects: Tensor) -> None:
        """Keep what was chosen, how likely that was and what was expected."""
        self.actions[step] = actions
        self.likely[step] = likely
        self.expects[step] = expects

    def took(self, field: Field, step: int) -> None:
        """Keep what came of it."""
        self.rewards[step] = field.rewards
        self.ended[step] = field.ended
