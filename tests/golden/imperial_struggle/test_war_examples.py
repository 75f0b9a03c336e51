"""The worked examples of the rulebook about wars (7.1.4, 7.2.1, 7.2.2): exact inputs, exact outputs."""

from tests.games.imperial_struggle.war_table import PIECES, WarTable
from tricorne.games.imperial_struggle.board.registers import NAVY_BOX
from tricorne.kernel.testing import rule


@rule("IS-EXAMPLE-6", "IS-7.1.4-1", "IS-7.1.2-2", "IS-7.1.2-3")
def test_queen_annes_war() -> None:
    """Britain wins by 2: its Squadron is sent home before strength is counted, its tile gives France 1 Debt."""
    theater = "wss-queen-annes-war"
    table = WarTable("wss").flags(britain="hudson-valley gulf-of-maine").markers("hudson-valley")
    table.tiles(theater, "basic-fr-12", "basic-br-01", "bonus-wss-br-prize-hunting").fight(theater)
    table.play("send-home gulf-of-maine")
    assert table.debt("france") == 1
    assert (table.flag("gulf-of-maine"), table.side(NAVY_BOX, "britain")) == ("none", 1)
    assert table.items(theater, "france") == {"basic-tile": {"basic-fr-12"}, "conflict": {"hudson-valley"}}
    assert table.strengths() == (1, 3)
    assert (table.winner(theater), table.row(theater)) == ("britain", 1)
    assert table.total() == PIECES.starting_vp - 1
    assert table.asked() == ""


@rule("IS-EXAMPLE-7", "IS-7.2.1-3", "IS-7.2.1-4")
def test_conquest_points_of_the_spain_theater() -> None:
    """Territories of Europe and the two on the list; there are no Forts and no Markets in Europe."""
    table = WarTable("wss").flags(britain="carolinas").army("wss-spain", "britain", 2).fight("wss-spain")
    assert table.legal() == [
        "conquer gibraltar",
        "conquer minorca",
        "conquer asiento",
        "conquer san-agustin",
        "enough",
    ]


@rule("IS-EXAMPLE-8", "IS-7.2.1.2-1", "IS-7.2.1.1-1")
def test_french_and_indian_war() -> None:
    """Britain takes Acadia over the line from Louisbourg, then takes the flag off Ile-aux-Noix; France gains 1 TRP."""
    theater = "7yw-french-and-indian-war"
    table = (
        WarTable("7yw").flags(britain="louisbourg", france="acadia ile-aux-noix cataraqui").army(theater, "britain", 1)
    )
    table.fight(theater)
    assert table.strengths() == (0, 2)
    table.play("conquer acadia", "cede")
    assert table.asked() == "britain spoils-unflag"
    table.play("unflag ile-aux-noix")
    assert table.held("britain") == {"louisbourg", "acadia"}
    assert table.held("france") == {"cataraqui"}
    assert table.treaty_points("france") == 1


@rule("IS-EXAMPLE-9", "IS-7.2.2-1", "IS-7.2.2-2", "IS-7.2.2-3", "IS-7.2.2-4")
def test_a_refusal_in_the_third_carnatic_war() -> None:
    """France refuses Pondicherry for 3 VP; the second point takes Karaikal, which cannot be refused."""
    theater = "7yw-third-carnatic-war"
    table = WarTable("7yw").flags(britain="vandavasi", france="pondicherry karaikal plassey west-bengal")
    table.army(theater, "britain", 4).fight(theater)
    assert table.strengths() == (0, 5)
    assert table.conquest_points() == 2
    table.play("conquer pondicherry")
    assert table.asked() == "france refuse"
    table.play("refuse")
    assert table.total() == PIECES.starting_vp - 3
    assert table.flag("pondicherry") == "france"
    assert table.why_not("conquer pondicherry") == ["IS-7.2.2-4", "IS-R79"]
    table.play("conquer karaikal")
    assert table.flag("karaikal") == "britain"
    assert table.asked() == "britain spoils-unflag"
