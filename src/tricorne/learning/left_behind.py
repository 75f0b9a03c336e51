"""What a course leaves in its folder: the state that it goes on from, and its curve."""

from __future__ import annotations

import csv
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tricorne.kernel.errors import BadOptions
from tricorne.kernel.extras import installed
from tricorne.kernel.message import in_english

if installed(("torch",)):
    import torch

LATEST: Final = "latest.pt"
CURVE: Final = "curve.csv"
COLUMNS: Final = ["minutes", "steps", "games", "length", "entropy", "value-loss", "imitation", "agreement", "won"]


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file anew; who is killed meanwhile still has the one before."""
    new = path.with_name(f"new-{path.name}")
    write(new)
    os.replace(new, path)


def write_latest(folder: Path, kept: dict[str, Any]) -> None:
    """Write the state of a course."""
    write_whole(folder / LATEST, lambda path: torch.save(kept, path))


def read_latest(folder: Path, device: str, net: Any) -> dict[str, Any]:
    """The state of a course with such a network; BadOptions if it is a course with another one."""
    kept: dict[str, Any] = torch.load(folder / LATEST, map_location=device, weights_only=True)
    shapes = {name: tensor.shape for name, tensor in kept["net"].items()}
    if shapes != {name: tensor.shape for name, tensor in net.state_dict().items()}:
        raise BadOptions(
            in_english(
                f"--resume: {folder} holds a network of another shape: "
                "name the game, --players, --vary, --width and --depth that it has learned with"
            )
        )
    return kept


def add_line(folder: Path, cells: list[object]) -> None:
    """A line of the curve."""
    path = folder / CURVE
    is_new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        if is_new:
            table.writerow(COLUMNS)
        table.writerow(cells)


def cut_curve(folder: Path, steps: int) -> None:
    """Forget the lines of what was learned and lost: a course that was killed goes on from its last state."""
    path = folder / CURVE
    if not path.exists():
        return
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))
    at = COLUMNS.index("steps")
    known = [line for line in lines[1:] if len(line) == len(COLUMNS) and int(line[at]) <= steps]
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([COLUMNS, *known])
