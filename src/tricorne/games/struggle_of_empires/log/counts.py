"""The count at the end of a war, part by part: what each power earns and pays (INCOME-1 to INCOME-7), what each region
gives (SCORE-1 to SCORE-10). A line carries all figures of its sum, so that a screen can show how it came about."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.constants import POWERS, REGIONS, Power
from tricorne.games.struggle_of_empires.board.position import WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.text import say, the_place, the_power
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.games.struggle_of_empires.war.income import income_of, maintenance_of
from tricorne.games.struggle_of_empires.war.scoring import region_points
from tricorne.kernel.message import Arg, Message


def incomes(before: Position, p: Position) -> list[Message]:
    """Income and maintenance of every player, in turn order."""
    return [_income(before, p, power) for power in before.order]


def _income(before: Position, p: Position, power: Power) -> Message:
    earned = income_of(before, power)
    spent = maintenance_of(before, power)
    rich = before.clone()
    rich.gold[power] += earned
    facts: dict[str, Arg] = {
        "power": the_power(before, power),
        "income": earned,
        "upkeep": spent,
        "taxations": taxation.taxations_for(rich, power, spent),
        "people": before.population[power],
        "markers": before.control_markers(power),
    }
    if not before.ruleset.hidden_gold:
        facts["had"] = before.gold[power]
        facts["left"] = p.gold[power]
    return say("log-income", **facts)


def scores(before: Position, p: Position) -> list[Message]:
    """Every region that somebody controls, then what each player has gained."""
    found = [say("log-scored", war=p.clock[WAR_NUMBER])]
    for region in range(REGIONS):
        points = region_points(p, region)
        shares: list[Arg] = []
        for power in p.ruleset.players:
            markers = p.control[region * POWERS + power]
            if markers > 0:
                shares.append(say("scored-share", power=the_power(p, power), points=points[power], markers=markers))
        if shares:
            found.append(say("log-region-scored", region=the_place(p, region), shares=shares))
    for power in p.ruleset.players:
        total = p.victory_points[power]
        gained = total - before.victory_points[power]
        found.append(say("log-scores", power=the_power(p, power), points=gained, total=total))
    return found
