"""Script in names, titles, chat, deals and records is text on every screen, in a real browser."""

from __future__ import annotations

from typing import Any

from tests.browser.person import Company, Person

IMAGE = "<img src=x onerror=document.title='owned'>"
SCRIPT = "<script>document.title='owned'</script>"


def untouched(person: Person) -> None:
    """Nothing that somebody wrote became part of the page."""
    assert person.page.title() != "owned"
    assert person.page.locator("img[src=x]").count() == 0
    assert person.page.locator("script:not([src])").count() == 0


def test_script_that_people_write_stays_text(company: Company) -> None:
    anna, bert = company.person(IMAGE[:40]), company.person("Bert")
    table: Any = anna.create({"britain": "me", "france": "open"}, title=SCRIPT, listed=True)
    bert.page.goto("/")
    bert.see("h3", has_text=SCRIPT)
    untouched(bert)
    bert.caller.sit(table, "france")
    with anna.caller.look(table, "britain") as live:
        assert live.act("say", channel="table", text=f"Hello {IMAGE}")["type"] == "done"
        assert live.act("aside", seat="britain", text=f"promise france {IMAGE}")["type"] == "done"
    bert.open(table)
    bert.see(".log", has_text="onerror")
    untouched(bert)
    bert.page.get_by_role("tab", name="Talk").click()
    bert.see(".say", has_text=IMAGE)
    untouched(bert)
    # The record is plain text, also when somebody opens it as a page.
    answer = bert.page.goto(f"/api/tables/{table['id']}/record")
    assert answer is not None and answer.headers["content-type"].startswith("text/plain")
    assert "onerror" in bert.page.locator("body").inner_text()
    untouched(bert)
    for address in (f"/table/{IMAGE}", f"/join/{IMAGE}/{SCRIPT}", f"/nothing?{IMAGE}"):
        bert.page.goto(address)
        untouched(bert)
    bert.troubles.clear()  # addresses that lead nowhere are told on the console
