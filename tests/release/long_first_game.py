"""docs/first-game.md, followed command by command with the package of ``make dist``: at home, through a tunnel of ssh,
on a small server behind Caddy. Names, ports and addresses are those of this machine; nothing listens outside
loopback."""

from __future__ import annotations

import getpass
import http.client
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium, struggle
from tests.browser.invitation import by_invitation
from tests.browser.person import Company, together
from tests.release.empty import ROOT, Empty
from tests.server.test_proxies import NAME, PROXY, VISITOR, Visitor, free_port, greets, program, replaced

PAGE = (ROOT / "docs" / "first-game.md").read_text()
COMMANDS = [
    line for block in re.findall(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL) for line in block.splitlines()
]
CADDYFILE = "\n".join(line[4:] for line in PAGE.splitlines() if line.startswith("    ")) + "\n"
MAKE, PIP, ALONE, AT_HOME, FOR_A_TUNNEL, TUNNEL, PIP_HOSTING, ON_A_SERVER = COMMANDS
DIST = ROOT / os.environ.get("TRICORNE_DIST", "dist")
THE_HOUSE, FAR_AWAY = "127.0.0.9", "127.0.0.11"
"""Addresses of loopback that stand for one of the home network and for one that all the world can reach."""
WAIT_S = 60.0
BUILT_S = 600.0


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Empty:
    """What both installing commands bring, from the package instead of an index."""
    assert (PIP, PIP_HOSTING) == ("pip install tricorne", "pip install 'tricorne[hosting]'")
    wheels = [*DIST.glob("*-cp3*.whl"), *DIST.glob("*-none-any.whl")]
    assert wheels, f"{DIST}: make dist"
    empty = Empty(tmp_path_factory.mktemp("first-game"))
    empty.install(wheels[0], "[hosting]")
    return empty


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium.on_the_path(), args=chromium.ARGUMENTS)
        yield found
        found.close()


def answers(host: str, port: int) -> bool:
    """Whether the server, and not only something before it, answers at an address."""
    with suppress(OSError, http.client.HTTPException):
        asked = http.client.HTTPConnection(host, port, timeout=5)
        with closing(asked):
            asked.request("GET", "/health")
            return asked.getresponse().status == 200
    return False


@contextmanager
def started(
    words: list[str], log: Path, ready: Callable[[], bool], env: dict[str, str], within: float = WAIT_S
) -> Iterator[None]:
    """A program until it is ready, and ended as one ends it, by Ctrl-C."""
    with log.open("w") as file:
        process = subprocess.Popen(
            words, stdout=file, stderr=subprocess.STDOUT, cwd=ROOT, env={**os.environ, **env}, start_new_session=True
        )
    try:
        until = time.monotonic() + within
        while not ready():
            assert process.poll() is None and time.monotonic() < until, log.read_text()
            time.sleep(0.1)
        yield
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        process.wait(WAIT_S)


def served(empty: Empty, command: str, log: Path, host: str, port: int, *words: str) -> tuple[list[str], Path]:
    """A command of the page with the installed program, a port of its own and games of its own."""
    program, *said = command.split()
    assert program == "tricorne"
    return [str(empty.bin / program), *said, *words, "--port", str(port), "--db", str(log.with_suffix(".db"))], log


def play_with_a_friend(browser: Browser, address: str) -> None:
    """As the page tells it: a table with one seat open, its link, a friend who follows it, a few turns of both."""

    class At:
        def __init__(self) -> None:
            self.address = address
            self.port = int(address.rsplit(":", 1)[1])

    company = Company(At(), browser)  # type: ignore[arg-type]
    host, friend = by_invitation(company)
    players = {person: struggle.player(person) for person in (host, friend)}
    for _ in range(6):
        together(host, friend)
        players[host if host.asked else friend].decide()
    company.leave()


def test_from_the_source(tmp_path: Path) -> None:
    """In a clone that has been prepared before; a fresh one prepares itself first."""
    port = free_port()
    env = {"TRICORNE_PORT": str(port), "TRICORNE_DB": str(tmp_path / "tables.db")}
    log = tmp_path / "make.log"
    with started(MAKE.split(), log, lambda: answers(PROXY, port), env, BUILT_S):
        assert f"http://127.0.0.1:{port}/" in log.read_text()


def test_alone_it_says_what_it_can_do(installed: Empty) -> None:
    assert ALONE == "tricorne"
    assert "serve" in installed.run(installed.bin / ALONE)


def test_in_the_same_house(installed: Empty, browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    command = replaced(AT_HOME, ("0.0.0.0", THE_HOUSE))
    words, log = served(installed, command, tmp_path / "server.log", THE_HOUSE, port)
    with started(words, log, lambda: answers(THE_HOUSE, port), {}):
        play_with_a_friend(browser, f"http://{THE_HOUSE}:{port}")


def far_shell(folder: Path, port: int) -> tuple[list[str], list[str]]:
    """A machine with a public address and a shell account: how its sshd starts, and what ssh must know of it."""
    sshd = program("sshd")
    assert sshd is not None
    for name in ("host", "mine"):
        made = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / name)]
        subprocess.run(made, check=True, capture_output=True)
    shutil.copy(folder / "mine.pub", folder / "authorized")
    found = re.search(r"`sshd` has `(GatewayPorts \w+)`", PAGE)
    assert found is not None
    (folder / "sshd_config").write_text(
        f"Port {port}\nListenAddress {PROXY}\nHostKey {folder}/host\nPidFile none\nUsePAM no\nStrictModes no\n"
        f"AuthorizedKeysFile {folder}/authorized\nPermitRootLogin prohibit-password\n{found[1]}\n"
    )
    if os.geteuid() == 0:  # where sshd leaves its rights
        Path("/run/sshd").mkdir(mode=0o755, exist_ok=True)
    known = ["-p", str(port), "-i", str(folder / "mine"), "-o", "StrictHostKeyChecking=no"]
    known += ["-o", f"UserKnownHostsFile={folder}/known", "-o", "ExitOnForwardFailure=yes", "-o", "BatchMode=yes"]
    return [sshd, "-D", "-e", "-f", str(folder / "sshd_config")], known


@pytest.mark.skipif(not (program("ssh") and program("sshd")), reason="ssh and its server are not both installed here")
def test_through_a_tunnel(installed: Empty, browser: Browser, tmp_path: Path) -> None:
    port, public, shell = free_port(), free_port(), free_port()
    words, log = served(installed, FOR_A_TUNNEL, tmp_path / "server.log", PROXY, port)
    sshd, known = far_shell(tmp_path, shell)
    command = replaced(
        TUNNEL,
        ("0.0.0.0:8756:127.0.0.1:8756", f"{FAR_AWAY}:{public}:{PROXY}:{port}"),
        ("you@example.org", f"{getpass.getuser()}@{PROXY}"),
    )
    ssh, *said = command.split()
    with (
        started(words, log, lambda: answers(PROXY, port), {}),
        started(sshd, tmp_path / "sshd.log", lambda: "listening" in (tmp_path / "sshd.log").read_text(), {}),
        started([ssh, *known, *said], tmp_path / "ssh.log", lambda: answers(FAR_AWAY, public), {}),
    ):
        play_with_a_friend(browser, f"http://{FAR_AWAY}:{public}")


@pytest.mark.skipif(not program("caddy"), reason="Caddy is not installed here")
def test_on_a_small_server(installed: Empty, tmp_path: Path) -> None:
    """Both names are the page's; Caddy vouches for its certificates itself, since nobody outside can."""
    port, https = free_port(), free_port()
    words, log = served(installed, ON_A_SERVER, tmp_path / "server.log", PROXY, port)
    block = replaced(CADDYFILE, ("127.0.0.1:8756", f"127.0.0.1:{port}"))
    assert block.startswith(f"{NAME} {{")
    around = f"admin off\nlocal_certs\nskip_install_trust\nhttp_port {free_port()}\nhttps_port {https}\n"
    around += f"default_bind {PROXY}\nstorage file_system {tmp_path}/store\n"
    (tmp_path / "Caddyfile").write_text(f"{{\n{around}}}\n{block}")
    trusted = tmp_path / "store/pki/authorities/local/root.crt"
    caddy = [str(program("caddy")), "run", "--config", str(tmp_path / "Caddyfile")]
    with (
        started(words, log, lambda: answers(PROXY, port), {}),
        started(caddy, tmp_path / "caddy.log", lambda: greets(https, trusted), {}),
    ):
        visitor = Visitor(https, trusted, VISITOR)
        assert visitor.ask("GET", "/")[0] == 200
        status, headers, _ = visitor.ask("POST", "/api/me", {"name": "Ada"}, Origin=f"https://{NAME}")
        assert status == 201 and "secure" in headers["set-cookie"].lower()
