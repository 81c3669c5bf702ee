"""The time of a match: the clocks of its seats as a value, and the one object that changes them in a match's row."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from triumvirate.core.table import Entry
from triumvirate.server.matches import knowledge, stages
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.replies import ClocksInfo
from triumvirate.server.store.rows import MatchRow

DAY_MS = 86_400_000
LEAST_AFTER_RETURN_MS = 30_000
TELLING_MS = 900  # what a page needs to tell one event
MOST_TELLING_MS = 6_000
MOST_HAD = 64  # entries of which it is kept what their seat had left; who takes back more gets no more time by it


def has_clock(row: MatchRow) -> bool:
    """Whether each seat has a clock of its own; stages that end for all at once are in `stages.py`."""
    return bool(row.clock.get("kind", "none") in ("live", "days"))


def full(row: MatchRow) -> int:
    """What a seat has at the start, or for each decision."""
    clock = row.clock
    return int(clock["days"] * DAY_MS if clock["kind"] == "days" else clock["seconds"] * 1000)


@dataclass(frozen=True)
class SeatClocks:
    """What is left to each seat in milliseconds, and since when those run that run. A change is a new value.

    `had` is what a seat had left when it made an entry, by the entry's number: with a clock in days an entry gives a
    fresh one, and who takes it back has again what was left before it. `told` is until when pages tell what happened, while
    live clocks stand, and how many entries were taken back and not yet made again.
    """

    left: Mapping[str, int]
    since: Mapping[str, int]
    had: Mapping[str, int] = field(default_factory=dict)
    told: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, row: MatchRow) -> SeatClocks:
        """As a match's row keeps them."""
        return cls(row.clocks["left"], row.clocks["since"], row.clocks.get("had", {}), row.clocks.get("told", {}))

    def charged(self, now: int) -> SeatClocks:
        """All stopped; the time that has passed is taken off those that ran."""
        passed = {seat: max(0, now - since) for seat, since in self.since.items()}
        left = {**self.left, **{seat: self.left.get(seat, 0) - ms for seat, ms in passed.items()}}
        return replace(self, left=left, since={})

    def running(self, since: Mapping[str, int]) -> SeatClocks:
        """These run, each since its moment."""
        return replace(self, since=dict(since))

    def given(self, seat: str, ms: int) -> SeatClocks:
        """A seat has that much left."""
        return replace(self, left={**self.left, seat: ms})

    def noted(self, number: int, seat: str) -> SeatClocks:
        """A seat has made an entry: what it had left is kept with it."""
        newest = [*self.had.items(), (str(number), self.left[seat])][-MOST_HAD:]
        return replace(self, had=dict(newest))

    def back_before(self, number: int, seat: str, spent: int) -> SeatClocks:
        """An entry is taken back: its seat has what it had then, less what it has spent since."""
        then = self.had.get(str(number), self.left[seat])
        kept = {key: ms for key, ms in self.had.items() if key != str(number)}
        return replace(self.given(seat, min(then - spent, self.left[seat])), had=kept)

    def telling(self, events: int, now: int) -> SeatClocks:
        """So many events are told, after what is being told already, and never for longer than a cap from now.

        An entry in the place of one that was taken back brings nothing: who acts and takes back would never be charged.
        """
        until, again = self.told.get("until", 0), self.told.get("again", 0)
        if again:
            return replace(self, told={"until": until, "again": again - 1})
        until = max(now, until) + events * TELLING_MS
        return replace(self, told={"until": min(until, now + MOST_TELLING_MS), "again": 0})

    def taken_back(self, now: int) -> SeatClocks:
        """What was told is no more, and what stands in its place is not told at length."""
        return replace(self, told={"until": now, "again": self.told.get("again", 0) + 1})

    def deadlines(self) -> dict[str, int]:
        """When each running clock ends."""
        return {seat: since + self.left.get(seat, 0) for seat, since in self.since.items()}

    def late(self, now: int) -> list[str]:
        """The seats whose time is out."""
        return [seat for seat, end in self.deadlines().items() if end <= now]

    def left_at(self, seat: str, now: int) -> int:
        """What a seat has left at a moment, never less than nothing."""
        return max(0, self.left[seat] - max(0, now - self.since.get(seat, now)))


class Clock:
    """A match's time at one moment. It alone writes the row's clocks, stage, deadline and pause."""

    def __init__(self, held: HeldMatch, now: int) -> None:
        self._held = held
        self._row = held.row
        self._now = now

    # --- asking -----------------------------------------------------------------------------------------------------

    def late(self) -> list[str]:
        """The seats whose time is out."""
        is_on = self._row.status == "running" and self._row.paused_at is None
        return SeatClocks.of(self._row).late(self._now) if is_on else []

    def info(self, known: Collection[str], is_secret: bool) -> ClocksInfo | None:
        """The clocks as viewers see them; which ones run is told only of seats known to decide.

        Where it is a secret who decides, what is left to the others is one as well: it would tell who took their time.
        """
        if not has_clock(self._row):
            return None
        clocks = SeatClocks.of(self._row)
        told = SeatClocks(clocks.left, {seat: since for seat, since in clocks.since.items() if seat in known})
        shown = {seat: told.left_at(seat, self._now) for seat in told.left if not is_secret or seat in told.since}
        return ClocksInfo(running=list(told.since), left_ms=shown, deadline=told.deadlines())

    # --- changing ---------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Fill every clock and start those of the deciders."""
        if has_clock(self._row):
            left = {seat.seat: full(self._row) for seat in self._held.seats if seat.kind != "auto"}
            self._keep(SeatClocks(left, {}))
        self.run()

    def run(self) -> None:
        """What ran is charged, and what has to run now begins: after any change of who decides or who is timed.

        Bots and automata are not timed, nor is a paused match.
        """
        self._row.stage = stages.entered(self._held, self._now)
        self._keep(SeatClocks.of(self._row).charged(self._now).running(self._timed()))
        self._set_deadline()

    def pay(self, before: Collection[str], actor: str | None, undone: Entry | None = None) -> None:
        """An entry was made: the actor is charged, and gets the increment of a turn that it has ended.

        With a clock in days every decision begins anew, but not by what nobody else sees: a fresh clock would tell of
        it. An entry is paid once: one that is taken back gives back what it brought, so nobody fills a clock by acting
        and undoing.
        """
        if not has_clock(self._row):
            return
        clocks = SeatClocks.of(self._row).charged(self._now)
        is_live = self._row.clock["kind"] == "live"
        self._keep(
            self._live_paid(clocks, before, actor, undone)
            if is_live
            else self._days_paid(clocks, before, actor, undone)
        )

    def _live_paid(
        self, clocks: SeatClocks, before: Collection[str], actor: str | None, undone: Entry | None
    ) -> SeatClocks:
        deciders, increment = self._row.deciders, self._row.clock["increment"] * 1000
        if undone is None:
            is_paid = actor in clocks.left and actor not in deciders
            return clocks.given(actor, clocks.left[actor] + increment) if actor is not None and is_paid else clocks
        seat = undone.seat
        was_paid = seat in clocks.left and seat not in before and seat in deciders
        return clocks.given(seat, clocks.left[seat] - increment) if seat is not None and was_paid else clocks

    def _days_paid(
        self, clocks: SeatClocks, before: Collection[str], actor: str | None, undone: Entry | None
    ) -> SeatClocks:
        if actor is not None and actor in clocks.left:
            clocks = clocks.noted(self._row.number, actor)
        is_open = knowledge.is_open(self._held, self._held.entries[-1])
        for seat in self._row.deciders:
            is_theirs = undone is not None and seat == undone.seat
            if seat in clocks.left and not is_theirs and (seat not in before or (seat == actor and is_open)):
                clocks = clocks.given(seat, full(self._row))
        if undone is not None and is_open and undone.seat in clocks.left:
            assert undone.seat is not None
            spent = full(self._row) - clocks.left[undone.seat] if undone.seat in before else 0
            clocks = clocks.back_before(undone.number, undone.seat, spent)
        return clocks

    def tell(self, entry: Entry) -> None:
        """Pages tell an entry that everybody sees, or that one is taken back; no live clock is charged for that."""
        if not has_clock(self._row) or self._row.clock["kind"] != "live":
            return
        clocks = SeatClocks.of(self._row)
        events = sum(event.audience is None for event in entry.events)
        is_undo = entry.undone is not None
        self._keep(clocks.taken_back(self._now) if is_undo else clocks.telling(events, self._now))

    def answer(self, seat: str) -> None:
        """A seat lets a secret moment go by: its clock stands, and nobody hears of it."""
        self._row.stage = stages.answered(self._held, stages.entered(self._held, self._now), seat, self._now)
        clocks = SeatClocks.of(self._row)
        self._keep(clocks.running({name: since for name, since in clocks.since.items() if name != seat}))
        self._set_deadline()

    def refill(self, seat: str) -> None:
        """Somebody is back at their seat: with a clock in days a fresh one, with a live clock time to look around."""
        if has_clock(self._row):
            least = full(self._row) if self._row.clock["kind"] != "live" else LEAST_AFTER_RETURN_MS
            clocks = SeatClocks.of(self._row).charged(self._now)
            self._keep(clocks.given(seat, max(clocks.left.get(seat, 0), least)))
        self.run()

    def pause(self) -> None:
        """All clocks stand still."""
        self._keep(SeatClocks.of(self._row).charged(self._now))
        self._row.paused_at = self._now
        self._set_deadline()

    def resume(self) -> None:
        """They run on, and the stage goes on where it stood."""
        paused, self._row.paused_at = self._row.paused_at, None
        if paused is not None:
            self._row.stage = stages.longer(self._row.stage, paused, self._now)
        self.run()

    def stop(self) -> None:
        """The match is over: nothing runs any more."""
        self._keep(SeatClocks.of(self._row).charged(self._now))
        self._row.deadline, self._row.paused_at, self._row.stage = None, None, {}

    def forgive(self, grace: int) -> None:
        """Nobody could move for a while: what runs has at least this much left from now on."""
        clocks = SeatClocks.of(self._row)
        for seat in clocks.since:
            clocks = clocks.given(seat, max(clocks.left_at(seat, self._now), grace))
        self._keep(clocks.running({}))
        self._row.stage = stages.ending_at(self._row.stage, self._now + grace)
        self.run()

    def _timed(self) -> dict[str, int]:
        """The people who decide now, and since when that counts: not before what happened is told, or a vacation over."""
        row = self._row
        if not has_clock(row) or row.status != "running" or row.paused_at is not None:
            return {}
        asked = stages.waiting(row)
        told = SeatClocks.of(row).told.get("until", 0)
        return {
            seat.seat: max(self._now, self._off_until(seat.person), told)
            for seat in self._held.seats
            if seat.seat in asked and seat.kind == "person" and not seat.stand_in
        }

    def _off_until(self, person: str | None) -> int:
        """Until when a person is on vacation; only clocks in days care."""
        found = self._held.people.get(person or "")
        if self._row.clock["kind"] != "days" or found is None or found.vacation_until is None:
            return 0
        return found.vacation_until

    def _keep(self, clocks: SeatClocks) -> None:
        parts = {"left": clocks.left, "since": clocks.since, "had": clocks.had, "told": clocks.told}
        self._row.clocks = {name: dict(values) for name, values in parts.items()}

    def _set_deadline(self) -> None:
        """When the table has to be looked at again: at the end of the first clock, or of the stage."""
        ends = list(SeatClocks.of(self._row).deadlines().values())
        closes = stages.closes(self._row)
        if closes is not None:
            ends.append(closes)
        self._row.deadline = min(ends) if ends and self._row.paused_at is None else None
