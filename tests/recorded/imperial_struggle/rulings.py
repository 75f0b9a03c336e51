"""Our rulings where recorded play follows another reading: the names that cases give them, and how to tell them."""

from __future__ import annotations

from tests.recorded.imperial_struggle import names
from tricorne.games.imperial_struggle.board.constants import BRITAIN, DUPLEIX, EMPTY, FRANCE, POMPADOUR
from tricorne.games.imperial_struggle.board.places import PILE, UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import BONUS, BURKE_USED, JACOBITE_SHIFTED
from tricorne.games.imperial_struggle.military.squadrons import built
from tricorne.games.imperial_struggle.round.advantages import blocked
from tricorne.kernel.toml import TomlTable

RULINGS = {
    "damaged_fort_isolation": "R35",
    "sweep_needs_prestige": "R95",
    "voltaire_counts_conflict_space": "R50",
    "conflict_space_may_count_for_event": "R50",
    "eic_counts_exhausted": "R146",
    "voltaire_paid_without_europe_award": "R152",
    "polish_succession_br_shift_without_bonus": "R124",
    "austro_spanish_fr_bonus_lost": "R105",
    "flag_tile_on_conflict_space": "R67",
    "cp_on_usa_territory": "R75",
    "usa_unflags_already_isolated_na_markets": "R82",
    "naval_conquest (source choice restricted)": "R76",
    "event_bought_from_reshuffled_discard": "R4",
    "succession_event_drawn_in_revolution_era": "R2",
}

COUNT_MARKED = [
    "carnatic-war",
    "acts-of-union",
    "great-northern-war",
    "vatican-politics",
    "alberonis-ambition",
    "famine-in-ireland",
    "corsican-crisis",
    "nootka-incident",
    "falklands-crisis",
]
"""Events that count spaces with a Conflict marker in the other reading (R50)."""
SET_KEYS = ["on", "per", "if_all_own", "if_any_own", "if_none_opposing", "if_more_own"]
PER_SETS = {"own-indian-local-alliances": "indian-local-alliances", "own-spain": "spain"}


def of_card(table: Position, card: str, side: int) -> list[str]:
    """Rulings that may make the play of an event differ from a recorded one, as the table lies before its effects."""
    found: list[str] = []
    if card in COUNT_MARKED and _marked(table, card, side):
        found.append("R50 conflict_space_may_count_for_event")
    if card == "calico-acts" and table.ministry_place[DUPLEIX] == UP:
        found.append("R109 Dupleix adds nothing to Cotton scored by the card")
    if card == "la-gabelle" and table.ministry_place[POMPADOUR] == UP:
        found.append("R128 Pompadour & Du Barry pay for an Advantage exhausted by the card")
    if card == "falklands-crisis" and blocked(table, names.PIECES.advantage("mediterranean-intrigue")):
        found.append("R132 an Advantage with a Conflict marker is not held")
    if card == "cook-and-bougainville" and side == BRITAIN and built(table, side) < 2:
        found.append("R133 an Economic action without two Squadrons")
    if card == "war-of-the-polish-succession" and side == BRITAIN and not table.round[BONUS]:
        found.append("R124 polish_succession_br_shift_without_bonus")
    if card == "austro-spanish-rivalry" and side == FRANCE:
        dutch = [table.flag[space] for space in table.ruleset.board.target("dutch-republic")]
        if BRITAIN + 1 not in dutch:
            found.append("R105 austro_spanish_fr_bonus_lost")
    return found


def _marked(table: Position, card: str, side: int) -> bool:
    """Does a marker lie on a flagged space that the card speaks of?"""
    event = names.PIECES.events[names.PIECES.event(card)]
    spaces = list(event.needs_spaces)
    for toml in event.versions[side].steps + event.versions[side].bonus:
        spaces += _spaces(table, toml)
    return any(table.marker[space] and table.flag[space] != EMPTY for space in spaces)


def _spaces(table: Position, toml: TomlTable) -> list[int]:
    board = table.ruleset.board
    found: list[int] = []
    for key in SET_KEYS:
        if toml.has(key):
            id = toml.value(key)
            id = PER_SETS.get(str(id), str(id))
            if id in board.target_ids:
                found += board.target(id)
    if toml.has("steps"):
        for inner in toml.tables("steps", "do"):
            found += _spaces(table, inner)
    return found


def of_refusal(table: Position, text: str, reason: str) -> str:
    """The ruling by which we refuse a recorded action; empty if none is known."""
    verb = text.split()[0]
    if "event comes before everything else" in reason:
        return "R18"
    if verb == "pass":
        return "R13"
    if verb in ("draw-card", "use") and PILE not in table.event_place and (verb != "use" or "walpole" in text):
        return "R4"
    if table.round[BURKE_USED] and verb in ("diplomacy", "draw-card", "shift"):
        return "R160"
    if text == "use townshend-acts 1" or verb == "demand":
        return "R159"
    if text == "use jacobite-uprisings 1":
        return "R142"
    if text == "use jacobite-uprisings 2" and table.round[JACOBITE_SHIFTED]:
        return "R143"
    return ""
