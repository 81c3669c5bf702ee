"""Studies without a server: one text each on the page's shelf, and a list of them, for the one person who is here."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from triumvirate.offline.keeping import Shelf
from triumvirate.server.studies.rows import StudyRow

LIST = "studies"


class PageStudies:
    """A `StudyKeeper` over the browser's database."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def find(self, study: str) -> StudyRow | None:
        """A study by its id."""
        note = await self._shelf.note(_name(study))
        return msgspec.json.decode(note, type=StudyRow) if note else None

    async def of_match(self, person: str, match: str) -> StudyRow | None:
        """The study of a match, the last one that was worked on."""
        found = next((row.id for row, _ in await self.of_person(person) if row.source == match), None)
        return None if found is None else await self.find(found)

    async def of_person(self, person: str) -> list[tuple[StudyRow, int]]:
        """All that are kept here, the last changed first, and how many nodes each has."""
        note = await self._shelf.note(LIST)
        listed = msgspec.json.decode(note, type=list[tuple[StudyRow, int]]) if note else []
        return sorted(listed, key=lambda one: one[0].updated, reverse=True)

    async def count(self, person: str) -> int:
        """How many there are."""
        return len(await self.of_person(person))

    async def add(self, row: StudyRow) -> None:
        """Keep a new one: first itself, then its place in the list, so that nothing is listed that is not there."""
        await self._shelf.keep_note(_name(row.id), msgspec.json.encode(row))
        others = [one for one in await self.of_person(row.person) if one[0].id != row.id]
        await self._list([(replace(row, tree=[]), len(row.tree)), *others])

    async def change(self, row: StudyRow, **columns: object) -> bool:
        """Change one if no other page of this browser has meanwhile."""
        now = await self.find(row.id)
        if now is None or now.version != row.version:
            return False
        changed = msgspec.convert(msgspec.to_builtins(now) | columns | {"version": row.version + 1}, StudyRow)
        await self.add(changed)
        return True

    async def drop(self, study: str) -> None:
        """Nothing of it is kept."""
        await self._list([one for one in await self.of_person("") if one[0].id != study])
        await self._shelf.remove_note(_name(study))

    async def _list(self, rows: list[tuple[StudyRow, int]]) -> None:
        await self._shelf.keep_note(LIST, msgspec.json.encode(rows))


def _name(study: str) -> str:
    return f"study {study}"
