"""Reading a record, strictly: the text that people write, and its JSON twin.

Whatever is not understood is refused with one line that says where it stands and what would be right. Nothing
is played here; whether the actions are legal shows when the record is replayed.
"""

from __future__ import annotations

import json
from typing import Final

from tricorne.kernel.errors import BadRecord, at, digits, hint, quoted
from tricorne.kernel.keyed import LETTER_DIGITS, is_letter
from tricorne.kernel.message import Message, Text, say, texts
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
RECORD: Final = Message("place-record")


def item(key: str, number: int) -> Message:
    """A place in JSON: an item of a list."""
    return say("place-item", name=Text(key), number=digits(number))


def inside(place: Message, key: str) -> Message:
    """A place in JSON: what stands under a key."""
    return say("place-inside", place=place, name=quoted(key))


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
    place = RECORD
    for number in range(len(rows)):
        row = rows[number].strip()
        if not row or row.startswith("#"):
            continue
        place = say("place-line", number=digits(number + 1))
        if end:
            raise BadRecord(at(place, say("record-after-end", end=Text(end))))
        if row in (OVER, UNFINISHED):
            end = row
        elif row[0].isdigit():
            lines.append(_read_line(row, place, len(lines)))
        elif lines:
            raise BadRecord(at(place, say("record-no-line", text=quoted(row))))
        else:
            _read_header(row, place, headers, options, letters)
    if not headers:
        raise BadRecord(say("record-none"))
    record = _with_headers(headers)
    record.options = options
    record.letters = letters
    _check_letters(record)
    record.lines = lines
    record.end = end
    if not lines:
        raise BadRecord(say("record-no-lines"))
    if record.format > 0 and not end:
        raise BadRecord(at(place, say("record-cut-off", end=Text(OVER), end2=Text(UNFINISHED))))
    return record


def _read_header(
    row: str, place: Message, headers: dict[str, str], options: dict[str, str], letters: list[Letter]
) -> None:
    key, colon, value = row.partition(":")
    value = value.strip()
    if not colon:
        raise BadRecord(at(place, say("record-no-header", text=quoted(row))))
    if key not in HEADERS:
        raise BadRecord(at(place, say("record-header", text=quoted(key), hint=hint(key, HEADERS))))
    if not value:
        raise BadRecord(at(place, say("record-header-empty", name=Text(key))))
    if key == "Letter":
        letters.append(_read_letter(value, place))
        return
    if key != "Option":
        if key in headers:
            raise BadRecord(at(place, say("record-twice", name=Text(key))))
        headers[key] = value
        return
    option, equals, choice = value.partition("=")
    option = option.strip()
    if not equals or not option or not choice.strip():
        raise BadRecord(at(place, say("record-option-form")))
    if option in options:
        raise BadRecord(at(place, say("record-option-twice", option=quoted(option))))
    options[option] = choice.strip()


def _read_letter(value: str, place: Message) -> Letter:
    """``britain = 9a41... 77c0...``: the seat, the seal, and what was sealed, or that it was never opened."""
    seat, equals, rest = value.partition("=")
    words = rest.split()
    if not equals or len(words) != 2:
        raise BadRecord(at(place, say("record-letter-form", unopened=Text(UNOPENED))))
    return Letter(seat.strip(), words[0], "" if words[1] == UNOPENED else words[1])


def _check_letters(record: Record) -> None:
    """One letter at most for each seat, each of them and each seal the right length."""
    found: list[str] = []
    for letter in record.letters:
        if letter.seat not in record.seats or letter.seat in found:
            raise BadRecord(say("record-letter-more", seat=quoted(letter.seat)))
        found.append(letter.seat)
        for text in (letter.seal, letter.text):
            if text and not is_letter(text):
                wrong = say("record-letter-digits", seat=quoted(letter.seat), text=quoted(text), digits=LETTER_DIGITS)
                raise BadRecord(wrong)
    if record.letters and not record.dice:
        raise BadRecord(say("record-letters-without-dice"))


def _check_chosen(record: Record, written: list[str]) -> None:
    """Who chose which power, clockwise: once for each seat, in their order."""
    for text in written:
        words = text.split()
        if len(words) != 3 or words[1] != "by" or words[2] not in (PERSON, BOT):
            raise BadRecord(say("record-chosen-form", text=quoted(text)))
        record.chosen.append(Choice(words[0], words[2] == BOT))
    if record.chosen and [choice.seat for choice in record.chosen] != record.seats:
        raise BadRecord(say("record-chosen-order", seats=texts(record.seats)))


def _with_headers(headers: dict[str, str]) -> Record:
    """A record without lines; its format decides which headers it must have."""
    for key in NEEDED:
        if key not in headers:
            raise BadRecord(say("record-header-missing", name=Text(key), names=texts(NEEDED)))
    version = whole_number(headers["Version"])
    if version < 0:
        raise BadRecord(say("record-version", text=quoted(headers["Version"])))
    seats = [seat.strip() for seat in headers["Seats"].split(",")]
    record = Record(headers["Game"], version, seats, headers["Preset"])
    record.format = 0
    if "Record" in headers:
        record.format = whole_number(headers["Record"])
        if record.format < 0:
            raise BadRecord(say("record-format", text=quoted(headers["Record"])))
    _check_chosen(record, headers["Chosen"].split(",") if "Chosen" in headers else [])
    record.dice = headers.get("Dice", "")
    record.seed = headers.get("Seed", "")
    record.commitment = headers.get("Commitment", "")
    record.components = headers.get("Components", "")
    record.seen_by = headers.get("Seen by", "")
    record.position = headers.get("Position", "")
    return record


def _read_line(row: str, place: Message, expected: int) -> Line:
    """``12 france attack india britain [5 2 4 3]``, ``13 spain: pay france 3`` or ``14 undo to 11``."""
    words, outcomes = _split_outcomes(row, place)
    parts = words.split()
    number = whole_number(parts[0])
    if number < 0:
        raise BadRecord(at(place, say("record-line-no-number", text=quoted(parts[0]), number=digits(expected))))
    if number != expected:
        raise BadRecord(at(place, say("record-line-number", number=digits(number), number2=digits(expected))))
    said = parts[1:]
    if not said:
        raise BadRecord(at(place, say("record-line-empty", number=digits(number))))
    if said[0] == START or number == 0:
        if said != [START] or number != 0:
            raise BadRecord(at(place, say("record-line-start")))
        return Line(0, START, "", "", outcomes, place)
    if said[0] == UNDO:
        if len(said) != 3 or said[1] != "to" or whole_number(said[2]) < 0 or outcomes:
            raise BadRecord(
                at(place, say("record-line-undo", number=digits(number), number2=digits(max(0, number - 2))))
            )
        return Line(number, UNDO, "", said[2], outcomes, place)
    if len(said) < 2:
        raise BadRecord(at(place, say("record-line-short", text=quoted(said[0]))))
    text = " ".join(said[1:])
    if said[0].endswith(":"):
        return Line(number, ASIDE, said[0][:-1], text, outcomes, place)
    if "[" in text or "]" in text:
        raise BadRecord(at(place, say("record-line-outcomes")))
    return Line(number, PLAY, said[0], text, outcomes, place)


def _split_outcomes(row: str, place: Message) -> tuple[str, list[str]]:
    """The words of a line, and the outcomes in the brackets that end it."""
    opens = row.rfind(" [")
    if not row.endswith("]") or opens < 0:
        return row, []
    outcomes = row[opens + 2 : -1].split()
    for outcome in outcomes:
        if "]" in outcome:
            raise BadRecord(at(place, say("record-line-outcomes")))
    return row[:opens], outcomes


# -- JSON ----------------------------------------------------------------------------------------


def load_json(text: str, what: Message) -> dict[str, object]:
    """A JSON object; BadRecord for anything else, and for keys that stand twice. ``what`` is the place to name."""
    try:
        found: object = json.loads(text, object_pairs_hook=_no_doubles)
    except BadRecord as doubled:
        raise BadRecord(at(what, doubled.message())) from None
    except RecursionError:
        raise BadRecord(at(what, say("json-too-deep"))) from None
    except json.JSONDecodeError as problem:
        words = say("json-not-valid", number=digits(problem.lineno), problem=Text(problem.msg))
        raise BadRecord(at(what, words)) from None
    except ValueError:
        raise BadRecord(at(what, say("json-long-number"))) from None
    if not isinstance(found, dict):
        raise BadRecord(at(what, say("json-no-object")))
    return found


def _no_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise BadRecord(say("json-twice", name=quoted(key)))
        found[key] = value
    return found


def text_of(form: dict[str, object], key: str, place: Message) -> str:
    value = form.get(key)
    if not isinstance(value, str) or not value:
        raise BadRecord(at(place, say("json-text", name=quoted(key))))
    return value


def number_of(form: dict[str, object], key: str, place: Message) -> int:
    value = form.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadRecord(at(place, say("json-number", name=quoted(key))))
    return value


def texts_of(form: dict[str, object], key: str, place: Message) -> list[str]:
    value = form.get(key)
    if not isinstance(value, list):
        raise BadRecord(at(place, say("json-texts", name=quoted(key))))
    found: list[str] = []
    for item in value:
        if not isinstance(item, str):
            raise BadRecord(at(place, say("json-texts", name=quoted(key))))
        found.append(item)
    return found


def only(form: dict[str, object], known: list[str], place: Message) -> None:
    for key in form:
        if key not in known:
            raise BadRecord(at(place, say("json-field", name=quoted(key), hint=hint(key, known))))


def _read_json(text: str) -> Record:
    place = RECORD
    form = load_json(text, place)
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
        raise BadRecord(at(place, say("json-object", name=Text("options"))))
    record.options = {key: text_of(options, key, inside(place, "options")) for key in options}
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
        raise BadRecord(at(place, say("record-json-lines")))
    for number in range(len(lines)):
        if not isinstance(lines[number], dict):
            raise BadRecord(at(item("lines", number), say("json-it-object")))
        record.lines.append(_json_line(lines[number], number))
    record.end = text_of(form, "end", place)
    if record.end not in (OVER, UNFINISHED):
        raise BadRecord(at(place, say("record-json-end", end=Text(OVER), end2=Text(UNFINISHED))))
    return record


def _json_letters(form: dict[str, object]) -> list[Letter]:
    letters = form.get("letters", [])
    if not isinstance(letters, list):
        raise BadRecord(at(RECORD, say("json-objects", name=Text("letters"))))
    found: list[Letter] = []
    for number in range(len(letters)):
        place = item("letters", number)
        letter = letters[number]
        if not isinstance(letter, dict):
            raise BadRecord(at(place, say("json-it-object")))
        only(letter, ["seat", "seal", "letter"], place)
        seat, seal, text = [text_of(letter, key, place) for key in ("seat", "seal", "letter")]
        found.append(_read_letter(f"{seat} = {seal} {text}", place))
    return found


def _json_line(form: dict[str, object], expected: int) -> Line:
    """A line of the twin goes through the same reading as a written one."""
    place = item("lines", expected)
    only(form, ["number", "kind", "seat", "text", "to", "outcomes"], place)
    kind = text_of(form, "kind", place)
    if kind not in KINDS:
        raise BadRecord(at(place, say("record-json-kind", text=quoted(kind), hint=hint(kind, KINDS))))
    seat = text_of(form, "seat", place) if kind in (PLAY, ASIDE) else ""
    text = text_of(form, "text", place) if kind in (PLAY, ASIDE) else ""
    if kind == UNDO:
        text = str(number_of(form, "to", place))
    outcomes = texts_of(form, "outcomes", place) if "outcomes" in form else []
    for outcome in outcomes:
        if not outcome or outcome.split() != [outcome] or "[" in outcome or "]" in outcome:
            raise BadRecord(at(place, say("record-json-outcome", text=quoted(outcome))))
    line = Line(number_of(form, "number", place), kind, seat, text, outcomes, place)
    again = _read_line(str(line), place, expected)
    if again.kind != kind or again.seat != seat or again.text != text or line.to_json() != form:
        raise BadRecord(at(place, say("record-no-line", text=quoted(str(line)))))
    return line


def refuse_hidden(record: Record) -> None:
    """A copy with hidden parts can be read, not replayed."""
    for line in record.lines:
        if line.text == HIDDEN or HIDDEN in line.outcomes:
            words = say("record-hidden-for", seat=quoted(record.seen_by)) if record.seen_by else say("record-hidden")
            raise BadRecord(at(line.place, words))
