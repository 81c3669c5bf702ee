"""States as fixed integer fields: the same bytes from lists and from records."""

import hashlib
import random

import numpy as np
import pytest

from some import some
from tables import GAME, random_options
from triumvirate.core import fields
from triumvirate.core.arrays import ALIGNMENT, aligned
from triumvirate.core.fields import Field, Layout
from triumvirate.core.plain_records import record_bytes, record_size
from triumvirate.core.table import Table


def test_two_fields_of_one_name_are_refused():
    with pytest.raises(ValueError, match="same name"):
        Layout([Field("a"), Field("a")])


def test_fields_are_laid_out_widest_first_and_aligned():
    layout = Layout([Field("small"), Field("row", 3, 4), Field("wide", 0, 8)])
    assert [field.width for field in layout.fields] == sorted((field.width for field in layout.fields), reverse=True)
    assert layout.dtype().isalignedstruct


def test_a_copy_shares_nothing():
    state = GAME.prepare(GAME.check({}))
    twin = state.copy()
    twin.hand[0], twin.phase = 5, 3
    assert (state.hand[0], state.phase) == (0, 0)
    assert twin.source is None
    assert twin.log is None


def test_states_pack_to_the_same_bytes_as_records_and_come_back():
    rng = random.Random(2)
    states = []
    for seed in range(12):
        table = Table.new(GAME, random_options(rng), seed=seed)
        for _ in range(seed):
            if not table.is_over():
                table.act(table.deciders()[0], rng.choice(table.legal()).index)
        states.append(table._state)
    records = GAME.layout.records(states)
    for state, record, row in some(zip(states, records, GAME.layout.packed(records), strict=True)):
        packed = GAME.layout.pack(state)
        assert row.tobytes() == packed
        assert GAME.layout.pack(GAME.layout.unpack(packed)) == packed
        back = GAME.layout.from_record(record)
        assert GAME.layout.pack(back) == packed
        assert (back.rng_seed, back.rng_count) == (state.rng_seed, state.rng_count)


def test_the_hash_sees_every_field_but_not_the_generator():
    state = GAME.prepare(GAME.check({}))
    first = GAME.layout.hash(state)
    state.rng_seed, state.rng_count = 77, 5
    assert GAME.layout.hash(state) == first
    for field in GAME.layout.game_fields:
        twin = state.copy()
        if field.length:
            getattr(twin, field.name)[-1] += 1
        else:
            setattr(twin, field.name, getattr(twin, field.name) + 1)
        assert GAME.layout.hash(twin) != first, field.name


def test_a_state_of_caesar_is_at_most_512_bytes():
    assert GAME.layout.dtype().itemsize <= 512


def test_records_without_a_later_addition_are_smaller_and_say_the_same():
    whole = Layout([Field("a"), Field("more", 2, 2, later=1), Field("new", 0, 4, later=2), Field("row", 3, later=2)])
    assert len(whole.dtype().names) == 6
    narrow = whole.narrowed(lambda field: field.later != 2)
    state = whole.new()
    state.a, state.more, state.rng_seed = 5, [6, 7], 9
    assert narrow.dtype().names == ("rng_seed", "rng_count", "a", "more")
    assert set(narrow.dtype().names) | {"new", "row"} == set(whole.dtype().names)
    records = narrow.records([state])
    assert narrow.packed(records)[0].tobytes() == narrow.pack(state) == whole.pack(state)
    back = narrow.from_record(records[0])
    assert (type(back), back.more, back.new, back.rng_seed) == (type(state), [6, 7], 0, 9)
    assert narrow.hash(state) == whole.hash(state)
    for name, value in (("new", 1), ("row", [0, 0, 1])):
        other = state.copy()
        setattr(other, name, value)
        with pytest.raises(ValueError, match=name):
            narrow.records([other])
        assert whole.from_record(whole.records([other])[0]).row == other.row


def test_rows_as_bits_of_words_say_the_same_and_take_less_room():
    whole = Layout([Field("steps", 13), Field("place", 5), Field("turn")])
    assert whole.dtype()["steps"].shape == (13,)
    tight = whole.tightened({"steps": 3, "place": 5})
    assert (tight.dtype()["steps"].shape, tight.dtype()["place"].shape) == ((2,), (1,))
    assert whole.bits == {}
    state = whole.new()
    state.steps, state.place, state.turn = [7, 0, 1, 2, 3, 4, 5, 6, 7, 7, 5, 1, 6], [31, 0, 17, 1, 30], 9
    records = tight.records([whole.new(), state])
    back = tight.from_record(records[1])
    assert (back.steps, back.place, back.turn) == (state.steps, state.place, 9)
    assert [row.tobytes() for row in tight.packed(records)] == [whole.pack(whole.new()), whole.pack(state)]
    for name, row in (("steps", [8] + [0] * 12), ("place", [0, 0, 0, 0, -1])):
        wrong = state.copy()
        setattr(wrong, name, row)
        with pytest.raises(ValueError, match="do not fit into"):
            tight.records([wrong])


def test_a_copy_of_a_state_has_rows_of_its_own():
    state = Layout([Field("row", 2), Field("one")]).new()
    twin = state.copy()
    twin.row[0], twin.one = 5, 6
    assert (state.row, state.one, twin.row) == ([0, 0], 0, [5, 0])


def test_each_later_addition_that_nobody_uses_leaves_the_hash_as_it_was():
    before = Layout([Field("a"), Field("b")])
    now = Layout([Field("a"), Field("b"), Field("one", later=1), Field("two", 0, 2, later=2)])
    old, new = before.new(), now.new()
    for a in (0, 7):
        old.a = new.a = a
        whole = hashlib.blake2b(before.pack(old), digest_size=8).hexdigest()
        assert now.hash(new) == before.hash(old) == whole
    new.one = 1
    assert now.hash(new) == Layout([Field("a"), Field("b"), Field("one")]).hash(new) != before.hash(old)


def test_the_record_of_a_layout_is_always_the_same_object():
    layout = Layout([Field("a"), Field("row", 2, 2)])
    assert layout.dtype() is layout.dtype()


def test_single_numbers_and_rows_are_packed_side_by_side_and_found_again():
    layout = Layout([Field("row", 3, 2), Field("one"), Field("other", 0, 2), Field("last", 1)])
    state = layout.new()
    assert (state.row, state.one, state.last, state.source, state.log) == ([0, 0, 0], 0, [0], None, None)
    state.row, state.one, state.other, state.last = [1, 2, 300], -4, 5, [6]
    back = layout.unpack(layout.pack(state))
    assert (back.row, back.one, back.other, back.last) == ([1, 2, 300], -4, 5, [6])
    assert len(layout.pack(state)) == 3 * 2 + 1 + 2 + 1


def test_a_field_of_later_changes_no_hash_until_it_is_used():
    before, now = Layout([Field("a")]), Layout([Field("a"), Field("single", later=True), Field("row", 2, later=True)])
    old, new = before.new(), now.new()
    old.a = new.a = 7
    assert now.hash(new) == before.hash(old)
    new.row[1] = 1
    with_row = now.hash(new)
    new.row[1], new.single = 0, 1
    assert len({before.hash(old), with_row, now.hash(new)}) == 3


def test_a_state_that_travelled_comes_back_where_its_layout_is_not_known(monkeypatch):
    layout = Layout([Field("row", 3, 2), Field("one", 0, 1)])
    state = layout.new()
    state.row, state.one = [1, 2, 3], 4
    revived, parts = state.__reduce__()
    for known in (fields._layouts, {}):
        monkeypatch.setattr(fields, "_layouts", known)
        again = revived(*parts)
        assert (again.row, again.one, again.rng_count) == ([1, 2, 3], 4, 0)


def test_a_state_that_travelled_is_of_the_class_of_its_layout():
    layout = Layout([Field("stones", 3), Field("turn")])
    assert fields.revive(layout.fields, (0, 0, [1, 2, 3], 4)).__class__ is layout.state_class


def test_plain_records_are_the_bytes_of_the_arrays_and_refuse_what_they_leave_out():
    layout = Layout(
        [Field("far", 0, 4), Field("stones", 3), Field("turn"), Field("extra", 2, later=1), Field("late", later=1)]
    )
    state = layout.new()
    state.far, state.stones, state.turn = 70_000, [1, -2, 3], 1
    for one in (layout, layout.narrowed(lambda field: not field.later)):
        records = one.records([state])
        assert record_bytes(one, state) == records.tobytes()
        assert record_size(one) == records.itemsize
    for name, value in (("extra", [0, 5]), ("late", 5)):
        other = state.copy()
        setattr(other, name, value)
        with pytest.raises(ValueError, match=name):
            record_bytes(layout.narrowed(lambda field: not field.later), other)


def test_arrays_lie_where_others_take_them_over_and_stay_where_they_do_already():
    room = np.zeros(4 * ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT
    well = room[start : start + 2 * ALIGNMENT]
    assert aligned(well) is well
    for badly in (room[start + 1 : start + 17], well.reshape(2, ALIGNMENT).T):
        badly[...] = np.arange(badly.size, dtype=np.uint8).reshape(badly.shape)
        placed = aligned(badly)
        assert placed.ctypes.data % ALIGNMENT == 0
        assert placed.flags.c_contiguous
        assert (placed == badly).all()
