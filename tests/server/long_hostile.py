"""Ten thousand hostile messages (TRICORNE_HOSTILE for another number). Run by ``make test-long``."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.test_hostile_messages import send_hostile_messages

MESSAGES = int(os.environ.get("TRICORNE_HOSTILE", "10000"))


def test_ten_thousand_hostile_messages_break_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    found = send_hostile_messages(tmp_path, MESSAGES, caplog)
    print(f"\n{MESSAGES} hostile messages, answers by status: {dict(sorted(found.items()))}")
