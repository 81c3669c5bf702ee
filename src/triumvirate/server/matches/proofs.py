"""Proofs of draws as they were made last: a match is drawn again once for each change of it, not for everybody who asks."""

from __future__ import annotations

from collections import OrderedDict

from triumvirate.server.matches import history
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.replies import VerifyReply

MOST_HELD = 16  # one of two thousand entries takes a megabyte


class Proofs:
    """What was proved of late, by match and version. The workshop's one thread asks, so no two make the same."""

    def __init__(self) -> None:
        self._held: OrderedDict[tuple[str, int], VerifyReply] = OrderedDict()

    def of(self, held: HeldMatch) -> VerifyReply:
        """All that is needed to check the draws of a match."""
        name = (held.id, held.row.version)
        if name not in self._held:
            self._held[name] = history.verification(held)
        self._held.move_to_end(name)
        while len(self._held) > MOST_HELD:
            self._held.popitem(last=False)
        return self._held[name]
