"""Two browsers at one table: the invitation link, what one does on the other's screen, talk, deals, a shared screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import struggle
from tests.browser.invitation import by_invitation
from tests.browser.person import STILL, Company, Person, together
from tests.browser.prepared import bring


def test_two_browsers_play_each_other_by_an_invitation_link(company: Company) -> None:
    host, friend = by_invitation(company)
    players = {person: struggle.player(person) for person in (host, friend)}
    for _ in range(14):
        together(host, friend)
        for person in (host, friend):  # the name of the page says whose turn it is
            expect(person.page).to_have_title(re.compile(r"^●" if person.asked else r"^[^●]"))
        players[host if host.asked else friend].decide()
    together(host, friend)
    assert all(sum(player.seen.values()) >= 3 for player in players.values())
    assert host.page.locator(".log p").first.inner_text() == friend.page.locator(".log p").first.inner_text()


def three(company: Company) -> tuple[dict[str, Person], dict[str, str]]:
    """Three people at one table."""
    people = {power: company.person(power.title()) for power in ("britain", "france", "spain")}
    table = people["britain"].create({"britain": "me", "france": "open", "spain": "open"})
    for power in ("france", "spain"):
        people[power].caller.sit(table, power)
    return people, table


@pytest.mark.long_case
def test_private_talk_reaches_only_whom_it_is_meant_for(company: Company) -> None:
    people, table = three(company)
    for person in people.values():
        person.open(table)
        person.page.get_by_role("tab", name="Talk").click()
    britain, france, spain = people.values()

    def say(channel: str, words: str) -> None:
        britain.page.get_by_label("Channel").select_option(label=channel)
        britain.page.get_by_label("Your words").fill(words)
        britain.button("Say").click()

    say("France", "The wind stands fair for Cadiz")
    expect(france.page.get_by_label("Channel").locator("option", has_text="Great Britain (1 new)")).to_have_count(1)
    france.page.get_by_label("Channel").select_option(value="britain+france")
    france.see(".say", has_text="The wind stands fair for Cadiz")
    say("Table", "Good evening, <b>gentlemen</b>")
    for person in (france, spain):
        person.page.get_by_label("Channel").select_option(value="table")
        person.see(".say", has_text="Good evening, <b>gentlemen</b>")
    assert spain.page.get_by_text("Cadiz").count() == 0
    assert not any("Cadiz" in frame for frame in spain.frames)
    assert any("Cadiz" in frame for frame in france.frames)


def rich_attacker_asks_for_help(position: Any) -> bool:
    """An ally is asked for units in an attack, and the attacker has gold to give for them."""
    if position["prompt"]["key"] not in ("commit-navies", "commit-armies"):
        return False
    view = position["view"]
    gold: int = next(power["gold"] for power in view["powers"] if power["id"] == view["attack"]["attacker"])
    return gold >= 2


def marked_until_read(hears: Person, speaks: Person, table: Any) -> None:
    """A private line marks its channel until that is looked at, and no longer: not after another tab, nor a reload."""
    pair = next(channel for channel in channels(hears) if channel in channels(speaks) and "+" in channel)
    with speaks.caller.look(table) as live:
        assert live.act("say", channel=pair, text="A word", seat="")["type"] == "done"
    marked = hears.page.locator(".channel option", has_text="(1 new)")
    expect(marked).to_have_count(1)
    hears.page.get_by_label("Channel").select_option(value=pair)
    hears.see(".say", has_text="A word")
    for tab in ("Log", "Talk"):
        hears.page.get_by_role("tab", name=tab).click()
    hears.see(".talk")
    expect(marked).to_have_count(0)
    hears.page.reload()
    hears.page.get_by_role("tab", name="Talk").click()
    expect(hears.page.locator(f'.channel option[value="{pair}"]')).to_have_count(1)
    expect(marked).to_have_count(0)


def channels(person: Person) -> list[str]:
    found: list[str] = person.page.locator(".channel option").evaluate_all("all => all.map(one => one.value)")
    return found


@pytest.mark.long_case
def test_a_deal_is_offered_countered_and_accepted(company: Company) -> None:
    """Gold against help in an attack that is going on."""
    people, table = three(company)
    position = bring(people, table, rich_attacker_asks_for_help, prefer="attack")
    attacker = position["view"]["attack"]["attacker"]
    helper = position["prompt"]["actor"]
    payer, ally = people[attacker], people[helper]
    for person in people.values():
        person.open(table)
        person.page.get_by_role("tab", name="Talk").click()
    marked_until_read(payer, ally, table)
    payer.page.get_by_text("Make a deal").click()
    form = payer.page.locator(".dealing form")
    form.get_by_role("button", name="gold for help in this attack").click()
    form.get_by_label("To").select_option(helper)
    form.get_by_role("spinbutton", name="Gold").fill("1")
    navies = position["prompt"]["key"] == "commit-navies"
    form.get_by_label("Navies").fill("1" if navies else "0")
    form.get_by_label("Armies").fill("0" if navies else "1")
    form.get_by_role("button", name="Offer 1 gold").click()
    wide = form.evaluate("form => form.scrollWidth - form.clientWidth")
    assert wide <= 0 and (form.get_by_label("To").bounding_box() or {"width": 0})["width"] > 100, "it cannot be read"
    card = ally.see(".deal")
    card.get_by_label("Rather for").fill("2")
    card.get_by_role("button", name="Counter").click()
    payer.see(".deal .terms", has_text="2 gold")
    gold = int(payer.page.locator(".purse .big").first.inner_text())
    payer.page.locator(".deal").get_by_role("button", name="Accept").click()
    payer.unseen(".deal")
    expect(payer.page.locator(".purse .big").first).to_have_text(str(gold - 2))
    third = next(person for power, person in people.items() if power not in (attacker, helper))
    third.see(".talk .lines", has_text="2 gold")
    third.page.get_by_role("tab", name="Log").click()
    third.see(".log", has_text="2 gold")


def test_a_curtain_falls_between_two_people_at_one_screen(company: Company) -> None:
    person = company.person("Ada")
    table = person.create({"britain": "me", "france": "same-screen Bea"})
    person.open(table)
    clicker = struggle.player(person)
    opened = 0
    called: set[str] = set()
    while opened < 3:
        person.page.wait_for_selector(f".curtain, .screen.asked{STILL}", state="attached")
        curtain = person.page.locator(".curtain")
        if curtain.count():
            assert not person.asked, "behind the curtain nothing of the next seat is shown"
            called.add(curtain.inner_text().split("\n\n")[0] + ": " + curtain.locator("p").inner_text())
            button = person.button("I am ready")
            expect(button).to_be_focused()
            button.click()
            person.unseen(".curtain")
            opened += 1
        else:
            clicker.decide()
    assert called == {
        "Great Britain is to play: Please hand the screen to Ada.",
        "France is to play: Please hand the screen to Bea.",
    }
