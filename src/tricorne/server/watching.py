"""How the owner watches over a process: its log, and its figures."""

from __future__ import annotations

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.extras import require
from tricorne.kernel.message import in_english
from tricorne.server.logs import FORMS, LEVELS, set_up
from tricorne.server.meter import metrics_address


class BadWatching(TricorneError):
    """A process cannot be watched over in this way."""


class Watching:
    """Where the figures are (empty: nowhere), and how the log is written."""

    def __init__(self, metrics: str = "", log: str = "plain", level: str = "warning") -> None:
        if log not in FORMS:
            raise BadWatching(in_english(f"--log {log}: it is one of {', '.join(FORMS)}"))
        if level not in LEVELS:
            raise BadWatching(in_english(f"--log-level {level}: it is one of {', '.join(LEVELS)}"))
        if metrics:
            metrics_address(metrics)
            require("club", ["prometheus_client"])
        self.metrics = metrics
        self.log = log
        self.level = level

    @property
    def special(self) -> bool:
        """Whether the owner wants the log in a form of his own."""
        return (self.log, self.level) != ("plain", "warning")

    def begin(self) -> None:
        if self.special:
            set_up(self.log, self.level)


UNWATCHED = Watching()
