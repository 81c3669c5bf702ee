"""The array of everybody who holds games side by side: records, rows of observations, masks, counts."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

# NumPy's kinds of numbers are told at run time (a game's record, an observation's width): no annotation names them all.
Array: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.generic]]
# States of one game side by side, as its `Layout` lays them out.
Records: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.void]]
