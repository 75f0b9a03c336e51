"""Figures for the owner in the form that Prometheus reads, at an address of their own: never where players come.

What is counted anyway is read when somebody asks; only acts and requests are measured one by one. A board that shows
them is in ``deploy/grafana.json``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Any

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.extras import needs
from tricorne.kernel.message import in_english
from tricorne.server import stored_figures
from tricorne.server.hub import Hub

BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds."""
ASKED_S = 2.0
"""How long whoever asks for figures waits for those of the database."""

log = logging.getLogger("tricorne.server")


class BadMetrics(TricorneError):
    """An address where figures cannot be offered."""


def metrics_address(text: str) -> tuple[str, int]:
    """Host and port of ``127.0.0.1:9100``, or of ``9100``.

    >>> metrics_address("9100")
    ('127.0.0.1', 9100)
    """
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit() or not 0 <= int(port) < 65536:
        raise BadMetrics(in_english(f"--metrics {text}: give it as 127.0.0.1:9100"))
    return host.strip("[]") or "127.0.0.1", int(port)


class Errors(logging.Handler):
    """Counts what goes wrong by what is logged about it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1


class Meter:
    """All figures of a process."""

    def __init__(self, hub: Hub) -> None:
        with needs("club"):
            from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
        self.hub = hub
        self._loop: asyncio.AbstractEventLoop | None = None
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.errors = Errors()
        logging.getLogger("tricorne").addHandler(self.errors)
        made: dict[str, Any] = {"registry": self.registry}
        self._acts = Counter("tricorne_acts", "Acts by kind and answer.", ["kind", "answer"], **made)
        self._act_s = Histogram(
            "tricorne_act_seconds",
            "From an act to its answer, which comes when it is on disk.",
            buckets=BUCKETS,
            **made,
        )
        self._requests = Counter("tricorne_requests", "Requests by kind and status.", ["kind", "status"], **made)
        self._request_s = Histogram("tricorne_request_seconds", "Seconds to an answer.", buckets=BUCKETS, **made)
        self.registry.register(self)
        self._server: Any = None

    def act(self, kind: str, answer: str, seconds: float) -> None:
        self._acts.labels(kind, answer).inc()
        self._act_s.observe(seconds)

    def request(self, kind: str, status: int, seconds: float) -> None:
        self._requests.labels(kind, str(status)).inc()
        if kind == "http":
            self._request_s.observe(seconds)

    def collect(self) -> Iterator[Any]:
        """What can be read off when somebody asks."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        hub, writer = self.hub, self.hub.store.writer
        tables = list(hub.tables.values())
        gauges: dict[str, tuple[str, float]] = {
            "tables": ("Tables in memory.", len(tables)),
            "tables_looked_at": ("Tables that somebody looks at.", sum(1 for one in tables if one.viewers)),
            "sockets": ("Live channels of tables.", sum(len(one.viewers) for one in tables)),
            "lobby_sockets": ("Live channels of the lobby.", sum(len(one) for one in list(hub.lobby.values()))),
            "bots_thinking": ("Tables where a bot thinks.", sum(1 for one in tables if one.thinking >= 0)),
            "bots_waiting": ("Decisions that wait for a process to think.", hub.thinkers.waiting()),
            "writes_waiting": ("Changes that wait to be written.", writer.waiting()),
            "messages_waiting": (
                "Messages that wait for slow viewers.",
                sum(viewer.waiting.qsize() for one in tables for viewer in list(one.viewers)),
            ),
        }
        counters: dict[str, tuple[str, float]] = {
            "transactions": ("Transactions.", writer.transactions),
            "changes_written": ("Changes; several share a transaction.", writer.changes),
            "write_seconds": ("Seconds spent in transactions.", writer.seconds),
            "errors": ("Errors in the log.", self.errors.count),
        }
        if hub.together is not None:
            gauges |= {name: ("Several processes: " + words, value) for name, words, value in hub.together.gauges()}
            counters |= {name: ("Several processes: " + words, value) for name, words, value in hub.together.counts()}
        stored = self._stored()
        for name, words in stored_figures.WORDS.items():
            yield GaugeMetricFamily(f"tricorne_{name}", words, value=stored.get(name))
        for name, (words, value) in gauges.items():
            yield GaugeMetricFamily(f"tricorne_{name}", words, value=value)
        for name, (words, value) in counters.items():
            yield CounterMetricFamily(f"tricorne_{name}", words, value=value)

    def _stored(self) -> dict[str, float]:
        """What lies in the database. It is asked by the loop of the server while this thread waits; where it does not
        answer, all other figures are told."""
        if self._loop is None:
            return {}
        asked = asyncio.run_coroutine_threadsafe(stored_figures.counted(self.hub.store), self._loop)
        try:
            return asked.result(ASKED_S)
        except Exception as problem:
            asked.cancel()
            log.warning("figures that lie in the database are not told: %s", type(problem).__name__)
            return {}

    def serve(self, address: str) -> None:
        """Answer those who ask for figures, in a thread of its own. Called in the loop of the server."""
        from prometheus_client import start_http_server

        self._loop = asyncio.get_running_loop()

        host, port = metrics_address(address)
        try:
            self._server, _ = start_http_server(port, host, self.registry)
        except OSError as problem:
            raise BadMetrics(in_english(f"--metrics {address}: cannot be listened at ({problem.strerror})")) from None

    def close(self) -> None:
        self._loop = None
        logging.getLogger("tricorne").removeHandler(self.errors)
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
