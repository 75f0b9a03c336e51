"""The files of deploy and compose.yaml fit the program: settings, commands, figures that exist; a Caddy that starts."""

from __future__ import annotations

import http.client
import json
import re
import shutil
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import yaml
from deploy.site import caddy_config

from tests.cli.command import run_tricorne
from tests.server.test_proxies import answers, free_port, running
from tricorne.cli import settings
from tricorne.server.hub import Hub
from tricorne.server.meter import Meter
from tricorne.server.sharing import Sharing, join
from tricorne.server.store import Store

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def test_compose_names_settings_and_parts_that_exist() -> None:
    compose: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    known = {one.envvar for command in ("serve", "think") for one in settings.parameters(command)}
    services = compose["services"]
    assert set(services) == {"caddy", "web", "thinker", "postgres", "valkey"}
    for name, service in services.items():
        given = {key for key in service.get("environment", {}) if key.startswith("TRICORNE_")}
        assert given <= known, given - known
        assert set(service.get("depends_on", {})) <= set(services)
        assert "healthcheck" in service or name == "caddy"
        if "build" in service:
            assert service["build"]["dockerfile"] == "deploy/Dockerfile"
    assert services["web"]["environment"]["TRICORNE_BOTS"] == "elsewhere"
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]


def test_units_start_commands_that_exist() -> None:
    for unit in DEPLOY.glob("*.service"):
        found = re.search(r"^ExecStart=\S+/tricorne (\w+) (.*)$", unit.read_text(), re.MULTILINE)
        assert found is not None, unit
        help_ = run_tricorne(found[1], "--help").out
        for option in re.findall(r"--[a-z-]+", found[2]):
            assert option in help_, (unit, option)


def test_the_example_of_a_file_can_be_read() -> None:
    assert settings.read(DEPLOY / "tricorne.toml")["proxy"] == ["127.0.0.1"]


def test_the_board_shows_figures_that_are_told() -> None:
    hub = Hub(Store("postgresql://nobody@127.0.0.1:1/none", shared=True))
    join(hub, Sharing(True), None)
    meter = Meter(hub)
    try:
        told = {sample.name for family in meter.registry.collect() for sample in family.samples}
        told |= {f"{family.name}{end}" for family in meter.registry.collect() for end in ("_total", "_bucket")}
    finally:
        meter.close()
    asked = set(re.findall(r"\b((?:tricorne|process)_[a-z_]+)", (DEPLOY / "grafana.json").read_text()))
    assert asked <= told, asked - told
    assert len(json.loads((DEPLOY / "grafana.json").read_text())["panels"]) == 12


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed here")
@pytest.mark.parametrize("which", ["of the site", "of make site"])
def test_caddy_takes_its_file(tmp_path: Path, which: str) -> None:
    path = DEPLOY / "Caddyfile"
    if which == "of make site":
        path = tmp_path / "Caddyfile"
        path.write_text(caddy_config(8756, (8761, 8762)))
    words = ["caddy", "adapt", "--config", str(path), "--adapter", "caddyfile"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "reverse_proxy" in done.stdout, done.stderr


class Named(BaseHTTPRequestHandler):
    """A web process that only says which one it is."""

    def do_GET(self) -> None:
        said = str(self.server.server_port).encode()  # type: ignore[attr-defined]  # what it is made with
        self.send_response(200)
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, *_: object) -> None:
        pass


def asked(port: int, table: int, rest: str) -> str:
    """The process that answers for a table."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        line.request("GET", f"/api/tables/table-{table}{rest}")
        return line.getresponse().read().decode()
    finally:
        line.close()


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed here")
def test_all_people_of_a_table_meet_in_one_process_while_it_lives(tmp_path: Path) -> None:
    webs = [ThreadingHTTPServer(("127.0.0.1", 0), Named) for _ in range(2)]
    for web in webs:
        threading.Thread(target=web.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    port = free_port()
    path = tmp_path / "Caddyfile"
    path.write_text(caddy_config(port, tuple(web.server_port for web in webs)))
    words = ["caddy", "run", "--config", str(path), "--adapter", "caddyfile"]
    try:
        with running(words, tmp_path / "caddy.log", lambda: answers(port)):
            of = [asked(port, table, "") for table in range(12)]
            assert set(of) == {str(web.server_port) for web in webs}
            for rest in ("/live?seat=france", "/acts", "/log?from=3"):
                assert [asked(port, table, rest) for table in range(12)] == of
            webs[0].shutdown()
            webs[0].server_close()
            assert {asked(port, table, "/live") for table in range(12)} == {str(webs[1].server_port)}
    finally:
        webs[1].shutdown()
        webs[1].server_close()
