"""Who may know what, and drawing the unknown anew (UNREST-7, R-INFO-1 to R-INFO-4, VARIANT-DRAFT-1).

Unrest counters are known to their owner alone until the game is over; hands and picks of a draft to those
who had them in hand; gold is open unless the option hides it. What is put in the place of the unknown
depends on what the seat knows and on the seed, on nothing else.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import IN_BAG, IN_DRAFT, KEPT, MARKERS, POWERS, Power
from tricorne.games.struggle_of_empires.board.position import GAME_OVER, PHASE, WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.board.ruleset import DRAWN_HIDDEN, FIXED_OPEN, RuleSet
from tricorne.games.struggle_of_empires.setup import draft
from tricorne.games.struggle_of_empires.streams import STREAMS
from tricorne.games.struggle_of_empires.turn import unrest
from tricorne.games.struggle_of_empires.war.income import income_of
from tricorne.kernel.bits import all_bits, bit
from tricorne.kernel.chance import below, seeded, shuffle
from tricorne.kernel.position import replaced

ALL: Final = all_bits(POWERS)
UNREST_FACTS: Final = MARKERS
GOLD_FACTS: Final = UNREST_FACTS + POWERS


def over(p: Position) -> bool:
    return p.clock[PHASE] == GAME_OVER


def sees_unrest(p: Position, seat: int, power: Power) -> bool:
    """May a seat know what another's unrest is worth? Shown at the end, open by option (UNREST-7, VARIANT-UNREST-2)."""
    return seat == power or over(p) or p.ruleset.unrest_mode == FIXED_OPEN


def sees_gold(p: Position, seat: int, power: Power) -> bool:
    """May a seat know how much gold another has (R-INFO-1)?"""
    return seat == power or over(p) or not p.ruleset.hidden_gold


def standing_facts(ruleset: RuleSet, shown: bool) -> list[int]:
    """Unrest and gold of every player with the seats that know them as bits: the same until the game is over."""
    found: list[int] = []
    for power in ruleset.players:
        found.append(UNREST_FACTS + power)
        found.append(ALL if shown or ruleset.unrest_mode == FIXED_OPEN else bit(power))
        if ruleset.hidden_gold:
            found.append(GOLD_FACTS + power)
            found.append(ALL if shown else bit(power))
    return found


def drafting(p: Position) -> bool:
    return p.ruleset.draft and p.clock[WAR_NUMBER] == 0


def draft_facts(p: Position) -> list[int]:
    """Where each marker is, with the seats that know it as bits."""
    found: list[int] = []
    for marker in range(MARKERS):
        at = p.markers[marker]
        if at >= KEPT:
            found.append(marker)
            found.append(bit(at - KEPT))
        elif at >= IN_DRAFT:
            found.append(marker)
            found.append(bit(at - IN_DRAFT))
        elif at != IN_BAG:
            found.append(marker)
            found.append(ALL)
    return found


# -- drawing the unknown anew ----------------------------------------------------------------------


def resample_hidden(p: Position, seat: int, seed: int) -> None:
    """Draw anew what a seat cannot know: the streams of chance, others' unrest, draft hands.

    Gold stays as it is, hidden or not: all began with the same, and everything that is earned, paid and taxed is seen
    by all, so that whoever remembers it knows what each has (R-INFO-10).
    """
    p.rng = seeded(f"conceal/{seed}", STREAMS)
    numbers = seeded(seed, ["conceal"])
    if over(p):
        return
    # With fixed unrest the totals follow from what everybody saw (R-INFO-3): there is nothing to draw.
    if p.ruleset.unrest_mode == DRAWN_HIDDEN:
        _redraw_unrest(p, seat, numbers)
    if draft.under_way(p):
        _redeal_draft(p, seat, numbers)


def _redraw_unrest(p: Position, seat: int, numbers: list[int]) -> None:
    """Others drew what the seat did not, in any order; once the bag was empty all draws were 1s (UNREST-11)."""
    bag = p.ruleset.unrest_counters[:]
    size = sum(bag)
    draws: list[int] = []
    for event in p.unrest_history.all():
        if not unrest.is_return(event):
            draws.append(event)
    for event in draws[:size]:
        if unrest.power_of(event) == seat:
            bag[unrest.value_of(event)] -= 1
    unknown: list[int] = []
    for value in range(len(bag)):
        unknown += [value] * bag[value]
    shuffle(numbers, 0, unknown)
    values: list[int] = []
    for number in range(len(draws)):
        if unrest.power_of(draws[number]) == seat:
            values.append(unrest.value_of(draws[number]))
        else:
            values.append(unknown.pop() if number < size else 1)
    unrest.retell(p, values)


def _redeal_draft(p: Position, seat: int, numbers: list[int]) -> None:
    """Markers never seen change places with each other; of a hand passed on it is open who kept what."""
    rounds = draft.round_of(p)
    count = p.ruleset.count
    unseen = [marker for marker in range(MARKERS) if p.markers[marker] == IN_BAG]
    hands: list[list[int]] = []
    looks: list[int] = []
    for hand in range(count):
        picks = draft.picks_from(p, hand)
        line = picks + draft.rest_of(p, hand)
        look = draft.first_look(p, seat, hand) if seat >= 0 else rounds
        for seen in range(look, rounds, count):
            if seen < len(picks):
                # Between two looks at a hand, and after the last one, others kept markers out of it.
                until = seen + count if seen + count < rounds else len(line)
                passed = sorted(line[seen + 1 : until])
                shuffle(numbers, 0, passed)
                line[seen + 1 : until] = passed
        hands.append(line)
        looks.append(look if look < rounds else len(line))
        unseen += line[: looks[hand]]
    unseen.sort()
    shuffle(numbers, 0, unseen)
    for hand in range(count):
        for at in range(looks[hand]):
            hands[hand][at] = unseen.pop()
    for marker in unseen:
        p.markers = replaced(p, p.markers, marker, IN_BAG)
    _lay_out(p, hands)


def _lay_out(p: Position, hands: list[list[int]]) -> None:
    """Write hands and picks into the position; each hand lists its picks first."""
    players = p.ruleset.players
    count = p.ruleset.count
    for hand in range(count):
        holder = players[(hand + draft.round_of(p) - 1) % count]
        kept = len(draft.picks_from(p, hand))
        for at in range(len(hands[hand])):
            marker = hands[hand][at]
            if at < kept:
                picker = (hand + at) % count
                p.scratch[draft.PICKS + at * count + picker] = marker
                p.markers = replaced(p, p.markers, marker, KEPT + players[picker])
            else:
                p.markers = replaced(p, p.markers, marker, IN_DRAFT + holder)


def recount_gold(p: Position, seat: int, seed: int) -> None:
    """For those who are shown no gold and have added nothing up: others have anything up to what a war brings them, or
    what all began with (R-INFO-1)."""
    if over(p) or not p.ruleset.hidden_gold:
        return
    numbers = seeded(seed, ["gold"])
    for power in p.ruleset.players:
        if power != seat:
            most = max(p.ruleset.start_gold, income_of(p, power))
            p.gold[power] = below(numbers, 0, most + 1)
