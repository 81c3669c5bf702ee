"""A match as lists show it: who sits where, its options, what one person has to do there."""

from __future__ import annotations

from triumvirate.games import find_game
from triumvirate.server import games
from triumvirate.server.bots.compiling import is_asleep
from triumvirate.server.matches import dealt, stages
from triumvirate.server.matches.presence import Presence
from triumvirate.server.people import aliases, sitters
from triumvirate.server.replies import ClockInfo, MatchInfo, SeatInfo
from triumvirate.server.store.rows import MatchRow, PersonRow, SeatRow

MINUTE_MS = 60_000


def match_info(
    row: MatchRow, seats: list[SeatRow], people: dict[str, PersonRow], presence: Presence, person: str | None
) -> MatchInfo:
    """A match as lists show it, for one person."""
    mine = [seat.seat for seat in seats if person is not None and seat.person == person]
    waiting = [seat for seat in stages.waiting(row) if seat in mine]
    is_secret = games.hides_deciders(row.game) and row.status == "running"
    is_open = row.status == "finished" and row.open_after_end
    return MatchInfo(
        id=row.id,
        game=row.game,
        title=find_game(row.game).title,
        rules=row.rules,
        status=row.status,
        private=row.private,
        same_screen=row.same_screen,
        rated=row.rated,
        unrated=row.unrated if row.rated else None,
        watch=row.watch,
        chat=row.chat,
        bot_reasons=row.bot_reasons,
        open_after_end=row.open_after_end,
        customs=row.customs,
        source=row.source,
        options=row.options,
        clock=ClockInfo(**row.clock),
        seats=_seat_infos(row, seats, people, presence),
        host=aliases.host_id(row, seats, person),
        created=row.created,
        updated=row.updated // MINUTE_MS * MINUTE_MS if is_secret else row.updated,
        number=row.number if is_open or not games.hides_entries(row.game) else min(row.number, 0),
        deciders=waiting if is_secret else row.deciders,
        your_seats=mine,
        your_turn=bool(waiting) and row.status == "running",
        paused=row.paused_at is not None,
        result=row.result,
        rematch=row.rematch,
        watchers=presence.watchers(row.id),
        game_of_room=row.room.get("games", 0) + 1,
        deal=dealt.told(row),
    )


def _seat_infos(
    row: MatchRow, seats: list[SeatRow], people: dict[str, PersonRow], presence: Presence
) -> list[SeatInfo]:
    names, worn = sitters.called(row, seats, people), sitters.badges(row, seats, people)
    shown = []
    for seat in seats:
        won, played = sitters.score(row, seat) if sitters.are_many(seats) else (0, 0)
        shown.append(
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                person=aliases.at_seat(row, seat, people),
                bot=seat.bot,
                stand_in=seat.stand_in,
                ready=seat.ready,
                present=presence.at_seat(row.id, seat.kind, seat.person),
                waking=row.status == "running" and is_asleep(row.game, seat.bot or seat.stand_in),
                called=names.get(seat.seat, ""),
                badge=worn.get(seat.seat),
                won=won,
                played=played,
            )
        )
    return shown
