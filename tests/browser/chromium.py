"""A Chromium for the browser tests: ``python -m tests.browser.chromium`` finds or installs one and says where it is.

In this order: what TRICORNE_CHROMIUM names, what is on the path, Playwright's own, Debian's package (as root), and
last Playwright's download. The one without any window of its own takes a quarter less time; where Debian has it and it
may be installed, it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
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


def from_debian(*packages: str) -> str | None:
    """Install the first of these packages that there is, if that may be done here."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        tried("apt-get", "-qq", "update")
        for package in packages:
            if tried("apt-get", "-qq", "install", "-y", "--no-install-recommends", package) and on_the_path():
                return on_the_path()
    return None


def installed() -> str | None:
    """Install one, the system's way first."""
    if path := from_debian(SHELL, "chromium"):
        return path
    tried(sys.executable, "-m", "playwright", "install", "chromium")
    return playwrights_own()


def lighter() -> str | None:
    """The one without a window, where nobody has named another."""
    return None if "TRICORNE_CHROMIUM" in os.environ else shutil.which(SHELL) or from_debian(SHELL)


if __name__ == "__main__":
    path = lighter() or found() or installed()
    if path is None:
        sys.exit(HELP)
    print(path)
