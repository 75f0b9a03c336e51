"""A small board for rule tests: flags, markers and cards laid out by hand, then play by the texts of the notation.

>>> scene = Scene("peace-1")
>>> scene.flags(france="vellore")
>>> scene.round("france", "inv-01-e4-d2")
>>> scene.play("trade india", "shift kanchipuram")
>>> scene.flag_of("kanchipuram")
'none'
"""

from collections.abc import Mapping

from tricorne.games.imperial_struggle.actions import build_table
from tricorne.games.imperial_struggle.board import check
from tricorne.games.imperial_struggle.board.components import load
from tricorne.games.imperial_struggle.board.constants import (
    BONUS_PER_SET,
    EMPTY,
    FLAG_IDS,
    MARKER,
    NONE,
    PLUS_ONE_MARKER,
    SIDE_IDS,
    SIDES,
    SPACES,
)
from tricorne.games.imperial_struggle.board.control import set_damage, set_flag, set_marker
from tricorne.games.imperial_struggle.board.places import CHOSEN, DISCARDED, HAND, IN_THEATER, OPEN, PILE, POOL, UP
from tricorne.games.imperial_struggle.board.registers import (
    COUNT,
    DEBT,
    FIRST,
    LIMIT,
    NAVY_BOX,
    STAGE,
    TREATY,
    TURN,
    UNBUILT,
    VP,
)
from tricorne.games.imperial_struggle.options import settings
from tricorne.games.imperial_struggle.peace.turn import STAGE_IDS, open_deck
from tricorne.games.imperial_struggle.round.rounds import open_round
from tricorne.games.imperial_struggle.rules import Rules, ruleset_of
from tricorne.games.imperial_struggle.setup import blank_position, place_flags
from tricorne.games.imperial_struggle.step_numbers import PEACE, TRACK, WAR
from tricorne.games.imperial_struggle.streams import STREAMS
from tricorne.kernel.chance import seeded
from tricorne.kernel.engine import CHANCE, OVER, Refusal

PIECES = load()
BOARD = PIECES.board
ACTIONS = build_table(PIECES)


def side_of(name: str) -> int:
    return SIDE_IDS.index(name)


class Scene:
    """A position with its engine. ``start`` lays the flags of the set-up, otherwise the board is empty."""

    def __init__(self, turn: str = "peace-1", options: Mapping[str, object] | None = None, start: bool = True) -> None:
        self.ruleset = ruleset_of(PIECES, settings("standard", options or {}).values)
        self.engine = Rules(self.ruleset, ACTIONS)
        self.p = blank_position(self.ruleset)
        self.p.rng = seeded(1697, STREAMS)
        if start:
            place_flags(self.p)
        self.turn(turn)

    # -- laying out ----------------------------------------------------------------------------

    def turn(self, id: str) -> None:
        """Go to a place of the turn track: open spaces, cards of the eras so far, Bonus tiles of the next war."""
        p = self.p
        target = PIECES.turn_ids.index(id)
        for place in range(target + 1):
            p.clock[TURN] = place
            if PIECES.turn_war[place] == NONE:
                open_deck(p)
        if p.next_war() != NONE:
            for side in range(SIDES):
                first = PIECES.wars.bonus_set(p.next_war(), side)
                for tile in range(first, first + BONUS_PER_SET):
                    p.tile_place[tile] = POOL

    def flags(self, **spaces: str) -> None:
        """``flags(france="plassey vellore", none="calcutta")``."""
        for flag, ids in spaces.items():
            for id in ids.split():
                set_flag(self.p, BOARD.space(id), FLAG_IDS.index(flag))

    def squadrons(self, **spaces: str) -> None:
        """Put Squadrons on the map, from the unbuilt ones; ``navy_box`` and the rest stay."""
        for side, ids in spaces.items():
            for id in ids.split():
                assert self.p.flag[BOARD.space(id)] == EMPTY
                self.p.sides[UNBUILT + side_of(side)] -= 1
                set_flag(self.p, BOARD.space(id), side_of(side) + 1)

    def navy_box(self, **counts: int) -> None:
        for side, count in counts.items():
            moved = count - self.p.sides[NAVY_BOX + side_of(side)]
            self.p.sides[NAVY_BOX + side_of(side)] += moved
            self.p.sides[UNBUILT + side_of(side)] -= moved

    def markers(self, ids: str, plus_one: bool = False) -> None:
        for id in ids.split():
            set_marker(self.p, BOARD.space(id), PLUS_ONE_MARKER if plus_one else MARKER)

    def damaged(self, ids: str) -> None:
        for id in ids.split():
            set_damage(self.p, BOARD.space(id), 1)

    def debt(self, **amounts: int) -> None:
        for side, amount in amounts.items():
            self.p.sides[DEBT + side_of(side)] = amount

    def limit(self, **amounts: int) -> None:
        for side, amount in amounts.items():
            self.p.sides[LIMIT + side_of(side)] = amount

    def treaty(self, **amounts: int) -> None:
        for side, amount in amounts.items():
            self.p.sides[TREATY + side_of(side)] = amount

    def vp(self, total: int) -> None:
        self.p.clock[VP] = total

    def hand(self, **cards: str) -> None:
        for side, ids in cards.items():
            for id in ids.split():
                self.p.event_place[PIECES.event(id)] = HAND + side_of(side)

    def pile(self, ids: str) -> None:
        """Only these cards are in the draw pile; what was there is discarded."""
        for card in range(len(self.p.event_place)):
            if self.p.event_place[card] == PILE:
                self.p.event_place[card] = DISCARDED
        for id in ids.split():
            self.p.event_place[PIECES.event(id)] = PILE

    def ministry(self, *ids: str, up: bool = True) -> None:
        for id in ids:
            self.p.move_ministry(PIECES.ministry(id), UP if up else CHOSEN)

    def demand(self, ids: str) -> None:
        for commodity in range(len(self.p.demand)):
            self.p.demand[commodity] = 1 if PIECES.commodity_ids[commodity] in ids.split() else 0

    def tile(self, theater: str, *ids: str) -> None:
        """Put War tiles into a theater."""
        for found in PIECES.wars.theaters:
            if found.id == theater:
                first = PIECES.wars.theaters_of[found.war][0]
                for id in ids:
                    self.p.tile_place[PIECES.wars.tile_ids.index(id)] = IN_THEATER + found.number - first

    def investments(self, ids: str) -> None:
        for id in ids.split():
            self.p.investment_place[PIECES.investments.ids.index(id)] = OPEN

    # -- opening -------------------------------------------------------------------------------

    def round(self, side: str, tile: str = "") -> None:
        """Begin an Action Round and take a tile, if one is named; nothing lies below it on the stack."""
        self.p.stack.clear()
        open_round(self.p, side_of(side))
        if tile:
            self.investments(tile)
        self.engine.run_passages(self.p)
        if tile:
            self.play(f"take {tile}")

    def phase(self, id: str, first: str = "france") -> None:
        """Begin a Peace turn at one of its phases; the turn track lies below."""
        self.p.stack.clear()
        self.p.clock[FIRST] = side_of(first)
        self.p.clock[STAGE] = STAGE_IDS.index(id)
        self.p.clock[COUNT] = 0
        self.p.then(TRACK)
        self.p.then(PEACE)
        self.engine.run_passages(self.p)

    def war(self) -> None:
        """Begin the war of this place of the track."""
        self.p.stack.clear()
        self.p.clock[STAGE] = 0
        self.p.clock[COUNT] = 0
        self.p.then(TRACK)
        self.p.then(WAR)
        self.engine.run_passages(self.p)

    # -- playing -------------------------------------------------------------------------------

    def play(self, *texts: str) -> None:
        for text in texts:
            refusal = self.why(text)
            assert refusal is None, f"{text}: {refusal.reason}"
            self.engine.apply(self.p, ACTIONS.number(text))
            wrong = check.problem(self.p)
            assert not wrong, f"after {text}: {wrong}"

    def chance(self, *texts: str) -> None:
        """Land outcomes by their texts."""
        for text in texts:
            found = self.engine.outcomes(self.p)
            values = {self.engine.outcome_text(self.p, found[at]): found[at] for at in range(0, len(found), 2)}
            self.engine.apply_outcome(self.p, values[text])

    def draw(self) -> None:
        """Let chance bring whatever it brings, until a side is asked."""
        while self.engine.waits_for(self.p) == CHANCE:
            self.engine.apply_outcome(self.p, self.engine.draw(self.p))

    # -- looking -------------------------------------------------------------------------------

    def legal(self, verb: str = "") -> list[str]:
        """The texts of the open actions, or what follows the verb in those that begin with it."""
        found: list[int] = []
        self.engine.legal(self.p, found)
        texts = [ACTIONS[number].text for number in found]
        return [t.removeprefix(verb + " ") for t in texts if t.startswith(verb + " ")] if verb else texts

    def offers(self, text: str) -> bool:
        return text in self.legal()

    def why(self, text: str) -> Refusal | None:
        return self.engine.why_not(self.p, ACTIONS.number(text))

    def refusal(self, text: str) -> str:
        """The reason why an action is refused."""
        refusal = self.why(text)
        assert refusal is not None, f"{text} is open"
        return str(refusal.reason)

    @property
    def asked(self) -> str:
        return "over" if self.over else "chance" if self.chances else self.engine.prompt(self.p).key

    @property
    def actor(self) -> str:
        return SIDE_IDS[self.engine.actor(self.p)]

    @property
    def chances(self) -> bool:
        return self.engine.waits_for(self.p) == CHANCE

    @property
    def over(self) -> bool:
        return self.engine.waits_for(self.p) == OVER

    def flag_of(self, id: str) -> str:
        return FLAG_IDS[self.p.flag[BOARD.space(id)]]

    def marked(self) -> list[str]:
        return [BOARD.space_ids[s] for s in range(SPACES) if self.p.marker[s]]

    def field(self, field: int, side: str) -> int:
        return self.p.sides[field + side_of(side)]

    def debt_of(self, side: str) -> int:
        return self.field(DEBT, side)

    def treaty_of(self, side: str) -> int:
        return self.field(TREATY, side)

    @property
    def total(self) -> int:
        """The VP total."""
        return self.p.clock[VP]


def upgrading(drawn: str) -> Scene:
    """France upgrades its tile in Spain and has drawn another: one of the two is to be kept."""
    scene = Scene()
    scene.tile("wss-spain", "basic-fr-01")
    scene.round("france", "inv-07-e2-d2")
    scene.play("upgrade wss-spain")
    scene.chance(drawn)
    return scene
