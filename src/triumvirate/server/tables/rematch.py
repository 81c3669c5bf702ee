"""Playing again. Two swap sides and start at once; more meet again in their room, which lasts as long as they play on.

A room is nothing but matches that follow one another: each hands on its code, its host and the score, so that link, QR code
and the screen in the room are the same all evening. Between two games seats, player count and rules may be changed.
"""

from __future__ import annotations

import secrets
from dataclasses import replace

from triumvirate.core.chance import BY_PLACE
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.keeper import Keeper
from triumvirate.server.people import streaks
from triumvirate.server.store.rows import MatchRow, Room, SeatRow
from triumvirate.server.tables import laying


async def again(cache: Keeper, old: HeldMatch, asker: str) -> str:
    """The same table once more; its id is the answer."""
    is_room = len(old.seats) > 2 and len(old.persons()) > 1
    row = replace(
        old.row,
        id=cache.new_id(),
        secret=secrets.token_bytes(32),
        secret_known=True,
        status="open",
        source="rematch",
        number=-1,
        version=0,
        deciders=[],
        clocks={"left": {}, "since": {}},
        offers=[],
        result=None,
        unrated=None,
        draws=BY_PLACE,
        numbers={"expected": old.row.numbers["expected"]} if old.row.numbers.get("expected") else {},
        rematch=None,
        room=room_after(old) if is_room else Room(),
        finished=None,
        created=cache.now(),
        updated=cache.now(),
        auto_start=not is_room,
        host=_host(cache, old, asker),
        code=(old.row.code or laying.new_code()) if is_room else None,
        stage={},
    )
    if row.customs.get(streaks.SMOOTHING):
        row.numbers = {**row.numbers, "before": await streaks.before(cache, old)}
    seats = await _seats(cache, old, row, is_room)
    held = await laying.add(cache, HeldMatch(row, seats, dict(old.people)), code_from=old.id)
    old.row.code = None
    return held.id


def room_after(old: HeldMatch) -> Room:
    """The room once this game is over: who has won and played how often."""
    room, result = old.row.room, old.row.result
    won, played = dict(room.get("won", {})), dict(room.get("played", {}))
    for seat in old.seats:
        if seat.person is not None and result is not None:
            played[seat.person] = played.get(seat.person, 0) + 1
            won[seat.person] = won.get(seat.person, 0) + (seat.seat in result.winners)
    return Room(games=room.get("games", 0) + 1, won=won, played=played)


def _host(cache: Keeper, old: HeldMatch, asker: str) -> str | None:
    """The host stays host while they are there; of a table that its host has left, whoever asks is."""
    found, host = old.seat(asker), old.row.host
    if found is None or (host in old.persons() and cache.presence.is_here(old.id, host)):
        return host
    return found.person


async def _seats(cache: Keeper, old: HeldMatch, row: MatchRow, is_room: bool) -> list[SeatRow]:
    """Who sits where: as before in a room, where each says anew that they are ready; two change sides."""
    movable = [seat for seat in old.seats if seat.kind != "auto"]
    sitters = movable if old.row.same_screen or is_room else movable[1:] + movable[:1]
    taken = {seat.seat: sitter for seat, sitter in zip(movable, sitters, strict=True)}
    seats = []
    for seat in old.seats:
        sitter = taken.get(seat.seat)
        if sitter is None:
            seats.append(SeatRow(row.id, seat.seat, seat.place, "auto", ready=True))
            continue
        bot = await _bot_again(cache, old, sitter.bot)
        is_ready = not is_room or not sitter.person or sitter.person == row.host
        seats.append(SeatRow(row.id, seat.seat, seat.place, sitter.kind, sitter.person, bot, ready=is_ready))
    return seats


async def _bot_again(cache: Keeper, old: HeldMatch, bot: str | None) -> str | None:
    """The same bot; a coach looks anew at how its one person has done."""
    persons = old.persons()
    return bot if bot is None or len(persons) != 1 else await cache.tuned(persons[0], old.row.game, bot)
