"""Conquest Points and refusals (7.2.1, 7.2.2, 12.1, 12.3)."""

from tests.games.imperial_struggle.war_table import PIECES, WarTable
from tricorne.games.imperial_struggle.board.registers import NAVY_BOX, REFUSALS
from tricorne.kernel.testing import rule

CARNATIC = "7yw-third-carnatic-war"
FRENCH_INDIAN = "7yw-french-and-indian-war"
CENTRAL_EUROPE = "wss-central-europe"


def won(theater: str, winner: str, margin: int, *options: str, **flags: str) -> WarTable:
    """A theater that is won by a margin on a board with these flags, whose strength the army evens out."""
    table = WarTable(theater.split("-")[0], dict.fromkeys(options, True)).flags(**flags)
    sides = ("france", "britain")
    loser = sides[1 - sides.index(winner)]
    gap = [sum(len(ids) for ids in table.items(theater, side).values()) for side in sides]
    lead = margin + gap[sides.index(loser)] - gap[sides.index(winner)]
    return table.army(theater, winner if lead > 0 else loser, abs(lead)) if lead else table


def territories(theater: str, winner: str = "britain", margin: int = 9) -> set[str]:
    """Territories that could be taken in a theater by a side that holds everything else."""
    table = WarTable(theater.split("-")[0]).fill(winner)
    kinds = [PIECES.board.space_ids[s] for s in PIECES.board.of_kind[2]]
    table.flags(none=" ".join(kinds))
    table.army(theater, winner, margin)
    table.fight(theater)
    while table.asked() and table.asked().split()[1] != "conquer":
        table.play(table.legal()[0])
    return {text.split()[1] for text in table.legal() if text.split()[-1] in kinds}


EUROPE = {"gibraltar", "minorca"}
AMERICA = {"hudson-bay", "quebec-and-montreal", "acadia", "northern-colonies"}
CARIBBEAN = {"asiento", "carolinas", "san-agustin", "st-domingue", "guadeloupe", "barbados", "jamaica", "louisiana"}
INDIA = {"chandernagore", "calcutta", "madras", "pondicherry"}


def open_to(*sets: set[str]) -> set[str]:
    """With no Territory held, those that need another Territory's line are out of reach."""
    return set().union(*sets) - {"carolinas", "san-agustin"}


@rule("IS-WSS-1-2", "IS-WSS-2-2", "IS-WAS-1-2", "IS-7.2.1-4", "IS-R75")
def test_territories_of_the_theaters_in_europe() -> None:
    assert territories("wss-central-europe") == EUROPE | {"asiento", "hudson-bay", "acadia"}
    assert territories("wss-spain") == EUROPE | {"asiento"}
    assert territories("was-central-europe") == EUROPE | {"asiento", "hudson-bay", "acadia"}
    for theater in ("wss-central-europe", "wss-spain", "was-central-europe"):
        assert "conquer san-agustin" in won(theater, "britain", 5, britain="carolinas").fight(theater).legal()


@rule("IS-WAS-2-2", "IS-7YW-3-2", "IS-AWI-1-2", "IS-AWI-3-2", "IS-7.2.1-4", "IS-R75", "IS-R78")
def test_territories_of_the_theaters_overseas() -> None:
    assert territories("wss-queen-annes-war") == open_to(AMERICA)
    assert territories("was-king-georges-war") == open_to(AMERICA)
    assert territories("was-first-carnatic-war") == INDIA
    assert territories(CARNATIC) == INDIA
    assert territories(FRENCH_INDIAN) == open_to(AMERICA, CARIBBEAN, EUROPE)
    assert territories("awi-american-revolution") == open_to(AMERICA)
    assert territories("awi-mysore-war") == INDIA
    assert territories("awi-antilles-war") == open_to(CARIBBEAN, {"hudson-bay", "acadia"})
    for theater in ("was-king-georges-war", "awi-american-revolution", "awi-antilles-war"):
        assert "conquer san-agustin" in won(theater, "britain", 5, britain="carolinas").fight(theater).legal()


@rule("IS-7.2.1-2", "IS-7.2.1-3", "IS-R74")
def test_markets_forts_and_naval_spaces_of_the_theater_empty_or_not_but_no_political_spaces() -> None:
    table = won("awi-mysore-war", "britain", 1, france="vellore mysore").navy_box(britain=1).fight("awi-mysore-war")
    board = PIECES.board
    india = [s for s in board.in_region[board.region_of("india")] if board.kind[s] in (1, 3, 4)]
    assert table.legal() == [f"conquer {board.space_ids[s]}" for s in india] + ["enough"]
    assert table.why_not("conquer albany") == ["IS-7.2.1-3", "IS-R74"]
    assert table.why_not("conquer minorca") == ["IS-7.2.1-4", "IS-R75"]
    assert "conquer mysore" not in [f"conquer {board.space_ids[s]}" for s in table.ruleset.pieces.conquerable]
    table.play("conquer vellore")
    assert table.flag("vellore") == "britain"
    assert table.asked() == ""


@rule("IS-7.2.1-1", "IS-R74")
def test_points_may_be_left_and_are_lost() -> None:
    table = won("was-first-carnatic-war", "france", 3).fight("was-first-carnatic-war")
    assert table.conquest_points() == 2
    table.play("conquer vellore", "enough")
    assert table.asked() == ""
    assert table.conquest_points() == 0


@rule("IS-7.2.1.1-1", "IS-R77", "IS-R169", "IS-8.1-1", "IS-8.1-2")
def test_a_fort_or_market_changes_hands_with_marker_damage_and_advantage() -> None:
    """Tiruchirappalli loses its marker and brings Textiles; a damaged Fort stays damaged."""
    table = won("was-first-carnatic-war", "france", 3, britain="tiruchirappalli vandavasi").markers("tiruchirappalli")
    table.damaged("vandavasi").army("was-first-carnatic-war", "britain", 2).fight("was-first-carnatic-war")
    textiles = PIECES.advantage("textiles")
    assert table.p.advantage_owner[textiles] == 1
    table.play("conquer tiruchirappalli")
    assert table.marked() == set()
    assert table.p.advantage_owner[textiles] == 0
    table.play("conquer vandavasi")
    assert table.flag("vandavasi") == "france"
    assert table.is_damaged("vandavasi")


@rule("IS-7.2.1.2-1", "IS-3.2.6-1", "IS-3.2.6-2", "IS-R74", "IS-R75")
def test_a_territory_needs_a_conquest_line_that_a_fort_taken_first_may_give() -> None:
    table = won(CARNATIC, "britain", 5, france="pondicherry vandavasi").damaged("vandavasi")
    table.army(CARNATIC, "france", 1).fight(CARNATIC)
    assert table.why_not("conquer pondicherry") == ["IS-7.2.1.2-1", "IS-R75"]
    table.play("conquer vandavasi", "conquer pondicherry", "cede")
    assert table.flag("pondicherry") == "britain"


@rule("IS-7.2.1.1-2", "IS-7.2.1.1-3", "IS-R76")
def test_a_naval_space_is_taken_with_a_squadron_of_box_or_theater_once_a_war() -> None:
    table = won("was-first-carnatic-war", "france", 3, france="malabar-coast cabot-strait", britain="hooghly-river")
    table.navy_box(france=1).fight("was-first-carnatic-war").play("conquer hooghly-river")
    assert table.legal() == ["from malabar-coast", "from navy-box"]
    assert table.why_not("from cabot-strait") == ["IS-7.2.1.1-2", "IS-R76"]
    assert table.why_not("from hooghly-river") == ["IS-7.2.1.1-2"]
    table.play("from malabar-coast")
    assert (table.flag("hooghly-river"), table.flag("malabar-coast")) == ("france", "none")
    assert table.side(NAVY_BOX, "britain") == 1
    table.play("conquer malabar-coast")
    assert table.flag("hooghly-river") == "france", "the Squadron that has moved stays; the one of the box came"
    assert table.side(NAVY_BOX, "france") == 0


@rule("IS-7.2.1.1-2", "IS-7.2.1.1-3", "IS-R76")
def test_without_a_fresh_squadron_no_naval_space_can_be_taken() -> None:
    table = won("was-first-carnatic-war", "france", 3, france="malabar-coast").fight("was-first-carnatic-war")
    table.play("conquer hooghly-river")
    assert table.why_not("conquer malabar-coast") == ["IS-7.2.1.1-2", "IS-7.2.1.1-3", "IS-R76"]


@rule("IS-R76")
def test_a_squadron_sent_home_after_it_took_a_space_takes_no_other_in_that_war() -> None:
    table = won("was-king-georges-war", "france", 1).navy_box(france=1, britain=1)
    table.fight("was-king-georges-war").play("conquer cabot-strait")
    table.army("was-first-carnatic-war", "france", 1)
    table.p.tile_place[PIECES.wars.tile_ids.index("basic-br-12")] = 2
    table.fight_on("was-king-georges-war").play("send-home cabot-strait")
    assert table.side(NAVY_BOX, "france") == 1
    table.play("enough")
    table.fight_on("was-first-carnatic-war")
    assert "IS-7.2.1.1-3" in table.why_not("conquer hooghly-river")


@rule("IS-R80", "IS-R148")
def test_a_huguenots_marker_makes_a_territory_dearer_and_goes_with_it() -> None:
    for margin, open_now in ((1, False), (3, True)):
        table = won(FRENCH_INDIAN, "britain", margin, france="acadia", britain="louisbourg")
        table.p.huguenots[0] = PIECES.board.space("acadia")
        table.p.huguenots[1] = 1
        table.fight(FRENCH_INDIAN)
        assert ("conquer acadia" in table.legal()) == open_now
        if not open_now:
            assert table.why_not("conquer acadia") == ["IS-7.2.1-2", "IS-R80"]
        else:
            table.play("conquer acadia", "cede")
            assert table.conquest_points() == 0
            assert table.p.huguenots == [-1, 0, -1, 0]


@rule("IS-7.2.2-1", "IS-7.2.2-2", "IS-7.2.2-3", "IS-7.2.2-4", "IS-R79")
def test_a_side_refuses_twice_a_war_at_three_and_five_vp() -> None:
    table = won(FRENCH_INDIAN, "britain", 5, france="acadia guadeloupe jamaica", britain="louisbourg antilles-channel")
    table.flags(britain="cuba-passage").fight(FRENCH_INDIAN)
    assert table.conquest_points() == 3
    before = table.total()
    table.play("conquer acadia")
    assert table.asked() == "france refuse"
    table.play("refuse")
    assert (table.total(), table.conquest_points()) == (before - 3, 2)
    assert table.why_not("conquer acadia") == ["IS-7.2.2-4", "IS-R79"]
    table.play("conquer guadeloupe", "refuse")
    assert table.total() == before - 8
    table.play("conquer jamaica")
    assert table.flag("jamaica") == "britain", "there is no third refusal"
    assert {"acadia", "guadeloupe"} <= table.held("france")
    assert table.side(REFUSALS, "france") == 2


@rule("IS-7.2.2-1", "IS-R79")
def test_an_empty_territory_cannot_be_refused() -> None:
    table = won("wss-spain", "britain", 2).fight("wss-spain").play("conquer gibraltar")
    assert table.flag("gibraltar") == "britain"
    assert table.asked() == ""


@rule("IS-7.2.2-4", "IS-R79")
def test_a_refused_territory_stays_refused_in_later_theaters_of_the_war() -> None:
    table = won("wss-central-europe", "britain", 3, france="gibraltar").army("wss-spain", "britain", 2)
    table.fight("wss-central-europe").play("conquer gibraltar", "refuse")
    table.fight_on("wss-spain")
    assert table.why_not("conquer gibraltar") == ["IS-7.2.2-4", "IS-R79"]


@rule("IS-12.3-1", "IS-12.3-2", "IS-3.2.6-3")
def test_tougher_forts_need_a_conquest_line() -> None:
    flags = {"france": "halifax ohio-forks", "britain": "louisbourg"}
    plain = won(FRENCH_INDIAN, "britain", 1, **flags).fight(FRENCH_INDIAN)
    assert {"conquer halifax", "conquer ohio-forks"} <= set(plain.legal())
    tough = won(FRENCH_INDIAN, "britain", 1, "tougher-forts", **flags).fight(FRENCH_INDIAN)
    assert "conquer halifax" in tough.legal()
    assert tough.why_not("conquer ohio-forks") == ["IS-12.3-1", "IS-R75"]


@rule("IS-3.2.6-3", "IS-R75")
def test_the_line_of_louisbourg_and_halifax_takes_no_territory() -> None:
    table = won(FRENCH_INDIAN, "britain", 1, britain="louisbourg", france="northern-colonies").fight(FRENCH_INDIAN)
    assert table.why_not("conquer northern-colonies") == ["IS-7.2.1.2-1", "IS-R75"]


SPANISH = "spanish-empire"


@rule("IS-12.1-1", "IS-R99")
def test_spain_starts_in_the_caribbean_only_when_agreed() -> None:
    assert WarTable("peace-1", laid=True).held("spain") == set()
    table = WarTable("peace-1", {SPANISH: True}, laid=True)
    assert table.held("spain") == {"havana", "santiago", "puerto-principe"}
    assert [table.flag(id) for id in ("gibraltar", "asiento", "san-agustin", "minorca")] == ["none"] * 4


@rule("IS-12.1-2", "IS-12.1-3")
def test_a_spanish_market_can_be_taken() -> None:
    table = won("awi-antilles-war", "france", 1, SPANISH, spain="havana").fight("awi-antilles-war")
    table.play("conquer havana")
    assert table.flag("havana") == "france"


@rule("IS-12.1-4")
def test_taking_an_uncontrolled_spanish_territory_gives_the_other_side_a_shift_in_spain() -> None:
    """Two such Territories, two shifts, after the theater; a held one gives none."""
    table = won(CENTRAL_EUROPE, "france", 5, SPANISH, france="spain-alliance-upper", britain="spain-prestige-2")
    table.fight(CENTRAL_EUROPE).play("conquer gibraltar", "conquer minorca")
    assert table.asked() == "britain spanish-shift"
    assert table.legal() == [
        "shift spain-alliance-upper",
        "shift spain-alliance-lower",
        "shift spain-prestige-3",
        "enough",
    ]
    assert table.why_not("shift spain-prestige-2") == ["IS-12.1-4"]
    assert table.why_not("shift savoy") == ["IS-12.1-4"]
    table.play("shift spain-alliance-upper", "shift spain-alliance-lower")
    assert (table.flag("spain-alliance-upper"), table.flag("spain-alliance-lower")) == ("none", "britain")
    assert table.asked() == ""
    held = won(CENTRAL_EUROPE, "france", 3, SPANISH, britain="gibraltar").fight(CENTRAL_EUROPE)
    assert held.play("conquer gibraltar", "cede").asked() == ""
    off = won(CENTRAL_EUROPE, "france", 3).fight(CENTRAL_EUROPE)
    assert off.play("conquer gibraltar").asked() == ""
