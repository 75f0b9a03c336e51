"""What has changed on the table since it was last looked at: the lists that rows rest on, each under its number."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.position import GAME_OVER, PHASE, Position
from tricorne.games.struggle_of_empires.setup import draft
from tricorne.games.struggle_of_empires.step_numbers import ATTACK, BID, COMBAT, PROPOSE_BLUE, PROPOSE_RED
from tricorne.kernel.kept_rows import GameRows
from tricorne.kernel.position import KIND_MASK

# Of the stack only the question counts, and whether there is an attack
OF_QUESTION: Final = 0
OF_FIGHTING: Final = 1
OF_ARMIES: Final = 2
OF_NAVIES: Final = 3
OF_FORTS: Final = 4
OF_CONTROL: Final = 5
OF_MARKERS: Final = 6
OF_TOKEN_REGION: Final = 7
OF_TOKEN_OWNER: Final = 8
OF_ALLIANCES: Final = 9
OF_BLOCKADE: Final = 10
OF_GOLD: Final = 11
OF_POPULATION: Final = 12
OF_VICTORY_POINTS: Final = 13
OF_UNREST: Final = 14
OF_COUNTERS: Final = 15
OF_UNREST_GAINS: Final = 16
OF_UNREST_HISTORY: Final = 17
OF_READY: Final = 18
OF_USED: Final = 19
OF_DISPLAY: Final = 20
OF_REMOVED: Final = 21
OF_SIDE: Final = 22
OF_BOX: Final = 23
OF_ORDER: Final = 24
OF_CLOCK: Final = 25
OF_TURN: Final = 26
OF_AUCTION: Final = 27
OF_BATTLE: Final = 28
OF_COMMITTED_NAVIES: Final = 29
OF_COMMITTED_ARMIES: Final = 30
OF_MOVED: Final = 31
OF_DRAFT: Final = 32
OF_OFFERS: Final = 33
OF_ASKED_FOR_ALLIANCES: Final = 34
OF_OVER: Final = 35
OF_TALK: Final = 36
OF_WORD: Final = 37

WATCHED: Final = [
    "question",
    "fighting",
    "armies",
    "navies",
    "forts",
    "control",
    "markers",
    "token_region",
    "token_owner",
    "alliances",
    "blockade",
    "gold",
    "population",
    "victory_points",
    "unrest",
    "counters",
    "unrest_gains",
    "unrest_history",
    "ready",
    "used",
    "display",
    "removed",
    "side",
    "box",
    "order",
    "clock",
    "turn",
    "auction",
    "battle",
    "committed_navies",
    "committed_armies",
    "moved",
    "draft",
    "offers",
    "asked_for_alliances",
    "over",
    "talk",
    "word",
]
"""Their names, in that order."""

NOTHING: Final[list[int]] = []


def look(p: Position, kept: GameRows) -> None:
    """Hand over what has changed."""
    seen = kept.seen
    frame = 0
    is_open = 0
    attack = 0
    combat = 0
    for frame in p.stack:
        is_open = 1
        if frame & KIND_MASK == ATTACK:
            attack = 1
        elif frame & KIND_MASK == COMBAT:
            combat = 1
    if seen[OF_QUESTION][0] != frame:
        kept.carry(OF_QUESTION, [frame])
    kind = frame & KIND_MASK
    if kind != PROPOSE_RED and kind != PROPOSE_BLUE and kind != BID:
        kind = 0
    asked = seen[OF_ASKED_FOR_ALLIANCES]
    if asked[0] != kind or asked[1] != is_open:
        kept.carry(OF_ASKED_FOR_ALLIANCES, [kind, is_open])
    fought = seen[OF_FIGHTING]
    if fought[0] != attack or fought[1] != combat:
        kept.carry(OF_FIGHTING, [attack, combat])
    _look_at_map(p, kept)
    _look_at_powers(p, kept)
    _look_at_tiles(p, kept)
    if kept.look_at(OF_CLOCK, p.clock):
        kept.carry(OF_OVER, [1 if p.clock[PHASE] == GAME_OVER else 0])
    kept.look_at(OF_TURN, p.turn)
    kept.look_at(OF_AUCTION, p.auction)
    kept.look_at(OF_BATTLE, p.battle)
    if p.scratch and draft.under_way(p):
        kept.carry(OF_DRAFT, p.markers + p.scratch)
    elif seen[OF_DRAFT] is not NOTHING:
        kept.carry(OF_DRAFT, NOTHING)


def _look_at_map(p: Position, kept: GameRows) -> None:
    """Pieces, markers, tokens, local alliances."""
    seen = kept.seen
    if seen[OF_ARMIES] is not p.armies:
        kept.carry(OF_ARMIES, p.armies)
    if seen[OF_NAVIES] is not p.navies:
        kept.carry(OF_NAVIES, p.navies)
    if seen[OF_FORTS] is not p.forts:
        kept.carry(OF_FORTS, p.forts)
    if seen[OF_CONTROL] is not p.control:
        kept.carry(OF_CONTROL, p.control)
    if seen[OF_MARKERS] is not p.markers:
        kept.carry(OF_MARKERS, p.markers)
    if seen[OF_TOKEN_REGION] is not p.token_region:
        kept.carry(OF_TOKEN_REGION, p.token_region)
    if seen[OF_TOKEN_OWNER] is not p.token_owner:
        kept.carry(OF_TOKEN_OWNER, p.token_owner)
    if seen[OF_ALLIANCES] is not p.alliances:
        kept.carry(OF_ALLIANCES, p.alliances)
    if seen[OF_BLOCKADE] is not p.blockade:
        kept.carry(OF_BLOCKADE, p.blockade)
    if seen[OF_COMMITTED_NAVIES] is not p.committed_navies:
        kept.carry(OF_COMMITTED_NAVIES, p.committed_navies)
    if seen[OF_COMMITTED_ARMIES] is not p.committed_armies:
        kept.carry(OF_COMMITTED_ARMIES, p.committed_armies)
    if seen[OF_MOVED] is not p.moved:
        kept.carry(OF_MOVED, p.moved)


def _look_at_powers(p: Position, kept: GameRows) -> None:
    """What lies before the powers, and what they say to each other."""
    seen = kept.seen
    if seen[OF_POPULATION] is not p.population:
        kept.carry(OF_POPULATION, p.population)
    if seen[OF_VICTORY_POINTS] is not p.victory_points:
        kept.carry(OF_VICTORY_POINTS, p.victory_points)
    if seen[OF_UNREST] is not p.unrest:
        kept.carry(OF_UNREST, p.unrest)
    if seen[OF_COUNTERS] is not p.counters:
        kept.carry(OF_COUNTERS, p.counters)
    if seen[OF_UNREST_GAINS] is not p.unrest_gains:
        kept.carry(OF_UNREST_GAINS, p.unrest_gains)
    if seen[OF_SIDE] is not p.side:
        kept.carry(OF_SIDE, p.side)
    if seen[OF_BOX] is not p.box:
        kept.carry(OF_BOX, p.box)
    if seen[OF_ORDER] is not p.order:
        kept.carry(OF_ORDER, p.order)
    if seen[OF_OFFERS] is not p.offers:
        kept.carry(OF_OFFERS, p.offers)
    if seen[OF_TALK] is not p.talk:
        kept.carry(OF_TALK, p.talk)
    if seen[OF_WORD] is not p.word:
        kept.carry(OF_WORD, p.word)
    kept.look_at(OF_GOLD, p.gold)
    if seen[OF_UNREST_HISTORY][0] != p.unrest_history.length:
        kept.carry(OF_UNREST_HISTORY, [p.unrest_history.length])


def _look_at_tiles(p: Position, kept: GameRows) -> None:
    seen = kept.seen
    if seen[OF_READY] is not p.ready:
        kept.carry(OF_READY, p.ready)
    if seen[OF_USED] is not p.used:
        kept.carry(OF_USED, p.used)
    if seen[OF_DISPLAY] is not p.display:
        kept.carry(OF_DISPLAY, p.display)
    if seen[OF_REMOVED] is not p.removed:
        kept.carry(OF_REMOVED, p.removed)
