"""events: one event card, played with the recorded choices."""

from __future__ import annotations

from typing import Any

from tests.recorded.findings import Case, Findings
from tests.recorded.imperial_struggle import names, points, snapshot
from tests.recorded.imperial_struggle.board import ENGINE, load, restriction, written
from tests.recorded.imperial_struggle.cards import CardPlay
from tests.recorded.imperial_struggle.chance import Outcomes
from tests.recorded.imperial_struggle.driver import ACTIONS, open_actions, play
from tests.recorded.imperial_struggle.rounds import TRANSIENT
from tricorne.games.imperial_struggle.board.constants import NONE, TYPE_IDS
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import BONUS


def check_event(case: Case, found: Findings) -> None:
    """Play the card, answer what it asks, compare the board and the points."""
    table = load(_form(case))
    ENGINE.run_passages(table)
    number = ACTIONS.number(f"play {names.event(case['card'])}")
    refusal = ENGINE.why_not(table, number)
    if not found.allowed("play", refusal):
        return
    play(table, number)
    if case["has_bonus_condition"]:
        found.same("bonus", case["bonus_condition_met"], table.round[BONUS] == 1)
    outcomes = Outcomes()
    outcomes.add(case["chance"] or new_tiles(case["before"], snapshot.patched(case["before"], case["after_delta"])))
    card = CardPlay(table, names.event(case["card"]), case["choices"], outcomes, found)
    card.play_out()
    if "construct_squadron_now" in [choice["action"] for choice in case["choices"]]:
        ENGINE.run_passages(table)
        for text in ("build-squadron", "by-major"):
            open_now = open_actions(table)
            if text in open_now:
                ENGINE.apply(table, open_now[text])
    compare(case, table, found, card)


def new_tiles(before: dict[str, Any], after: dict[str, Any]) -> list[dict[str, Any]]:
    """Bonus tiles that lie in a theater after the card and in none before, as outcomes."""
    found: list[dict[str, Any]] = []
    for side, theaters in after["war_tiles"].items():
        old = [tile for tiles in before["war_tiles"][side].values() for tile in tiles["bonus"]]
        for number, tiles in theaters.items():
            for tile in tiles["bonus"]:
                if tile not in old and number != "unplaced":
                    found.append({"kind": "bonus_war_tile", "side": side, "theater": int(number), "tile": tile})
    return found


def _form(case: Case) -> dict[str, Any]:
    """The board before, in the last round, with a tile left for the other side."""
    form = written(case["before"])
    _refresh(case, form)
    form["hands"] = {
        names.side(side): [names.event(name) for name in cards] for side, cards in case["hands_before"].items()
    }
    tile = names.investment(case["investment"])
    spare = [id for id in names.PIECES.investments.ids if id != tile][:2]
    form["investments"] = {"open": spare}
    before = case["ap_before"]
    effects = before["transient"][case["side"]]
    eligible = [type for type, open_now in zip(TYPE_IDS, before["eligible_major"], strict=True) if open_now]
    minor = max(before["minor"])
    form["at"] = {
        "side": names.side(case["side"]),
        "round": 4,
        "investment": tile,
        "major": {type: before["major"][TYPE_IDS.index(type)] for type in eligible},
        "minor": minor,
        "minor_used": minor == 0,
        "discounts": [TRANSIENT[effect] for effect in effects if effect in TRANSIENT],
        "trade_bonus": 1 if "north_american_trade" in effects else 0,
        "squadron_less": 2 if "south_sea_squadron_discount" in effects else 0,
        "debt_taken": "first_debt_taken" in effects,
        "pools": [
            {
                "type": pool["type"],
                "only": restriction(pool["rule"]),
                "points": pool["amount"],
                "attached": pool["only_augments"],
            }
            for pool in before["contingent"]
        ],
    }
    return form


def _refresh(case: Case, form: dict[str, Any]) -> None:
    """A ministry that lets this card be played is recorded as used before the card is."""
    investments = names.PIECES.investments
    tile = investments.ids.index(names.investment(case["investment"]))
    event = names.PIECES.events[names.PIECES.event(names.event(case["card"]))]
    for card in form["ministries"][names.side(case["side"])]:
        if card["id"] == "marquis-de-condorcet" and not investments.event[tile]:
            card["used"] = []
        if card["id"] == "bank-of-england" and event.type not in (NONE, investments.major[tile]):
            card["used"] = [ability for ability in card["used"] if ability != 2]


def compare(case: Case, table: Position, found: Findings, card: CardPlay) -> None:
    """The board and the points after the card."""
    after = snapshot.patched(case["before"], case["after_delta"])
    expected = snapshot.recorded(after)
    found.values += len(expected)
    for key, (theirs, ours) in snapshot.differences(expected, snapshot.ours(table)).items():
        found.differs(f"{case['card']} {key.split()[0]}", f"{key} {theirs}", f"{key} {ours}", card.why())
    theirs_points = points.recorded(case["ap_after"])
    ours_points = points.ours(table)
    for key in theirs_points:
        found.values += 1
        if theirs_points[key] != ours_points[key]:
            found.differs(f"{case['card']} {key} points", theirs_points[key], ours_points[key], card.why())
