"""What is counted for people when a match ends: standings for each, and ratings where it was rated."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.people.ratings import Rating, rate
from triumvirate.server.store.matches import Extra
from triumvirate.server.store.schema import ratings, standings


def counted(draft: HeldMatch) -> Extra | None:
    """What is to be written with the end of a match: standings of its people, and ratings where it counts."""
    if not draft.has_just_ended or draft.row.same_screen or draft.row.result is None or draft.row.deal:
        return None
    rows = _standings(draft)
    rated = rated_pair(draft)

    def write(connection: Connection) -> None:
        connection.execute(delete(standings).where(standings.c.match == draft.id))
        if rows:
            connection.execute(insert(standings), rows)
        if rated and not draft.row.unrated:
            _rate(connection, draft.id, draft.row.game, *rated)

    return write


def outcome(draft: HeldMatch, seat: str) -> str:
    """Won, lost or drawn, for a seat."""
    winners = draft.row.result.winners if draft.row.result else ()
    return "drawn" if not winners else "won" if seat in winners else "lost"


def rated_pair(draft: HeldMatch) -> tuple[str, str, float] | None:
    """The two people of a rated match and the first one's score; None where it was never to count."""
    seats = draft.seats
    if not draft.row.rated or len(seats) != 2 or draft.row.source == "upload":
        return None
    if any(seat.kind != "person" or seat.stand_in for seat in seats) or seats[0].person == seats[1].person:
        return None
    score = {"won": 1.0, "drawn": 0.5, "lost": 0.0}[outcome(draft, seats[0].seat)]
    assert seats[0].person
    assert seats[1].person
    return seats[0].person, seats[1].person, score


def _standings(draft: HeldMatch) -> list[dict[str, str | int | None]]:
    alone = len(draft.persons()) == 1
    return [
        {
            "match": draft.id,
            "seat": seat.seat,
            "person": seat.person,
            "game": draft.row.game,
            "outcome": outcome(draft, seat.seat),
            "against_bots": alone,
            "at": draft.row.finished,
        }
        for seat in draft.seats
        if seat.person
    ]


def _rate(connection: Connection, match: str, game: str, one: str, other: str, score: float) -> None:
    here = ratings.c.game == game, ratings.c.person.in_((one, other))
    found = {row.person: row for row in connection.execute(select(ratings).where(*here)).all()}
    before = {
        person: Rating(found[person].rating, found[person].deviation, found[person].volatility)
        if person in found
        else Rating()
        for person in (one, other)
    }
    after = {
        one: rate(before[one], [(before[other], score)]),
        other: rate(before[other], [(before[one], 1.0 - score)]),
    }
    connection.execute(delete(ratings).where(*here))
    rows = [
        {
            "person": person,
            "game": game,
            "rating": new.rating,
            "deviation": new.deviation,
            "volatility": new.volatility,
            "games": (found[person].games if person in found else 0) + 1,
        }
        for person, new in after.items()
    ]
    connection.execute(insert(ratings), rows)
    for person, new in after.items():
        here_too = standings.c.match == match, standings.c.person == person
        connection.execute(update(standings).where(*here_too).values(rating=round(new.rating)))
