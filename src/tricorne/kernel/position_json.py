"""Writing a state: its record, for everybody or one seat, and its whole position as JSON.

The record is made from the chain of entries. A position is written as a header and every list under its
name, with hidden parts and random streams, for hosts, tests and analysis; a seat gets a view instead. Steps
of the stack and streams stand under their names. Reading is strict: a position that could not lie on the
table is refused with one line.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from tricorne.kernel.chance import commitment
from tricorne.kernel.engine import CHANCE, DECISION
from tricorne.kernel.errors import BadRecord, TricorneError, at, digits, hint, quoted
from tricorne.kernel.message import Message, Text, say, texts
from tricorne.kernel.position import FIRST_MASK, NOBODY, AnyPosition, actor_of, first_of, frame, kind_of, second_of
from tricorne.kernel.read_record import inside, load_json, number_of, only, text_of, texts_of
from tricorne.kernel.record import HIDDEN, OVER, UNFINISHED, Record, unroll, write_line, write_options

if TYPE_CHECKING:
    from tricorne.kernel.game import Game
    from tricorne.kernel.state import State

POSITION_FORMAT: Final = 1
LARGEST: Final = 2**31 - 1
"""No number of a position is larger."""
FIELDS: Final = ["position", "game", "version", "seats", "preset", "options", "seed", "components", "script"]

POSITION: Final = Message("place-position")


def other_game(game: str, here: str) -> Message:
    """What is wrong with a position of another game."""
    return at(POSITION, say("position-other-game", game=quoted(game), game2=Text(here)))


def record_of(state: State, seat: int, seen_by: str) -> Record:
    """The record so far: the full one if it is seen by nobody in particular, else what that seat may know."""
    seed = state.header["seed"]
    options = state.header["options"]
    assert isinstance(options, dict)
    record = Record(state.game.id, state.game.version, state.seats, str(state.header["preset"]))
    record.options = write_options(options)
    record.components = str(state.header["components"])
    record.seen_by = seen_by
    if seed is not None:
        record.commitment = commitment(str(seed))
        record.seed = "" if seen_by else str(seed)
    if state.origin is not None:
        script: list[int | str] | None = None if state.script is None else []
        record.position = HIDDEN if seen_by else write_position(state, state.origin, script)
    ids = state.game.seat_ids
    record.lines = [write_line(entry, seat, ids, not seen_by) for entry in unroll(state.last)]
    record.end = OVER if state.over else UNFINISHED
    return record


def write_position(state: State, position: AnyPosition, script: list[int | str] | None) -> str:
    """The position of a state, or another one of the same game, as one line of JSON."""
    game = state.game
    options = state.header["options"]
    assert isinstance(options, dict)
    form: dict[str, object] = {
        "format": POSITION_FORMAT,
        "game": game.id,
        "version": game.version,
        "seats": state.seats,
        "preset": state.header["preset"],
        "options": options,
        "seed": state.header["seed"],
        "components": state.header["components"],
        "script": script,
    }
    written: dict[str, object] = {}
    fields = position.fields()
    for key in fields:
        if key == "stack":
            written[key] = [_write_frame(game, packed) for packed in fields[key]]
        elif key == "rng":
            written[key] = {game.streams[at // 2]: fields[key][at : at + 2] for at in range(0, len(fields[key]), 2)}
        else:
            written[key] = fields[key]
    form["position"] = written
    return json.dumps(form, ensure_ascii=False)


def _write_frame(game: Game, packed: int) -> dict[str, object]:
    form: dict[str, object] = {"step": game.step_words[kind_of(packed)]}
    if actor_of(packed) != NOBODY:
        form["asks"] = game.seat_ids[actor_of(packed)]
    if first_of(packed):
        form["first"] = first_of(packed)
    if second_of(packed):
        form["second"] = second_of(packed)
    return form


# -- reading -------------------------------------------------------------------------------------


class ReadPosition:
    """A position as it was read: its header, checked, and its lists, not yet checked."""

    def __init__(self, game: Game, text: str) -> None:
        place = POSITION
        form = load_json(text, place)
        only(form, ["format", *FIELDS], place)
        if text_of(form, "game", place) != game.id:
            raise BadRecord(other_game(str(form["game"]), game.id))
        for key, newest in (("format", POSITION_FORMAT), ("version", game.version)):
            number = number_of(form, key, place)
            if number != newest:
                raise BadRecord(at(place, say("position-newer", name=Text(key), number=number, number2=newest)))
        self.seats = texts_of(form, "seats", place)
        self.preset = text_of(form, "preset", place)
        options = form.get("options")
        if not isinstance(options, dict):
            raise BadRecord(at(place, say("json-object", name=Text("options"))))
        self.options: dict[str, object] = options
        seed = form.get("seed")
        if seed is not None and (not isinstance(seed, (int, str)) or isinstance(seed, bool)):
            raise BadRecord(at(place, say("position-seed")))
        self.seed = seed
        digest = game.components_digest()
        if form.get("components") != digest:
            raise BadRecord(at(place, say("position-components")))
        script = form.get("script")
        self.script: list[int | str] | None = None
        if script is not None:
            if not isinstance(script, list):
                raise BadRecord(at(place, say("position-script")))
            self.script = []
            for outcome in script:
                if not isinstance(outcome, (int, str)) or isinstance(outcome, bool):
                    raise BadRecord(at(place, say("position-script")))
                self.script.append(outcome)
        lists = form.get("position")
        if not isinstance(lists, dict):
            raise BadRecord(at(place, say("json-object", name=Text("position"))))
        self.lists: dict[str, object] = lists


def fill(game: Game, position: AnyPosition, written: ReadPosition, seats: list[int]) -> None:
    """Fill a blank position from what was read; lists that are not empty in it keep their length."""
    fields = position.fields()
    only(written.lists, list(fields), POSITION)
    for key in fields:
        if key not in written.lists:
            if key in position.later_names():
                continue
            raise BadRecord(at(POSITION, say("json-missing", name=Text(key))))
        value = written.lists[key]
        if key == "stack":
            numbers = _read_stack(game, value, seats)
        elif key == "rng":
            numbers = _read_streams(game, value, written.script is not None)
        else:
            numbers = _numbers(value, key)
            length = len(fields[key])
            if length and len(numbers) != length:
                words = say("position-length", number=len(numbers), number2=length)
                raise BadRecord(at(inside(POSITION, key), words))
        position.write(key, numbers)


def _numbers(value: object, key: str) -> list[int]:
    if not isinstance(value, list):
        raise BadRecord(at(inside(POSITION, key), say("json-it-numbers")))
    numbers: list[int] = []
    for item in value:
        if not isinstance(item, int) or isinstance(item, bool) or not -LARGEST <= item <= LARGEST:
            raise BadRecord(at(inside(POSITION, key), say("json-number", name=quoted(str(item)))))
        numbers.append(item)
    return numbers


def _read_streams(game: Game, value: object, outside: bool) -> list[int]:
    if outside and value == {}:
        return []
    if not isinstance(value, dict) or list(value) != game.streams:
        words = say("position-streams", streams=texts(game.streams))
        raise BadRecord(at(inside(POSITION, "rng"), words))
    numbers: list[int] = []
    for name in game.streams:
        pair = _numbers(value[name], f"rng, {name}")
        if len(pair) != 2 or min(pair) < 1:
            raise BadRecord(at(inside(inside(POSITION, "rng"), name), say("position-stream")))
        numbers.extend(pair)
    return numbers


def _read_stack(game: Game, value: object, seats: list[int]) -> list[int]:
    if not isinstance(value, list):
        raise BadRecord(at(inside(POSITION, "stack"), say("position-stack")))
    words = [word for word in game.step_words if word]
    stack: list[int] = []
    for number in range(len(value)):
        place = say("place-step", number=digits(number))
        form = value[number]
        if not isinstance(form, dict):
            raise BadRecord(at(place, say("json-it-object")))
        only(form, ["step", "asks", "first", "second"], place)
        word = text_of(form, "step", place)
        if word not in words:
            raise BadRecord(at(place, say("position-step", text=quoted(word), hint=hint(word, words))))
        actor = NOBODY
        if "asks" in form:
            seat = text_of(form, "asks", place)
            if seat not in game.seat_ids or game.seat_ids.index(seat) not in seats:
                raise BadRecord(at(place, say("position-seat", seat=quoted(seat))))
            actor = game.seat_ids.index(seat)
        first = number_of(form, "first", place) if "first" in form else 0
        second = number_of(form, "second", place) if "second" in form else 0
        if first > FIRST_MASK or second > LARGEST:
            raise BadRecord(at(place, say("position-large")))
        stack.append(frame(game.step_words.index(word), actor, first, second))
    return stack


def refuse_unplayable(state: State) -> None:
    """Whatever the position waits for must have an answer, and its record must be able to say it."""
    engine = state.engine
    position = state.position
    try:
        waits = engine.waits_for(position)
        if waits == DECISION:
            out: list[int] = []
            engine.legal(position, out)
            if not out:
                raise BadRecord(at(POSITION, say("position-no-answer")))
        elif waits == CHANCE and not engine.outcomes(position):
            raise BadRecord(at(POSITION, say("position-no-chance")))
    except TricorneError:
        raise
    except (IndexError, ValueError):
        raise BadRecord(at(POSITION, say("position-open-step"))) from None
