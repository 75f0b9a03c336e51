"""The lines of the log: what happened, for everybody to read, and nothing that is hidden (R-INFO-3)."""

import tricorne
from tests.games.struggle_of_empires.random_play import begin, game
from tricorne.games.struggle_of_empires.board.constants import (
    BLUE,
    BRITAIN,
    FRANCE,
    GOVERNMENT_REFORM,
    HOME,
    OTTOMAN_EMPIRE,
    PLACES,
    POWERS,
    RED,
    RUSSIA,
)
from tricorne.games.struggle_of_empires.board.position import PHASE, ROUND, WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.log import counts
from tricorne.games.struggle_of_empires.turn import turn
from tricorne.games.struggle_of_empires.war.income import collect
from tricorne.games.struggle_of_empires.war.scoring import score
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.record import PLAY, Entry, Outcome
from tricorne.kernel.testing import rule

SEATS = ["russia", "britain", "france", "spain"]


def rules(options=None):
    return tricorne.game("struggle-of-empires").engine(SEATS, "deluxe", options or {})


def war_table(engine):
    """Phase III of War I, Russia in red against Britain in blue, Russia's turn."""
    p = Position(engine.ruleset, None)
    p.clock[WAR_NUMBER] = 1
    p.clock[PHASE] = 3
    p.clock[ROUND] = 1
    for box, power in enumerate(engine.ruleset.players):
        p.side[power] = RED if box % 2 == 0 else BLUE
        p.box[power] = box + 1
        p.gold[power] = 10
        p.population[power] = 6
    p.order = engine.ruleset.players[:]
    p.unrest_supply[:3] = engine.ruleset.unrest_counters
    turn.begin(p, RUSSIA)
    engine.run_passages(p)
    return p


def tell(engine, p, text, outcomes=(), seat=SPECTATOR):
    """Play an action with these outcomes; the log of it and the position after it."""
    after = p.clone()
    engine.apply(after, engine.actions.number(text))
    landed = []
    for given in outcomes:
        found = engine.outcomes(after)
        texts = [engine.outcome_text(after, found[at]) for at in range(0, len(found), 2)]
        landed.append(Outcome(given, engine.outcome_secret(after)))
        engine.apply_outcome(after, found[2 * texts.index(given)])
    entry = Entry(None, PLAY, "russia", text, False, landed, False)
    return [str(line) for line in engine.narrate(p, after, entry, seat)], after


def test_an_attack_with_its_payment_its_dice_and_its_losses():
    """Russia pays 2, the totals are told, both lose a unit in a tie, and unrest is gained."""
    engine = rules()
    p = war_table(engine)
    p.armies[RUSSIA * PLACES + OTTOMAN_EMPIRE] = 2
    p.armies[BRITAIN * PLACES + OTTOMAN_EMPIRE] = 2
    p.control[OTTOMAN_EMPIRE * POWERS + BRITAIN] = 1
    lines, _ = tell(engine, p, "attack ottoman-empire britain", ["3", "3", "4", "4", "1", "0"])
    assert lines == [
        "Russia attacks Great Britain in the Ottoman Empire (pays 2).",
        "Land combat in the Ottoman Empire: Russia 2 (dice 3 and 3), Great Britain 2 (dice 4 and 4).",
        "The combat on land is a tie.",
        "Russia loses an army in the Ottoman Empire.",
        "Great Britain loses an army in the Ottoman Empire.",
        "Great Britain gains unrest.",
        "Russia gains unrest.",
    ]


def test_a_won_attack_moves_a_control_marker():
    engine = rules()
    p = war_table(engine)
    p.armies[RUSSIA * PLACES + OTTOMAN_EMPIRE] = 3
    p.control[OTTOMAN_EMPIRE * POWERS + BRITAIN] = 1
    lines, _ = tell(engine, p, "attack ottoman-empire britain", ["3", "3", "4", "4"])
    assert lines[2:] == [
        "Russia wins on land.",
        "Great Britain loses a control marker in the Ottoman Empire.",
        "Russia gains a control marker in the Ottoman Empire.",
    ]


@rule("R-INFO-2", "R-INFO-3", "UNREST-7")
def test_a_draw_is_told_and_its_value_to_its_owner_alone():
    engine = rules()
    p = war_table(engine)
    p.gold[RUSSIA] = 0
    p.armies[RUSSIA * PLACES + HOME] = 1
    for seat, line in (
        (SPECTATOR, "Russia gains unrest."),
        (FRANCE, "Russia gains unrest."),
        (RUSSIA, "Russia gains unrest (worth 2)."),
    ):
        lines, _ = tell(engine, p, "rebuild army home", ["2"], seat)
        assert lines == ["Russia destroys an army at home and builds it anew.", line]


@rule("TAX-3", "R-INFO-3")
def test_taxations_are_told():
    engine = rules({"unrest-mode": "fixed-hidden"})
    p = war_table(engine)
    p.gold[RUSSIA] = 1
    p.display[:] = engine.ruleset.tile_supply
    lines, _ = tell(engine, p, "claim army-training")
    price = engine.ruleset.tile_gold[engine.ruleset.components.tile("army-training")]
    taxations = (price - 1 + 1) // 2
    assert lines[0] == f"Russia claims Army Training (pays {price} after {taxations} taxations)."
    assert lines[1] == f"Russia gains unrest {taxations} times."


@rule("R-INFO-3", "TILE-GOVERNMENT-REFORM-1")
def test_a_return_is_told_the_same_way_whether_or_not_there_was_unrest():
    engine = rules({"unrest-mode": "fixed-hidden"})
    told = []
    for points in (0, 1, 5):
        p = war_table(engine)
        p.display[GOVERNMENT_REFORM] = 1
        p.unrest[RUSSIA] = points
        lines, _ = tell(engine, p, "claim government-reform")
        told.append(lines)
    assert told[0] == told[1] == told[2]
    assert told[0][-1] == "Russia gives unrest back."


def test_a_voyage_is_told_with_its_die():
    engine = rules()
    p = war_table(engine)
    p.navies[RUSSIA * PLACES + HOME] = 1
    lines, after = tell(engine, p, "move navy home")
    assert lines == []
    lines, after = tell(engine, after, "to india", ["stay"])
    assert lines == ["Russia sends a navy from home to India.", "The sea die shows Stay."]
    lines, after = tell(engine, after, "arrive")
    price = engine.ruleset.stay_pay_to_arrive
    assert lines[0] == f"The navy of Russia reaches India all the same (pays {price})."


@rule("SCORE-10")
def test_a_war_is_counted_region_by_region():
    engine = rules()
    p = war_table(engine)
    for power, markers in ((BRITAIN, 3), (FRANCE, 2)):
        p.control[OTTOMAN_EMPIRE * POWERS + power] = markers
    before = p.clone()
    score(p)
    lines = counts.scores(before, p)
    assert [str(line) for line in lines[:2]] == ["War I is scored.", "Ottoman Empire: Great Britain 4, France 2."]
    given = {line.args["power"].id: (line.args["points"], line.args["total"]) for line in lines[2:]}
    assert given == {"russia": (0, 0), "britain": (4, 4), "france": (2, 2), "spain": (0, 0)}


@rule("INCOME-1", "INCOME-3")
def test_income_is_told_with_its_parts():
    engine = rules()
    p = war_table(engine)
    p.gold[RUSSIA] = 1
    p.population[RUSSIA] = 2
    p.control[OTTOMAN_EMPIRE * POWERS + RUSSIA] = 1
    p.armies[RUSSIA * PLACES + HOME] = 5
    before = p.clone()
    collect(p)
    facts = next(line.args for line in counts.incomes(before, p) if line.args["power"].id == "russia")
    del facts["power"]
    parts = {"had": 1, "people": 2, "markers": 1, "income": 3, "upkeep": 5, "taxations": 1, "left": 1}
    assert facts == parts


def test_every_action_of_a_game_can_be_told_to_everybody():
    """No sentence is empty, unfinished or without a capital letter, in the whole of two games."""
    for count, options in ((3, {"setup-draft": True}), (5, {"surrender": True})):
        state = begin(count, options=options, seed=count)
        told = 0
        for number, (before, after) in enumerate(game(state, seed=count)):
            if number % 3 == 0 or after.over:
                for seat in (SPECTATOR, after.seat_number(after.seats[0])):
                    for line in map(str, after.engine.narrate(before.position, after.position, after.last, seat)):
                        assert line[0].isupper() and line.endswith("."), line
                        told += 1
        assert told > 100
        last = after.engine.narrate(before.position, after.position, after.last, SPECTATOR)
        assert "The game is over and unrest is counted." in [str(line) for line in last]


def test_the_set_up_is_told():
    game_ = tricorne.game("struggle-of-empires")
    state = game_.new(["france", "spain", "russia"], seed=4)
    start = game_.start(state.engine, 4)
    lines = state.engine.narrate(start, state.position, state.last, SPECTATOR)
    keys = [line.key for line in lines]
    assert "struggle-of-empires/log-letter" in keys
    assert keys.count("struggle-of-empires/log-marker") == state.engine.ruleset.map_markers


def test_an_aside_is_told():
    state = tricorne.game("struggle-of-empires").new(["france", "spain", "russia"], seed=4)
    before = state.clone()
    state.aside("spain", "pay france 3")
    lines = state.engine.narrate(before.position, state.position, state.last, SPECTATOR)
    assert [str(line) for line in lines] == ["Spain pays France 3 gold."]


@rule("VARIANT-DRAFT-3")
def test_kept_markers_are_shown_when_the_draft_is_over():
    state = begin(2, options={"setup-draft": True}, seed=2)
    for before, after in game(state, seed=2):
        if before.view()["draft"] is not None and after.view()["draft"] is None:
            lines = after.engine.narrate(before.position, after.position, after.last, SPECTATOR)
            shown = [line for line in lines if line.key == "struggle-of-empires/log-shows"]
            assert len(shown) == 2
            assert all(len(line.args["markers"]) == after.position.ruleset.draws for line in shown)
            return
    raise AssertionError("the draft did not end")
