"""The command in a process of its own says what it says in the process of the tests, to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

import tricorne
from tests.cli.command import GAME, refused, run_tricorne, run_tricorne_apart

TABLE = ("play", GAME, "--seats", "britain,france,russia", "--seed", "5", "--option", "setup-duplicates=keep")


@pytest.mark.parametrize(
    ("arguments", "typed", "status"),
    [
        ((*TABLE, "--me", "britain"), "place army india\nundo\nwhy place navy german-states\ntiles\nlog 9\n", 0),
        (("simulate", GAME, "--players", "2", "--games", "1", "--bots", "random"), "", 0),
        (("rules", GAME, "LOSS"), "", 0),
        ((), "", 0),
        (("play", GAME, "--me", "brittain"), "", 2),
        (("conquer",), "", 2),
    ],
)
def test_nothing_hangs_on_the_process(arguments: tuple[str, ...], typed: str, status: int) -> None:
    apart = run_tricorne_apart(*arguments, typed=typed)
    here = run_tricorne(*arguments, typed=typed)
    assert apart.status == status
    assert (apart.status, apart.out, apart.err) == (here.status, here.out, here.err)
    if status == 2:
        refused(apart)


def test_record_through_a_pipe_and_a_forged_one(tmp_path: Path) -> None:
    state = tricorne.game(GAME).new(["britain", "france", "russia"], seed=5, options={"setup-duplicates": "keep"})
    state.play("place army india")
    assert (
        run_tricorne_apart("replay", "-", typed=str(state.record)).out
        == run_tricorne("replay", "-", typed=str(state.record)).out
    )
    forged = tmp_path / "forged.txt"
    forged.write_text(str(state.record).replace("Seed: 5", "Seed: 6"))
    assert run_tricorne_apart("verify", forged).status == 1
