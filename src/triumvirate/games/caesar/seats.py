"""The two sides by name, as views, positions and events write them."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from triumvirate.games.caesar.state import SEATS

Seat: TypeAlias = Literal["caesar", "pompey"]
SEAT_NAMES = cast("tuple[Seat, Seat]", SEATS)
