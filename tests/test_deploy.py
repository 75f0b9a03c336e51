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


IN_THE_FILE = {"TRICORNE_DB", "TRICORNE_REDIS", "TRICORNE_BOTS", "TRICORNE_PROXY", "TRICORNE_METRICS"}
"""What makes the parts find each other."""
FROM_THE_SITE = {"TRICORNE_NAME": "${SITE:-localhost}", "TRICORNE_SITE": "https://${SITE:-localhost}"}
NOT_THERE = {
    "host": "on the command line of the container",
    "port": "the one that the Caddyfile knows",
    "together": "Redis implies it",
    "engine": "its programs would have to be in the image",
}
"""Settings that compose.yaml leaves alone, and why."""


def of_compose(service: str) -> dict[str, str]:
    """The settings of a service with nothing but the two lines in ``.env``."""
    compose: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return {key: str(value) for key, value in compose["services"][service]["environment"].items()}


def test_every_setting_reaches_the_containers_or_is_named() -> None:
    """An owner says it in ``.env``, and what he does not say is as it is without compose."""
    page = " ".join((ROOT / "docs" / "hosting.md").read_text().split())
    head = (ROOT / "compose.yaml").read_text().split("name: tricorne")[0]
    left = page[page.index("stands in the file itself") : page.index("would have to be put into the image")]
    for service, command in (("web", "serve"), ("thinker", "think")):
        given = of_compose(service)
        for one in settings.parameters(command):
            if one.name in NOT_THERE:
                assert one.envvar not in given and f"`{one.opts[0]}`" in left
            elif one.envvar in IN_THE_FILE | set(FROM_THE_SITE):
                assert f"`{one.opts[0]}`" in left
                assert service != "web" or one.envvar in given
                assert given.get(one.envvar) == FROM_THE_SITE.get(one.envvar, given.get(one.envvar))
            else:
                name = one.envvar.removeprefix("TRICORNE_")
                said = re.fullmatch(rf"\$\{{{name}:-(.*)\}}", given[one.envvar])
                usual = {"log": "json"}.get(one.name, "" if one.multiple else one.default)
                assert said is not None, f"{one.envvar} is {given[one.envvar]}"
                assert said[1] == str(usual) or float(said[1]) == usual, one.name
                assert re.search(rf"\b{name}=", head), f"the head of compose.yaml does not name {name}"


@pytest.mark.parametrize(("service", "command"), [("web", "serve"), ("thinker", "think")])
def test_the_settings_of_the_containers_can_be_used(
    service: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As they are where nobody says anything, and with everything that the head of the file names."""
    head = (ROOT / "compose.yaml").read_text().split("name: tricorne")[0]
    named = dict(word.split("=", 1) for word in re.findall(r"\b[A-Z_]+=\S*", head.split("What else")[1]))
    assert named["OWNERS"] and "MAIL" in named
    for said in ({}, named):
        environment = {
            key: re.sub(r"\$\{([A-Z_]+):-(.*?)\}", lambda one: str(said.get(one[1], one[2])), value)  # noqa: B023
            for key, value in of_compose(service).items()
        }
        del environment["TRICORNE_REDIS"]
        environment["TRICORNE_METRICS"] = ""
        environment["TRICORNE_DB"] = str(tmp_path / "tables.db")
        if command == "think":
            environment["TRICORNE_DB"] = "postgresql://nobody@127.0.0.1:1/none"  # it is tried last
        words = [command, "--check-config", *(["--host", "127.0.0.1", "--port", "0"] if service == "web" else [])]
        for key, value in environment.items():
            monkeypatch.setenv(key, value)
        done = run_tricorne(*words)
        if service == "web":
            assert done.status == 0, done.err
            assert ("anna@example.org" in done.out) == (said is named)
        else:
            assert "127.0.0.1" in done.err and "workers" in done.out, done.err


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
        ends = ("", "_total", "_bucket")  # what lies in a database is named also where none answers
        told |= {f"{family.name}{end}" for family in meter.registry.collect() for end in ends}
    finally:
        meter.close()
    asked = set(re.findall(r"\b((?:tricorne|process)_[a-z_]+)", (DEPLOY / "grafana.json").read_text()))
    assert asked <= told, asked - told
    assert len(json.loads((DEPLOY / "grafana.json").read_text())["panels"]) == 14


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
