"""Webhooks: what is sent, and where nothing is ever sent."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import json
import ssl
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.server.post_office import SITE, PostOffice
from tests.server.running_server import RunningServer
from tests.server.test_notices import hand_over, two_at_a_table
from tricorne.server.accounts.rules import AccountRules
from tricorne.server.notices.courier import NoticeRules
from tricorne.server.notices.outside import NotOutside, Outside, is_public

PRIVATE = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
    *("::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
    *("64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "255.255.255.255", "240.0.0.1", ""),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_public_is_known_however_it_is_written(address: str) -> None:
    assert not is_public(address)
    assert is_public("93.184.215.14") and is_public("2606:2800:220:1::1")


class Service(BaseHTTPRequestHandler):
    """Takes what is sent to it; answers /moved with the way to somewhere else."""

    heard: list[tuple[str, bytes]]

    def do_POST(self) -> None:  # its name there
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.heard.append((self.path, body))
        self.send_response(302 if self.path == "/moved" else 204)
        self.send_header("Location", "https://localhost/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def certificate(folder: Path) -> Path:
    """A certificate of this machine, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = (
        made.serial_number(1).not_valid_before(now - datetime.timedelta(1)).not_valid_after(now + datetime.timedelta(1))
    )
    signed = made.add_extension(names, False).sign(key, hashes.SHA256())
    path = folder / "here.pem"
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path.write_bytes(key.private_bytes(*form) + signed.public_bytes(serialization.Encoding.PEM))
    return path


class Chat:
    """A chat service on this machine, with TLS, and the way out that knows it."""

    def __init__(self, folder: Path) -> None:
        path = certificate(folder)
        heard: list[tuple[str, bytes]] = []
        self.heard = heard
        self.server = HTTPServer(("127.0.0.1", 0), type("Here", (Service,), {"heard": heard}))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(path)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"https://localhost:{self.server.server_address[1]}"
        self.outside = Outside(self.here, loopback=True, context=ssl.create_default_context(cafile=str(path)))

    @staticmethod
    async def here(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def chat(tmp_path: Path) -> Iterator[Chat]:
    found = Chat(tmp_path)
    yield found
    found.close()


def test_nothing_is_sent_to_a_name_that_means_a_private_address(chat: Chat) -> None:
    async def inside(host: str, port: int) -> list[str]:
        return ["93.184.215.14", "127.0.0.1"]

    strict = Outside(inside, context=chat.outside._context)
    for url in ("https://chat.example.org/hook", "https://127.0.0.1/", "https://[::1]/", "https://localhost/"):
        with pytest.raises(NotOutside):
            asyncio.run(strict.post(url, b"{}", {}))
    for url in (
        "http://chat.example.org/",
        "https://a:b@chat.example.org/",
        "https://chat.example.org:22/",
        "https://",
    ):
        with pytest.raises(NotOutside):
            asyncio.run(Outside(chat.here).find(url))
    assert chat.heard == []


def test_a_webhook_gets_the_notice_in_the_form_of_chat_services_and_is_not_led_elsewhere(
    chat: Chat, tmp_path: Path
) -> None:
    office = PostOffice()
    rules = NoticeRules(away_s=0.1, between_letters_s=0.0, retry_s=60.0, outside=chat.outside)
    server = RunningServer(tmp_path / "t.db", accounts=AccountRules("open", SITE, office.url), notices=rules)
    anna, ben, _ = two_at_a_table(server, office, "hook")
    assert ben.post("/api/account/notices/hook", {"url": "http://localhost/"}).code == "bad-value"
    set_up = ben.post("/api/account/notices/hook", {"url": chat.url + "/room?key=1"})
    assert [way["words"] for way in set_up.json["ways"] if way["kind"] == "hook"] == ["localhost"]
    assert b"key=1" not in set_up.body, "the address of a webhook is a secret"
    table = anna.create({"britain": "me", "france": "open"})
    ben.sit(table)
    hand_over(anna, table, "france")
    until = time.monotonic() + 10
    while not chat.heard:
        assert time.monotonic() < until
        time.sleep(0.02)
    path, body = chat.heard[0]
    said = json.loads(body)
    assert path == "/room?key=1" and sorted(said) == ["content", "text"]
    assert said["content"] == said["text"] and f"{SITE}/table/{table['id']}?seat=france" in said["text"]
    server.close()
    office.close()
    assert asyncio.run(chat.outside.post(chat.url + "/moved", b"{}", {})) == 302
    assert [path for path, _ in chat.heard] == ["/room?key=1", "/moved"]
