"""Ten million draws, for `make test-long`; and the battery of dieharder where that program is installed."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import numpy as np

from tests.fairness.test_statistics import FAR, far_off, source

DRAWS = 10_000_000
BATTERY = {"0": 40, "1": 2, "2": 1, "3": 4, "8": 8, "15": 20, "100": 20, "101": 20, "102": 20}
"""Tests of dieharder, and how often each is repeated: no oftener than ten million bytes bear. With its own hundred
times it reads them again so often that whatever is in them fails, the system's random bytes too."""


def test_ten_million_draws(tmp_path: Path) -> None:
    chance = source("ten million")
    dice = np.fromiter((chance.ticket(number, 6) for number in range(1, DRAWS + 1)), dtype=np.int64, count=DRAWS)
    assert abs(far_off(np.bincount(dice, minlength=6).tolist(), [DRAWS / 6] * 6)) < FAR
    for length in (2, 3, 4):
        codes = sum(dice[at : DRAWS - length + 1 + at] * 6**at for at in range(length))
        count, cells = DRAWS - length + 1, 6**length
        assert abs(far_off(np.bincount(np.asarray(codes), minlength=cells).tolist(), [count / cells] * cells)) < FAR


def test_dieharder_where_it_is_installed(tmp_path: Path) -> None:
    """Without the program the bits are counted instead."""
    chance = source("bits")
    bits = np.fromiter((chance.ticket(number, 1 << 32) for number in range(1, 2_500_001)), dtype=np.uint32)
    for bit in range(32):
        ones = int(((bits >> np.uint32(bit)) & np.uint32(1)).sum())
        assert abs(ones - len(bits) / 2) < FAR * (len(bits) / 4) ** 0.5
    program = shutil.which("dieharder")
    if program is None:
        return
    path = tmp_path / "bits.bin"
    bits.tofile(path)
    for number, times in BATTERY.items():
        asked = [program, "-g", "201", "-f", str(path), "-d", number, "-p", str(times)]
        found = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        assert "FAILED" not in found and re.search("PASSED|WEAK", found), found
        print(*re.findall(r"\S+\| .*(?:PASSED|WEAK)", found), sep="\n")
