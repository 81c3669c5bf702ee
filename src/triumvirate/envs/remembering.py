"""What a seat remembers of a match, as OpenSpiel's information states have it: a digest for strings, rows for tensors.

The rows are those of `env.history` (envs/recall.py): one for each of the seat's own decisions, and one each time that what it
observes has changed.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from triumvirate.envs.recall import NOTHING

DIGEST = 8


def digest_of(*parts: bytes) -> bytes:
    """A short digest of some texts one after another."""
    return hashlib.blake2b(b"".join(parts), digest_size=DIGEST).digest()


@dataclass(frozen=True)
class Entry:
    """A row that was noticed, what its seat did then (or NOTHING), and what was noticed before."""

    row: bytes
    action: int
    earlier: Entry | None
    digest: bytes  # of all rows and actions up to this one


@dataclass(frozen=True)
class Memory:
    """All that a seat noticed before a point: never changed, shared by all points that follow."""

    seen: bytes = b""  # digest of its views and actions: equal exactly for equal histories of that seat
    last: bytes = b""  # digest of the view that it had last; nothing after an action of its own
    rows: Entry | None = None

    def after(self, view: str, row: bytes, own: int | None) -> Memory:
        """The same with one more point, whether or not anything was to be noticed there, and what the seat did."""
        looked = digest_of(view.encode())
        seen = self.seen if looked == self.last and own is None else digest_of(self.seen, view.encode(), _told(own))
        return Memory(seen, b"" if own is not None else looked, self._noticed(row, NOTHING if own is None else own))

    def _noticed(self, row: bytes, action: int) -> Entry | None:
        rows = self.rows
        if rows is not None and rows.row == row and rows.action == NOTHING:
            if action == NOTHING:
                return rows
            rows = rows.earlier  # the same row, and now something is done
        before = rows.digest if rows is not None else b""
        return Entry(row, action, rows, digest_of(before, row, _told(action)))

    def before(self, present: bytes) -> Entry | None:
        """The last row that is not the present one."""
        rows = self.rows
        is_present = rows is not None and rows.row == present and rows.action == NOTHING
        return rows.earlier if rows is not None and is_present else rows

    def to_text(self, most: int) -> str:
        """As a word that a parameter of a game can hold, with so many rows; what is older stays a digest."""
        rows = list(self.walk())
        oldest = rows[most].digest if len(rows) > most else b""
        listed = [(entry.row.hex(), entry.action) for entry in rows[:most]]
        told = json.dumps([self.seen.hex(), self.last.hex(), oldest.hex(), listed], separators=(",", ":"))
        return base64.urlsafe_b64encode(zlib.compress(told.encode(), 1)).decode().rstrip("=")

    @classmethod
    def from_text(cls, word: str) -> Memory:
        """The memory that was told."""
        told = zlib.decompress(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4)))
        seen, last, oldest, listed = json.loads(told)
        rows = Entry(b"", NOTHING, None, bytes.fromhex(oldest)) if oldest else None
        for row, action in reversed(listed):
            own = bytes.fromhex(row)
            rows = Entry(own, action, rows, digest_of(rows.digest if rows else b"", own, _told(action)))
        return cls(bytes.fromhex(seen), bytes.fromhex(last), rows)

    def walk(self) -> Iterator[Entry]:
        """The rows, newest first."""
        at = self.rows
        while at is not None:
            yield at
            at = at.earlier


def _told(action: int | None) -> bytes:
    return b"" if action is None else str(action).encode()
