"""Tries at puzzles without a server: one text on the page's shelf, for the one person who is here."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from triumvirate.offline.keeping import Shelf
from triumvirate.server.puzzles.rows import SolvedRow, StrengthRow, TriedRow

NAME = "puzzles"


@dataclass
class Tries:
    """All that is kept."""

    tries: list[TriedRow] = field(default_factory=list)
    strengths: list[StrengthRow] = field(default_factory=list)


class PagePuzzles:
    """A `PuzzleKeeper` over the browser's database."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._read: Tries | None = None

    async def _kept(self) -> Tries:
        if self._read is None:
            note = await self._shelf.note(NAME)
            self._read = msgspec.json.decode(note, type=Tries) if note else Tries()
        return self._read

    async def _keep(self) -> None:
        await self._shelf.keep_note(NAME, msgspec.json.encode(await self._kept()))

    async def tries_of(self, person: str, game: str | None = None) -> list[TriedRow]:
        """The tries, the oldest first."""
        found = [row for row in (await self._kept()).tries if game in (None, row.game)]
        return sorted(found, key=lambda row: row.at)

    async def last_solved(self, most: int) -> list[SolvedRow]:
        """Nobody else is here to be told of."""
        return []

    async def tried(self, person: str, game: str, puzzle: str) -> TriedRow | None:
        """The try at a puzzle."""
        rows = (await self._kept()).tries
        return next((row for row in rows if (row.game, row.puzzle) == (game, puzzle)), None)

    async def strength_of(self, game: str, whose: str) -> StrengthRow | None:
        """How strong somebody or a puzzle is held to be."""
        rows = (await self._kept()).strengths
        return next((row for row in rows if (row.game, row.whose) == (game, whose)), None)

    async def note_hint(self, row: TriedRow) -> None:
        """A hint was had; after an answer that changes nothing any more."""
        if await self.tried(row.person, row.game, row.puzzle) is None:
            (await self._kept()).tries.append(row)
            await self._keep()

    async def note_answer(self, row: TriedRow, me: StrengthRow, puzzle: StrengthRow) -> bool:
        """An answer was given: whether it was the first."""
        known, kept = await self.tried(row.person, row.game, row.puzzle), await self._kept()
        if known is not None and known.is_solved is not None:
            return False
        if known is None:
            kept.tries.append(row)
        else:
            known.is_solved, known.at, known.day = row.is_solved, row.at, row.day
        changed = {(one.game, one.whose) for one in (me, puzzle)}
        kept.strengths = [one for one in kept.strengths if (one.game, one.whose) not in changed] + [me, puzzle]
        await self._keep()
        return True
