"""Puzzles: all of them at a glance, one to solve, a hint, an answer."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from triumvirate.core import speech
from triumvirate.server.asking import Asked
from triumvirate.server.matches.cache import language_of
from triumvirate.server.puzzles.telling import find
from triumvirate.server.replies import PuzzleHint, PuzzleReply, PuzzlesReply, PuzzleVerdict
from triumvirate.server.requests import Nothing, Solution
from triumvirate.server.routes.common import Somebody, ThisWorker, limit, player, with_session


@get("/puzzles")
async def puzzles(
    request: Asked, worker: ThisWorker, person: Somebody, lang: FromQuery[str | None] = None
) -> PuzzlesReply:
    """The games that have puzzles, today's of each, and how I stand."""
    await limit(worker, request, "act", person)
    language = speech.known(lang or language_of(person))
    return await worker.puzzles.all(person.id if person else None, language, worker.cache.now())


@get("/puzzles/{game:str}/next")
async def next_puzzle(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    game: FromPath[str],
    theme: FromQuery[str | None] = None,
    lang: FromQuery[str | None] = None,
) -> PuzzleReply:
    """A puzzle that I have not tried, about as strong as I am."""
    await limit(worker, request, "act", person)
    me = person.id if person else None
    name = await worker.puzzles.next(game, theme, me)
    language = speech.known(lang or language_of(person))
    return PuzzleReply(puzzle=await worker.puzzles.asked(game, name, me, language, worker.cache.now()))


@get("/puzzles/{game:str}/{puzzle:str}")
async def one_puzzle(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    game: FromPath[str],
    puzzle: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> PuzzleReply:
    """A puzzle by its name: the position as its seat sees it, and the question."""
    await limit(worker, request, "act", person)
    language = speech.known(lang or language_of(person))
    me = person.id if person else None
    return PuzzleReply(puzzle=await worker.puzzles.asked(game, puzzle, me, language, worker.cache.now()))


@post("/puzzles/{game:str}/{puzzle:str}/hint", status_code=200)
async def hint(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[Nothing],
) -> Response[PuzzleHint]:
    """A few of the choices, the answer among them; a solution counts half then."""
    await limit(worker, request, "act", person)
    find(game, puzzle)
    me = await player(worker, request, person)
    found = await worker.puzzles.hint(game, puzzle, me.id, worker.cache.now())
    return await with_session(worker, request, PuzzleHint(choices=found), me)


@post("/puzzles/{game:str}/{puzzle:str}", status_code=200)
async def answer(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[Solution],
    lang: FromQuery[str | None] = None,
) -> Response[PuzzleVerdict]:
    """My answer: whether it is right, what it overlooks, and what it does to my rating the first time."""
    await limit(worker, request, "act", person)
    find(game, puzzle)
    language = speech.known(lang or language_of(person))
    if not data.counts:
        judged = await worker.puzzles.answer(game, puzzle, data.choice, None, language, worker.cache.now())
        return Response(judged)
    me = await player(worker, request, person)
    found = await worker.puzzles.answer(game, puzzle, data.choice, me.id, language, worker.cache.now())
    return await with_session(worker, request, found, me)


router = Router("/", route_handlers=[puzzles, next_puzzle, one_puzzle, hint, answer], tags=["puzzles"])
