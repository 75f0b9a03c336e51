"""What goes over the wire about notices (docs/server.md)."""

from __future__ import annotations

from typing import Literal

from tricorne.server.wire import Given, Sent

WayKind = Literal["mail", "hook", "push"]


class NoticeWay(Sent):
    """A way to be told that it is your turn. ``words``: the address, the host of the webhook, or the device."""

    way: str
    kind: WayKind
    wanted: bool
    words: str


class Notices(Sent):
    """How a member is told, and in which language. ``mail``, ``hook``: whether this server can tell so; ``minutes``
    how long one is away before."""

    language: str
    ways: list[NoticeWay]
    mail: bool
    hook: bool
    minutes: int


class SetNotice(Given):
    """Switch a way on or off; notices come in ``language`` from now on, unless it is empty."""

    way: str = ""
    wanted: bool = True
    language: str = ""


class SetHook(Given):
    """Where a webhook of one's own lies; empty: there is none any more."""

    url: str


class Stopped(Sent):
    """The way by which nothing comes any more."""

    kind: WayKind
