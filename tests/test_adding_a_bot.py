"""The page about adding a bot is true: its bot is written to a file and plays."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cli import command

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-bot.md"


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    source = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert source is not None
    file = tmp_path / "curious.py"
    file.write_text(source[1], encoding="utf-8")
    order = re.search(r"tricorne (simulate .*)", PAGE.read_text(encoding="utf-8"))
    assert order is not None
    words = order[1].replace("curious.py", str(file)).split()
    said = command.run_tricorne(*words, "--json", "-")
    assert said.status == 0, said.err
    assert "curious.py:Curious" in json.dumps(json.loads(said.out))
