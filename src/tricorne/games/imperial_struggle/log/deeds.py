"""What a side chose, as a sentence of the log; nothing where the choice is only the first half of a deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.games.imperial_struggle import actions, step_numbers
from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    BASIC_TILES,
    EVENTS,
    INVESTMENTS,
    MINISTRIES,
    SIDE_NAMES,
    THEATERS,
    TYPE_NAMES,
)
from tricorne.games.imperial_struggle.board.position import BUY_PRICE, CONQUEST_POINTS, TARGET, Position
from tricorne.games.imperial_struggle.log.war import tile_words
from tricorne.games.imperial_struggle.military.tiles import prepared_war, theater_name
from tricorne.games.imperial_struggle.refusals import (
    advantage_name,
    event_name,
    ministry_name,
    space_name,
)
from tricorne.games.imperial_struggle.round.event import bonus_met
from tricorne.kernel.position import actor_of, first_of, kind_of

if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.rules import Rules

UNSEEN: Final = {
    step_numbers.DISCARD: "chooses a card to discard",
    step_numbers.CHOOSE_MINISTRY: "chooses a ministry",
    step_numbers.SWAP_MINISTRY: "decides about exchanging a ministry",
    step_numbers.THIRD_MINISTRY: "decides about a third ministry",
    step_numbers.LAYOUT: "assigns a Basic War tile",
    step_numbers.MOVE_TILE: "moves an older Bonus War tile",
    step_numbers.UPGRADE_KEEP: "keeps one of two Basic War tiles",
    step_numbers.EFFECT: "makes its choice",
}
"""What the other side is told of a secret choice."""

WORDS: Final = {
    actions.PASS: "passes",
    actions.BUILD_SQUADRON: "builds a Squadron",
    actions.BUY_WAR_TILE: "buys a Bonus War tile",
    actions.DRAW_CARD: "buys an Event card",
    actions.SWAP_TILES: "swaps two Basic War tiles",
    actions.TREATY_SYMBOL: "takes a Treaty Point for the upgrade symbol",
    actions.TO_POOL: "puts the other tile back into the pool",
    actions.OUT_OF_GAME: "takes the other tile out of the game",
    actions.SCORE_IT: "scores the commodity at once",
    actions.NO_FLIP: "flips no Huguenots marker",
    actions.KEEP_MINISTRY: "keeps its ministries",
    actions.NO_THIRD: "takes no third ministry",
    actions.THIRD: "takes Jacobite Uprisings as a third ministry",
}
"""Choices without any object."""


def deed(rules: Rules, p: Position, packed: int, action: int, seat: int) -> list[str]:
    """The choice of a side, as the seat may know it."""
    actor = actor_of(packed)
    kind = kind_of(packed)
    if rules.decision_secret(p) and seat != actor:
        return [f"{SIDE_NAMES[actor]} {UNSEEN[kind]}."]
    said = _visible(rules, p, packed, action)
    return [f"{SIDE_NAMES[actor]} {said}."] if said else []


def _visible(rules: Rules, p: Position, packed: int, action: int) -> str:
    """What follows the side's name; empty for a choice that is told by what it leads to."""
    kind = kind_of(packed)
    side = actor_of(packed)
    words = str(rules.actions()[action].words)
    if action in WORDS:
        return WORDS[action]
    if actions.FIRST_SIDE <= action < actions.TAKE:
        return f"holds the Initiative: {SIDE_NAMES[action - actions.FIRST_SIDE]} goes first"
    if actions.TAKE <= action < actions.TAKE + INVESTMENTS:
        return f"takes the tile {words.removeprefix('Take the tile with ')}"
    if actions.PLAY <= action < actions.PLAY + EVENTS:
        card = action - actions.PLAY
        return f"plays {event_name(p, card)}{' with its bonus' if bonus_met(p, side, card) else ''}"
    if actions.DISCARD <= action < actions.DISCARD + EVENTS:
        shown = "will discard" if kind == step_numbers.DISCARD else "discards"
        return f"{shown} {event_name(p, action - actions.DISCARD)}"
    if actions.CHOOSE <= action < actions.SWAP:
        return f"chooses {ministry_name(p, action - actions.CHOOSE)}"
    if actions.SWAP <= action < actions.KEEP_MINISTRY:
        return f"gives {ministry_name(p, action - actions.SWAP)} back"
    if actions.REVEAL <= action < actions.REVEAL + MINISTRIES:
        return f"turns up {ministry_name(p, action - actions.REVEAL)}"
    if actions.USE <= action < actions.REVEAL:
        return f"uses {words}".rstrip(".")
    if actions.USE_ADVANTAGE <= action < actions.USE_ADVANTAGE + ADVANTAGES:
        return f"uses {advantage_name(p, action - actions.USE_ADVANTAGE)}"
    if actions.UPGRADE <= action < actions.UPGRADE + THEATERS:
        return f"upgrades its tile in {_theater(p, action - actions.UPGRADE)}"
    return _of_a_purchase(p, packed, action) or _of_a_card_or_war(p, packed, action, words)


def _of_a_purchase(p: Position, packed: int, action: int) -> str:
    """Names of spaces, theaters and prices."""
    if actions.BUILD <= action < actions.DEPLOY_TO:
        at = (action - actions.BUILD) % (actions.REPAIR - actions.BUILD)
        verb = ["builds", "repairs", "seizes"][(action - actions.BUILD) // (actions.REPAIR - actions.BUILD)]
        return f"{verb} the Fort in {space_name(p, p.ruleset.pieces.forts[at])}"
    if actions.BY_MAJOR <= action <= actions.BY_MINOR:
        which = "Major" if action == actions.BY_MAJOR else "Minor"
        return f"pays {p.buy[BUY_PRICE]} with the {which} action"
    if actions.TREATY_POINTS <= action < actions.PLACE:
        count = action - actions.TREATY_POINTS
        return f"uses {count} Treaty Point{'' if count == 1 else 's'}" if count else ""
    if actions.EXCHANGE <= action < actions.UPGRADE:
        return f"exchanges Military points for a {TYPE_NAMES[action - actions.EXCHANGE]} point"
    if actions.PLACE <= action < actions.MOVE:
        return f"puts a Bonus War tile into {_theater(p, action - actions.PLACE)}"
    if actions.MOVE <= action < actions.KEEP:
        return f"moves a Bonus War tile out of {theater_name(p, first_of(packed))}"
    if actions.ASSIGN <= action < actions.DISCARD:
        wars = p.ruleset.components.wars
        where = wars.theaters[wars.theaters_of[prepared_war(p)][first_of(packed)]].name
        return f"assigns {tile_words(wars, action - actions.ASSIGN)} to {where}"
    if actions.KEEP <= action < actions.TO_POOL:
        wars = p.ruleset.components.wars
        return f"keeps {tile_words(wars, action - actions.KEEP)} in {theater_name(p, first_of(packed))}"
    return ""


def _of_a_card_or_war(p: Position, packed: int, action: int, words: str) -> str:
    """Choices for cards and in wars that leave no other trace on the table, or whose object matters."""
    if actions.THEATER <= action < actions.MARK:
        return f"names {_theater(p, action - actions.THEATER)}"
    if actions.POINTS <= action < actions.DEMAND:
        return f"takes {TYPE_NAMES[action - actions.POINTS]} points"
    if actions.DEMAND <= action < actions.REFRESH:
        return f"names {p.ruleset.components.demands[action - actions.DEMAND].name}"
    if actions.REFRESH <= action < actions.EXHAUST:
        return f"refreshes {advantage_name(p, action - actions.REFRESH)}"
    if actions.EXHAUST <= action < actions.EITHER:
        return f"exhausts {advantage_name(p, action - actions.EXHAUST)}"
    if actions.GIVE_BACK <= action < actions.SCORE_IT:
        return f"gives {tile_words(p.ruleset.components.wars, action - actions.GIVE_BACK + BASIC_TILES)} back"
    if action == actions.REFUSE:
        return f"refuses to give up {space_name(p, p.war[TARGET])}"
    if action == actions.CEDE:
        return f"gives up {space_name(p, p.war[TARGET])}"
    if actions.CONQUER <= action < actions.REFUSE:
        return f"conquers {space_name(p, p.ruleset.pieces.conquerable[action - actions.CONQUER])}"
    if action == actions.ENOUGH and kind_of(packed) == step_numbers.CONQUER:
        return f"leaves {p.war[CONQUEST_POINTS]} Conquest Points"
    if actions.SET_ASIDE <= action <= actions.SET_ASIDE_NAVY_BOX:
        return "sets a Squadron aside"
    if actions.LOSE <= action <= actions.LOSE_NAVY_BOX:
        return "loses a Squadron"
    return ""


def _theater(p: Position, theater: int) -> str:
    return p.ruleset.components.wars.theaters[theater].name
