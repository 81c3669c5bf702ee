"""What is kept about studies."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from triumvirate.core.options import Options


@dataclass
class StudyRow:
    """A study, its tree node by node."""

    id: str
    person: str
    name: str
    game: str
    rules: int
    options: Options
    position: str
    source: str | None
    is_shared: bool
    created: int
    updated: int
    version: int = 0
    tree: list[list[object]] = field(default_factory=list)


class StudyKeeper(Protocol):
    """Where studies are kept: a server's database, or the browser's."""

    async def find(self, study: str) -> StudyRow | None:
        """A study by its id."""

    async def of_match(self, person: str, match: str) -> StudyRow | None:
        """Somebody's own study of a match, the last one that they worked on."""

    async def of_person(self, person: str) -> list[tuple[StudyRow, int]]:
        """Somebody's studies without their trees, the last changed first, and how many nodes each has."""

    async def count(self, person: str) -> int:
        """How many somebody has."""

    async def add(self, row: StudyRow) -> None:
        """Keep a new one."""

    async def change(self, row: StudyRow, **columns: object) -> bool:
        """Change one if nobody has meanwhile."""

    async def drop(self, study: str) -> None:
        """Nothing of it is kept."""
