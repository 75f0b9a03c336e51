"""Event cards 9 to 15 (Succession Era), for both sides, with and without bonus, and with nothing to strike."""

from tests.games.imperial_struggle.card_table import BOTH, EMPTY, CardTable, owes, table, vp
from tricorne.kernel.testing import rule

# -- 9 Great Northern War --------------------------------------------------------------------------


@rule("IS-EVENT-9-1", "IS-R107")
def test_great_northern_war_scores_for_britain_after_the_shift() -> None:
    one = "german-states-alliance-2"
    other = "german-states-alliance-3"
    assert CardTable("britain", britain=one).event("great-northern-war") == {f"flag {other}": "britain", "vp": 13}
    t = CardTable("britain", britain=one, france=other)
    assert t.event("great-northern-war") == {f"flag {other}": EMPTY}
    assert CardTable("britain", britain=f"{one} {other}").event("great-northern-war") == {"vp": 13}
    t = CardTable("britain")
    assert t.event("great-northern-war", f"shift {one}") == {f"flag {one}": "britain"}


@rule("IS-EVENT-9-1", "IS-R50")
def test_great_northern_war_counts_no_marked_space() -> None:
    both = "german-states-alliance-2 german-states-alliance-3"
    t = CardTable("britain", britain=both, marked="german-states-alliance-2")
    assert t.event("great-northern-war") == {}


@rule("IS-EVENT-9-2", "IS-EVENT-9-4")
def test_great_northern_war_bonus_gives_a_diplomatic_point() -> None:
    both = "german-states-alliance-2 german-states-alliance-3"
    british = CardTable("britain", britain=both)
    assert british.event("great-northern-war", bonus=True, tile="m2-e2") == {"vp": 13, "major diplomatic": 1}
    french = CardTable("france", france="russia")
    assert french.event("great-northern-war", bonus=True, tile="m2-e2") == {"vp": 17, "major diplomatic": 1}


@rule("IS-EVENT-9-3", "IS-R107")
def test_great_northern_war_shifts_russia_or_scores_for_france() -> None:
    assert CardTable("france").event("great-northern-war") == {"flag russia": "france"}
    assert CardTable("france", britain="russia").event("great-northern-war") == {"flag russia": EMPTY}
    assert CardTable("france", france="russia").event("great-northern-war") == {"vp": 17}
    assert CardTable("france", france="russia", marked="russia").event("great-northern-war") == {}


# -- 10 Vatican Politics ---------------------------------------------------------------------------


@rule("IS-EVENT-10-1", "IS-EVENT-10-2")
def test_vatican_politics_gives_britain_points_for_protestant_countries() -> None:
    pool = "diplomatic only german-states-prussia-dutch-republic"
    assert CardTable("britain").event("vatican-politics") == {pool: 2}
    assert CardTable("britain").event("vatican-politics", bonus=True) == {pool: 2, "diplomatic only europe": 1}


@rule("IS-EVENT-10-3")
def test_vatican_politics_shifts_a_space_of_spain_or_austria() -> None:
    t = CardTable("france", france="spain-prestige-2", britain="austria-alliance-2")
    t.open_event("vatican-politics").do("play vatican-politics")
    assert "spain-prestige-2" not in t.legal("shift") and "savoy" not in t.legal("shift")
    assert len(t.legal("shift")) == 7
    assert t.refused("shift spain-prestige-2") == ["IS-EVENT-10-3", "IS-3.2.8-3"]
    t.do("shift austria-alliance-2")
    assert t.facts()["flag austria-alliance-2"] == EMPTY


ALL_OF_BOTH = (
    "austria-alliance-2 austria-prestige-upper austria-alliance-3 austria-prestige-lower "
    "spain-alliance-upper spain-prestige-2 spain-alliance-lower spain-prestige-3"
)


@rule("IS-EVENT-10-4", "IS-R108", "IS-R50")
def test_vatican_politics_bonus_scores_without_british_flags_left() -> None:
    t = CardTable("france", britain="spain-prestige-2")
    assert t.event("vatican-politics", "shift spain-prestige-2", bonus=True) == {
        "flag spain-prestige-2": EMPTY,
        "vp": 17,
    }
    t = CardTable("france", britain="spain-prestige-2")
    assert t.event("vatican-politics", "shift spain-prestige-3", bonus=True)["flag spain-prestige-3"] == "france"
    assert t.facts()["vp"] == 15
    t = CardTable("france", britain="spain-prestige-2", marked="spain-prestige-2")
    t.event("vatican-politics", "shift spain-prestige-3", bonus=True)
    assert t.facts()["vp"] == 17
    assert CardTable("france", france=ALL_OF_BOTH).event("vatican-politics", bonus=True) == {"vp": 17}
    assert CardTable("france", france=ALL_OF_BOTH).event("vatican-politics") == {}


# -- 11 Calico Acts --------------------------------------------------------------------------------


@rule("IS-EVENT-11-1", "IS-R109", "IS-R24")
def test_calico_acts_give_britain_points_against_flags_of_markets() -> None:
    t = CardTable("britain", britain="madras", france="kanchipuram", marked="kanchipuram")
    assert t.event("calico-acts") == {"economic only unflag-one-market": 2}


@rule("IS-EVENT-11-2", "IS-R109")
def test_calico_acts_bonus_scores_cotton_for_whoever_leads() -> None:
    points = {"economic only unflag-one-market": 2}
    t = CardTable("britain", britain="plassey")
    assert t.event("calico-acts", "score-it", bonus=True) == {**points, "vp": 13, "treaty britain": 1}
    t = CardTable("britain", france="plassey")
    assert t.event("calico-acts", "score-it", bonus=True) == {**points, "vp": 17, "treaty france": 1}
    t = CardTable("britain", france="plassey", turn=3).up("dupleix")
    assert t.event("calico-acts", "score-it", bonus=True) == {**points, "vp": 17, "treaty france": 2}
    assert CardTable("britain", france="plassey").event("calico-acts", "enough", bonus=True) == points
    assert CardTable("britain").event("calico-acts", "score-it", bonus=True) == points


def test_before_a_demand_is_scored_it_is_said_who_would_gain() -> None:
    for french, told in (("plassey", "France would gain 2 VP"), ("", "nobody would gain")):
        t = CardTable("britain", france=french).open_event("calico-acts", bonus=True)
        assert told in t.do("play calico-acts").asked()


@rule("IS-EVENT-11-3")
def test_calico_acts_take_a_british_flag_off_cotton() -> None:
    t = CardTable("france", britain="plassey kurpa kanchipuram")
    t.open_event("calico-acts").do("play calico-acts")
    assert t.legal() == ["unflag plassey", "unflag kurpa"]
    assert CardTable("france", britain="kanchipuram").event("calico-acts") == {}


@rule("IS-EVENT-11-4")
def test_calico_acts_bonus_sends_a_british_squadron_home() -> None:
    t = CardTable("france", britain="biscay hooghly-river", france="balearic").have("navy-box", britain=0)
    t.open_event("calico-acts", bonus=True).do("play calico-acts")
    assert t.legal() == ["send-home biscay", "send-home hooghly-river"]
    assert t.refused("send-home balearic") == ["IS-EVENT-11-4"]
    t.do("send-home biscay")
    assert (t.facts()["flag biscay"], t.facts()["navy-box britain"]) == (EMPTY, 1)
    assert CardTable("france", france="balearic").event("calico-acts", bonus=True) == {}


# -- 12 Military Spending Overruns -----------------------------------------------------------------


@rule("IS-EVENT-12-1", "IS-R110")
@BOTH
def test_spending_overruns_let_the_opponent_choose(side: str, other: str) -> None:
    t = table(side, own="biscay arcot", opposing="balearic vandavasi louisbourg").damaged("louisbourg")
    t.tiles(other, "wss-spain").tiles(side, "wss-spain")
    t.open_event("military-spending-overruns").do("play military-spending-overruns")
    tile = t.legal("give-back")
    assert t.asked().startswith(f"Military Spending Overruns: {other.capitalize()} must")
    assert t.legal() == ["send-home balearic", "damage vandavasi", f"give-back {tile[0]}"]
    assert t.refused("damage louisbourg") == ["IS-EVENT-12-1", "IS-R110"]
    assert t.refused("send-home biscay") == ["IS-EVENT-12-1", "IS-R110"]
    own_tile = "bonus-wss-fr-vendome" if side == "france" else "bonus-wss-br-marlborough"
    assert t.refused(f"give-back {own_tile}") == ["IS-EVENT-12-1", "IS-R110"]
    t.do(f"give-back {tile[0]}")
    assert t.facts()[f"tile {tile[0]}"] == 0


@rule("IS-EVENT-12-1")
@BOTH
def test_spending_overruns_by_squadron_and_by_fort(side: str, other: str) -> None:
    t = table(side, opposing="balearic").have("navy-box", 0, 0)
    assert t.event("military-spending-overruns") == {"flag balearic": EMPTY, f"navy-box {other}": 1}
    assert table(side, opposing="vandavasi").event("military-spending-overruns") == {"damaged vandavasi": 1}
    assert table(side, own="vandavasi biscay").event("military-spending-overruns") == {}


@rule("IS-EVENT-12-2", "IS-R110", "IS-R63")
@BOTH
def test_spending_overruns_twice_with_more_available_debt(side: str, other: str) -> None:
    def rich(opposing: str) -> CardTable:
        return table(side, opposing=opposing).have("debt", **owes(side, 0, 1)).have("navy-box", 0, 0)

    assert rich("balearic vandavasi").event("military-spending-overruns", "damage vandavasi", bonus=True) == {
        "damaged vandavasi": 1,
        "flag balearic": EMPTY,
        f"navy-box {other}": 1,
    }
    assert rich("vandavasi").event("military-spending-overruns", bonus=True) == {"damaged vandavasi": 1}


# -- 13 Alberoni's Ambition ------------------------------------------------------------------------


@rule("IS-EVENT-13-1", "IS-EVENT-13-2", "IS-R111")
def test_alberonis_ambition_gives_britain_points_for_markets_next_to_its_own() -> None:
    pool = "economic only flag-market-next-to-british-market"
    t = CardTable("britain", britain="madras kanchipuram", france="tiruchirappalli")
    assert t.event("alberonis-ambition") == {pool: 2}
    t.do("trade india")
    # Vellore is empty and touches Kanchipuram; Tiruchirappalli is French, so no points for it.
    assert t.legal("shift") == ["vellore", "karaikal"]
    assert CardTable("britain").event("alberonis-ambition", bonus=True) == {pool: 3}


@rule("IS-EVENT-13-3", "IS-R111")
def test_alberonis_ambition_shifts_an_alliance_for_france() -> None:
    t = CardTable("france", france="austria-alliance-2")
    t.open_event("alberonis-ambition").do("play alberonis-ambition")
    left = ["dutch-republic-alliance", "austria-alliance-3", "spain-alliance-upper", "spain-alliance-lower"]
    assert t.legal("shift") == left
    held = " ".join([*left, "austria-alliance-2"])
    assert CardTable("france", france=held).event("alberonis-ambition") == {}


@rule("IS-EVENT-13-4", "IS-R50")
def test_alberonis_ambition_bonus_scores_with_savoy_and_sardinia() -> None:
    shift = "shift dutch-republic-alliance"
    t = CardTable("france", france="savoy sardinia")
    assert t.event("alberonis-ambition", shift, bonus=True) == {"flag dutch-republic-alliance": "france", "vp": 18}
    for t in (CardTable("france", france="savoy"), CardTable("france", france="savoy sardinia", marked="savoy")):
        assert t.event("alberonis-ambition", shift, bonus=True) == {"flag dutch-republic-alliance": "france"}


# -- 14 Famine in Ireland --------------------------------------------------------------------------


@rule("IS-EVENT-14-1")
def test_famine_in_ireland_takes_a_french_flag_off() -> None:
    t = CardTable("britain", france="ireland-alliance scotland-prestige savoy")
    t.open_event("famine-in-ireland").do("play famine-in-ireland")
    assert t.legal() == ["unflag ireland-alliance", "unflag scotland-prestige"]
    assert CardTable("britain", france="savoy").event("famine-in-ireland") == {}


@rule("IS-EVENT-14-2", "IS-R112")
def test_famine_in_ireland_draws_tiles_into_the_jacobite_theater() -> None:
    t = CardTable("france", france="ireland-alliance ireland-prestige scotland-alliance")
    t.draws("bonus-wss-fr-vendome", "bonus-wss-fr-berwick")
    assert t.event("famine-in-ireland") == {"tile bonus-wss-fr-vendome": 4, "tile bonus-wss-fr-berwick": 4}
    t = CardTable("france", france="ireland-alliance ireland-prestige", marked="ireland-alliance", turn=2)
    assert t.draws("bonus-was-fr-saxe").event("famine-in-ireland") == {"tile bonus-was-fr-saxe": 4}


@rule("IS-EVENT-14-2", "IS-R112")
def test_famine_in_ireland_moves_an_older_tile_on() -> None:
    full = "wss-jacobite-rebellion wss-jacobite-rebellion"
    t = CardTable("france", france="ireland-alliance").tiles("france", full).draws("bonus-wss-fr-berwick")
    t.open_event("famine-in-ireland").do("play famine-in-ireland")
    assert t.legal("move") == ["bonus-wss-fr-vendome", "bonus-wss-fr-de-villars"]
    t.do("move bonus-wss-fr-vendome")
    assert t.legal("place") == ["wss-central-europe", "wss-spain", "wss-queen-annes-war"]
    t.do("place wss-spain")
    facts = t.facts()
    assert (facts["tile bonus-wss-fr-vendome"], facts["tile bonus-wss-fr-berwick"]) == (2, 4)


@rule("IS-EVENT-14-2", "IS-R112")
def test_famine_in_ireland_draws_no_more_than_there_is_room_for() -> None:
    theaters = "wss-central-europe wss-spain wss-queen-annes-war wss-jacobite-rebellion "
    almost = (theaters * 2).split()[:-1]
    t = CardTable("france", france="ireland-alliance ireland-prestige").tiles("france", " ".join(almost))
    assert t.draws("bonus-wss-fr-boufflers").event("famine-in-ireland") == {"tile bonus-wss-fr-boufflers": 4}


@rule("IS-EVENT-14-2", "IS-R112")
def test_famine_in_ireland_does_nothing_without_irish_spaces_or_jacobite_theater() -> None:
    assert CardTable("france", france="scotland-alliance").event("famine-in-ireland") == {}
    assert CardTable("france", france="ireland-alliance", turn=4).event("famine-in-ireland") == {}
    assert CardTable("france", france="ireland-alliance", turn=6).event("famine-in-ireland") == {}


# -- 15 Interest Payments --------------------------------------------------------------------------


@rule("IS-EVENT-15-1", "IS-R113")
@BOTH
def test_interest_payments_lower_the_opponents_limit(side: str, other: str) -> None:
    t = table(side).have("debt", 5, 5)
    assert t.event("interest-payments") == {f"limit {other}": 5}
    t = table(side).have("debt", 6, 6)
    assert t.event("interest-payments") == {f"limit {other}": 5, f"debt {other}": 5, "vp": vp(side, 1)}


@rule("IS-EVENT-15-2")
@BOTH
def test_interest_payments_bonus_lowers_own_debt(side: str, other: str) -> None:
    t = table(side).have("debt", **owes(side, 3, 4))
    assert t.event("interest-payments", bonus=True) == {f"limit {other}": 5, f"debt {side}": 1}
    assert table(side).have("debt", **owes(side, 0, 4)).event("interest-payments", bonus=True) == {f"limit {other}": 5}
