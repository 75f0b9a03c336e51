"""A hand-made Action Round for tests of cards: lay the smallest table, play a card, look at what has changed.

    table = CardTable("france", france="mysore nizam")
    assert table.event("carnatic-war", "mark vellore", "mark maratha") == {"marker vellore": 1, "marker maratha": 1}

The board is empty but for what a test names. ``event`` takes a fitting Investment tile, plays the card, gives the
answers in the words of the record, and tells every fact about the table that has changed.
"""

from __future__ import annotations

from typing import cast

import pytest

import tricorne
from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import BONUS_PER_SET, FLAG_IDS, NONE, SIDE_IDS, TYPE_IDS
from tricorne.games.imperial_struggle.board.control import set_damage, set_flag, set_marker
from tricorne.games.imperial_struggle.board.deck import NEEDS_BONUS_TILES, NEEDS_KEYWORD
from tricorne.games.imperial_struggle.board.places import CHOSEN, DISCARDED, HAND, IN_THEATER, ON_REGION, OPEN, POOL, UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    ALL_OPEN,
    ASIDE,
    ATTACHED,
    BONUS,
    BYNG,
    DEBT,
    GONE,
    HAS_MAJOR,
    LIMIT,
    MAJOR,
    MINOR,
    MINOR_TYPE,
    NAVY_BOX,
    OPENING,
    SQUADRON_LESS,
    TOWNSHEND,
    TREATY,
    TURN,
    UNBUILT,
    VP,
)
from tricorne.games.imperial_struggle.round.rounds import open_round
from tricorne.games.imperial_struggle.rules import Rules
from tricorne.games.imperial_struggle.scoring.scoring import score_turn
from tricorne.games.imperial_struggle.setup import blank_position
from tricorne.kernel.engine import CHANCE
from tricorne.kernel.position import kind_of

GAME = tricorne.game("imperial-struggle")
ENGINE = cast(Rules, GAME.engine(SIDE_IDS, "standard", {}))
C = ENGINE.ruleset.components
BOARD = C.board
TURNS = ["peace-1", "peace-2", "peace-3", "peace-4", "peace-5", "peace-6"]
FIELDS = {
    "debt": DEBT,
    "limit": LIMIT,
    "treaty": TREATY,
    "navy-box": NAVY_BOX,
    "unbuilt": UNBUILT,
    "aside": ASIDE,
    "gone": GONE,
}
KEYWORD_CARDS = {
    "france": "john-law new-world-huguenots the-cardinal-ministers court-of-the-sun-king voltaire",
    "britain": "merchant-banks east-india-company pitt-the-elder charles-hanbury-williams samuel-johnson",
}
"""For each keyword a card that changes nothing in a round by itself."""

EMPTY = "none"
BOTH = pytest.mark.parametrize(("side", "other"), [("france", "britain"), ("britain", "france")])
"""A card with one text for both sides is tested for both."""

Facts = dict[str, int | str]


class CardTable:
    """A round of a side on a Peace turn."""

    def __init__(
        self, side: str, turn: int = 1, france: str = "", britain: str = "", usa: str = "", marked: str = ""
    ) -> None:
        self.side = SIDE_IDS.index(side)
        self.p: Position = blank_position(ENGINE.ruleset)
        p = self.p
        p.clock[TURN] = C.turn_ids.index(TURNS[turn - 1])
        p.clock[OPENING] = p.era()
        for flag, spaces in ((1, france), (2, britain), (4, usa)):
            for id in spaces.split():
                set_flag(p, BOARD.space(id), flag)
        if usa:
            p.clock[OPENING] = ALL_OPEN
        for id in marked.split():
            set_marker(p, BOARD.space(id), 1)
        if p.next_war() != NONE:
            for owner in (0, 1):
                first = C.wars.bonus_set(p.next_war(), owner)
                for tile in range(first, first + BONUS_PER_SET):
                    p.tile_place[tile] = POOL
        self.script: list[str] = []

    # -- laying out --------------------------------------------------------------------------------

    def have(self, field: str, france: int | None = None, britain: int | None = None) -> CardTable:
        """Debt, limit, treaty, navy-box, unbuilt: so many for a side."""
        for side, number in ((0, france), (1, britain)):
            if number is not None:
                self.p.sides[FIELDS[field] + side] = number
        return self

    def up(self, cards: str) -> CardTable:
        """Face-up ministries."""
        for id in cards.split():
            self.p.move_ministry(C.ministry(id), UP)
        return self

    def down(self, cards: str) -> CardTable:
        """Face-down ministries."""
        for id in cards.split():
            self.p.move_ministry(C.ministry(id), CHOSEN)
        return self

    def demand(self, commodities: str) -> CardTable:
        for id in commodities.split():
            self.p.demand[C.commodity(id)] = 1
        return self

    def damaged(self, forts: str) -> CardTable:
        for id in forts.split():
            set_damage(self.p, BOARD.space(id), 1)
        return self

    def exhausted(self, advantages: str) -> CardTable:
        for id in advantages.split():
            self.p.advantage_used[C.advantage(id)] = 1
        return self

    def tiles(self, side: str, theaters: str) -> CardTable:
        """The first tiles of a side's Bonus set, one into each theater named."""
        war = self.p.next_war()
        first = C.wars.bonus_set(war, SIDE_IDS.index(side))
        ids = [C.wars.theaters[t].id for t in C.wars.theaters_of[war]]
        for at, theater in enumerate(theaters.split()):
            self.p.tile_place[first + at] = IN_THEATER + ids.index(theater)
        return self

    def hand(self, side: str, cards: str) -> CardTable:
        for id in cards.split():
            self.p.event_place[C.event(id)] = HAND + SIDE_IDS.index(side)
        return self

    def draws(self, *outcomes: str) -> CardTable:
        """What is drawn from now on, as the record writes it."""
        self.script += outcomes
        return self

    # -- playing -----------------------------------------------------------------------------------

    def begin(self) -> CardTable:
        """The round begins: an Investment tile is to be taken."""
        for tile in range(len(C.investments.ids)):
            self.p.investment_place[tile] = OPEN
        open_round(self.p, self.side)
        ENGINE.run_passages(self.p)
        return self

    def take(self, tile: str) -> CardTable:
        """Begin, and take a tile by the first letters after its number: "e4-d2"."""
        self.begin()
        return self.do("take " + next(id for id in C.investments.ids if id.endswith(tile)))

    def again(self, tile: str) -> CardTable:
        """The next round of the same side in the same turn."""
        self.p.stack.clear()
        return self.take(tile)

    def do(self, *answers: str) -> CardTable:
        for answer in answers:
            refusal = ENGINE.why_not(self.p, GAME.actions.number(answer))
            assert refusal is None, f"{answer}: {refusal.reason if refusal else ''}; open are {self.legal()}"
            ENGINE.apply(self.p, GAME.actions.number(answer))
            self._draw()
        return self

    def _draw(self) -> None:
        while ENGINE.waits_for(self.p) == CHANCE:
            values = ENGINE.outcomes(self.p)[::2]
            texts = [ENGINE.outcome_text(self.p, value) for value in values]
            given = self.script.pop(0) if self.script else texts[0]
            assert given in texts, f"{given} cannot be drawn: {texts}"
            ENGINE.apply_outcome(self.p, values[texts.index(given)])

    def event(self, card: str, *answers: str, bonus: bool = False, tile: str = "") -> Facts:
        """Play an event and give the answers, to its very end; what has changed by it."""
        self.open_event(card, bonus, tile)
        before = self.facts()
        self.do("play " + card, *answers)
        assert self.p.round[BONUS] == bonus, "the bonus condition is not as the test says"
        assert kind_of(self.p.stack[-1]) == step_numbers.MENU, f"the event still asks: {ENGINE.prompt(self.p).words}"
        return changes(before, self.facts())

    def open_event(self, card: str, bonus: bool = False, tile: str = "") -> CardTable:
        """A tile that lets the card be played, the card in hand, and what a keyword or tile bonus needs."""
        number = C.event(card)
        event = C.events[number]
        self.p.event_place[number] = HAND + self.side
        if bonus and event.needs == NEEDS_KEYWORD:
            for id in KEYWORD_CARDS[SIDE_IDS[self.side]].split():
                if C.ministries[C.ministry(id)].has_keyword[event.needs_what]:
                    self.up(id)
        elif bonus and event.needs == NEEDS_BONUS_TILES:
            theater = C.wars.theaters[C.wars.theaters_of[self.p.next_war()][0]].id
            self.tiles(SIDE_IDS[self.side], theater)
        kinds_of_tile = ["e3-m2", "d3-m2", "m3-d2"]
        return self.take(tile or kinds_of_tile[event.type if event.type != NONE else 2])

    def score(self, awards: str = "", demand: str = "") -> Facts:
        """Score the turn, with Awards as "europe award-3"; what has changed by it."""
        words = awards.split()
        for region, award in zip(words[::2], words[1::2], strict=True):
            self.p.award_place[C.awards.ids.index(award)] = ON_REGION + BOARD.region_of(region)
        self.demand(demand)
        before = self.facts()
        score_turn(self.p)
        return changes(before, self.facts())

    # -- looking -----------------------------------------------------------------------------------

    def legal(self, verb: str = "") -> list[str]:
        """The open actions, or what those of one verb name."""
        out: list[int] = []
        ENGINE.legal(self.p, out)
        assert out == sorted(set(out)), "legal actions are not in rising order"
        texts = [GAME.actions[action].text for action in out]
        return [text.split(" ", 1)[1] for text in texts if text.split(" ")[0] == verb] if verb else texts

    def refused(self, answer: str) -> list[str]:
        """The rules on which an action is refused."""
        refusal = ENGINE.why_not(self.p, GAME.actions.number(answer))
        assert refusal is not None, f"{answer} is open"
        assert refusal.reason
        return refusal.rules

    def asked(self) -> str:
        """What is asked, in words."""
        return str(ENGINE.prompt(self.p).words)

    def facts(self) -> Facts:
        """Everything about the table that a card may change."""
        p = self.p
        found: Facts = {"vp": p.clock[VP]}
        for field, first in FIELDS.items():
            for side in (0, 1):
                found[f"{field} {SIDE_IDS[side]}"] = p.sides[first + side]
        for space in range(len(BOARD.space_ids)):
            id = BOARD.space_ids[space]
            found[f"flag {id}"] = FLAG_IDS[p.flag[space]]
            found[f"marker {id}"] = p.marker[space]
            found[f"damaged {id}"] = p.damaged[space]
        for at in range(len(C.advantages)):
            owner = p.advantage_owner[at]
            found[f"advantage {C.advantage_ids[at]}"] = SIDE_IDS[owner] if owner != NONE else "none"
            found[f"exhausted {C.advantage_ids[at]}"] = p.advantage_used[at]
        for at in range(len(C.demands)):
            found[f"demand {C.commodity_ids[at]}"] = p.demand[at]
        for at in range(len(C.wars.tile_ids)):
            found[f"tile {C.wars.tile_ids[at]}"] = p.tile_place[at] - IN_THEATER + 1
        for at in range(len(C.ministries)):
            found[f"ministry {C.ministry_ids[at]}"] = p.ministry_place[at]
        for at in range(len(C.events)):
            found[f"card {C.event_ids[at]}"] = int(p.event_place[at] == DISCARDED)
        for type in range(len(TYPE_IDS)):
            found[f"major {TYPE_IDS[type]}"] = p.round[MAJOR + type] if p.round[HAS_MAJOR + type] else "none"
            found[f"minor {TYPE_IDS[type]}"] = p.round[MINOR] if p.round[MINOR_TYPE] == type else "none"
        for at in range(0, len(p.pools), 3):
            kind = "attached" if p.pools[at + 1] >= ATTACHED else "only"
            restriction = BOARD.restriction_ids[p.pools[at + 1] % ATTACHED]
            key = f"{TYPE_IDS[p.pools[at]]} {kind} {restriction}"
            found[key] = p.pools[at + 2] + int(found.get(key, 0))
        found["squadron less"] = p.round[SQUADRON_LESS]
        found["discounts"] = " ".join([p.ruleset.discounts[number].source.id for number in p.discounts])
        found["byng"] = p.clock[BYNG] + 1
        found["townshend"] = p.clock[TOWNSHEND]
        found["huguenots"] = " ".join(
            [f"{BOARD.space_ids[p.huguenots[at]]}:{p.huguenots[at + 1]}" for at in (0, 2) if p.huguenots[at] != NONE]
        )
        return found


def changes(before: Facts, after: Facts) -> Facts:
    """What is not as before, with its new value."""
    return {key: after[key] for key in after if after[key] != before.get(key)}


def table(side: str, own: str = "", opposing: str = "", turn: int = 1, marked: str = "") -> CardTable:
    """A table seen from a side."""
    if side == "france":
        return CardTable(side, turn, france=own, britain=opposing, marked=marked)
    return CardTable(side, turn, france=opposing, britain=own, marked=marked)


def vp(side: str, points: int) -> int:
    """Where the marker stands after a side has scored from the start."""
    return 15 + points if side == "france" else 15 - points


def owes(side: str, own: int, opposing: int) -> dict[str, int]:
    """Numbers of both sides seen from one, for ``have``."""
    return {"france": own, "britain": opposing} if side == "france" else {"france": opposing, "britain": own}
