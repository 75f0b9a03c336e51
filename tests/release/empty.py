"""An environment with nothing in it but what a package brings: no Node, no compiler, no make, no repository."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
TRIED = ROOT / "release" / "tried.py"
LOCK = ROOT / "requirements-dev.lock"
LONGEST_S = 600


class Empty:
    """Made anew in a folder; its PATH has its own programs alone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        self.bin = folder / "venv" / "bin"
        self.run(UV, "venv", "--quiet", "--python", sys.executable, folder / "venv")

    def run(self, *words: str | Path, cwd: Path | None = None) -> str:
        """What a command says; it must go well. The caches and mirrors of this machine are known to it."""
        done = subprocess.run(
            list(map(str, words)),
            env={**os.environ, "PATH": str(self.bin), "UV_PYTHON_DOWNLOADS": "never", "LC_ALL": "C.UTF-8"},
            cwd=cwd or self.folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST_S,
        )
        assert done.returncode == 0, f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}"
        return done.stdout

    def install(self, package: Path, extras: str = "") -> None:
        """Install a wheel or a source archive, with the versions that we test with."""
        wanted = f"tricorne{extras} @ {package.resolve().as_uri()}"
        self.run(UV, "pip", "install", "--quiet", "--python", self.bin.parent, "--constraint", LOCK, wanted)

    def python(self, *words: str | Path) -> str:
        return self.run(self.bin / "python", *words)

    def tricorne(self, *words: str | Path) -> str:
        return self.run(self.bin / "tricorne", *words)
