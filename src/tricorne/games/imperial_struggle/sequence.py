"""All steps of the game, each under its number in kinds.py, and the turn track.

Read kinds.py from top to bottom for the order of play.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle import advantages, buying, diplomacy, kinds, setup, shifting
from tricorne.games.imperial_struggle.effects import demands, effect
from tricorne.games.imperial_struggle.effects import tiles as tile_effects
from tricorne.games.imperial_struggle.military import fleet, forts, markers, tiles, upgrade
from tricorne.games.imperial_struggle.ministries import target
from tricorne.games.imperial_struggle.peace import discards, draws, initiative, ministry_phase, turn
from tricorne.games.imperial_struggle.position import COUNT, STAGE, TURN, Table
from tricorne.games.imperial_struggle.round import event, menu, rounds, take
from tricorne.games.imperial_struggle.war import conquest, effects, refusal, spanish, special, spoils, theater, war
from tricorne.games.imperial_struggle.words import NONE
from tricorne.kernel.machine.step import Passage, Step


class Track(Passage[Table]):
    """On to the next place of the turn track; the stack is cleared when the game is won."""

    def run(self, p: Table, frame: int) -> None:
        c = p.charter.components
        if p.clock[TURN] == p.charter.last_turn:
            p.stack.pop()
            return
        p.clock[TURN] += 1
        p.clock[STAGE] = 0
        p.clock[COUNT] = 0
        p.then(kinds.PEACE if c.turn_war[p.clock[TURN]] == NONE else kinds.WAR)


def all_steps() -> list[Step[Table]]:
    """The steps, indexed by kind."""
    steps: list[Step[Table]] = [Step() for _ in range(kinds.KINDS)]
    steps[kinds.TRACK] = Track()
    steps[kinds.SETUP] = setup.SetUp()
    steps[kinds.PEACE] = turn.Peace()
    steps[kinds.ROUND] = rounds.Round()
    steps[kinds.EVENT] = event.EventPassage()
    steps[kinds.WAR] = war.War()
    steps[kinds.THEATER] = theater.TheaterPassage()

    steps[kinds.BASIC_TILE] = tiles.BasicTile()
    steps[kinds.BONUS_TILE] = tiles.BonusTile()
    steps[kinds.AWARD] = draws.Award()
    steps[kinds.DEMAND] = draws.DemandDraw()
    steps[kinds.REVEAL] = draws.Reveal()
    steps[kinds.DEAL_CARD] = draws.DealCard()
    steps[kinds.DRAW_CARD] = draws.CardDraw()
    steps[kinds.UPGRADE_TILE] = upgrade.UpgradeTile()
    steps[kinds.OTHER_DEMAND] = demands.OtherDemand()
    steps[kinds.LOSE_BONUS_TILE] = tile_effects.LoseBonusTile()

    steps[kinds.LAYOUT] = tiles.Layout()
    steps[kinds.DISCARD] = discards.Discard()
    steps[kinds.CHOOSE_MINISTRY] = ministry_phase.ChooseMinistry()
    steps[kinds.SWAP_MINISTRY] = ministry_phase.SwapMinistry()
    steps[kinds.THIRD_MINISTRY] = ministry_phase.ThirdMinistry()
    steps[kinds.FIRST_PLAYER] = initiative.FirstPlayer()

    steps[kinds.TAKE] = take.Take()
    steps[kinds.MENU] = menu.Menu()
    steps[kinds.SHIFT] = shifting.Shift()
    steps[kinds.JACOBITE_SHIFT] = diplomacy.JacobiteShift()
    steps[kinds.HUGUENOTS] = shifting.Flip()
    steps[kinds.FORT] = forts.Fort()
    steps[kinds.DEPLOY_TO] = fleet.DeployTo()
    steps[kinds.DEPLOY_FROM] = fleet.DeployFrom()
    steps[kinds.CLEAR] = markers.Clear()
    steps[kinds.PAY_BY] = buying.PayBy()
    steps[kinds.PAY_EXTRA] = buying.PayExtra()
    steps[kinds.PLACE_TILE] = tiles.PlaceTile()
    steps[kinds.MOVE_TILE] = tiles.MoveTile()
    steps[kinds.MOVE_TO] = tiles.MoveTo()
    steps[kinds.UPGRADE_KEEP] = upgrade.UpgradeKeep()
    steps[kinds.UPGRADE_FATE] = upgrade.UpgradeFate()
    steps[kinds.SWAP_FIRST] = upgrade.SwapFirst()
    steps[kinds.SWAP_SECOND] = upgrade.SwapSecond()
    steps[kinds.ADVANTAGE_TARGET] = advantages.AdvantageTarget()

    steps[kinds.EFFECT] = effect.EffectChoice()
    steps[kinds.MINISTRY_TARGET] = target.MinistryTarget()

    steps[kinds.TILE_EFFECT] = effects.TileEffect()
    steps[kinds.LOSE_SQUADRON] = spoils.LoseSquadron()
    steps[kinds.CONQUER] = conquest.Conquer()
    steps[kinds.CONQUER_FROM] = conquest.ConquerFrom()
    steps[kinds.REFUSE] = refusal.Refuse()
    steps[kinds.SPOILS_UNFLAG] = spoils.SpoilsUnflag()
    steps[kinds.USA_TERRITORY] = special.UsaTerritory()
    steps[kinds.USA_FORT] = special.UsaFort()
    steps[kinds.CANADA] = special.Canada()
    steps[kinds.SPANISH_SHIFT] = spanish.SpanishShift()
    return steps
