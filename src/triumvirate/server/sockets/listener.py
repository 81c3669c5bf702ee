"""One WebSocket from its opening to its end: hello, messages in, updates out, heartbeats."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from triumvirate.core import speech
from triumvirate.core.errors import BadRequest, NoMatch, TriumvirateError
from triumvirate.server.asking import Socket
from triumvirate.server.errors import BadJson, RateLimited, Unavailable
from triumvirate.server.matches import acting, chatroom, knowledge, states
from triumvirate.server.matches.cache import language_of
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import looking_seat, require
from triumvirate.server.matches.states import Reader
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.operation.processor_time import paying
from triumvirate.server.people.sessions import COOKIE
from triumvirate.server.replies import Ack, Fault, PongPush, Refused
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
from triumvirate.server.sockets.bus import Signal
from triumvirate.server.sockets.connection import Connection, Shown
from triumvirate.server.sockets.hub import SILENT, SLOW
from triumvirate.server.worker import Worker, address_of

log = logging.getLogger("triumvirate.server.socket")
TOO_BAD, MAY_NOT, NO_MATCH, FLOOD = 4400, 4403, 4404, 4429
LATER = 1013  # the database is away: whoever comes again will be let in
MOST_FAULTS = 20
_decoder = msgspec.json.Decoder(Incoming)


@websocket("/api/matches/{match:str}/live")
async def live_socket(socket: Socket, match: FromPath[str]) -> None:
    """The live side of a match."""
    with contextlib.ExitStack() as place:
        await _live(socket, match, place)


async def _live(socket: Socket, match: str, place: contextlib.ExitStack) -> None:
    """`place` is what the socket takes of its owner's share, and is given back at the end."""
    worker: Worker = socket.app.state.worker
    await socket.accept()
    try:
        await worker.limits.take("connect", address_of(socket))
        is_public = "public" in socket.query_params  # a screen for the room, whoever opened it
        visit = None if is_public else await worker.sessions.visit(socket.cookies.get(COOKIE))
        person = visit.person if visit else None
        place.enter_context(worker.sockets.one_more(address_of(socket), person.id if person else None))
        held = await worker.cache.load(match)
        require("look", held, viewer_of(held, person))
    except TriumvirateError as refused:
        await _refuse(socket, refused)
        return
    connection = Connection(match, person, lambda code: _close(socket, code))
    connection.session = visit.session.id if visit else None
    writer = asyncio.create_task(_write(socket, connection))
    try:
        code = await Listener(worker, connection, address_of(socket)).listen(socket)
        if code:
            await _close(socket, code)
    except WebSocketDisconnect:
        pass
    finally:
        worker.hub.remove(connection)
        writer.cancel()


async def _refuse(socket: Socket, refused: TriumvirateError) -> None:
    language = speech.known(socket.query_params.get("lang"))
    fault = msgspec.json.encode(Refused(None, Fault(refused.code, refused.told(language), refused.rule)))
    with contextlib.suppress(Exception):
        await socket.send_text(fault.decode())
    codes = ((NoMatch, NO_MATCH), (RateLimited, FLOOD), (Unavailable, LATER))
    await _close(socket, next((code for kind, code in codes if isinstance(refused, kind)), MAY_NOT))


async def _write(socket: Socket, connection: Connection) -> None:
    with contextlib.suppress(Exception):  # a broken socket ends its reader too, which cleans up
        while (data := await connection.outbox.get()) is not None:
            await socket.send_text(data.decode())
        await _close(socket, SLOW)


async def _close(socket: Socket, code: int) -> None:
    with contextlib.suppress(Exception):
        await socket.close(code=code)


class Listener:
    """Reads a socket's messages and answers them one after the other."""

    def __init__(self, worker: Worker, connection: Connection, address: str) -> None:
        self._worker = worker
        self._address = address
        self._cache = worker.cache
        self._at = connection
        self._who = connection.person.id if connection.person else None
        self._faults = 0

    async def listen(self, socket: Socket) -> int:
        """Until the other side goes (0) or has to go (a close code)."""
        while True:
            if self._at.has_greeted:  # the hub's beat lets go of those who fall silent
                text = await socket.receive_data(mode="text")
            else:
                try:
                    async with asyncio.timeout(self._worker.settings.silence):
                        text = await socket.receive_data(mode="text")
                except TimeoutError:
                    return SILENT
            self._at.heard = asyncio.get_running_loop().time()
            message: Incoming | None = None
            try:
                await self._worker.limits.take("socket", f"socket {id(self._at)}")
                message = _decoded(text)
                async with self._worker.processor.turn(self._address, self._who) as account:
                    paying.set(account)
                    await account.measured(self._answer(message))
            except RateLimited as refused:
                self._refuse(message, refused)
                self._faults += 1
                if self._faults > MOST_FAULTS:
                    return FLOOD
            except TriumvirateError as refused:
                self._refuse(message, refused)
                self._faults += isinstance(refused, BadJson | BadRequest)
                if self._faults > MOST_FAULTS:
                    return TOO_BAD
                if isinstance(refused, Unavailable) and not self._at.has_greeted:
                    return LATER
            except Exception:
                log.exception("a message failed", extra={"match": self._at.match})
                self._refuse(message, BadRequest("That did not work; try again."))

    def _refuse(self, message: Incoming | None, refused: TriumvirateError) -> None:
        self._at.refuse(getattr(message, "id", None), refused)

    async def _answer(self, message: Incoming) -> None:
        at = self._at
        if isinstance(message, Hello):
            await self._hello(message)
        elif isinstance(message, Ping):
            at.send(PongPush(self._cache.now()))
        elif isinstance(message, Pong):
            pass
        elif not at.has_greeted:
            raise BadRequest("Say hello first.")
        elif isinstance(message, SeatMessage):
            await self._show(message.seat, -1)
        elif isinstance(message, ActMessage):
            await self._worker.limits.take("act", at.person.id if at.person else None)
            asked = message.seat or at.seat
            held, number, again = await acting.act(
                self._cache, at.match, at.person, asked, message.action, message.seen, message.key
            )
            at.send(Ack(message.id, knowledge.own_number(held, at.seat, number), again))
        elif isinstance(message, UndoMessage):
            held, number = await acting.undo(self._cache, at.match, at.person, message.seat)
            at.send(Ack(message.id, knowledge.own_number(held, at.seat, number)))
        else:
            await self._reply(message)

    async def _reply(self, message: PreviewMessage | ExplainMessage | ChatMessage) -> None:
        at = self._at
        answer: dict[str, object]
        if isinstance(message, ChatMessage):
            await self._worker.limits.take("chat", at.person.id if at.person else None)
            line = await chatroom.say(self._cache, at.match, at.person, message.text)
            answer = {"line": msgspec.to_builtins(line)}
        elif isinstance(message, PreviewMessage):
            found = await self._worker.preview(
                at.match, at.person, message.seat or at.seat, message.action, at.language
            )
            answer = msgspec.to_builtins(found)
        else:
            asked = message.seat or at.seat
            told = await self._worker.explain(at.match, at.person, asked, message.action, at.language)
            answer = msgspec.to_builtins(told)
        at.send({"type": "reply", "id": message.id, **answer})

    async def _hello(self, message: Hello) -> None:
        at = self._at
        at.language = speech.known(message.lang or language_of(at.person))
        at.tab = message.tab
        at.unheard = await chatroom.unheard(self._cache, at.person)
        if not at.has_greeted:
            held = await self._show(message.seat, message.seen)
            at.has_greeted = True
            self._worker.hub.add(at, viewer_of(held, at.person), held.row.version)
            version = (await self._cache.load(at.match)).row.version
            if version != held.row.version:  # it moved on just now
                self._worker.hub.heard(Signal(at.match, "table", version))
        else:
            await self._show(message.seat, message.seen)

    async def _show(self, asked: str | None, since: int) -> HeldMatch:
        at = self._at
        held = await self._cache.load(at.match)
        viewer = viewer_of(held, at.person)
        at.seat = looking_seat(held, viewer, asked)
        after = knowledge.after(held, at.seat, since)
        shown = states.state(held, Reader(viewer, at.seat, at.language), self._cache.moment(), after)
        at.shown = Shown.of(held, shown)
        at.send(shown)
        return held


def _decoded(text: str) -> Incoming:
    try:
        message: Incoming = _decoder.decode(text)
    except msgspec.ValidationError as fault:
        raise BadRequest(f"This message is not understood: {fault}") from fault
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadJson("This is not JSON.") from fault
    return message
