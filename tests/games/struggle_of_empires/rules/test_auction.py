"""Phase II: the auctions for alliances and turn order (AUCTION)."""

import pytest

from tests.games.struggle_of_empires.rules.phase_table import SEVEN, PhaseTable, name, number
from tricorne.games.struggle_of_empires.board.constants import BANKING, BLUE, NONE, RED, UNALLIED
from tricorne.games.struggle_of_empires.board.position import BIDDER, BLUE_PROPOSED, OPENER, RED_PROPOSED, STANDING
from tricorne.games.struggle_of_empires.war.endwar import end_war
from tricorne.kernel.testing import rule

FOUR = "britain france prussia russia"


def four_players(options: dict[str, object] | None = None) -> PhaseTable:
    """The original edition, where only the players are auctioned."""
    table = PhaseTable(FOUR, "original-2004", options=options)
    table.open_auctions()
    return table


@rule("EXAMPLE-5", "AUCTION-5", "AUCTION-6", "AUCTION-10", "AUCTION-21", "AUCTION-23", "R-AUCTION-11")
def test_grand_alliance_example() -> None:
    """Prussia outbids Britain with another proposal, taxes once for the missing gold, and places two others."""
    table = PhaseTable(SEVEN)
    table.gold(prussia=3, britain=5)
    table.open_auctions(war=2, gavel="britain")
    assert table.actor == "britain"
    assert table.gavel == "france"
    table.bid("britain", 1, "britain", "prussia")
    table.passes("france")
    table.bid("prussia", 4, "austria", "france")
    table.passes("russia", "spain", "austria", "united-provinces", "britain", "france")
    assert table.draws() == ["prussia"]
    table.draw(1)
    assert table.gold_of("prussia") == 1
    assert table.gold_of("britain") == 5
    assert (table.box_of("austria"), table.box_of("france")) == (1, 2)
    assert table.actor == "france"
    assert table.gavel == "prussia"


@rule("EXAMPLE-6", "AUCTION-15")
def test_grand_alliance_example_of_the_original() -> None:
    table = PhaseTable("britain france prussia austria", "original-2004")
    table.gold(prussia=3)
    table.open_auctions()
    table.bid("britain", 0, "britain", "prussia")
    table.passes("france")
    table.bid("prussia", 1, "austria", "france")
    table.passes("austria", "britain", "france")
    assert table.gold_of("prussia") == 2
    assert (table.box_of("austria"), table.box_of("france")) == (1, 2)
    assert table.actor == "france"
    assert table.proposals() == {("britain", "prussia"), ("prussia", "britain")}


@rule("AUCTION-1", "AUCTION-3", "AUCTION-24", "AUCTION-25", "AUCTION-26")
def test_auctions_go_on_until_every_power_has_a_box() -> None:
    """Four players and three non-player powers: red takes 1, 3, 5 and 7, blue 2, 4 and 6; non-players have no turn."""
    table = PhaseTable(FOUR)
    table.open_auctions()
    table.uncontested("russia", "britain")
    table.uncontested("france", "prussia")
    table.uncontested("spain", "austria")
    assert table.p.order == []
    table.uncontested(red="united-provinces")
    assert {name(power): table.p.box[power] for power in range(7)} == {
        "russia": 1,
        "britain": 2,
        "france": 3,
        "prussia": 4,
        "spain": 5,
        "austria": 6,
        "united-provinces": 7,
    }
    assert [table.p.side[number(power)] for power in ("russia", "britain", "united-provinces")] == [RED, BLUE, RED]
    assert table.order == ["russia", "britain", "france", "prussia"]
    assert table.gavel == "prussia"
    assert table.over


@rule("AUCTION-2")
def test_an_alliance_lasts_for_one_war() -> None:
    table = four_players()
    table.auction_off()
    end_war(table.p)
    assert table.p.side == [UNALLIED] * 7
    table.open_auctions(war=2)
    assert ("britain", "france") in table.proposals()
    assert ("prussia", "russia") in table.proposals()


@rule("AUCTION-4")
def test_the_start_player_opens_the_first_auction() -> None:
    table = PhaseTable("russia spain britain", "original-2004")
    table.open_auctions()
    assert table.actor == "russia"


@rule("AUCTION-5", "R-AUCTION-10")
def test_the_last_in_turn_order_opens_the_next_war() -> None:
    """A non-player power in box 7 does not play and so never opens."""
    table = PhaseTable("britain france")
    table.open_auctions()
    table.uncontested("france", "britain")
    table.auction_off()
    assert table.order == ["france", "britain"]
    end_war(table.p)
    table.open_auctions(war=2)
    assert table.actor == "britain"


@rule("AUCTION-6", "AUCTION-7", "R-AUCTION-11")
def test_the_gavel_goes_round_whoever_wins() -> None:
    table = PhaseTable(SEVEN)
    table.open_auctions()
    openers = [table.actor]
    for red, blue in (("spain", "austria"), ("britain", "russia"), ("france", "prussia")):
        assert table.gavel != table.actor
        table.bid(table.actor, 0, red, blue)
        # The winner is never the opener: his left neighbour takes it for 1.
        table.bid(table.actor, 1)
        for _ in range(6):
            table.play("pass-bid")
        table.draw_all()
        openers.append(table.actor)
    assert openers == ["britain", "france", "prussia", "russia"]


@rule("AUCTION-8", "R-AUCTION-1")
def test_the_opener_must_bid() -> None:
    table = four_players()
    assert table.refusal("pass-bid") == ["AUCTION-8"]
    assert table.legal() == [f"bid {amount}" for amount in range(10)] + ["higher"]
    table.play("bid 0")
    assert table.refusal("keep-proposal") == ["AUCTION-8"]


@rule("AUCTION-20", "R-AUCTION-2")
def test_a_bid_of_nothing_wins_when_nobody_raises() -> None:
    table = four_players()
    table.gold(britain=3)
    table.uncontested("prussia", "russia")
    assert (table.box_of("prussia"), table.box_of("russia")) == (1, 2)
    assert table.gold_of("britain") == 3
    assert table.gains_of("britain") == 0


@rule("AUCTION-9", "R-AUCTION-16")
def test_a_proposal_names_two_different_powers_without_an_alliance() -> None:
    table = four_players()
    table.uncontested("prussia", "russia")
    table.play("bid 0")
    assert table.refusal("red prussia") == ["AUCTION-9"]
    assert table.refusal("red austria") == ["AUCTION-9"]
    table.play("red france")
    assert table.refusal("blue france") == ["AUCTION-9"]
    assert table.refusal("blue russia") == ["AUCTION-9"]
    assert table.legal() == ["blue britain"]


@rule("AUCTION-11", "R-SETTLED-10", "NONPLAYER-6")
@pytest.mark.parametrize("mode", ["lettered-sets", "wallace-simple"])
def test_players_are_proposed_before_the_others(mode: str) -> None:
    table = PhaseTable(FOUR, options={"nonplayer-mode": mode})
    table.open_auctions()
    table.uncontested("britain", "france")
    table.play("bid 0")
    assert table.refusal("red spain") == ["AUCTION-11"]
    table.play("red prussia")
    assert table.refusal("blue spain") == ["AUCTION-11"]
    table.play("blue russia", "pass-bid", "pass-bid", "pass-bid")
    assert table.proposals() == {
        (red, blue)
        for red in ("austria", "spain", "united-provinces")
        for blue in ("austria", "spain", "united-provinces")
        if red != blue
    }


@rule("AUCTION-12", "R-AUCTION-8")
def test_the_last_player_is_proposed_with_a_nonplayer_power() -> None:
    table = PhaseTable("britain france prussia")
    table.open_auctions()
    table.uncontested("britain", "france")
    others = {"russia", "spain", "austria", "united-provinces"}
    assert table.proposals() == {("prussia", other) for other in others} | {(other, "prussia") for other in others}
    table.play("bid 0", "red russia")
    assert table.refusal("blue spain") == ["AUCTION-12"]
    assert table.legal() == ["blue prussia"]


@rule("AUCTION-13", "R-AUCTION-6", "R-AUCTION-9")
def test_only_the_last_marker_of_all_is_proposed_alone() -> None:
    """With two markers left the colours are open, with one left its colour; it is auctioned all the same."""
    table = PhaseTable("britain france prussia", "original-2004")
    table.open_auctions()
    table.play("bid 0")
    assert table.refusal("blue france") == ["AUCTION-13", "AUCTION-9"]
    table.play("red britain", "blue france", "pass-bid", "pass-bid")
    assert table.proposals() == {("prussia", ""), ("", "prussia")}
    table.play("bid 0")
    assert table.legal() == ["red prussia", "blue prussia"]
    table.play("blue prussia")
    assert (table.p.auction[RED_PROPOSED], table.p.auction[BLUE_PROPOSED]) == (NONE, number("prussia"))
    table.bid("prussia", 2, red="prussia")
    table.passes("britain", "france")
    assert table.box_of("prussia") == 3
    assert table.order == ["britain", "france", "prussia"]


@rule("AUCTION-14", "EXAMPLE-27")
@pytest.mark.parametrize(
    ("players", "pairs", "mixed", "others"),
    [(7, 3, 0, 0), (6, 3, 0, 0), (5, 2, 1, 0), (4, 2, 0, 1), (3, 1, 1, 1), (2, 1, 0, 2)],
)
def test_four_auctions_in_every_war(players: int, pairs: int, mixed: int, others: int) -> None:
    """Pairs of players, then a player with a non-player power, then pairs of those, then a single marker."""
    table = PhaseTable(" ".join(SEVEN.split()[:players]))
    table.open_auctions()
    kinds: list[int] = []
    single = 0
    while not table.p.order:
        red, blue = min(table.proposals())
        if red and blue:
            kinds.append(sum(table.ruleset.is_player[number(power)] for power in (red, blue)))
        else:
            single += 1
        table.uncontested(red, blue)
    assert kinds == [2] * pairs + [1] * mixed + [0] * others
    assert single == 1
    assert len(kinds) + single == 4


@rule("AUCTION-15")
@pytest.mark.parametrize(("players", "auctions"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_auctions_of_the_original(players: int, auctions: int) -> None:
    table = PhaseTable(" ".join(SEVEN.split()[:players]), "original-2004")
    table.open_auctions()
    held = 0
    while not table.p.order:
        red, blue = min(table.proposals())
        assert (red == "" or blue == "") == (held == players // 2)
        table.uncontested(red, blue)
        held += 1
    assert held == auctions


@rule("AUCTION-16")
def test_after_the_opener_everybody_passes_or_raises_clockwise() -> None:
    table = four_players()
    table.bid("britain", 0, "britain", "france")
    assert table.actor == "france"
    assert table.legal() == ["pass-bid", "raise"]
    assert table.refusal("bid 3") == ["AUCTION-16"]
    assert table.refusal("build army") == ["AUCTION-16"]
    table.passes("france")
    table.bid("prussia", 1)
    assert table.actor == "russia"


@rule("AUCTION-17", "R-AUCTION-5", "R-AUCTION-15")
def test_a_raise_is_higher_than_the_standing_bid() -> None:
    """Bids are whole gold without a ceiling of the rules; far ones are reached by asking for higher ones."""
    table = four_players()
    table.bid("britain", 4, "britain", "france")
    assert table.refusal("bid 4") == ["AUCTION-17"]
    table.play("raise")
    assert table.refusal("bid 4") == ["AUCTION-17"]
    assert table.legal() == [f"bid {amount}" for amount in range(5, 15)] + ["higher"]
    assert table.refusal("bid 15") == ["AUCTION-17"]
    table.play("higher")
    assert table.refusal("bid 5") == ["AUCTION-17"]
    table.play("bid 24", "keep-proposal")
    assert table.p.auction[STANDING] == 24


@rule("R-AUCTION-14", "R-AUCTION-5", "TAX-8")
@pytest.mark.parametrize(
    ("gold", "banking", "most"), [(10, 0, 190), (3, 0, 183), (10, 1, 280), (0, 1, 270), (300, 1, 499)]
)
def test_a_bid_ends_where_it_could_never_be_paid(gold: int, banking: int, most: int) -> None:
    """Gold and a taxation for every counter of the bag; what cannot be written any more ends it too."""
    table = four_players()
    table.gold(britain=gold, france=most, prussia=0)
    table.p.add_ready(number("britain"), BANKING, banking)
    while "higher" in table.legal():
        table.play("higher")
    bids = [text for text in table.legal() if text.startswith("bid")]
    assert bids[-1] == f"bid {most}" and table.refusal("higher") == ["R-AUCTION-5"]
    table.play(bids[-1], "red britain", "blue france")
    assert table.p.auction[STANDING] == most
    assert ("raise" in table.legal()) == (most < 499), "whoever has more may go further"
    table.passes("france")
    assert table.legal() == ["pass-bid"] and table.refusal("raise") == ["R-AUCTION-5"]


@rule("R-AUCTION-14", "AUCTION-17")
def test_who_gives_gold_away_after_a_raise_still_bids_the_least() -> None:
    table = four_players()
    table.gold(britain=10, france=6)
    table.bid("britain", 185, "britain", "france")
    table.play("raise")
    assert table.legal() == ["bid 186"]
    table.p.gold[number("france")] = 0
    assert table.legal() == ["bid 186"], "it could be paid no more, but something must be answered"


@rule("R-AUCTION-14")
def test_the_other_reading_ends_bids_at_199() -> None:
    """Nothing beyond it can be asked for or raised to."""
    table = four_players({"bid-limit": "fixed"})
    table.bid("britain", 199, "britain", "france")
    assert table.legal() == ["pass-bid"]
    assert table.refusal("raise") == ["R-AUCTION-5"]
    table = four_players({"bid-limit": "fixed"})
    table.play(*["higher"] * 19)
    assert table.legal() == [f"bid {amount}" for amount in range(190, 200)]
    assert table.refusal("higher") == ["R-AUCTION-5"]
    assert table.aside_refused("russia", "pay france 499") == []
    assert table.aside_refused("russia", "pay france 500") == ["R-GOLD-2", "R-AUCTION-5"]


@rule("R-AUCTION-5")
def test_a_bid_that_could_mean_revolution_is_warned_of() -> None:
    table = four_players()
    step = table.engine.steps[table.p.stack[-1] & 255]
    assert "taxations" not in str(step.prompt(table.p, table.p.stack[-1]).words)
    table.play("higher", "higher", "higher", "higher")
    assert "20 taxations" in str(step.prompt(table.p, table.p.stack[-1]).words)


@rule("AUCTION-18", "R-AUCTION-4")
def test_a_raise_may_change_the_proposal_or_leave_it() -> None:
    table = four_players()
    table.bid("britain", 0, "britain", "france")
    table.bid("france", 1, "france", "britain")
    assert (table.p.auction[RED_PROPOSED], table.p.auction[BLUE_PROPOSED]) == (number("france"), number("britain"))
    table.bid("prussia", 2, "britain", "russia")
    table.bid("russia", 3)
    assert (table.p.auction[RED_PROPOSED], table.p.auction[BLUE_PROPOSED]) == (number("britain"), number("russia"))
    assert table.p.auction[BIDDER] == number("russia")


@rule("AUCTION-19", "AUCTION-20", "R-AUCTION-3")
def test_who_passed_may_come_back_until_all_others_have_passed_in_a_row() -> None:
    table = four_players()
    table.bid("britain", 0, "britain", "france")
    table.passes("france", "prussia")
    table.bid("russia", 1)
    table.passes("britain")
    table.bid("france", 2)
    table.passes("prussia", "russia")
    assert table.box_of("britain") == 0
    table.passes("britain")
    # It would be the turn of France, who holds the bid: France has won instead.
    assert table.box_of("britain") == 1
    assert (table.gains_of("france"), table.gold_of("france")) == (1, 0)
    assert table.actor == "france"
    assert table.legal()[0] == "bid 0"


@rule("AUCTION-21", "TAX-8", "EXAMPLE-3")
def test_only_the_winner_pays() -> None:
    """Britain has 1 gold, bids 4, is outbid and passes: it pays nothing and does not tax."""
    table = PhaseTable(FOUR)
    table.gold(britain=1, france=7)
    table.open_auctions()
    table.bid("britain", 4, "britain", "france")
    table.bid("france", 5)
    table.passes("prussia", "russia", "britain")
    assert table.gold_of("britain") == 1
    assert table.gains_of("britain") == 0
    assert table.gold_of("france") == 2


@rule("AUCTION-22")
def test_placed_players_still_bid() -> None:
    table = four_players()
    table.uncontested("france", "britain")
    assert table.actor == "france"
    table.bid("france", 0, "prussia", "russia")
    table.passes("prussia", "russia")
    table.bid("britain", 1)
    table.passes("france", "prussia", "russia")
    assert table.order == ["france", "britain", "prussia", "russia"]


@rule("AUCTION-13", "AUCTION-23", "R-AUCTION-7", "EXAMPLE-28", "AUCTION-26")
def test_a_single_marker_for_blue_takes_box_eight() -> None:
    table = PhaseTable(SEVEN)
    table.open_auctions()
    table.uncontested("britain", "france")
    table.uncontested("prussia", "russia")
    table.uncontested("spain", "austria")
    table.uncontested(blue="united-provinces")
    assert table.box_of("united-provinces") == 8
    assert 7 not in table.p.box
    assert table.order[-1] == "united-provinces"
    end_war(table.p)
    table.open_auctions(war=2)
    assert table.actor == "united-provinces"


@rule("AUCTION-27")
def test_powers_of_one_proposal_are_enemies() -> None:
    table = PhaseTable(SEVEN)
    table.open_auctions()
    while not table.p.order:
        red, blue = max(table.proposals())
        table.uncontested(red, blue)
        if red and blue:
            assert table.p.side[number(red)] == RED
            assert table.p.side[number(blue)] == BLUE


@rule("R-AUCTION-12")
def test_players_may_pay_each_other_between_bids() -> None:
    """Russia pays France while Prussia is asked; the bid of Britain stands."""
    table = four_players()
    table.gold(russia=2)
    table.bid("britain", 3, "britain", "france")
    table.passes("france")
    table.aside("russia", "pay france 2")
    assert table.gold_of("france") == 2
    assert table.actor == "prussia"
    assert table.p.auction[STANDING] == 3


@rule("R-AUCTION-13")
def test_two_players_first_bid_for_their_colours() -> None:
    table = PhaseTable("britain france")
    table.open_auctions()
    assert table.proposals() == {("britain", "france"), ("france", "britain")}
    table.uncontested("france", "britain")
    assert len(table.proposals()) == 20
    table.bid("france", 0, "spain", "prussia")
    table.bid("britain", 1, "russia", "prussia")
    table.passes("france")
    table.draw_all()
    assert table.box_of("russia") == 3
    assert table.p.auction[OPENER] == number("britain")
