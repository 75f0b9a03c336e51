"""A line of the talk is reported, a moderator bans whoever said it, and the banned person is told so."""

from __future__ import annotations

import sqlite3

from playwright.sync_api import expect

from tests.browser.person import Company
from tests.browser.test_accessible import check as check_access
from tests.browser.test_made_up_language import check as check_language


def test_what_was_said_is_reported_and_whoever_said_it_is_banned(company: Company) -> None:
    ada, ben, judge = company.person("Ada"), company.person("Ben"), company.person("Ada")
    with sqlite3.connect(company.server.db) as line:
        line.execute("insert into roles values (?, 'moderator', 0)", [judge.caller.get("/api/me").json["id"]])
    line.close()
    table = ada.create({"britain": "me", "france": "open"}, listed=True)
    other = ada.create({"britain": "me", "france": "open"}, listed=True)
    ben.caller.sit(table)
    with ben.caller.look(table, "france") as live:
        live.act("say", text="rude words", channel="table")
    ada.open(table)
    ada.click("#tab-talk")
    with ada.caller.look(table, "britain") as live:
        live.act("say", text="my own words", channel="table")
    ada.see(".say", has_text="my own words")
    expect(ada.page.locator(".report")).to_have_count(1)  # nobody reports himself
    ada.button("Report what Ben said").click()
    ada.see("[role=status]", has_text="moderators will read it")
    ada.click("#tab-people")
    ada.button("Report Ben").click()
    ada.page.get_by_label("What is it about?").fill("he will not stop")
    check_access(ada, "a report of a seat", ".people")
    ada.button("Tell the moderators").click()
    ada.see(".people [role=status]", has_text="moderators will read it")
    judge.page.goto("/order")
    judge.see("[data-report]", has_text="he will not stop")
    report = judge.see("[data-report]", has_text="rude words")
    check_access(judge, "order")
    report.locator(".btn.danger").click()
    judge.see("section[aria-labelledby=force] li .btn")
    judge.see("section[aria-labelledby=audit] li small")
    ben.page.goto("/lobby")
    ben.page.locator(f'[data-table="{other["id"]}"] .go .btn').click()
    ben.see("[role=alert]", has_text="you are banned here")
    ben.troubles.clear()  # the browser tells of the request that was refused
    judge.page.goto("/?language=qps")
    judge.see(".game h3")
    judge.page.goto("/order")
    judge.see("section[aria-labelledby=audit] li small")
    judge.page.evaluate("document.querySelectorAll('b[dir], blockquote').forEach((name) => name.remove())")
    check_language(judge)


def test_a_host_opens_a_table_without_talk_and_lets_people_talk_later(company: Company) -> None:
    ada = company.person("Ada")
    ada.page.goto("/new/imperial-struggle")
    ada.page.get_by_label("People may talk at this table").uncheck()
    ada.button("Open the table").click()
    ada.see(".screen")
    ada.click("#tab-talk")
    ada.see(".talk-off", has_text="has switched its talk off")
    expect(ada.page.get_by_label("Your words")).to_have_count(0)
    check_access(ada, "no talk", ".talk")
    ada.button("Let people talk").click()
    ada.page.get_by_label("Your words").fill("good evening")
    ada.button("Say").click()
    ada.see(".say", has_text="good evening")
    ada.button("Switch the talk off").click()
    ada.see(".talk-off", has_text="has switched its talk off")
    ada.see(".say", has_text="good evening")
