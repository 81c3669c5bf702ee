"""Lines between pages and their tables: what a WebSocket is at a server, with the same messages both ways."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from triumvirate.core import speech
from triumvirate.core.errors import BadRequest, NoMatch, TriumvirateError
from triumvirate.offline.keeping import PageKeeper
from triumvirate.server.errors import BadJson, Forbidden
from triumvirate.server.matches import acting, knowledge, questions, states
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import looking_seat
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.replies import Ack, PongPush, State
from triumvirate.server.requests import (
    ActMessage,
    ChatMessage,
    ExplainMessage,
    Hello,
    Incoming,
    Ping,
    Pong,
    PreviewMessage,
    SeatMessage,
    UndoMessage,
)
from triumvirate.server.sockets import telling
from triumvirate.server.sockets.connection import Connection, Shown, fingerprint

log = logging.getLogger("triumvirate.offline")
NO_MATCH = 4404
_decoder = msgspec.json.Decoder(Incoming)
Send = Callable[[int, str], None]  # a line's number and a message
Close = Callable[[int, int], None]  # a line's number and a close code


class PageLine(Connection):
    """One line; what is put into it goes to the page at once."""

    def __init__(self, number: int, match: str, keeper: PageKeeper, send: Send) -> None:
        super().__init__(match, keeper.person, self._no_close)
        self.number, self._send = number, send

    async def _no_close(self, code: int) -> None:
        """A page ends its own lines."""

    def put(self, data: bytes) -> None:
        """Encoded already."""
        self._send(self.number, data.decode())


class Lines:
    """All open lines, and what each is told when a match changes."""

    def __init__(self, keeper: PageKeeper, send: Send, close: Close) -> None:
        self._keeper, self._send, self._close = keeper, send, close
        self._lines: dict[int, PageLine] = {}
        self._telling: set[str] = set()
        keeper.changed.append(self._changed)

    def open(self, number: int, match: str) -> None:
        """A page has opened a line to a match."""
        self._lines[number] = PageLine(number, match, self._keeper, self._send)

    def close(self, number: int) -> None:
        """It has closed it."""
        line = self._lines.pop(number, None)
        if line is not None and line.has_greeted:
            self._keeper.presence.depart(line.match, self._keeper.person.id, line.is_seated, self._keeper.now())

    async def hear(self, number: int, text: str) -> None:
        """A message from the page; what is refused is answered too."""
        line = self._lines.get(number)
        if line is None:
            return
        message: Incoming | None = None
        try:
            message = _decoded(text)
            await self._answer(line, message)
        except NoMatch:
            self._lines.pop(number, None)
            self._close(number, NO_MATCH)
        except TriumvirateError as refused:
            line.refuse(getattr(message, "id", None), refused)
        except Exception:
            log.exception("a message failed")
            line.refuse(getattr(message, "id", None), BadRequest("That did not work; try again."))

    async def _answer(self, line: PageLine, message: Incoming) -> None:
        keeper, person = self._keeper, self._keeper.person
        match message:
            case Hello():
                await self._hello(line, message)
            case Ping():
                line.send(PongPush(keeper.now()))
            case Pong():
                pass
            case SeatMessage():
                await self._show(line, message.seat, -1)
            case ActMessage():
                asked = message.seat or line.seat
                held, number, again = await acting.act(
                    keeper, line.match, person, asked, message.action, message.seen, message.key
                )
                line.send(Ack(message.id, knowledge.own_number(held, line.seat, number), again))
            case UndoMessage():
                held, number = await acting.undo(keeper, line.match, person, message.seat)
                line.send(Ack(message.id, knowledge.own_number(held, line.seat, number)))
            case PreviewMessage() | ExplainMessage():
                held, asked = await keeper.load(line.match), message.seat or line.seat
                ask = questions.previewed if isinstance(message, PreviewMessage) else questions.explained
                told = msgspec.to_builtins(ask(held, person, asked, message.action, line.language))
                line.send({"type": "reply", "id": message.id, **told})
            case ChatMessage():
                raise Forbidden("There is no chat at this table.")

    async def _hello(self, line: PageLine, message: Hello) -> None:
        line.language = speech.known(message.lang or "en")
        line.tab = message.tab
        if not line.has_greeted:
            held = await self._keeper.load(line.match)
            line.is_seated = bool(viewer_of(held, line.person).seats)
            self._keeper.presence.arrive(line.match, self._keeper.person.id, line.is_seated)
            line.has_greeted = True
        await self._show(line, message.seat, message.seen)

    async def _show(self, line: PageLine, asked: str | None, since: int) -> None:
        held = await self._keeper.load(line.match)
        viewer = viewer_of(held, line.person)
        line.seat = looking_seat(held, viewer, asked)
        after = knowledge.after(held, line.seat, since)
        reader = states.Reader(viewer, line.seat, line.language)
        shown = states.state(held, reader, self._keeper.moment(), after)
        line.shown = Shown.of(held, shown)
        line.send(shown)

    # --- telling ----------------------------------------------------------------------------------------------------

    def _changed(self, held: HeldMatch) -> None:
        """Who looks at a match is told soon: however much happens at once, each line hears of it once."""
        if held.id not in self._telling and any(line.match == held.id for line in self._lines.values()):
            self._telling.add(held.id)
            asyncio.get_running_loop().call_soon(lambda: asyncio.ensure_future(self._tell(held.id)))

    async def _tell(self, match: str) -> None:
        self._telling.discard(match)
        held = await self._keeper.load(match)
        mark, made = fingerprint(held), telling.Made()
        views = held.table.views() if held.table else None
        for line in list(self._lines.values()):
            known = (line.shown.version, line.shown.fingerprint)
            if line.match == match and line.has_greeted and known != (held.row.version, mark):
                viewer = viewer_of(held, line.person)
                telling.find_place(held, line, viewer)
                telling.tell(held, line, viewer, self._keeper.moment(), mark, made, views)

    def refuse(self, match: str, fault: TriumvirateError) -> None:
        """Say to who looks at a match why it does not go on."""
        for line in self._lines.values():
            if line.match == match:
                line.refuse(None, fault)

    def has_replied(self, held: HeldMatch, tab: str, state: State, since: int) -> None:
        """A call was answered with the state: the line of the page that called does not tell it once more."""
        for line in self._lines.values():
            if (line.match, line.tab, line.seat) == (held.id, tab, state.seat) and since <= line.shown.number:
                line.shown = Shown.of(held, state)


def _decoded(text: str) -> Incoming:
    try:
        message: Incoming = _decoder.decode(text)
    except msgspec.ValidationError as fault:
        raise BadRequest(f"This message is not understood: {fault}") from fault
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadJson("This is not JSON.") from fault
    return message
