"""What a view shows and hides, part by part (UNREST-7, R-INFO-1 to R-INFO-4, VARIANT-DRAFT-1, VARIANT-UNREST-1, 2)."""

import json

import tricorne
from tests.games.struggle_of_empires.random_play import begin, game
from tricorne.games.struggle_of_empires.board.constants import FRANCE, IN_BAG, IN_DRAFT, KEPT, MARKERS, RUSSIA, SPAIN
from tricorne.games.struggle_of_empires.turn import taxation, turn, unrest
from tricorne.games.struggle_of_empires.view import sight
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.message import read_message
from tricorne.kernel.testing import rule

SEATS = ["france", "spain", "russia"]


def new(options=None, preset="deluxe", seed=3):
    return tricorne.game("struggle-of-empires").new(SEATS, preset=preset, options=options or {}, seed=seed)


def power(view, id):
    return next(entry for entry in view["powers"] if entry["id"] == id)


def with_unrest(options=None, preset="deluxe"):
    """France drew a 2 and a 0, Spain a 1; with fixed unrest France has 2 points and Spain 1."""
    state = new(options, preset)
    p = state.position
    if options is None and preset == "deluxe":
        unrest.take_counter(p, FRANCE, 2)
        unrest.take_counter(p, FRANCE, 0)
        unrest.take_counter(p, SPAIN, 1)
    else:
        unrest.gain(p, FRANCE, 2)
        unrest.gain(p, SPAIN, 1)
    return state


def places(view, place):
    return {marker["id"] for marker in view["markers"] if marker["place"] == place}


# -- unrest ----------------------------------------------------------------------------------------


@rule("UNREST-7", "R-INFO-2")
def test_each_player_looks_at_his_own_unrest_and_others_count_his_draws():
    state = with_unrest()
    own = power(state.view("france"), "france")["unrest"]
    assert own == {"gains": 2, "returns": 0, "points": 2, "counters": [1, 0, 1]}
    for seat in ("spain", "russia", None):
        assert power(state.view(seat), "france")["unrest"] == {
            "gains": 2,
            "returns": 0,
            "points": None,
            "counters": None,
        }


@rule("R-INFO-3", "R-UNREST-1", "UNREST-10")
def test_of_a_return_others_see_only_that_it_happened():
    state = with_unrest()
    unrest.give_back(state.position, FRANCE, 2)
    unrest.give_back(state.position, SPAIN, 2)
    for name in ("france", "spain"):
        assert power(state.view(), name)["unrest"]["returns"] == 1
        assert power(state.view(), name)["unrest"]["points"] is None
    assert power(state.view("spain"), "spain")["unrest"]["points"] == 0


@rule("R-INFO-3", "R-INFO-9", "VARIANT-UNREST-1")
def test_fixed_unrest_is_not_shown_though_it_could_be_computed():
    state = with_unrest(preset="original-2004")
    assert power(state.view("spain"), "france")["unrest"]["points"] is None
    assert power(state.view("france"), "france")["unrest"] == {
        "gains": 2,
        "returns": 0,
        "points": 2,
        "counters": None,
    }


@rule("VARIANT-UNREST-2")
def test_open_unrest_is_shown_to_all():
    state = with_unrest({"unrest-mode": "fixed-open"})
    assert power(state.view(), "france")["unrest"]["points"] == 2


@rule("ENDGAME-2", "UNREST-7")
def test_all_unrest_is_shown_when_the_game_is_over():
    state = begin(3)
    for before, _ in game(state, seed=1):
        assert before.view()["result"] is None
    view = state.view()
    assert view["over"] and view["phase"] == "game-over" and view["decision"] is None
    for entry in view["powers"]:
        if entry["player"]:
            assert entry["unrest"]["points"] == state.position.unrest[state.seat_number(entry["id"])]
    lines = {line["power"]: line for line in view["result"]["powers"]}
    assert set(lines) == set(state.seats)
    assert {seat: lines[seat]["victory_points"] for seat in state.seats} == state.scores
    assert view["result"]["winners"] == [seat for seat in state.seats if seat in view["result"]["winners"]]


@rule("R-PASS-3", "R-PASS-4", "UNREST-7")
def test_relief_is_asked_of_whoever_drew_whatever_the_counters_are_worth():
    for value in (0, 1):
        p = new().position
        unrest.take_counter(p, FRANCE, value)
        p.stack.clear()
        turn.begin(p, FRANCE)
        p.turn[turn.PASSED] = 1
        turn.end_turn(p, FRANCE)
        assert p.stack[-1] & 255 == turn.RELIEF
        p.stack.clear()
        turn.end_turn(p, SPAIN)
        assert p.stack == []


# -- gold ------------------------------------------------------------------------------------------


@rule("R-INFO-1")
def test_gold_is_open_unless_the_option_hides_it():
    gold = new().position.gold[FRANCE]
    assert power(new().view("spain"), "france")["gold"] == gold
    hidden = new({"gold-visibility": "hidden"})
    assert power(hidden.view("spain"), "france")["gold"] is None
    assert power(hidden.view(), "france")["gold"] is None
    assert power(hidden.view("france"), "france")["gold"] == gold


@rule("R-INFO-6")
def test_all_gold_is_shown_when_the_game_is_over():
    hidden = new({"gold-visibility": "hidden"})
    hidden.engine.playout(hidden.position, 1, 1_000_000)
    shown = {seat: power(hidden.view(), seat)["gold"] for seat in SEATS}
    assert shown == {seat: hidden.position.gold[hidden.seat_number(seat)] for seat in SEATS}


@rule("R-INFO-7")
def test_with_hidden_gold_taxations_are_counted_by_all():
    hidden = new({"gold-visibility": "hidden", "unrest-mode": "fixed-hidden"})
    p = hidden.position
    assert taxation.pay(p, FRANCE, p.gold[FRANCE] + 3) == 2
    seen = power(hidden.view("spain"), "france")
    assert (seen["unrest"]["gains"], seen["gold"]) == (2, None)
    for gold in (0, 100):
        p.gold[FRANCE] = gold
        refusal = hidden.engine.why_not_aside(p, FRANCE, "pay spain 500")
        assert "at most 499" in str(refusal.reason)


# -- markers and the draft -------------------------------------------------------------------------


@rule("R-INFO-4", "MARKER-14")
def test_the_mix_of_the_bag_and_used_markers_are_public():
    state = new({"setup-duplicates": "keep"})
    p = state.position
    ids = p.ruleset.components.marker_ids
    for seat in ("france", None):
        view = state.view(seat)
        assert places(view, "bag") == {ids[m] for m in range(MARKERS) if p.markers[m] == IN_BAG}
        assert view["bag"] == {"markers": p.markers.count(IN_BAG), "hidden": 0}
        assert len(places(view, "used")) > 0 and len(places(view, "map")) > 0


@rule("VARIANT-DRAFT-1", "R-INFO-4")
def test_hidden_hands_cannot_be_told_from_the_bag():
    state = new({"setup-draft": True})
    hand = state.view("france")["draft"]["hand"]
    size = state.position.ruleset.draws + 1
    assert len(hand) == size
    assert places(state.view("france"), "draft-hand") == set(hand)
    for seat in ("spain", None):
        assert set(hand) <= places(state.view(seat), "bag")
        assert state.view(seat)["bag"]["hidden"] == 3 * size
    assert state.view()["draft"] == {"round": 1, "hand": [], "kept": [], "passed": []}


@rule("VARIANT-DRAFT-1")
def test_a_pick_is_known_to_its_player_until_the_draft_is_over():
    state = new({"setup-draft": True})
    picked = state.view("france")["decision"]["actions"][0]["text"]
    assert "actions" not in state.view("spain")["decision"]
    assert str(read_message(state.view("spain")["decision"]["words"])) == "France makes a secret choice."
    before = state.clone()
    state.play(picked)
    marker = picked.split()[1]
    assert state.view("france")["draft"]["kept"] == [marker]
    for seat in ("spain", "russia", None):
        shown = json.dumps(state.view(seat)["draft"])
        assert marker not in shown
        told = state.engine.narrate(before.position, state.position, state.last, -1 if seat is None else 2)
        assert [str(line) for line in told] == ["France keeps a marker face down."]
    number = state.seat_number("france")
    told = state.engine.narrate(before.position, state.position, state.last, number)
    assert told[0].key == "struggle-of-empires/log-draft-keep-own"
    assert marker in json.dumps(told[0].to_data())


@rule("VARIANT-DRAFT-1")
def test_what_a_player_passed_on_he_still_knows():
    state = new({"setup-draft": True})
    hand = state.view("france")["draft"]["hand"]
    for _ in SEATS:
        state.play(state.legal()[0])
    view = state.view("france")["draft"]
    assert view["round"] == 2
    assert set(view["passed"]) == set(hand) - set(view["kept"])
    assert set(state.view("spain")["draft"]["hand"]) == set(view["passed"])
    for seed in range(20):
        p = state.sample("france", seed).position
        ids = p.ruleset.components.marker_ids
        with_spain = {ids[m] for m in range(MARKERS) if p.markers[m] == IN_DRAFT + SPAIN}
        assert with_spain == set(view["passed"])


@rule("VARIANT-DRAFT-1")
def test_samples_of_a_draft_deal_what_is_unknown_in_many_ways():
    state = new({"setup-draft": True})
    for _ in range(2 * len(SEATS) + 1):
        state.play(state.legal()[0])
    real = state.position
    kept = set()
    for seed in range(30):
        p = state.sample("russia", seed).position
        assert sorted(p.markers) == sorted(real.markers)
        assert [m for m in range(MARKERS) if p.markers[m] in (IN_DRAFT + RUSSIA, KEPT + RUSSIA)] == [
            m for m in range(MARKERS) if real.markers[m] in (IN_DRAFT + RUSSIA, KEPT + RUSSIA)
        ]
        kept.add(tuple(m for m in range(MARKERS) if p.markers[m] == KEPT + FRANCE))
    assert len(kept) > 5


@rule("VARIANT-DRAFT-1", "VARIANT-DRAFT-3")
def test_a_pick_can_be_taken_back_until_hands_are_passed_or_shown():
    state = new({"setup-draft": True})
    for number in range(len(SEATS) * state.position.ruleset.draws):
        state.play(state.legal()[0])
        assert state.last.barrier == (number % len(SEATS) == len(SEATS) - 1)
    assert state.view()["draft"] is None


@rule("ENDGAME-2")
def test_the_end_of_the_game_reveals_unrest():
    state = begin(2, preset="original-2004")
    last = None
    for _, after in game(state, seed=1):
        last = after.last
    assert last is not None and last.barrier
    everybody = (1 << 7) - 1
    facts = state.engine.secrets(state.position)
    assert len(facts) == 4 and facts[1::2] == [everybody, everybody]


# -- samples of unrest -----------------------------------------------------------------------------


def small_bag(zeros, ones, twos):
    """A game in which so many counters of each value are in the bag."""
    rules = tricorne.game("struggle-of-empires").engine(SEATS, "deluxe", {})
    rules.ruleset.unrest_counters[:] = [zeros, ones, twos]
    return tricorne.game("struggle-of-empires").start(rules, 1)


def drawn(p, who):
    """The values a power drew, in order."""
    found = []
    for event in p.unrest_history.all():
        if event // unrest.EVENT == who and event % unrest.EVENT < unrest.RETURNED:
            found.append(event % unrest.EVENT)
    return found


@rule("UNREST-5", "UNREST-7")
def test_others_can_only_have_drawn_what_is_left():
    """One 0 and one 2 in the bag: whoever drew the 0 knows that the other has the 2; a spectator does not."""
    p = small_bag(1, 0, 1)
    unrest.take_counter(p, FRANCE, 0)
    unrest.take_counter(p, SPAIN, 2)
    seen = set()
    for seed in range(20):
        sure = p.clone()
        sight.resample_hidden(sure, FRANCE, seed)
        assert (sure.unrest[FRANCE], sure.unrest[SPAIN]) == (0, 2)
        open_ = p.clone()
        sight.resample_hidden(open_, SPECTATOR, seed)
        seen.add((open_.unrest[FRANCE], open_.unrest[SPAIN]))
    assert seen == {(0, 2), (2, 0)}


@rule("UNREST-10", "UNREST-11", "R-UNREST-1", "R-UNREST-2", "R-UNREST-5")
def test_samples_keep_draws_returns_and_an_empty_bag_in_step():
    """Returns go by value and cap at what is there; after the last counter every draw is a 1."""
    p = small_bag(2, 2, 2)
    for value, who in ((0, FRANCE), (2, SPAIN), (1, RUSSIA)):
        unrest.take_counter(p, who, value)
    unrest.give_back(p, SPAIN, 2)
    unrest.give_back(p, RUSSIA, 2)
    for value, who in ((2, FRANCE), (0, SPAIN), (1, RUSSIA), (1, FRANCE), (1, SPAIN)):
        unrest.take_counter(p, who, value)
    totals = set()
    for seed in range(40):
        copy = p.clone()
        sight.resample_hidden(copy, FRANCE, seed)
        assert drawn(copy, FRANCE) == [0, 2, 1]
        assert copy.unrest_gains == p.unrest_gains
        assert sorted(drawn(copy, SPAIN)[:2] + drawn(copy, RUSSIA)) == [0, 1, 1, 2]
        assert drawn(copy, SPAIN)[2] == 1
        assert copy.unrest[SPAIN] == max(0, drawn(copy, SPAIN)[0] - 2) + sum(drawn(copy, SPAIN)[1:])
        for who in (FRANCE, SPAIN, RUSSIA):
            zeros, ones, twos = copy.counters[who * 3 : who * 3 + 3]
            assert ones + 2 * twos == copy.unrest[who]
            assert zeros == drawn(copy, who).count(0)
        totals.add((copy.unrest[SPAIN], copy.unrest[RUSSIA]))
    assert len(totals) > 3


@rule("VARIANT-UNREST-1", "R-INFO-9")
def test_samples_of_fixed_unrest_change_nothing_that_follows_from_the_game():
    state = with_unrest(preset="original-2004")
    sample = state.sample("russia", 4)
    assert sample.position.unrest == state.position.unrest
    assert sample.position.rng != state.position.rng


# -- what is going on ------------------------------------------------------------------------------


def test_an_auction_an_attack_and_a_move_are_shown_while_they_last():
    """Once in a game each of them is seen, and the sums agree with the position."""
    state = begin(4)
    seen = set()
    for before, _ in game(state, seed=2):
        view = before.view()
        if view["auction"] is not None:
            assert view["phase"] == "alliances"
            seen.add("auction")
        if view["move"] is not None:
            assert view["move"]["power"] == view["decision"]["actor"]
            seen.add("move")
        attack = view["attack"]
        if attack is not None:
            for kind in ("sea", "land"):
                for side in ("attackers", "defenders"):
                    strength = attack[kind][side]
                    assert strength["strength"] == sum(item["worth"] for item in strength["items"])
            seen.add(attack["target"]["kind"])
            if attack["combat"] is not None:
                assert len(attack["combat"]["attackers"]["dice"]) == 2
                seen.add("combat")
        if view["turn"] is not None:
            assert view["turn"]["power"] in view["order"]
            seen.add("turn")
    assert seen >= {"auction", "move", "power", "combat", "turn"}


@rule("NEGOTIATION-1", "R-INFO-5")
def test_offers_are_made_aloud():
    for seed in range(1, 6):
        state = begin(4, seed=seed)
        for before, _ in game(state, seed=seed):
            if before.position.offers:
                offer = before.view()["offers"][0]
                assert before.view(before.seats[0])["offers"][0] == offer
                assert offer["status"] == "awaits-helper" and offer["gold"] > 0
                return
    raise AssertionError("no offer was made in five games")


def test_the_menu_of_the_actor_is_the_legal_list():
    state = new({"setup-duplicates": "keep"})
    actions = state.view(state.actor)["decision"]["actions"]
    assert [action["id"] for action in actions] == state.legal()
    assert all(state.game.actions[action["id"]].text == action["text"] for action in actions)
