"""The numbers of chat lines as people see them: each its own and the same for everybody, and none tells how many others
were said. The store counts all lines of all rooms; whoever saw that count could count what spectators say among themselves.
"""

from __future__ import annotations

import hashlib
import hmac

HALF = 26
MASK = (1 << HALF) - 1
ROUNDS = range(4)


class ChatNumbers:
    """A secret permutation of the numbers up to 2**52, which is as far as a page's numbers are exact."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def shown(self, number: int) -> int:
        """The number that people see of a stored line."""
        left, right = number >> HALF & MASK, number & MASK
        for turn in ROUNDS:
            left, right = right, left ^ self._mix(turn, right)
        return left << HALF | right

    def stored(self, shown: int) -> int:
        """The stored line of a number that was seen."""
        left, right = shown >> HALF & MASK, shown & MASK
        for turn in reversed(ROUNDS):
            left, right = right ^ self._mix(turn, left), left
        return left << HALF | right

    def _mix(self, turn: int, half: int) -> int:
        digest = hmac.digest(self._key, b"chat %d %d" % (turn, half), hashlib.sha256)
        return int.from_bytes(digest[:4], "big") & MASK
