"""taxation: one payment to the bank or to a power, and those that are refused."""

from __future__ import annotations

from tests.recorded.findings import Case, Findings
from tests.recorded.struggle_of_empires.phases import next_phase
from tests.recorded.struggle_of_empires.play import Play
from tests.recorded.struggle_of_empires.table import (
    ALLIANCE,
    POWER,
    TILE,
    by_player,
    engine_of,
    gains_since,
    lay_out,
    open_turn,
)
from tricorne.games.struggle_of_empires import actions, step_numbers
from tricorne.games.struggle_of_empires.auction import auction
from tricorne.games.struggle_of_empires.board.constants import (
    AFRICA,
    HOME,
    INDIA,
    NAVY,
    NONE,
    ON_MAP,
    PLACES,
    POWERS,
    RESERVES,
    TILES,
    UNALLIED,
)
from tricorne.games.struggle_of_empires.board.position import BIDDER, FLOOR, GAVEL, WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.games.struggle_of_empires.turn.distant_sea import SINKS, STAYS
from tricorne.games.struggle_of_empires.war import war
from tricorne.kernel.engine import Refusal
from tricorne.kernel.word_rows import as_list

SEA = {
    "stay-arrive": (STAYS, actions.ARRIVE),
    "sink-remain": (SINKS, actions.REMAIN),
    "sink-arrive": (SINKS, actions.ARRIVE),
}
LAST_WAR_BUT_ONE = 2


def turn_of(engine: Rules, p: Position, power: int) -> Play:
    open_turn(p, power)
    return Play(engine, p)


# -- expenses --------------------------------------------------------------------------------------


def spend(engine: Rules, p: Position, payer: int, what: str, amount: int) -> None:
    """Let the expense fall due by playing what costs it."""
    kind, _, detail = what.partition(":")
    if kind == "attack":
        _attack(engine, p, payer)
    elif kind == "claim":
        p.display[TILE[detail]] = max(1, p.display[TILE[detail]])
        p.population[payer] = p.ruleset.population_max
        turn_of(engine, p, payer).apply(actions.CLAIM + TILE[detail])
    elif kind == "local-alliance":
        turn_of(engine, p, payer).apply(actions.TAKE_ALLIANCE + ALLIANCE[detail])
    elif kind == "auction":
        _win_auction(engine, p, payer, amount)
    elif kind == "maintenance":
        p.armies[payer * PLACES + HOME] = amount
        next_phase(engine, p, war.INCOME)
    elif kind == "sea":
        face, choice = SEA[detail]
        p.navies[payer * PLACES + HOME] += 1
        play = turn_of(engine, p, payer)
        play.apply(actions.MOVE + NAVY * PLACES + HOME)
        play.apply(actions.TO + AFRICA)
        play.apply_outcome(face)
        play.apply(choice)
    else:
        taxation.pay(p, payer, amount)
        Play(engine, p)


def _attack(engine: Rules, p: Position, payer: int) -> Play:
    """An attack on a neutral marker, declared and paid."""
    marker = p.ruleset.attackable[INDIA][0]
    p.markers[marker] = ON_MAP
    p.armies[payer * PLACES + INDIA] = 1
    play = turn_of(engine, p, payer)
    play.apply(actions.ATTACK_MARKER + marker)
    return play


def _win_auction(engine: Rules, p: Position, payer: int, amount: int) -> None:
    """The payer opens with the amount and everybody else passes."""
    for power in range(POWERS):
        p.side[power] = UNALLIED
        p.box[power] = 0
    p.clock[WAR_NUMBER] = LAST_WAR_BUT_ONE
    p.auction[GAVEL] = payer
    p.auction[BIDDER] = NONE
    auction.begin(p)
    play = Play(engine, p)
    while amount >= p.auction[FLOOR] + actions.BID_STEP:
        play.apply(actions.HIGHER)
    play.apply(actions.BID + amount)
    while play.kind != step_numbers.SPEAK:
        play.apply(play.legal()[0])
    for _ in range(p.ruleset.count - 1):
        play.apply(actions.PASS_BID)


# -- refusals --------------------------------------------------------------------------------------


def why_refused(engine: Rules, p: Position, case: Case) -> Refusal | None:
    inputs = case["inputs"]
    payer = POWER[inputs["payer"]]
    active = POWER[case["position"]["active"]]
    what = inputs["for"]
    if what == "mid-combat":
        p.ready[active * TILES + RESERVES] = 1
        play = _attack(engine, p, active)
        while play.chance or play.kind != step_numbers.USE_RESERVES:
            play.apply_outcome(1) if play.chance else play.apply(play.legal()[0])
    else:
        turn_of(engine, p, active)
    text = "tax" if what.startswith("tax-") else f"pay {inputs['to']} {inputs['amount']}"
    return engine.why_not_aside(p, payer, text)


# -- comparing -------------------------------------------------------------------------------------


def check(case: Case, found: Findings) -> None:
    inputs = case["inputs"]
    expected = case["expected"]
    if inputs["for"].startswith("sea:") and not engine_of(case).ruleset.sea_die:
        case = {**case, "options": {**case["options"], "distant-sea": "deluxe-die"}}
    engine = engine_of(case)
    p = lay_out(engine, case["position"])
    payer = POWER[inputs["payer"]]
    if not expected["legal"]:
        found.refused(f"payment {inputs['for']}", expected["rules"], why_refused(engine, p, case))
        return
    before = p.gold[:]
    gains = p.unrest_gains[:]
    if inputs["to"] == "bank":
        spend(engine, p, payer, inputs["for"], inputs["amount"])
    else:
        turn_of(engine, p, POWER[case["position"]["active"]])
        text = f"pay {inputs['to']} {inputs['amount']}"
        if not found.allowed("payment", engine.why_not_aside(p, payer, text)):
            return
        engine.aside(p, payer, text)
        Play(engine, p)
    taxations = gains_since(p, gains)[payer]
    raised = taxations * taxation.yield_of(p, payer)
    found.same("amount", inputs["amount"], before[payer] + raised - p.gold[payer])
    found.same("taxations", expected["taxations"], taxations)
    found.same("unrest_gains", expected["unrest_gains"], sum(gains_since(p, gains)))
    found.all_same("gold_after", expected["gold_after"], by_player(p, as_list(p.gold)))
