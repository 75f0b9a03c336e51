"""The bot that plays at random: every legal action is as likely as the other."""

from __future__ import annotations

from tricorne.kernel.bot import Bot, Seat
from tricorne.kernel.message import say


class Random(Bot):
    name = "random"
    words = say("bot-random")

    def decide(self, seat: Seat) -> int:
        return seat.rng.pick(seat.legal())
