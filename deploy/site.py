"""A whole site on this machine, as plain processes: PostgreSQL, Redis, two web processes, a thinker, and Caddy before
them. ``make site`` starts it; Ctrl-C ends it, and nothing is left. For trying things out, not for keeping games.
"""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from tests.server.postgres import Postgres
from tests.server.site import CADDY, Redis, installed

PORT = 8756
WEBS = (8761, 8762)
CONFIG = """{{
	admin off
	auto_https off
}}
http://127.0.0.1:{port} {{
	@table path_regexp table ^/api/tables/([0-9A-Za-z_-]+)
	request_header @table Tricorne-Table {{re.table.1}}
	reverse_proxy {webs} {{
		lb_policy header Tricorne-Table
		lb_try_duration 5s
		lb_try_interval 250ms
		fail_duration 2s
	}}
}}
"""


def caddy_config(port: int, webs: tuple[int, ...]) -> str:
    """Caddy in front of web processes on this machine, without https; all people of a table go to one of them."""
    return CONFIG.format(port=port, webs=" ".join(f"127.0.0.1:{web}" for web in webs))


def main() -> int:
    lacking = installed(CADDY)
    if lacking:
        print(f"a site needs {', '.join(lacking)}; install them first", file=sys.stderr)
        return 2
    ended = threading.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, lambda *_: ended.set())
    folder = Path(tempfile.mkdtemp(prefix="tricorne-site-"))
    postgres, redis = Postgres(), Redis()
    where = ["--db", postgres.url, "--redis", redis.url]
    (folder / "Caddyfile").write_text(caddy_config(PORT, WEBS))
    commands = [
        *(
            ["tricorne", "serve", *where, "--bots", "elsewhere", "--port", str(web), "--proxy", "127.0.0.1"]
            for web in WEBS
        ),
        ["tricorne", "think", *where],
        ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"],
    ]
    bin = Path(sys.executable).parent
    quiet = {"stdout": subprocess.DEVNULL, "start_new_session": True}
    started: list[subprocess.Popen[bytes]] = []
    try:
        for command in commands:
            program = str(bin / command[0]) if (bin / command[0]).exists() else command[0]
            log = (folder / f"{len(started)}-{command[0]}.log").open("w")
            started.append(subprocess.Popen([program, *command[1:]], stderr=log, **quiet))  # type: ignore[call-overload]
            log.close()
        print(f"Tricorne is at http://127.0.0.1:{PORT}/, by {len(WEBS)} web processes (Ctrl-C ends it)", flush=True)
        print(f"what they say: {folder}; process ids: {' '.join(str(one.pid) for one in started)}", flush=True)
        ended.wait()
    finally:
        for process in reversed(started):
            process.terminate()
        for process in started:
            process.wait(20)
        redis.close()
        postgres.close()
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
