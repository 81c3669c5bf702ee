"""What a table is played by is changed before the start: its rules, how many play, its clock. Who sits there stays."""

from __future__ import annotations

import secrets

from triumvirate.core.errors import BadRequest
from triumvirate.core.plain import JsonObject
from triumvirate.server import games
from triumvirate.server.matches import lots
from triumvirate.server.matches.held import HeldMatch, played_by
from triumvirate.server.requests import ClockSpec
from triumvirate.server.store.rows import SeatRow

MOVED = ("kind", "person", "bot", "ready")


def change_clock(draft: HeldMatch, clock: ClockSpec) -> None:
    """Another clock: everybody but the host is asked anew whether they are ready."""
    kept = games.check_clock(draft.row.game, clock)
    if kept != draft.row.clock:
        draft.row.clock = kept
        ask_anew(draft)


def change_options(draft: HeldMatch, wanted: JsonObject) -> None:
    """Other options; what is left out stays. More seats are open, of fewer the empty ones go first, then bots.

    Whoever is there stays, in the order of the seats. A mere change of the count asks nobody whether they are ready: the
    rules are those they have agreed to.
    """
    game = played_by(draft.row)
    before = game.check(draft.row.options)
    options = game.check({**draft.row.options, **wanted})
    if options == before:
        return
    if game.automata(options) or game.automata(before):
        raise BadRequest("A game against the game itself is made as it is to be played.")
    if any(
        options.get(name) != before.get(name) for name in options.keys() | before.keys() if name != game.count_option
    ):
        ask_anew(draft)
    draft.row.options = options
    _seat_anew(draft, list(game.seats(options)))
    if draft.row.deadline is not None:
        lots.stop(draft)


def _seat_anew(draft: HeldMatch, names: list[str]) -> None:
    if names == [seat.seat for seat in draft.seats]:
        return
    if len(draft.persons()) > len(names):
        raise BadRequest("More people sit here than could play then: somebody has to get up first.")
    keep = list(draft.seats)
    for kind in ("open", "bot"):
        for seat in [seat for seat in reversed(keep) if seat.kind == kind][: max(0, len(keep) - len(names))]:
            keep.remove(seat)
    seats = []
    for place, name in enumerate(names):
        seat = SeatRow(draft.id, name, place, "open")
        if place < len(keep):
            for what in MOVED:
                setattr(seat, what, getattr(keep[place], what))
        seat.token = secrets.token_urlsafe(16) if seat.kind == "open" else None
        seats.append(seat)
    draft.seat_anew(seats)


def ask_anew(draft: HeldMatch) -> None:
    """Each person but the host says anew whether they are ready."""
    for seat in draft.seats:
        if seat.kind == "person" and seat.person != draft.row.host:
            seat.ready = False
            draft.touch(seat)
