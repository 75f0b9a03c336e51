"""What a side chose, as a line of the log; nothing where the choice is only the first half of an act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.games.imperial_struggle import actions, step_numbers
from tricorne.games.imperial_struggle.board.action_pieces import use_parts
from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    BASIC_TILES,
    EVENTS,
    INVESTMENTS,
    MINISTRIES,
    THEATERS,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import BUY_PRICE, CONQUEST_POINTS, TARGET
from tricorne.games.imperial_struggle.military.tiles import next_theater, prepared_theater
from tricorne.games.imperial_struggle.round.conditions import bonus_met
from tricorne.games.imperial_struggle.text import (
    ability_text,
    say,
    the_advantage,
    the_card,
    the_commodity,
    the_investment,
    the_ministry,
    the_side,
    the_space,
    the_theater,
    the_type,
    tile_with_strength,
)
from tricorne.kernel.action import ActionId
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.position import actor_of, first_of, kind_of

if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.rules import Rules

UNSEEN: Final = {
    step_numbers.DISCARD: "log-discard-unseen",
    step_numbers.CHOOSE_MINISTRY: "log-choose-unseen",
    step_numbers.SWAP_MINISTRY: "log-swap-unseen",
    step_numbers.THIRD_MINISTRY: "log-third-unseen",
    step_numbers.LAYOUT: "log-assign-unseen",
    step_numbers.MOVE_TILE: "log-move-unseen",
    step_numbers.UPGRADE_KEEP: "log-keep-unseen",
    step_numbers.EFFECT: "log-effect-unseen",
}
"""What the other side is told of a secret choice."""

PLAIN: Final = {
    actions.PASS: "log-pass",
    actions.BUILD_SQUADRON: "log-build-squadron",
    actions.BUY_WAR_TILE: "log-buy-war-tile",
    actions.DRAW_CARD: "log-draw-card",
    actions.SWAP_TILES: "log-swap-tiles",
    actions.TREATY_SYMBOL: "log-treaty-symbol",
    actions.TO_POOL: "log-to-pool",
    actions.OUT_OF_GAME: "log-out-of-game",
    actions.SCORE_IT: "log-score-it",
    actions.NO_FLIP: "log-no-flip",
    actions.KEEP_MINISTRY: "log-keep-ministry",
    actions.NO_THIRD: "log-no-third",
    actions.THIRD: "log-third",
}
"""Choices without any object."""


def lines_of(rules: Rules, p: Position, packed: int, action: ActionId, seat: int) -> list[Message]:
    """The choice of a side, as the seat may know it."""
    side = the_side(actor_of(packed))
    if rules.decision_secret(p) and seat != actor_of(packed):
        return [say(UNSEEN[kind_of(packed)], side=side)]
    said = _of_the_round(p, packed, action, side)
    if said is None:
        said = _of_a_purchase(p, packed, action, side)
    if said is None:
        said = _of_a_card_or_war(p, packed, action, side)
    return [said] if said is not None else []


def _of_the_round(p: Position, packed: int, action: ActionId, side: Thing) -> Message | None:
    """Choices of a turn and of a round; None for a choice that is told by what it leads to."""
    if action in PLAIN:
        return say(PLAIN[action], side=side)
    if actions.PASS_LOWERING <= action < actions.ACTIONS:
        return say("log-pass-lowering", side=side, number=action - actions.PASS_LOWERING)
    if actions.FIRST_SIDE <= action < actions.TAKE:
        return say("log-first", side=side, side2=the_side(action - actions.FIRST_SIDE))
    if actions.TAKE <= action < actions.TAKE + INVESTMENTS:
        tile = the_investment(p.ruleset.components, action - actions.TAKE, True)
        return say("log-take", side=side, tile=tile)
    if actions.PLAY <= action < actions.PLAY + EVENTS:
        card = action - actions.PLAY
        key = "log-play-bonus" if bonus_met(p, actor_of(packed), card) else "log-play"
        return say(key, side=side, card=the_card(p, card))
    if actions.DISCARD <= action < actions.DISCARD + EVENTS:
        shown = the_card(p, action - actions.DISCARD)
        if kind_of(packed) == step_numbers.DISCARD:
            return say("log-discard-later", side=side, card=shown)
        return say("log-discard", side=side, cards=[shown])
    if actions.CHOOSE <= action < actions.SWAP:
        return say("log-choose", side=side, ministry=the_ministry(p, action - actions.CHOOSE))
    if actions.SWAP <= action < actions.KEEP_MINISTRY:
        return say("log-give-back", side=side, ministry=the_ministry(p, action - actions.SWAP))
    if actions.REVEAL <= action < actions.REVEAL + MINISTRIES:
        return say("log-reveal", side=side, ministry=the_ministry(p, action - actions.REVEAL))
    if actions.USE <= action < actions.REVEAL:
        number, ability = use_parts(action - actions.USE)
        card_id = p.ruleset.components.ministry_ids[number]
        return say("log-use", side=side, ministry=the_ministry(p, number), ability=ability_text(card_id, ability))
    if actions.USE_ADVANTAGE <= action < actions.USE_ADVANTAGE + ADVANTAGES:
        return say("log-use-advantage", side=side, advantage=the_advantage(p, action - actions.USE_ADVANTAGE))
    if actions.UPGRADE <= action < actions.UPGRADE + THEATERS:
        return say("log-upgrade", side=side, theater=the_theater(p, action - actions.UPGRADE))
    return None


def _of_a_purchase(p: Position, packed: int, action: ActionId, side: Thing) -> Message | None:
    """Names of spaces, theaters and prices."""
    wars = p.ruleset.components.wars
    if actions.BUILD <= action < actions.DEPLOY_TO:
        key = "log-build" if action < actions.REPAIR else "log-repair" if action < actions.SEIZE else "log-seize"
        return say(key, side=side, space=the_space(p, p.ruleset.pieces.forts[actions.fort_number(action)]))
    if actions.BY_MAJOR <= action <= actions.BY_MINOR:
        key = "log-by-major" if action == actions.BY_MAJOR else "log-by-minor"
        return say(key, side=side, price=p.buy[BUY_PRICE])
    if actions.TREATY_POINTS <= action < actions.PLACE:
        count = action - actions.TREATY_POINTS
        return say("log-treaty-points", side=side, number=count) if count else None
    if actions.EXCHANGE <= action < actions.UPGRADE:
        return say("log-exchange", side=side, type=the_type(action - actions.EXCHANGE))
    if actions.PLACE <= action < actions.MOVE:
        return say("log-place", side=side, theater=the_theater(p, action - actions.PLACE))
    if actions.MOVE <= action < actions.KEEP:
        return say("log-move", side=side, theater=next_theater(p, first_of(packed)))
    if actions.ASSIGN <= action < actions.DISCARD:
        tile = tile_with_strength(wars, action - actions.ASSIGN)
        return say("log-assign", side=side, tile=tile, theater=prepared_theater(p, first_of(packed)))
    if actions.KEEP <= action < actions.TO_POOL:
        tile = tile_with_strength(wars, action - actions.KEEP)
        return say("log-keep", side=side, tile=tile, theater=next_theater(p, first_of(packed)))
    return None


def _of_a_card_or_war(p: Position, packed: int, action: ActionId, side: Thing) -> Message | None:
    """Choices for cards and in wars that leave no other trace on the table, or whose object matters."""
    if actions.THEATER <= action < actions.MARK:
        return say("log-names", side=side, what=the_theater(p, action - actions.THEATER))
    if actions.POINTS <= action < actions.DEMAND:
        return say("log-points", side=side, type=the_type(action - actions.POINTS))
    if actions.DEMAND <= action < actions.REFRESH:
        return say("log-names", side=side, what=the_commodity(p, action - actions.DEMAND))
    if actions.REFRESH <= action < actions.EXHAUST:
        return say("log-refresh", side=side, advantage=the_advantage(p, action - actions.REFRESH))
    if actions.EXHAUST <= action < actions.EITHER:
        return say("log-exhaust", side=side, advantage=the_advantage(p, action - actions.EXHAUST))
    if actions.GIVE_BACK <= action < actions.SCORE_IT:
        tile = tile_with_strength(p.ruleset.components.wars, action - actions.GIVE_BACK + BASIC_TILES)
        return say("log-give-back-tile", side=side, tile=tile)
    if action == actions.REFUSE:
        return say("log-refuse", side=side, space=the_space(p, p.war[TARGET]))
    if action == actions.CEDE:
        return say("log-cede", side=side, space=the_space(p, p.war[TARGET]))
    if actions.CONQUER <= action < actions.REFUSE:
        space = p.ruleset.pieces.conquerable[action - actions.CONQUER]
        return say("log-conquer", side=side, space=the_space(p, space))
    if action == actions.ENOUGH and kind_of(packed) == step_numbers.CONQUER:
        return say("log-enough", side=side, number=p.war[CONQUEST_POINTS])
    if action == actions.ENOUGH and kind_of(packed) in (step_numbers.TILE_EFFECT, step_numbers.SPOILS_UNFLAG):
        return say("log-leave-effect", side=side)
    if actions.SET_ASIDE <= action <= actions.SET_ASIDE_NAVY_BOX:
        return say("log-set-aside", side=side)
    if actions.LOSE <= action <= actions.LOSE_NAVY_BOX:
        return say("log-lose", side=side)
    return None
