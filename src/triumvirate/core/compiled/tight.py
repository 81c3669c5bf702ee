"""Rows of small numbers as bits of 32-bit words, on engines whose records are tightened (`core/fields.py`)."""

from triumvirate.core.rulebook import compiled


@compiled
def read_tight(row, n, bits):
    """The n-th number of a row that holds so many bits of each, a power of two."""
    at = n * bits
    return (row[at >> 5] >> (at & 31)) & ((1 << bits) - 1)


@compiled
def write_tight(row, n, bits, value):
    """Write the n-th number of a row."""
    at = n * bits
    shift = at & 31
    row[at >> 5] = (row[at >> 5] & ~(((1 << bits) - 1) << shift)) | (value << shift)
