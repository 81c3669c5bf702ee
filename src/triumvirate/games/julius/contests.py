"""Places where both sides stand, as everybody at the table can count them: roads, main force, reserves, who may leave.

A page or a terminal shows an attack by these; the numbers of pinned blocks come from the rules' own functions.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.open import SEAT_NAMES, Seat
from triumvirate.games.julius.printed import PLACE_IDS
from triumvirate.games.julius.rules.board import is_contested
from triumvirate.games.julius.rules.pinning import main_force
from triumvirate.games.julius.state import BLOCKS, FIRST_CITY, PLACES


@dataclass(slots=True)
class Inroad:
    """Blocks of one side that came into a contested place this turn, by one road or sea."""

    owner: Seat
    came: str
    blocks: int
    reserve: bool


@dataclass(slots=True)
class Contest:
    """A place where both sides stand: who attacks and by which main road, who came how, and how many defenders may leave.

    `pinned` of the defender's main force are held by the attacker's, `free` of it are not.
    """

    attacker: Seat
    main_road: str | None
    inroads: list[Inroad]
    main_force: dict[Seat, int]
    reserves: dict[Seat, int]
    pinned: int
    free: int


def contests_of(state: State) -> dict[str, Contest]:
    """Every place that a side has attacked; a turncoat of Jupiter's has yet to leave his old comrades in peace."""
    places = [place for place in range(FIRST_CITY, PLACES) if state.attacker[place] and is_contested(state, place)]
    return {PLACE_IDS[place]: _contest(state, place) for place in places}


def _contest(state: State, place: int) -> Contest:
    attacker = state.attacker[place] - 1
    there = [block for block in range(BLOCKS) if state.where[block] == place]
    came = Counter((state.owner[block], state.came[block], state.reserve[block]) for block in there)
    main = [int(main_force(state, seat, place)) for seat in range(len(SEAT_NAMES))]
    free = max(0, main[1 - attacker] - main[attacker])
    return Contest(
        attacker=SEAT_NAMES[attacker],
        main_road=PLACE_IDS[state.main_road[place]] if state.main_road[place] else None,
        inroads=[
            Inroad(SEAT_NAMES[owner], PLACE_IDS[origin], count, bool(reserve))
            for (owner, origin, reserve), count in sorted(came.items())
            if origin
        ],
        main_force=dict(zip(SEAT_NAMES, main, strict=True)),
        reserves={
            seat: sum(count for (owner, _, reserve), count in came.items() if reserve and owner == number)
            for number, seat in enumerate(SEAT_NAMES)
        },
        pinned=main[1 - attacker] - free,
        free=free,
    )
