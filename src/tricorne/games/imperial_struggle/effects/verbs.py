"""The verbs of the data files, each with its class, and reading all cards into a book (3.4, 5.2)."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import BRITAIN, FRANCE, SIDES
from tricorne.games.imperial_struggle.effects import (
    advantages,
    demands,
    flags,
    fleet,
    markers,
    money,
    points,
    score,
    tiles,
)
from tricorne.games.imperial_struggle.effects.book import Book
from tricorne.games.imperial_struggle.effects.effect import Effect, unknown_verb
from tricorne.games.imperial_struggle.effects.either import Either
from tricorne.kernel.toml import TomlTable

VERBS: dict[str, type[Effect]] = {
    "unflag": flags.Unflag,
    "remove-own-flag": flags.RemoveOwnFlag,
    "shift": flags.Shift,
    "shift-or-score": flags.ShiftOrScore,
    "take-control": flags.TakeControl,
    "damage-fort": flags.DamageFort,
    "cash-in-flags": flags.CashInFlags,
    "place-conflict": markers.PlaceConflict,
    "points": points.Points,
    "points-choice": points.PointsChoice,
    "lower-debt": money.LowerDebt,
    "force-debt": money.ForceDebt,
    "gain-treaty-points": money.GainTreatyPoints,
    "lower-opponents-limit": money.LowerOpponentsLimit,
    "score": score.Score,
    "score-debt-lead": score.ScoreDebtLead,
    "score-with-keyword": score.ScoreWithKeyword,
    "score-commodity": score.ScoreCommodity,
    "return-squadron": fleet.ReturnSquadron,
    "set-aside-squadron": fleet.SetAsideSquadron,
    "remove-squadron": fleet.RemoveSquadron,
    "build-squadron": fleet.BuildSquadron,
    "squadron-discount": fleet.SquadronDiscount,
    "draw-jacobite-tiles": tiles.DrawJacobiteTiles,
    "draw-bonus-tile": tiles.DrawBonusTile,
    "return-random-bonus-tile": tiles.ReturnRandomBonusTile,
    "place-byng": tiles.PlaceByng,
    "spending-overrun": tiles.SpendingOverrun,
    "add-demand": demands.AddDemand,
    "swap-demand": demands.SwapDemand,
    "use-advantage": advantages.UseAdvantage,
    "refresh-advantages": advantages.RefreshAdvantages,
    "exhaust-advantages": advantages.ExhaustAdvantages,
    "unflag-discount": advantages.UnflagDiscount,
    "either": Either,
}


def read_book(c: Components) -> Book:
    """What every card does, for both sides."""
    book = Book(len(c.events))
    for card in range(len(c.events)):
        event = c.events[card]
        rule = 0
        # The catalogue numbers a card's rules Britain first, then France; a shared version once.
        for side in (BRITAIN, FRANCE):
            if event.shared and side == FRANCE:
                book.steps[card * SIDES + FRANCE] = book.steps[card * SIDES + BRITAIN]
                book.bonus[card * SIDES + FRANCE] = book.bonus[card * SIDES + BRITAIN]
                continue
            version = event.versions[side]
            rule += 1
            book.steps[card * SIDES + side] = _read(book, c, card, version.steps, f"IS-EVENT-{event.number}-{rule}")
            if version.bonus:
                rule += 1
                book.bonus[card * SIDES + side] = _read(book, c, card, version.bonus, f"IS-EVENT-{event.number}-{rule}")
    return book


def _read(book: Book, c: Components, card: int, tables: list[TomlTable], rule: str) -> list[int]:
    return [_add(book, c, card, toml, rule) for toml in tables]


def _add(book: Book, c: Components, card: int, toml: TomlTable, rule: str) -> int:
    """Make one effect, with those inside it, and give it its number."""
    make = VERBS.get(toml.text("do"))
    if make is None:
        raise unknown_verb(toml, list(VERBS))
    inner = _read(book, c, card, toml.tables("steps", "do"), rule) if toml.has("steps") else []
    effect = make(len(book.effects), card, toml, c)
    effect.rule = rule
    if isinstance(effect, Either):
        effect.inner = inner
    book.effects.append(effect)
    return effect.number
