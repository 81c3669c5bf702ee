"""Files and records read without NumPy: tables of numbers, and where the fields of a record lie."""

import io
import zipfile

import numpy as np
import pytest

from triumvirate.core.fields import Field, Layout
from triumvirate.core.number_files import read_table
from triumvirate.core.plain_records import fields_of, record_bytes, record_size

LAYOUT = Layout(
    [
        Field("far", 0, 4),
        Field("stones", 3),
        Field("turn"),
        Field("wide", 2, 2),
        Field("row", 5, 2),
        Field("late", 2, 4, later=1),
    ]
)


def kept(folder, table, version=(1, 0), name="weights"):
    """An archive with one table in a version of the format."""
    written = io.BytesIO()
    np.lib.format.write_array(written, table, version=version)
    file = folder / "tables.npz"
    with zipfile.ZipFile(file, "w") as opened:
        opened.writestr(f"{name}.npy", written.getvalue())
    return file


@pytest.mark.parametrize("version", [(1, 0), (2, 0)])
@pytest.mark.parametrize("kind", ["<f4", "<f8"])
def test_a_table_is_read_row_by_row(tmp_path, version, kind):
    table = np.arange(12, dtype=kind).reshape(3, 4) / 4 - 1
    rows, columns, numbers = read_table(kept(tmp_path, table, version), "weights")
    assert (rows, columns, list(numbers)) == (3, 4, table.ravel().tolist())


@pytest.mark.parametrize(
    "table", [np.asfortranarray(np.ones((3, 4), "<f4")), np.ones((3, 4), "<i4"), np.ones((2, 2), ">f4")]
)
def test_another_order_or_kind_of_number_is_refused(tmp_path, table):
    with pytest.raises(ValueError, match=r"weights in tables\.npz has another order or kind of number"):
        read_table(kept(tmp_path, table), "weights")


def test_what_is_no_table_is_refused(tmp_path):
    file = tmp_path / "tables.npz"
    with zipfile.ZipFile(file, "w") as opened:
        opened.writestr("weights.npy", b"\x93NUMPX something else")
    with pytest.raises(ValueError, match=r"weights in tables\.npz is not a table of NumPy's"):
        read_table(file, "weights")


@pytest.mark.parametrize("narrow", [False, True])
def test_every_field_lies_where_the_array_has_it(narrow):
    layout = LAYOUT.narrowed(lambda field: not field.later) if narrow else LAYOUT
    kinds, places = layout.dtype(), fields_of(layout)
    assert list(places) == list(kinds.names)
    for name, (at, code, length) in places.items():
        column, offset = kinds.fields[name]
        assert (at, np.dtype(code)) == (offset, column.base)
        assert column.shape == ((length,) if length else ())
    assert record_size(layout) == kinds.itemsize


def test_a_record_has_each_number_at_its_place():
    state = LAYOUT.new()
    state.far, state.stones, state.turn, state.wide, state.row, state.late = (
        70_000,
        [1, -2, 3],
        7,
        [-300, 9],
        [5] * 5,
        [8, -9],
    )
    record = np.frombuffer(record_bytes(LAYOUT, state), LAYOUT.dtype())[0]
    assert all(np.array_equal(record[name], getattr(state, name)) for name in LAYOUT.dtype().names)
