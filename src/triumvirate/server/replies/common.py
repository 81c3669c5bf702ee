"""What every answer has, and how a fault is told."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from triumvirate.core.plain import JsonObject

# A view and an event as their games write them, already plain; the client has a type of each game for them.
ViewJson: TypeAlias = Annotated[JsonObject, "GameView"]
EventJson: TypeAlias = Annotated[JsonObject, "GameEvent"]


class Reply(Struct):
    """The parent of all replies; refusals have a shape of their own."""

    ok: bool = True


class Fault(Struct):
    """What was wrong, for people, with the rule's section."""

    code: str
    reason: str
    rule: str | None = None


class Refusal(Struct):
    """A refused request."""

    error: Fault
    ok: bool = False


class PersonInfo(Struct):
    """Somebody, as others see them."""

    id: str
    name: str
    guest: bool


class Health(Reply, kw_only=True):
    """The server is ready."""

    version: str
    database: str
