"""Home-made variants: texts to start from, a check with the rules they make, and how they play."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from triumvirate.book.home_made import chapter_of, guide_of
from triumvirate.bots import infos_for
from triumvirate.core import speech
from triumvirate.core.errors import BadDocument, BadOption
from triumvirate.core.game import Game
from triumvirate.core.plain import JsonObject
from triumvirate.games import find_game
from triumvirate.server.asking import Asked
from triumvirate.server.bots.balances import home_made_of
from triumvirate.server.matches.cache import language_of
from triumvirate.server.replies import BalanceReply, BotKnows, DocumentFault, ExamplesReply, HomeMadeReply
from triumvirate.server.requests import HomeMadeText
from triumvirate.server.routes.common import Somebody, ThisWorker, limit


@get("/games/{game:str}/home-made")
async def examples(
    worker: ThisWorker, person: Somebody, game: FromPath[str], lang: FromQuery[str | None] = None
) -> ExamplesReply:
    """Texts of variants to start from, and the words that they may use."""
    found = find_game(game)
    made = found.home_made
    if made is None:
        return ExamplesReply(option="", examples={}, guide=[])
    guide = guide_of(found, lang or language_of(person))
    return ExamplesReply(option=made.option, examples=dict(made.examples()), guide=guide)


@post("/games/{game:str}/home-made", status_code=200)
async def check(
    worker: ThisWorker,
    person: Somebody,
    game: FromPath[str],
    data: JSONBody[HomeMadeText],
    lang: FromQuery[str | None] = None,
) -> HomeMadeReply:
    """Whether a text is a variant: its fault with the line, or its rules and who knows it."""
    found, language = find_game(game), speech.known(lang or language_of(person))
    return checked(found, data, language)


def checked(game: Game, data: HomeMadeText, language: str) -> HomeMadeReply:
    """A text with the other options of its table."""
    made = home_made_of(game)
    try:
        options = game.check(_options(made.option, data))
    except BadOption as fault:
        line = fault.line if isinstance(fault, BadDocument) else None
        told = DocumentFault(reason=fault.told(language), line=line)
        return HomeMadeReply(fault=told, document=None, chapter=None, bots=[])
    document: JsonObject | None = options[made.option]
    return HomeMadeReply(
        fault=None,
        document=document,
        chapter=chapter_of(game, document, language) if document else None,
        bots=[BotKnows(name=info.name, knows=info.familiar_with(options).value) for info in infos_for(game.name)],
    )


@post("/games/{game:str}/balance", status_code=200)
async def begin_balance(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    game: FromPath[str],
    data: JSONBody[HomeMadeText],
    lang: FromQuery[str | None] = None,
) -> BalanceReply:
    """Have bots play a variant."""
    await limit(worker, request, "heavy", person)
    made = home_made_of(find_game(game))
    number = worker.balances.begin(game, _options(made.option, data))
    return worker.balances.report(number, speech.known(lang or language_of(person)))


@get("/games/{game:str}/balance/{report:str}")
async def balance(
    worker: ThisWorker, person: Somebody, game: FromPath[str], report: FromPath[str], lang: FromQuery[str | None] = None
) -> BalanceReply:
    """How far the bots are, and what was seen so far."""
    return worker.balances.report(report, speech.known(lang or language_of(person)))


def _options(option: str, data: HomeMadeText) -> JsonObject:
    return {**data.options, option: data.text if data.text.strip() else None}


router = Router("/", route_handlers=[examples, check, begin_balance, balance], tags=["home-made"])
