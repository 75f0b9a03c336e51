"""The app on a phone: it can be installed, its worker shows notices and leads to the decision, and keeps the shell of
the pages and nothing else."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Company, Person
from tests.browser.test_accessible import check as check_access
from tests.browser.test_notices import club, members

__all__ = ["club", "members"]  # a club whose members are told
SUBSCRIBES = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async () => ({
    toJSON: () => ({ endpoint: "https://1.1.1.1/device", keys: { p256dh: POINT, auth: "AAAAAAAAAAAAAAAAAAAAAA" } }),
});
"""
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
"""The generator of the curve: a key like any other. Headless browsers have no push service of their own."""


WIDTH = """src => new Promise((done) => {
    const found = new Image();
    found.onload = () => done(found.naturalWidth);
    found.src = src;
})"""
SHOWS = """self.shown = [];
ServiceWorkerRegistration.prototype.showNotification = async (title, how) => { self.shown.push({ title, ...how }); };
0"""
"""Headless browsers show nothing of the system's either: what would be shown is written down."""


def soon(so: Callable[[], bool]) -> None:
    until = time.monotonic() + 10
    while not so():
        assert time.monotonic() < until
        time.sleep(0.05)


def with_a_worker(company: Company, name: str, **how: Any) -> Person:
    person = company.person(name, service_workers="allow", permissions=["notifications"], **how)
    person.context.add_init_script(f"const POINT = '{POINT}';{SUBSCRIBES}")
    return person


def kept(person: Person) -> list[str]:
    """All that the worker keeps."""
    found: list[str] = person.page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"""
    )
    return found


READY = """Promise.race([
    navigator.serviceWorker.ready, new Promise((_, no) => setTimeout(no, 20000, new Error("no worker came")))
])"""
MISSING = r"""fetch("/worker.js").then((answer) => answer.text()).then(async (text) => {
    const shell = JSON.parse(text.match(/SHELL = (\[.*?\])/s)[1]);
    const found = await Promise.all(shell.map((name) => fetch(name).then((one) => [name, one.ok])));
    return found.filter(([, ok]) => !ok);
})"""
"""Files of the shell that the server does not have: with one of them no browser would keep it."""


def test_a_notice_is_shown_and_leads_to_the_decision_and_nothing_of_a_table_is_kept(members: Company) -> None:
    ada = with_a_worker(members, "Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    table: Any = ada.create({"britain": "me", "france": "same-screen"})
    line = ada.context.new_cdp_session(ada.page)
    registrations: list[Any] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    ada.open(table)
    assert ada.page.evaluate(MISSING) == []
    ada.page.evaluate(f"{READY}.then(() => null)")
    ada.page.goto("/")  # now with the worker
    ada.see(".game h3")
    manifest = line.send("Page.getAppManifest")
    assert not manifest["errors"] and json.loads(manifest["data"])["display"] == "standalone"
    for icon in json.loads(manifest["data"])["icons"]:
        size = ada.page.evaluate(WIDTH, icon["src"])
        assert f"{size}x{size}" == icon["sizes"]
    link = f"/table/{table['id']}?seat=britain"
    told = {"title": "Your turn", "text": "Friday", "language": "en", "link": link, "tag": "t"}
    message = {"origin": ada.company.server.address, "registrationId": registrations[-1]["registrationId"]}
    worker = ada.context.service_workers[0]
    worker.evaluate(SHOWS)
    line.send("ServiceWorker.deliverPushMessage", {**message, "data": json.dumps(told)})
    soon(lambda: bool(worker.evaluate("self.shown")))
    shown = {"title": "Your turn", "body": "Friday", "lang": "en", "dir": "ltr", "tag": "t", "data": {"link": link}}
    assert worker.evaluate("self.shown") == [{**shown, "icon": "/icon-192.png"}]
    worker.evaluate("link => open(link).catch(() => null)", link)  # what a click does
    ada.see(".screen.asked")
    assert ada.page.url.endswith(link)
    found = kept(ada)
    assert "/" in found and "/api/messages/en" in found
    wrong = [one for one in found if one != "/" and not one.startswith(("/assets/", "/api/messages/"))]
    assert not wrong, wrong


@pytest.mark.long_case
def test_a_guest_switches_his_device_on_and_off_and_a_new_version_throws_the_old_one_away(members: Company) -> None:
    ada = with_a_worker(members, "Ada", viewport=PHONE, color_scheme="dark")
    ada.page.goto("/account")
    ada.button("Tell me on this device").click()
    expect(ada.button("No more on this device")).to_be_visible()
    check_access(ada, "push")
    ada.page.reload()
    ada.button("No more on this device").click()
    expect(ada.button("Tell me on this device")).to_be_visible()
    ada.page.evaluate("caches.open('shell-older').then((cache) => cache.put('/old', new Response('old')))")
    ada.page.evaluate(f"{READY}.then((one) => one.unregister())")
    ada.page.reload()
    soon(lambda: "/old" not in kept(ada) and "/" in kept(ada))
