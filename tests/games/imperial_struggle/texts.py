"""What the tests of texts must know of this game: keys whose last part is an id (the code puts them together, so that
no search finds them), and words that its readers have replaced."""

from __future__ import annotations

from collections.abc import Iterator

import tricorne
from tricorne.games.imperial_struggle.board.constants import ERA_IDS, FLAG_IDS, KIND_IDS, SIDE_IDS, TYPE_IDS
from tricorne.games.imperial_struggle.board.deck import ABILITY_TIMES
from tricorne.games.imperial_struggle.board.wars import SPECIALS
from tricorne.games.imperial_struggle.bots.knowledge import WORDS as GROUNDS
from tricorne.games.imperial_struggle.figures.odds_and_charts import SOURCES
from tricorne.games.imperial_struggle.game import ImperialStruggle
from tricorne.games.imperial_struggle.peace.turn import STAGE_IDS
from tricorne.games.imperial_struggle.scoring.victory import REASON_IDS
from tricorne.games.imperial_struggle.terminal.text_board import SHOWS
from tricorne.games.imperial_struggle.view.sides import MINISTRY_PLACES
from tricorne.games.imperial_struggle.view.view import AT_WAR, GAME_OVER, SET_UP
from tricorne.games.imperial_struggle.view.war import STAGES

BANNED = {
    "de": [
        "Versteigerung",
        "Verschiebung",
        "verschieb",
        "1 Schuld ",
        "Friedenszug",
        "Bonus-Kriegsplättchen",
        "Festung",
        "VP",
    ],
    "fr": ["mouvoir", "employ", "points de guerre", "dette disponible", "tour d’action", "soutien naval", "asservir"],
}
"""Words that readers of the language have replaced by others: one word for one thing."""


def families() -> Iterator[tuple[str, list[str]]]:
    """The beginning of each such key, and the ids that end it."""
    game = tricorne.game("imperial-struggle")
    assert isinstance(game, ImperialStruggle)
    c = game.components
    board, wars = c.board, c.wars
    # names
    yield "side", SIDE_IDS
    yield "flag", FLAG_IDS[1:]
    yield "type", TYPE_IDS
    yield "region", board.region_ids
    yield "space", board.space_ids
    yield "country", [id for at, id in enumerate(board.country_ids) if board.country.count(at) > 1]
    yield "commodity", c.commodity_ids
    yield "keyword", c.keyword_ids
    yield "era", ERA_IDS
    yield "war", wars.ids
    yield "theater", [theater.id for theater in wars.theaters]
    yield "turn", c.turn_ids
    yield "phase", [*STAGE_IDS, SET_UP, AT_WAR, GAME_OVER]
    yield "card", c.event_ids
    yield "ministry", c.ministry_ids
    yield "advantage", c.advantage_ids
    yield "tile", [id for id in wars.tile_ids if id.startswith("bonus")]
    # what cards do
    for event in c.events:
        for version in {one.id: one for one in event.versions}.values():
            yield (
                "does-card",
                [f"{event.id}-{version.id}", *([f"{event.id}-{version.id}-bonus"] if version.bonus else [])],
            )
    for card in c.ministries:
        yield "does-ministry", [f"{card.id}-{at + 1}" for at in range(len(card.times))]
    yield "does-advantage", c.advantage_ids
    # actions, prices, what the board tells by an id of a view
    yield "act", [action.text.split()[0] for action in game.actions]
    yield "step", ["printed", "conflict", "isolated", "protected", "region", "minimum"]
    yield "price", ["printed", "conflict", "isolated", "protected", "region", "minimum"]
    yield "map-kind", KIND_IDS
    yield "map-price", ["shift", "build", "repair", "seize", "deploy", "clear"]
    yield "map-huguenots", ["fresh", "flipped"]
    yield "only", board.restriction_ids
    yield "when", ABILITY_TIMES
    yield "place", MINISTRY_PLACES
    yield "effect", ["none", "debt", "fort-or-fleet", "unflag"]
    yield "item", ["alliance", "squadron", "fort", "conflict", "keyword", "byng", "atlantic-dominance"]
    yield "item", ["basic-tile", "bonus-tile"]
    yield "special", SPECIALS
    yield "score", ["award", "prestige", "available-debt"]
    yield "advantage", ["ready", "exhausted", "new", "blocked", "nobody"]
    yield "end", [reason for reason in REASON_IDS if reason and reason != "goes-on"]
    yield "source", [*SOURCES, "wars", "play"]
    yield "figure", ["victory-points", "flags", "squadrons", "advantages", "debt", "treaty-points"]
    yield "luck", ["war-tiles", "note", *game.streams]
    yield "reason-for", ["victory", *dict.fromkeys(GROUNDS.values())]
    # the log and the terminal
    yield "log", ["awards", "demand", "investments", "cards-drawn", "tiles-drawn", "tiles-back"]
    yield "term-stage", [*STAGES.values(), "rewards"]
    yield "term-help", list(SHOWS)
    yield "term", ["exhausted", "new", "blocked"]
    # what the house asks a game for
    yield (
        "verb",
        ["trade", "diplomacy", "forts", "fleet", "build-squadron", "clear-markers", "buy-war-tile", "draw-card"],
    )
    yield "verb", ["play", "use-advantage", "ministry", "upgrade", "treaty-points"]
    yield "hint", ["trade", "diplomacy", "play", "use-advantage", "ministry"]
    yield "title", ["over", "menu", "take", "shift", "choose-ministry", "swap-ministry", "discard", "first-player"]
    yield "title", ["pay-by", "pay-extra", "conquer", "tile-effect", "refuse", "place-tile", "upgrade-keep"]
    yield "tab", ["tiles"]
    yield "page", ["tiles", "powers"]
    # options
    yield "option", list(game.options.options)
    for key, option in game.options.options.items():
        yield f"choice-{key}", option.choices
    yield "group", game.options.group_keys
    yield "preset", list(game.options.presets)
