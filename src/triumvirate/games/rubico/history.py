"""The rounds a table remembers, as typed facts, and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from triumvirate.games.rubico.made_state import State
from triumvirate.games.rubico.names import (
    FACE_NAMES,
    Face,
    Saying,
    Word,
    mask_of,
    said_of,
    seats_in,
    word_number,
    word_of,
)
from triumvirate.games.rubico.state import (
    CELL_FACE,
    CELL_KNOWN,
    CELL_SAID,
    CELL_TAKEN,
    CELLS,
    END_REASONS,
    FACES,
    MOST_SEATS,
    PLACES,
    ROUNDS,
    SAYINGS,
    SEATS,
    WORK_BLUE,
    WORK_DISCARD,
    WORK_EXTRA,
    WORK_JUNO,
    WORK_RED,
    WORK_VESTA,
)

FACE_BITS = 3
WORK = {"extra": WORK_EXTRA, "discard": WORK_DISCARD, "blue": WORK_BLUE, "vesta": WORK_VESTA, "juno": WORK_JUNO}


@dataclass(slots=True)
class PastCard:
    """A card of a past row: its face where the viewer knew it, what was said of it, and whether it was taken."""

    face: Face | None
    said: Saying | None
    taken: bool
    known_by: list[str]


# A remembered round: who chose how many, from which box to which Caesar went, what was taken, turned up and at work.
PastRound = TypedDict(
    "PastRound",
    {
        "round": int,
        "centurion": str,
        "quota": int,
        "from": int,
        "to": int,
        "red": int,
        "blue": int,
        "pompey": int,
        "turned": int,
        "work": list[str],
        "shown": list[Face],
        "words": dict[str, Word | None],
        "rows": dict[str, list[PastCard]],
    },
)


def history_of(state: State, viewer: int | None = None, everything: bool = True) -> list[PastRound]:
    """The remembered rounds, oldest first; without `everything`, faces only where the viewer knew them."""
    revealed = END_REASONS[state.ended_by] in ("rome", "legion")
    last = state.round if revealed else state.round - 1
    first = max(1, last - ROUNDS + 1)
    return [_round_of(state, number, viewer, everything) for number in range(first, last + 1)]


def _round_of(state: State, number: int, viewer: int | None, everything: bool) -> PastRound:
    slot = (number - 1) % ROUNDS
    work = state.past_work[slot]
    seats = range(state.players)
    return {
        "round": number,
        "centurion": SEATS[state.past_centurion[slot]],
        "quota": state.past_quota[slot],
        "from": state.past_from[slot],
        "to": state.past_to[slot],
        "red": state.past_red[slot],
        "blue": state.past_blue[slot],
        "pompey": state.past_pompey[slot],
        "turned": state.past_turned[slot],
        "work": [*(["red"] * (work >> WORK_RED)), *(name for name, bit in WORK.items() if work & bit)],
        "shown": shown_faces(state.past_shown[slot]),
        "words": {SEATS[seat]: word_of(state.past_word[slot * MOST_SEATS + seat]) for seat in seats},
        "rows": {SEATS[seat]: _row(state, slot, seat, viewer, everything) for seat in seats},
    }


def shown_faces(packed: int) -> list[Face]:
    """The cards turned up in a round, in their order."""
    faces: list[Face] = []
    while packed:
        faces.append(FACE_NAMES[(packed & 7) - 1])
        packed >>= FACE_BITS
    return faces


def _row(state: State, slot: int, seat: int, viewer: int | None, everything: bool) -> list[PastCard]:
    base = slot * CELLS + seat * PLACES
    return [_card(cell, viewer, everything) for cell in state.past_cell[base : base + PLACES] if cell]


def _card(cell: int, viewer: int | None, everything: bool) -> PastCard:
    known = cell >> CELL_KNOWN
    seen = everything or (viewer is not None and known >> viewer & 1)
    return PastCard(
        FACE_NAMES[cell >> CELL_FACE & 3] if seen else None,
        said_of(cell >> CELL_SAID & 7),
        bool(cell >> CELL_TAKEN & 1),
        seats_in(known),
    )


def fill_history(state: State, rounds: Sequence[PastRound]) -> None:
    """Put remembered rounds back into a state."""
    for entry in rounds:
        slot = (entry["round"] - 1) % ROUNDS
        state.past_centurion[slot] = SEATS.index(entry["centurion"])
        state.past_quota[slot] = entry["quota"]
        state.past_from[slot], state.past_to[slot] = entry["from"], entry["to"]
        state.past_red[slot], state.past_blue[slot] = entry["red"], entry["blue"]
        state.past_pompey[slot], state.past_turned[slot] = entry["pompey"], entry["turned"]
        work = sum(WORK[name] for name in entry["work"] if name != "red")
        state.past_work[slot] = work | entry["work"].count("red") << WORK_RED
        state.past_shown[slot] = sum(
            FACES.index(face) + 1 << FACE_BITS * place for place, face in enumerate(entry["shown"])
        )
        for seat, name in enumerate(SEATS[: state.players]):
            state.past_word[slot * MOST_SEATS + seat] = word_number(entry["words"][name])
            for place, card in enumerate(entry["rows"][name]):
                state.past_cell[slot * CELLS + seat * PLACES + place] = _packed(card)


def _packed(card: PastCard) -> int:
    return (
        1
        | FACES.index(card.face) << CELL_FACE
        | SAYINGS.index(card.said or "") << CELL_SAID
        | int(card.taken) << CELL_TAKEN
        | mask_of(card.known_by) << CELL_KNOWN
    )
