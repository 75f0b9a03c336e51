"""Reading a record, strictly: the text that people write, and its JSON twin.

Whatever is not understood is refused with one line that says where it stands and what would be right. Nothing
is played here; whether the actions are legal shows when the record is replayed.
"""

from __future__ import annotations

import json
from typing import Final

from tricorne.kernel.errors import BadRecord, did_you_mean
from tricorne.kernel.keyed import LETTER_DIGITS, is_letter
from tricorne.kernel.record import (
    ASIDE,
    BOT,
    HIDDEN,
    OVER,
    PERSON,
    PLAY,
    START,
    UNDO,
    UNFINISHED,
    UNOPENED,
    Choice,
    Letter,
    Line,
    Record,
)

HEADERS: Final = [
    "Record",
    "Game",
    "Version",
    "Seats",
    "Preset",
    "Chosen",
    "Option",
    "Dice",
    "Seed",
    "Commitment",
    "Letter",
    "Components",
    "Seen by",
    "Position",
]
NEEDED: Final = ["Game", "Version", "Seats", "Preset"]
KINDS: Final = [START, PLAY, ASIDE, UNDO]


def read_record(text: str) -> Record:
    """A record from its text or its JSON twin."""
    if text.lstrip().startswith("{"):
        return _read_json(text)
    return _read_text(text)


def whole_number(text: str) -> int:
    """A number as it is written, without sign or leading zeros; -1 if it is none."""
    if text.isascii() and text.isdigit() and len(text) < 10 and (text == "0" or text[0] != "0"):
        return int(text)
    return -1


# -- text ----------------------------------------------------------------------------------------


def _read_text(text: str) -> Record:
    rows = text.split("\n")
    headers: dict[str, str] = {}
    options: dict[str, str] = {}
    letters: list[Letter] = []
    lines: list[Line] = []
    end = ""
    place = ""
    for at in range(len(rows)):
        row = rows[at].strip()
        if not row or row.startswith("#"):
            continue
        place = f"line {at + 1}"
        if end:
            raise BadRecord(f"{place}: nothing stands after the last line, {end!r}")
        if row in (OVER, UNFINISHED):
            end = row
        elif row[0].isdigit():
            lines.append(_read_line(row, place, len(lines)))
        elif lines:
            raise BadRecord(f"{place}: {_short(row)} is no line of a record; write for example: 12 france pass")
        else:
            _read_header(row, place, headers, options, letters)
    if not headers:
        raise BadRecord("this is no record: it must begin with headers such as Game: struggle-of-empires")
    record = _with_headers(headers)
    record.options = options
    record.letters = letters
    _check_letters(record)
    record.lines = lines
    record.end = end
    if not lines:
        raise BadRecord("this record has no lines; the first one is: 0 start")
    if record.format > 0 and not end:
        raise BadRecord(f"{place}: the record is cut off here; it must end with the line {OVER!r} or {UNFINISHED!r}")
    return record


def _short(row: str) -> str:
    return repr(row if len(row) <= 40 else row[:37] + "...")


def _read_header(row: str, place: str, headers: dict[str, str], options: dict[str, str], letters: list[Letter]) -> None:
    key, colon, value = row.partition(":")
    value = value.strip()
    if not colon:
        raise BadRecord(f"{place}: {_short(row)} is no header; write for example: Preset: deluxe")
    if key not in HEADERS:
        raise BadRecord(f"{place}: there is no header {key!r}; {did_you_mean(key, HEADERS)}")
    if not value:
        raise BadRecord(f"{place}: {key} says nothing; give a value or leave the line out")
    if key == "Letter":
        letters.append(_read_letter(value, place))
        return
    if key != "Option":
        if key in headers:
            raise BadRecord(f"{place}: {key} stands twice; once is right")
        headers[key] = value
        return
    option, equals, choice = value.partition("=")
    option = option.strip()
    if not equals or not option or not choice.strip():
        raise BadRecord(f"{place}: an option is written: Option: surrender = true")
    if option in options:
        raise BadRecord(f"{place}: option {option} stands twice; once is right")
    options[option] = choice.strip()


def _read_letter(value: str, place: str) -> Letter:
    """``britain = 9a41... 77c0...``: the seat, the seal, and what was sealed, or that it was never opened."""
    seat, equals, rest = value.partition("=")
    words = rest.split()
    if not equals or len(words) != 2:
        raise BadRecord(f"{place}: a letter is written: Letter: britain = SEAL LETTER, or {UNOPENED!r} for the letter")
    return Letter(seat.strip(), words[0], "" if words[1] == UNOPENED else words[1])


def _check_letters(record: Record) -> None:
    """One letter at most for each seat, each of them and each seal the right length."""
    found: list[str] = []
    for letter in record.letters:
        if letter.seat not in record.seats or letter.seat in found:
            raise BadRecord(f"the letter of {letter.seat!r}: each seat of the game has one letter at most")
        found.append(letter.seat)
        for text in (letter.seal, letter.text):
            if text and not is_letter(text):
                raise BadRecord(f"the letter of {letter.seat}: {_short(text)} is not {LETTER_DIGITS} digits 0-9 a-f")
    if record.letters and not record.dice:
        raise BadRecord("letters stand in the record of a live table alone; the header Dice is missing")


def _check_chosen(record: Record, texts: list[str]) -> None:
    """Who chose which power, clockwise: once for each seat, in their order."""
    for text in texts:
        words = text.split()
        if len(words) != 3 or words[1] != "by" or words[2] not in (PERSON, BOT):
            raise BadRecord(f"what was chosen is written: Chosen: russia by person, france by bot; not {_short(text)}")
        record.chosen.append(Choice(words[0], words[2] == BOT))
    if record.chosen and [choice.seat for choice in record.chosen] != record.seats:
        raise BadRecord(f"powers are chosen in the order of the seats, all of them: {', '.join(record.seats)}")


def _with_headers(headers: dict[str, str]) -> Record:
    """A record without lines; its format decides which headers it must have."""
    for key in NEEDED:
        if key not in headers:
            raise BadRecord(f"the header {key} is missing; a record needs {', '.join(NEEDED)}")
    version = whole_number(headers["Version"])
    if version < 0:
        raise BadRecord(f"Version is {headers['Version']!r}; it must be a whole number such as 1")
    seats = [seat.strip() for seat in headers["Seats"].split(",")]
    record = Record(headers["Game"], version, seats, headers["Preset"])
    record.format = 0
    if "Record" in headers:
        record.format = whole_number(headers["Record"])
        if record.format < 0:
            raise BadRecord(f"Record is {headers['Record']!r}; it must be the number of the format, such as 1")
    _check_chosen(record, headers["Chosen"].split(",") if "Chosen" in headers else [])
    record.dice = headers.get("Dice", "")
    record.seed = headers.get("Seed", "")
    record.commitment = headers.get("Commitment", "")
    record.components = headers.get("Components", "")
    record.seen_by = headers.get("Seen by", "")
    record.position = headers.get("Position", "")
    return record


def _read_line(row: str, place: str, expected: int) -> Line:
    """``12 france attack india britain [5 2 4 3]``, ``13 spain: pay france 3`` or ``14 undo to 11``."""
    words, outcomes = _split_outcomes(row, place)
    parts = words.split()
    number = whole_number(parts[0])
    if number < 0:
        raise BadRecord(f"{place}: {parts[0]!r} is no number; this line is number {expected}")
    if number != expected:
        raise BadRecord(f"{place}: this line has number {number}; the next number is {expected}")
    said = parts[1:]
    if not said:
        raise BadRecord(f"{place}: nothing stands after the number; write for example: {number} france pass")
    if said[0] == START or number == 0:
        if said != [START] or number != 0:
            raise BadRecord(f"{place}: the first line, and no other, is: 0 start, with the outcomes of the set-up")
        return Line(0, START, "", "", outcomes, place)
    if said[0] == UNDO:
        if len(said) != 3 or said[1] != "to" or whole_number(said[2]) < 0 or outcomes:
            raise BadRecord(f"{place}: an undo is written: {number} undo to {max(0, number - 2)}")
        return Line(number, UNDO, "", said[2], outcomes, place)
    if len(said) < 2:
        raise BadRecord(f"{place}: {said[0]!r} alone says too little; write the seat and its action")
    text = " ".join(said[1:])
    if said[0].endswith(":"):
        return Line(number, ASIDE, said[0][:-1], text, outcomes, place)
    if "[" in text or "]" in text:
        raise BadRecord(f"{place}: outcomes stand at the end between one pair of brackets: [5 2 4 3]")
    return Line(number, PLAY, said[0], text, outcomes, place)


def _split_outcomes(row: str, place: str) -> tuple[str, list[str]]:
    """The words of a line, and the outcomes in the brackets that end it."""
    at = row.rfind(" [")
    if not row.endswith("]") or at < 0:
        return row, []
    outcomes = row[at + 2 : -1].split()
    for outcome in outcomes:
        if "]" in outcome:
            raise BadRecord(f"{place}: outcomes stand at the end between one pair of brackets: [5 2 4 3]")
    return row[:at], outcomes


# -- JSON ----------------------------------------------------------------------------------------


def load_json(text: str, what: str) -> dict[str, object]:
    """A JSON object; BadRecord for anything else, and for keys that stand twice."""
    try:
        found: object = json.loads(text, object_pairs_hook=_no_doubles)
    except BadRecord as doubled:
        raise BadRecord(f"this {what} is not readable: {doubled}") from None
    except RecursionError:
        raise BadRecord(f"this {what} is not readable: lists within lists without end") from None
    except json.JSONDecodeError as problem:
        raise BadRecord(f"line {problem.lineno}: this {what} is not valid JSON: {problem.msg}") from None
    except ValueError:
        raise BadRecord(f"this {what} is not valid JSON: a number is far too long") from None
    if not isinstance(found, dict):
        raise BadRecord(f"this {what} must be one JSON object")
    return found


def _no_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise BadRecord(f"{key!r} stands twice; once is right")
        found[key] = value
    return found


def text_of(form: dict[str, object], key: str, place: str) -> str:
    value = form.get(key)
    if not isinstance(value, str) or not value:
        raise BadRecord(f"{place}: {key!r} must be a text")
    return value


def number_of(form: dict[str, object], key: str, place: str) -> int:
    value = form.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadRecord(f"{place}: {key!r} must be a whole number")
    return value


def texts_of(form: dict[str, object], key: str, place: str) -> list[str]:
    value = form.get(key)
    if not isinstance(value, list):
        raise BadRecord(f"{place}: {key!r} must be a list of texts")
    texts: list[str] = []
    for item in value:
        if not isinstance(item, str):
            raise BadRecord(f"{place}: {key!r} must be a list of texts")
        texts.append(item)
    return texts


def only(form: dict[str, object], known: list[str], place: str) -> None:
    for key in form:
        if key not in known:
            raise BadRecord(f"{place}: there is no field {key!r}; {did_you_mean(key, known)}")


def _read_json(text: str) -> Record:
    form = load_json(text, "record")
    place = "the record"
    optional = ["dice", "seed", "commitment", "components", "seen-by", "position"]
    needed = ["record", "game", "version", "seats", "preset", "options", "lines", "end"]
    only(form, [*needed, "chosen", "letters", *optional], place)
    record = Record(
        text_of(form, "game", place),
        number_of(form, "version", place),
        texts_of(form, "seats", place),
        text_of(form, "preset", place),
    )
    record.format = number_of(form, "record", place)
    options = form.get("options", {})
    if not isinstance(options, dict):
        raise BadRecord(f"{place}: 'options' must be an object of texts")
    record.options = {key: text_of(options, key, "options") for key in options}
    marks = {key: text_of(form, key, place) for key in optional if key in form}
    record.dice = marks.get("dice", "")
    record.seed = marks.get("seed", "")
    record.commitment = marks.get("commitment", "")
    record.components = marks.get("components", "")
    record.seen_by = marks.get("seen-by", "")
    record.position = marks.get("position", "")
    _check_chosen(record, texts_of(form, "chosen", place) if "chosen" in form else [])
    record.letters = _json_letters(form)
    _check_letters(record)
    lines = form.get("lines")
    if not isinstance(lines, list) or not lines:
        raise BadRecord(f"{place}: 'lines' must be a list that begins with the start")
    for at in range(len(lines)):
        if not isinstance(lines[at], dict):
            raise BadRecord(f"lines, item {at}: it must be an object")
        record.lines.append(_json_line(lines[at], at))
    record.end = text_of(form, "end", place)
    if record.end not in (OVER, UNFINISHED):
        raise BadRecord(f"{place}: 'end' must be {OVER!r} or {UNFINISHED!r}")
    return record


def _json_letters(form: dict[str, object]) -> list[Letter]:
    letters = form.get("letters", [])
    if not isinstance(letters, list):
        raise BadRecord("the record: 'letters' must be a list of objects")
    found: list[Letter] = []
    for at in range(len(letters)):
        place = f"letters, item {at}"
        if not isinstance(letters[at], dict):
            raise BadRecord(f"{place}: it must be an object")
        only(letters[at], ["seat", "seal", "letter"], place)
        seat, seal, text = [text_of(letters[at], key, place) for key in ("seat", "seal", "letter")]
        found.append(_read_letter(f"{seat} = {seal} {text}", place))
    return found


def _json_line(form: dict[str, object], at: int) -> Line:
    """A line of the twin goes through the same reading as a written one."""
    place = f"lines, item {at}"
    only(form, ["number", "kind", "seat", "text", "to", "outcomes"], place)
    kind = text_of(form, "kind", place)
    if kind not in KINDS:
        raise BadRecord(f"{place}: there is no kind {kind!r}; {did_you_mean(kind, KINDS)}")
    seat = text_of(form, "seat", place) if kind in (PLAY, ASIDE) else ""
    text = text_of(form, "text", place) if kind in (PLAY, ASIDE) else ""
    if kind == UNDO:
        text = str(number_of(form, "to", place))
    outcomes = texts_of(form, "outcomes", place) if "outcomes" in form else []
    for outcome in outcomes:
        if not outcome or outcome.split() != [outcome] or "[" in outcome or "]" in outcome:
            raise BadRecord(f"{place}: {outcome!r} is no outcome; each is one word")
    line = Line(number_of(form, "number", place), kind, seat, text, outcomes, place)
    again = _read_line(str(line), place, at)
    if again.kind != kind or again.seat != seat or again.text != text or line.to_json() != form:
        raise BadRecord(f"{place}: this is no line of a record: {_short(str(line))}")
    return line


def refuse_hidden(record: Record) -> None:
    """A copy with hidden parts can be read, not replayed."""
    for line in record.lines:
        if line.text == HIDDEN or HIDDEN in line.outcomes:
            whose = record.seen_by or "one seat"
            raise BadRecord(f"{line.place}: hidden in this copy for {whose}; only the full record can be replayed")
