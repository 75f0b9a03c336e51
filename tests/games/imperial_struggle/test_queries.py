"""The questions of scoring and war that clients, bots and tests share."""

import pytest

from tests.games.imperial_struggle.war_table import WarTable
from tricorne.games.imperial_struggle.board.constants import BRITAIN, FRANCE
from tricorne.games.imperial_struggle.figures import queries
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.testing import rule


def test_award_standing() -> None:
    table = WarTable("peace-1").awards(india=1, europe=8).flags(france="vellore kurpa sweden", britain="calicut")
    assert queries.award_standing(table.p, "india") == {
        "region": "india",
        "counts": {"france": 2, "britain": 1},
        "tile": "award-1",
        "lead_needed": 2,
        "vp": 3,
        "treaty_points": 0,
        "winner": None,
    }
    europe = queries.award_standing(table.p, "europe")
    assert europe["winner"] == "france"
    assert europe["prestige"] == {"counts": {"france": 1, "britain": 0}, "vp": 2, "winner": "france"}
    assert queries.award_standing(table.p, "caribbean")["tile"] is None


def test_an_unknown_region_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(ValueError, match="unknown Region 'indai'.*india"):
        queries.award_standing(WarTable("peace-1").p, "indai")


def test_demand_standing_follows_the_era() -> None:
    table = WarTable("peace-5").demand("sugar").flags(britain="antigua havana", france="caicos")
    standing = queries.demand_standing(table.p)
    assert [line["commodity"] for line in standing] == ["furs", "spice", "fish", "tobacco", "sugar", "cotton"]
    assert standing[4] == {
        "commodity": "sugar",
        "in_demand": True,
        "counts": {"france": 0, "britain": 2},
        "vp": 3,
        "treaty_points": 0,
        "debt": 0,
        "leader": "britain",
    }
    assert (standing[3]["leader"], standing[3]["in_demand"]) == ("france", False)


@rule("IS-7.6-2", "IS-R166")
def test_theater_strength_shows_only_the_tiles_a_seat_may_know() -> None:
    table = WarTable("peace-1").flags(france="biscay").tiles("wss-spain", "basic-fr-01", "basic-br-04")
    totals = {}
    for seat in (FRANCE, BRITAIN, SPECTATOR, queries.EVERYTHING):
        answer = queries.theater_strength(table.p, "wss", 2, seat)
        sides = [answer["france"], answer["britain"]]
        totals[seat] = [side["total"] for side in sides if isinstance(side, dict)]
    assert totals == {FRANCE: [3, 0], BRITAIN: [1, 1], SPECTATOR: [1, 0], queries.EVERYTHING: [3, 1]}


def test_theater_strength_names_every_part_and_the_spoils() -> None:
    table = WarTable("wss").flags(britain="albany niagara", france="halifax").markers("albany")
    table.tiles("wss-queen-annes-war", "basic-fr-14", "basic-fr-01").fight("wss-queen-annes-war")
    answer = queries.theater_strength(table.p, "wss", 3, SPECTATOR)
    assert answer == {
        "theater": "wss-queen-annes-war",
        "france": {
            "total": 3,
            "tiles_shown": True,
            "items": [
                {"key": "fort", "id": "halifax", "amount": 1},
                {"key": "conflict", "id": "albany", "amount": 1},
                {"key": "basic-tile", "id": "basic-fr-01", "amount": 2},
                {"key": "basic-tile", "id": "basic-fr-14", "amount": -1},
            ],
        },
        "britain": {"total": 0, "tiles_shown": True, "items": []},
        "winner": "france",
        "margin": 3,
        "spoils": {
            "row": 1,
            "vp": 1,
            "conquest_points": 1,
            "treaty_points_to_loser": 1,
            "unflag": [],
            "special": [],
            "squadrons_lost": 0,
            "best": False,
        },
    }
    tie = queries.theater_strength(WarTable("wss").p, "7yw", 1, SPECTATOR)
    assert (tie["winner"], tie["margin"], tie["spoils"]) == (None, 0, None)
    with pytest.raises(ValueError, match="wss has no theater 5; it has theaters 1 to 4"):
        queries.theater_strength(table.p, "wss", 5, SPECTATOR)


def test_previews_change_nothing() -> None:
    table = WarTable("peace-6", laid=True).awards(europe=5, india=3).demand("sugar tobacco").vp(14)
    before = {name: list(numbers) for name, numbers in table.p.fields().items()}
    scoring = queries.scoring_preview(table.p)
    final = queries.final_score_preview(table.p)
    assert {name: list(numbers) for name, numbers in table.p.fields().items()} == before
    assert scoring["items"] == [
        {"what": "award", "id": "europe", "side": "france", "vp": 1, "treaty_points": 1, "debt": 0},
        {"what": "demand", "id": "tobacco", "side": "britain", "vp": 1, "treaty_points": 0, "debt": 1},
        {"what": "demand", "id": "sugar", "side": "france", "vp": 3, "treaty_points": 0, "debt": 0},
    ]
    assert (scoring["vp_before"], scoring["vp_after"], scoring["sweep"]) == (14, 17, None)
    items = final["items"]
    assert isinstance(items, list)
    assert [(line["what"], line["id"], line["side"]) for line in items] == [
        ("commodity", "spice", "britain"),
        ("commodity", "fish", "britain"),
        ("commodity", "tobacco", "britain"),
        ("commodity", "sugar", "france"),
        ("commodity", "cotton", "france"),
    ]
    assert (final["vp_before"], final["vp_after"], final["winner"], final["reason"]) == (
        14,
        13,
        "britain",
        "final-score",
    )
    assert final["vp_after_turn"] == 13 + 3, "the turn's own scoring comes first"
