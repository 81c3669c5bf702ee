"""Trees kept between the decisions of a match, so that what was thought about them before still counts.

A bot is shown views, not matches: which kept tree a view belongs to is told by what happened between the two views, if
the one can have become the other. What is not found is thought about anew.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection

from triumvirate.core.view import LegalAction, View
from triumvirate.search.search import Search
from triumvirate.search.trail import Trail

MOST_KEPT = 4  # trees are large, and a match that waits for a person may never go on

Tracker = Callable[[View, View], Trail | None]
"""What a seat saw happen between two of its views; None where the second cannot have come of the first."""


class Memory:
    """The last few searches of one bot, for any number of matches and threads."""

    def __init__(self, track: Tracker, most: int = MOST_KEPT) -> None:
        self._track = track
        self._most = most
        self._kept: list[Search] = []
        self._lock = threading.Lock()

    def keep(self, search: Search) -> None:
        """Remember a search; the oldest is forgotten."""
        with self._lock:
            self._kept = [*self._kept, search][-self._most :]

    def recall(self, view: View, legal: Collection[LegalAction], seed: int) -> Search | None:
        """The kept search that this view is reached from, moved on to it; it is nobody else's from now on."""
        with self._lock:
            for search in reversed(self._kept):
                if (search.view.seat, search.view.options) != (view.seat, view.options):
                    continue
                trail = self._track(search.view, view)
                if trail is not None:
                    self._kept.remove(search)
                    break
            else:
                return None
        return search if search.advance(trail, view, list(legal), seed) else None
