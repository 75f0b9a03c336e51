"""All steps of the game, each under its number in step_numbers.py.

Read step_numbers.py from top to bottom for the order of play."""

from __future__ import annotations

from tricorne.games.struggle_of_empires import step_numbers
from tricorne.games.struggle_of_empires.auction import auction, bidding
from tricorne.games.struggle_of_empires.battle import allies, attack, attack_choices, combat, losses
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.setup import draft, draws, nonplayers, placement, setup
from tricorne.games.struggle_of_empires.talk import moments
from tricorne.games.struggle_of_empires.tiles import diplomacy, levies, tactics, trade
from tricorne.games.struggle_of_empires.turn import build, distant_sea, movement, turn, unrest
from tricorne.games.struggle_of_empires.turn.inside_action import InsideAction
from tricorne.games.struggle_of_empires.war import markers, war
from tricorne.kernel.machine.step import Step


def all_steps(deals: bool = False) -> list[Step[Position]]:
    """The steps, indexed by kind; with those of deals where deals are actions."""
    steps: list[Step[Position]] = [Step() for _ in range(step_numbers.KINDS)]
    steps[step_numbers.SETUP] = setup.SetUp()
    steps[step_numbers.WAR] = war.War()
    steps[step_numbers.ROUNDS] = war.Rounds()

    steps[step_numbers.LETTER] = nonplayers.Letter()
    steps[step_numbers.NP_CONTROL] = nonplayers.NonplayerControl()
    steps[step_numbers.NP_DRAW] = nonplayers.NonplayerDraw()
    steps[step_numbers.NP_NAVY] = nonplayers.NonplayerNavy()
    steps[step_numbers.MAP_MARKER] = markers.MapMarker()
    steps[step_numbers.HAND_MARKER] = draws.HandMarker()
    steps[step_numbers.PUT_BACK] = draws.PutBack()
    steps[step_numbers.DRAFT_DEAL] = draft.DraftDeal()
    steps[step_numbers.DRAFT_PICK] = draft.DraftPick()
    steps[step_numbers.PLACE_UNIT] = placement.PlaceUnit()

    steps[step_numbers.AUCTIONS] = auction.Auctions()
    steps[step_numbers.SPEAK] = bidding.Speak()
    steps[step_numbers.BID] = bidding.Bid()
    steps[step_numbers.PROPOSE_RED] = bidding.ProposeRed()
    steps[step_numbers.PROPOSE_BLUE] = bidding.ProposeBlue()

    steps[step_numbers.TURN] = turn.Turn()
    steps[step_numbers.TURN_ENDS] = turn.TurnEnds()
    steps[step_numbers.USE_DIPLOMATIC_SERVICE] = diplomacy.DiplomaticAlliance()
    steps[step_numbers.USE_NATIVE_MILITIA] = levies.NativeMilitiaPlace()
    steps[step_numbers.USE_TRADE] = trade.TradeRegion()
    steps[step_numbers.USE_BLOCKADE] = tactics.BlockadePlace()
    steps[step_numbers.USE_WAR_OFFICE] = tactics.WarOfficeAttack()
    steps[step_numbers.MOVES] = InsideAction(movement.Moves())
    steps[step_numbers.MORE_MOVES] = movement.MoreMoves()
    steps[step_numbers.DESTINATION] = InsideAction(movement.Destination())
    steps[step_numbers.AFTER_BUILD] = build.AfterBuild()
    steps[step_numbers.MILITIA_BUILD] = InsideAction(build.MilitiaBuild())
    steps[step_numbers.RELIEF] = turn.Relief()

    steps[step_numbers.SEA_DIE] = distant_sea.SeaDie()
    steps[step_numbers.WHITE_DIE] = distant_sea.WhiteDie()
    steps[step_numbers.RED_DIE] = distant_sea.RedDie()
    steps[step_numbers.SEA_CHOICE] = InsideAction(distant_sea.SeaChoice())

    steps[step_numbers.ATTACK] = attack.Attack()
    steps[step_numbers.SURPRISE] = InsideAction(attack_choices.SurpriseAttack())
    steps[step_numbers.COMMIT_NAVIES] = InsideAction(allies.CommitNavies())
    steps[step_numbers.COMMIT_ARMIES] = InsideAction(allies.CommitArmies())
    steps[step_numbers.ACCEPT_HELP] = InsideAction(allies.AcceptHelp())
    steps[step_numbers.FIGHT_AT_SEA] = InsideAction(attack_choices.FightAtSea())
    steps[step_numbers.ALLIANCES_AT_SEA] = InsideAction(attack_choices.AlliancesAtSea())
    steps[step_numbers.SURRENDER] = attack_choices.Surrender()
    steps[step_numbers.BLOCKADE_SUPPORT] = InsideAction(attack_choices.BlockadeSupport(), blockade=False)

    steps[step_numbers.COMBAT] = combat.Combat()
    steps[step_numbers.BATTLE_DIE] = combat.BattleDie()
    steps[step_numbers.USE_RESERVES] = InsideAction(combat.UseReserves())
    steps[step_numbers.WITHDRAWAL] = combat.Withdrawal()
    steps[step_numbers.LOSSES] = losses.Losses()
    steps[step_numbers.LOSE_OWN] = InsideAction(losses.LoseOwn())
    steps[step_numbers.LOSE_ALLY] = InsideAction(losses.LoseAlly())

    steps[step_numbers.UNREST_DRAW] = unrest.UnrestDraw()
    if deals:
        moments.add_deals(steps)
    return steps
