"""The example game as a package of its own: installing it into a folder, and running with it or without."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "prize-auction"
GAME = "prize-auction"


def install(package: Path, folder: Path) -> Path:
    """Install a package into a folder; whoever has the folder on the path has the game."""
    uv = ROOT / ".tools" / "bin" / "uv"
    order = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--python", sys.executable]
    subprocess.run([str(uv), *order, "--target", str(folder), str(package)], check=True)
    return folder


def run(path: Path | None, *words: str, typed: str = "") -> str:
    """Run Python with the game on the path, or without it."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(
        [sys.executable, *words], env=environment, input=typed, capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def run_tricorne(path: Path | None, *words: str, typed: str = "") -> str:
    return run(path, "-m", "tricorne.cli", *words, typed=typed)
