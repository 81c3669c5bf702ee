"""What a GPU's records leave out of a state, told from the rest: how many blocks stand where, and the list of offers."""

from __future__ import annotations

from functools import cache

import numpy as np

from triumvirate.core.arrays import Array
from triumvirate.core.decisions import table_of
from triumvirate.core.fields import Columns
from triumvirate.core.making_flags import actions_by_way
from triumvirate.games.julius import rules
from triumvirate.games.julius.state import FIRST_CITY, MOST_OFFERS, MOST_WAYS, PLACES


def any_present(counts: Array, columns: Columns) -> Array:
    """Whether a side has blocks in a place."""
    return np.asarray(counts) > 0


def counted(flags: Array, columns: Columns) -> Array:
    """How many blocks a side has in each place of the map."""
    where, owner = columns("where").astype(np.int64), columns("owner").astype(np.int64)
    counts = np.zeros((len(where), 2 * PLACES), np.int8)
    rows = np.broadcast_to(np.arange(len(where))[:, None], where.shape)
    on_map = where >= FIRST_CITY
    np.add.at(counts, (rows[on_map], (owner * PLACES + where)[on_map]), 1)
    return counts


@cache
def _actions(phase: int) -> Array:
    return np.array(actions_by_way(table_of(rules.__name__), phase), np.int16)


def ways_offered(offers: Array, columns: Columns) -> Array:
    """Which of the phase's ways are offered."""
    flags = np.zeros((len(offers), MOST_WAYS), np.int8)
    for row, listed, count, phase in zip(flags, offers, columns("offer_n"), columns("phase"), strict=True):
        row[: len(_actions(phase))] = np.isin(_actions(phase), listed[:count])
    return flags


def offered(flags: Array, columns: Columns) -> Array:
    """The actions that are offered, in the order of the list."""
    offers = np.zeros((len(flags), MOST_OFFERS), np.int16)
    phases = columns("phase")
    for phase in np.unique(phases):
        alike = np.flatnonzero(phases == phase)
        rows, ways = np.nonzero(flags[alike])
        place = np.cumsum(flags[alike], axis=1, dtype=np.int64)[rows, ways] - 1
        offers[alike[rows], place] = _actions(int(phase))[ways]
    return offers
