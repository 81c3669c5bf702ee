"""A match as a worker holds it: rows of the database, and the table rebuilt from them. A cache, never the truth."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from triumvirate.core.chance import Outcome, commitment
from triumvirate.core.errors import TriumvirateError, UnknownGame
from triumvirate.core.game import Game
from triumvirate.core.table import SETUP, TAKE_BACK, Entry, Table
from triumvirate.games import find_game
from triumvirate.server.errors import Unavailable
from triumvirate.server.matches.boardless import Boardless, kept_events
from triumvirate.server.people import sitters
from triumvirate.server.store.rows import ActionRow, MatchRow, PersonRow, SeatRow


@dataclass
class Known:
    """The true numbers of some entries, as far as a match has been looked through for them."""

    numbers: list[int] = field(default_factory=list)
    looked: int = 0

    def copy(self) -> Known:
        """One that can be looked further for without the other."""
        return Known(list(self.numbers), self.looked)


@dataclass(frozen=True)
class Note:
    """What the server knows of an entry beside its rules: when, by whom, why, and the sender's key."""

    at: int
    by: str
    why: str | None = None
    key: str | None = None


class HeldMatch:
    """One match. Changes are made on a `draft` and shown to nobody before they are committed."""

    def __init__(
        self,
        row: MatchRow,
        seats: list[SeatRow],
        people: dict[str, PersonRow],
        table: Table | None = None,
        notes: list[Note] | None = None,
        boardless: Boardless | None = None,
    ) -> None:
        self.row = row
        self.seats = seats
        self.people = people
        self.table = table
        if table is not None:
            table.called = sitters.called(row, seats, people)
        self.boardless = boardless
        self.notes = notes or []
        self.stored = len(self.notes)
        self.touched: set[str] = set()
        self.is_seated_anew = False
        self.has_just_ended = False
        self.before = row
        self.known: dict[str | None, Known] = {}  # by viewer: the entries they know of, see `knowledge.py`
        self.undone = Known()
        self.behind: Entry | None = None  # the act that is being told, see `curtain.py`

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The match's id."""
        return self.row.id

    @property
    def game(self) -> Game:
        """The game, by the rules that this match is played by as long as they are kept."""
        return played_by(self.row)

    @property
    def has_board(self) -> bool:
        """Whether there is something to draw: not before the start, and not where the rules of then are gone."""
        return self.table is not None

    @property
    def has_started(self) -> bool:
        """Whether there are entries to tell of, with a board or without."""
        return self.table is not None or self.boardless is not None

    @property
    def entries(self) -> Sequence[Entry]:
        """All that was done."""
        told = self.table or self.boardless
        return told.entries if told else ()

    @property
    def commitment(self) -> str:
        """The published digest of the secret."""
        return commitment(self.row.secret)

    @property
    def is_running(self) -> bool:
        """Whether it is being played (or paused)."""
        return self.row.status == "running"

    @property
    def is_finished(self) -> bool:
        """Whether it has ended."""
        return self.row.status == "finished"

    @property
    def is_open_book(self) -> bool:
        """Whether everything may be seen: after the end, unless the table wanted it sealed."""
        return self.is_finished and self.row.open_after_end

    def seat(self, name: str) -> SeatRow | None:
        """A seat by name."""
        return next((seat for seat in self.seats if seat.seat == name), None)

    def seats_of(self, person: str | None) -> list[str]:
        """The seats that somebody holds."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def persons(self) -> list[str]:
        """The people at the table, each once, in the order of their seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def playing_bot(self, seat: str) -> str | None:
        """The bot that acts for a seat now: its own, or one that stands in."""
        found = self.seat(seat)
        return None if found is None else found.bot or found.stand_in

    def number_of_key(self, key: str) -> int | None:
        """The entry that a sender's key has led to; for one that is still being told, the last before it."""
        if "curtain" in self.row.stage and self.row.stage["curtain"]["key"] == key:
            return len(self.notes) - 1
        return next((number for number, note in enumerate(self.notes) if note.key == key), None)

    # --- changing ---------------------------------------------------------------------------------------------------

    def draft(self) -> HeldMatch:
        """An independent copy to be changed and then committed."""
        row = replace(
            self.row,
            clocks={name: dict(values) for name, values in self.row.clocks.items()},
            offers=[offer.copy() for offer in self.row.offers],
        )
        table = self.table.fork() if self.table else None
        seats = [copy.copy(seat) for seat in self.seats]
        draft = HeldMatch(row, seats, dict(self.people), table, list(self.notes), self.boardless)
        draft.before = self.row
        draft.known = {seat: known.copy() for seat, known in self.known.items()}
        draft.undone = self.undone.copy()
        return draft

    def touch(self, seat: SeatRow) -> None:
        """Note that a seat's row is to be written."""
        self.touched.add(seat.seat)

    def seat_anew(self, seats: list[SeatRow]) -> None:
        """Other seats than before: all of them are written."""
        self.seats, self.is_seated_anew = seats, True

    def begin(self, now: int, outcomes: Sequence[Outcome] | None = None) -> None:
        """Set the table up: entry 0, with draws that were made already."""
        assert self.table is None
        self.table = Table(self.game, self.row.options, self.row.lots)
        self.table.called = sitters.called(self.row, self.seats, self.people)
        self.table.set_up(outcomes)
        self.notes.append(Note(now, "table"))

    def note(self, entry: Entry, note: Note) -> None:
        """Keep what is known of an entry that was just made."""
        assert entry.number == len(self.notes)
        self.notes.append(note)

    def new_rows(self) -> list[ActionRow]:
        """The entries that are not in the database yet."""
        if self.table is None:
            return []
        return [
            action_row(self.id, entry, note)
            for entry, note in zip(self.table.entries[self.stored :], self.notes[self.stored :], strict=True)
        ]

    def touched_rows(self) -> list[SeatRow]:
        """The seats that changed."""
        return [seat for seat in self.seats if self.is_seated_anew or seat.seat in self.touched]

    def settled(self) -> None:
        """All of it is in the database now."""
        self.stored = len(self.notes)
        self.touched = set()
        self.is_seated_anew = False
        self.has_just_ended = False
        self.before = self.row


def action_row(match: str, entry: Entry, note: Note) -> ActionRow:
    """An entry as the database keeps it."""
    return ActionRow(
        match=match,
        number=entry.number,
        seat=entry.seat,
        action=entry.action,
        outcomes=list(entry.outcomes),
        events=[event.to_json() for event in entry.events],
        by=note.by,
        at=note.at,
        why=note.why,
        key=note.key,
    )


def played_by(row: MatchRow) -> Game:
    """The game by a match's own rules, or by the newest where those are not kept any more."""
    try:
        return find_game(row.game, row.rules)
    except UnknownGame:
        return find_game(row.game)


def empty_table(row: MatchRow, game: Game | None = None) -> Table:
    """A match's table before its first entry."""
    game = game or played_by(row)
    if game.version != row.rules:
        raise Unavailable(f"This match was played by rules version {row.rules}; here is version {game.version}.")
    if row.position:
        return Table.from_position(game, row.position, row.lots)
    return Table(game, row.options, row.lots)


def replay(table: Table, row: ActionRow) -> None:
    """Carry out a stored entry again, with the chance outcomes it had."""
    outcomes: Sequence[Outcome] | None = row.outcomes
    if row.action == SETUP and row.seat is None:
        table.set_up(outcomes)
    elif row.action == TAKE_BACK:
        table.take_back(row.seat or "")
    else:
        table.act(row.seat or "", row.action, outcomes)


def played_again(row: MatchRow, stored: Sequence[ActionRow]) -> Table:
    """The table that a match's entries lead to."""
    table = empty_table(row)
    for entry in stored:
        replay(table, entry)
    return table


def rebuild(
    row: MatchRow, seats: list[SeatRow], people: dict[str, PersonRow], stored: Sequence[ActionRow]
) -> HeldMatch:
    """A match with its table and the notes of its entries, from the database alone.

    A finished match tells for ever what it told then: its stored events, and those alone where the rules of then are
    gone or would refuse it today.
    """
    if row.number < 0 and not row.position:
        return HeldMatch(row, seats, people)
    notes = [Note(entry.at, entry.by, entry.why, entry.key) for entry in stored]
    try:
        table = played_again(row, stored)
    except TriumvirateError:
        if row.status != "finished":
            raise
        return HeldMatch(row, seats, people, None, notes, Boardless.of(played_by(row), row, stored))
    if row.status == "finished":
        table.entries = [
            replace(entry, events=kept_events(kept)) for entry, kept in zip(table.entries, stored, strict=True)
        ]
    return HeldMatch(row, seats, people, table, notes)


def go_on(before: HeldMatch, stored: Sequence[ActionRow]) -> tuple[Table | None, list[Note]]:
    """The same from a match that is held and the entries that others have added to it: entries never change."""
    table = before.table.fork() if before.table else None
    notes = list(before.notes)
    for entry in stored:
        assert table is not None
        replay(table, entry)
        notes.append(Note(entry.at, entry.by, entry.why, entry.key))
    return table, notes
