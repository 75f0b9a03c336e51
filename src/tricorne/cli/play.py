"""`tricorne play`: a game at the terminal, alone against bots, round one screen, or bots to watch."""

from __future__ import annotations

import contextlib
import re
import secrets
import sys
from typing import Annotated
from urllib.parse import unquote

import typer
from rich.console import Console

import tricorne
from tricorne.bots import Numbers, bot
from tricorne.cli.choosing import chosen_clockwise
from tricorne.cli.common import LANGUAGE, Screen, find_game, language_of, read_file, words
from tricorne.cli.session import PERSON, Leave, Resume, Session
from tricorne.kernel.errors import BadOptions, hint
from tricorne.kernel.game import Game
from tricorne.kernel.message import Text, say, texts
from tricorne.kernel.spoken import speak, spoken
from tricorne.kernel.state import State
from tricorne.scenarios import unpacked

DEFAULT_PLAYERS = 4
NOBODY = "none"
LED = re.compile(r"^# Led by: (.+)$", re.MULTILINE)
SEED_BYTES = 8
NARROW = 100
"""Columns of a terminal that is none: pipes and files."""


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; not needed with --resume.")] = "",
    me: Annotated[str, typer.Option(help="Your power, or several with commas at one screen; none to watch.")] = "",
    bots: Annotated[
        str, typer.Option(help="Bots of the other seats, with commas; the last takes the rest.")
    ] = "heuristic",
    players: Annotated[int | None, typer.Option(help="How many seats; the other powers are drawn.")] = None,
    seats: Annotated[str, typer.Option(help="All powers round the table, the start player first.")] = "",
    preset: Annotated[str, typer.Option(help="The preset of rules; without it the game's own.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="KEY=VALUE on top of the preset; may be repeated.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same dice; without it they are new.")] = "",
    components: Annotated[str, typer.Option(help="A file of the owner's own figures.")] = "",
    choose: Annotated[
        int, typer.Option(help="So many people at this screen choose their powers clockwise, bots among them.")
    ] = 0,
    resume: Annotated[str, typer.Option(help="Go on with a saved game.")] = "",
    language: Annotated[str, LANGUAGE] = "",
) -> None:
    """Play at the terminal: type help in the game for all commands."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (arrow keys and history where the system has them)
    speak(language_of(language))
    console = Screen(width=None if sys.stdout.isatty() else NARROW)
    if resume:
        session = resumed(resume, me, bots, components, console)
    else:
        if not game:
            raise BadOptions(say("cli-which-game", games=texts(list(tricorne.games()))))
        named, small = unpacked(game)
        chosen_game = find_game(named, components)
        # A seed that nobody chose must be one that nobody can guess.
        chosen = seed or secrets.token_hex(SEED_BYTES)
        if choose:
            if me or seats:
                raise BadOptions(say("cli-choose-or-name"))
            count = max(min(DEFAULT_PLAYERS, len(chosen_game.seat_ids)), choose) if players is None else players
            table, people = chosen_clockwise(chosen_game, choose, count, chosen, console)
        else:
            people = led_by_people(chosen_game, me, console)
            table = seated(chosen_game, people, words(seats), players, chosen)
        state = chosen_game.new(
            seats=table, preset=preset, options={**small, **chosen_game.options.parse(option or [])}, seed=chosen
        )
        session = Session(state, led(state, people, words(bots)), console)
    console.print(spoken(say("cli-begin")), style="dim")
    while True:
        try:
            session.run()
        except Leave:
            console.print(spoken(say("cli-left")), style="dim")
        except Resume as other:
            try:
                session = resumed(other.path, "", bots, components, console)
            except tricorne.TricorneError as problem:
                console.print(spoken(problem), style="yellow", highlight=False, soft_wrap=True)
            continue
        return


def led_by_people(game: Game, me: str, console: Console) -> list[str]:
    """The powers that people lead: as typed, or asked for at a terminal, or the first of the game."""
    if me == NOBODY:
        return []
    if words(me) or not sys.stdin.isatty():
        return checked(game, words(me) or list(game.seat_ids[:1]))
    console.print(spoken(say("cli-which-power", powers=texts(game.seat_ids))), highlight=False)
    while True:
        try:
            return checked(game, words(input(f"{spoken(say('cli-power'))}> ")) or list(game.seat_ids[:1]))
        except BadOptions as problem:
            console.print(spoken(problem), style="yellow", highlight=False)


def checked(game: Game, powers: list[str]) -> list[str]:
    """The powers themselves, if the game has them all and each is named once."""
    for power in powers:
        if power not in game.seat_ids:
            raise BadOptions(say("cli-no-power", words=Text(power), hint=hint(power, list(game.seat_ids))))
        if powers.count(power) > 1:
            raise BadOptions(say("cli-power-twice", power=game.seat_thing(power)))
    return powers


def seated(game: Game, people: list[str], named: list[str], players: int | None, seed: str) -> list[str]:
    """The powers round the table: as named, or the people's and others drawn, in an order that is drawn too."""
    if named:
        for power in people:
            if power not in named:
                seats = Text(",".join(named))
                raise BadOptions(say("cli-no-seat", power=game.seat_thing(power), seats=seats))
        if players is not None and players != len(named):
            raise BadOptions(say("cli-powers-players", powers=len(named), players=players))
        return named
    count = max(min(DEFAULT_PLAYERS, len(game.seat_ids)), len(people)) if players is None else players
    if not len(people) <= count <= len(game.seat_ids):
        fewest, most = max(2, len(people)), len(game.seat_ids)
        raise BadOptions(say("cli-players", players=count, fewest=fewest, most=most))
    chance = Numbers(f"{seed}/table")
    others = [power for power in game.seat_ids if power not in people]
    table = people + [others.pop(chance.below(len(others))) for _ in range(count - len(people))]
    order: list[str] = []
    while table:
        order.append(table.pop(chance.below(len(table))))
    return order


def led(state: State, people: list[str], bots: list[str]) -> dict[str, str]:
    """Who leads each seat."""
    others = [seat for seat in state.seats if seat not in people]
    if others and not bots:
        raise BadOptions(say("cli-no-bot"))
    if len(bots) > max(1, len(others)):
        raise BadOptions(say("cli-bots-seats", bots=len(bots), seats=len(others)))
    for name in bots:
        bot(name)
    found = dict.fromkeys(state.seats, PERSON)
    for at, seat in enumerate(others):
        found[seat] = bots[min(at, len(bots) - 1)]
    return found


def resumed(path: str, me: str, bots: str, components: str, console: Console) -> Session:
    """A saved game: the file remarks who led which seat; --me changes it."""
    text = read_file(path)
    state = tricorne.replay(text, components=components)
    remark = LED.search(text)
    if remark is not None and not me:
        players = {seat: unquote(name) for seat, _, name in (pair.partition("=") for pair in remark[1].split())}
        known = {seat: players.get(seat, PERSON) for seat in state.seats}
        for name in known.values():
            if name != PERSON:
                bot(name)
        return Session(state, known, console)
    people = [] if me == NOBODY else words(me) or state.seats
    for power in people:
        state.seat_number(power)
    return Session(state, led(state, people, words(bots)), console)
