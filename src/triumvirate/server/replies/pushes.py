"""What the server sends on a socket unasked."""

from __future__ import annotations

from msgspec import Struct

from triumvirate.server.replies.common import Fault
from triumvirate.server.replies.play import ChatLine


class PresencePush(Struct, tag_field="type", tag="presence"):
    """Who is at the table now; and, for who sits there, from when on a bot may play for those who left."""

    seats: dict[str, bool]
    watchers: int
    stand_in_after: dict[str, int] | None = None


class ChatPush(Struct, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Ack(Struct, tag_field="type", tag="ack"):
    """Committed; `again` says that it had been already."""

    id: int | str | None
    number: int
    again: bool = False


class Refused(Struct, tag_field="type", tag="refused"):
    """A message that was refused."""

    id: int | str | None
    error: Fault


class PingPush(Struct, tag_field="type", tag="ping"):
    """Answer, please."""

    now: int


class PongPush(Struct, tag_field="type", tag="pong"):
    """An answer."""

    now: int
