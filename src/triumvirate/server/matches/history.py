"""A match looked at again: the viewer's own view after every entry, and, after the end, everything."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from triumvirate import show
from triumvirate.core.chance import Outcome, word
from triumvirate.core.errors import BadRequest, TriumvirateError
from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.core.record import Recorded, write_record
from triumvirate.core.table import Table
from triumvirate.server.matches import knowledge
from triumvirate.server.matches.entries import entry_info
from triumvirate.server.matches.held import HeldMatch, action_row, empty_table, replay
from triumvirate.server.people import aliases
from triumvirate.server.replies import Deal, Draw, HistoryEntry, VerifyEntry, VerifyReply
from triumvirate.server.store.rows import ActionRow, SeatRow

PAGE = 100
MASK = (1 << 64) - 1


def history(
    held: HeldMatch, seat: str | None, first: int, last: int | None, language: str
) -> tuple[list[HistoryEntry], int | None]:
    """The entries from `first` on that the viewer knows of, in their own numbers, each with their view after it."""
    if held.table is None:
        return [], None
    table = held.table
    known = knowledge.numbers(held, seat)
    end = len(known) if last is None else max(0, min(last + 1, len(known)))
    shown: list[HistoryEntry] = []
    for own in range(first, end):
        if len(shown) == PAGE:
            return shown, own
        true = known[own]
        told = entry_info(held, table.entries[true], held.notes[true], seat, language)
        if told is not None:
            view = table.view_at(true, seat).to_json()
            shown.append(HistoryEntry(**{name: getattr(told, name) for name in told.__struct_fields__}, view=view))
    return shown, None


def board_text(held: HeldMatch, seat: str | None, at: int | None = None) -> str:
    """The viewer's board in plain characters, now or after an entry that they know of."""
    if held.table is None:
        return ""
    if at is None:
        return show.text(held.table.view(seat))
    return show.text(held.table.view_at(_known_number(held, seat, at), seat))


def table_seen(held: HeldMatch, seat: str | None, at: int) -> Table:
    """The table as it was after an entry that the viewer knows of."""
    return table_at(held, _known_number(held, seat, at))


def _known_number(held: HeldMatch, seat: str | None, at: int) -> int:
    true = knowledge.true_number(held, seat, at)
    if true is None or entry_info(held, held.entries[true], held.notes[true], seat, "en") is None:
        raise BadRequest("There is no such entry.")
    return true


def table_at(held: HeldMatch, number: int | None) -> Table:
    """The table as it was after an entry."""
    if held.boardless is not None:
        raise held.boardless.why()
    if held.table is None:
        raise BadRequest("The match has not started yet.")
    return held.table if number is None else held.table.at(number)


def record(held: HeldMatch) -> str:
    """The record of a finished match; an end at the table itself (resigned, time out) is a header of its own."""
    names = {seat.seat: _shown_name(held, seat) for seat in held.seats}
    told: Recorded
    if held.boardless is not None:
        told = replace(held.boardless, names=names)
    elif held.table is not None:
        told = held.table.fork()
        told.names = names
    else:
        raise BadRequest("The match has not started yet.")
    text = write_record(told, reveal=held.row.secret_known)
    if held.row.result is not None and told.result() is None:
        head, _, moves = text.partition("\n\n")
        winners = ", ".join(held.row.result.winners) or "nobody"
        text = f"{head}\nended: {held.row.result.reason}; won by {winners}\n\n{moves}"
    return text


def _shown_name(held: HeldMatch, seat: SeatRow) -> str:
    person = aliases.at_seat(held.row, seat, held.people)
    if person is not None:
        return person.name
    return seat.bot or ("automaton" if seat.kind == "auto" else "")


def log_text(held: HeldMatch, seat: str | None, language: str) -> str:
    """A viewer's events in words, one line each."""
    if not held.has_started:
        return ""
    lines = [f"{held.game.title} {held.id}"]
    for entry, note in zip(held.entries, held.notes, strict=True):
        told = entry_info(held, entry, note, seat, language)
        if told is not None:
            lines += [f"{told.number}. {words}" for words in told.words if words]
    return "\n".join(lines) + "\n"


def record_so_far(held: HeldMatch, seat: str | None, language: str) -> str:
    """The record of a running match as far as a viewer knows it: own actions as written, all else as it was told."""
    row = held.row
    seats = ", ".join(f"{seat.seat} {_shown_name(held, seat)}".strip() for seat in held.seats)
    lines = [
        f"Triumvirate record so far, seen by {seat or 'a spectator'}",
        f"game: {row.game}",
        f"rules: {row.rules}",
        f"options: {msgspec.json.encode(row.options).decode()}",
        f"seats: {seats}",
        f"commitment: {held.commitment}",
        "",
    ]
    for entry, note in zip(held.entries, held.notes, strict=True):
        told = entry_info(held, entry, note, seat, language)
        if told is not None:
            who = f"{told.seat}: " if told.seat else ""
            lines.append(f"{told.number}. {who}{' '.join([told.action or '', *told.words]).strip()}")
    return "\n".join(lines) + "\n"


def _noting(game: Game, draws: list[Draw]) -> Game:
    """The game, but noting every draw it is asked to name: how many there were to choose from, and which it was."""

    def outcome(state: State, n: int, what: int, index: int) -> Outcome:
        named = game.notation.outcome(state, n, what, index)
        draws.append(Draw(n, index, named))
        return named

    return replace(game, notation=replace(game.notation, outcome=outcome))


def verification(held: HeldMatch) -> VerifyReply:
    """The secret, the word of every entry, and every draw: enough to compute all of it again elsewhere."""
    if not held.has_started:
        raise BadRequest("The match has not started yet.")
    empty_table(held.row)  # says so where the rules of then are gone
    draws: list[Draw] = []
    table = empty_table(held.row, _noting(held.game, draws))
    entries, lots = [], held.row.lots
    deals = _deals(table, draws) if lots.streaks else []
    for entry, note in zip(held.entries, held.notes, strict=True):
        row = action_row(held.id, entry, note)
        turn = table.next_turn
        table = _drawn_again(table, draws, row)
        seed = deals[-1].word if deals and entry.number == 0 else f"{word(lots.key, turn) & MASK:016x}"
        entries.append(VerifyEntry(entry.number, entry.action, entry.seat, seed, list(draws), turn))
    known = held.row.secret_known
    return VerifyReply(
        commitment=held.commitment if known else "",
        secret=held.row.secret.hex() if known else "",
        known=known,
        entries=entries if known else [],
        shares={seat: share.hex() for seat, share in lots.shares.items()} if known else {},
        seals=lots.seals if known else {},
        voids=held.row.numbers.get("voids", 0),
        streaks=dict(lots.streaks) if known else {},
        deals=deals if known else [],
    )


def _deals(table: Table, draws: list[Draw]) -> list[Deal]:
    """The tries of a set-up that was dealt against streaks, each with the draws that it was made of."""
    found = []
    for tried in table.deals():
        seed = f"{tried.word & MASK:016x}"
        found.append(Deal(seed, list(draws), dict(tried.roles), tried.halvings, tried.coin, tried.stands))
        draws.clear()
    return found


def _drawn_again(table: Table, draws: list[Draw], row: ActionRow) -> Table:
    """Carry an entry out by its word alone; where that gives other outcomes than the recorded, by those.

    `draws` holds the entry's afterwards.
    """
    draws.clear()
    before = len(table.entries)
    by_word = table if before else table.fork()  # a set-up cannot be forgotten
    try:
        replay(by_word, replace(row, outcomes=None))
        drawn = by_word.entries[-1].outcomes
        if list(drawn) == row.outcomes:
            del draws[: len(draws) - len(drawn)]  # tries of a set-up that did not stand
            return by_word
    except TriumvirateError:
        pass  # the recorded draws are not those of the secret: who checks them will see it
    if len(table.entries) > before:
        table.rewind()
    draws.clear()
    replay(table, row)
    return table
