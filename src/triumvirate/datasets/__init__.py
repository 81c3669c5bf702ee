"""Matches as data: made by `triumvirate dataset` and `triumvirate export`, read by `load`.

A row is one decision: what the seat knew, what it could do, what it did, and how its match ended. Rows are made of the
seat's view; what was hidden from it is only there where a dataset was made with `truth`, in columns named so.
"""

from triumvirate.datasets.load import Arrays, Dataset, load
from triumvirate.datasets.rows import Match, Move

__all__ = ["Arrays", "Dataset", "Match", "Move", "load"]
