"""Free actions in the midst of an action: gold from trade tiles, a Blockade (TURN-9, TURN-10, TILE-BLOCKADE-2)."""

from __future__ import annotations

import pytest

import tricorne
from tests.games.struggle_of_empires.table import (
    Holding,
    battle,
    blockade,
    britain,
    draws,
    france,
    gold,
    legal,
    play,
    ready,
    refused,
    table,
    units,
)
from tricorne.kernel.chance import below, seeded
from tricorne.kernel.testing import rule

TRADE = "gold-mines"
OFF = {"free-actions-inside": False}


@rule("TURN-9", "TURN-10", "TILE-TRADE-2", "R-FREE-1")
def test_a_trade_tile_pays_for_a_ship_in_danger() -> None:
    """After the roll France has no gold; its tile brings it before the navy is paid for, and nobody is taxed."""
    state = table(france(navy=1, gold=0, tiles=TRADE, also={"south-america": Holding(control=3)}))
    play(state, "move navy home", "to india", sea=["sink"])
    assert legal(state) == [f"use {TRADE}", "lost", "remain", "arrive"]
    play(state, f"use {TRADE}")
    assert legal(state) == ["lost", "remain", "arrive"]
    assert gold(state, "france") == 3
    play(state, "remain")
    assert draws(state, "france") == 0
    assert units(state, "france", "home") == {"navy": 1}


@rule("TILE-BLOCKADE-2", "R-FREE-1")
def test_a_blockade_is_laid_between_two_moves() -> None:
    state = table(france(army=1, navy=1, at="africa", tiles="blockade", also={"home": Holding(navy=1)}))
    play(state, "move navy home")
    assert "use blockade" in legal(state)
    play(state, "use blockade", "in africa")
    assert blockade(state) == ("france", "africa")
    assert state.prompt.key == "destination" and "use blockade" not in legal(state)
    play(state, "to mediterranean")
    assert state.prompt.key == "next-move"


@rule("TILE-BLOCKADE-2", "TILE-BLOCKADE-1")
def test_where_the_blockade_itself_is_asked_about_it_cannot_be_laid() -> None:
    state = battle("india", france(army=1, navy=1, tiles="blockade"), britain(army=1, control=1))
    play(state, "attack india britain")
    assert legal(state) == ["blockade", "no-blockade"]


@rule("TURN-9", "R-FREE-1")
def test_only_the_active_player_uses_tiles() -> None:
    defender = britain(army=1, navy=1, control=1, tiles=f"blockade {TRADE}", also={"south-america": Holding(control=2)})
    state = battle("india", france(army=1, navy=1), defender)
    play(state, "attack india britain")
    while state.actor != "britain":
        play(state, legal(state)[0])
    assert not [text for text in legal(state) if text.startswith("use")]
    assert refused(state, f"use {TRADE}")


@rule("R-FREE-1", "TILE-TRADE-2")
def test_a_tile_that_brings_nothing_multiplies_no_question() -> None:
    state = table(france(navy=1, tiles=TRADE))
    play(state, "move navy home")
    assert f"use {TRADE}" not in legal(state)
    assert "R-FREE-1" in refused(state, f"use {TRADE}")


@rule("R-FREE-1")
def test_the_other_reading_keeps_free_actions_between_actions() -> None:
    there = {"south-america": Holding(control=1, navy=1)}
    state = table(france(navy=1, tiles=f"blockade {TRADE}", also=there), options=OFF)
    play(state, "move navy home")
    assert not [text for text in legal(state) if text.startswith("use")]
    assert ready(state, "france")


@rule("R-FREE-1")
@pytest.mark.parametrize("tile", ["war-office", "diplomatic-service"])
def test_other_tiles_wait_for_the_end_of_the_action(tile: str) -> None:
    state = table(france(navy=1, army=1, tiles=tile))
    play(state, "move navy home")
    assert f"use {tile}" not in legal(state)


@rule("R-FREE-1")
def test_a_tile_used_inside_an_action_is_taken_back_by_itself() -> None:
    """In a game as it comes: at the first question inside an action at which a tile can be used."""
    game = tricorne.game("struggle-of-empires")
    state = game.new(["britain", "france", "russia"], seed=2)
    dice = seeded(7, ["choices"])
    uses: list[int] = []
    while not uses and not state.over:
        open_now = state.legal()
        if state.prompt.key not in ("turn", "free-actions"):
            uses = [number for number in open_now if game.actions[number].text.startswith("use ")]
        if not uses:
            state.play(open_now[below(dice, 0, len(open_now))])
    assert uses
    before = state.clone()
    state.play(uses[0])
    state.undo()
    assert state == before
