"""People's pages and the leaderboard."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromPath, FromQuery

from triumvirate.core import speech
from triumvirate.games import find_game, game_names
from triumvirate.server.errors import NotFound
from triumvirate.server.matches.cache import language_of
from triumvirate.server.people.aliases import person_info
from triumvirate.server.people.habits import habits_of
from triumvirate.server.replies import (
    LeaderboardReply,
    LeaderRow,
    MeetingInfo,
    PersonInfo,
    PlayerReply,
    RatingInfo,
    RatingPoint,
    SideInfo,
    StatsInfo,
)
from triumvirate.server.routes.common import Somebody, ThisWorker
from triumvirate.server.store import people

ENOUGH_GAMES, MOST_ROWS, MOST_MEETINGS = 5, 100, 200


@get("/players/{player:str}")
async def player(
    worker: ThisWorker, person: Somebody, player: FromPath[str], lang: FromQuery[str | None] = None
) -> PlayerReply:
    """How somebody has done; and to oneself what one tends to overlook."""
    found = await people.find(worker.db, player)
    if found is None:
        raise NotFound("There is no such person.")
    ratings = {
        row.game: RatingInfo(round(row.rating), round(row.deviation), row.games)
        for row in await people.ratings_of(worker.db, player)
    }
    stats: dict[str, StatsInfo] = {}
    curves: dict[str, list[RatingPoint]] = {}
    for row in sorted(await people.standings_of(worker.db, player), key=lambda row: row.at):
        if row.rating is not None:
            curves.setdefault(row.game, []).append(RatingPoint(row.at, row.rating))
        _count(stats.setdefault(row.game, StatsInfo(sides={})), row.outcome, row.against_bots, row.seat)
    is_me = person is not None and person.id == player
    meetings = [
        MeetingInfo(
            game=row.game,
            seat=row.seat,
            outcome=row.outcome,
            at=row.at,
            other=PersonInfo(row.other, row.name, row.guest),
            match=row.match,
        )
        for row in await people.meetings_of(worker.db, player, MOST_MEETINGS)
        if row.is_public or is_me
    ]
    habits = await habits_of(worker.db, player, speech.known(lang or language_of(person))) if is_me else []
    return PlayerReply(
        person=person_info(found), ratings=ratings, stats=stats, curves=curves, meetings=meetings, habits=habits
    )


def _count(stats: StatsInfo, outcome: str, is_against_bots: bool, seat: str) -> None:
    won = outcome == "won"
    if is_against_bots:
        stats.against_bots += 1
        stats.won_against_bots += won
        return
    stats.played += 1
    stats.won += won
    stats.lost += outcome == "lost"
    stats.drawn += outcome == "drawn"
    side = stats.sides.setdefault(seat, SideInfo())
    side.played += 1
    side.won += won


@get("/leaderboard")
async def leaderboard(worker: ThisWorker, person: Somebody, game: FromQuery[str] = "") -> LeaderboardReply:
    """The best of a game; of the first one where none is named."""
    game = find_game(game or game_names()[0]).name
    rows = await people.leaders(worker.db, game, ENOUGH_GAMES, MOST_ROWS)
    return LeaderboardReply(
        game=game,
        rows=[
            LeaderRow(
                place=place,
                person=PersonInfo(row.person, row.name, False),
                rating=RatingInfo(round(row.rating), round(row.deviation), row.games),
            )
            for place, row in enumerate(rows, 1)
        ],
    )


router = Router("/", route_handlers=[player, leaderboard], tags=["people"])
