"""The facts of JULIUS CAESAR that everybody at the table may know of the turn, as types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict

Seat: TypeAlias = Literal["caesar", "pompeius"]
SEAT_NAMES: tuple[Seat, Seat] = ("caesar", "pompeius")


@dataclass(slots=True)
class Command:
    """Whose command phase it is, and what is left of the card."""

    first: Seat
    second_acts: bool
    points: int
    levies: int
    group_moved: bool
    crossed: list[str]
    surprise: str | None
    asked: str | None


@dataclass(slots=True)
class Attack:
    """Who attacked a place this turn, and by which main road."""

    attacker: Seat
    main_road: str | None


@dataclass(slots=True)
class Battle:
    """The battle in progress, or the field that its winner regroups from."""

    place: str
    round: int
    slot: int
    hits: int
    sea_retreats: dict[Seat, int]


@dataclass(slots=True)
class Ending:
    """Who won, nobody in a draw, and how."""

    winner: Seat | None
    reason: str


# The block in hand and its way so far; onlookers do not learn which block Jupiter turned.
Mover = TypedDict(
    "Mover",
    {
        "block": str | None,
        "colour": str,
        "at": str | None,
        "from": str | None,
        "steps": int,
        "sailed": list[str],
    },
)


@dataclass
class Public:
    """What everybody may know of the turn, in the order of its JSON."""

    year: int
    turn: int
    to_move: Seat | None
    deciders: list[Seat]
    points: dict[Seat, int]
    revealed: dict[Seat, str | None]
    played: dict[Seat, str | None]
    previous: dict[Seat, str | None]
    spent: dict[Seat, list[str]]
    command: Command
    attacks: dict[str, Attack]
    activated: list[str]
    crossings: dict[Seat, dict[str, int]]
    entries: dict[Seat, list[list[str]]]
    battle: Battle | None
    result: Ending | None
