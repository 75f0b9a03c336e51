"""setup: non-player powers, markers, draws or draft, and starting units, from tricorne.kernel.word_rows import as_list
from the empty table to War I."""

from __future__ import annotations

from typing import Any

from tests.recorded.findings import Case, Findings
from tests.recorded.struggle_of_empires.auctions import Hammer
from tests.recorded.struggle_of_empires.play import Play
from tests.recorded.struggle_of_empires.table import (
    MARKER,
    POWER,
    REGION,
    UNIT,
    C,
    by_player,
    control_of,
    engine_of,
    is_foreign_home,
    neutral_in,
    place_of,
    units_of,
)
from tricorne.games.struggle_of_empires import actions, step_numbers
from tricorne.games.struggle_of_empires.board.components import SETS
from tricorne.games.struggle_of_empires.board.constants import IN_BAG, PLACES, REGIONS, TILES, USED
from tricorne.games.struggle_of_empires.board.position import BAG, Position
from tricorne.games.struggle_of_empires.board.ruleset import DRAWN_HIDDEN
from tricorne.games.struggle_of_empires.setup.setup import new_position
from tricorne.games.struggle_of_empires.war import markers
from tricorne.kernel.engine import Refusal
from tricorne.kernel.position import first_of, second_of
from tricorne.kernel.word_rows import as_list


class SetUp:
    """Feeds the draws, picks and placements of a case to the engine."""

    def __init__(self, case: Case, found: Findings) -> None:
        self.found = found
        inputs = case["inputs"]
        engine = engine_of(case)
        self.play = Play(engine, new_position(engine.ruleset, 0))
        self.sets: dict[str, str] = inputs.get("np_sets", {})
        self.np_draws: dict[str, list[str]] = {}
        for each in inputs.get("np_draws", []):
            # A power draws anew when all sets are mixed again (R-SETUP-10).
            self.np_draws.setdefault(each["power"], []).extend(_flat(each["steps"]))
        self.np_control: dict[str, str] = inputs.get("np_control", {})
        self.rolls: dict[tuple[str, str], list[int]] = {}
        for each in inputs.get("np_navy_rolls", []):
            region = C.region_ids[C.marker_region[MARKER[each["marker"]]]]
            self.rolls.setdefault((each["power"], region), []).append(each["roll"])
        self.map_draw = list(inputs["map_draw"])
        draws = inputs.get("player_draws", {})
        self.draws = {power: _flat(steps) for power, steps in draws.items()}
        self.put_back = {power: [list(step["put_back"]) for step in steps] for power, steps in draws.items()}
        self.hands = {power: list(hand) for power, hand in inputs.get("draft_hands", {}).items()}
        self.picks = {power: [each[power] for each in inputs.get("draft_picks", [])] for power in case["seats"]}
        self.placements = list(inputs["placements"])
        self.wanted = list(case["expected"]["placements"])

    def run(self) -> None:
        play = self.play
        while play.on_stack(step_numbers.SETUP):
            if play.chance:
                play.apply_outcome(self._outcome())
            elif play.kind == step_numbers.PUT_BACK:
                self._change(C.power_ids[play.actor])
            elif play.kind == step_numbers.DRAFT_PICK:
                self._pick(C.power_ids[play.actor])
            elif play.kind == step_numbers.PLACE_UNIT:
                if not self.placements:
                    self.found.same("placements", "no more", play.engine.prompt(play.p).words)
                    return
                self._place(self.placements.pop(0), self.wanted.pop(0))
            else:
                raise AssertionError(f"a decision of kind {play.kind} in the set-up")
        for attempt, wanted in zip(self.placements, self.wanted, strict=True):
            # All units are placed: nobody is asked for another one.
            self.found.same("placement after the end", wanted["legal"], False)
            assert attempt["by"] in POWER

    def _outcome(self) -> int:
        play = self.play
        frame = play.p.stack[-1]
        power = C.power_ids[first_of(frame) % len(C.power_ids)]
        kind = play.kind
        if kind == step_numbers.LETTER:
            return SETS.index(self.sets[power])
        if kind == step_numbers.NP_DRAW:
            return MARKER[self.np_draws[power].pop(0)]
        if kind == step_numbers.NP_CONTROL:
            return REGION[self.np_control[power]]
        if kind == step_numbers.NP_NAVY:
            return self.rolls[(power, C.region_ids[second_of(frame)])].pop(0)
        if kind == step_numbers.MAP_MARKER:
            return MARKER[self.map_draw.pop(0)]
        if kind == step_numbers.HAND_MARKER:
            return MARKER[self.draws[power].pop(0)]
        assert kind == step_numbers.DRAFT_DEAL, f"chance of kind {kind} in the set-up"
        return MARKER[self.hands[power].pop(0)]

    def _change(self, power: str) -> None:
        """Put the duplicates of the case back, one by one, then draw again."""
        play = self.play
        steps = self.put_back.get(power, [])
        while steps and not steps[0]:
            steps.pop(0)
        if not steps:
            self._say("put back", actions.CONTENT)
            return
        for marker in steps.pop(0):
            self._say("put back", actions.PUT_BACK + MARKER[marker])
        if play.kind == step_numbers.PUT_BACK and C.power_ids[play.actor] == power:
            self._say("put back", actions.REDRAW)

    def _pick(self, power: str) -> None:
        self._say("draft pick", actions.KEEP + MARKER[self.picks[power].pop(0)])

    def _say(self, kind: str, action: int) -> None:
        if not self.found.allowed(kind, self.play.why_not(action)):
            raise AssertionError(f"{self.play.name(action)} is refused")
        self.play.apply(action)

    def _place(self, attempt: dict[str, Any], wanted: dict[str, Any]) -> None:
        play = self.play
        refusal = self._try(attempt)
        if wanted["legal"]:
            if not self.found.allowed("placement", refusal):
                raise AssertionError(f"the placement {attempt} is refused")
        else:
            self.found.refused("placement", wanted["rules"], refusal)
            return
        play.apply(actions.PLACE + UNIT[attempt["unit"]] * PLACES + place_of(attempt["to"]))

    def _try(self, attempt: dict[str, Any]) -> Refusal | None:
        play = self.play
        if C.power_ids[play.actor] != attempt["by"]:
            prompt = play.engine.prompt(play.p)
            return Refusal(prompt.words, prompt.rules)
        if is_foreign_home(play.actor, attempt["to"]):
            return play.engine.never_allowed(play.p, f"place {attempt['unit']} {attempt['to']}")
        return play.why_not(actions.PLACE + UNIT[attempt["unit"]] * PLACES + place_of(attempt["to"]))


def _flat(steps: list[dict[str, list[str]]]) -> list[str]:
    return [marker for step in steps for marker in step["draw"]]


# -- comparing -------------------------------------------------------------------------------------


def check(case: Case, found: Findings) -> None:
    setup = SetUp(case, found)
    setup.run()
    p = setup.play.p
    expected = case["expected"]
    found.same("draws left over", [], setup.map_draw + [m for hand in setup.draws.values() for m in hand])
    found.all_same("units", expected["units"], units_of(p))
    found.all_same("control", expected["control"], control_of(p))
    neutral = {
        C.region_ids[region]: sorted(neutral_in(p, region)) for region in range(REGIONS) if neutral_in(p, region)
    }
    found.all_same("neutral", {region: sorted(found_) for region, found_ in expected["neutral"].items()}, neutral)
    found.same_set("used_markers", expected["used_markers"], _ids(markers.lying(p, USED)))
    found.same_set("bag", expected["bag"], _ids(markers.lying(p, IN_BAG)))
    found.same("bag_count", expected["bag_count"], markers.in_bag(p))
    _compare_counts(found, expected, p)
    _compare_tiles(found, expected, p)
    found.same("auctions_per_war", expected["auctions_per_war"], _count_auctions(setup.play))


def _ids(numbers: list[int]) -> list[str]:
    return [C.marker_ids[number] for number in numbers]


def _compare_counts(found: Findings, expected: dict[str, Any], p: Position) -> None:
    ruleset = p.ruleset
    found.same("map_markers_per_war", expected["map_markers_per_war"], ruleset.map_markers)
    found.same("draws_per_player", expected["draws_per_player"], ruleset.draws)
    found.same_set("np_powers", expected["np_powers"], [C.power_ids[power] for power in ruleset.nonplayers])
    found.same("rounds_per_war", expected["rounds_per_war"], ruleset.rounds)
    for key, numbers in (("gold", as_list(p.gold)), ("population", p.population), ("vp", p.victory_points)):
        for power, number in by_player(p, numbers).items():
            found.same(f"{key} of {power}", expected[key], number)
    bag = None
    if ruleset.unrest_mode == DRAWN_HIDDEN:
        bag = {str(value): p.unrest_supply[BAG + value] for value in range(3)}
    found.same("unrest_bag", expected["unrest_bag"], bag)


def _compare_tiles(found: Findings, expected: dict[str, Any], p: Position) -> None:
    copies = {C.tile_ids[tile]: p.ruleset.tile_supply[tile] for tile in range(TILES) if p.ruleset.tile_supply[tile]}
    found.all_same("tile_copies_in_game", expected["tile_copies_in_game"], copies)
    for power in p.ruleset.players:
        owned = [C.tile_ids[tile] for tile in range(TILES) for _ in range(p.ready[power * TILES + tile])]
        found.same_set("start_tiles_each", expected["start_tiles_each"], owned)
        found.same("used tiles", 0, sum(p.used[power * TILES : power * TILES + TILES]))
    if "display_after_start_tiles" in expected:
        wanted = {tile: number for tile, number in expected["display_after_start_tiles"].items() if number}
        shown = {C.tile_ids[tile]: p.display[tile] for tile in range(TILES) if p.display[tile]}
        found.all_same("display_after_start_tiles", wanted, shown)


def _count_auctions(play: Play) -> int:
    """Hold the auctions of War I with bids of 0 and count them."""
    hammer = Hammer()
    trial = Play(play.engine, play.p.clone(), hammer)
    while trial.on_stack(step_numbers.AUCTIONS):
        trial.apply(trial.legal()[0])
    return len(hammer.results)
