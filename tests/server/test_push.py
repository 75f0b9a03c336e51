"""Notices on devices: a push service on this machine opens what it gets, as a browser would."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import ssl
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.post_office import SITE, PostOffice
from tests.server.running_server import Person, RunningServer
from tests.server.test_accounts import by_link
from tests.server.test_notices import (
    AWAY_S,
    SEATS,
    hand_over,
    member,
    notices_to,
    play_until,
    wait_for_courier,
)
from tests.server.test_webhooks import certificate
from tricorne.server.accounts.rules import AccountRules
from tricorne.server.notices.courier import NoticeRules
from tricorne.server.notices.outside import Outside
from tricorne.server.notices.push import Pusher
from tricorne.server.store import Store

Heard = list[tuple[str, dict[str, str], bytes]]
SLOW_S = 1.5
KEEP = {"setup-duplicates": "keep"}


def text_of(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


class Browser:
    """A device: it subscribes, and opens what is meant for it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": endpoint, "p256dh": text_of(point), "auth": text_of(self.auth)}

    def opens(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


class ManyAtOnce(ThreadingHTTPServer):
    """Those who come at the same moment wait in line instead of asking again a second later."""

    request_queue_size = 64


class PushService:
    """Keeps what comes in. Whatever is sent to /gone is not subscribed any more, /broken refuses, and /slow takes it
    and does not say so in time."""

    def __init__(self, folder: Path) -> None:
        self.heard: Heard = []
        heard = self.heard

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:  # its name there
                body = self.rfile.read(int(self.headers["Content-Length"]))
                heard.append((self.path, dict(self.headers), body))
                if self.path == "/slow":
                    time.sleep(SLOW_S)
                self.send_response({"/gone": 410, "/broken": 503}.get(self.path, 201))
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        path = certificate(folder)
        self.server = ManyAtOnce(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(path)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"https://localhost:{self.server.server_address[1]}"
        self.outside = Outside(self.here, loopback=True, context=ssl.create_default_context(cafile=str(path)))

    @staticmethod
    async def here(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    def wait_for(self, path: str, count: int = 1) -> Heard:
        until = time.monotonic() + 10
        while len(found := [one for one in self.heard if one[0] == path]) < count:
            assert time.monotonic() < until, [one[0] for one in self.heard]
            time.sleep(0.02)
        return found

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    found = PushService(tmp_path)
    yield found
    found.close()


def serve(db: Path, service: PushService, mode: str = "open", mail: str = "") -> RunningServer:
    rules = NoticeRules(AWAY_S, 0.0, 0.05, service.outside)
    return RunningServer(db, accounts=AccountRules(mode, SITE, mail), notices=rules)


def test_a_device_is_told_once_what_only_it_can_open_with_the_way_to_the_decision(
    tmp_path: Path, service: PushService, office: PostOffice
) -> None:
    server = serve(tmp_path / "t.db", service, mail=office.url)
    anna = Person(server.port, "Anna")
    ben = member(server, office, "Ben", "ben-push@example.org", "de")
    phone, other = Browser(service.url + "/phone"), Browser(service.url + "/other")
    key = ben.get("/api/push").json["key"]
    assert ben.post("/api/push", phone.subscription).json["wanted"]
    ways = ben.get("/api/account/notices").json["ways"]
    assert sorted(way["kind"] for way in ways) == ["mail", "push"]
    table = anna.create(SEATS, title="Friday", options=KEEP)
    ben.sit(table)
    with anna.look(table) as live:
        play_until(live, "france")
        path, headers, body = service.wait_for("/phone")[0]
        # The same turn comes again: it has been told.
        assert live.act("undo", at=live.position["number"])["type"] == "done"
        live.turn("britain")
        play_until(live, "france")
    wait_for_courier()
    server.close()
    server = serve(tmp_path / "t.db", service, mail=office.url)
    wait_for_courier()
    assert [one[0] for one in service.heard] == [path] and not notices_to(office, "ben-push@example.org")
    told = phone.opens(body)
    assert len(told.pop("got")) == 32
    assert told == {
        "message": {"key": "notice-turn-subject", "args": {"title": {"text": "Friday"}}},
        "title": "Du bist am Zug: Friday",
        "text": "Friday: Du bist als Frankreich am Zug.",
        "language": "de",
        "link": f"/table/{table['id']}?seat=france",
        "tag": f"table-{table['id']}",
    }
    with pytest.raises(http_ece.ECEException):
        other.opens(body)
    assert b"Friday" not in body and "Friday" not in str(headers)
    assert Vapid02.verify(headers["Authorization"]) and headers["Authorization"].endswith(f"k={key}")
    assert Person(server.port).get("/api/push").json["key"] == key, "made once, also for the next server"
    server.close()


def test_a_guest_is_told_on_his_device_in_his_language_until_he_ends_it(tmp_path: Path, service: PushService) -> None:
    server = serve(tmp_path / "t.db", service, "guests")
    anna, ben, cleo = (Person(server.port, name) for name in ("Anna", "Ben", "Cleo"))
    phone = Browser(service.url + "/phone")
    way = ben.post("/api/push", {**phone.subscription, "language": "fr"}).json["way"]
    first = anna.create(SEATS, options=KEEP)
    ben.sit(first)
    hand_over(anna, first, "france")
    assert phone.opens(service.wait_for("/phone")[0][2])["language"] == "fr"
    assert ben.post("/api/push/end", {"way": way}).json == {"way": way, "wanted": False}
    second = anna.create(SEATS, options=KEEP)
    ben.sit(second)
    hand_over(anna, second, "france")
    wait_for_courier()
    assert len(service.heard) == 1
    # The same browser tells one person: whoever sat at it before is told there no more.
    assert ben.post("/api/push", phone.subscription).status == cleo.post("/api/push", phone.subscription).status == 200
    third = anna.create(SEATS, options=KEEP)
    ben.sit(third)
    hand_over(anna, third, "france")
    wait_for_courier()
    assert len(service.heard) == 1
    server.close()


def test_a_device_that_is_gone_is_forgotten_and_one_that_is_signed_out_is_told_nothing(
    tmp_path: Path, service: PushService, office: PostOffice
) -> None:
    server = serve(tmp_path / "t.db", service, mail=office.url)
    anna = Person(server.port, "Anna")
    ben = Person(server.port, "Ben")
    assert ben.post("/api/push", Browser(service.url + "/gone").subscription).status == 200
    assert ben.post("/api/push", Browser(service.url + "/phone").subscription).status == 200
    table = anna.create(SEATS, options=KEEP)
    ben.sit(table)
    hand_over(anna, table, "france")
    service.wait_for("/gone")
    service.wait_for("/phone")
    wait_for_courier()
    assert len(service.heard) == 2, "what is gone is not tried again"
    # The guest becomes a member: his device is that of the account, and ends with the sign-in.
    assert by_link(ben, office, "ben-gone@example.org") == 200
    ways = ben.get("/api/account/notices").json["ways"]
    assert sorted(way["kind"] for way in ways) == ["mail", "push"]
    assert ben.post("/api/account/notices", {"way": "mail", "wanted": False}).status == 200
    assert ben.post("/api/account/leave", {}).status == 200
    again = Person(server.port, "Ben")
    assert by_link(again, office, "ben-gone@example.org") == 200
    assert [way["kind"] for way in again.get("/api/account/notices").json["ways"]] == ["mail"]
    server.close()


def test_no_device_lies_in_a_private_network_or_has_keys_that_are_none(tmp_path: Path, service: PushService) -> None:
    server = RunningServer(tmp_path / "t.db", accounts=AccountRules("guests", SITE))
    ben = Person(server.port, "Ben")
    good = Browser("https://127.0.0.1/x").subscription
    for endpoint in ("https://127.0.0.1/x", "http://push.example.org/", "https://[::1]/x", "https://10.0.0.1/x"):
        assert ben.post("/api/push", {**good, "endpoint": endpoint}).code == "bad-value", endpoint
    for wrong in ({"p256dh": "AAAA"}, {"auth": ""}, {"p256dh": text_of(b"\x04" + b"\x01" * 64)}, {"p256dh": "é"}):
        assert ben.post("/api/push", {**good, **wrong}).code == "bad-value", wrong
    assert Person(server.port).post("/api/push", good).status == 401
    server.close()
    server = RunningServer(tmp_path / "u.db")
    ben = Person(server.port, "Ben")
    assert ben.get("/api/push").json == {"key": ""} and ben.post("/api/push", good).code == "not-now"
    server.close()
    assert service.heard == []


def test_of_several_that_make_a_key_at_once_one_is_kept(tmp_path: Path) -> None:
    async def make() -> set[str]:
        store = Store(str(tmp_path / "t.db"))
        await store.open()
        rules = AccountRules("guests", SITE)
        try:
            return set(await asyncio.gather(*(Pusher(store, rules).secret() for _ in range(3))))
        finally:
            await store.close()

    assert len(asyncio.run(make())) == 1
