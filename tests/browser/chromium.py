"""A Chromium for the browser tests: ``python -m tests.browser.chromium`` finds or installs one and says where it is.

In this order: what TRICORNE_CHROMIUM names, what is on the path, Playwright's own, Debian's package (as root), and
last Playwright's download.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
APT = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
ARGUMENTS = ["--disable-gpu", "--disable-dev-shm-usage", "--no-sandbox", "--mute-audio"]
"""No GPU anywhere, so that figures can be compared; containers have neither shared memory nor a sandbox."""
HELP = "no Chromium here, and none could be installed: install chromium, or set TRICORNE_CHROMIUM to its path"


def on_the_path() -> str | None:
    """A browser of this machine."""
    named = os.environ.get("TRICORNE_CHROMIUM", "")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)


def playwrights_own() -> str | None:
    """The browser that Playwright once downloaded."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def found() -> str | None:
    return on_the_path() or playwrights_own()


def tried(*command: str) -> bool:
    """Whether a command went well; what it says goes to standard error."""
    try:
        return subprocess.run(command, stdout=sys.stderr, env=APT, check=False).returncode == 0
    except OSError:
        return False


def installed() -> str | None:
    """Install one, the system's way first."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        tried("apt-get", "-qq", "update")
        if tried("apt-get", "-qq", "install", "-y", "--no-install-recommends", "chromium") and on_the_path():
            return on_the_path()
    tried(sys.executable, "-m", "playwright", "install", "chromium")
    return playwrights_own()


if __name__ == "__main__":
    path = found() or installed()
    if path is None:
        sys.exit(HELP)
    print(path)
