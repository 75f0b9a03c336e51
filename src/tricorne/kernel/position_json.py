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
from tricorne.kernel.errors import BadRecord, TricorneError, did_you_mean
from tricorne.kernel.position import FIRST_MASK, NOBODY, AnyPosition, actor_of, first_of, frame, kind_of, second_of
from tricorne.kernel.read_record import load_json, number_of, only, text_of, texts_of
from tricorne.kernel.record import HIDDEN, OVER, UNFINISHED, Record, unroll, write_line, write_options

if TYPE_CHECKING:
    from tricorne.kernel.game import Game
    from tricorne.kernel.state import State

POSITION_FORMAT: Final = 1
LARGEST: Final = 2**31 - 1
"""No number of a position is larger."""
FIELDS: Final = ["position", "game", "version", "seats", "preset", "options", "seed", "components", "script"]


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
        place = "the position"
        form = load_json(text, "position")
        only(form, ["format", *FIELDS], place)
        if text_of(form, "game", place) != game.id:
            raise BadRecord(f"{place}: it is one of {form['game']}, not of {game.id}")
        for key, newest in (("format", POSITION_FORMAT), ("version", game.version)):
            number = number_of(form, key, place)
            if number != newest:
                raise BadRecord(f"{place}: its {key} is {number}; this program reads {key} {newest}")
        self.seats = texts_of(form, "seats", place)
        self.preset = text_of(form, "preset", place)
        options = form.get("options")
        if not isinstance(options, dict):
            raise BadRecord(f"{place}: 'options' must be an object")
        self.options: dict[str, object] = options
        seed = form.get("seed")
        if seed is not None and (not isinstance(seed, (int, str)) or isinstance(seed, bool)):
            raise BadRecord(f"{place}: 'seed' must be a number, a text or null")
        self.seed = seed
        digest = game.components_digest()
        if form.get("components") != digest:
            raise BadRecord(f"{place}: it belongs to other component data; give the file that the game was played with")
        script = form.get("script")
        self.script: list[int | str] | None = None
        if script is not None:
            if not isinstance(script, list):
                raise BadRecord(f"{place}: 'script' must be a list of outcomes or null")
            self.script = []
            for outcome in script:
                if not isinstance(outcome, (int, str)) or isinstance(outcome, bool):
                    raise BadRecord(f"{place}: 'script' must be a list of outcomes or null")
                self.script.append(outcome)
        lists = form.get("position")
        if not isinstance(lists, dict):
            raise BadRecord(f"{place}: 'position' must be an object of lists")
        self.lists: dict[str, object] = lists


def fill(game: Game, position: AnyPosition, written: ReadPosition, seats: list[int]) -> None:
    """Fill a blank position from what was read; lists that are not empty in it keep their length."""
    fields = position.fields()
    only(written.lists, list(fields), "position")
    for key in fields:
        if key not in written.lists:
            raise BadRecord(f"position: {key!r} is missing")
        value = written.lists[key]
        if key == "stack":
            numbers = _read_stack(game, value, seats)
        elif key == "rng":
            numbers = _read_streams(game, value, written.script is not None)
        else:
            numbers = _numbers(value, key)
            length = len(fields[key])
            if length and len(numbers) != length:
                raise BadRecord(f"position, {key}: it has {len(numbers)} numbers; it must have {length}")
        position.write(key, numbers)


def _numbers(value: object, key: str) -> list[int]:
    if not isinstance(value, list):
        raise BadRecord(f"position, {key}: it must be a list of whole numbers")
    numbers: list[int] = []
    for item in value:
        if not isinstance(item, int) or isinstance(item, bool) or not -LARGEST <= item <= LARGEST:
            raise BadRecord(f"position, {key}: {item!r} must be a whole number")
        numbers.append(item)
    return numbers


def _read_streams(game: Game, value: object, outside: bool) -> list[int]:
    if outside and value == {}:
        return []
    if not isinstance(value, dict) or list(value) != game.streams:
        raise BadRecord(f"position, rng: it must have the streams {', '.join(game.streams)}, in this order")
    numbers: list[int] = []
    for name in game.streams:
        pair = _numbers(value[name], f"rng, {name}")
        if len(pair) != 2 or min(pair) < 1:
            raise BadRecord(f"position, rng, {name}: a stream is two numbers from 1")
        numbers.extend(pair)
    return numbers


def _read_stack(game: Game, value: object, seats: list[int]) -> list[int]:
    if not isinstance(value, list):
        raise BadRecord("position, stack: it must be a list of steps")
    words = [word for word in game.step_words if word]
    stack: list[int] = []
    for at in range(len(value)):
        place = f"position, stack, step {at}"
        form = value[at]
        if not isinstance(form, dict):
            raise BadRecord(f"{place}: it must be an object with its step")
        only(form, ["step", "asks", "first", "second"], place)
        word = text_of(form, "step", place)
        if word not in words:
            raise BadRecord(f"{place}: there is no step {word!r}; {did_you_mean(word, words)}")
        actor = NOBODY
        if "asks" in form:
            seat = text_of(form, "asks", place)
            if seat not in game.seat_ids or game.seat_ids.index(seat) not in seats:
                raise BadRecord(f"{place}: {seat!r} sits nowhere in this game, so nothing is asked there")
            actor = game.seat_ids.index(seat)
        first = number_of(form, "first", place) if "first" in form else 0
        second = number_of(form, "second", place) if "second" in form else 0
        if first > FIRST_MASK or second > LARGEST:
            raise BadRecord(f"{place}: its numbers are too large")
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
                raise BadRecord("position: nothing can be answered to its open decision")
        elif waits == CHANCE and not engine.outcomes(position):
            raise BadRecord("position: nothing can come of the chance that it waits for")
    except TricorneError:
        raise
    except (IndexError, ValueError):
        raise BadRecord("position: its open step does not fit the rest") from None
