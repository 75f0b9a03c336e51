"""The notes of a release, from the changelog: ``python release/notes.py 0.1.0``.

It fails for a version that the changelog does not have, or has as not released yet: then the date is missing.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"


def notes(changelog: str, version: str) -> str:
    """What the changelog says of a version, without its heading."""
    found = re.search(rf"^## {re.escape(version)} \(([^)]*)\)\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"the changelog has no version {version}")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", found[1]):
        raise SystemExit(f"the changelog calls version {version} '{found[1]}': give it its date, such as 2027-01-31")
    return found[2].strip() + "\n"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(notes(CHANGELOG.read_text(encoding="utf-8"), sys.argv[1].removeprefix("v")), end="")
