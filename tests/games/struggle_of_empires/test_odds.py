"""Odds are exact: every figure is checked against the real engine played over all dice."""

from __future__ import annotations

from itertools import product

import pytest

import tricorne
from tricorne.games.struggle_of_empires.actions import ATTACK_MARKER, ATTACK_POWER, ATTACK_TOKEN
from tricorne.games.struggle_of_empires.battle import combat_odds, odds
from tricorne.games.struggle_of_empires.battle.odds import AttackOdds, Plan
from tricorne.games.struggle_of_empires.board.constants import (
    AFRICA,
    ARMY_TRAINING,
    BLUE,
    BRITAIN,
    COLONY_REVOLT,
    FRANCE,
    INDIA,
    NAVAL_TRAINING,
    NAVIGATION,
    ON_MAP,
    PIRATES,
    PLACES,
    POWERS,
    RED,
    RESERVES,
    RUSSIA,
    SOUTH_AMERICA,
    SPAIN,
    TILES,
)
from tricorne.games.struggle_of_empires.board.position import ATTACKERS, Position
from tricorne.games.struggle_of_empires.game import StruggleOfEmpires
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.turn import turn
from tricorne.kernel.engine import CHANCE, DECISION
from tricorne.kernel.testing import rule
from tricorne.kernel.word_rows import words

GAME = tricorne.game("struggle-of-empires")
SEATS = ["britain", "france", "russia", "spain"]


def table(options: dict[str, object] | None = None) -> tuple[Rules, Position]:
    """Britain and Spain are red, France and Russia blue; Britain is in turn; nothing else lies on the map."""
    engine = GAME.engine(SEATS, "deluxe", {"nonplayer-mode": "none", "unrest-mode": "fixed-hidden", **(options or {})})
    assert isinstance(engine, Rules) and isinstance(GAME, StruggleOfEmpires)
    p = GAME.empty(engine)
    assert isinstance(p, Position)
    for box, power in enumerate([BRITAIN, FRANCE, SPAIN, RUSSIA]):
        p.side[power] = RED if box % 2 == 0 else BLUE
        p.box[power] = box + 1
    p.order = [BRITAIN, FRANCE, SPAIN, RUSSIA]
    p.gold = words([99] * POWERS)
    turn.begin(p, BRITAIN)
    engine.run_passages(p)
    return engine, p


def units(p: Position) -> list[int]:
    return [
        sum(p.armies[q * 12 : q * 12 + 12] + p.navies[q * 12 : q * 12 + 12] + p.forts[q * 12 : q * 12 + 12])
        for q in range(POWERS)
    ]


def brute_force(
    engine: Rules, p: Position, action: str, answers: dict[str, str], captured: int
) -> tuple[float, list[float]]:
    """Play an attack with every roll of the dice: the chance of capture and each power's expected losses."""
    start = p.clone()
    engine.apply(start, GAME.actions.number(action))
    capture = 0.0
    lost = [0.0] * POWERS
    open_branches: list[tuple[Position, float]] = [(start, 1.0)]
    while open_branches:
        branch, chance = open_branches.pop()
        if engine.waits_for(branch) == CHANCE:
            for dice in product(range(1, 7), repeat=4):
                after = branch.clone()
                for value in dice:
                    engine.apply_outcome(after, value)
                open_branches.append((after, chance / 6**4))
            continue
        key = engine.prompt(branch).key
        if engine.waits_for(branch) == DECISION and key in ("turn", "free-actions"):
            capture += chance * (branch.control[captured] > p.control[captured])
            for power, count in enumerate(units(branch)):
                lost[power] += chance * (units(p)[power] - count)
            continue
        engine.apply(branch, choice(engine, branch, key, answers))
        open_branches.append((branch, chance))
    return capture, lost


def choice(engine: Rules, p: Position, key: str, answers: dict[str, str]) -> int:
    legal: list[int] = []
    engine.legal(p, legal)
    answer = answers.get(f"{engine.actor(p)} {key}", answers.get(key, ""))
    return GAME.actions.number(answer) if answer else legal[0]


def agree(found: AttackOdds, capture: float, lost: list[float]) -> None:
    assert found.capture == pytest.approx(capture)
    assert found.losses == pytest.approx(lost)


def test_land_attack_with_training_forts_and_support() -> None:
    engine, p = table()
    p.armies[BRITAIN * PLACES + INDIA] = 2
    p.navies[BRITAIN * PLACES + INDIA] = 1
    p.ready[BRITAIN * TILES + ARMY_TRAINING] = 1
    p.armies[FRANCE * PLACES + INDIA] = 1
    p.forts[FRANCE * PLACES + INDIA] = 1
    p.control[INDIA * POWERS + FRANCE] = 1
    found = odds.attack_odds(p, BRITAIN, ATTACK_POWER + INDIA * POWERS + FRANCE, Plan())
    assert found.land is not None and (found.land.attackers, found.land.defenders) == (4, 3)
    assert found.naval is None
    agree(found, *brute_force(engine, p, "attack india france", {}, INDIA * POWERS + BRITAIN))


def test_naval_and_land_combat_with_allies() -> None:
    """Both fight at sea; the land combat is averaged over who won there."""
    engine, p = table()
    for power, navies, armies in [(BRITAIN, 1, 1), (SPAIN, 1, 1), (FRANCE, 1, 0), (RUSSIA, 0, 1)]:
        p.navies[power * PLACES + INDIA] = navies
        p.armies[power * PLACES + INDIA] = armies
    p.control[INDIA * POWERS + FRANCE] = 1
    p.ready[FRANCE * TILES + NAVAL_TRAINING] = 1
    plan = Plan()
    plan.navies[SPAIN] = plan.armies[SPAIN] = plan.armies[RUSSIA] = 1
    found = odds.attack_odds(p, BRITAIN, ATTACK_POWER + INDIA * POWERS + FRANCE, plan)
    answers = {"commit-navies": "navies 1", "commit-armies": "armies 1", "fight-at-sea": "fight"}
    capture, lost = sea_then_land(engine, p, answers)
    agree(found, capture, lost)


def sea_then_land(engine: Rules, p: Position, answers: dict[str, str]) -> tuple[float, list[float]]:
    """Two combats make 1296 * 1296 rolls: those at sea that lead to the same position are put together."""
    branch = p.clone()
    engine.apply(branch, GAME.actions.number("attack india france"))
    while engine.waits_for(branch) == DECISION:
        engine.apply(branch, choice(engine, branch, engine.prompt(branch).key, answers))
    merged: dict[str, tuple[Position, int]] = {}
    for dice in product(range(1, 7), repeat=4):
        after = branch.clone()
        for value in dice:
            engine.apply_outcome(after, value)
        fields = after.fields()
        battle = [*after.battle[:16], after.battle[21]]
        key = str([fields["navies"], battle])
        kept, count = merged.get(key, (after, 0))
        merged[key] = (kept, count + 1)
    capture = 0.0
    lost = [0.0] * POWERS
    for after, count in merged.values():
        for dice in product(range(1, 7), repeat=4):
            end = after.clone()
            for value in dice:
                engine.apply_outcome(end, value)
            chance = count / 6**8
            capture += chance * (end.control[INDIA * POWERS + BRITAIN] == 1)
            for power, left in enumerate(units(end)):
                lost[power] += chance * (units(p)[power] - left)
    return capture, lost


def test_attack_on_a_neutral_marker() -> None:
    engine, p = table()
    marker = next(m for m in p.ruleset.attackable[AFRICA])
    p.markers[marker] = ON_MAP
    p.armies[BRITAIN * PLACES + AFRICA] = 2
    found = odds.attack_odds(p, BRITAIN, ATTACK_MARKER + marker, Plan())
    agree(found, *brute_force(engine, p, GAME.actions[ATTACK_MARKER + marker].text, {}, AFRICA * POWERS + BRITAIN))


def test_attack_on_the_pirates_is_naval_only() -> None:
    engine, p = table()
    p.token_region[PIRATES] = INDIA
    p.token_owner[PIRATES] = FRANCE
    p.navies[BRITAIN * PLACES + INDIA] = 2
    found = odds.attack_odds(p, BRITAIN, ATTACK_TOKEN + PIRATES, Plan())
    assert found.land is None and found.naval is not None
    agree(found, *brute_force(engine, p, "attack pirates", {}, INDIA * POWERS + BRITAIN))


def test_covert_revolt() -> None:
    engine, p = table()
    p.control[SOUTH_AMERICA * POWERS + FRANCE] = 1
    p.armies[FRANCE * PLACES + SOUTH_AMERICA] = 1
    p.navies[FRANCE * PLACES + SOUTH_AMERICA] = 1
    found = odds.covert_odds(p, COLONY_REVOLT, SOUTH_AMERICA, FRANCE, Plan())
    _, lost = brute_force(engine, p, "incite colony-revolt south-america france", {}, SOUTH_AMERICA * POWERS + FRANCE)
    assert found.losses == pytest.approx(lost)
    assert found.land is not None and found.land.defenders == 2


@rule("TILE-RESERVES-1", "TILE-RESERVES-2", "R-SETTLED-14")
def test_reserves_of_both_sides_are_used_for_the_win() -> None:
    """One Reserves each: the attacker calls it unless he won, the defender when he would lose."""
    _, p = table()
    p.armies[BRITAIN * PLACES + INDIA] = 2
    p.armies[FRANCE * PLACES + INDIA] = 2
    p.control[INDIA * POWERS + FRANCE] = 1
    plain = odds.attack_odds(p, BRITAIN, ATTACK_POWER + INDIA * POWERS + FRANCE, Plan())
    p.ready[BRITAIN * TILES + RESERVES] = 1
    mine = odds.attack_odds(p, BRITAIN, ATTACK_POWER + INDIA * POWERS + FRANCE, Plan())
    p.ready[FRANCE * TILES + RESERVES] = 1
    both = odds.attack_odds(p, BRITAIN, ATTACK_POWER + INDIA * POWERS + FRANCE, Plan())
    win = plain.capture
    assert mine.capture == pytest.approx(win + (1 - win) * win)
    # The attacker rolls again unless he won; then the defender holds the last word: w, then again w at best.
    assert both.capture == pytest.approx(best_play(win, 1, 1))
    assert plain.capture < mine.capture and both.capture < mine.capture


def best_play(win: float, mine: int, theirs: int) -> float:
    """The attacker's chance when both use Reserves as well as they can, by the order of asking alone."""
    after_mine = best_play(win, mine - 1, theirs) if mine else 0.0
    after_theirs = best_play(win, mine, theirs - 1) if theirs else 1.0
    won = min(1.0, after_theirs)
    if mine:
        won = max(won, after_mine)
    not_won = after_mine if mine else 0.0
    return win * won + (1 - win) * not_won


def test_chances_add_up_and_follow_strength() -> None:
    last = -1.0
    for lead in range(-4, 6):
        rolled = combat_odds.classes(4 + lead, 4, 7)
        assert sum(one.chance for one in rolled) == pytest.approx(1.0)
        win = sum(one.chance for one in rolled if one.winner == ATTACKERS)
        assert win > last
        last = win
    assert last == pytest.approx(
        1.0 - sum(1 for d in product(range(1, 7), repeat=4) if 5 + abs(d[0] - d[1]) <= abs(d[2] - d[3])) / 1296
    )


@rule("SEA-12")
@pytest.mark.parametrize(("tiles", "chances"), [(0, (16, 1, 1)), (1, (17, 1, 0)), (2, (18, 0, 0))])
def test_white_and_red_dice(tiles: int, chances: tuple[int, int, int]) -> None:
    """Arrive 16, remain 1, lost 1 in 18; Navigation turns losses into stays and stays into arrivals."""
    _, p = table({"distant-sea": "white-red"})
    p.ready[BRITAIN * TILES + NAVIGATION] = tiles
    found = odds.sea_odds(p, BRITAIN)
    assert (found["arrive"], found["remain"], found["lost"]) == pytest.approx(tuple(c / 18 for c in chances))


def test_deluxe_die_gives_its_faces() -> None:
    _, p = table({"sea-die-faces": [3, 2, 1]})
    assert odds.sea_odds(p, BRITAIN) == pytest.approx({"success": 3 / 6, "stay": 2 / 6, "sink": 1 / 6})


def test_asking_for_odds_changes_nothing() -> None:
    _, p = table()
    p.armies[BRITAIN * PLACES + INDIA] = 1
    p.control[INDIA * POWERS + FRANCE] = 1
    before = str(p.fields())
    odds.attack_odds(p, BRITAIN, ATTACK_POWER + INDIA * POWERS + FRANCE, Plan())
    odds.covert_odds(p, PIRATES, INDIA, FRANCE, Plan())
    assert str(p.fields()) == before
