"""How a table of a tournament starts: people who add numbers seal them within a short window, and the round goes on.

Nobody clicks anything: pages and programs that said so on joining seal a number as soon as they see the table. Who has
sealed none when the window ends goes without, before anything was shown; where nobody did, or nobody adds numbers, the
match begins by the server's secret alone.

Who has sealed a number and does not open it is absent. They are waited for as long as anybody who does not come to their
table (the tournament's patience, or the time of one decision with a clock in days); then they have lost a table of two, and
at a larger one a bot plays the match to its end for them while the others seal new numbers. A start without the missing
number, or another one with everybody, would be a choice between two draws for somebody who knows the secret: breaking off has
to cost more than another draw could bring. Whose connection was cut has the time that anybody has who is late, and a page
that comes back opens its number by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.core.view import Result
from triumvirate.server import games
from triumvirate.server.matches import clock, endings, entry, lots
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.store.rows import OF_TOURNAMENT

WINDOW_MS = 20_000


def begin(draft: HeldMatch, people: Sequence[str], patience: int, now: int) -> None:
    """Everybody has their seat: those who add numbers are asked to seal them, or the match starts. `patience` is in ms."""
    if draft.row.clock["kind"] == "days":
        patience = clock.full(draft.row)
    draft.row.numbers = {"until": now + patience}
    _ask(draft, people, now)


def _ask(draft: HeldMatch, people: Sequence[str], now: int) -> None:
    """The window opens for these; for nobody there is none."""
    draft.row.numbers = {**draft.row.numbers, "expected": list(people)}
    draft.row.deadline = now + WINDOW_MS
    lots.begin(draft, now)


def go_on_if_late(draft: HeldMatch, now: int) -> bool:
    """The window is over, or a number was not opened in time: the start goes on without who is late."""
    row = draft.row
    if not lots.is_late(row, now) or row.source != OF_TOURNAMENT:
        return False
    late = [person for person in lots.expected(draft) if lots.asked(draft, person)]
    if not row.numbers.get("opening"):
        _go_without(draft, late, now)
    elif len(draft.seats) > 2:
        _start_anew(draft, late, now)
    else:
        _end(draft, late, now)
    return True


def _go_without(draft: HeldMatch, late: Sequence[str], now: int) -> None:
    """These have sealed nothing: what the others sealed is opened."""
    numbers = draft.row.numbers
    draft.row.numbers = {**numbers, "expected": [person for person in numbers["expected"] if person not in late]}
    lots.begin(draft, now)


def _start_anew(draft: HeldMatch, late: Sequence[str], now: int) -> None:
    """These have opened nothing: bots play for them, and the others seal numbers that nobody has seen."""
    numbers = draft.row.numbers
    others = [person for person in lots.expected(draft) if person not in late]
    for seat in draft.seats:
        if seat.person in late:
            seat.stand_in = games.best_bot(draft.row.game)
            draft.touch(seat)
    draft.row.numbers = {
        "until": numbers["until"],
        "voids": numbers.get("voids", 0) + 1,
        "broke_off": [*numbers.get("broke_off", []), *late],
    }
    _ask(draft, others, now)


def _end(draft: HeldMatch, late: Sequence[str], now: int) -> None:
    """These have opened nothing, at a table of two: the match is over with its set-up, of which nothing was played."""
    draft.row.numbers = {**draft.row.numbers, "broke_off": list(late)}
    lots.start_draft(draft, now)
    if draft.table is None:  # the set-up was to be told first
        entry.open_curtain(draft, now)
    assert draft.table is not None
    winners = tuple(seat.seat for seat in draft.seats if seat.person not in late)
    endings.finish(draft, Result(winners, "time out", draft.table.scores()), now)


def forgive(draft: HeldMatch, until: int) -> bool:
    """Nobody could do anything for a while: who is waited for has this long; whether somebody is."""
    row = draft.row
    if row.deadline is None or row.status != "open" or row.source != OF_TOURNAMENT:
        return False
    row.deadline = max(row.deadline, until)
    return True
