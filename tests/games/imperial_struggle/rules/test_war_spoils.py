"""The spoils rows of the fifteen theaters (7.2), each fought out at its margins."""

from tests.games.imperial_struggle.war_table import PIECES, WarTable
from tricorne.games.imperial_struggle.board.constants import NONE, SIDE_IDS
from tricorne.games.imperial_struggle.board.places import MINISTRY_OUT
from tricorne.games.imperial_struggle.board.registers import (
    DOMINANCE,
    GONE,
    JACOBITE_THIRD,
    JACOBITE_VICTORIES,
    UNBUILT,
)
from tricorne.kernel.testing import rule

BOTH = ("france", "britain")
Got = dict[str, object]


def spoils(theater: str, winner: str, margin: int) -> Got:
    """Win a theater by a margin and say what it gave; what it did not give is left out."""
    loser = BOTH[1 - BOTH.index(winner)]
    table = WarTable(theater.split("-")[0]).army(theater, winner, margin)
    held = "scotland-prestige austria-prestige-upper albany niagara havana santiago vellore kurpa northern-colonies"
    table.flags(**{loser: held}).navy_box(france=3, britain=3)
    unbuilt = table.side(UNBUILT, loser)
    table.fight(theater)
    assert table.strengths()[BOTH.index(winner)] == margin
    got: Got = {}
    while table.asked():
        side, what = table.asked().split()
        if what == "conquer":
            assert side == winner
            got["cp"] = table.conquest_points()
            table.play("enough")
        elif what == "spoils-unflag":
            assert side == winner
            board = PIECES.board
            targets = [board.space(text.split()[1]) for text in table.legal() if text != "enough"]
            assert {board.space_ids[s] for s in targets} <= table.held(loser)
            kinds = {("political", "market")[board.kind[s]] for s in targets}
            regions = {board.region_ids[board.region[s]] for s in targets}
            got["unflag"] = " ".join(sorted(kinds | regions))
            table.play(table.legal()[0])
        else:
            assert table.asked() in ("france usa-territory", "france usa-fort", "france canada")
            got[what] = True
            table.play("enough")
    vp = (table.total() - PIECES.starting_vp) * (1 if winner == "france" else -1)
    found: Got = {
        "vp": vp,
        "trp": table.treaty_points(loser),
        "unbuilt": table.side(UNBUILT, loser) - unbuilt,
        "gone": table.side(GONE, loser),
        "jacobite victory": table.p.clock[JACOBITE_VICTORIES],
        "jacobite ministry": table.p.clock[JACOBITE_THIRD],
        "jacobite defeat": table.p.ministry_place[PIECES.ministry("jacobite-uprisings")] == MINISTRY_OUT,
    }
    if table.p.clock[DOMINANCE] != NONE:
        assert SIDE_IDS[table.p.clock[DOMINANCE]] == winner
        found["dominance"] = True
    assert table.treaty_points(winner) == 0
    return {key: value for key, value in (found | got).items() if value}


def check_row(theater: str, margins: tuple[int, ...], winners: tuple[str, ...] = BOTH, **wanted: object) -> None:
    """Every margin of a row gives the same, whoever wins."""
    for winner in winners:
        for margin in margins:
            got = spoils(theater, winner, margin)
            assert got == {key.replace("_", " "): value for key, value in wanted.items()}, (winner, margin)


@rule("IS-WSS-1-3", "IS-WSS-1-4", "IS-WSS-1-5", "IS-7.2-1", "IS-R73")
def test_central_europe_in_the_first_war() -> None:
    check_row("wss-central-europe", (1, 2), vp=2, trp=1)
    check_row("wss-central-europe", (3, 4), vp=2, cp=1, trp=2)
    check_row("wss-central-europe", (5, 8), vp=3, cp=2, trp=3)


@rule("IS-WSS-2-3", "IS-WSS-2-4", "IS-WSS-2-5")
def test_spain() -> None:
    check_row("wss-spain", (1,), vp=1, trp=1)
    check_row("wss-spain", (2, 3), vp=1, cp=1, trp=2)
    check_row("wss-spain", (4, 7), vp=1, cp=2, trp=2)


@rule("IS-WSS-3-3", "IS-WSS-3-4", "IS-WSS-3-5")
def test_queen_annes_war() -> None:
    check_row("wss-queen-annes-war", (1, 2), vp=1)
    check_row("wss-queen-annes-war", (3,), vp=1, cp=1, trp=1)
    check_row("wss-queen-annes-war", (4, 7), vp=1, cp=1, trp=2, unflag="market north-america")


@rule("IS-WSS-4-3", "IS-WSS-4-4", "IS-WSS-4-5", "IS-R85")
def test_the_first_jacobite_rebellion() -> None:
    rebellion = "wss-jacobite-rebellion"
    check_row(rebellion, (1, 2), vp=1)
    check_row(rebellion, (3, 4), ("france",), vp=2, trp=1, jacobite_victory=1)
    check_row(rebellion, (3, 4), ("britain",), vp=2, trp=1)
    check_row(rebellion, (5, 8), ("france",), vp=4, trp=2, jacobite_victory=1)
    check_row(rebellion, (5, 8), ("britain",), vp=4, trp=2)


@rule("IS-WAS-1-3", "IS-WAS-1-4")
def test_central_europe_in_the_second_war() -> None:
    check_row("was-central-europe", (1, 2), vp=1)
    check_row("was-central-europe", (3, 6), vp=1, cp=1, trp=1)


@rule("IS-WAS-2-3", "IS-WAS-2-4")
def test_king_georges_war() -> None:
    check_row("was-king-georges-war", (1, 2), cp=1)
    check_row("was-king-georges-war", (3, 6), cp=1, trp=1, unflag="market north-america")


@rule("IS-WAS-3-3", "IS-WAS-3-4", "IS-WAS-3-5")
def test_first_carnatic_war() -> None:
    check_row("was-first-carnatic-war", (1, 2), cp=1)
    check_row("was-first-carnatic-war", (3,), cp=2, trp=1)
    check_row("was-first-carnatic-war", (4, 7), cp=2, trp=2, unflag="india market")


@rule("IS-WAS-4-3", "IS-WAS-4-4", "IS-WAS-4-5", "IS-R85")
def test_the_second_jacobite_rebellion_won_by_france() -> None:
    rebellion, france = "was-jacobite-rebellion", ("france",)
    flag = "europe political"
    check_row(rebellion, (1,), france, vp=2, trp=1, jacobite_victory=1, jacobite_ministry=1)
    check_row(rebellion, (2, 3), france, vp=3, trp=2, unflag=flag, jacobite_victory=1, jacobite_ministry=1)
    check_row(rebellion, (4, 7), france, vp=5, trp=3, unflag=flag, jacobite_victory=1, jacobite_ministry=1)


@rule("IS-WAS-4-6", "IS-WAS-4-7", "IS-WAS-4-8", "IS-7.3-1", "IS-R85")
def test_the_second_jacobite_rebellion_won_by_britain() -> None:
    rebellion, britain = "was-jacobite-rebellion", ("britain",)
    flag = "europe political"
    check_row(rebellion, (1,), britain, vp=1)
    check_row(rebellion, (2,), britain, vp=2, trp=1, unflag=flag, jacobite_defeat=True)
    check_row(rebellion, (3, 6), britain, vp=3, trp=2, unflag=flag, jacobite_defeat=True)


@rule("IS-7YW-1-3", "IS-7YW-1-4", "IS-7YW-1-5", "IS-R72", "IS-R86")
def test_atlantic_dominance() -> None:
    check_row("7yw-atlantic-dominance", (1,))
    check_row("7yw-atlantic-dominance", (2,), dominance=True)
    check_row("7yw-atlantic-dominance", (3, 4), dominance=True, unbuilt=1)
    check_row("7yw-atlantic-dominance", (5, 8), dominance=True, unbuilt=2)


@rule("IS-7YW-2-3", "IS-7YW-2-4", "IS-7YW-2-5")
def test_third_carnatic_war() -> None:
    check_row("7yw-third-carnatic-war", (1, 2), cp=1, trp=1)
    check_row("7yw-third-carnatic-war", (3, 4), cp=1, trp=2, unflag="india market")
    check_row("7yw-third-carnatic-war", (5, 8), cp=2, trp=3, unflag="india market")


@rule("IS-7YW-3-3", "IS-7YW-3-4", "IS-7YW-3-5", "IS-R81")
def test_french_and_indian_war_unflags_in_north_america_only() -> None:
    check_row("7yw-french-and-indian-war", (1, 2), cp=1, trp=1, unflag="market north-america")
    check_row("7yw-french-and-indian-war", (3, 4), vp=1, cp=2, trp=3)
    check_row("7yw-french-and-indian-war", (5, 8), vp=2, cp=3, trp=4)


@rule("IS-7YW-4-3", "IS-7YW-4-4", "IS-7YW-4-5")
def test_prussias_wars() -> None:
    check_row("7yw-prussias-wars", (1, 2), vp=2)
    check_row("7yw-prussias-wars", (3, 4), vp=3)
    check_row("7yw-prussias-wars", (5, 8), vp=4, trp=1)


@rule("IS-AWI-1-3", "IS-AWI-1-4", "IS-AWI-1-5", "IS-R82", "IS-R84")
def test_american_revolution_won_by_france() -> None:
    revolution, france = "awi-american-revolution", ("france",)
    asked = {"usa-territory": True}
    check_row(revolution, (1, 2), france, vp=2, trp=2, **asked)
    check_row(revolution, (3, 4), france, vp=3, trp=2, **asked)
    check_row(revolution, (5, 8), france, vp=4, trp=3, canada=True, **asked)


@rule("IS-AWI-1-6", "IS-AWI-1-7", "IS-AWI-1-8")
def test_american_revolution_won_by_britain() -> None:
    revolution, britain = "awi-american-revolution", ("britain",)
    check_row(revolution, (1,), britain, vp=2)
    check_row(revolution, (2, 3), britain, vp=3, cp=1, trp=1)
    check_row(revolution, (4, 7), britain, vp=4, cp=2, trp=2)


@rule("IS-AWI-2-3", "IS-AWI-2-4")
def test_mysore_war() -> None:
    check_row("awi-mysore-war", (1, 2), cp=1, trp=1)
    check_row("awi-mysore-war", (3, 6), cp=2, trp=3)


@rule("IS-AWI-3-3", "IS-AWI-3-4", "IS-AWI-3-5", "IS-R87")
def test_antilles_war_takes_squadrons_out_of_the_game() -> None:
    check_row("awi-antilles-war", (1,), cp=1, gone=1)
    check_row("awi-antilles-war", (2, 3), cp=1, trp=1, gone=2, unflag="caribbean market")
    check_row("awi-antilles-war", (4, 7), cp=2, trp=2, gone=2, unflag="caribbean market")


@rule("IS-7.1.4-1", "IS-R72")
def test_a_tie_gives_nothing_in_any_theater() -> None:
    for theater in PIECES.wars.theaters:
        table = WarTable(theater.id.split("-")[0])
        table.army(theater.id, "france", 2).army(theater.id, "britain", 2).flags(britain="albany", france="vellore")
        table.fight(theater.id)
        assert table.asked() == ""
        assert table.winner(theater.id) == ""
        assert table.row(theater.id) == 0
        assert table.total() == PIECES.starting_vp
        assert table.treaty_points("france") == table.treaty_points("britain") == 0
