"""What a position is made of: nothing is forgotten when it is copied or written down, and nothing shared is written."""

from __future__ import annotations

import importlib

import pytest

from tests.conformance.seating import Seating
from tests.conformance.tables import TABLES, stops
from tests.fuzz.frozen import Frozen, Guard, WrittenInto, frozen
from tricorne.kernel.position import AnyPosition, Chronicle

ONE_OF_EACH = list({table.game: table for table in TABLES}.values())


def attributes(position: AnyPosition) -> list[str]:
    """Every attribute of a position, found by looking at it: the object, or what the compiler noted down."""
    noted = getattr(type(position), "__mypyc_attrs__", None)
    found = list(vars(position)) if noted is None else [name for name in noted if not name.startswith("__")]
    assert "stack" in found and "rng" in found
    return sorted(set(found))


def caches(table: Seating) -> list[str]:
    """What a game keeps in its positions until somebody asks for it again, so that it may be missing."""
    found: list[str] = getattr(
        importlib.import_module(f"tests.games.{table.game.replace('-', '_')}.tables"), "CACHES", []
    )
    return found


def plain(value: object) -> object:
    """A value that can be compared."""
    if isinstance(value, Chronicle):
        return value.all()
    if isinstance(value, list):
        return [plain(one) for one in value]
    numbers = getattr(value, "numbers", None)
    return value if numbers is None else numbers()


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=repr)
def test_a_copy_has_everything(table: Seating) -> None:
    """Each attribute is set to something that no other has; the copy has it too, as a list of its own unless shared."""
    position = table.new(31).position
    shared = position.shared_names()
    names = attributes(position)
    for at, name in enumerate(names):
        value = getattr(position, name)
        if isinstance(value, Chronicle):
            setattr(position, name, Chronicle([at], 1))
        elif isinstance(value, list) and (not value or isinstance(value[0], int)):
            setattr(position, name, [*value, 1000 + at])
        elif isinstance(value, int) and not isinstance(value, bool):
            setattr(position, name, at)
    copy = position.clone()
    for name in names:
        mine, its = getattr(position, name), getattr(copy, name)
        assert plain(its) == plain(mine), name
        if isinstance(mine, list):
            assert (its is mine) == (name in shared), name
        if isinstance(mine, Chronicle):
            its.append(7)
            assert len(mine.all()) == 1 and len(its.all()) == 2


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=repr)
def test_what_is_written_down_is_everything(table: Seating) -> None:
    """A position made from its fields alone has every attribute of the one that they were taken from."""
    known = caches(table)
    for state in stops(table, 32, 25):
        again = state.game.empty(state.engine)
        fields = state.position.fields()
        assert list(fields) == state.position.field_names()
        for name, numbers in fields.items():
            again.write(name, list(numbers))
        for name in attributes(state.position):
            if name not in known and name != "ruleset":
                assert plain(getattr(again, name)) == plain(getattr(state.position, name)), name


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=repr)
def test_fields_of_shared_lists_are_copies(table: Seating) -> None:
    position = table.new(33).position
    for name, numbers in position.fields().items():
        if name in position.shared_names():
            before = plain(getattr(position, name))
            numbers.append(99)
            assert plain(getattr(position, name)) == before, name


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=repr)
def test_writing_into_a_shared_list_is_caught(table: Seating) -> None:
    position = table.new(34).position
    guard = Guard()
    guard.freeze(position)
    for name in position.shared_names():
        assert isinstance(getattr(position, name), Frozen), name
    guard.freeze(position)
    name = position.shared_names()[0]
    list.append(getattr(position, name), 5)  # As machine code does, without asking the list.
    with pytest.raises(WrittenInto, match=name):
        guard.freeze(position)


def test_a_frozen_list_can_only_be_read() -> None:
    numbers = frozen([3, 1, [2]])
    assert numbers[:2] == [3, 1] and len(numbers) == 3 and 1 in numbers
    for change in ("append", "remove", "insert", "extend"):
        with pytest.raises(WrittenInto):
            getattr(numbers, change)(1)
    for change in ("pop", "clear", "sort", "reverse"):
        with pytest.raises(WrittenInto):
            getattr(numbers, change)()
    with pytest.raises(WrittenInto):
        numbers[0] = 4
    with pytest.raises(WrittenInto):
        numbers[0:2] = [4]
    with pytest.raises(WrittenInto):
        del numbers[0]
    with pytest.raises(WrittenInto):
        numbers += [4]
    with pytest.raises(WrittenInto):
        numbers[2].append(1)
    assert numbers == [3, 1, [2]]


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=repr)
def test_a_position_is_alone_only_until_it_is_copied(table: Seating) -> None:
    """A game that is played out at once writes into lists of its own; the one it was copied from stays as it was."""
    state = table.new(35)
    before = {name: list(numbers) for name, numbers in state.position.fields().items()}
    copy = state.position.clone()
    assert state.engine.playout(copy, 36, 200) > 0 and not copy.alone
    assert state.position.fields() == before
    copy.stand_alone()
    again = copy.clone()
    assert not copy.alone and not again.alone
