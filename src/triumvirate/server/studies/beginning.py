"""What a study begins with: a match that is over, somebody's study, a record, a position, or an empty board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from triumvirate.core.errors import BadRequest
from triumvirate.core.record import read_record, read_signs
from triumvirate.core.table import Table
from triumvirate.core.variations import Variations
from triumvirate.games import find_game
from triumvirate.server.errors import TooLarge
from triumvirate.server.matches import opened
from triumvirate.server.matches.history import table_at
from triumvirate.server.matches.keeper import Keeper
from triumvirate.server.requests import NewStudy
from triumvirate.server.store.rows import PersonRow

MOST_MOVES = 6000
T = TypeVar("T")


class Run(Protocol):
    """Does work that may take long, so many entries of a match: beside the event loop where there is one to keep free."""

    async def __call__(self, work: Callable[[], T], size: int = ..., /) -> T:
        """What the work gives."""


async def begun(matches: Keeper, run: Run, person: PersonRow | None, body: NewStudy) -> Variations:
    """The tree that somebody asks for. Of a match only what is open to them: one that runs is never looked into."""
    tree = await _begun(matches, run, person, body)
    if len(tree.nodes) > MOST_MOVES:
        raise TooLarge(f"A study has at most {MOST_MOVES} moves.")
    return tree


async def _begun(matches: Keeper, run: Run, person: PersonRow | None, body: NewStudy) -> Variations:
    if body.match is not None:
        held = await matches.load(body.match)
        opened.require_open(held, person)
        return Variations.of(table_at(held, None))
    if body.record is not None:
        text = body.record
        return await run(lambda: Variations.of(read_record(text, find_game), read_signs(text)))
    if body.game is None:
        raise BadRequest("A study begins with a match, a record, a position or a game.")
    game = find_game(body.game)
    if body.position:
        return Variations.of(Table.from_position(game, body.position.strip()))
    return Variations.of(Table.new(game, body.options or {}))
