"""One socket as the server sees it: who looks at which seat of which match, and what they were shown last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from triumvirate.core.errors import TriumvirateError
from triumvirate.server.bots.compiling import is_asleep
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.people import aliases
from triumvirate.server.people.sitters import BADGE
from triumvirate.server.replies import Fault, Refused, State
from triumvirate.server.store.rows import PersonRow

MOST_WAITING = 200
encode = msgspec.json.Encoder().encode
Fingerprint = tuple[object, ...]


@dataclass(frozen=True)
class Shown:
    """What a socket was shown last: up to which entry by the viewer's own numbers (`is_open`: by the record's), of which
    version, and what there was beside entries."""

    number: int = -1
    is_open: bool = False
    version: int = -1
    fingerprint: Fingerprint | None = None
    substance: bytes = b""

    @classmethod
    def of(cls, held: HeldMatch, state: State) -> Shown:
        """After a state was told."""
        return cls(state.number, held.is_open_book, held.row.version, fingerprint(held), substance(state))


class Connection:
    """One socket."""

    def __init__(
        self, match: str, person: PersonRow | None, close: Callable[[int], Coroutine[None, None, None]]
    ) -> None:
        self.match = match
        self.person = person
        self.session: str | None = None
        self.close = close
        self.tab: str | None = None
        self.seat: str | None = None
        self.language = "en"
        self.shown = Shown()
        self.heard = 0.0
        self.is_seated = False
        self.has_greeted = False
        self.unheard: set[str] = set()
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: Struct | dict[str, object]) -> None:
        """Put a message in the outbox; a reader too slow for that is let go and comes back with `hello`."""
        self.put(encode(message))

    def refuse(self, message: str | int | None, refused: TriumvirateError) -> None:
        """Say why something was refused, in the person's language."""
        self.send(Refused(message, Fault(refused.code, refused.told(self.language), refused.rule)))

    def put(self, data: bytes) -> None:
        """Encoded already."""
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)


def substance(state: State) -> bytes:
    """What a viewer would see change, beside entries; of clocks what does not change by itself."""
    clocks = state.clocks and [state.clocks.running, state.clocks.deadline]
    seen = [state.lots, state.view, state.legal, state.offers, state.can, state.deciders, state.stage, state.scene]
    return encode([*seen, state.undo, state.result, clocks])


def fingerprint(held: HeldMatch) -> Fingerprint:
    """What `match` of a state shows, beside what every update tells anyway."""
    row = held.row
    seats = tuple((seat.kind, seat.person, seat.bot, seat.stand_in, seat.ready) for seat in held.seats)
    waking = any(is_asleep(row.game, seat.bot or seat.stand_in) for seat in held.seats if held.is_running)
    is_named = not aliases.is_anonymous(row)
    people = tuple((one.name, one.settings.get(BADGE)) for one in held.people.values() if is_named)
    return (
        row.status,
        row.host,
        row.chat,
        row.customs.get("silent"),
        row.watch,
        row.private,
        row.paused_at is None,
        row.rematch,
        row.options,
        row.clock,
        seats,
        people,
        waking,
    )
