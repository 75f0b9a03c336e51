"""What the server tells about the games: cards for the home page, options as forms, the action table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

import tricorne
from tricorne.bots import for_game
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.game import Game
from tricorne.kernel.languages import argument, has, sentence
from tricorne.kernel.message import Text, say
from tricorne.lessons import lessons
from tricorne.puzzles import puzzles
from tricorne.server.problems import not_found, of_the_rules
from tricorne.server.wire import message
from tricorne.server.wire_games import (
    ActionRow,
    CheckOptions,
    ConstraintNote,
    ForcedValue,
    GameCard,
    GameInfo,
    Home,
    Level,
    OptionGroup,
    OptionValues,
    Power,
    PresetCard,
    PresetForm,
    Rule,
)


def card(game: Game) -> GameCard:
    options = game.options
    return GameCard(
        id=game.id,
        title=game.title,
        fewest=options.fewest,
        most=options.most,
        powers=[Power(seat, game.seat_name(seat)) for seat in game.seat_ids],
        presets=[PresetCard(preset.key, message(preset.words)) for preset in options.presets.values()],
        bots=[Level(kind.name, message(kind.words)) for kind in for_game(game.id)],
        choosing=list(game.choosing_rules),
        lessons=len(lessons(game.id)),
        puzzles=len(puzzles(game.id)),
    )


@lru_cache(maxsize=16)
def covers(language: str) -> str:
    """What pages without a table say of the games, as texts in a language, from the games' own: the title of each is
    ``cover-GAME``, with its blurb and the names of its seats as attributes; then its own bots."""
    found = ""
    for id in tricorne.games():
        game = tricorne.game(id)
        title = f"{id}/game-title"
        lines = [f"cover-{id} = {_one_line(sentence(title, {}, language) if has(title) else game.title)}"]
        if has(f"{id}/blurb"):
            lines.append(f"    .blurb = {_one_line(sentence(f'{id}/blurb', {}, language))}")
        for seat in game.seat_ids:
            lines.append(f"    .seat-{seat} = {_one_line(argument(game.seat_thing(seat), language))}")
        for kind in for_game(id):
            if kind.words.key.startswith(f"{id}/"):
                lines.append(f"bot-{kind.name} = {_one_line(kind.words.text(language))}")
                lines.append(f"    .name = {_one_line(sentence(f'{kind.words.key}.name', {}, language))}")
        found += "\n".join(lines) + "\n"
    return found


def _one_line(words: str) -> str:
    """Words that can stand in a Fluent file: braces would open a place there."""
    return " ".join(words.replace("{", "(").replace("}", ")").split())


@lru_cache(maxsize=1)
def home() -> Home:
    return Home(version=tricorne.__version__, games=[card(tricorne.game(id)) for id in tricorne.games()])


@lru_cache(maxsize=16)
def info(id: str) -> GameInfo:
    game = tricorne.game(id)
    form: Any = game.options.to_json()
    for group in form["groups"]:
        for option in group["options"]:
            for key in ("choices", "low", "high", "length", "sum"):
                option.setdefault(key, None)
    return GameInfo(
        card=card(game),
        groups=msgspec.convert(form["groups"], list[OptionGroup]),
        presets=msgspec.convert(form["presets"], list[PresetForm]),
        variants=msgspec.convert(form["variants"], list[PresetForm]),
        constraints=msgspec.convert(form["constraints"], list[ConstraintNote]),
        actions=[ActionRow(action.id, action.text, message(action.words), action.rule) for action in game.actions],
    )


def check_options(game: Game, asked: CheckOptions) -> OptionValues:
    """What each option would be."""
    try:
        preset = asked.preset or next(iter(game.options.presets))
        settings = game.options.resolve(preset, asked.options, asked.players)
    except TricorneError as problem:
        raise of_the_rules(problem) from None
    forced = []
    for one in settings.forced:
        value = list(one.value) if isinstance(one.value, tuple) else one.value
        forced.append(ForcedValue(one.key, value, message(one.constraint.words)))
    return OptionValues(values=settings.to_json(), forced=forced)


def rule(game: Game, id: str) -> Rule:
    if not game.rulebook.knows(id.upper()):
        raise not_found(say("why-no-rule", game=Text(game.title), text=Text(id[:40])))
    return Rule(id=id.upper(), words=game.rulebook.text(id.upper()))
