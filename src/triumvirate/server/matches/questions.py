"""Questions about an action: what it would do, whether it is allowed, and what the game's own player would do next."""

from __future__ import annotations

from collections.abc import Callable

from triumvirate.server.errors import Forbidden
from triumvirate.server.matches.foresight import foresight
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import acting_seat, require
from triumvirate.server.matches.preview import preview
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.replies import ExplainReply, ForesightReply, PreviewReply
from triumvirate.server.store.rows import PersonRow


def previewed(held: HeldMatch, person: PersonRow | None, asked: str | None, action: str, language: str) -> PreviewReply:
    """What an action would do, as far as its player can know."""
    viewer = viewer_of(held, person)
    require("preview", held, viewer, seat=asked)
    seat = acting_seat(held, viewer, asked)
    assert held.table is not None
    table = held.table
    return preview(held.game, table.seats, table.view(seat), action, language, table.called)


def foreseen(
    held: HeldMatch, person: PersonRow | None, asked: str | None, action: str | None, language: str
) -> Callable[[], ForesightReply]:
    """What the game's own player would do next, by the view of who asks: reckoned when it is called, which takes a while."""
    viewer = viewer_of(held, person)
    require("foresee", held, viewer, seat=asked)
    assert held.table is not None
    view = held.table.view(acting_seat(held, viewer, asked))
    return lambda: foresight(held.game, view, action, language)


def explained(held: HeldMatch, person: PersonRow | None, asked: str | None, action: str, language: str) -> ExplainReply:
    """Whether an action is allowed, and why not."""
    viewer = viewer_of(held, person)
    require("look", held, viewer)
    seat = acting_seat(held, viewer, asked)
    if held.boardless is not None:
        raise held.boardless.why()
    if held.table is None:
        raise Forbidden("The match has not started yet.")
    legal, reason, rule = held.table.explain(seat, action, language)
    return ExplainReply(legal=legal, reason=reason, rule=rule)
