"""All steps of the game, each under its number in step_numbers.py, and the turn track.

Read step_numbers.py from top to bottom for the order of play.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle import setup, step_numbers
from tricorne.games.imperial_struggle.board.constants import NONE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import COUNT, STAGE, TURN
from tricorne.games.imperial_struggle.effects import demands, effect
from tricorne.games.imperial_struggle.effects import tiles as tile_effects
from tricorne.games.imperial_struggle.military import fleet, forts, markers, tiles, upgrade
from tricorne.games.imperial_struggle.ministries import target
from tricorne.games.imperial_struggle.payment import paying, shifting
from tricorne.games.imperial_struggle.peace import discards, draws, initiative, ministry_phase, turn
from tricorne.games.imperial_struggle.round import advantages, diplomacy, event, menu, rounds, take
from tricorne.games.imperial_struggle.war import conquest, effects, refusal, spanish, special, spoils, theater, war
from tricorne.kernel.machine.step import Passage, Step


class Track(Passage[Position]):
    """On to the next place of the turn track; the stack is cleared when the game is won."""

    def run(self, p: Position, frame: int) -> None:
        c = p.ruleset.components
        if p.clock[TURN] == p.ruleset.last_turn:
            p.stack.pop()
            return
        p.clock[TURN] += 1
        p.clock[STAGE] = 0
        p.clock[COUNT] = 0
        p.then(step_numbers.PEACE if c.turn_war[p.clock[TURN]] == NONE else step_numbers.WAR)


def all_steps() -> list[Step[Position]]:
    """The steps, indexed by kind."""
    steps: list[Step[Position]] = [Step() for _ in range(step_numbers.KINDS)]
    steps[step_numbers.TRACK] = Track()
    steps[step_numbers.SETUP] = setup.SetUp()
    steps[step_numbers.PEACE] = turn.Peace()
    steps[step_numbers.ROUND] = rounds.Round()
    steps[step_numbers.EVENT] = event.EventPassage()
    steps[step_numbers.WAR] = war.War()
    steps[step_numbers.THEATER] = theater.TheaterPassage()

    steps[step_numbers.BASIC_TILE] = tiles.BasicTile()
    steps[step_numbers.BONUS_TILE] = tiles.BonusTile()
    steps[step_numbers.AWARD] = draws.Award()
    steps[step_numbers.DEMAND] = draws.DemandDraw()
    steps[step_numbers.REVEAL] = draws.Reveal()
    steps[step_numbers.DEAL_CARD] = draws.DealCard()
    steps[step_numbers.DRAW_CARD] = draws.CardDraw()
    steps[step_numbers.UPGRADE_TILE] = upgrade.UpgradeTile()
    steps[step_numbers.OTHER_DEMAND] = demands.OtherDemand()
    steps[step_numbers.LOSE_BONUS_TILE] = tile_effects.LoseBonusTile()

    steps[step_numbers.LAYOUT] = tiles.Layout()
    steps[step_numbers.DISCARD] = discards.Discard()
    steps[step_numbers.CHOOSE_MINISTRY] = ministry_phase.ChooseMinistry()
    steps[step_numbers.SWAP_MINISTRY] = ministry_phase.SwapMinistry()
    steps[step_numbers.THIRD_MINISTRY] = ministry_phase.ThirdMinistry()
    steps[step_numbers.FIRST_PLAYER] = initiative.FirstPlayer()

    steps[step_numbers.TAKE] = take.Take()
    steps[step_numbers.MENU] = menu.Menu()
    steps[step_numbers.SHIFT] = shifting.Shift()
    steps[step_numbers.JACOBITE_SHIFT] = diplomacy.JacobiteShift()
    steps[step_numbers.HUGUENOTS] = shifting.Flip()
    steps[step_numbers.FORT] = forts.Fort()
    steps[step_numbers.DEPLOY_TO] = fleet.DeployTo()
    steps[step_numbers.DEPLOY_FROM] = fleet.DeployFrom()
    steps[step_numbers.CLEAR] = markers.Clear()
    steps[step_numbers.PAY_BY] = paying.PayBy()
    steps[step_numbers.PAY_EXTRA] = paying.PayExtra()
    steps[step_numbers.PLACE_TILE] = tiles.PlaceTile()
    steps[step_numbers.MOVE_TILE] = tiles.MoveTile()
    steps[step_numbers.MOVE_TO] = tiles.MoveTo()
    steps[step_numbers.UPGRADE_KEEP] = upgrade.UpgradeKeep()
    steps[step_numbers.UPGRADE_FATE] = upgrade.UpgradeFate()
    steps[step_numbers.SWAP_FIRST] = upgrade.SwapFirst()
    steps[step_numbers.SWAP_SECOND] = upgrade.SwapSecond()
    steps[step_numbers.ADVANTAGE_TARGET] = advantages.AdvantageTarget()

    steps[step_numbers.EFFECT] = effect.EffectChoice()
    steps[step_numbers.MINISTRY_TARGET] = target.MinistryTarget()

    steps[step_numbers.TILE_EFFECT] = effects.TileEffect()
    steps[step_numbers.LOSE_SQUADRON] = spoils.LoseSquadron()
    steps[step_numbers.CONQUER] = conquest.Conquer()
    steps[step_numbers.CONQUER_FROM] = conquest.ConquerFrom()
    steps[step_numbers.REFUSE] = refusal.Refuse()
    steps[step_numbers.SPOILS_UNFLAG] = spoils.SpoilsUnflag()
    steps[step_numbers.USA_TERRITORY] = special.UsaTerritory()
    steps[step_numbers.USA_FORT] = special.UsaFort()
    steps[step_numbers.CANADA] = special.Canada()
    steps[step_numbers.SPANISH_SHIFT] = spanish.SpanishShift()
    return steps
