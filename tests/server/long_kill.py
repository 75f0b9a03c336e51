"""A thousand kills (TRICORNE_KILLS: another number) lose nothing that was acknowledged. Run by ``make test-long``."""

from __future__ import annotations

import os
from pathlib import Path

from tests.server.forked_server import Stable
from tests.server.test_kill import killed_again_and_again

KILLS = int(os.environ.get("TRICORNE_KILLS", "1000"))


def test_a_thousand_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    stable = Stable(tmp_path)
    total = killed_again_and_again(tmp_path, KILLS, stable.start, tell_every=50)
    stable.close()
    print(f"\n{KILLS} kills, {total} acts acknowledged, 0 lost")
