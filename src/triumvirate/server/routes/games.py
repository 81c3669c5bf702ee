"""The games and their options."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from triumvirate.server import games
from triumvirate.server.replies import GamesReply, OptionsReply, PushInfo
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
    )


@post("/games/{game:str}/check", status_code=200)
async def check(
    worker: ThisWorker, person: Somebody, game: FromPath[str], data: JSONBody[CheckOptions]
) -> OptionsReply:
    """Whether options go together, and the seats they make."""
    return games.check_options(game, data.options)


router = Router("/", route_handlers=[all_games, check], tags=["games"])
