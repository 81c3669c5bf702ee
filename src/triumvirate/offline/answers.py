"""Calls that a page makes, answered without a server: the same addresses, requests and replies."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from triumvirate.book.making import book_of
from triumvirate.core import speech
from triumvirate.core.errors import BadRequest
from triumvirate.games import find_game
from triumvirate.offline.playing import can_think
from triumvirate.server import games
from triumvirate.server.errors import NotFound
from triumvirate.server.matches import acting, history, knowledge, offers, opened, questions, states
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import looking_seat
from triumvirate.server.matches.summary import match_info
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.replies import (
    BoardReply,
    BookReply,
    ChatPage,
    GamesReply,
    HistoryReply,
    MatchesReply,
    MemoryReply,
    MeReply,
    PositionReply,
    PushInfo,
    Reply,
    State,
    TruthReply,
    ViewReply,
)
from triumvirate.server.requests import (
    About,
    Act,
    Answer,
    AskHint,
    CheckOptions,
    Foresee,
    ForSeat,
    NewMatch,
    Offer,
    OpenNumber,
    PlayNow,
    SealNumber,
)
from triumvirate.server.tables import laying, numbers

if TYPE_CHECKING:
    from triumvirate.offline.desk import Desk

T = TypeVar("T")
speech.add_folder(Path(__file__).parent)
NOT_HERE = "This bot does not think in a page: choose another one."
NOBODY_COMES = "Nobody else can come to a table in the page: choose bots, or the same screen."


@dataclass(frozen=True)
class Call:
    """A call: the parts of its address, its query and its body, and the page that makes it."""

    desk: Desk
    parts: dict[str, str]
    query: dict[str, str]
    body: str
    tab: str

    @property
    def match(self) -> str:
        """The match that it is about."""
        return self.parts["match"]

    @property
    def language(self) -> str:
        """The language of the page."""
        return speech.known(self.query.get("lang"))

    @property
    def at(self) -> int | None:
        """The number of an entry, where one is named."""
        return None if "at" not in self.query else numbered(self.query["at"])

    def said(self, kind: type[T]) -> T:
        """The body as a request of its kind."""
        try:
            return msgspec.json.decode(self.body or "{}", type=kind)
        except msgspec.DecodeError as fault:
            raise BadRequest(f"This is not understood: {fault}") from fault

    async def held(self) -> HeldMatch:
        """The match itself."""
        return await self.desk.keeper.load(self.match)

    async def seen(self) -> tuple[HeldMatch, str | None]:
        """The match, and the seat from which it is looked at."""
        held = await self.held()
        return held, looking_seat(held, viewer_of(held, self.desk.person), self.query.get("seat") or None)

    async def opened(self) -> HeldMatch:
        """The match, if it is over and not sealed."""
        held = await self.held()
        opened.require_open(held, self.desk.person)
        return held

    def state(self, held: HeldMatch, asked: str | None = None, since: int = -1) -> State:
        """The match as it is now, for the person here; its own line does not tell it once more."""
        viewer = viewer_of(held, self.desk.person)
        seat = looking_seat(held, viewer, asked)
        after = knowledge.after(held, seat, since)
        shown = states.state(held, states.Reader(viewer, seat, self.language), self.desk.keeper.moment(), after)
        self.desk.lines.has_replied(held, self.tab, shown, after)
        return shown


Door = Callable[[Call], Awaitable[msgspec.Struct | str]]
DOORS: list[tuple[str, re.Pattern[str], Door]] = []


def door(method: str, address: str) -> Callable[[Door], Door]:
    """What answers an address; `{match}` in it is a part."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", address))

    def put(function: Door) -> Door:
        DOORS.append((method, pattern, function))
        return function

    return put


def find(method: str, path: str) -> tuple[Door, dict[str, str]]:
    """Who answers an address, and its parts."""
    for known, pattern, function in DOORS:
        if known == method and (found := pattern.fullmatch(path)):
            return function, found.groupdict()
    raise NotFound("There is nothing at this address.")


def numbered(text: str) -> int:
    """A number in an address."""
    if not text.isdecimal() or len(text) > 9:
        raise BadRequest("That is not the number of an entry.")
    return int(text)


# --- games and tables -----------------------------------------------------------------------------------------------


@door("GET", "/games")
async def all_games(call: Call) -> GamesReply:
    """All games, with the bots that can think here."""
    return GamesReply(games=games.catalogue(can_think), push=PushInfo(False, None), mail=False, languages=["en", "it"])


@door("GET", "/me")
async def me(call: Call) -> MeReply:
    """Nobody in particular."""
    return MeReply(me=None)


@door("GET", "/games/{game}/book")
async def book(call: Call) -> BookReply:
    """The rules of a game in words."""
    players = numbered(call.query.get("players", "0"))
    return BookReply(book=book_of(find_game(call.parts["game"]), call.language, players))


@door("POST", "/games/{game}/check")
async def check(call: Call) -> Reply:
    """Whether options go together, and the seats they make."""
    return games.check_options(call.parts["game"], call.said(CheckOptions).options)


@door("POST", "/play")
async def play_now(call: Call) -> State:
    """Play against a bot at once."""
    return await _made(call, laying.at_once(call.said(PlayNow)))


@door("POST", "/matches")
async def new_match(call: Call) -> State:
    """A table with bots, or for several on the same screen."""
    return await _made(call, call.said(NewMatch))


async def _made(call: Call, body: NewMatch) -> State:
    desk = call.desk
    wanted = msgspec.structs.replace(body, private=True, rated=False, watch="link", chat=False, auto_start=True)
    held = await laying.laid(desk.keeper, desk.person, wanted)
    if any(seat.kind == "open" for seat in held.seats):
        raise BadRequest(NOBODY_COMES)
    if not all(can_think(held.row.game, seat.bot, held.row.options) for seat in held.seats if seat.bot):
        raise BadRequest(NOT_HERE)
    held.row.code = None
    return call.state(await laying.add(desk.keeper, held))


@door("GET", "/matches")
async def mine(call: Call) -> MatchesReply:
    """Every match that is kept here, or of them those that are over; nobody else has a table."""
    desk, asked = call.desk, call.query.get("list", "mine")
    known = {desk.person.id: desk.person}
    kept = await desk.keeper.heads() if asked in ("mine", "finished") else []
    found = [head for head in kept if asked == "mine" or head.row.status == "finished"]
    shown = [match_info(head.row, head.seats, known, desk.keeper.presence, desk.person.id) for head in found]
    return MatchesReply(matches=shown, next=None, ratings={})


@door("DELETE", "/matches/{match}")
async def forget(call: Call) -> Reply:
    """Forget a match."""
    await call.desk.keeper.remove(call.match)
    await call.desk.analyst.forget(call.match)
    return Reply()


# --- looking --------------------------------------------------------------------------------------------------------


@door("GET", "/matches/{match}")
async def state(call: Call) -> State:
    """A match, for the person here."""
    return call.state(await call.held(), call.query.get("seat"))


@door("GET", "/matches/{match}/view")
async def view(call: Call) -> ViewReply:
    """What may be known."""
    held, seat = await call.seen()
    return ViewReply(view=held.table.view(seat).to_json() if held.table else None)


@door("GET", "/matches/{match}/board")
async def board(call: Call) -> BoardReply:
    """The same, drawn in plain characters."""
    held, seat = await call.seen()
    return BoardReply(text=history.board_text(held, seat, call.at))


@door("GET", "/matches/{match}/memory")
async def memory(call: Call) -> MemoryReply:
    """What could be remembered."""
    held, seat = await call.seen()
    if held.table is None:
        return MemoryReply(memory={})
    table = held.table if call.at is None else history.table_seen(held, seat, call.at)
    return MemoryReply(memory=table.memory(seat))


@door("GET", "/matches/{match}/history")
async def entries(call: Call) -> HistoryReply:
    """The viewer's own view after every entry."""
    held, seat = await call.seen()
    last = None if "to" not in call.query else numbered(call.query["to"])
    found, following = history.history(held, seat, numbered(call.query.get("from", "0")), last, call.language)
    return HistoryReply(entries=found, next=following)


@door("GET", "/matches/{match}/chat")
async def chat(call: Call) -> ChatPage:
    """Nobody talks at these tables."""
    return ChatPage(chat=[])


@door("GET", "/matches/{match}/log")
async def log_text(call: Call) -> str:
    """The viewer's events in words."""
    held, seat = await call.seen()
    return history.log_text(held, seat, call.language)


# --- playing --------------------------------------------------------------------------------------------------------


@door("POST", "/matches/{match}/act")
async def act(call: Call) -> State:
    """Act."""
    said = call.said(Act)
    held, _, _ = await acting.act(
        call.desk.keeper, call.match, call.desk.person, said.seat, said.action, said.seen, said.key
    )
    return call.state(held, said.seat, -1 if said.seen is None else said.seen)


@door("POST", "/matches/{match}/preview")
async def preview(call: Call) -> Reply:
    """What an action would do."""
    said = call.said(About)
    return questions.previewed(await call.held(), call.desk.person, said.seat, said.action, call.language)


@door("POST", "/matches/{match}/explain")
async def explain(call: Call) -> Reply:
    """Whether an action is allowed, and why not."""
    said = call.said(About)
    return questions.explained(await call.held(), call.desk.person, said.seat, said.action, call.language)


@door("POST", "/matches/{match}/foresee")
async def foresee(call: Call) -> Reply:
    """What the game's own player would do next."""
    said = call.said(Foresee)
    return questions.foreseen(await call.held(), call.desk.person, said.seat, said.action, call.language)()


@door("POST", "/matches/{match}/hint")
async def hint(call: Call) -> Reply:
    """What a bot would do here, and what it thinks of an action that is about to be taken."""
    said, desk = call.said(AskHint), call.desk
    return await desk.playing.hint(call.match, desk.person, said.seat, call.language, said.action)


@door("POST", "/matches/{match}/undo")
async def undo(call: Call) -> State:
    """Take the last action back, within the rules."""
    said = call.said(ForSeat)
    held, _ = await acting.undo(call.desk.keeper, call.match, call.desk.person, said.seat)
    return call.state(held, said.seat)


@door("POST", "/matches/{match}/skip")
async def skip(call: Call) -> State:
    """Enough seen of what is being told."""
    return call.state(await acting.skip(call.desk.keeper, call.match, call.desk.person))


@door("POST", "/matches/{match}/resign")
async def resign(call: Call) -> State:
    """Give up."""
    said = call.said(ForSeat)
    return call.state(await acting.resign(call.desk.keeper, call.match, call.desk.person, said.seat), said.seat)


@door("POST", "/matches/{match}/offers")
async def offer(call: Call) -> State:
    """Take back, pause, play again: nobody else has to agree."""
    said, desk = call.said(Offer), call.desk
    held = await offers.offer(desk.keeper, call.match, desk.person, said.kind, said.seat, said.against)
    return call.state(held, said.seat)


@door("POST", "/matches/{match}/offers/{kind}")
async def answer(call: Call) -> State:
    """Say yes or no."""
    said, desk = call.said(Answer), call.desk
    held = await offers.answer(desk.keeper, call.match, desk.person, call.parts["kind"], said.accept, said.seat)
    return call.state(held, said.seat)


@door("POST", "/matches/{match}/resume")
async def resume(call: Call) -> State:
    """End a pause."""
    return call.state(await offers.resume(call.desk.keeper, call.match, call.desk.person))


@door("POST", "/matches/{match}/seal")
async def seal(call: Call) -> State:
    """Seal a number of one's own for the draws."""
    said, desk = call.said(SealNumber), call.desk
    return call.state(await numbers.seal(desk.keeper, call.match, desk.person, said.seal))


@door("POST", "/matches/{match}/open")
async def open_number(call: Call) -> State:
    """Open it."""
    said, desk = call.said(OpenNumber), call.desk
    return call.state(await numbers.open_number(desk.keeper, call.match, desk.person, said.number))


# --- after the end --------------------------------------------------------------------------------------------------


@door("GET", "/matches/{match}/record")
async def record(call: Call) -> str:
    """The record."""
    return history.record(await call.opened())


@door("GET", "/matches/{match}/truth")
async def truth(call: Call) -> TruthReply:
    """Everything, after an entry."""
    return TruthReply(truth=history.table_at(await call.opened(), call.at).truth())


@door("GET", "/matches/{match}/position")
async def position(call: Call) -> PositionReply:
    """A position in one line, to share."""
    held = await call.opened()
    number = held.row.number if call.at is None else call.at
    return PositionReply(text=history.table_at(held, call.at).position_text(), path=f"/here/{call.match}?at={number}")


@door("GET", "/matches/{match}/chronicle")
async def chronicle(call: Call) -> Reply:
    """The whole match as its game tells it afterwards."""
    return opened.chronicle(await call.opened())()


@door("GET", "/matches/{match}/diaries")
async def diaries(call: Call) -> Reply:
    """What the bots thought."""
    return opened.diaries(await call.opened(), call.language)()


@door("GET", "/matches/{match}/verify")
async def verify(call: Call) -> Reply:
    """All that is needed to check the dice."""
    return history.verification(await call.opened())
