"""theaters: one theater of a war, played with the recorded choices, at its three moments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.recorded.findings import Case, Findings
from tests.recorded.imperial_struggle import names, snapshot
from tests.recorded.imperial_struggle.board import load, written
from tests.recorded.imperial_struggle.driver import asked, matching, open_actions, play, run_passages, waits
from tests.recorded.imperial_struggle.names import SIDE_NAMES
from tests.recorded.imperial_struggle.rulings import RULINGS
from tests.recorded.imperial_struggle.strengths import compare_strength, row_within_side
from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import USA
from tricorne.games.imperial_struggle.board.control import opposing
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import WAR_STAGE
from tricorne.games.imperial_struggle.figures import queries
from tricorne.games.imperial_struggle.war import theater as passage
from tricorne.games.imperial_struggle.war.effects import first_side
from tricorne.kernel.position import kind_of

BOARD = names.BOARD
SKIPPED = ("confirm", "theater", "confirm_pass_usa", "done", "pass")


def check_theater(case: Case, found: Findings) -> None:
    """Tile effects, strength, spoils; then the board after all choices."""
    war = names.WARS[case["war"]]
    number = case["theater"]
    board = case["board_before_reveal"]
    form = written(board)
    form["at"] = {"phase": "war", "theater": number}
    _earlier(board, form)
    table = load(form)
    found.same("first to resolve", case["first_to_resolve"], SIDE_NAMES[first_side(table)])
    _strength(case, war, found)
    fight = Fight(table, found)
    fight.until(case["tile_effect_choices"], lambda t: t.war[WAR_STAGE] == passage.COUNTED and _on_top(t))
    if not compare(found, "at strength", case["board_at_strength"], table, fight.whys):
        # What follows is judged from the recorded board.
        table = load(written(case["board_at_strength"]) | {"at": form["at"]})
        run_passages(table, _on_top)
        table.war[WAR_STAGE] = passage.COUNTED
        fight = Fight(table, found)
    fight.until(case["spoils_choices"], lambda t: not _on_top(t) and kind_of(t.stack[-1]) == step_numbers.WAR)
    compare(found, "after", case["board_after"], table, fight.whys)


def _earlier(board: dict[str, Any], form: dict[str, Any]) -> None:
    """Refusals of earlier theaters, where they are recorded."""
    wars = board.get("wars") or {}
    if wars.get("refusals"):
        form["at"]["refusals"] = {names.side(side): count for side, count in wars["refusals"].items()}
    if wars.get("refused"):
        form["at"]["refused"] = [names.space(name) for name in wars["refused"]]


def _on_top(table: Position) -> bool:
    return kind_of(table.stack[-1]) == step_numbers.THEATER


def _strength(case: Case, war: str, found: Findings) -> None:
    """The recorded board before the count, its strength and its spoils."""
    form = written(case["board_at_strength"])
    form["at"] = {"phase": "war", "theater": case["theater"]}
    table = load(form)
    answer = queries.theater_strength(table, war, case["theater"])
    compare_strength(answer, case["strength"], found)
    spoils = answer["spoils"]
    recorded = case["spoils"]
    if recorded is None or recorded["row"] < 0:
        found.same("spoils", recorded is None, answer["winner"] is None)
        return
    if not isinstance(spoils, dict):
        found.same("spoils", recorded, spoils)
        return
    winner = names.side(recorded["winner"])
    special = spoils["special"]
    lost = spoils["squadrons_lost"]
    found.same("spoils row", recorded["row"], row_within_side(str(answer["theater"]), spoils["row"], winner))
    found.same("spoils vp", recorded["vp_to_winner"], spoils["vp"])
    found.same("spoils conquest points", recorded["conquest_points"], spoils["conquest_points"])
    found.same("spoils unflag", recorded["unflag"], 1 if spoils["unflag"] else 0)
    found.same("spoils treaty points", recorded["treaty_points_to_loser"], spoils["treaty_points_to_loser"])
    found.same("spoils squadrons", recorded["loser_removes_squadrons"], lost)
    found.same("spoils dominance", recorded["atlantic_dominance_marker"], "atlantic-dominance" in special)
    found.same("spoils usa", recorded["usa"], "usa" in special)
    found.same("spoils canada", recorded["canada"], "canada" in special)


class Fight:
    """The theater being fought with the recorded choices. ``whys`` are the rulings that forbid one of them."""

    def __init__(self, table: Position, found: Findings) -> None:
        self.table = table
        self.found = found
        self.whys: list[str] = []
        self.by_tags = True
        """Whether the case must name the reading that explains a choice; whole games do not."""

    def until(self, choices: list[dict[str, Any]], stop: Callable[[Position], bool]) -> None:
        """Play on until ``stop``; choices that are ours by another name or order are found among those left."""
        left = [choice for choice in choices if choice["action"] not in SKIPPED]
        while not run_passages(self.table, stop):
            if waits(self.table) != "decision":
                return
            if self.table.stack and kind_of(self.table.stack[-1]) == step_numbers.USA_TERRITORY:
                self._note("usa_unflags_already_isolated_na_markets")
            self._answer(left)
        for choice in left:
            self._ruled_out(choice)

    def _answer(self, left: list[dict[str, Any]]) -> None:
        open_now = open_actions(self.table)
        for choice in left:
            if choice["role"] == asked(self.table):
                texts = matching(choice, open_now)
                if texts:
                    self.found.values += 1
                    left.remove(choice)
                    play(self.table, open_now[texts[0]])
                    return
        why = self._forbidden(left)
        if "enough" in open_now:
            play(self.table, open_now["enough"])
        elif "from navy-box" in open_now:
            play(self.table, open_now["from navy-box"])
        else:
            self.found.values += 1
            self.found.differs("decision without a recorded choice", "none", sorted(open_now), why)
            play(self.table, min(open_now.values()))

    def _forbidden(self, left: list[dict[str, Any]]) -> str:
        """The ruling that forbids the choice which the record has here."""
        kind = kind_of(self.table.stack[-1])
        if kind == step_numbers.CONQUER_FROM:
            return self._note("naval_conquest (source choice restricted)")
        for choice in left:
            if choice["role"] == asked(self.table):
                why = self._ruled_out(choice)
                if why:
                    left.remove(choice)
                    return why
        return ", ".join(self.whys)

    def _ruled_out(self, choice: dict[str, Any]) -> str:
        """The ruling against a recorded choice of a space."""
        if choice["action"] != "space":
            return ""
        space = BOARD.space(names.space(choice["arg"]))
        if self.table.flag[space] == USA:
            return self._note("cp_on_usa_territory")
        if self.table.war[WAR_STAGE] <= passage.COUNTED:
            if opposing(self.table, space, names.side_number(choice["role"])):
                if self.table.marker[space]:
                    return self._note("flag_tile_on_conflict_space")
                return self._note("R67 isolation of Markets farther away")
        return ""

    def _note(self, why: str) -> str:
        """Keep a ruling that this theater is played by; those that cases name need their name there."""
        if why in self.found.alts:
            why = f"{self.found.alts[why]} {why}"
        elif not why.startswith("R"):
            if self.by_tags:
                return ""
            why = f"{RULINGS[why]} {why}"
        if why not in self.whys:
            self.whys.append(why)
        return why


def compare(found: Findings, kind: str, board: dict[str, Any], table: Position, whys: list[str]) -> bool:
    """Every part of a board; whether all is the same."""
    expected = snapshot.recorded(board)
    different = snapshot.differences(expected, snapshot.ours(table))
    found.values += len(expected)
    for key, (theirs, ours) in different.items():
        found.differs(f"{kind} {key.split()[0]}", f"{key} {theirs}", f"{key} {ours}", ", ".join(whys))
    return not different
