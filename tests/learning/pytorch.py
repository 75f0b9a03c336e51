"""PyTorch for the tests of learning, where it can be had cheaply: ``python3 tests/learning/pytorch.py ENVIRONMENT``.

It is in no lock file: on many systems the wheel that an installer takes by itself brings several gigabytes for CUDA.
So pip is asked first what it would take, which downloads nothing; where that is large, or there is no network, one line
says so and the tests go on without. With ``any`` behind the environment it is installed however large it is.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

VERSION: Final = "2.13.0"
PIP: Final = "26.3"
"""Older ones download what they only report."""
LARGE: Final = ("cuda", "nvidia", "triton")
"""How the names of packages begin that come with gigabytes."""
PATIENCE: Final = 300
"""Seconds."""


def too_large(report: dict[str, Any]) -> list[str]:
    """The packages of a report of pip for which a test is not worth the download."""
    names = [str(package["metadata"]["name"]).lower() for package in report["install"]]
    return sorted(name for name in names if name.startswith(LARGE))


def _pip(python: Path, *words: str) -> bool:
    """Run the environment's own pip; whether it could do it."""
    order = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words]
    try:
        return subprocess.run(order, capture_output=True, check=False, timeout=PATIENCE).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def _find_out(python: Path) -> str:
    """Why PyTorch is not to be had cheaply; empty if it is."""
    words = ["-m", "pip", "--python", str(python), "install", "--quiet", f"pip=={PIP}"]
    if subprocess.run([sys.executable, *words], capture_output=True, check=False).returncode:
        return "there seems to be no network"
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "report.json"
        asked = ["--dry-run", "--ignore-installed", "--use-feature=fast-deps", "--only-binary=:all:"]
        if not _pip(python, *asked, "--report", str(told), f"torch=={VERSION}"):
            return f"pip finds no PyTorch {VERSION} for this machine, or no network"
        large = too_large(json.loads(told.read_text(encoding="utf-8")))
    return f"pip would take gigabytes with it, such as {large[0]} (TORCH=any allows that)" if large else ""


def prepare(environment: Path, however_large: bool) -> str:
    """Install PyTorch into an environment; why it was left out, or nothing."""
    python = environment / "bin" / "python"
    if not subprocess.run([str(python), "-c", "import torch"], capture_output=True, check=False).returncode:
        return ""
    reason = _find_out(python)
    if reason and not (however_large and "gigabytes" in reason):
        return reason
    return "" if _pip(python, "--only-binary=:all:", f"torch=={VERSION}") else "it could not be installed"


if __name__ == "__main__":
    left_out = prepare(Path(sys.argv[1]), sys.argv[2:] == ["any"])
    if left_out:
        print(f"Left out: what needs PyTorch, because {left_out}.")
