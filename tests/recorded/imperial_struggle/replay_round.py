"""The groups of an Action Round: which of our actions each of them stands for."""

from __future__ import annotations

from typing import Any

from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.cards import CardPlay
from tests.recorded.imperial_struggle.driver import ACTIONS, open_actions
from tests.recorded.imperial_struggle.group import Group
from tests.recorded.imperial_struggle.replay import Illegal, Player
from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.actions import SMALLER_PASSES
from tricorne.games.imperial_struggle.board.constants import (
    DIPLOMATIC,
    ECONOMIC,
    FORT,
    MARKET,
    NAVAL,
    POLITICAL,
    TYPE_IDS,
)
from tricorne.games.imperial_struggle.board.places import IN_THEATER, POOL, UNPLACED
from tricorne.games.imperial_struggle.board.registers import CLOSED, OPEN_ACTION, SIDE, SQUADRON_LESS, TREATY, UPGRADE

ATTACHED_USES = ("pitt-the-elder 1", "choiseul 1", "papacy-hanover-negotiations 2", "charles-hanbury-williams 1")
SQUADRON_USES = ("edmond-halley 1", "pitt-the-elder 2", "choiseul 2")


class RoundPlayer(Player):
    """Plays groups; one method for each choice of the recorded menu."""

    def play(self, group: Group) -> None:
        """All of a group of the Action Phase."""
        for id in group.revealed:
            if group.action != "investment":
                self.do(f"reveal {id}")
        handler = getattr(self, f"_{group.action}", None)
        if group.action.startswith("confirm_end") or group.action in (
            "end_action_round",
            "confirm_no_military_upgrade",
        ):
            self._end(group)
        elif group.action == "confirm_pass_to_reduce_debt":
            self._pass(group)
        elif handler is None:
            raise Illegal(group.action, "no action of ours is known for this", [])
        else:
            handler(group)

    def _demand(self, group: Group) -> None:
        self.do("use townshend-acts 1")
        self.do(f"demand {names.commodity(group.main['arg'])}")

    def _end(self, group: Group) -> None:
        if "robert-walpole 1" in group.used:
            self._discarding(group, "robert-walpole")
        for use in group.used:
            if use != "robert-walpole 1" and f"use {use}" in ACTIONS and self.may(f"use {use}"):
                self.do(f"use {use}")
        if self.may("end-round"):
            self.do("end-round")
        else:
            # Ending a round that uses nothing of the tile is a pass that lowers Debt by nothing (R13).
            self._pass(group)

    def _pass(self, group: Group) -> None:
        """A pass that lowers Debt by as much as the recorded one."""
        lowered = max(0, group.before["debt"][group.role] - group.after["debt"][group.role])
        smaller = f"pass-lowering {lowered}"
        self.do(smaller if lowered < SMALLER_PASSES and self.may(smaller) else "pass")

    def _investment(self, group: Group) -> None:
        self.do(f"take {names.investment(group.main['arg'])}")
        if self.table.next_war() < 0 and self.table.round[UPGRADE]:
            # R33: recorded at once; taken over without using the tile.
            self.found.values += 1
            self.found.differs("upgrade symbol", "a Treaty Point at once", "when it is used", "R33")
            self.table.round[UPGRADE] = 0
            self.table.sides[TREATY + self.table.round[SIDE]] += 1
        for id in group.revealed:
            self.do(f"reveal {id}")
        for use in group.used:
            if use == "the-cardinal-ministers 1":
                self.do(f"use {use}")

    def _before(self, group: Group) -> None:
        """Ministries that add points to the purchase."""
        for use in group.used:
            if use in ATTACHED_USES:
                self.do(f"use {use}")

    def _space(self, group: Group) -> None:
        board = names.BOARD
        space = board.space(names.space(group.main["arg"]))
        kind = board.kind[space]
        self._before(group)
        if kind == NAVAL:
            self._fleet(group)
        elif kind == FORT:
            self._fort(group, board.space_ids[space])
        elif kind in (MARKET, POLITICAL):
            self._shift(group, space)
        else:
            raise Illegal(group.action, "this space is bought by nobody", [])

    def _conflict(self, group: Group) -> None:
        """A marked space: it is shifted, or its marker is bought off."""
        if group.paid and group.paid[0]["type"] == "military":
            self._before(group)
            self.do("clear-markers")
            self.do(f"clear {names.space(group.main['arg'])}")
            self.pay(group)
        else:
            self._space(group)

    def _damaged(self, group: Group) -> None:
        self._space(group)

    def _shift(self, group: Group, space: int) -> None:
        board = names.BOARD
        tiles = [id for id in group.exhausted if id]
        if tiles:
            self.do(f"use-advantage {tiles[0]}")
        else:
            verb = "trade" if board.kind[space] == MARKET else "diplomacy"
            self.do(f"{verb} {board.region_ids[board.region[space]]}")
        self.do(f"shift {board.space_ids[space]}")
        self.pay(group)

    def _fort(self, group: Group, id: str) -> None:
        self.do("forts")
        self.pump()
        for verb in ("build", "repair", "seize"):
            if f"{verb} {id}" in open_actions(self.table):
                self.do(f"{verb} {id}")
                self.pay(group)
                return
        self.do(f"build {id}")

    def _navy_box(self, group: Group) -> None:
        self._before(group)
        self._fleet(group)

    def _fleet(self, group: Group) -> None:
        """The paid space is where the Squadron goes; the other one named is where it comes from."""
        moved: list[Any] = [step.get("arg") for step in group.steps if step["action"] in ("space", "navy_box")]
        to = group.paid[0]["space"] if group.paid else moved[-1]
        others = [arg for arg in moved if arg != to]
        box = "navy_box" in [step["action"] for step in group.steps] or not others
        self.do("fleet")
        self.do(f"deploy-to {names.space(to)}")
        if self.kind() == step_numbers.DEPLOY_FROM:
            self.do("from navy-box" if box else f"from {names.space(others[0])}")
        self.pay(group)

    def _construct_squadron(self, group: Group) -> None:
        cheap = [use for use in group.used if use in SQUADRON_USES]
        if group.exhausted:
            self.do(f"use-advantage {group.exhausted[0]}")
        elif cheap:
            self.do(f"use {cheap[0]}")
        else:
            self._before(group)
            self.do("build-squadron")
        if self.table.round[SQUADRON_LESS] == 0 and _has_effect(group, "south_sea_squadron_discount"):
            self.note("R103 the reduction holds for every Squadron")
        self.pay(group)

    def _buy_bonus_war_tile(self, group: Group) -> None:
        self._before(group)
        self.do("buy-war-tile")
        self.pay(group)
        self.place_tiles(group)

    def place_tiles(self, group: Group) -> None:
        """Where a drawn tile goes, and which older one makes room for it."""
        theaters = group.args("bonus_war_tile_decisions", "theater")
        moved = group.arg("bonus_war_tile_decisions", "bonus_war")
        self.do(f"place {_theater(theaters[0])}")
        self.pump()
        if moved is not None and self.kind() == step_numbers.MOVE_TILE:
            self.do(f"move {names.tile(moved)}")
            self.pump()
            if self.kind() == step_numbers.MOVE_TO:
                self.do(f"place {_theater(theaters[-1])}")

    def _draw_event(self, group: Group) -> None:
        self._before(group)
        self.do("draw-card")
        self.pay(group)

    def _buy_diplomatic(self, group: Group) -> None:
        self._exchange(group, DIPLOMATIC)

    def _buy_economic(self, group: Group) -> None:
        self._exchange(group, ECONOMIC)

    def _exchange(self, group: Group, type: int) -> None:
        if self.table.round[CLOSED] >> type & 1 or self.table.round[OPEN_ACTION] == type:
            self.note("R19")
        self.do(f"exchange {TYPE_IDS[type]}")
        self.pay(group)

    def _basic_war(self, group: Group) -> None:
        """A Military Upgrade: the tile that is put away is named."""
        table = self.table
        tile = names.tile_number(group.main["arg"])
        theater = table.tile_place[tile] - IN_THEATER
        war = names.PIECES.wars.theaters_of[table.next_war()]
        self.do(f"upgrade {names.PIECES.wars.theaters[war[theater]].id}")
        self.pump()
        away = names.tile(group.arg("military_upgrade_decisions", "basic_war"))
        keep = [text for text in open_actions(table) if text.startswith("keep") and text != f"keep {away}"]
        self.do(keep[0])
        self.pump()
        if self.kind() == step_numbers.UPGRADE_FATE:
            self.do("out-of-game" if group.count("remove_from_game") else "to-pool")
        elif group.count("remove_from_game"):
            self.note("R32 fewer than four Basic tiles are left")

    def _event_card(self, group: Group) -> None:
        card = names.event(group.main["arg"] or group.args(group.at, "event_card")[0])
        self.do(f"play {card}")
        self.run_card(group, card)

    def run_card(self, group: Group, card: str) -> None:
        choices = [step for step in group.steps[1:] if step["at"] != "confirm_reveal_ministry"]
        played = CardPlay(self.table, card, choices, self.outcomes, self.found)
        played.play_out()
        self.pay(group)
        for why in played.rulings():
            self.note(why)

    def _advantage(self, group: Group) -> None:
        id = names.advantage(group.main["arg"])
        self._before(group)
        self.do(f"use-advantage {id}")
        self.pump()
        target = [
            step["arg"] for step in group.steps[1:] if step["action"] in ("space", "conflict") and step.get("arg")
        ]
        if self.kind() == step_numbers.SHIFT:
            self.do(f"shift {names.space(target[0])}")
        elif self.kind() == step_numbers.ADVANTAGE_TARGET:
            verb = "send-home" if id == "naval-bastion" else "mark"
            self.do(f"{verb} {names.space(target[0])}")
        self.pay(group)

    # -- ministries --------------------------------------------------------------------------------

    def _ministry_card(self, group: Group) -> None:
        """A card that was only looked at does nothing; else its ability and what it asks."""
        id = names.ministry(group.main["arg"])
        asked = [step for step in group.steps[1:] if str(step["at"]).startswith("ministry_")]
        done = [step for step in asked if step["action"] not in ("pass", "done", "confirm")]
        if id == "edmund-burke" or group.at == "ministry_not_activatable":
            # R160: Burke's points come by themselves with each purchase that they fit.
            return
        if not done:
            # An ability without a target is used by saying that one is done.
            for use in group.used:
                fires = any(step["action"] in ("done", "confirm") for step in asked)
                if fires and use.startswith(id) and f"use {use}" in ACTIONS:
                    self.do(f"use {use}")
                    self.pay(group)
            return
        first = done[0]
        arg: Any = first.get("arg")
        if first["action"] == "play_event":
            card = names.event(group.args(str(first["at"]), "event_card")[0])
            self.do(f"play {card}")
            self.run_card(group, card)
        elif id == "jacobite-uprisings":
            rises = first["action"] == "jacobite_vp"
            self.do(f"use {id} {2 if rises else 1}")
            if not rises:
                self.do(f"shift {names.space(arg)}")
            self.pay(group)
        elif id == "new-world-huguenots":
            self.do(f"use {id} 1")
            self.do(f"settle {names.space(arg)}")
        elif id in ("robert-walpole", "edmond-halley"):
            self._discarding(group, id)
        elif id == "townshend-acts":
            self.do(f"use {id} 1")
            self.do(f"demand {names.commodity(arg)}")
        else:
            uses = [use for use in group.used if use.startswith(id)]
            self.do(f"use {uses[0] if uses else f'{id} 1'}")
            self.pay(group)

    def _discarding(self, group: Group, id: str) -> None:
        cards = [step["arg"] for step in group.steps if step["action"] == "event_card"]
        uses = [use for use in group.used if use.startswith(id)]
        self.do(f"use {uses[0]}")
        self.pump()
        if cards and self.kind() == step_numbers.MINISTRY_TARGET:
            self.do(f"discard {names.event(cards[0])}")
        self.pay(group)

    # -- free tiles of turn 4 ----------------------------------------------------------------------

    def choose_free_tile(self, text: str) -> None:
        """The record shows all free tiles at once and takes one; ours come one by one."""
        self.pump()
        tile = names.tile_number(text)
        table = self.table
        held = [at for at in range(len(table.tile_place)) if table.tile_place[at] == UNPLACED]
        if held and held[0] != tile:
            table.tile_place[held[0]] = POOL
            table.tile_place[tile] = UNPLACED
            self.outcomes.exchange(names.PIECES.wars.tile_ids[tile], names.PIECES.wars.tile_ids[held[0]])


def _has_effect(group: Group, effect: str) -> bool:
    """Did an effect of the round hold before the group?"""
    round = group.before["action_round"]
    return round is not None and effect in round["transient"][group.role]


def _theater(text: str) -> str:
    return names.PIECES.wars.theaters[names.theater(text)].id
