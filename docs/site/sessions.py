"""Sessions in docstrings (``>>>``) are shown as code in the API reference: each gets its fences while it is read."""

from __future__ import annotations

from typing import Any

import griffe


def fenced(text: str) -> str:
    """A docstring whose sessions stand in fences."""
    lines: list[str] = []
    inside = False
    for line in text.split("\n"):
        begins = line.lstrip().startswith(">>>")
        if begins and not inside:
            lines += ["", "```pycon"]
        elif inside and not line.strip():
            lines.append("```")
        inside = begins or (inside and bool(line.strip()))
        lines.append(line)
    return "\n".join([*lines, "```"] if inside else lines)


class Sessions(griffe.Extension):
    """What the reader of docstrings calls for each module, class, function and attribute."""

    def on_instance(self, *, obj: griffe.Object, **how: Any) -> None:
        if obj.docstring is not None and ">>>" in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)
