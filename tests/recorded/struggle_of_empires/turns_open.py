"""turns: which kinds of action are open after a history of actions, and what passing gives back."""

from __future__ import annotations

from tests.recorded.findings import Case, Findings
from tests.recorded.struggle_of_empires.play import Play
from tests.recorded.struggle_of_empires.table import POWER, TOKEN, C, engine_of, lay_out
from tests.recorded.struggle_of_empires.turn_history import (
    KINDS,
    kinds_in,
    play_kind,
    play_war_office,
    plenty,
    with_history,
    words_of,
)
from tricorne.games.struggle_of_empires import actions, step_numbers
from tricorne.games.struggle_of_empires.turn import turn


def check_open(case: Case, found: Findings) -> None:
    engine = engine_of(case)
    power = POWER[case["inputs"]["active"]]
    expected = case["expected"]
    start = lay_out(engine, case["position"])
    turn.begin(start, power)
    for step in expected["steps"]:
        play = with_history(engine, start.clone(), power, step["history"])
        found.same_set("open", step["open"], kinds_in(play.legal()))
        elsewhere = plenty(engine, play.p, power)
        elsewhere.ask(step_numbers.TURN, power)
        possible = kinds_in(Play(engine, elsewhere).legal())
        found.same_set("closed_by_structure", step["closed_by_structure"], [k for k in KINDS if k not in possible])
    _compare_lists(with_history(engine, start, power, []), expected, found)


def _compare_lists(play: Play, expected: dict[str, list[object]], found: Findings) -> None:
    """The complete lists of targets, markers, alliances and tiles."""
    targets: list[list[str]] = []
    lists: dict[str, list[str]] = {"ally": [], "claim": []}
    covert: list[list[str]] = []
    for action in play.legal():
        words = words_of(action)
        if words[0] == "attack":
            targets.append(_target(play, words[1:]))
        elif words[0] == "incite":
            covert.append(words[1:])
        elif words[0] in lists:
            lists[words[0]].append(words[1])
    found.same_set("attack_targets", expected["attack_targets"], targets)
    found.same_set("covert_targets", expected["covert_targets"], covert)
    found.same_set("free_alliances", expected["free_alliances"], lists["ally"])
    found.same_set("claimable_tiles", expected["claimable_tiles"], lists["claim"])
    _compare_markers(play, expected, found)


def _target(play: Play, words: list[str]) -> list[str]:
    """Region and target of an attack as the cases write them."""
    if words[0] in TOKEN:
        return [C.region_ids[play.p.token_region[TOKEN[words[0]]]], f"token:{words[0]}"]
    return [words[0], f"power:{words[1]}" if words[1] in POWER else f"neutral:{words[1]}"]


def _compare_markers(play: Play, expected: dict[str, list[object]], found: Findings) -> None:
    """Markers that could be settled, whether or not population or navy are there now."""
    rich = play.p.clone()
    power = play.actor
    whole = plenty(play.engine, rich, power)
    rich.population[power] = whole.population[power]
    rich.navies = whole.navies[:]
    legal = Play(play.engine, rich).legal()
    for verb in ("colonize", "commerce"):
        markers = [words_of(action)[1] for action in legal if words_of(action)[0] == verb]
        found.same_set(f"{verb}_markers", expected[f"{verb}_markers"], markers)


def check_relief(case: Case, found: Findings) -> None:
    engine = engine_of(case)
    inputs = case["inputs"]
    power = POWER[inputs["active"]]
    p = lay_out(engine, case["position"])
    turn.begin(p, power)
    for slot in inputs["turn"]:
        play_kind(engine, p, power, slot)
    if inputs["war_office_attack"]:
        play_war_office(engine, p, power)
    p.stack.clear()
    p.ask(step_numbers.TURN, power)
    play = Play(engine, p)
    play.apply(actions.END_TURN)
    before = p.unrest[power]
    if play.kind == step_numbers.RELIEF:
        found.allowed("keep", play.why_not(actions.KEEP_UNREST))
        play.apply(actions.RETURN_UNREST)
    found.same("may_return_unrest", case["expected"]["may_return_unrest"], before - p.unrest[power])
