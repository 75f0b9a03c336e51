"""What a bot says to whoever paid it or promised it something: thanks, or that it has heard and counts the promises.

Both are asides on record, in the reader's language like every line of the log. They change nothing.
"""

from __future__ import annotations


def replies(power: str, said: list[tuple[str, str]]) -> list[str]:
    """The answer to the last of the asides (who, the text), if it was gold or a promise for this power.

    >>> replies("france", [("britain", "pay france 3")])
    ['thank britain 3']
    >>> replies("france", [("britain", "promise france peace"), ("britain", "promise france by:war more peace")])
    ['heard britain 2']
    >>> replies("france", [("britain", "pay spain 3")])
    []
    """
    by, text = said[-1]
    verb, to, rest = _parts(text)
    if to != power:
        return []
    if verb == "pay":
        return [f"thank {by} {rest}"]
    if verb == "promise":
        count = sum(1 for other, one in said if other == by and _parts(one)[:2] == ("promise", power))
        return [f"heard {by} {count}"]
    return []


def _parts(text: str) -> tuple[str, str, str]:
    """The verb, the power spoken to, and the rest."""
    words = [*text.split(maxsplit=2), "", "", ""]
    return words[0].lower(), words[1].lower(), words[2]
