"""The examples for proxies in docs/server.md, run as they are printed but for ports, certificates and folders, before a
real server. Each is left out where its program is not installed."""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
NAME = "play.example.org"
VISITOR, OTHER, PROXY = "127.0.0.7", "127.0.0.8", "127.0.0.1"
GUESTS_A_MINUTE = 20
WAIT_S = 30.0


def example(heading: str) -> str:
    """The block of the page that follows a line."""
    page = PAGE.read_text().split("## Behind a proxy")[1].split("\n## ")[0]
    lines = page[re.search(rf"^{heading}.*$", page, re.MULTILINE).end() :].lstrip("\n").splitlines()  # type: ignore[union-attr]
    block = []
    for line in lines:
        if line and not line.startswith("    "):
            break
        block.append(line[4:])
    return "\n".join(block).strip() + "\n"


def program(name: str) -> str | None:
    """Where it is installed; Debian keeps servers in a folder that not everybody looks into."""
    return shutil.which(name, path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin")


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind((PROXY, 0))
        return int(found.getsockname()[1])


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """Each of these must stand in the example: otherwise it would be another one that is tried."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def certificate(folder: Path) -> Path:
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    made = [str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    subprocess.run(["openssl", "req", *kind, *subject, "-keyout", *made], check=True, capture_output=True)
    return folder / "cert.pem"


def nginx(folder: Path, port: int, server: int) -> tuple[list[str], Path]:
    """Its configuration stands inside ``http`` of the file that the system brings."""
    trusted = certificate(folder)
    block = replaced(
        example("nginx"),
        ("listen 443 ssl;", f"listen {PROXY}:{port} ssl;"),
        (f"/etc/ssl/{NAME}.pem", str(trusted)),
        (f"/etc/ssl/{NAME}.key", str(folder / "key.pem")),
        (":8756", f":{server}"),
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "\n".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
    around = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\nhttp {{\naccess_log off;\n{folders}\n"
    (folder / "nginx.conf").write_text(f"{around}{block}}}\n")
    return [str(program("nginx")), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"], trusted


def caddy(folder: Path, port: int, server: int) -> tuple[list[str], Path]:
    """With certificates of its own, since nobody outside can vouch for this name."""
    block = replaced(example("Caddy"), (":8756", f":{server}"))
    around = f"admin off\nlocal_certs\nskip_install_trust\nhttp_port {free_port()}\nhttps_port {port}\n"
    around += f"default_bind {PROXY}\nstorage file_system {folder}/store\n"
    (folder / "Caddyfile").write_text(f"{{\n{around}}}\n{block}")
    return ["caddy", "run", "--config", str(folder / "Caddyfile")], folder / "store/pki/authorities/local/root.crt"


class Visitor:
    """Somebody who comes through the proxy from an address of his own."""

    def __init__(self, port: int, trusted: Path, address: str) -> None:
        self.port = port
        self.address = address
        self.trust = ssl.create_default_context(cafile=str(trusted))

    def greeted(self, raw: socket.socket) -> ssl.SSLSocket:
        return self.trust.wrap_socket(raw, server_hostname=NAME)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
        raw = socket.create_connection((PROXY, self.port), WAIT_S, (self.address, 0))
        connection = http.client.HTTPConnection(NAME, timeout=WAIT_S)
        connection.sock = self.greeted(raw)
        given = {key.replace("_", "-"): value for key, value in headers.items()}
        try:
            sent = None if body is None else json.dumps(body).encode()
            connection.request(method, path, sent, {"Content-Type": "application/json", **given})
            found = connection.getresponse()
            return found.status, {key.lower(): value for key, value in found.getheaders()}, found.read()
        finally:
            connection.close()

    def look(self, table: str, token: str, origin: str, **headers: str) -> Any:
        raw = socket.create_connection((PROXY, self.port), WAIT_S, (self.address, 0))
        given = {key.replace("_", "-"): value for key, value in headers.items()}
        return connect(
            f"wss://{NAME}/api/tables/{table}/live",
            sock=raw,
            ssl=self.trust,
            server_hostname=NAME,
            origin=Origin(origin),
            additional_headers={"Authorization": f"Bearer {token}", **given},
            max_size=2**24,
        )


@contextmanager
def running(words: list[str], log: Path, ready: Callable[[], bool]) -> Iterator[None]:
    with log.open("w") as file:
        process = subprocess.Popen(words, stdout=file, stderr=subprocess.STDOUT, cwd=Path(__file__).parents[2])
    try:
        until = time.monotonic() + WAIT_S
        while not ready():
            assert process.poll() is None and time.monotonic() < until, log.read_text()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(WAIT_S)


def answers(port: int) -> bool:
    with suppress(OSError), closing(socket.create_connection((PROXY, port), 1)):
        return True
    return False


def greets(port: int, trusted: Path) -> bool:
    """Whether a proxy has its certificate: it may listen before."""
    with suppress(OSError):
        visitor = Visitor(port, trusted, VISITOR)
        with closing(socket.create_connection((PROXY, port), 1)) as raw, closing(visitor.greeted(raw)):
            return True
    return False


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[int, Path]]:
    """The port and the certificate of a proxy; behind it the server, started as the page says."""
    name = request.param.__name__
    for needed in (name, "openssl"):
        if program(needed) is None:
            pytest.skip(f"{needed} is not installed here")
    command = example("with `--name`").split()
    assert command == ["tricorne", "serve", "--proxy", PROXY, "--name", NAME]
    port, server = free_port(), free_port()
    words, trusted = request.param(tmp_path, port, server)
    serving = [sys.executable, "-m", "tricorne.cli", *command[1:], "--port", str(server)]
    with (
        running([*serving, "--db", str(tmp_path / "tables.db")], tmp_path / "server.log", lambda: answers(server)),
        running(words, tmp_path / "proxy.log", lambda: greets(port, trusted)),
    ):
        yield port, trusted


def test_the_example_of_the_page_works(proxied: tuple[int, Path]) -> None:
    """https, the live channel, the visitor's own address, and no belief in what a visitor says about it."""
    port, trusted = proxied
    visitor, other = Visitor(port, trusted, VISITOR), Visitor(port, trusted, OTHER)

    status, headers, _ = visitor.ask("GET", "/api/home")
    assert status == 200 and "max-age" in headers["strict-transport-security"]
    status, headers, body = visitor.ask("POST", "/api/me", {"name": "Anna"}, Origin=f"https://{NAME}")
    assert status == 201 and "secure" in headers["set-cookie"].lower()
    token = json.loads(body)["token"]
    seats = [{"power": "britain", "who": "me"}, {"power": "france", "who": "same-screen"}]
    asked = {"game": "struggle-of-empires", "seats": seats, "options": {"setup-duplicates": "keep"}}
    status, _, body = visitor.ask("POST", "/api/tables", asked, Authorization=f"Bearer {token}")
    assert status == 201
    table = json.loads(body)["id"]

    with visitor.look(table, token, f"https://{NAME}") as live:
        while (event := json.loads(live.recv(timeout=WAIT_S)))["type"] != "welcome":
            pass
        position = event["position"]
        act = {"type": "play", "id": 1, "at": position["number"], "action": position["legal"][0]}
        live.send(json.dumps(act))
        while (event := json.loads(live.recv(timeout=WAIT_S)))["type"] != "done":
            assert event["type"] != "refused", event
    with visitor.look(table, token, "https://evil.example") as live:
        assert json.loads(live.recv(timeout=WAIT_S))["status"] == 403

    # New guests are counted by address: who says that he comes from elsewhere is counted all the same.
    for at in range(1, GUESTS_A_MINUTE):
        forged = {"X_Forwarded_For": f"10.0.0.{at}", "Forwarded": f"for=10.0.0.{at}", "X_Real_IP": f"10.0.0.{at}"}
        assert visitor.ask("POST", "/api/me", {"name": "Guest"}, **forged)[0] == 201, at
    for forged in ({"X_Forwarded_For": "10.0.0.99"}, {"X_Forwarded_For": f"{PROXY}, {OTHER}"}, {}):
        assert visitor.ask("POST", "/api/me", {"name": "Guest"}, **forged)[0] == 429
    # Somebody else is not.
    assert other.ask("POST", "/api/me", {"name": "Bert"}, X_Forwarded_For=VISITOR)[0] == 201
