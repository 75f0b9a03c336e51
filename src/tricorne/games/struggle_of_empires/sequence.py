"""All steps of the game, each under its number in kinds.py. Read kinds.py from top to bottom for the order of play."""

from __future__ import annotations

from tricorne.games.struggle_of_empires import (
    allies,
    attack,
    attack_choices,
    auction,
    build,
    combat,
    distant_sea,
    draft,
    draws,
    kinds,
    losses,
    markers,
    movement,
    nonplayers,
    placement,
    setup,
    turn,
    unrest,
    war,
)
from tricorne.games.struggle_of_empires.position import Table
from tricorne.games.struggle_of_empires.tiles import diplomacy, levies, tactics, trade
from tricorne.kernel.machine.step import Step


def all_steps() -> list[Step[Table]]:
    """The steps, indexed by kind."""
    steps: list[Step[Table]] = [Step() for _ in range(kinds.KINDS)]
    steps[kinds.SETUP] = setup.SetUp()
    steps[kinds.WAR] = war.War()
    steps[kinds.ROUNDS] = war.Rounds()

    steps[kinds.LETTER] = nonplayers.Letter()
    steps[kinds.NP_CONTROL] = nonplayers.NonplayerControl()
    steps[kinds.NP_DRAW] = nonplayers.NonplayerDraw()
    steps[kinds.NP_NAVY] = nonplayers.NonplayerNavy()
    steps[kinds.MAP_MARKER] = markers.MapMarker()
    steps[kinds.HAND_MARKER] = draws.HandMarker()
    steps[kinds.PUT_BACK] = draws.PutBack()
    steps[kinds.DRAFT_DEAL] = draft.DraftDeal()
    steps[kinds.DRAFT_PICK] = draft.DraftPick()
    steps[kinds.PLACE_UNIT] = placement.PlaceUnit()

    steps[kinds.AUCTIONS] = auction.Auctions()
    steps[kinds.SPEAK] = auction.Speak()
    steps[kinds.BID] = auction.Bid()
    steps[kinds.PROPOSE_RED] = auction.ProposeRed()
    steps[kinds.PROPOSE_BLUE] = auction.ProposeBlue()

    steps[kinds.TURN] = turn.Turn()
    steps[kinds.TURN_ENDS] = turn.TurnEnds()
    steps[kinds.USE_DIPLOMATIC_SERVICE] = diplomacy.DiplomaticAlliance()
    steps[kinds.USE_NATIVE_MILITIA] = levies.NativeMilitiaPlace()
    steps[kinds.USE_TRADE] = trade.TradeRegion()
    steps[kinds.USE_BLOCKADE] = tactics.BlockadePlace()
    steps[kinds.USE_WAR_OFFICE] = tactics.WarOfficeAttack()
    steps[kinds.MOVES] = movement.Moves()
    steps[kinds.MORE_MOVES] = movement.MoreMoves()
    steps[kinds.DESTINATION] = movement.Destination()
    steps[kinds.AFTER_BUILD] = build.AfterBuild()
    steps[kinds.MILITIA_BUILD] = build.MilitiaBuild()
    steps[kinds.RELIEF] = turn.Relief()

    steps[kinds.SEA_DIE] = distant_sea.SeaDie()
    steps[kinds.WHITE_DIE] = distant_sea.WhiteDie()
    steps[kinds.RED_DIE] = distant_sea.RedDie()
    steps[kinds.SEA_CHOICE] = distant_sea.SeaChoice()

    steps[kinds.ATTACK] = attack.Attack()
    steps[kinds.SURPRISE] = attack_choices.SurpriseAttack()
    steps[kinds.COMMIT_NAVIES] = allies.CommitNavies()
    steps[kinds.COMMIT_ARMIES] = allies.CommitArmies()
    steps[kinds.ACCEPT_HELP] = allies.AcceptHelp()
    steps[kinds.FIGHT_AT_SEA] = attack_choices.FightAtSea()
    steps[kinds.ALLIANCES_AT_SEA] = attack_choices.AlliancesAtSea()
    steps[kinds.SURRENDER] = attack_choices.Surrender()
    steps[kinds.BLOCKADE_SUPPORT] = attack_choices.BlockadeSupport()

    steps[kinds.COMBAT] = combat.Combat()
    steps[kinds.BATTLE_DIE] = combat.BattleDie()
    steps[kinds.USE_RESERVES] = combat.UseReserves()
    steps[kinds.WITHDRAWAL] = combat.Withdrawal()
    steps[kinds.LOSSES] = losses.Losses()
    steps[kinds.LOSE_OWN] = losses.LoseOwn()
    steps[kinds.LOSE_ALLY] = losses.LoseAlly()

    steps[kinds.UNREST_DRAW] = unrest.UnrestDraw()
    return steps
