"""What goes over the wire about notices (docs/server.md)."""

from __future__ import annotations

from typing import Literal

from tricorne.server.wire import Given, Message, Sent

WayKind = Literal["mail", "hook", "push"]


class NoticeWay(Sent):
    """A way to be told that it is your turn. ``words``: the address, the host of the webhook, or the device."""

    way: str
    kind: WayKind
    wanted: bool
    words: str


class Notices(Sent):
    """How a member is told, and in which language: the first way that reaches him silences those after it. ``mail``,
    ``hook``: whether this server can tell so; ``minutes``: how long one is away before, ``unseen``: how long one way
    is waited for before the next."""

    language: str
    ways: list[NoticeWay]
    mail: bool
    hook: bool
    minutes: int
    unseen: int


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


class PushOffer(Sent):
    """The key that a browser subscribes with; empty where this server does not push."""

    key: str


class SetPush(Given):
    """What a browser says when it has subscribed. A guest is told in ``language``, a member in that of his account."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = ""


class EndPush(Given):
    """The device that is told no more."""

    way: str


class PushDevice(Sent):
    """A device, and whether it is told."""

    way: str
    wanted: bool


class Pushed(Sent):
    """What a device is told, encrypted for it alone: the message, its words in the language of the person, and the way
    to the decision. A notice with the same ``tag`` takes the place of an older one. When it is shown the device says so
    at ``/api/push/got/GOT``: then its person is told by no other way."""

    message: Message
    title: str
    text: str
    language: str
    link: str
    tag: str
    got: str
