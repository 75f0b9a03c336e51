"""Wording and facts are apart: nothing reads a sentence, and a reworded text changes no fact."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import tricorne
from tricorne.kernel import languages
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.message import Message

ROOT = Path(__file__).parents[2]
GAME = "struggle-of-empires"
MESSAGES = ROOT / "src/tricorne/games/struggle_of_empires/messages"
PATTERN = re.compile(
    r"\bre\.(match|search|compile|sub|findall|split|fullmatch)|RegExp|\.(match|test|exec)\(/|/\.test\("
)
REPLACES = re.compile(r"\.(replace|replaceAll|split)\(/")
HANDLES = [
    *("src/tricorne/kernel/message.py", "src/tricorne/kernel/languages.py", "src/tricorne/kernel/spoken.py"),
    *("src/tricorne/kernel/errors.py", "src/tricorne/kernel/machine/*.py", "src/tricorne/games/*/*.py"),
    *("src/tricorne/games/*/log/*.py", "src/tricorne/games/*/view/*.py", "src/tricorne/games/*/terminal/*.py"),
    *("src/tricorne/bots/*.py", "src/tricorne/server/*.py", "src/tricorne/cli/*.py", "src/tricorne/analysis/*.py"),
    *("client/src/**/*.ts", "client/src/**/*.svelte"),
]
"""What makes, carries, stores or shows messages."""
OTHERWISE = {
    "src/tricorne/server/openapi.py": "the places of an address",
    "src/tricorne/server/logs.py": "a request's own id",
    "src/tricorne/cli/play.py": "a remark in a saved record",
    "client/src/rules/finding.ts": "what a reader of the rules searches for, and ids of rules",
    "client/src/table/PromptSheet.svelte": "a key that was pressed",
    "client/src/pages/Fair.svelte": "a key that was pressed",
    "client/src/plain/index.ts": "an id as words",
    "client/src/plain/view-text.ts": "an id as words",
    "client/src/plain/letters.ts": "the last word of a name",
    "client/src/games/module.ts": "the key of a message",
}
"""Patterns that read something else than a sentence."""


def test_nothing_that_handles_messages_reads_sentences() -> None:
    found: dict[str, str] = {}
    paths = [path for pattern in HANDLES for path in ROOT.glob(pattern)]
    assert len(paths) > 250
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            if PATTERN.search(line) or REPLACES.search(line):
                found[str(path.relative_to(ROOT))] = line.strip()
    assert {path: line for path, line in found.items() if path not in OTHERWISE} == {}
    assert set(found) == set(OTHERWISE), "something reads no pattern any more: it need not be named"


def test_no_forms_are_left_in_the_client() -> None:
    assert list((ROOT / "client/src").rglob("forms*.ts")) == []
    assert list((ROOT / "client").glob("messages")) == []


# -- a reworded game ---------------------------------------------------------------------------------


@pytest.fixture
def reworded(tmp_path: Path) -> Iterator[Path]:
    """The game with every sentence of its English log said otherwise, as long as the test runs."""
    folder = tmp_path / "messages"
    shutil.copytree(MESSAGES, folder)
    log = folder / "en" / "log.ftl"
    log.write_text(re.sub(r"^(log-[\w-]+ =)", r"\1 Hear ye:", log.read_text(encoding="utf-8"), flags=re.M), "utf-8")
    languages.add_messages(GAME, folder)
    yield folder
    languages.add_messages(GAME, MESSAGES)


def told() -> list[Message]:
    """All lines of the log of one game."""
    chance = random.Random(4)
    state = tricorne.game(GAME).new(["britain", "france", "spain"], seed=7)
    found: list[Message] = []
    while not state.over:
        before = state.position.clone()
        state.play(chance.choice(state.legal()))
        for line in state.engine.narrate(before, state.position, state.last, SPECTATOR):
            found.append(line)
    return found


LINES = told()
AS_IT_IS = [message.to_data() for message in LINES]
WORDS = {language: [message.text(language) for message in LINES] for language in ("en", "de")}


@pytest.mark.usefixtures("reworded")
def test_a_reworded_log_keeps_its_dice_marks_and_bids() -> None:
    again = told()
    assert [message.to_data() for message in again] == AS_IT_IS
    keys = {message.key.partition("/")[2] for message in again}
    assert {"log-dice-land", "log-bid", "log-war"} <= keys
    dice = next(message for message in again if message.key.endswith("/log-dice-land"))
    assert str(dice).startswith("Hear ye: ")
    assert isinstance(dice.args["dice"], list) and len(dice.args["dice"]) == 2


@pytest.mark.usefixtures("reworded")
def test_other_languages_do_not_notice_a_reworded_english_text() -> None:
    assert [message.text("de") for message in LINES] == WORDS["de"]
    assert [message.text("en") for message in LINES] != WORDS["en"]
