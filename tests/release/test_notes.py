"""Release notes come from the changelog, and only for what has a date."""

from __future__ import annotations

import pytest

import tricorne
from release.notes import CHANGELOG, notes

TEXT = """# Changelog

## 0.3.0 (not released yet)

- Later.

## 0.2.0 (2027-01-31)

### Features

- New.

## 0.1.0 (2026-12-01)

- First.
"""


def test_the_notes_are_those_of_one_version() -> None:
    assert notes(TEXT, "0.2.0") == "### Features\n\n- New.\n"
    assert notes(TEXT, "0.1.0") == "- First.\n"


@pytest.mark.parametrize(("version", "said"), [("0.3.0", "not released yet"), ("0.9", "no version 0.9")])
def test_a_version_without_a_date_has_none(version: str, said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        notes(TEXT, version)


def test_our_changelog_is_read() -> None:
    text = CHANGELOG.read_text().replace("not released yet", "2027-01-31")
    assert "### Features" in notes(text, tricorne.__version__)
