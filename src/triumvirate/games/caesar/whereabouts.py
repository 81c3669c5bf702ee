"""Which numbers of `encode.py` and which actions belong to which space and province.

For networks that use the same weights for every space and for every province (`learn/mapped.py`). `ENDS` names the two
provinces of each space in the order in which its token's two values are written.
"""

from __future__ import annotations

from triumvirate.games.caesar.encode import AT_PROVINCES, BORDER_FEATURES, PROVINCE_FEATURES
from triumvirate.games.caesar.printed import DATA, PROVINCE_INDEX
from triumvirate.games.caesar.state import BORDERS, PROVINCES, SLOTS

FACINGS = 3
SPACES = (0, BORDERS, BORDER_FEATURES)  # where their numbers begin, how many there are, numbers of each
PLACES = (AT_PROVINCES, PROVINCES, PROVINCE_FEATURES)
ENDS = tuple(
    (PROVINCE_INDEX[border["provinces"][0]], PROVINCE_INDEX[border["provinces"][1]]) for border in DATA["borders"]
)
PLACINGS = (SLOTS, BORDERS, FACINGS)  # the first actions of the table: each token on each space in each way
