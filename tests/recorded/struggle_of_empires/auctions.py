"""auctions: a whole phase II, bid by bid, with entries that must be refused."""

from __future__ import annotations

from typing import Any

from tests.recorded.findings import Case, Findings
from tests.recorded.struggle_of_empires.play import Play, Watcher
from tests.recorded.struggle_of_empires.table import POWER, C, by_player, engine_of, gains_since, lay_out
from tricorne.games.struggle_of_empires import step_numbers
from tricorne.games.struggle_of_empires.actions import (
    BID,
    BID_STEP,
    BLUE_POWER,
    HIGHER,
    HIGHEST_BID,
    PASS_BID,
    RAISE,
    RED_POWER,
)
from tricorne.games.struggle_of_empires.auction import auction
from tricorne.games.struggle_of_empires.board.constants import BLUE, NONE, POWERS, RED
from tricorne.games.struggle_of_empires.board.position import (
    BIDDER,
    BLUE_PROPOSED,
    FLOOR,
    GAVEL,
    OPENER,
    RED_PROPOSED,
    STANDING,
    WAR_NUMBER,
    Position,
)
from tricorne.games.struggle_of_empires.war import endwar
from tricorne.kernel.engine import Refusal
from tricorne.kernel.message import as_it_stood
from tricorne.kernel.position import kind_of
from tricorne.kernel.word_rows import as_list


def word_of(power: int) -> str | None:
    return None if power == NONE else str(C.power_ids[power])


class Hammer(Watcher):
    """Notes the result of each auction when the next one is about to begin."""

    def __init__(self) -> None:
        self.results: list[dict[str, Any]] = []

    def before(self, p: Position, kind: int) -> None:
        register = p.auction
        if kind != step_numbers.AUCTIONS or register[BIDDER] == NONE:
            return
        result: dict[str, Any] = {
            "opener": word_of(register[OPENER]),
            "winner": word_of(register[BIDDER]),
            "bid": register[STANDING],
            "red": word_of(register[RED_PROPOSED]),
            "blue": word_of(register[BLUE_PROPOSED]),
        }
        for side in ("red", "blue"):
            if result[side] is not None:
                result[f"{side}_position"] = p.box[POWER[result[side]]]
        self.results.append(result)


def begin(case: Case, hammer: Hammer) -> Play:
    """The table at the beginning of phase II; the war before left the gavel with its last player."""
    engine = engine_of(case)
    position = case["position"]
    p = lay_out(engine, {**position, "alliances": position["previous_alliances"] or {"red": [], "blue": []}})
    if position["previous_alliances"] is not None:
        p.then(step_numbers.AUCTIONS)
        while p.stack:
            assert kind_of(p.stack[-1]) == step_numbers.AUCTIONS, "the display of the war before is not complete"
            engine.steps[step_numbers.AUCTIONS].run(p, p.stack[-1])
        endwar.end_war(p)
    p.clock[WAR_NUMBER] = position["war"]
    p.auction[BIDDER] = NONE
    auction.begin(p)
    return Play(engine, p, hammer)


# -- trying an entry -------------------------------------------------------------------------------


def attempt(play: Play, entry: dict[str, Any]) -> Refusal | None:
    """Play an entry as far as the engine allows; why it stops."""
    if play.over:
        return Refusal(as_it_stood("the auctions are over"), [])
    if word_of(play.actor) != entry["by"]:
        # Somebody else is asked: the rules of the question say who.
        prompt = play.engine.prompt(play.p)
        return Refusal(prompt.words, prompt.rules)
    if entry["do"] == "pass":
        refusal = play.why_not(PASS_BID)
        if refusal is None:
            play.apply(PASS_BID)
        return refusal
    return _name_amount(play, entry["amount"]) or _name_powers(play, entry["red"], entry["blue"])


def _name_amount(play: Play, amount: float) -> Refusal | None:
    if amount != int(amount) or amount < 0:
        return play.engine.never_allowed(play.p, f"bid {amount}")
    number = int(amount)
    if number > HIGHEST_BID:
        raise AssertionError(f"the table has no bid of {number}")
    if play.kind == step_numbers.SPEAK:
        refusal = play.why_not(RAISE)
        if refusal is not None:
            return refusal
        play.apply(RAISE)
    while number >= play.p.auction[FLOOR] + BID_STEP:
        play.apply(HIGHER)
    refusal = play.why_not(BID + number)
    if refusal is None:
        play.apply(BID + number)
    return refusal


def _name_powers(play: Play, red: str | None, blue: str | None) -> Refusal | None:
    if red is None and blue is None:
        return play.engine.never_allowed(play.p, "red none")
    if red is None:
        return _say(play, BLUE_POWER + POWER[str(blue)])
    single = play.p.clone()
    refusal = _say(play, RED_POWER + POWER[red])
    if refusal is not None:
        return refusal
    if play.kind == step_numbers.PROPOSE_BLUE:
        return play.engine.never_allowed(play.p, "blue none") if blue is None else _say(play, BLUE_POWER + POWER[blue])
    # The engine takes the red power alone; a blue one named as well must be refused.
    return None if blue is None else Play(play.engine, single).why_not(BLUE_POWER + POWER[blue])


def _say(play: Play, action: int) -> Refusal | None:
    refusal = play.why_not(action)
    if refusal is None:
        play.apply(action)
    return refusal


def legal_proposals(play: Play) -> list[list[str | None]]:
    """Every proposal that could be made now, by trying them all."""
    trial = play.copy()
    if trial.kind == step_numbers.SPEAK:
        trial.apply(RAISE)
    trial.apply(trial.legal()[0])
    found: list[list[str | None]] = []
    for action in trial.legal():
        if BLUE_POWER <= action < BLUE_POWER + POWERS:
            found.append([None, word_of(action - BLUE_POWER)])
        elif RED_POWER <= action < RED_POWER + POWERS:
            red = word_of(action - RED_POWER)
            further = trial.copy()
            further.apply(action)
            if further.kind == step_numbers.PROPOSE_BLUE:
                found += [[red, word_of(blue - BLUE_POWER)] for blue in further.legal()]
            else:
                found.append([red, None])
    return found


# -- comparing -------------------------------------------------------------------------------------


def check(case: Case, found: Findings) -> None:
    expected = case["expected"]
    hammer = Hammer()
    play = begin(case, hammer)
    p = play.p
    gains = p.unrest_gains[:]
    found.same("first_opener", expected["first_opener"], word_of(play.actor))
    for entries, wanted in zip(case["inputs"]["auctions"], expected["auctions"], strict=True):
        found.same("opener asked", wanted["opener"], word_of(play.actor))
        found.same_set("legal_proposals", wanted["legal_proposals"], legal_proposals(play))
        number = len(hammer.results)
        before = p.clone()
        for entry in entries:
            _enter(play, entry, found)
            if play.kind == step_numbers.SPEAK and len(hammer.results) == number:
                found.same_set("legal_proposals", wanted["legal_proposals"], legal_proposals(play))
        if not found.same("auction ended", number + 1, len(hammer.results)):
            return
        _compare_auction(found, wanted, hammer.results[-1], before, play)
    found.same("auctions ended", True, play.over)
    for side, number in (("red", RED), ("blue", BLUE)):
        boxes = sorted((power for power in range(POWERS) if p.side[power] == number), key=lambda power: p.box[power])
        found.same(f"boxes {side}", expected["boxes"][side], [word_of(power) for power in boxes])
    found.same("turn_order", expected["turn_order"], [word_of(power) for power in p.order])
    found.all_same("gold_after", expected["gold_after"], by_player(p, as_list(p.gold)))
    found.all_same("taxations", expected["taxations"], by_player(p, gains_since(p, gains)))
    found.same("next_war_opener", expected["next_war_opener"], word_of(p.auction[GAVEL]))


def _enter(play: Play, entry: dict[str, Any], found: Findings) -> None:
    trial = play.copy()
    refusal = attempt(trial, entry)
    if "refused" in entry:
        found.refused(f"entry {entry['do']}", entry["refused"], refusal)
    elif found.allowed(f"entry {entry['do']}", refusal):
        attempt(play, entry)


def _compare_auction(
    found: Findings, wanted: dict[str, Any], got: dict[str, Any], before: Position, play: Play
) -> None:
    p = play.p
    winner = POWER[got["winner"]]
    got["pay"] = {
        "power": got["winner"],
        "amount": got["bid"],
        "gold_before": before.gold[winner],
        "gold_after": p.gold[winner],
        "taxations": p.unrest_gains[winner] - before.unrest_gains[winner],
    }
    got["next_opener_this_war"] = None if play.over else word_of(play.actor)
    found.all_same("auction", {key: wanted[key] for key in wanted if key != "legal_proposals"}, got)
