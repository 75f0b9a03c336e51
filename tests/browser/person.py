"""People with browsers: each has a context of its own, and sees, clicks and types like anybody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from tests.browser.serving import Server
from tests.server.running_server import Person as Caller

WAIT_MS = 30_000
PATIENCE_MS = 60_000
"""For others who have to play first."""
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LATE = """
const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { set(hear) {
    let line = Promise.resolve();
    own.set.call(this, (message) => {
        const late = String(message.data).includes('"type":"done"') ? 500 : 0;
        line = line.then(() => new Promise((go) => (late ? setTimeout(go, late) : go()))).then(() => hear(message));
    });
} });
"""
"""A line on which the word that an act is done comes half a second after its step."""
SAME_LETTERS = "crypto.getRandomValues = (bytes) => bytes.fill(7);"
"""Every browser adds the same letter to the dice, so that each run is the same game."""
REMEMBER = "if (!localStorage.getItem('tricorne-guest')) localStorage.setItem('tricorne-guest', 'yes');"

NO_WORKER = "Service Worker registration blocked by Playwright"
LEFT_EARLY = "WebSocket is closed before the connection is established"
"""A page that is left as soon as it is seen may not have its channel yet."""

STILL = ":not([data-busy])"
"""No act of this screen waits for its answer: what it shows does not change by itself."""

SETTLED = """([wanted, patience]) => new Promise((done, fail) => {
    if (document.querySelector(wanted)) return done();
    const late = setTimeout(() => fail(new Error(`nothing came to be ${wanted}`)), patience);
    const watch = new MutationObserver(() => {
        if (!document.querySelector(wanted)) return;
        watch.disconnect();
        clearTimeout(late);
        done();
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true,
        attributeFilter: ["class", "data-number", "data-choice", "data-busy"] });
})"""
"""Waits in the page itself, which costs it less than to be asked again with every frame."""

expect.set_options(WAIT_MS)


class Company:
    """Everybody of one test."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.people: list[Person] = []

    def person(self, name: str = "", token: str = "", **how: Any) -> Person:
        """Somebody with a browser: a new guest with a name, one of a token, or nobody that the server knows."""
        found = Person(self, name, token, how)
        self.people.append(found)
        return found

    def picture(self, folder: Path, name: str) -> None:
        """What each screen shows, for whoever looks for the reason of a failure."""
        folder.mkdir(parents=True, exist_ok=True)
        for i, person in enumerate(self.people):
            person.page.screenshot(path=folder / f"{name}-{i}.png")

    def leave(self) -> None:
        troubles = [trouble for person in self.people for trouble in person.troubles]
        for person in self.people:
            person.context.close()
        assert not troubles, troubles


def together(*people: Person) -> None:
    """Until all these screens show the same entry."""
    while len(numbers := {person.number for person in people}) > 1:
        for person in people:
            person.wait_until(max(numbers))


class Person:
    """One person at one browser. ``caller`` is the same guest, asking the API directly to prepare things."""

    def __init__(self, company: Company, name: str, token: str, how: dict[str, Any]) -> None:
        self.company = company
        self.troubles: list[str] = []
        self.frames: list[str] = []
        usual: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        usual["service_workers"] = "block"  # test_push.py looks at it; elsewhere pages speak to the server themselves
        self.context: BrowserContext = company.browser.new_context(base_url=company.server.address, **{**usual, **how})
        self.context.set_default_timeout(WAIT_MS)
        self.context.add_init_script(SAME_LETTERS)
        self.caller = Caller(company.server.port, name, token)
        if self.caller.token:
            self.context.add_init_script(REMEMBER)
            self.context.add_cookies(
                [{"name": "tricorne_guest", "value": self.caller.token, "url": company.server.address}]
            )
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda problem: self.troubles.append(f"{name}: {problem}"))
        self.page.on("console", self._console)
        self.page.on("request", self._request)
        self.page.on("websocket", self._websocket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER and LEFT_EARLY not in message.text:
            self.troubles.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.company.server.address, "data:", "blob:")):
            self.troubles.append(f"a request to somewhere else: {request.url}")

    def _websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def create(self, seats: dict[str, str], game: str = "struggle-of-empires", **more: Any) -> Any:
        """A table made through the API."""
        return self.caller.create(seats, game=game, **more)

    def open(self, table: Any, query: str = "") -> Person:
        """Sit down at a table's page."""
        self.page.goto(f"/table/{table['id']}{query}")
        self.see(".screen")
        return self

    def see(self, selector: str, **how: Any) -> Locator:
        """What is on the screen, as soon as it is."""
        found = self.page.locator(selector, **how).first
        expect(found).to_be_visible()
        return found

    def unseen(self, selector: str) -> None:
        expect(self.page.locator(selector)).to_have_count(0)

    def click(self, selector: str, **how: Any) -> None:
        self.page.locator(selector, **how).first.click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    # -- the table ---------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The entry of the record that the screen shows."""
        return int(self.page.locator(".screen").get_attribute("data-number") or -1)

    @property
    def choice(self) -> str:
        """How far a choice has come: verb, place, action."""
        return self.page.locator(".screen").get_attribute("data-choice") or ""

    @property
    def asked(self) -> bool:
        return self.page.locator(".screen.asked").count() > 0

    @property
    def prompt(self) -> str:
        """The key of what is asked."""
        return self.page.locator(".prompt").get_attribute("data-prompt") or ""

    def wait_for_turn(self) -> bool:
        """Until this seat is asked and nothing of its own is on the way; False when the game is over."""
        self.page.wait_for_selector(f".screen.asked{STILL}, .screen.over", state="attached", timeout=PATIENCE_MS)
        return self.asked

    def wait_past(self, number: int, choice: str | None = None) -> None:
        """Until the table has moved on from an entry, or the choice from how far it had come; nothing is on the way."""
        moved = [f'.screen{STILL}:not([data-number="{number}"])']
        if choice is not None:
            moved.append(f'.screen{STILL}:not([data-choice="{choice}"])')
        self.page.evaluate(SETTLED, [", ".join(moved), WAIT_MS])

    def wait_until(self, number: int) -> None:
        """Until the screen has come to an entry, or further."""
        self.page.wait_for_function("least => document.querySelector('.screen')?.dataset.number >= least", arg=number)

    def settings(self, label: str, value: str) -> None:
        """Choose something in the menu of settings."""
        self.click(".settings summary")
        self.page.get_by_label(label).select_option(value)
        self.page.keyboard.press("Escape")
        self.click("h1", force=True) if not self.page.locator(".screen").count() else self.click(".strip .when")
