"""The analysis board and a puzzle in the browser."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PIL import Image

import tricorne
from tests.browser import imperial, struggle
from tests.browser.person import PHONE, Company
from tests.browser.test_accessible import BOARD, check, check_part
from tricorne.puzzles.puzzle import puzzles

COVERS = """card => {
    const own = card.getBoundingClientRect();
    return [...document.querySelectorAll(".stage, .strip, .prompt, .go, .side-tabs")].filter(other => {
        const box = other.getBoundingClientRect();
        const across = own.left < box.right - 1 && box.left < own.right - 1;
        return across && own.top < box.bottom - 1 && box.top < own.bottom - 1;
    }).map(other => other.className);
}"""
"""What the card of a puzzle lies over."""


def record(game: Any = struggle, moves: int = 30) -> str:
    state = tricorne.game(game.GAME).new(list(game.SEATS), seed=7)
    numbers = random.Random(7)
    for _ in range(moves):
        state.play(numbers.choice(state.legal()))
    return str(state.record)


def test_a_record_is_pasted_walked_through_and_branched(company: Company) -> None:
    anna = company.person("Anna")
    anna.page.goto("/study")
    anna.page.fill("textarea", "no record at all")
    anna.click(".study-shelf .btn.main")
    anna.see(".problem")
    anna.troubles.clear()  # the browser tells of the record that was refused
    anna.page.fill("textarea", record())
    anna.click(".study-shelf .btn.main")
    anna.see('.screen.study[data-number="0"][data-branch="0"]')
    anna.page.keyboard.press("ArrowRight")
    anna.see('.screen.study[data-number="1"]')
    check(anna, "study", besides=BOARD)
    anna.click("#tab-marshal")
    anna.click(".adviser .btn:not(.tell)")
    anna.see('.screen.study[data-branch="1"]')
    anna.click("#tab-moves")
    anna.see(".moves .branched.now")
    anna.click(".branch-head .btn")
    anna.see('.screen.study[data-number="1"][data-branch="0"]')
    anna.see(".moves .to-branch")
    anna.click("#tab-notes")
    with anna.page.expect_download() as saved:
        anna.click("[data-picture]")
    picture = Image.open(saved.value.path())
    assert saved.value.suggested_filename == "tricorne-1.png" and picture.width > 1500
    colours = picture.convert("RGB").resize((200, 140)).getcolors(1 << 16)
    assert colours is not None and len(colours) > 2000, "land, sea, letters and pieces are on it"


@pytest.mark.long_case
def test_a_puzzle_is_tried_and_shown(company: Company) -> None:
    anna = company.person("Anna")
    anna.page.goto("/puzzles/struggle-of-empires")
    anna.see("[data-puzzle]")
    check(anna, "puzzles")
    anna.click("[data-puzzle]")
    card = anna.see(".puzzle-card")
    assert card.evaluate(COVERS) == []
    anna.click('.act[data-verb="pass"]')
    anna.see(".go .btn.main")
    for width, height in ((1366, 768), (1440, 900)):
        anna.page.set_viewport_size({"width": width, "height": height})
        assert card.evaluate(COVERS) == []
    anna.click(".go .btn.main")
    anna.see('.puzzle-card[data-tone="wrong"] .wrong')
    assert card.evaluate(COVERS) == []
    check_part(anna, "puzzle", ".puzzle-card")
    anna.click(".puzzle-card footer .btn")
    anna.see('.puzzle-card[data-tone="shown"] .choices-told .best')


@pytest.mark.long_case
def test_a_puzzle_is_solved(company: Company) -> None:
    anna = company.person("Anna")
    first = puzzles(imperial.GAME)[0]
    anna.page.goto(f"/puzzles/{imperial.GAME}")
    anna.click(f'[data-puzzle="{first.id}"]')
    anna.see(".puzzle-card")
    anna.click(f'[data-action="{first.choices[0].text}"]')
    anna.click(".go .btn.main")
    anna.see('.puzzle-card[data-tone="done"] .choices-told .best')


def test_a_study_opens_on_its_report(company: Company) -> None:
    """As the end page links it; it says why there is none before the end. A picture saved on a phone is whole."""
    anna = company.person("Anna")
    study = anna.caller.post("/api/studies", {"record": record(imperial)}).json
    anna.page.goto(f"/study/{study['id']}?tab=report")
    anna.see('#tab-report[aria-selected="true"]')
    anna.see("#side-tab-report .muted")
    anna.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for tab in ("marshal", "mats", "moves", "notes"):
        anna.click(f"#tab-{tab}")
        anna.see(f"#side-tab-{tab}")
    with anna.page.expect_download() as saved:
        anna.click("[data-picture]")
    picture = Image.open(saved.value.path()).convert("RGB")
    width, height = picture.size
    colours = picture.crop((width * 3 // 4, height - 200, width * 7 // 8, height - 40)).getcolors(1 << 16)
    assert colours is not None and len(colours) > 50, "the ribbon is as wide as the map above it"
