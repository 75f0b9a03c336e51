"""``tricorne learn``: teach a network a game."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tricorne.cli.common import varied
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.extras import require
from tricorne.kernel.message import in_english

if TYPE_CHECKING:
    from tricorne.learning.field import Options, Reward
    from tricorne.learning.league import League


def learn(
    game: Annotated[str, typer.Argument(help="The id of a game.")],
    minutes: Annotated[float, typer.Option(help="How long, in all; with --resume what was spent before counts.")],
    out: Annotated[Path, typer.Option(help="Folder for checkpoints, curves and the last weights.")],
    resume: Annotated[bool, typer.Option("--resume", help="Go on where the folder stopped.")] = False,
    players: Annotated[
        str, typer.Option(help="How many play, or several numbers such as 2,3,4,4; by default as few as can.")
    ] = "",
    vary: Annotated[
        list[str] | None,
        typer.Option(help="KEY=VALUE,VALUE: tables with each value of an option, such as negotiation=off,offers."),
    ] = None,
    reward: Annotated[
        str, typer.Option(help="What counts at the end: parts of win, rank and margin, such as 0.5,0.4,0.1.")
    ] = "",
    games: Annotated[int, typer.Option(help="Games of each of the two halves.")] = 256,
    processes: Annotated[int, typer.Option(help="Processes that step each half.")] = 1,
    steps: Annotated[int, typer.Option(help="Steps of every game between two times of learning.")] = 64,
    width: Annotated[int, typer.Option(help="Width of the network.")] = 512,
    depth: Annotated[int, typer.Option(help="Layers after the first.")] = 4,
    imitate: Annotated[
        float, typer.Option(help="Part of the time in which the teacher is followed alone; 0 for no teacher.")
    ] = 0.2,
    teacher: Annotated[str, typer.Option(help="Who is imitated: heuristic, captain or general.")] = "heuristic",
    ask_every: Annotated[int, typer.Option(help="Ask the teacher about one of so many decisions.")] = 1,
    scatter: Annotated[
        int, typer.Option(help="First games begin up to so many random decisions on; nothing is learned from them.")
    ] = 0,
    begin_from: Annotated[Path | None, typer.Option(help="A network to begin with, instead of nothing.")] = None,
    league: Annotated[
        str,
        typer.Option(
            help="Parts of the games against past selves, heuristic, a mixture, captain, general: 0.3,0.2,0.1,0,0."
        ),
    ] = "",
    rate: Annotated[float, typer.Option(help="Learning rate at the beginning.")] = 4e-4,
    variety: Annotated[float, typer.Option(help="How much variety is wanted at the beginning.")] = 0.02,
    epochs: Annotated[int, typer.Option(help="How often the same decisions are learned from.")] = 2,
    checkpoints: Annotated[int, typer.Option(help="How often the network is kept and joins the past selves.")] = 8,
    ladder: Annotated[str, typer.Option(help="Bots that checkpoints play.")] = "ensign,heuristic,captain",
    ladder_games: Annotated[int, typer.Option(help="Games of each of these matches; 0 for none.")] = 20,
    seed: Annotated[int, typer.Option(help="What is drawn follows from it.")] = 1756,
) -> None:
    """Teach a network a game: imitation of a teacher, then play against itself, past selves and house bots."""
    require("learning", ["torch"])
    import tricorne
    from tricorne.learning.field import Reward
    from tricorne.learning.house_bots import TEACHERS
    from tricorne.learning.league import League
    from tricorne.learning.learner import Learner
    from tricorne.learning.left_behind import LATEST
    from tricorne.learning.recipe import Recipe
    from tricorne.learning.stopping import Stop

    if resume and not (out / LATEST).exists():
        raise BadOptions(in_english(f"--resume: {out} holds no {LATEST} to go on from"))
    if not resume and (out / LATEST).exists():
        raise BadOptions(in_english(f"{out} holds a course already: go on with --resume, or name another folder"))
    if teacher not in TEACHERS or ask_every < 1:
        raise BadOptions(in_english(f"--teacher: one of {', '.join(TEACHERS)}, asked every 1 or more decisions"))
    if rate <= 0 or variety < 0 or epochs < 1 or checkpoints < 1:
        raise BadOptions(in_english("--rate, --epochs and --checkpoints: more than nothing; --variety: at least 0"))
    if scatter < 0:
        raise BadOptions(in_english("--scatter: a number of decisions, at least 0"))
    if begin_from is not None and resume:
        raise BadOptions(in_english("--begin-from: a course that goes on has its network already"))
    seats = _players(players) if players else (tricorne.game(game).options.fewest,)
    recipe = Recipe(
        game,
        seats,
        _options(game, vary or []),
        seed,
        width,
        depth,
        games,
        processes,
        steps,
        epochs=epochs,
        rate=rate,
        entropy=variety,
        imitate=imitate,
        teacher=teacher,
        ask_every=ask_every,
        scatter=scatter,
        league=_league(league) if league else League(),
        reward=_reward(reward) if reward else Reward() if set(seats) == {2} else Reward(0.5, 0.4, 0.1),
        checkpoints=checkpoints,
        ladder=tuple(name for name in ladder.split(",") if name),
        ladder_games=ladder_games,
    )
    with Stop() as stop:
        learner = Learner(recipe, out, resume, begin_from=begin_from, stop=stop)
        try:
            path = learner.learn(minutes)
        finally:
            learner.close()
    print(f"{learner.steps} steps, {learner.finished} games, {learner.spent / 60:.1f} min: {path}")
    if learner.spent < 60 * minutes:
        print("Stopped; the same command with --resume goes on from here.")


def _players(text: str) -> tuple[int, ...]:
    """Numbers of players; the learner asks whether so many can play."""
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise BadOptions(in_english(f"--players {text}: a number, or several such as 2,3,4,4")) from None


def _options(game: str, texts: list[str]) -> tuple[Options, ...]:
    """Every combination of the options that vary."""
    import tricorne

    options = tricorne.game(game).options
    chosen = [[f"{key}={value}" for value in values] for key, values in varied(tricorne.game(game), texts).items()]
    return tuple(options.parse(given) for given in product(*chosen))


def _reward(text: str) -> Reward:
    """Parts of win, rank and margin."""
    from tricorne.learning.field import Reward

    try:
        win, rank, margin = (float(part) for part in text.split(","))
    except ValueError:
        raise BadOptions(in_english(f"--reward {text}: three numbers, of win, rank and margin")) from None
    return Reward(win, rank, margin)


def _league(text: str) -> League:
    """Parts of the games against past selves, the heuristic, a mixture, captains, generals."""
    from tricorne.learning.league import League

    try:
        past, house, mixed, captain, general = (float(part) for part in text.split(","))
    except ValueError:
        raise BadOptions(in_english(f"--league {text}: five numbers, parts of the games")) from None
    found = League(past, house, mixed, captain, general)
    if min(found) < 0 or sum(found) > 1:
        raise BadOptions(in_english(f"--league {text}: parts of the games, together at most 1"))
    return found
