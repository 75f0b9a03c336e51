"""A server of its own for browser tests, on a free port of this machine; every table gets the same seed and its seats
as they were listed, so that a test is the same game each time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
PYTHON = os.environ.get("TRICORNE_SERVER_PYTHON", "")
"""A Python with a Tricorne of its own, whose engine is compiled; the server runs there."""
WAIT_S = 30.0
PROGRAM = """
import functools, secrets, sys
from tricorne.server import letters, seating
from tricorne.server.accounts.rules import AccountRules
from tricorne.server import serve as service
from tricorne.server.limits import Limits
from tricorne.server.serve import serve

class Known:
    token_urlsafe = staticmethod(secrets.token_urlsafe)

    @staticmethod
    def token_hex(count):
        return SEED * (count // 16) if count in (16, letters.LETTER_BYTES) else secrets.token_hex(count)

SEED = sys.argv[2]
if __name__ == "__main__":
    seating.secrets = letters.secrets = Known
    seating._shuffle = lambda plans: None
    rules = eval(sys.argv[5])
    if float(sys.argv[6]) >= 0.0:
        service.make_app = functools.partial(service.make_app, away_s=float(sys.argv[6]))
    serve(sys.argv[1], "127.0.0.1", int(sys.argv[4]), float(sys.argv[3]), Limits(0, 0, 0, 1000), accounts=rules)
"""
SEED = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"


class Server:
    """Started when made, ended by ``close``."""

    def __init__(
        self,
        folder: Path,
        seed: str = SEED,
        pace_s: float = 0.0,
        packages: Path | None = None,
        port: int = 0,
        accounts: str = "AccountRules()",
        away_s: float = -1.0,
    ) -> None:
        """``packages`` is a folder of packages that are installed beside Tricorne, ``away_s`` how long somebody must be
        gone before others may decide about his seat; less than 0: as long as usual."""
        self.seed = seed
        self.db = folder / "tables.db"
        program = folder / "serve_here.py"
        program.write_text(PROGRAM)
        path = [*([] if PYTHON else [str(SOURCE)]), *([] if packages is None else [str(packages)])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        self.complaints = folder / "complaints.txt"
        with self.complaints.open("w") as complaints:
            self.process = subprocess.Popen(
                [
                    PYTHON or sys.executable,
                    str(program),
                    str(self.db),
                    seed,
                    str(pace_s),
                    str(port),
                    accounts,
                    str(away_s),
                ],
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                env=environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://127.0.0.1:" in line, line + self.complaints.read_text()
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(WAIT_S)
        assert self.process.stdout is not None
        self.process.stdout.close()
        said = self.complaints.read_text()
        assert status == 0 and not said, said
