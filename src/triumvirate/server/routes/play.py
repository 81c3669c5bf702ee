"""Playing: the state of a match, actions, questions, offers, chat."""

from __future__ import annotations

from typing import Literal

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from triumvirate.core import speech
from triumvirate.server import chatroom, offers, play
from triumvirate.server.hall import language_of
from triumvirate.server.permissions import looking_seat, viewer_of
from triumvirate.server.replies import (
    ChatPage,
    ChatReply,
    ExplainReply,
    HintReply,
    LegalReply,
    MemoryReply,
    PreviewReply,
    ResultReply,
    State,
    ViewReply,
)
from triumvirate.server.requests import About, Act, Answer, ForSeat, Nothing, Offer, Say, StandIn
from triumvirate.server.routes.common import Asked, OurSite, Somebody, limit

LONG_AGO = -1
LAST_LINE = 2**53  # no line of chat has a higher number


@get("/matches/{match:str}")
async def state(
    site: OurSite,
    person: Somebody,
    match: FromPath[str],
    seat: FromQuery[str | None] = None,
    since: FromQuery[int] = LONG_AGO,
    lang: FromQuery[str | None] = None,
) -> State:
    """A match, for me."""
    return site.hall.show(await site.hall.load(match), person, seat, max(since, LONG_AGO), lang)


@get("/matches/{match:str}/legal")
async def legal(
    site: OurSite, person: Somebody, match: FromPath[str], seat: FromQuery[str | None] = None
) -> LegalReply:
    """My own choices now."""
    shown = site.hall.show(await site.hall.load(match), person, seat)
    return LegalReply(actions=shown.legal)


@get("/matches/{match:str}/view")
async def view(site: OurSite, person: Somebody, match: FromPath[str], seat: FromQuery[str | None] = None) -> ViewReply:
    """What I may know."""
    live = await site.hall.load(match)
    looking = looking_seat(live, viewer_of(live, person), seat)
    return ViewReply(view=live.table.view(looking).to_json() if live.table and live.has_board else None)


@get("/matches/{match:str}/memory")
async def memory(
    site: OurSite, person: Somebody, match: FromPath[str], seat: FromQuery[str | None] = None
) -> MemoryReply:
    """What I could remember of what I was shown."""
    live = await site.hall.load(match)
    looking = looking_seat(live, viewer_of(live, person), seat)
    return MemoryReply(memory=live.table.memory(looking) if live.table and live.has_board else {})


@get("/matches/{match:str}/result")
async def result(site: OurSite, person: Somebody, match: FromPath[str]) -> ResultReply:
    """How it ended, if it has."""
    live = await site.hall.load(match)
    looking_seat(live, viewer_of(live, person), None)
    return ResultReply(result=live.row.result)


@post("/matches/{match:str}/act", status_code=200)
async def act(request: Asked, site: OurSite, person: Somebody, match: FromPath[str], data: JSONBody[Act]) -> State:
    """Act."""
    await limit(site, request, "act", person)
    live, number, _ = await play.act(site.hall, match, person, data.seat, data.action, data.seen, data.key)
    since = number - 1 if data.seen is None else data.seen
    return site.hall.show(live, person, data.seat, since)


@post("/matches/{match:str}/explain", status_code=200)
async def explain(
    site: OurSite,
    person: Somebody,
    match: FromPath[str],
    data: JSONBody[About],
    lang: FromQuery[str | None] = None,
) -> ExplainReply:
    """Whether an action is allowed, and why not."""
    return await site.explain(match, person, data.seat, data.action, speech.known(lang or language_of(person)))


@post("/matches/{match:str}/preview", status_code=200)
async def preview(
    request: Asked,
    site: OurSite,
    person: Somebody,
    match: FromPath[str],
    data: JSONBody[About],
    lang: FromQuery[str | None] = None,
) -> PreviewReply:
    """What an action would do."""
    await limit(site, request, "act", person)
    return await site.preview(match, person, data.seat, data.action, speech.known(lang or language_of(person)))


@post("/matches/{match:str}/hint", status_code=200)
async def hint(
    request: Asked,
    site: OurSite,
    person: Somebody,
    match: FromPath[str],
    data: JSONBody[ForSeat],
    lang: FromQuery[str | None] = None,
) -> HintReply:
    """What a bot would do here."""
    await limit(site, request, "heavy", person)
    return await site.bots.hint(match, person, data.seat, speech.known(lang or language_of(person)))


@post("/matches/{match:str}/undo", status_code=200)
async def undo(request: Asked, site: OurSite, person: Somebody, match: FromPath[str], data: JSONBody[ForSeat]) -> State:
    """Take my last action back, within the rules."""
    await limit(site, request, "act", person)
    live, number = await play.undo(site.hall, match, person, data.seat)
    return site.hall.show(live, person, data.seat, number - 1)


@post("/matches/{match:str}/resign", status_code=200)
async def resign(site: OurSite, person: Somebody, match: FromPath[str], data: JSONBody[ForSeat]) -> State:
    """Give up."""
    live = await play.resign(site.hall, match, person, data.seat)
    return site.hall.show(live, person, data.seat, live.row.number)


@post("/matches/{match:str}/offers", status_code=200)
async def offer(request: Asked, site: OurSite, person: Somebody, match: FromPath[str], data: JSONBody[Offer]) -> State:
    """Offer to take back, to pause, to play again; call a vote against somebody."""
    await limit(site, request, "heavy", person)
    before = (await site.hall.load(match)).row.number
    live = await offers.offer(site.hall, match, person, data.kind, data.seat, data.against)
    return site.hall.show(live, person, data.seat, before)


@post("/matches/{match:str}/offers/{kind:str}", status_code=200)
async def answer(
    site: OurSite,
    person: Somebody,
    match: FromPath[str],
    kind: FromPath[Literal["take_back", "pause", "rematch", "kick"]],
    data: JSONBody[Answer],
) -> State:
    """Say yes or no."""
    before = (await site.hall.load(match)).row.number
    live = await offers.answer(site.hall, match, person, kind, data.accept, data.seat)
    return site.hall.show(live, person, data.seat, before)


@post("/matches/{match:str}/resume", status_code=200)
async def resume(site: OurSite, person: Somebody, match: FromPath[str], data: JSONBody[Nothing]) -> State:
    """End a pause."""
    live = await offers.resume(site.hall, match, person)
    return site.hall.show(live, person, None, live.row.number)


@post("/matches/{match:str}/seats/{seat:str}/stand-in", status_code=200)
async def stand_in(
    site: OurSite, person: Somebody, match: FromPath[str], seat: FromPath[str], data: JSONBody[StandIn]
) -> State:
    """A bot plays for a person who left."""
    live = await play.stand_in(site.hall, match, person, seat, data.bot)
    return site.hall.show(live, person, None, live.row.number)


@post("/matches/{match:str}/seats/{seat:str}/return", status_code=200)
async def come_back(
    site: OurSite, person: Somebody, match: FromPath[str], seat: FromPath[str], data: JSONBody[Nothing]
) -> State:
    """I am back."""
    live = await play.come_back(site.hall, match, person, seat)
    return site.hall.show(live, person, seat, live.row.number)


@get("/matches/{match:str}/chat")
async def chat(site: OurSite, person: Somebody, match: FromPath[str], before: FromQuery[int | None] = None) -> ChatPage:
    """What was said."""
    earlier = None if before is None else min(max(before, 0), LAST_LINE)
    return ChatPage(chat=await chatroom.page(site.hall, match, person, earlier))


@post("/matches/{match:str}/chat", status_code=200)
async def say(request: Asked, site: OurSite, person: Somebody, match: FromPath[str], data: JSONBody[Say]) -> ChatReply:
    """Say something."""
    await limit(site, request, "chat", person)
    return ChatReply(line=await chatroom.say(site.hall, match, person, data.text))


router = Router(
    "/",
    route_handlers=[
        state,
        legal,
        view,
        memory,
        result,
        act,
        explain,
        preview,
        hint,
        undo,
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
