"""The frames of websockets (RFC 6455, 5.2) as nearly all of them are: whole texts. An act comes in one and goes out in
several; so this is compiled with the engine."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library could not be compiled
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
MASKED = 0x80
MASK_BYTES = 4
SHORT, LONGER = 126, 127
"""Of the lengths in the second byte: from here on another length follows, of two bytes or of eight."""


def size_of_frame(data: bytes) -> int:
    """The length of the frame that some bytes of a client begin with; 0 if it is very long, or not all of it is there.

    >>> size_of_frame(b"\\x81\\x82abcd12"), size_of_frame(b"\\x81\\x82abcd12\\x81"), size_of_frame(b"\\x81\\x82abcd1")
    (8, 8, 0)
    """
    if len(data) < 2:
        return 0
    size = data[1] & ~MASKED
    if size == LONGER:
        return 0
    size += 2 + MASK_BYTES if size < SHORT else 4 + MASK_BYTES + int.from_bytes(data[2:4], "big") - SHORT
    return size if size <= len(data) else 0


def text_of_frame(frame: bytes) -> str | None:
    """The text of a whole frame of a client; None if it is anything else.

    >>> text_of_frame(b"\\x81\\x82\\x00\\x00\\x00\\x00hi"), text_of_frame(b"\\x89\\x82\\x00\\x00\\x00\\x00hi")
    ('hi', None)
    """
    if frame[0] != WHOLE_TEXT or not frame[1] & MASKED:
        return None
    at = 2 if frame[1] & ~MASKED < SHORT else 4
    try:
        return apply_mask(frame[at + MASK_BYTES :], frame[at : at + MASK_BYTES]).decode()
    except UnicodeDecodeError:
        return None


def framed(message: bytes) -> bytes:
    """A text as a frame of a websocket (RFC 6455, 5.2): whole, and as servers send it.

    >>> framed(b"well met")
    b'\\x81\\x08well met'
    """
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message
