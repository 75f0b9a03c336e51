"""`tricorne bench`: how fast the engine is, as Python, compiled, and against a yardstick from elsewhere; and how soon
the server answers under load.

The environments take turns, round after round, and the median of the rounds is told, because machines are noisy.
In a checkout the environments that `make bench` builds are found by themselves.
"""

import importlib.util
import json
import os
import statistics
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Column, Table

import tricorne
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import in_english

Figures = dict[str, Any]

CHECKOUT = Path(__file__).parents[3]
MEASURE = Path(__file__).with_name("measure.py")
THINKING = Path(__file__).with_name("thinking.py")
LOAD = Path(__file__).with_name("load.py")
HELD = Path(__file__).with_name("held.py")
YARDSTICK = CHECKOUT / "bench" / "catanatron_random.py"
OPENSPIEL = CHECKOUT / "bench" / "openspiel_random.py"
OPENSPIEL_GAMES = ("backgammon", "chess", "hearts")
VECTORS = ((1, "full"), (2, "full"), (1, "compact"))
"""Vectorised environments: on so many processes, with which observation."""
PLAYERS = 4
PROFILED_GAMES = 10
CONNECTED = 4
"""People at each table of the server: players, and where a game has fewer, some who look on."""
WORDS = {
    "decisions_per_s": "decisions a second, in bulk",
    "driven_decisions_per_s": "decisions a second, driven",
    "games_per_s": "games a second, in bulk",
    "decisions_per_game": "decisions in a game",
    "options_per_decision": "options of a decision",
    "clone_us": "microseconds to copy",
    "bytes_per_position": "bytes of a position",
    "ratio_to_catanatron": "times catanatron, in bulk",
    "driven_ratio_to_catanatron": "times catanatron, driven",
    **{f"ratio_to_{game}": f"times OpenSpiel's {game}, in bulk" for game in OPENSPIEL_GAMES},
    "steps_per_s": "vectorised steps a second",
    "steps_per_cpu_s": "vectorised steps a second of CPU",
    "steps_ratio_to_catanatron": "times catanatron, vectorised steps",
    "times_one_process": "times one process",
    "loop_steps_per_s": "steps a second of the whole loop",
    "loop_times_one": "times the loop of one process",
    "unconnected_times_one": "times one process, where they are unconnected",
}
LEVELS = ("ensign", "captain", "general", "marshal")
THINKING_WORDS = {
    "playouts_per_s": "random playouts a second",
    "nodes_per_s": "nodes of the search a second",
    "rehearsals_per_s": "rehearsals a second",
    "decisions": "decisions thought about",
    **{
        f"{level}_{key}_ms": f"milliseconds of the {level}, {words}"
        for level in LEVELS
        for key, words in (("median", "median"), ("most", "longest"))
    },
}
LOAD_WORDS = {
    "acknowledged": "actions acknowledged",
    "ack_median_ms": "milliseconds to the answer, median",
    "ack_p99_ms": "milliseconds to the answer, 99 of 100",
    "ack_max_ms": "milliseconds to the answer, longest",
    "server_cpu_ms_per_action": "milliseconds of the server's CPU for one",
    "server_memory_mb": "megabytes of the server's memory",
    "messages_per_s": "messages a second",
    "bytes_per_message": "bytes of a message",
}


HELD_WORDS = {
    "tables_held": "tables that one process holds",
    "held_p99_ms": "milliseconds to the answer there, 99 of 100",
    "tables_not_held": "tables that were too many",
    "not_held_p99_ms": "milliseconds to the answer there, 99 of 100",
    "rounds": "rounds",
}


class BenchError(TricorneError):
    """An environment that cannot be measured."""


def built(environment: str) -> Path | None:
    """The Python of an environment that make has built in this checkout, if it is there."""
    python = CHECKOUT / "build" / environment / "bin" / "python"
    return python if YARDSTICK.exists() and python.exists() else None


def with_openspiel() -> Path | None:
    """Our own Python, if this is a checkout and OpenSpiel is installed."""
    found = OPENSPIEL.exists() and importlib.util.find_spec("pyspiel") is not None
    return Path(sys.executable) if found else None


def run(python: Path, arguments: list[str], *, same: bool = False) -> Any:
    """What a measuring process of that Python says. Only our own Python may look where we look for modules."""
    environment = dict(os.environ)
    if not same:
        environment.pop("PYTHONPATH", None)
    done = subprocess.run([str(python), "-P", *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise BenchError(in_english(f"cannot measure with {python}: {last}"))
    return json.loads(done.stdout)


def unconnected(python: Path, arguments: list[str], processes: int, *, same: bool = False) -> float:
    """Steps a second of as many processes at the same time that know nothing of each other, by the slowest."""
    with ThreadPoolExecutor(processes) as starts:
        runs = [starts.submit(run, python, arguments, same=same) for _ in range(processes)]
    slowest: float = min(one.result()["steps_per_s"] for one in runs)
    return processes * slowest


def median(rounds: list[Figures]) -> Figures:
    """The median of each figure over all rounds; what is not a number is the same in all."""
    return {
        key: first if isinstance(first, bool | str) else statistics.median(figures[key] for figures in rounds)
        for key, first in rounds[0].items()
    }


def rounded(figures: Figures) -> Figures:
    """Figures with as many digits as they deserve."""
    return {
        key: (round(value) if value >= 1000 else round(value, 2)) if isinstance(value, float) else value
        for key, value in figures.items()
    }


def players_of(game: str, players: int | None, preset: str) -> int:
    """So many as asked for; without a wish four, or as many as the game seats. Tries it out before the clock runs."""
    seats = tricorne.game(game).seat_ids
    count = min(PLAYERS, len(seats)) if players is None else players
    if not 0 < count <= len(seats):
        raise BenchError(in_english(f"{game} has {len(seats)} seats, not {count}"))
    tricorne.game(game).new(seats=seats[:count], preset=preset)
    return count


def compare(
    games: list[str],
    players: int | None,
    preset: str,
    rounds: int,
    seconds: float,
    compiled: Path | None,
    catanatron: Path | None,
    openspiel: Path | None = None,
    vector: bool = False,
) -> list[Figures]:
    """One row of figures for each game and build, vectorised ones, and one for each yardstick."""
    here = Path(sys.executable)
    builds = [here] if compiled is None else [here, compiled]
    seats = {game: players_of(game, players, preset) for game in games}
    found: dict[tuple[str, Path], list[Figures]] = {(game, python): [] for game in games for python in builds}
    vectors: dict[tuple[str, Path, tuple[int, str]], list[Figures]] = {
        (game, python, how): [] for game, python in found for how in VECTORS if vector
    }
    yard: list[Figures] = []
    spiel: dict[str, list[Figures]] = {game: [] for game in OPENSPIEL_GAMES if openspiel is not None}
    for turn in range(rounds):
        seed = 1000 * (turn + 1)
        for game, python in found:
            order = ["measure", game, str(seats[game]), preset, str(seconds), str(seed)]
            found[game, python].append(run(python, [str(MEASURE), *order], same=python == here))
        if catanatron is not None:
            yard.append(run(catanatron, [str(YARDSTICK), str(seconds), str(seed)]))
        for game, python, how in vectors:
            processes, observation = how
            order = [game, str(seats[game]), preset, str(seconds), str(seed)]
            together = [str(MEASURE), "vector", *order]
            figures = run(python, [*together, str(processes), observation], same=python == here)
            if processes > 1:
                parts = run(python, [str(MEASURE), "parts", *order, str(processes), observation], same=python == here)
                figures["loop_steps_per_s"] = parts["loop_steps_per_s"]
                apart = unconnected(python, [*together, "1", observation], processes, same=python == here)
                figures["unconnected_steps_per_s"] = apart
            vectors[game, python, how].append(figures)
        for game in spiel:
            assert openspiel is not None
            spiel[game].append(run(openspiel, [str(OPENSPIEL), game, str(seconds), str(seed)], same=openspiel == here))
    yardstick = median(yard) if yard else {}
    others = {game: median(measured) for game, measured in spiel.items()}
    rows = []
    for (game, python), measured in found.items():
        figures = median(measured)
        if python == compiled and not figures["compiled"]:
            raise BenchError(in_english(f"the engine of {python} is not compiled: build it with make compiled"))
        if yardstick:
            for key in ("", "driven_"):
                ratio = figures[f"{key}decisions_per_s"] / yardstick["decisions_per_s"]
                figures[f"{key}ratio_to_catanatron"] = ratio
        for other, measured_there in others.items():
            figures[f"ratio_to_{other}"] = figures["decisions_per_s"] / measured_there["decisions_per_s"]
        row = {"name": f"{game}/random/{seats[game]}p", **rounded(figures)}
        if not figures["compiled"]:  # machine code does not tell a profiler where it is
            order = ["profile", game, str(seats[game]), preset, str(PROFILED_GAMES), "1756"]
            row["profile"] = run(python, [str(MEASURE), *order], same=python == here)
        rows.append(row)
    for (game, python, (processes, observation)), measured in vectors.items():
        figures = {"players": seats[game], **median(measured)}
        if yardstick and processes == 1:
            figures["steps_ratio_to_catanatron"] = figures["steps_per_cpu_s"] / yardstick["decisions_per_s"]
        if processes > 1:
            alone = median(vectors[game, python, (1, observation)])
            figures["times_one_process"] = figures["steps_per_s"] / alone["steps_per_s"]
            figures["loop_times_one"] = figures["loop_steps_per_s"] / alone["loop_steps_per_s"]
            figures["unconnected_times_one"] = figures.pop("unconnected_steps_per_s") / alone["steps_per_s"]
        kind = "vector" if observation == "full" else f"vector-{observation}"
        rows.append({"name": f"{game}/{kind}/{processes}p", **rounded(figures)})
    if yardstick:
        rows.append({"name": f"catanatron/random/{PLAYERS}p", **rounded(yardstick)})
    rows += [{"name": f"openspiel-{game}/random", **rounded(figures)} for game, figures in others.items()]
    return rows


def thinking(
    games: list[str],
    players: int | None,
    preset: str,
    seconds: float,
    decisions: int,
    compiled: Path | None,
    levels: tuple[str, ...] = LEVELS,
) -> list[Figures]:
    """Two rows for each game and build: playouts and nodes a second, and how long the levels think."""
    here = Path(sys.executable)
    rows = []
    for game in games:
        playbook = tricorne.game(game).playbook()
        if playbook is None or not playbook.thinks_ahead:
            continue
        seats = players_of(game, players, preset)
        for python in [here] if compiled is None else [here, compiled]:
            for what, amount in (("search", str(seconds)), ("levels", str(decisions))):
                order = [str(THINKING), what, game, str(seats), preset, amount, "1756", *levels]
                figures = run(python, order, same=python == here)
                rows.append({"name": f"{game}/{what}/{seats}p", **rounded(figures)})
    return rows


def under_load(games: list[str], tables: int, seconds: float, compiled: Path | None) -> list[Figures]:
    """One row for each game and build: so many tables with four connected people, one action a second at each."""
    here = Path(sys.executable)
    rows = []
    for game in games:
        for python in [here] if compiled is None else [here, compiled]:
            order = [str(LOAD), "measure", game, str(tables), str(CONNECTED), str(seconds)]
            figures = run(python, order, same=python == here)
            name = f"server/load/{tables}x{CONNECTED}" + ("" if game == games[0] else f"/{game}")
            rows.append({"name": name, **rounded(figures)})
    return rows


def tables_held(games: list[str], most: int, seconds: float, compiled: Path | None) -> list[Figures]:
    """One row for each game: how many tables one process holds, by the fastest build that is there."""
    here = Path(sys.executable)
    python = compiled or here
    rows = []
    for game in games:
        figures = run(python, [str(HELD), game, str(CONNECTED), str(most), str(seconds)], same=python == here)
        name = f"server/held/x{CONNECTED}" + ("" if game == games[0] else f"/{game}")
        rows.append({"name": name, **rounded(figures)})
    return rows


def show(rows: list[Figures], words: dict[str, str]) -> None:
    """The figures for people: a table for each thing that was measured, with its builds beside each other."""
    console = Console()
    for name in dict.fromkeys(row["name"] for row in rows):
        builds = [row for row in rows if row["name"] == name]
        game = builds[0].get("game", "")
        heading = name if game in name else f"{name}/{game}"
        table = Table(heading, *(Column(engine_of(row), justify="right") for row in builds))
        for key, said in words.items():
            if any(key in row for row in builds):
                table.add_row(said, *(f"{row[key]:,}" if key in row else "" for row in builds))
        console.print(table)
    for row in rows:
        if "profile" in row:
            console.print(f"\nWhere the time goes ({row['name']}, {engine_of(row)}):", highlight=False)
            for line in row["profile"]:
                console.print(f"{line['share']:6.1%}  {line['function']}", highlight=False, markup=False)


def engine_of(row: Figures) -> str:
    """How the engine of a row was built, in a word."""
    return "" if "compiled" not in row else "compiled" if row["compiled"] else "Python"


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    game: Annotated[list[str] | None, typer.Option(help="A game to measure; without it all of them.")] = None,
    players: Annotated[
        int | None, typer.Option(help="How many seats; without it four, where the game has them.")
    ] = None,
    preset: Annotated[str, typer.Option(help="The preset of rules; without it the game's own.")] = "",
    rounds: Annotated[int, typer.Option(min=1, help="How often each environment has its turn.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="CPU time of each measurement.")] = 2.0,
    compiled: Annotated[Path | None, typer.Option(help="The Python of an environment with a compiled engine.")] = None,
    catanatron: Annotated[Path | None, typer.Option(help="The Python of an environment with catanatron.")] = None,
    openspiel: Annotated[Path | None, typer.Option(help="The Python of an environment with OpenSpiel.")] = None,
    vector: Annotated[bool, typer.Option(help="Also measure vectorised environments on 1 and 2 processes.")] = True,
    decisions: Annotated[
        int, typer.Option("--thought", min=0, max=1000, help="Decisions the levels think about; 0 leaves bots out.")
    ] = 20,
    tables: Annotated[int, typer.Option(min=0, max=1000, help="Tables on the server under load; 0 for no load.")] = 0,
    load_seconds: Annotated[float, typer.Option(min=1, max=600, help="How long the load lasts.")] = 30.0,
    most_tables: Annotated[
        int,
        typer.Option(min=0, max=2000, help="Search for how many tables one process holds, up to so many; 0: do not."),
    ] = 0,
    held_seconds: Annotated[float, typer.Option(min=1, max=60, help="How long a round of that search lasts.")] = 6.0,
) -> None:
    """Measure random play: decisions and games a second, copies, size; compared where environments are there. Then how
    fast bots think. With --tables also the server: how soon it acknowledges actions while so many tables play. With
    --most-tables how many tables it holds while 99 of 100 actions are acknowledged within 100 ms."""
    rows = compare(
        game or tricorne.games(),
        players,
        preset,
        rounds,
        seconds,
        compiled or built("compiled"),
        catanatron or built("catanatron"),
        openspiel or with_openspiel(),
        vector,
    )
    thought: list[Figures] = []
    if decisions:
        thought = thinking(game or tricorne.games(), players, preset, seconds, decisions, compiled or built("compiled"))
    loaded = under_load(game or tricorne.games(), tables, load_seconds, compiled or built("compiled")) if tables else []
    held: list[Figures] = []
    if most_tables:
        held = tables_held(game or tricorne.games(), most_tables, held_seconds, compiled or built("compiled"))
    if as_json:
        print(json.dumps(rows + thought + loaded + held, indent=2))
    else:
        show(rows, WORDS)
        show(thought, THINKING_WORDS)
        show(loaded, LOAD_WORDS)
        show(held, HELD_WORDS)
