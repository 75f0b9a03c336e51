"""A report apart from everything else: a record on standard input, the page on standard output.

``python -m tricorne.analysis PLAYOUTS LANGUAGE``; the server runs it this way, with low priority.
"""

from __future__ import annotations

import contextlib
import os
import sys

from tricorne.analysis.judge import judge
from tricorne.analysis.page import page

POLITE = 10


def main() -> None:
    with contextlib.suppress(AttributeError, OSError):  # not everywhere can one step back
        os.nice(POLITE)
    text = sys.stdin.buffer.read().decode("utf-8")
    sys.stdout.buffer.write(page(judge(text, int(sys.argv[1])), sys.argv[2]).encode("utf-8"))


if __name__ == "__main__":
    main()
