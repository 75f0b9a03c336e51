"""What can be wrong with an input, as one line for the person who gave it.

Every error is a ``ValueError`` whose text says what is wrong, where, and what would be right.
Bad input never changes a position.
"""

from difflib import SequenceMatcher
from typing import Final

from tricorne.kernel.message import Message, Text, say, texts

ALIKE: Final = 0.65
"""How much of two words must be the same, in the same order, for one to be taken for the other."""

LONGEST: Final = 40
"""Letters of an input that are shown in an error."""


class TricorneError(ValueError):
    """The parent of all errors about input."""

    def __init__(self, said: Message) -> None:
        super().__init__()
        self.said = said
        """What is wrong."""

    def message(self) -> Message:
        """What is wrong, to stand in another message."""
        return self.said

    def text(self, language: str = "en") -> str:
        """What is wrong, in a language."""
        return self.message().text(language)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[type["TricorneError"], tuple[Message]]:
        return (type(self), (self.said,))


class IllegalAction(TricorneError):
    """An action of this game that is not allowed now; names the rules it breaks."""

    def __init__(self, reason: Message, rules: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rules = rules

    def message(self) -> Message:
        return say("refused-by", words=self.said, rules=texts(list(self.rules))) if self.rules else self.said

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[Message, tuple[str, ...]]]:  # type: ignore[override]
        return (IllegalAction, (self.reason, self.rules))


class BadAction(TricorneError):
    """Not an action of this game at all."""


class BadWeights(TricorneError):
    """Weights that a bot learned, of another game or of another version of its encoding."""


class BadOptions(TricorneError):
    """An unknown preset or option, a value out of range, or two options at odds."""


class BadRecord(TricorneError):
    """A game record that cannot be read or does not replay."""


class BadComponents(TricorneError):
    """A components file that does not describe the pieces of the game."""


class UnknownGame(TricorneError):
    """No game of that name."""


class BadGame(UnknownGame):
    """A package registers a game that cannot be played: it cannot be loaded, or is no game."""


class BadRulebook(TricorneError):
    """A rule catalogue, or a test that names rules, that cannot be read."""


class UnknownRule(TricorneError):
    """No rule, example or ruling of that id in the catalogue."""


def nearest(word: str, words: list[str]) -> str:
    """The word of the list that was probably meant, or "" if none is near."""
    meant = word.strip().lower().replace("_", "-").replace(" ", "-")
    best = ""
    most = ALIKE
    matcher = SequenceMatcher(None, "", meant)
    for candidate in words:
        matcher.set_seq1(candidate.lower())
        # The quick answers are never too low.
        if matcher.real_quick_ratio() > most and matcher.quick_ratio() > most and matcher.ratio() > most:
            best = candidate
            most = matcher.ratio()
    if best or len(meant) < 3:
        return best
    for candidate in words:
        if candidate and (candidate.lower().startswith(meant) or meant.startswith(candidate)):
            return candidate
    return ""


def hint(word: str, words: list[str]) -> Message:
    """What may have been meant by an unknown word, to stand in another message.

    >>> str(hint("inda", ["india", "africa"]))
    'did you mean india?'
    >>> str(hint("mars", ["india", "africa"]))
    'choose one of india, africa'
    """
    near = nearest(word, words)
    if near:
        return say("hint-near", word=Text(near))
    if not words:
        return say("hint-nothing")
    return say("hint-choose", words=texts(words))


def at(place: Message, words: Message) -> Message:
    """What is wrong, after the place where it stands.

    >>> str(at(say("place-line", number=digits(12)), say("undo-chance", number=3)))
    'line 12: chance was drawn in 3'
    """
    return say("at-place", place=place, words=words)


def digits(number: int) -> Text:
    """A number that names a line or an entry: without the marks that a language puts between thousands."""
    return Text(str(number))


def quoted(words: str) -> Text:
    """A part of an input, to be shown between quotation marks: on one line, and not without end.

    >>> quoted("two\\nlines")
    Text('two\\\\nlines')
    """
    shown = repr(words)[1:-1]
    return Text(shown if len(shown) <= LONGEST else shown[: LONGEST - 3] + "...")
