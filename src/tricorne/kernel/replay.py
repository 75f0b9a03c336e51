"""Replaying a record, and verifying it.

Chance comes from the record and is never rolled again; the random streams still move on as in the original
game, so that play continues after a replay exactly as it would have. ``verify`` also says whether the
recorded outcomes are those that the seed gives, and whether the seed is the one that was sealed before the game.
At a live table the seed and the letters of the people make the outcomes (keyed.py); each must fit its seal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.kernel.chance import commitment
from tricorne.kernel.errors import BadOptions, BadRecord, IllegalAction, TricorneError, at, digits, quoted
from tricorne.kernel.keyed import METHOD, KeyedChance
from tricorne.kernel.message import Message, Text, say, texts
from tricorne.kernel.migrations import migrate
from tricorne.kernel.options import Value
from tricorne.kernel.outcomes import apply_written, possible
from tricorne.kernel.read_record import refuse_hidden
from tricorne.kernel.record import ASIDE, HIDDEN, OVER, UNDO, Line, Record
from tricorne.kernel.state import CHANCE_ACTOR, State
from tricorne.kernel.undo import entry_standing, take_back
from tricorne.kernel.whole_acts import act_of

if TYPE_CHECKING:
    from tricorne.kernel.game import Game


class Report:
    """What ``verify`` found. ``ok`` is false if anything is wrong; ``problems`` says what.

    >>> import tricorne
    >>> state = tricorne.game("struggle-of-empires").new(["britain", "france"], seed=1756)
    >>> report = tricorne.verify(str(state.record))
    >>> report.ok, report.seed, report.commitment
    (True, 'fits', 'fits')
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.lines = 0
        self.outcomes = 0
        self.over = False
        self.seed = "absent"
        """Whether the outcomes are those of the seed: "fits", "differs" or "absent"."""
        self.commitment = "absent"
        """Whether the seed is the one that was sealed: "fits", "differs" or "absent"."""
        self.letters = "absent"
        """Whether the letters of the people are those that were sealed: "fits", "differs" or "absent"."""
        self.unopened: list[str] = []
        """The seats whose letters were sealed and never opened: they had no part in the dice."""
        self.still_sealed = False
        """Whether it is a live table whose game is not over: its outcomes cannot be proven yet."""
        self.chosen: list[str] = []
        """The powers that were chosen at the table before the game, clockwise, and by whom."""
        self.problems: list[Message] = []

    @property
    def ok(self) -> bool:
        return not self.problems

    def message(self) -> Message:
        """All that was found, in one sentence."""
        if self.problems:
            words = self.problems[0]
            for problem in self.problems[1:]:
                words = say("verify-and", words=words, words2=problem)
            return say("verify-differs", game=Text(self.game), lines=self.lines, outcomes=self.outcomes, words=words)
        checked = say("verify-outside")
        if self.still_sealed:
            checked = say("verify-still-sealed")
        elif self.letters != "absent":
            checked = say("verify-letters")
            if self.unopened:
                checked = say("verify-letters-without", seats=texts(self.unopened))
        elif self.seed != "absent":
            checked = say("verify-seed")
        over = say("verify-over") if self.over else say("verify-not-over")
        fits = say(
            "verify-fits",
            game=Text(self.game),
            lines=self.lines,
            outcomes=self.outcomes,
            checked=checked,
            over=over,
        )
        return say("verify-chosen", chosen=texts(self.chosen), words=fits) if self.chosen else fits

    def __str__(self) -> str:
        return str(self.message())

    def to_json(self, language: str = "en") -> dict[str, object]:
        return {
            "game": self.game,
            "ok": self.ok,
            "lines": self.lines,
            "outcomes": self.outcomes,
            "over": self.over,
            "seed": self.seed,
            "commitment": self.commitment,
            "letters": self.letters,
            "unopened": list(self.unopened),
            "chosen": list(self.chosen),
            "problems": [problem.text(language) for problem in self.problems],
        }


def replay(game: Game, record: Record, to: int | None, strays: list[Message]) -> State:
    """The state after entry ``to`` (the last one if None); outcomes that are not the seed's go to ``strays``."""
    migrate(record, game)
    if record.components != game.components_digest():
        house = say("record-house-components")
        theirs = Text(record.components) if record.components else house
        mine = Text(game.components_digest()) if game.components_digest() else house
        raise BadRecord(say("record-components", theirs=theirs, mine=mine))
    refuse_hidden(record)
    if to is not None and not 0 <= to < len(record.lines):
        raise BadRecord(say("record-entry", number=digits(to), most=digits(len(record.lines) - 1)))
    state = opened_by(game, record)
    lines = record.lines if to is None else record.lines[: to + 1]
    play_on(state, lines, strays, keyed_chance(record))
    if to is None and record.end:
        if state.over != (record.end == OVER):
            raise BadRecord(say("record-end-over" if state.over else "record-end-unfinished", end=Text(record.end)))
    return state


def keyed_chance(record: Record) -> KeyedChance | None:
    """The source of a live table's outcomes, once its game is over; None for other games."""
    if not record.dice or not record.seed:
        return None
    return KeyedChance(record.seed, [letter.text for letter in record.letters if letter.text])


def play_on(state: State, lines: list[Line], strays: list[Message], source: KeyedChance | None = None) -> None:
    """Go on with a state by lines of its record; outcomes that are not the seed's go to ``strays``."""
    number = 0 if source is None else state.last.drawn
    for line in lines:
        found: list[Message] = []
        try:
            if line.number > 0:
                _play(state, line)
            apply_written(state, line.outcomes, found, source, number)
            number += len(line.outcomes)
        except IllegalAction as refusal:
            words = say("record-refused", text=_said(line), words=refusal.message())
            raise BadRecord(at(line.place, words)) from None
        except TricorneError as problem:
            raise BadRecord(at(line.place, problem.message())) from None
        finally:
            strays.extend([say("stray", place=line.place, words=stray) for stray in found])


def _said(line: Line) -> Text:
    return quoted(f"undo to {line.text}" if line.kind == UNDO else line.text)


def opened_by(game: Game, record: Record) -> State:
    """The game before the first chance; without a seed chance is given from outside."""
    try:
        given: dict[str, Value] = {key: game.options.option(key).parse(record.options[key]) for key in record.options}
        if record.position:
            if record.position == HIDDEN:
                raise BadRecord(say("record-hides-position"))
            state = game.opened_from(record.position)
            same = state.seats == record.seats and state.header["preset"] == record.preset
            if not same or state.header["options"] != given:
                raise BadRecord(say("record-other-position"))
            return state
        if record.dice and record.dice != METHOD:
            raise BadRecord(say("record-dice", text=quoted(record.dice), text2=Text(METHOD)))
        if record.seed and not record.dice:
            if record.format > 0 and not record.commitment:
                raise BadRecord(say("record-seal", text=Text(commitment(record.seed))))
            return game.opened(record.seats, record.preset, given, read_seed(record.seed))
        return game.opened(record.seats, record.preset, given, None)
    except BadOptions as problem:
        raise BadRecord(at(say("place-headers"), problem.message())) from None


def read_seed(text: str) -> int | str:
    """A seed as it was given: a number if it is written as one.

    >>> read_seed("1756"), read_seed("austerlitz"), read_seed("007")
    (1756, 'austerlitz', '007')
    """
    digits = text[1:] if text.startswith("-") else text
    if digits.isascii() and digits.isdigit() and len(digits) < 4000 and str(int(text)) == text:
        return int(text)
    return text


def _play(state: State, line: Line) -> None:
    if line.kind == UNDO:
        take_back(state, entry_standing(state.last, int(line.text)))
        return
    state.seat_number(line.seat)
    if line.kind == ASIDE:
        state.carry_out_aside(line.seat, line.text)
        return
    actor = state.actor
    if actor is None:
        raise BadRecord(say("record-over-before"))
    if actor == CHANCE_ACTOR:
        raise BadRecord(say("record-chance-first", possible=Text(possible(state))))
    if actor != line.seat:
        raise BadRecord(say("record-not-asked", seat=quoted(line.seat), seat2=Text(actor)))
    refusal = state.why_not(line.text)
    if refusal is not None:
        raise IllegalAction(refusal.reason, tuple(refusal.rules))
    state.carry_out(act_of(state.engine, state.game.actions, state.position, line.text))


def verify(game: Game, record: Record, seen: Record | None) -> Report:
    """Replay a record and hold it against its seed, its letters, its seals and, if given, a copy that a seat kept."""
    report = Report(game.id)
    report.chosen = [str(choice) for choice in record.chosen]
    strays: list[Message] = []
    for line in record.lines:
        report.outcomes += len(line.outcomes)
    try:
        report.over = replay(game, record, None, strays).over
    except BadRecord as problem:
        # A forged outcome may make later lines impossible: the forgery is told first, by its number.
        if not strays:
            raise
        strays.append(say("stray-rest", words=problem.message()))
    report.lines = len(record)
    if record.seed:
        report.seed = "differs" if strays else "fits"
        report.commitment = "fits" if commitment(record.seed) == record.commitment else "differs"
        if report.commitment == "differs":
            report.problems.append(say("verify-other-seed"))
    if record.dice:
        report.still_sealed = not record.seed
        _check_seals(record, report)
    report.problems.extend(strays)
    if seen is not None:
        report.problems.extend(_differences(record, seen))
    return report


def _check_seals(record: Record, report: Report) -> None:
    """Each letter of a person must be the one that he sealed."""
    report.letters = "fits"
    for letter in record.letters:
        if not letter.text:
            report.unopened.append(letter.seat)
        elif commitment(letter.text) != letter.seal:
            report.letters = "differs"
            report.problems.append(say("verify-other-letter", seat=Text(letter.seat)))


def _other_letters(record: Record, seen: Record) -> bool:
    """Whether a copy tells of other letters: other seals, or another letter than it has seen opened."""
    if record.dice != seen.dice or len(record.letters) != len(seen.letters):
        return True
    for number in range(len(seen.letters)):
        mine = seen.letters[number]
        full = record.letters[number]
        if mine.seat != full.seat or mine.seal != full.seal or mine.text != full.text:
            return True
    return False


def _differences(record: Record, seen: Record) -> list[Message]:
    """Where a full record is not the game that somebody saw; what was hidden in the copy agrees with anything."""
    if [str(choice) for choice in record.chosen] != [str(choice) for choice in seen.chosen]:
        return [say("copy-chosen")]
    if (record.game, record.seats, record.preset, record.options) != (seen.game, seen.seats, seen.preset, seen.options):
        return [say("copy-game")]
    if record.commitment != seen.commitment:
        return [say("copy-commitment")]
    if _other_letters(record, seen):
        return [say("copy-letters")]
    if len(seen.lines) > len(record.lines):
        return [say("copy-lines", lines=len(seen.lines) - len(record.lines))]
    for number in range(len(seen.lines)):
        mine = seen.lines[number]
        full = record.lines[number]
        same = mine.kind == full.kind and mine.seat == full.seat and mine.text in (full.text, HIDDEN)
        for one in range(len(mine.outcomes)):
            same = same and one < len(full.outcomes) and mine.outcomes[one] in (full.outcomes[one], HIDDEN)
        if not same:
            return [say("copy-line", text=quoted(str(mine)), text2=quoted(str(full)))]
    return []
