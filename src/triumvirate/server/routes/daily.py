"""The deals of the day: today's, those of other days, and a try at one."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

from triumvirate.core import speech
from triumvirate.server.asking import Asked
from triumvirate.server.daily import browsers, trying
from triumvirate.server.matches.cache import language_of
from triumvirate.server.replies import CalendarReply, DealReply, DealsReply, State
from triumvirate.server.requests import Nothing
from triumvirate.server.routes.common import Somebody, ThisWorker, limit, player, with_session


@get("/daily")
async def deals(request: Asked, worker: ThisWorker, person: Somebody) -> DealsReply:
    """Today's deals of all games, for whoever asks."""
    await limit(worker, request, "act", person)
    me, today = person.id if person else None, worker.deals.today
    told = [await worker.telling.deal(game, today, me, "en", whole=False) for game in worker.deals.games()]
    return DealsReply(now=worker.cache.now(), deals=told)


@get("/daily/{game:str}")
async def calendar(request: Asked, worker: ThisWorker, person: Somebody, game: FromPath[str]) -> CalendarReply:
    """The days of a game that have a deal, and how I did."""
    await limit(worker, request, "act", person)
    return await worker.telling.calendar(game, person.id if person else None)


@get("/daily/{game:str}/{day:str}")
async def deal(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    game: FromPath[str],
    day: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> DealReply:
    """A deal of a day that has begun; of one that is over, everything."""
    await limit(worker, request, "heavy", person)
    language = speech.known(lang or language_of(person))
    told = await worker.telling.deal(game, day, person.id if person else None, language)
    return DealReply(now=worker.cache.now(), deal=told)


@post("/daily/{game:str}/{day:str}", status_code=200)
async def play(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    game: FromPath[str],
    day: FromPath[str],
    data: JSONBody[Nothing],
) -> Response[State]:
    """My match of a deal: the one that I have begun, or a new one. The first on the deal's day is ranked."""
    await limit(worker, request, "create", person)
    _, found = await worker.deals.find(game, day)
    me = await player(worker, request, person)
    cookie = request.cookies.get(browsers.COOKIE)
    held = await trying.begin(worker.cache, me, found, worker.browsers.is_anothers(cookie, game, day, me.id))
    response = await with_session(worker, request, worker.cache.show(held, me), me)
    if day == worker.deals.today:
        value = worker.browsers.noted(cookie, game, day, me.id)
        mark = Cookie(key=browsers.COOKIE, value=value, max_age=browsers.SECONDS, httponly=True, samesite="lax")
        response.cookies.append(mark)
    return response


router = Router("/", route_handlers=[deals, calendar, deal, play], tags=["daily"])
