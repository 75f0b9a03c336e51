"""The network while it learns, in PyTorch. Its arrays have the names that ``tricorne.bots.network`` reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tricorne.bots.network.brain import REACH, SCALE
from tricorne.kernel.extras import installed

# Whoever learns asks for the extra first (``learner.py``); without it this module can be read, not used.
if installed(("torch",)):
    import torch
    from torch import nn

Tensor = Any
CLOSED = -1e9
"""The score of an action that is not open."""


def new_network(size: int, actions: int, width: int, depth: int) -> Any:
    """A network that takes every open action alike and expects nothing."""
    first = nn.Linear(size, width)
    blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
    policy, value = nn.Linear(width, actions), nn.Linear(width, 1)
    for head in (policy, value):
        nn.init.zeros_(head.weight)
        nn.init.zeros_(head.bias)
    return nn.ModuleDict({"first": first, "blocks": blocks, "policy": policy, "value": value})


def look(net: Any, rows: Tensor) -> tuple[Tensor, Tensor]:
    """Scores of all actions and what is expected, for many rows."""
    hidden = torch.relu(net["first"](rows.float() / SCALE))
    for block in net["blocks"]:
        hidden = hidden + torch.relu(block(hidden))
    return net["policy"](hidden).float(), REACH * torch.tanh(net["value"](hidden)[:, 0].float())


def shares(scores: Tensor, masks: Tensor) -> Tensor:
    """Logarithms of how likely each action is, closed ones left out."""
    return torch.log_softmax(scores.masked_fill(~masks, CLOSED), 1)


def arrays_of(net: Any) -> dict[str, NDArray[Any]]:
    """Its weights as numpy arrays."""
    return {name: tensor.detach().float().cpu().numpy() for name, tensor in net.state_dict().items()}


def take(net: Any, arrays: Mapping[str, NDArray[Any]]) -> None:
    """Give it weights."""
    net.load_state_dict({name: torch.from_numpy(np.asarray(array, dtype=np.float32)) for name, array in arrays.items()})


def widened(arrays: Mapping[str, NDArray[Any]], size: int, actions: int) -> dict[str, NDArray[Any]]:
    """Weights for longer rows and more actions: nothing follows from what is new, and new actions are all alike."""
    found = dict(arrays)
    found["first.weight"] = np.pad(found["first.weight"], ((0, 0), (0, size - found["first.weight"].shape[1])))
    more = actions - len(found["policy.bias"])
    found["policy.weight"] = np.pad(found["policy.weight"], ((0, more), (0, 0)))
    found["policy.bias"] = np.pad(found["policy.bias"], (0, more))
    return found


class Losses:
    """What is made small, and its parts for the log."""

    def __init__(self, total: Tensor, value: float, entropy: float, agreement: float) -> None:
        self.total = total
        self.value = value
        self.entropy = entropy
        self.agreement = agreement
        """The part of the advised decisions in which the network likes best what the teacher would play."""


class Lesson:
    """Decisions to learn from, all of one length."""

    def __init__(
        self,
        masks: Tensor,
        actions: Tensor,
        before: Tensor,
        advantages: Tensor,
        returns: Tensor,
        advice: Tensor,
    ) -> None:
        self.masks = masks
        self.actions = actions
        self.before = before
        """Logarithm of how likely the action was when it was played."""
        self.advantages = advantages
        """Scaled to a mean of 0 and a spread of 1."""
        self.returns = returns
        self.advice = advice
        """What the teacher would play; below 0 where it has no opinion."""


def losses(
    scores: Tensor, expects: Tensor, lesson: Lesson, clip: float, entropy: float, imitation: float, play: float
) -> Losses:
    """PPO: better actions become likelier, but by no more than ``clip`` at once; expectations come true; some variety
    stays; and as far as ``imitation`` weighs, the teacher is followed. ``play`` weighs what was learned by playing."""
    likely = shares(scores, lesson.masks)
    value = (expects - lesson.returns).pow(2).mean()
    variety = -(likely.exp() * likely.masked_fill(~lesson.masks, 0)).sum(1).mean()
    total = 0.5 * value
    if play:
        ratio = (likely.gather(1, lesson.actions[:, None])[:, 0] - lesson.before).exp()
        gain = torch.min(ratio * lesson.advantages, ratio.clamp(1 - clip, 1 + clip) * lesson.advantages).mean()
        total = total - play * gain - entropy * variety
    agreement = 0.0
    if imitation:
        advised = (lesson.advice >= 0).float()
        number = advised.sum().clamp(min=1)
        followed = likely.gather(1, lesson.advice.clamp(min=0)[:, None])[:, 0]
        total = total - imitation * (followed * advised).sum() / number
        agreement = float(((likely.detach().argmax(1) == lesson.advice).float() * advised).sum() / number)
    return Losses(total, float(value.detach()), float(variety.detach()), agreement)
