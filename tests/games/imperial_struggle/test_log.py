"""The sentences of the log of Imperial Struggle: what happened, and to whom it is told (R166)."""

from __future__ import annotations

from tests.games.imperial_struggle.scene import Scene
from tricorne.games.imperial_struggle.board.registers import STAGE, VP
from tricorne.games.imperial_struggle.log import counts
from tricorne.games.imperial_struggle.scoring.scoring import score_turn
from tricorne.games.imperial_struggle.step_numbers import WAR
from tricorne.games.imperial_struggle.war.war import TO_BREAK_OUT
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.message import Thing
from tricorne.kernel.record import PLAY, START, UNDO, Entry, Outcome
from tricorne.kernel.testing import rule


def tell(scene: Scene, text: str, outcomes: tuple[str, ...] = (), seat: int = SPECTATOR) -> list[str]:
    """Play an action with these outcomes; the log of it."""
    before = scene.p.clone()
    actor = scene.actor
    secret = scene.engine.decision_secret(scene.p)
    scene.play(text)
    landed = []
    for outcome in outcomes:
        landed.append(Outcome(outcome, scene.engine.outcome_secret(scene.p)))
        scene.chance(outcome)
    entry = Entry(None, PLAY, actor, text, secret, landed, False)
    return [str(line) for line in scene.engine.narrate(before, scene.p, entry, seat)]


def test_a_shift_names_space_and_price() -> None:
    scene = Scene("peace-1")
    scene.round("france", "inv-05-e3-d2")
    assert tell(scene, "trade caribbean") == []
    assert tell(scene, "shift caicos") == ["Caicos gets a French flag for 2."]


def test_debt_and_treaty_points_are_told() -> None:
    scene = Scene("peace-1")
    scene.treaty(france=1)
    scene.round("france", "inv-05-e3-d2")
    tell(scene, "diplomacy europe")
    tell(scene, "shift prussia-prestige")
    told = tell(scene, "treaty-points 0")
    assert any(line.endswith("gets a French flag for 3.") for line in told)
    assert "France has Debt 1 of 6." in told
    assert not any("Treaty" in line for line in told)


def test_events_and_advantages() -> None:
    scene = Scene("peace-1")
    scene.hand(britain="interest-payments")
    scene.round("britain", "inv-05-e3-d2")
    told = tell(scene, "play interest-payments")
    assert told[0] == "Britain plays Interest Payments."
    assert "France has Debt 0 of 5." in told


@rule("IS-R166")
def test_a_drawn_card_is_named_to_its_side_alone() -> None:
    for seat, words in ((0, "Cards drawn: France Tax Reform."), (1, "Cards drawn: France one."), (-1, "France one.")):
        scene = Scene("peace-1")
        scene.pile("tax-reform")
        scene.round("france", "inv-10-d4-e2")
        told = tell(scene, "draw-card", ("tax-reform",), seat)
        assert any(line.endswith(words) for line in told), told


@rule("IS-R8", "IS-R166")
def test_a_chosen_ministry_is_named_to_its_side_alone() -> None:
    for seat, words in ((0, "France chooses John Law."), (1, "France chooses a ministry."), (-1, "a ministry.")):
        scene = Scene("peace-1")
        scene.phase("ministries")
        assert tell(scene, "choose john-law", seat=seat)[0].endswith(words)


@rule("IS-R5")
def test_discards_are_told_when_both_have_chosen() -> None:
    scene = Scene("peace-1")
    cards = "carnatic-war acts-of-union tropical-diseases tax-reform"
    scene.hand(france=cards, britain="vatican-politics calico-acts famine-in-ireland interest-payments")
    scene.phase("discards")
    assert tell(scene, "discard carnatic-war", seat=1) == ["France chooses a card to discard."]
    told = tell(scene, "discard calico-acts", seat=1)
    assert "France discards Carnatic War." in told
    assert "Britain discards Calico Acts." in told


def test_theaters_are_told_with_tiles_and_strength() -> None:
    scene = Scene("peace-1")
    scene.tile("wss-central-europe", "basic-fr-01", "basic-br-01")
    scene.turn("wss")
    scene.p.clock[STAGE] = TO_BREAK_OUT
    scene.p.then(WAR)
    entry = Entry(None, START, "", "", False, [], False)
    told = [str(line) for line in scene.engine.narrate(scene.p, scene.p, entry, SPECTATOR)]
    assert any(line.startswith("Theater: Central Europe.") for line in told)
    assert any(line.startswith("Central Europe: France ") for line in told)


@rule("IS-4.1.12-1")
def test_a_peace_turn_is_scored_line_by_line() -> None:
    """Each line has the total after it, won or not, with what both sides counted."""
    scene = Scene("peace-1")
    before = scene.p.clone()
    score_turn(scene.p)
    lines = counts.peace(before, scene.p)
    total = before.clock[VP]
    for line in lines:
        if "after" in line.args:
            assert line.args["before"] == total
            total = int(str(line.args["after"]))
    assert total == scene.p.clock[VP]
    assert any(line.key.endswith("log-scoring-nobody") for line in lines), lines
    for line in lines:
        if line.key.endswith("log-scoring-award"):
            ahead = int(str(line.args["france"])) - int(str(line.args["britain"]))
            assert abs(ahead) >= int(str(line.args["lead"]))
            assert line.args["side"] == Thing("side", "france" if ahead > 0 else "britain")


@rule("IS-4.1.12-1", "IS-R61")
def test_forced_debt_over_the_limit_has_a_line_of_its_own() -> None:
    """Every line moves the total by the points that it names."""
    scene = Scene("peace-1")
    scene.debt(france=5, britain=5)
    scene.limit(france=5, britain=5)
    scene.demand("fish tobacco")
    lines = [line for line in counts.peace(scene.p.clone(), scene.p) if "after" in line.args]
    assert any(str(line) == "Scoring, Debt over the limit: France 1 VP." for line in lines), lines
    for line in lines:
        moved = int(str(line.args["after"])) - int(str(line.args["before"]))
        gain = f"{abs(moved)} VP"
        assert gain in str(line), line
        assert line.args["side"] == Thing("side", "france" if moved > 0 else "britain")


def test_undo() -> None:
    scene = Scene("peace-1")
    entry = Entry(None, UNDO, "france", "4", False, [], False)
    told = scene.engine.narrate(scene.p, scene.p, entry, SPECTATOR)
    assert [str(line) for line in told] == ["Everything after 4 is taken back."]


def test_an_undo_names_the_act_that_was_taken_back() -> None:
    """The first of them, and whose; what had been taken back before is passed over; a choice in secret is not named."""
    scene = Scene("peace-1")
    begun = Entry(None, START, "", "", False, [], True)
    built = Entry(begun, PLAY, "france", "build-squadron", False, [], False)
    undone = Entry(built, UNDO, "", "0", False, [], False, begun)
    bought = Entry(undone, PLAY, "france", "draw-card", False, [], False)
    hidden = Entry(bought, PLAY, "france", "discard alberoni", True, [], False)
    told = [
        str(line)
        for undo in (
            undone,
            Entry(hidden, UNDO, "", "0", False, [], False, begun),
            Entry(hidden, UNDO, "", "3", False, [], False, bought),
        )
        for line in scene.engine.narrate(scene.p, scene.p, undo, SPECTATOR)
    ]
    assert told == [
        "Taken back: Build a Squadron (France).",
        "Taken back: Draw an Event card (France), and what followed.",
        "Everything after 3 is taken back.",
    ]
