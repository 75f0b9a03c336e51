"""battles: one attack or covert action from declaration to end, decision by decision, die by die."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.recorded.findings import Case, Findings
from tests.recorded.struggle_of_empires.combat_watch import AttackWatch, missing, unit_counts
from tests.recorded.struggle_of_empires.play import Play
from tests.recorded.struggle_of_empires.table import (
    ALLIANCE,
    MARKER,
    POWER,
    REGION,
    TOKEN,
    C,
    blockade_of,
    by_player,
    control_in,
    engine_of,
    gains_since,
    lay_out,
    neutral_in,
    nonzero,
    open_turn,
    place_word,
    tokens_of,
)
from tricorne.games.struggle_of_empires import actions, step_numbers
from tricorne.games.struggle_of_empires.board.constants import (
    BLOCKADE,
    POWERS,
    REGIONS,
    SURPRISE_ATTACK,
    TILES,
    UNIT_WORDS,
    WAR_OFFICE,
)
from tricorne.games.struggle_of_empires.board.pieces import lift_blockade
from tricorne.games.struggle_of_empires.board.position import ATTACKER, Position
from tricorne.games.struggle_of_empires.tiles import TILE_RULES
from tricorne.kernel.engine import Refusal
from tricorne.kernel.position import first_of
from tricorne.kernel.word_rows import as_list

YES_NO = {
    step_numbers.FIGHT_AT_SEA: ("fight-at-sea", actions.FIGHT, actions.DECLINE),
    step_numbers.USE_RESERVES: ("use-reserves", actions.CALL_RESERVES, actions.NO_RESERVES),
    step_numbers.WITHDRAWAL: ("use-fighting-withdrawal", actions.WITHDRAW, actions.NO_WITHDRAWAL),
    step_numbers.BLOCKADE_SUPPORT: ("use-blockade-for-support", actions.RAISE_SUPPORT, actions.NO_BLOCKADE),
    step_numbers.SURRENDER: ("surrender", actions.SURRENDER, actions.DEFEND),
    step_numbers.ACCEPT_HELP: ("accept-help", actions.ACCEPT_HELP, actions.REFUSE_HELP),
}


def action_of(act: dict[str, Any]) -> int:
    """The row of the table for an attack or a covert action."""
    if act["do"] == "covert":
        target = REGION[act["region"]] * POWERS + POWER[act["owner"]]
        return actions.INCITE + TOKEN[act["token"]] * REGIONS * POWERS + target
    target = act["target"]
    if target["type"] == "neutral":
        return actions.ATTACK_MARKER + MARKER[target["marker"]]
    if target["type"] == "token":
        return actions.ATTACK_TOKEN + TOKEN[target["token"]]
    return actions.ATTACK_POWER + REGION[act["region"]] * POWERS + POWER[target["power"]]


class Battle:
    """A case under way: answers what the engine asks and notes what it asked."""

    def __init__(self, case: Case, found: Findings) -> None:
        self.case = case
        self.found = found
        self.act: dict[str, Any] = case["inputs"]["action"]
        self.by = POWER[self.act["by"]]
        self.choices: list[dict[str, Any]] = list(case["inputs"]["choices"])
        self.dice: list[int] = list(case["inputs"]["dice"])
        self.asked: list[dict[str, Any]] = []
        engine = engine_of(case)
        self.watch = AttackWatch(engine)
        p = lay_out(engine, case["position"])
        self.start = p.clone()
        # A case may have a Blockade without a navy, which cannot lie there (TILE-BLOCKADE-4).
        lift_blockade(p)
        open_turn(p, self.by)
        self.play = Play(engine, p, self.watch)

    # -- declaration -------------------------------------------------------------------------------

    def declare(self) -> Refusal | None:
        """Declare the attack; what the engine says against it."""
        play = self.play
        action = action_of(self.act)
        if self.act.get("payment") == "war-office":
            refusal = play.why_not(action) or play.why_not(actions.USE + WAR_OFFICE)
            if refusal is not None:
                return refusal
            play.apply(actions.USE + WAR_OFFICE)
        refusal = play.why_not(action)
        if refusal is not None:
            return refusal
        gold = play.p.gold[self.by]
        gains = play.p.unrest_gains[self.by]
        free = self.act.get("payment") == "war-office"
        play.apply(action)
        if self.act.get("surprise") and not play.asks(step_numbers.SURPRISE):
            # Nobody is asked: the engine says why the tile cannot be played.
            return TILE_RULES[SURPRISE_ATTACK].why_not(play.p, self.by)
        if self.act["do"] == "attack":
            paid = {
                "event": "pay",
                "for": "attack",
                "power": self.act["by"],
                "amount": 0 if free else play.p.ruleset.attack_cost,
                "gold_before": gold,
                "taxations": play.p.unrest_gains[self.by] - gains,
                "gold_after": play.p.gold[self.by],
            }
            self.watch.events.insert(0, paid)
        return None

    # -- the course of it --------------------------------------------------------------------------

    def fight(self) -> None:
        play = self.play
        while play.on_stack(step_numbers.ATTACK):
            if play.chance:
                self._roll()
            else:
                self._answer()
        self.watch.finished(play.p)

    def _roll(self) -> None:
        play = self.play
        assert play.kind == step_numbers.BATTLE_DIE, f"chance of kind {play.kind} in a battle"
        self.watch.rolls(play.p)
        roll = [self.dice.pop(0) for _ in range(4)]
        self.watch.rolling(roll)
        for value in roll:
            play.apply_outcome(value)

    def _answer(self) -> None:
        play = self.play
        kind = play.kind
        by = C.power_ids[play.actor]
        if kind == step_numbers.SURPRISE:
            play.apply(actions.SURPRISE if self.act.get("surprise") else actions.NO_SURPRISE)
        elif kind in (step_numbers.COMMIT_NAVIES, step_numbers.COMMIT_ARMIES):
            self._commit(by)
        elif kind == step_numbers.ALLIANCES_AT_SEA:
            self._alliances(by)
        elif kind == step_numbers.LOSE_OWN:
            self._pick(by, "lose-own-unit", actions.LOSE_UNIT, UNIT_WORDS)
        elif kind == step_numbers.LOSE_ALLY:
            self._pick(by, "lose-ally-unit", actions.LOSE_OF_ALLY, C.power_ids)
        elif kind in YES_NO:
            self._yes_no(by)
        else:
            raise AssertionError(f"a decision of kind {kind} in a battle: {play.engine.prompt(play.p)}")

    def _choice(self, by: str, decision: str, options: list[Any], nothing: Any) -> Any:
        """Note the decision and take the case's answer; "nothing" for one that the case does not know."""
        self.asked.append({"by": by, "decision": decision, "options": options})
        for at, choice in enumerate(self.choices):
            if choice["by"] == by and choice["decision"] == decision:
                del self.choices[: at + 1]
                return choice["answer"]
        return nothing

    def _yes_no(self, by: str) -> None:
        play = self.play
        word, yes, no = YES_NO[play.kind]
        ally = first_of(play.p.stack[-1])
        if play.kind == step_numbers.ACCEPT_HELP:
            word = f"accept-help-of-{C.power_ids[ally]}"
        options = [answer for answer, action in ((True, yes), (False, no)) if action in play.legal()]
        answer = self._choice(by, word, options, play.kind == step_numbers.ACCEPT_HELP)
        if play.kind == step_numbers.ACCEPT_HELP:
            self.watch.events[-1]["accepted"] = answer
        before = play.p.clone()
        giving_up = play.kind == step_numbers.SURRENDER and answer
        play.apply(yes if answer else no)
        if giving_up:
            self.watch.capture_by_surrender(play.p, before)

    def _commit(self, by: str) -> None:
        play = self.play
        principal = first_of(play.p.stack[-1])
        side = "attacker" if principal == play.p.battle[ATTACKER] else "defender"
        navies = [0]
        trial = play.copy()
        if play.kind == step_numbers.COMMIT_NAVIES:
            navies = [action - actions.COMMIT_NAVIES for action in play.legal()]
            trial.apply(actions.COMMIT_NAVIES)
        armies = [0]
        if trial.kind == step_numbers.COMMIT_ARMIES and trial.actor == play.actor:
            armies = [action - actions.COMMIT_ARMIES for action in trial.legal()]
        options = [{"armies": a, "navies": n} for n in navies for a in armies]
        answer = self._choice(by, f"commit-to-{side}", options, {"armies": 0, "navies": 0})
        if answer["armies"] + answer["navies"] > 0:
            event = {"event": "commit", "side": side, "power": by, "accepted": True, **answer}
            self.watch.events.append(event)
        if play.kind == step_numbers.COMMIT_NAVIES:
            play.apply(actions.COMMIT_NAVIES + answer["navies"])
        if play.kind == step_numbers.COMMIT_ARMIES and C.power_ids[play.actor] == by:
            play.apply(actions.COMMIT_ARMIES + answer["armies"])

    def _alliances(self, by: str) -> None:
        play = self.play
        words = [C.alliance_ids[a - actions.SPEND_AT_SEA] for a in play.legal() if a != actions.NO_MORE]
        options = [list(some) for number in range(len(words) + 1) for some in combinations(words, number)]
        answer = self._choice(by, "use-alliances-at-sea", options, [])
        for word in answer:
            play.apply(actions.SPEND_AT_SEA + ALLIANCE[word])
        if play.kind == step_numbers.ALLIANCES_AT_SEA and C.power_ids[play.actor] == by:
            play.apply(actions.NO_MORE)

    def _pick(self, by: str, decision: str, first: int, words: list[str]) -> None:
        play = self.play
        options = [words[action - first] for action in play.legal()]
        answer = self._choice(by, decision, options, options[0])
        play.apply(first + words.index(answer))


# -- comparing -------------------------------------------------------------------------------------


def check(case: Case, found: Findings) -> None:
    expected = case["expected"]
    battle = Battle(case, found)
    refusal = battle.declare()
    if not expected["legal"]:
        found.refused(case["kind"], expected["rules"], refusal)
        return
    if not found.allowed("attack", refusal):
        return
    battle.fight()
    _compare_decisions(battle, expected)
    found.same("dice left over", [], battle.dice)
    _compare_events(found, expected["events"], battle.watch.events)
    _compare_summary(battle, expected)


def _compare_decisions(battle: Battle, expected: dict[str, Any]) -> None:
    found = battle.found
    wanted = expected["decisions"]
    if found.same("decisions", [_who(d) for d in wanted], [_who(d) for d in battle.asked]):
        for one, other in zip(wanted, battle.asked, strict=True):
            kind = one["decision"].split("-of-")[0]
            found.same_set(
                f"options {kind}", [_sorted(o) for o in one["options"]], [_sorted(o) for o in other["options"]]
            )
    found.same("choices left over", [], battle.choices)


def _who(decision: dict[str, Any]) -> str:
    return f"{decision['by']} {decision['decision']}"


def _sorted(option: Any) -> Any:
    if isinstance(option, list):
        return sorted(option)
    return sorted(option.items()) if isinstance(option, dict) else option


def _compare_events(found: Findings, wanted: list[dict[str, Any]], got: list[dict[str, Any]]) -> None:
    if not found.same("events", [e["event"] for e in wanted], [e["event"] for e in got]):
        return
    for one, other in zip(wanted, got, strict=True):
        name = one["event"]
        for key in sorted(set(one) | set(other)):
            if name.endswith("-combat") and key in ("attacker", "defender"):
                _compare_side(found, f"{name} {key}", one[key], other[key])
            elif key == "losses":
                for side in ("attacker", "defender"):
                    compare_losses(found, f"{name} losses {side}", one[key][side], other[key][side])
            else:
                found.same(f"{name} {key}", one.get(key, "nothing"), other.get(key, "nothing"))


def _compare_side(found: Findings, kind: str, one: dict[str, Any], other: dict[str, Any]) -> None:
    found.same_set(
        f"{kind} items", [sorted(i.items()) for i in one["items"]], [sorted(i.items()) for i in other["items"]]
    )
    found.same(f"{kind} base", one["base"], other["base"])
    found.same(f"{kind} total", one["total"], other["total"])


def compare_losses(found: Findings, kind: str, wanted: list[dict[str, Any]], got: list[dict[str, Any]]) -> None:
    """Loss records of one side, in order."""
    if not found.same(f"{kind} causes", [r["cause"] for r in wanted], [r["cause"] for r in got]):
        return
    for one, other in zip(wanted, got, strict=True):
        for key in ("group", "chooser", "lost"):
            found.same(f"{kind} {key}", one[key], other[key])
        found.same_set(f"{kind} candidates", one["candidates"], other["candidates"])


def tiles_moved(before: Position, after: Position) -> list[dict[str, str]]:
    """Tiles that were turned to their used side, or went back to the display."""
    found: list[dict[str, str]] = []
    for power in range(POWERS):
        for tile in range(TILES):
            at = power * TILES + tile
            turned = after.used[at] - before.used[at]
            gone = before.ready[at] + before.used[at] - after.ready[at] - after.used[at]
            entry = {"power": C.power_ids[power], "tile": C.tile_ids[tile]}
            found += [{**entry, "to": "used"} for _ in range(turned)]
            found += [{**entry, "to": "display"} for _ in range(gone)]
    if before.blockade[0] >= 0 and after.blockade[0] < 0:
        found.append({"power": C.power_ids[before.blockade[0]], "tile": C.tile_ids[BLOCKADE], "to": "display"})
    return found


def _compare_summary(battle: Battle, expected: dict[str, Any]) -> None:
    found = battle.found
    before = battle.start
    after = battle.play.p
    region = REGION[battle.act["region"]]
    lost = [
        {"power": C.power_ids[power], "region": place_word(power, place), "unit": UNIT_WORDS[unit]}
        for power, unit, place in missing(unit_counts(before), after)
    ]
    found.same_set("units_lost", [sorted(u.items()) for u in expected["units_lost"]], [sorted(u.items()) for u in lost])
    found.same(
        "unrest_gained", _without_zeros(expected["unrest_gained"]), nonzero(gains_since(after, before.unrest_gains))
    )
    found.all_same("gold_after", expected["gold_after"], by_player(after, as_list(after.gold)))
    gained = [after.victory_points[power] - before.victory_points[power] for power in range(POWERS)]
    found.same("vp_gained", _without_zeros(expected["vp_gained"]), nonzero(gained))
    found.same("control_after", expected["control_after"], {C.region_ids[region]: control_in(after, region)})
    neutral = expected["neutral_after"][C.region_ids[region]]
    found.same_set("neutral_after", neutral, neutral_in(after, region))
    found.all_same("tokens_after", expected["tokens_after"], tokens_of(after))
    moved = tiles_moved(before, after)
    found.same_set(
        "tiles_moved", [sorted(t.items()) for t in expected["tiles_moved"]], [sorted(t.items()) for t in moved]
    )
    found.same("blockade_after", expected["blockade_after"], blockade_of(after))


def _without_zeros(numbers: dict[str, int]) -> dict[str, int]:
    return {power: number for power, number in numbers.items() if number}
