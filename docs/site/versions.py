"""The list of versions from which readers choose: ``python docs/site/versions.py FOLDER``.

Each version of the site is a folder of that name in FOLDER. The newest one is also called latest, and the first page
leads there.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path

VERSION = re.compile(r"\d+(\.\d+)*$")
LATEST = "latest"
FIRST_PAGE = f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tricorne</title>
<meta http-equiv="refresh" content="0; url={LATEST}/"><a href="{LATEST}/">Tricorne</a></html>
"""


def versions(folder: Path) -> list[str]:
    """The versions that lie there, the newest first."""
    found = [path.name for path in folder.iterdir() if path.is_dir() and VERSION.match(path.name)]
    return sorted(found, key=lambda name: [int(part) for part in name.split(".")], reverse=True)


def write(folder: Path) -> None:
    newest, *older = versions(folder)
    shutil.rmtree(folder / LATEST, ignore_errors=True)
    shutil.copytree(folder / newest, folder / LATEST)
    listed = [{"version": newest, "title": newest, "aliases": [LATEST]}]
    listed += [{"version": name, "title": name, "aliases": []} for name in older]
    (folder / "versions.json").write_text(json.dumps(listed))
    (folder / "index.html").write_text(FIRST_PAGE)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
