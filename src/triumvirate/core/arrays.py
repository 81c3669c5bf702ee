"""The array of everybody who holds games side by side: records, rows of observations, masks, counts."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

# NumPy's kinds of numbers are told at run time (a game's record, an observation's width): no annotation names them all.
Array: TypeAlias = np.ndarray[Any, Any]
