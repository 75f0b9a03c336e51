"""Web Push: a notice on a device, through the push service of its browser.

The service is told by a key pair who sends (VAPID); it is made once and lies in the database. What is sent is encrypted
for the device alone, so that the service reads neither the table nor the person. It holds what a letter says: a
message, its words, and the way to the decision.
"""

from __future__ import annotations

import base64
import time
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from tricorne.kernel.message import say
from tricorne.server.accounts.rules import AccountRules
from tricorne.server.notices.outside import LONGEST_URL
from tricorne.server.notices.wire_notices import Pushed, SetPush
from tricorne.server.notices.wording import NoticeText
from tricorne.server.problems import bad_value
from tricorne.server.schema import house_keys
from tricorne.server.store import Store, digest
from tricorne.server.wire import message

KEY = "push"
GONE = (404, 410)
"""What a push service answers when a device is not subscribed any more."""
KEPT_S = 24 * 3600
"""How long a push service keeps a notice for a device that is off, where there is no other way to its person."""
SIGNED_S = 12 * 3600
POINT_BYTES = 65
AUTH_BYTES = 16
MOST_LINES = 5
"""A notice of many tables names so many: push services take 4 kB."""
TOPIC = 32


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """Where a device is reached, and the keys that only it can open."""

    endpoint: str
    p256dh: str
    auth: str


def endpoint_of(target: str) -> str:
    return msgspec.json.decode(target, type=Subscription).endpoint


def device_way(endpoint: str) -> str:
    """The name of the way to a device."""
    return f"push-{digest(endpoint)[:20]}"


def subscription_of(asked: SetPush) -> Subscription:
    """What a browser says of itself; BadRequest if nothing could be encrypted for it."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point, auth = _bytes(asked.p256dh), _bytes(asked.auth)
    fits = len(asked.endpoint) <= LONGEST_URL and len(point) == POINT_BYTES and len(auth) == AUTH_BYTES
    try:
        if fits:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        fits = False
    if not fits:
        raise bad_value(say("why-no-device"))
    return Subscription(asked.endpoint, asked.p256dh, asked.auth)


class Pusher:
    """Packs notices for devices."""

    def __init__(self, store: Store, rules: AccountRules) -> None:
        self.store = store
        self.offered = rules.pushes
        sender = rules.mail.sender if rules.mail is not None else "tricorne@localhost"
        self.contact = rules.site if rules.site.startswith("https://") else f"mailto:{sender}"
        self._secret = ""

    async def secret(self) -> str:
        """The private key, made now if there is none. Of several processes that make one, one is kept."""
        mine = select(house_keys.c.secret).where(house_keys.c.name == KEY)
        if not self._secret:
            found = await self.store.rows(mine)
            if not found:
                try:
                    row = {"name": KEY, "secret": _new_secret(), "created": time.time()}
                    await self.store.write((house_keys.insert().values(row), None))
                except IntegrityError:
                    pass
                found = await self.store.rows(mine)
            self._secret = str(found[0][0])
        return self._secret

    async def public(self) -> str:
        """The key that a browser is told; it takes notices from its owner alone."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        number = int.from_bytes(_bytes(await self.secret()), "big")
        key = ec.derive_private_key(number, ec.SECP256R1()).public_key()
        return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def pack(
        self, target: str, said: NoticeText, table: str, got: str, kept_s: float
    ) -> tuple[bytes, dict[str, str]]:
        """The body and the headers of a request to the push service. ``table``: a newer notice about the same one takes
        the place of one that waits. ``got``: the word by which the device says that it has shown it. It is thrown away
        when it could not be delivered for ``kept_s``."""
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        device = msgspec.json.decode(target, type=Subscription)
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        told = msgspec.json.encode(pushed(said, table, got))
        packed = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(told)
        at = urlsplit(device.endpoint)
        claims = {"aud": f"{at.scheme}://{at.netloc}", "exp": int(time.time()) + SIGNED_S, "sub": self.contact}
        headers = {
            **Vapid02.from_raw((await self.secret()).encode()).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(round(kept_s)),
            "Urgency": "high",
            "Topic": digest(table)[:TOPIC],
        }
        return packed["body"], headers


def pushed(said: NoticeText, table: str, got: str) -> Pushed:
    """What a device is told. The way begins with / : wherever the app was installed from, it stays there."""
    at = urlsplit(said.link)
    link = at.path + (f"?{at.query}" if at.query else "")
    tag = f"table-{table}" if len(said.lines) == 1 else "tables"
    text = "\n".join(said.lines[:MOST_LINES])
    return Pushed(message(said.message), said.subject, text, said.language, link, tag, got)


def _new_secret() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    return _text(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def _text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """What base64 for addresses says; empty if it is none."""
    try:
        return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError:
        return b""
