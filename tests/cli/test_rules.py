"""`tricorne rules`, the command as a whole, and leaving in the middle."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tricorne
from tests.cli.command import GAME, refused, run_tricorne
from tests.for_long import for_long
from tricorne.kernel.citations import Citations

SOURCE = Path(tricorne.__file__).parent
RULES = tricorne.game(GAME).rulebook


def test_a_rule_with_its_tests() -> None:
    said = run_tricorne("rules", GAME, "LOSS-6")
    assert said.status == 0
    assert said.out.startswith("LOSS-6  The second loss of the side")
    assert "test: games/struggle_of_empires/" in said.out
    (answer,) = json.loads(run_tricorne("rules", GAME, "loss-6", "--json").out)
    assert answer["text"] == RULES.text("LOSS-6")
    assert answer["tests"]


@pytest.mark.parametrize(
    ("game", "id", "places"),
    [
        (GAME, "LOSS-6", ["battle/losses.py"]),
        for_long(GAME, "SETUP-2", ["setup/choosing.py"]),
        ("imperial-struggle", "IS-R47", ["military/squadrons.py", "military/fleet.py"]),
        for_long("imperial-struggle", "IS-EVENT-11-1", ["effects/verbs.py"]),
        for_long("imperial-struggle", "IS-3.8-1", ["military/markers.py"]),
    ],
)
def test_a_rule_names_its_code(game: str, id: str, places: list[str]) -> None:
    """By its own id, by a span of ids, without what all ids begin with, by its family, or by its section."""
    (answer,) = json.loads(run_tricorne("rules", game, id, "--json").out)
    files = {place.partition(":")[0] for place in answer["code"]}
    assert files >= set(places)
    assert f"code: {answer['code'][0]}" in run_tricorne("rules", game, id).out


@pytest.mark.parametrize("game", tricorne.games())
def test_most_rules_are_cited_by_code(game: str) -> None:
    book = tricorne.game(game).rulebook
    code = Citations(SOURCE / "games" / game.replace("-", "_"), list(book.rules))
    asked = list(book.rules)[::12]
    without = [id for id in asked if not code.of(id)]
    assert len(without) < len(asked) / 4, without


def test_sections_and_rulings() -> None:
    section = json.loads(run_tricorne("rules", GAME, "LOSS", "--json").out)
    assert [entry["id"] for entry in section] == [rule.id for rule in RULES.section("LOSS")]
    ruling = run_tricorne("rules", GAME, "R-LOSS-4")
    assert ruling.out.startswith(f"R-LOSS-4  {RULES.rulings['R-LOSS-4'].title}")
    assert f"reason: {RULES.rulings['R-LOSS-4'].reason[:20]}" in ruling.out
    assert "*" not in ruling.out
    listed = run_tricorne("rules", GAME)
    assert "LOSS" in listed.out
    assert len(json.loads(run_tricorne("rules", GAME, "--json").out)) == len(RULES.sections)


def test_coverage_counts_the_rules_that_tests_name(tmp_path: Path) -> None:
    """A folder of tests that names one rule; then one that names a rule that does not exist."""
    folder = tmp_path / "games" / "struggle_of_empires"
    folder.mkdir(parents=True)
    test = folder / "test_one.py"
    test.write_text('@rule("LOSS-6")\ndef test_one():\n    assert True\n')
    said = run_tricorne("rules", GAME, "--coverage", "--tests", tmp_path)
    assert said.status == 1
    assert said.out.startswith(f"1/{len(RULES.rules)} rules tested")
    assert "LOSS-7" in said.out
    answer = json.loads(run_tricorne("rules", GAME, "--coverage", "--json", "--tests", tmp_path).out)
    assert answer["rules_tested"] == 1
    test.write_text('@rule("LOSS-999")\ndef test_one():\n    assert True\n')
    refused(run_tricorne("rules", GAME, "--coverage", "--tests", tmp_path), "LOSS-999")


def test_coverage_of_this_checkout() -> None:
    said = run_tricorne("rules", GAME, "--coverage")
    assert f"/{len(RULES.rules)} rules tested" in said.out
    assert said.status == (0 if f"{len(RULES.rules)}/{len(RULES.rules)} rules" in said.out else 1)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("rules", "nonesuch"), ("no game", GAME)),
        (("rules", GAME, "LOSS-99"), ("did you mean LOSS-9",)),
        (("rules", GAME, "LOST"), ("did you mean LOSS",)),
        (("rules", GAME, "--coverage", "--tests", "nowhere"), ("nowhere", "--tests")),
        (("rules",), ("GAME",)),
        (("conquer",), ("no command 'conquer'", "play")),
        (("verfy",), ("did you mean verify",)),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    refused(run_tricorne(*arguments), *words)


def test_alone_it_says_what_it_can_do() -> None:
    said = run_tricorne()
    assert said.status == 0
    for command in ("play", "simulate", "replay", "verify", "rules", "bench"):
        assert command in said.out


def test_it_says_which_version_it_is() -> None:
    said = run_tricorne("--version")
    assert (said.status, said.out) in [
        (0, f"tricorne {tricorne.__version__}, engine: {how}\n") for how in ("Python", "compiled")
    ]


SLOW_BOT = """
from pathlib import Path
from tricorne.bots import Bot

class Slow(Bot):
    def decide(self, seat):
        Path(__file__).with_name("playing").touch()
        return seat.legal()[0]
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupting_leaves_cleanly(workers: str, tmp_path: Path) -> None:
    """Ctrl-C in a long contest: no traceback, no process left behind, the status of an interruption."""
    bot = tmp_path / "slow.py"
    bot.write_text(SLOW_BOT)
    arguments = [sys.executable, "-m", "tricorne.cli", "simulate", GAME, "--games", "100000", "--workers", workers]
    running = subprocess.Popen(
        [*arguments, "--bots", f"{bot}:Slow"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Tests that run in the background may be deaf to Ctrl-C; the command must not inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        for _ in range(600):
            if (tmp_path / "playing").exists() or running.poll() is not None:
                break
            time.sleep(0.1)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130, err
    assert "Traceback" not in err


def test_whoever_stops_listening_is_no_error() -> None:
    piped = f"{sys.executable} -m tricorne.cli rules {GAME} TILE | head -1"
    said = subprocess.run(["bash", "-o", "pipefail", "-c", piped], capture_output=True, text=True, check=False)
    assert said.returncode == 0
    assert said.stderr == ""
