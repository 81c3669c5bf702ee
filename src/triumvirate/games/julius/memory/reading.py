"""What a viewer's notebook says when a view is looked at: read on from where it was read to before, and settled by the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from triumvirate.core.events import Event, Told
from triumvirate.core.view import Recalled
from triumvirate.games.julius.memory.cases import Case
from triumvirate.games.julius.memory.notebook import Notebook
from triumvirate.games.julius.memory.start import HOME_PLACE, books_of, colour_of
from triumvirate.games.julius.printed import BLOCK_INDEX
from triumvirate.games.julius.view import JuliusView

# The phases of a command: as long as it lasts, who marched can be told from who stood.
COMMAND = ("jupiter", "jupiter_to", "vulcan", "move", "step", "main_road", "surprise", "levy", "levy_at")
KEPT = "julius.notebook"
MOST_KEPT = 2  # of a viewer at a table: who plays and who looks back read at different places


class Read(NamedTuple):
    """A notebook, by what was known when it was begun and by what has been read into it."""

    beginning: dict[str, list[Case]]
    events: Sequence[Event]
    notes: Notebook


def notes_on(view: JuliusView, told: Sequence[Told]) -> Notebook:
    """The notebook of whoever was told these events, looking at this view."""
    notes = Notebook(view.seat, books_of(view.seat, told, view))
    for event in told:
        notes.read(event)
    return _looked_up(notes, view)


def notes_recalled(view: JuliusView, recalled: Recalled) -> Notebook:
    """The same of a view from a table; only what is new since it was last looked at is read."""
    events = recalled.events()
    told = [event.to_json() for event in events]
    fresh = Notebook(view.seat, books_of(view.seat, told, view))
    beginning = {colour: book.cases for colour, book in fresh.books.items()}
    kept = cast(tuple[Read, ...], recalled.kept.get(KEPT, ()))
    fit = [one for one in kept if one.beginning == beginning and events[: len(one.events)] == one.events]
    last = max(fit, key=lambda one: len(one.events), default=Read(beginning, (), fresh))
    notes = last.notes.copy()
    for event in told[len(last.events) :]:
        notes.read(event)
    recalled.kept[KEPT] = (Read(beginning, events, notes), *(one for one in kept if one is not last))[:MOST_KEPT]
    return _looked_up(notes.copy(), view)


def _looked_up(notes: Notebook, view: JuliusView) -> Notebook:
    """What the table shows now and no event told: who marches, what lies open, and which of the own have come home."""
    notes.settle(turned=view.phase == "jupiter_to")
    if view.phase not in COMMAND:
        notes.mix()
    for block in view.shown:
        number = BLOCK_INDEX[block.block]
        assert view.battle is not None
        if block.owner != view.seat and not notes.is_open(number):
            notes.books[colour_of(number)].take(notes.at(block.owner, view.battle.place), number)
    if view.seat is not None:
        own = {BLOCK_INDEX[name] for name in (view.pool or ())} | {BLOCK_INDEX[block.block] for block in view.own or ()}
        for book in notes.books.values():
            book.only(lambda cell: cell.place != HOME_PLACE, lambda block, strength: block not in own)
    return notes
