"""What calls somebody to the table, all of it off until it is turned on: notices of the system, and sounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import struggle
from tests.browser.person import Company, Person
from tests.browser.prepared import asks, bring

LISTEN = """
window.heard = [];
window.told = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) {
    window.heard.push(this.frequency.value);
    return start.call(this, when);
};
class Told { constructor(title, how) { window.told.push([title, how.body]); } close() {} }
Told.permission = "granted";
Told.requestPermission = () => Promise.resolve("granted");
window.Notification = Told;
Object.defineProperty(document, "hidden", { get: () => true });
"""


def waiting(company: Company) -> tuple[Person, Person]:
    """One person who waits for the other, at a table of two."""
    ada, blaise = company.person("Ada"), company.person("Blaise")
    table = ada.create({"britain": "me", "france": "open"}, title="The long evening")
    blaise.caller.sit(table, "france")
    both = {"britain": ada, "france": blaise}
    bring(both, table, lambda position: asks("place-unit")(position) and position["prompt"]["actor"] == "france")
    ada.context.add_init_script(LISTEN)
    return ada.open(table), blaise.open(table)


@pytest.mark.long_case
def test_nothing_calls_unless_it_is_wished(company: Company) -> None:
    ada, blaise = waiting(company)
    struggle.player(blaise).decide()
    assert ada.wait_for_turn()
    assert ada.page.evaluate("[window.heard.length, window.told.length]") == [0, 0]


def test_a_sound_and_a_notice_when_it_is_ones_turn(company: Company) -> None:
    ada, blaise = waiting(company)
    ada.click(".settings summary")
    notify = ada.page.get_by_label("Notify me of my turn")
    expect(notify).not_to_be_checked()
    notify.check()
    ada.page.get_by_label("Sound").check()
    sounds = ada.page.evaluate("window.heard.length")
    struggle.player(blaise).decide()
    assert ada.wait_for_turn()
    assert ada.page.evaluate("window.told") == [["The long evening", "Your turn"]]
    assert ada.page.evaluate("window.heard.length") > sounds
    ada.page.goto("/")
    ada.see(".card.turn")
    ada.click(".settings summary")
    expect(ada.page.get_by_label("Sound")).to_be_checked()
