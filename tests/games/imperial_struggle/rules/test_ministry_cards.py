"""The 26 Ministry cards as printed: side, eras, keywords; and what holds for all of them (3.5)."""

import pytest

from tests.games.imperial_struggle.card_table import ENGINE, C, CardTable
from tricorne.games.imperial_struggle.board.constants import SIDE_IDS
from tricorne.games.imperial_struggle.ministries.ministry import Ministry, has_keyword
from tricorne.games.imperial_struggle.step_numbers import CHOOSE_MINISTRY
from tricorne.kernel.testing import rule

FIRST_TURNS = {"succession": 1, "empire": 3, "revolution": 5}
CARDS = [
    ("the-cardinal-ministers", "france", "succession", "governance"),
    ("john-law", "france", "succession", "finance"),
    ("court-of-the-sun-king", "france", "succession", "style scholarship"),
    ("jacobite-uprisings", "france", "succession empire revolution", ""),
    ("robert-walpole", "britain", "succession", "governance"),
    ("jonathan-swift", "britain", "succession", "style"),
    ("east-india-company", "britain", "succession empire", "mercantilism"),
    ("bank-of-england", "britain", "succession", "finance"),
    ("new-world-huguenots", "france", "succession", "mercantilism"),
    ("edmond-halley", "britain", "succession", "scholarship"),
    ("choiseul", "france", "empire", "governance finance"),
    ("dupleix", "france", "empire", "mercantilism"),
    ("pompadour-du-barry", "france", "empire revolution", "style"),
    ("voltaire", "france", "empire revolution", "scholarship"),
    ("pitt-the-elder", "britain", "empire", "governance"),
    ("charles-hanbury-williams", "britain", "empire", "style"),
    ("merchant-banks", "britain", "empire revolution", "finance"),
    ("samuel-johnson", "britain", "empire revolution", "scholarship"),
    ("james-watt", "britain", "revolution", "scholarship"),
    ("papacy-hanover-negotiations", "britain", "revolution", "style"),
    ("townshend-acts", "britain", "revolution", "mercantilism"),
    ("edmund-burke", "britain", "revolution", "governance"),
    ("turgot", "france", "revolution", "finance style"),
    ("north-american-trade", "france", "revolution", "mercantilism"),
    ("marquis-de-condorcet", "france", "revolution", "governance"),
    ("lavoisier", "france", "revolution", "scholarship"),
]


@rule(
    "IS-MINISTRY-1-0",
    "IS-MINISTRY-2-0",
    "IS-MINISTRY-3-0",
    "IS-MINISTRY-4-0",
    "IS-MINISTRY-5-0",
    "IS-MINISTRY-6-0",
    "IS-MINISTRY-7-0",
    "IS-MINISTRY-8-0",
    "IS-MINISTRY-9-0",
    "IS-MINISTRY-10-0",
    "IS-MINISTRY-11-0",
    "IS-MINISTRY-12-0",
    "IS-MINISTRY-13-0",
    "IS-MINISTRY-14-0",
    "IS-MINISTRY-15-0",
    "IS-MINISTRY-16-0",
    "IS-MINISTRY-17-0",
    "IS-MINISTRY-18-0",
    "IS-MINISTRY-19-0",
    "IS-MINISTRY-20-0",
    "IS-MINISTRY-21-0",
    "IS-MINISTRY-22-0",
    "IS-MINISTRY-23-0",
    "IS-MINISTRY-24-0",
    "IS-MINISTRY-25-0",
    "IS-MINISTRY-26-0",
    "IS-3.5.1-1",
    "IS-3.5.1-2",
)
@pytest.mark.parametrize(("card", "owner", "eras", "keywords"), CARDS)
def test_a_card_is_offered_to_its_side_in_its_eras_and_has_its_keywords(
    card: str, owner: str, eras: str, keywords: str
) -> None:
    for era, turn in FIRST_TURNS.items():
        for side in SIDE_IDS:
            t = CardTable(side, turn)
            t.p.ask(CHOOSE_MINISTRY, SIDE_IDS.index(side), 2)
            assert (card in t.legal("choose")) == (side == owner and era in eras.split())
    t = CardTable(owner)
    side_number = SIDE_IDS.index(owner)
    assert not any(has_keyword(t.p, side_number, keyword) for keyword in range(5))
    t.down(card)
    assert not any(has_keyword(t.p, side_number, keyword) for keyword in range(5))
    t.up(card)
    held = [C.keyword_ids[keyword] for keyword in range(5) if has_keyword(t.p, side_number, keyword)]
    assert sorted(held) == sorted(keywords.split())
    assert not any(has_keyword(t.p, 1 - side_number, keyword) for keyword in range(5))


def test_the_cards_stand_in_the_order_of_their_numbers() -> None:
    assert [card[0] for card in CARDS] == C.ministry_ids


@rule("IS-3.5-1", "IS-3.5-2", "IS-R17")
def test_a_ministry_works_only_face_up_and_is_turned_up_by_its_owner_in_an_own_round() -> None:
    t = CardTable("britain").down("robert-walpole john-law").begin()
    assert t.legal("reveal") == ["robert-walpole"] and t.legal("use") == []
    assert t.refused("use robert-walpole 1") == ["IS-3.5-1"]
    assert t.refused("reveal john-law") == ["IS-3.5.1-1"]
    assert t.refused("reveal jonathan-swift") == ["IS-3.5.1-1"]
    t.do("reveal robert-walpole")
    assert t.legal("use") == ["robert-walpole 1"]
    assert t.refused("reveal robert-walpole") == ["IS-3.5-1"]
    t = CardTable("britain").down("jonathan-swift").take("d3-e2").do("diplomacy europe", "shift savoy")
    assert t.legal("reveal") == ["jonathan-swift"]


@rule("IS-3.5.3-1", "IS-R20", "IS-5.2-2")
def test_a_keyword_may_be_turned_up_before_the_card_is_played() -> None:
    t = CardTable("france", turn=3).down("voltaire").hand("france", "wealth-of-nations").take("d3-m2")
    t.do("reveal voltaire", "play wealth-of-nations")
    assert t.facts()["major economic"] == 3
    t = CardTable("france", turn=3).down("voltaire").hand("france", "wealth-of-nations").take("d3-m2")
    t.do("play wealth-of-nations", "reveal voltaire")
    assert t.facts()["major economic"] == "none"


@rule("IS-3.5.2-1", "IS-3.5.2-2")
def test_abilities_are_exhausted_for_the_turn_and_apart_from_each_other() -> None:
    t = CardTable("britain", turn=3).up("pitt-the-elder").take("m4-d2")
    t.do("use pitt-the-elder 2")
    assert t.legal("use") == ["pitt-the-elder 1"]
    assert t.refused("use pitt-the-elder 2") == ["IS-3.5.2-1"]
    t.again("m3-d2")
    assert t.legal("use") == ["pitt-the-elder 1"]
    assert t.refused("use choiseul 1") == ["IS-3.5.1-1"]


@rule("IS-3.5.2-3")
def test_a_ministry_that_scores_must_be_face_up() -> None:
    t = CardTable("france", france="savoy").down("court-of-the-sun-king")
    assert t.score("europe award-3") == {"vp": 16}


@rule("IS-5.1-2", "IS-R17")
def test_only_abilities_without_a_tile_come_before_the_tile() -> None:
    t = CardTable("britain", turn=5, britain="biscay").demand("furs").hand("britain", "stamp-act")
    t.up("edmond-halley bank-of-england robert-walpole charles-hanbury-williams townshend-acts pitt-the-elder")
    t.begin()
    assert t.legal("use") == [
        "robert-walpole 1",
        "bank-of-england 1",
        "edmond-halley 2",
        "charles-hanbury-williams 1",
        "townshend-acts 1",
    ]
    assert t.refused("use pitt-the-elder 1") == ["IS-5.1-2", "IS-R17"]
    t.do("use bank-of-england 1", "take inv-11-d4-m2")
    assert "pass" in t.legal()
    assert ENGINE.prompt(t.p).key == "menu"


@pytest.mark.parametrize("card", ENGINE.ruleset.cabinet, ids=C.ministry_ids)
def test_cards_with_a_say_in_scoring_are_asked(card: Ministry) -> None:
    """The Scoring Phase asks no others."""
    hooks = {"award", "demand", "end_of_scoring"}
    assert card.scores == bool(hooks & set(vars(type(card))) and type(card) is not Ministry)
