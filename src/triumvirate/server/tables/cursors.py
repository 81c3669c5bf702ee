"""The place in a list up to which somebody has read: signed, so that nobody tries times of their own."""

from __future__ import annotations

from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from triumvirate.core.errors import BadRequest
from triumvirate.server.settings import Settings
from triumvirate.server.store.rows import MatchRow

LONGEST = 400


class Place(NamedTuple):
    """After the match of this time and id: lists are sorted by both, the newest first."""

    updated: int
    match: str


class Cursors:
    """Makes the `next` of a page and reads it again."""

    def __init__(self, settings: Settings) -> None:
        self._signer = URLSafeSerializer(settings.signing_key(), salt="list")

    def after(self, row: MatchRow) -> str:
        """The cursor of a page that ends with a match."""
        return str(self._signer.dumps([row.updated, row.id]))

    def read(self, cursor: str | None) -> Place | None:
        """The place that a cursor stands for; None for the beginning."""
        if cursor is None:
            return None
        try:
            updated, match = self._signer.loads(cursor[:LONGEST])
        except BadSignature as fault:
            raise BadRequest("`before` is the `next` of the page before.") from fault
        return Place(int(updated), str(match))
