"""The games and their options."""

from __future__ import annotations

import asyncio

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from triumvirate.book.making import book_of
from triumvirate.games import find_game
from triumvirate.server import games
from triumvirate.server.matches.cache import language_of
from triumvirate.server.replies import BookReply, GamesReply, OptionsReply, PushInfo
from triumvirate.server.requests import CheckOptions
from triumvirate.server.routes.common import Somebody, ThisWorker


@get("/games")
async def all_games(worker: ThisWorker, person: Somebody) -> GamesReply:
    """All games, and what this server can do."""
    key = worker.notices.push_key
    return GamesReply(
        games=games.catalogue(),
        push=PushInfo(key is not None, key),
        mail=worker.settings.mail is not None,
        languages=["en", "it"],
        deals=worker.deals.games(),
    )


@post("/games/{game:str}/check", status_code=200)
async def check(
    worker: ThisWorker, person: Somebody, game: FromPath[str], data: JSONBody[CheckOptions]
) -> OptionsReply:
    """Whether options go together, and the seats they make."""
    return games.check_options(game, data.options)


@get("/games/{game:str}/book")
async def book(
    worker: ThisWorker,
    person: Somebody,
    game: FromPath[str],
    lang: FromQuery[str | None] = None,
    players: FromQuery[int] = 0,
) -> BookReply:
    """The rules of a game in words, with its pieces and examples drawn; `players` where the rules differ by it.

    It is made once for each language and player count, beside the loop: drawing takes a moment.
    """
    found, language = find_game(game), lang or language_of(person)
    return BookReply(book=await asyncio.to_thread(book_of, found, language, players))


router = Router("/", route_handlers=[all_games, check, book], tags=["games"])
