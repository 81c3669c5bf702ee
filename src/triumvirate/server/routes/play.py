"""Playing: the state of a match, actions, questions, offers, chat."""

from __future__ import annotations

from typing import Literal

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from triumvirate.core import speech
from triumvirate.server.asking import Asked
from triumvirate.server.matches import acting, chatroom, history, knowledge, offers, stand_ins, states
from triumvirate.server.matches.cache import language_of
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import looking_seat
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.replies import (
    BoardReply,
    ChatPage,
    ChatReply,
    ExplainReply,
    ForesightReply,
    HintReply,
    LegalReply,
    MemoryReply,
    PreviewReply,
    ResultReply,
    State,
    ViewReply,
)
from triumvirate.server.requests import About, Act, Answer, AskHint, Foresee, ForSeat, Nothing, Offer, Say, StandIn
from triumvirate.server.routes.common import Somebody, ThisWorker, limit, made_beside
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.worker import Worker

LONG_AGO = -1
TAB = "x-tab"
LAST_LINE = 2**52 - 1  # no line of chat has a higher number


@get("/matches/{match:str}", is_packed=True)
async def state(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    seat: FromQuery[str | None] = None,
    since: FromQuery[int] = LONG_AGO,
    lang: FromQuery[str | None] = None,
) -> Response[State]:
    """A match, for me."""
    held, after = await worker.cache.load(match), max(since, LONG_AGO)
    size = len(held.entries) - after
    return await made_beside(worker, request, lambda: worker.cache.show(held, person, seat, after, lang), size)


@get("/matches/{match:str}/legal")
async def legal(
    worker: ThisWorker, person: Somebody, match: FromPath[str], seat: FromQuery[str | None] = None
) -> LegalReply:
    """My own choices now."""
    held = await worker.cache.load(match)
    reader = worker.cache.reader(held, person, seat)
    return LegalReply(actions=states.legal(held, reader.viewer, reader.seat))


@get("/matches/{match:str}/view")
async def view(
    worker: ThisWorker, person: Somebody, match: FromPath[str], seat: FromQuery[str | None] = None
) -> ViewReply:
    """What I may know."""
    held = await worker.cache.load(match)
    looking = looking_seat(held, viewer_of(held, person), seat)
    return ViewReply(view=held.table.view(looking).to_json() if held.table else None)


@get("/matches/{match:str}/board")
async def board(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    seat: FromQuery[str | None] = None,
    at: FromQuery[int | None] = None,
) -> BoardReply:
    """What I may know, drawn in plain characters."""
    await limit(worker, request, "act", person)
    held = await worker.cache.load(match)
    return BoardReply(text=history.board_text(held, looking_seat(held, viewer_of(held, person), seat), at))


@get("/matches/{match:str}/memory")
async def memory(
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    seat: FromQuery[str | None] = None,
    at: FromQuery[int | None] = None,
) -> MemoryReply:
    """What I could remember of what I was told, now or after an entry that I know of."""
    held = await worker.cache.load(match)
    looking = looking_seat(held, viewer_of(held, person), seat)
    if held.table is None:
        return MemoryReply(memory={})
    table = held.table if at is None else history.table_seen(held, looking, at)
    return MemoryReply(memory=await worker.cache.workshop.run(lambda: table.memory(looking), len(held.entries)))


@get("/matches/{match:str}/result")
async def result(worker: ThisWorker, person: Somebody, match: FromPath[str]) -> ResultReply:
    """How it ended, if it has."""
    held = await worker.cache.load(match)
    looking_seat(held, viewer_of(held, person), None)
    return ResultReply(result=held.row.result)


@post("/matches/{match:str}/act", status_code=200)
async def act(request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[Act]) -> State:
    """Act."""
    await limit(worker, request, "act", person)
    held, number, _ = await acting.act(worker.cache, match, person, data.seat, data.action, data.seen, data.key)
    return _reply(request, worker, held, person, data.seat, number - 1, data.seen)


@post("/matches/{match:str}/explain", status_code=200)
async def explain(
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    data: JSONBody[About],
    lang: FromQuery[str | None] = None,
) -> ExplainReply:
    """Whether an action is allowed, and why not."""
    return await worker.explain(match, person, data.seat, data.action, speech.known(lang or language_of(person)))


@post("/matches/{match:str}/preview", status_code=200)
async def preview(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    data: JSONBody[About],
    lang: FromQuery[str | None] = None,
) -> PreviewReply:
    """What an action would do."""
    await limit(worker, request, "act", person)
    return await worker.preview(match, person, data.seat, data.action, speech.known(lang or language_of(person)))


@post("/matches/{match:str}/foresee", status_code=200)
async def foresee(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    data: JSONBody[Foresee],
    lang: FromQuery[str | None] = None,
) -> ForesightReply:
    """What the game's own player would do if my turn ended now, or with an action."""
    await limit(worker, request, "heavy", person)
    return await worker.foresee(match, person, data.seat, data.action, speech.known(lang or language_of(person)))


@post("/matches/{match:str}/hint", status_code=200)
async def hint(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    data: JSONBody[AskHint],
    lang: FromQuery[str | None] = None,
) -> HintReply:
    """What a bot would do here, and what it thinks of an action that I am about to take."""
    await limit(worker, request, "heavy", person)
    return await worker.bots.hint(match, person, data.seat, speech.known(lang or language_of(person)), data.action)


@post("/matches/{match:str}/undo", status_code=200)
async def undo(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[ForSeat]
) -> State:
    """Take my last action back, within the rules."""
    await limit(worker, request, "act", person)
    held, number = await acting.undo(worker.cache, match, person, data.seat)
    return _reply(request, worker, held, person, data.seat, number - 1)


@post("/matches/{match:str}/skip", status_code=200)
async def skip(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[Nothing]
) -> State:
    """I have seen enough of what is being told."""
    before = (await worker.cache.load(match)).row.number
    held = await acting.skip(worker.cache, match, person)
    return _reply(request, worker, held, person, None, before)


@post("/matches/{match:str}/resign", status_code=200)
async def resign(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[ForSeat]
) -> State:
    """Give up."""
    held = await acting.resign(worker.cache, match, person, data.seat)
    return _reply(request, worker, held, person, data.seat, held.row.number)


@post("/matches/{match:str}/offers", status_code=200)
async def offer(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[Offer]
) -> State:
    """Offer to take back, to pause, to play again; call a vote against somebody."""
    await limit(worker, request, "heavy", person)
    before = (await worker.cache.load(match)).row.number
    held = await offers.offer(worker.cache, match, person, data.kind, data.seat, data.against)
    return _reply(request, worker, held, person, data.seat, before)


@post("/matches/{match:str}/offers/{kind:str}", status_code=200)
async def answer(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    kind: FromPath[Literal["take_back", "pause", "rematch", "kick"]],
    data: JSONBody[Answer],
) -> State:
    """Say yes or no."""
    before = (await worker.cache.load(match)).row.number
    held = await offers.answer(worker.cache, match, person, kind, data.accept, data.seat)
    return _reply(request, worker, held, person, data.seat, before)


@post("/matches/{match:str}/resume", status_code=200)
async def resume(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[Nothing]
) -> State:
    """End a pause."""
    held = await offers.resume(worker.cache, match, person)
    return _reply(request, worker, held, person, None, held.row.number)


@post("/matches/{match:str}/seats/{seat:str}/stand-in", status_code=200)
async def stand_in(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[StandIn],
) -> State:
    """A bot plays for a person who left."""
    held = await stand_ins.call_stand_in(worker.cache, match, person, seat, data.bot)
    return _reply(request, worker, held, person, None, held.row.number)


@post("/matches/{match:str}/seats/{seat:str}/return", status_code=200)
async def come_back(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[Nothing],
) -> State:
    """I am back."""
    held = await stand_ins.come_back(worker.cache, match, person, seat)
    return _reply(request, worker, held, person, seat, held.row.number)


@get("/matches/{match:str}/chat")
async def chat(
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    before: FromQuery[int | None] = None,
    lang: FromQuery[str | None] = None,
) -> ChatPage:
    """What was said; what bots say is told in the reader's language."""
    earlier = None if before is None else min(max(before, 0), LAST_LINE)
    language = speech.known(lang or language_of(person))
    return ChatPage(chat=await chatroom.page(worker.cache, match, person, earlier, language))


@post("/matches/{match:str}/chat", status_code=200)
async def say(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[Say]
) -> ChatReply:
    """Say something."""
    await limit(worker, request, "chat", person)
    return ChatReply(line=await chatroom.say(worker.cache, match, person, data.text))


def _reply(
    request: Asked,
    worker: Worker,
    held: HeldMatch,
    person: PersonRow | None,
    seat: str | None,
    true: int,
    seen: int | None = None,
) -> State:
    """What was done, as its doer sees it, with the entries after a true number or after what the doer says to have seen.

    The page that asked says which it is, and its socket does not repeat it.
    """
    shown = worker.cache.reader(held, person, seat).seat
    since = knowledge.own_number(held, shown, true) if seen is None else seen
    tab = request.headers.get(TAB)
    language = worker.hub.language_of(held.id, person.id, tab) if tab and person else None
    state = worker.cache.show(held, person, seat, since, language)
    if tab:
        worker.hub.has_replied(held, viewer_of(held, person), tab, state, since)
    return state


router = Router(
    "/",
    route_handlers=[
        state,
        legal,
        view,
        board,
        memory,
        result,
        act,
        explain,
        preview,
        foresee,
        hint,
        undo,
        skip,
        resign,
        offer,
        answer,
        resume,
        stand_in,
        come_back,
        chat,
        say,
    ],
    tags=["play"],
)
