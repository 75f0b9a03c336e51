"""What the owner of a house lets people do at its tables, and where moderators have switched the talk off."""

from __future__ import annotations

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import Message, in_english, say
from tricorne.server.wire_seats import Talk

WORDS = {"on": True, "off": False}
SILENT: dict[Talk, str] = {"host": "why-host-quiet", "order": "why-quiet", "house": "why-house-quiet"}


class BadHouse(TricorneError):
    """The house cannot be run like this."""


def check_switch(option: str, text: str) -> bool:
    """Whether something is switched on."""
    if text not in WORDS:
        raise BadHouse(in_english(f"{option} {text}: it is on or off"))
    return WORDS[text]


class HouseRules:
    """Whether people may talk here at all, and vouch for somebody who has lost his seat."""

    def __init__(self, talk: bool = True, vouching: bool = True) -> None:
        self.talk = talk
        self.vouching = vouching
        self.quiet: set[str] = set()
        """The tables whose talk moderators have switched off (members/order.py)."""

    def talk_at(self, table: str, hosted: bool) -> Talk:
        """Whether people may talk at a table; if not, who does not let them. ``hosted``: its host lets them."""
        if not self.talk:
            return "house"
        if table in self.quiet:
            return "order"
        return "on" if hosted else "host"


def why_silent(talk: Talk) -> Message:
    """Why nobody may talk."""
    return say(SILENT[talk])
