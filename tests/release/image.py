"""Reading deploy/Dockerfile: its instructions, each with its words."""

from __future__ import annotations

import json
import re
from pathlib import Path

DOCKERFILE = Path(__file__).parents[2] / "deploy" / "Dockerfile"


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile in order, lines joined and comments left out."""
    joined = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1].strip()) for line in joined.splitlines() if line.strip()]


class Image:
    """What the last stage says of how the server runs, and the commands that install it."""

    def __init__(self, text: str) -> None:
        every = instructions(text)
        last = max(i for i, (word, _) in enumerate(every) if word == "FROM")
        self.bases = [words for word, words in every if word == "FROM"]
        self.installs = [words for word, words in every[:last] if word == "RUN"]
        self.arguments = dict(words.split("=", 1) for word, words in every if word == "ARG")
        self.final = dict(every[last:])
        self.environment = dict(part.split("=", 1) for part in self.final["ENV"].split())

    @property
    def command(self) -> list[str]:
        return [*json.loads(self.final["ENTRYPOINT"]), *json.loads(self.final["CMD"])]

    @property
    def health(self) -> list[str]:
        return list(json.loads(self.final["HEALTHCHECK"].partition("CMD ")[2]))
