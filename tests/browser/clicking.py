"""Playing by clicking: somebody who answers whatever the screen asks with what the screen offers.

What is common to all games comes first (prompt, menu of verbs, confirmation); each game adds the plates that lie over
its board. Choices are taken by turns, not by chance, so that a run can be repeated."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.person import PATIENCE_MS, Person

MOST_CLICKS = 8
"""No decision takes more clicks than that."""

CONFIRM = ".prompt .go .btn.main"
GLOWING = (
    ".board .shape.legal, .board .piece.legal, .board .local.legal, .offer.legal, .tile.legal, "
    ".is-map .sp.legal .sp-hit, .is-tile.legal"
)
LISTED = ".prompt .choice-btn"
STEPPED = ".prompt .number .btn.main"
NAMES = """confirm => [...document.querySelectorAll(".prompt .btn, .bid-form .btn")].filter(
    one => one.checkVisibility() && one.innerText.trim() === confirm.innerText.trim()).length"""
"""How many buttons on the screen say what the confirm says."""
COUNT = ".count[data-whole]"


def lay_counts_aside(person: Person) -> None:
    """What comes after a count waits until it is closed."""
    while (sheet := person.page.locator(COUNT)).count():
        sheet.locator(".btn.main").click()


class Clicker:
    """Plays the seat of a person. ``wishes`` are verbs of the menu, in turns, if they are open."""

    def __init__(self, person: Person, wishes: list[str], plates: list[Callable[[Clicker], bool]]) -> None:
        self.person = person
        self.page = person.page
        self.wishes = wishes
        self.plates = plates
        self.turns = 0
        self.counts: list[str] = []
        """What was counted up before these eyes: the titles."""
        self.sums: list[list[list[int]]] = []
        """The figures of the last of them: its parts, their rows."""
        self.rows: list[list[list[str]]] = []
        """Its words: parts, rows, cells."""
        self.note = ""
        """What is said under it."""
        self.seen: dict[str, int] = {}

    def decide(self) -> None:
        """Answer one decision, with as many clicks as it takes."""
        assert self.turn_comes(), "the game is over"
        number = self.person.number
        key = self.person.prompt
        self.seen[key] = self.seen.get(key, 0) + 1
        for _ in range(MOST_CLICKS):
            before = self.person.choice
            self.click_once()
            self.person.wait_past(number, before)
            if self.person.number != number:
                return
        raise AssertionError(f"nothing came of {MOST_CLICKS} clicks at {key}, entry {number}")

    def watch_counts(self) -> None:
        """Look at a count that has come, and lay it aside: what comes after it waits."""
        while (sheet := self.page.locator(COUNT)).count():
            self.counts.append(sheet.locator("h2 span").inner_text())
            self.sums = [figures(part) for part in sheet.locator("table").all()]
            self.rows = words_of(sheet)
            self.note = " ".join(sheet.locator(".sums > p").all_inner_texts())
            sheet.locator(".btn.main").click()

    def turn_comes(self) -> bool:
        """Watch what is counted until it is this person's turn; False if the game is over first."""
        while True:
            self.page.wait_for_selector(f"{COUNT}, .screen.asked, .screen.over", timeout=PATIENCE_MS)
            if not self.page.locator(COUNT).count():
                return self.person.wait_for_turn()
            self.watch_counts()

    def click_once(self) -> None:
        if self.page.locator(CONFIRM).count():
            assert self.page.locator(CONFIRM).evaluate(NAMES) == 1, (
                f"named twice: {self.page.locator('.prompt').inner_text()}"
            )
            self.page.locator(CONFIRM).click()
            return
        for plate in self.plates:
            if plate(self):
                return
        if self.page.locator(".act").count() and not self.person.choice:
            self.take_verb()
            return
        placed = "/" in self.person.choice
        self.take_any(*((LISTED, STEPPED) if placed else (GLOWING, LISTED, STEPPED)))

    def take_verb(self) -> None:
        """The next wish that is open."""
        for _ in self.wishes:
            verb = self.wishes[self.turns % len(self.wishes)]
            self.turns += 1
            button = self.page.locator(f'.act:not(.off)[data-verb="{verb}"]')
            if button.count():
                button.click()
                return
        self.take_any(LISTED)

    def take_any(self, *selectors: str) -> None:
        """One of the things of the first kind that is there; another one each time."""
        for selector in selectors:
            found = self.page.locator(selector)
            if count := found.count():
                self.turns += 1
                reach(found.nth(self.turns % count))
                return
        raise AssertionError(f"nothing to click at {self.person.prompt}")

    def play(self, until: Callable[[], bool]) -> int:
        """Play on until something is so, or the game is over; how many decisions it took."""
        decisions = 0
        while self.turn_comes() and not until():
            self.decide()
            decisions += 1
        return decisions


def figures(part: Locator) -> list[list[int]]:
    """A part of a count, row by row; an empty cell is 0. The small figures, which a cell rests on, are left out."""
    found = part.locator("tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.firstChild?.data ?? ''))"
    )
    return [[_whole(words.replace("\N{MINUS SIGN}", "-")) for words in row] for row in found]


def words_of(count: Locator) -> list[list[list[str]]]:
    """The parts of a count, their rows: what a row is for, what it rests on, then its cells as they are read."""
    found = count.locator("table").evaluate_all(
        """tables => tables.map(table => [...table.tBodies[0].rows].map(row => [
            row.cells[0].firstChild.data, row.cells[0].querySelector("small")?.innerText ?? "",
            ...[...row.cells].slice(1).map(cell => cell.innerText)]))"""
    )
    return [[[cell.replace("\N{MINUS SIGN}", "-") for cell in row] for row in part] for part in found]


def _whole(words: str) -> int:
    return int(words) if words.strip("+-").isdigit() else 0


FREE_SPOT = """node => {
    const box = node.getBoundingClientRect();
    const anchor = node.dataset.at;
    for (let i = 0; i < 121; i++) {
        const step = (i * 47) % 121;
        const x = box.x + box.width * ((step % 11) + 0.5) / 11;
        const y = box.y + box.height * (Math.floor(step / 11) + 0.5) / 11;
        const hit = document.elementFromPoint(x, y)?.closest("[data-at], button");
        if (hit === node || (anchor && hit?.dataset.at === anchor)) return [x, y];
    }
    return null;
}"""


def reach(thing: Locator) -> None:
    """Click a thing with the mouse where it lies open: the middle of a region may be under a piece."""
    thing.scroll_into_view_if_needed()
    held = thing.element_handle()
    held.wait_for_element_state("stable")
    spot = held.evaluate(FREE_SPOT)
    assert spot is not None, f"covered on all sides: {thing}"
    thing.page.mouse.click(*spot)
