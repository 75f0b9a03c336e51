"""The attack under way and the offers for help, as numbers: all of it is public. Part of encoding version 1."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import ALLIANCES, NONE, POWERS, REGIONS, Power
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKER,
    ATTACKERS,
    BASE_ATTACKER,
    BASE_DEFENDER,
    BLOCKADING,
    COMBAT_KIND,
    DEFENDERS,
    DICE,
    DICE_ROLLED,
    FIRST_LOSS_GROUP,
    LOSS_NUMBER,
    LOSS_SIDE,
    ON_LAND,
    ON_MARKER,
    ON_POWER,
    ON_TOKEN,
    REGION,
    SPENT_BY_ATTACKER,
    SPENT_BY_DEFENDER,
    STAGE,
    SUPPORT,
    SURPRISED,
    TARGET,
    TARGET_ID,
    TOKEN,
    WINNER,
    WITHDRAWN,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import ATTACK, COMBAT
from tricorne.games.struggle_of_empires.talk import deals
from tricorne.kernel.encoding import RowWriter
from tricorne.kernel.position import kind_of

STAGES: Final = 13
BATTLE_DICE: Final = 4


def relative(place: list[int], power: Power) -> int:
    """A power as the seat counts, NONE for nobody."""
    return NONE if power == NONE else place[power]


def encode_battle(p: Position, place: list[int], s: RowWriter) -> None:
    """The attack, all 0 when there is none."""
    attack = False
    combat = False
    for frame in p.stack:
        attack = attack or kind_of(frame) == ATTACK
        combat = combat or kind_of(frame) == COMBAT
    b = p.battle
    against = b[TARGET] if attack else NONE
    s.part("battle-where")
    s.one_hot(b[REGION] if attack else NONE, REGIONS)
    s.part("battle-powers")
    s.one_hot(relative(place, b[ATTACKER]) if attack else NONE, POWERS)
    s.one_hot(relative(place, b[TARGET_ID]) if against == ON_POWER else NONE, POWERS)
    s.number(1 if attack and b[TOKEN] != NONE else 0)
    s.part("battle-target")
    s.number(1 if against == ON_POWER else 0)
    s.number(1 if against == ON_MARKER else 0)
    s.number(1 if against == ON_TOKEN else 0)
    if against == ON_MARKER:
        s.number(p.ruleset.components.marker_strength[b[TARGET_ID]])
    else:
        s.number(p.ruleset.token_strength[b[TARGET_ID]] if against == ON_TOKEN else 0)
    s.part("battle-stage")
    s.one_hot(b[STAGE] if attack else NONE, STAGES)
    s.part("battle")
    s.number(b[SURPRISED] if attack else 0)
    s.number(1 if attack and b[SUPPORT] == ATTACKERS else 0)
    s.number(1 if attack and b[SUPPORT] == DEFENDERS else 0)
    s.number(b[BLOCKADING] if attack else 0)
    s.number(b[WITHDRAWN] if attack else 0)
    s.number(1 if combat and b[COMBAT_KIND] == AT_SEA else 0)
    s.number(1 if combat and b[COMBAT_KIND] == ON_LAND else 0)
    s.part("battle-strength")
    s.number(b[BASE_ATTACKER] if combat else 0)
    s.number(b[BASE_DEFENDER] if combat else 0)
    rolled = b[DICE_ROLLED] if combat else 0
    s.number(rolled)
    for at in range(BATTLE_DICE):
        s.number(b[DICE + at] if at < rolled else 0)
    s.number(b[WINNER] if combat and rolled >= BATTLE_DICE else 0)
    s.part("battle-losses")
    s.number(b[LOSS_SIDE] if combat else 0)
    s.number(b[LOSS_NUMBER] if combat else 0)
    s.number(b[FIRST_LOSS_GROUP] if combat else 0)
    s.part("battle-alliances")
    s.bits(b[SPENT_BY_ATTACKER] if attack else 0, ALLIANCES)
    s.bits(b[SPENT_BY_DEFENDER] if attack else 0, ALLIANCES)
    s.part("battle-committed")
    navies = [0] * POWERS
    armies = [0] * POWERS
    if attack:
        for power in range(POWERS):
            navies[place[power]] = p.committed_navies[power]
            armies[place[power]] = p.committed_armies[power]
    s.row(navies, 0, POWERS)
    s.row(armies, 0, POWERS)


def encode_offers(p: Position, place: list[int], s: RowWriter) -> None:
    """Gold on offer for help, to and from each power."""
    to = [0] * POWERS
    by = [0] * POWERS
    for at in range(0, len(p.offers), deals.OFFER_SIZE):
        status = p.offers[at + deals.STATUS]
        if status == deals.AWAITS_HELPER or status == deals.AWAITS_PAYER:
            to[place[p.offers[at + deals.HELPER]]] += p.offers[at + deals.GOLD]
            by[place[p.offers[at + deals.PAYER]]] += p.offers[at + deals.GOLD]
    s.part("offers")
    s.row(to, 0, POWERS)
    s.row(by, 0, POWERS)
