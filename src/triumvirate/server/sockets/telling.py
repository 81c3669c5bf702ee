"""What one open line is told when a match has changed: nothing it knows, and nothing it may not."""

from __future__ import annotations

from collections.abc import Hashable

from triumvirate.server.matches import knowledge, states
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import looking_seat
from triumvirate.server.matches.states import Reader
from triumvirate.server.matches.viewer import Moment, Viewer
from triumvirate.server.replies import State
from triumvirate.server.sockets.connection import Connection, Fingerprint, Shown, encode, substance

Made = dict[Hashable, tuple[bytes, State, bytes]]


def find_place(held: HeldMatch, connection: Connection, viewer: Viewer) -> None:
    """The seat that a line looks from, which may have become another since it was told something."""
    if connection.seat is None and viewer.seats:
        connection.shown = Shown()  # somebody who looked on has sat down
    if connection.seat is not None and connection.seat not in viewer.seats and not held.is_open_book:
        connection.seat, connection.shown = None, Shown()  # it is not theirs any more
    if connection.seat is None or connection.shown.fingerprint is None:
        connection.seat = looking_seat(held, viewer, connection.seat)


def tell(
    held: HeldMatch,
    connection: Connection,
    viewer: Viewer,
    moment: Moment,
    mark: Fingerprint,
    made: Made,
    views: states.Views | None,
) -> None:
    """Tell one line what is new for it; equal messages, and what all views share, are made once."""
    before = connection.shown
    is_open = held.is_open_book
    since = before.number if before.is_open == is_open else knowledge.after(held, connection.seat, before.number)
    with_match = before.fingerprint != mark
    who = viewer.id if viewer.seats or viewer.is_host else str(viewer.person is not None)
    key = (who, connection.seat, connection.language, since, with_match)
    if key not in made:
        reader = Reader(viewer, connection.seat, connection.language)
        state = states.state(held, reader, moment, since, with_match, views)
        state.type = "update"
        made[key] = encode(state), state, substance(state)
    data, state, told = made[key]
    connection.shown = Shown(state.number, is_open, held.row.version, mark, told)
    if not with_match and not state.entries and told == before.substance:
        return  # what says nothing to this viewer must not be noticed by them either
    connection.put(data)
