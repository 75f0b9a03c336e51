"""The example game as a package of its own: installed beside Tricorne it plays everywhere; removed it is gone."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.examples.package import EXAMPLE, GAME, install, run, run_tricorne

SEATS = "anchor,bell,crown"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(EXAMPLE, tmp_path_factory.mktemp("installed"))


def test_it_is_listed_while_it_is_installed_and_leaves_no_trace(installed: Path) -> None:
    without = json.loads(run_tricorne(None, "games", "--json"))
    here = json.loads(run_tricorne(installed, "games", "--json"))
    assert here[:-1] == without
    assert here[-1] == {
        "id": GAME,
        "title": "Prize Auction",
        "players": [2, 5],
        "rules_version": 1,
        "package": "tricorne-prize-auction",
        "version": "0.1.0",
    }
    assert GAME not in json.dumps(without)


def test_its_own_tests_pass(installed: Path) -> None:
    """Its rules, and what every game must hold: no dead end, no leak, records that replay."""
    said = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", str(EXAMPLE / "tests"))
    assert " passed" in said


def test_it_plays_at_the_terminal(installed: Path) -> None:
    order = ["play", GAME, "--seats", SEATS, "--me", "anchor", "--seed", "1"]
    said = run_tricorne(installed, *order, typed="bid 3\nwhy bid 50\nrule SALE-4\nquit\n")
    assert "Merchants" in said
    assert "The Anchor bids 3." in said
    assert "guineas" in said


def test_it_plays_in_the_arena(installed: Path, tmp_path: Path) -> None:
    order = ["arena", GAME, "--bots", "heuristic,random", "--games", "4", "--seed", "1", "--out", str(tmp_path / "cup")]
    answer = json.loads(run_tricorne(installed, *order, "--json"))
    assert answer["games"] >= 4
    assert answer["settings"]["game"] == GAME


ENVIRONMENTS = """
import warnings
warnings.simplefilter("ignore")
import pyspiel, tricorne.envs.spiel
from pettingzoo.test import api_test
from tricorne.envs.aec import TricorneAEC
from tricorne.envs.gym import TricorneEnv

api_test(TricorneAEC("prize-auction", 3), num_cycles=30)
env = TricorneEnv("prize-auction", 3, bots=["heuristic"])
env.reset(seed=1)
game = pyspiel.load_game("tricorne_prize_auction", {"players": 4})
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    else:
        state.apply_action(state.legal_actions()[0])
print("returns", sum(state.returns()))
"""


def test_it_plays_in_pettingzoo_gymnasium_and_openspiel(installed: Path) -> None:
    assert "returns 0.0" in run(installed, "-c", ENVIRONMENTS)


SERVED = """
from tricorne.server.catalogue import home, info
from tricorne.server.wire import *
cards = {card.id: card for card in home().games}
print(cards["prize-auction"].title, cards["prize-auction"].bots[0].bot, len(info("prize-auction").actions))
"""


def test_the_server_offers_it(installed: Path) -> None:
    """It stands on the home page, with options and a table of actions; its first bot is one that plays it."""
    assert run(installed, "-c", SERVED).split() == ["Prize", "Auction", "ensign", "63"]


UNKNOWN = """
import tricorne
from tricorne.server.catalogue import home
print([card.id for card in home().games] == tricorne.games())
try:
    tricorne.game("prize-auction")
except tricorne.UnknownGame as unknown:
    print(unknown)
"""


def test_removed_it_is_gone_everywhere(tmp_path: Path) -> None:
    """Installed, played and taken away again: no command, no list and no server knows it any more."""
    folder = install(EXAMPLE, tmp_path / "for-a-while")
    order = ["simulate", GAME, "--players", "2", "--games", "1", "--bots", "random", "--json", "-"]
    assert json.loads(run_tricorne(folder, *order))
    shutil.rmtree(folder)
    folder.mkdir()
    assert GAME not in run_tricorne(folder, "games", "--json")
    assert run(folder, "-c", UNKNOWN).startswith("True\nthere is no game 'prize-auction'")
    with pytest.raises(AssertionError, match="there is no game 'prize-auction'"):
        run_tricorne(folder, "arena", GAME, "--bots", "random", "--games", "1", "--out", str(tmp_path / "cup"))
