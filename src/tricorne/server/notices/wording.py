"""What a notice says: at which table, in which game, as whom, and the way there. Nothing of the game itself, so that
nothing hidden can be in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row

from tricorne.kernel.languages import has
from tricorne.kernel.message import Message, Text, say
from tricorne.server.old_rules import game_of

SAID = {"turn": "notice-turn", "time": "notice-time"}
SUBJECTS = {"turn": "notice-turn-subject", "time": "notice-time-subject"}


class NoticeText:
    """A notice in the language of its reader."""

    def __init__(self, language: str, subject: Message, lines: list[str], links: list[str], link: str) -> None:
        self.language = language
        self.message = subject
        self.subject = subject.text(language)
        self.lines = lines
        """One for each table."""
        self.text = "\n\n".join(f"{line}\n{to}" for line, to in zip(lines, links, strict=True))
        """All lines, each with the way to its decision."""
        self.link = link
        """The decision; of several tables the page that shows them all."""


def game_title(game: str) -> Message | Text:
    key = f"{game}/game-title"
    return Message(key, {}) if has(key) else Text(game_of(game).title)


def notice_text(rows: Sequence[Row[Any]], site: str) -> NoticeText:
    """The notice of one person about all tables that wait for him."""
    language = rows[0].language
    lines: list[str] = []
    links: list[str] = []
    for row in rows:
        title = Text(row.title) if row.title else game_title(row.game)
        seat = game_of(row.game).seat_thing(row.power)
        links.append(f"{site}/table/{row.table_id}?seat={row.power}")
        lines.append(say(SAID[row.kind], title=title, seat=seat).text(language))
    if len(rows) == 1:
        return NoticeText(language, say(SUBJECTS[rows[0].kind], title=title), lines, links, links[0])
    return NoticeText(language, say("notice-many-subject", count=len(rows)), lines, links, f"{site}/")


def foot(language: str, link: str) -> str:
    """Below a letter: why it came, and how to have no more of them."""
    return f"{say('notice-foot').text(language)}\n{link}"
