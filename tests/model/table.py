"""A table as docs/api.md tells of it, in plain values: seats, clocks, offers, votes, stand-ins, presence, ratings, notices.

It knows no rules of any game: who decides after an action it is told. Every method is something that somebody does at a
moment; it answers whether that is allowed, and changes nothing where it is not.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from model.glicko import Strength, after

DAY = 86_400_000
AWAY = 60_000  # after which a bot may be called
TELLING, MOST_TELLING = 900, 6_000  # what pages need to tell one event that everybody sees, and at most
LOOK_AROUND = 30_000  # who comes back to a live clock has at least this
VACATION = 20  # days a year


@dataclass
class Human:
    """Somebody with an account, and everything about them that a table depends on."""

    name: str
    vacation_left: int = VACATION
    vacation_until: int = 0
    strength: Strength = field(default_factory=Strength)
    rated: int = 0
    notices: list[str] = field(default_factory=list)

    def takes_vacation(self, days: int, now: int) -> bool:
        """Whole days that were not used come back first."""
        unused = max(0, self.vacation_until - now) // DAY
        if days > self.vacation_left + unused:
            return False
        self.vacation_left += unused - days
        self.vacation_until = now + days * DAY if days else 0
        return True


@dataclass
class Place:
    """A seat: its person, if it has one, and whether a bot plays there for them."""

    human: Human | None
    is_stood_in: bool = False
    moves: int = 0


@dataclass
class OnTable:
    """An offer, or a vote against a seat: whose answers are awaited, and who has agreed."""

    by: str
    awaited: list[str]
    against: str = ""
    agreed: list[str] = field(default_factory=list)


@dataclass
class Clock:
    """What each seat has; `kind` is none, live or days."""

    kind: str = "none"
    full: int = 0
    increment: int = 0
    is_lost_on_time: bool = True


class Model:
    """One match from its start on."""

    def __init__(self, places: dict[str, Place], host: Human, clock: Clock, watch: str, deciders: list[str], now: int):
        self.places, self.host, self.clock, self.watch = places, host, clock, watch
        self.deciders = deciders
        self.is_paused = self.is_finished = False
        self.winners: list[str] = []
        self.offers: dict[str, OnTable] = {}
        self.left = dict.fromkeys(places, clock.full) if clock.kind != "none" else {}
        self.since: dict[str, int] = {}
        self.told_until = 0
        self.here: set[str] = set()
        self.left_at: dict[str, int] = {}
        self.others_acted: dict[str, int] = {}
        self._told: dict[str, tuple[str, int]] = {}
        self._run(now)
        self._tell()

    # --- asking -----------------------------------------------------------------------------------------------------

    def seat_of(self, human: Human) -> str | None:
        return next((seat for seat, place in self.places.items() if place.human is human), None)

    def may_look(self, human: Human | None) -> bool:
        """Nobody may watch a table that says so, running or finished; who sits there, or is its host, may look."""
        return self.watch != "nobody" or (human is not None and (self.seat_of(human) is not None or human is self.host))

    def may_be_stood_in(self, viewer: str) -> dict[str, int]:
        """Who has left, and when a bot may be called for them: only at tables without a clock in days."""
        if self.is_finished or self.clock.kind == "days":
            return {}
        return {
            seat: self.left_at[seat] + AWAY
            for seat, place in self.places.items()
            if seat != viewer and seat in self.left_at and place.human and not place.is_stood_in
        }

    def told(self, viewer: str, now: int) -> dict[str, Any]:
        """What a seat is told of the table around the board."""
        shown = {seat: max(0, left - max(0, now - self.since.get(seat, now))) for seat, left in self.left.items()}
        return {
            "status": "finished" if self.is_finished else "running",
            "winners": sorted(self.winners),
            "paused": self.is_paused,
            "host": self.host.name,
            "seats": {
                seat: (place.human and place.human.name, place.is_stood_in) for seat, place in self.places.items()
            },
            "clocks": shown,
            "running": sorted(self.since),
            "offers": {kind: (one.by, sorted(one.awaited), one.against) for kind, one in self.offers.items()},
            "here": {seat: seat in self.here or place.human is None for seat, place in self.places.items()},
            "stand_in_after": self.may_be_stood_in(viewer),
        }

    # --- time -------------------------------------------------------------------------------------------------------

    def _charge(self, now: int) -> None:
        for seat, since in self.since.items():
            self.left[seat] -= max(0, now - since)
        self.since = {}

    def _run(self, now: int) -> None:
        """The clocks of people who decide run, of nobody else; in days, not before a vacation has ended."""
        self._charge(now)
        if not self.left or self.is_paused or self.is_finished:
            return
        for seat in self.deciders:
            place = self.places[seat]
            if place.human and not place.is_stood_in:
                is_off = self.clock.kind == "days"
                self.since[seat] = max(now, place.human.vacation_until if is_off else self.told_until)

    def time_passes(self, now: int) -> None:
        """The server looks at its clocks."""
        late = [seat for seat, since in self.since.items() if since + self.left[seat] <= now]
        if not late or self.is_finished:
            return
        if self.clock.is_lost_on_time:
            self._finish([seat for seat in self.places if seat != late[0]], now)
        else:
            self.places[late[0]].is_stood_in = True
            self._run(now)
        self._tell()

    def vacation_changed(self, now: int) -> None:
        """A clock in days begins anew to reckon with it."""
        if self.clock.kind == "days" and not self.is_finished:
            self._run(now)
            self._tell()

    # --- acting -----------------------------------------------------------------------------------------------------

    def may_act(self, seat: str) -> bool:
        place = self.places[seat]
        return not self.is_finished and not self.is_paused and not place.is_stood_in and seat in self.deciders

    def acts(self, seat: str, deciders: list[str], winners: list[str] | None, events: int, now: int) -> None:
        """The increment is for who has ended a turn; in days every decision begins with a full clock.

        No live clock runs while the events that everybody sees are told.
        """
        before, self.deciders = self.deciders, deciders
        self.offers.pop("take_back", None)
        self.places[seat].moves += 1
        for other in self.places:
            if other != seat:
                self.others_acted[other] = self.others_acted.get(other, 0) + 1
        self._charge(now)
        if self.clock.kind == "live" and seat not in deciders:
            self.left[seat] += self.clock.increment
        if self.clock.kind == "days":
            for one in deciders:
                if one not in before or one == seat:
                    self.left[one] = self.clock.full
        self.told_until = min(max(now, self.told_until) + events * TELLING, now + MOST_TELLING)
        if winners is None:
            self._run(now)
        else:
            self._finish(winners, now)
        self._tell()

    def resigns(self, seat: str, now: int) -> bool:
        """Of two the other wins; with more a bot plays on."""
        if self.is_finished:
            return False
        if len(self.places) == 2:
            self._finish([other for other in self.places if other != seat], now)
        else:
            self.places[seat].is_stood_in = True
            self._run(now)
        self._tell()
        return True

    def _finish(self, winners: list[str], now: int) -> None:
        self._charge(now)
        self.is_finished, self.is_paused, self.winners = True, False, winners
        self.deciders, self.offers = [], {}
        places = list(self.places.values())
        one, other = places[0], places[-1]
        if len(places) == 2 and not any(place.is_stood_in or place.moves < 2 for place in places):
            assert one.human
            assert other.human
            seats = list(self.places)
            score = 0.5 if not winners else 1.0 if seats[0] in winners else 0.0
            before = one.human.strength, other.human.strength
            one.human.strength = after(before[0], before[1], score)
            other.human.strength = after(before[1], before[0], 1 - score)
            for place in places:
                assert place.human
                place.human.rated += 1

    # --- offers and votes -------------------------------------------------------------------------------------------

    def offers_a_pause(self, seat: str, now: int) -> bool:
        """Who plays is asked; where nobody else does, it happens at once."""
        if self.is_finished or self.is_paused or "pause" in self.offers:
            return False
        awaited = self._who_must_agree(seat)
        if awaited:
            self.offers["pause"] = OnTable(seat, awaited)
        else:
            self._pause(now)
        self._tell()
        return True

    def offers_again(self, seat: str) -> bool:
        """A rematch, where somebody has to agree to it."""
        if not self.is_finished or "rematch" in self.offers:
            return False
        self.offers["rematch"] = OnTable(seat, self._who_must_agree(seat))
        self._tell()
        return True

    def answers(self, seat: str, kind: str, is_yes: bool, now: int) -> bool:
        made = self.offers.get(kind)
        if made is None or (seat not in made.awaited and (is_yes or seat != made.by)):
            return False
        if kind == "kick":
            self._vote(made, seat, is_yes, now)
        else:
            del self.offers[kind]
            if is_yes:
                self._pause(now)
        self._tell()
        return True

    def resumes(self, now: int) -> bool:
        if not self.is_paused or self.is_finished:
            return False
        self.is_paused = False
        self._run(now)
        self._tell()
        return True

    def _who_must_agree(self, seat: str) -> list[str]:
        return [
            other for other, place in self.places.items() if other != seat and place.human and not place.is_stood_in
        ]

    def _pause(self, now: int) -> None:
        self._charge(now)
        self.is_paused = True

    def voters(self, against: str) -> list[str]:
        return self._who_must_agree(against)

    def calls_a_vote(self, seat: str, against: str) -> bool:
        """Two others at least, beside whom it is against."""
        accused = self.places[against]
        if self.is_finished or "kick" in self.offers or accused.human is None or len(self.voters(against)) < 2:
            return False
        awaited = [one for one in self.voters(against) if one != seat]
        self.offers["kick"] = OnTable(seat, awaited, against, [seat])
        self._tell()
        return True

    def _vote(self, vote: OnTable, seat: str, is_yes: bool, now: int) -> None:
        """More than half of the others decide; who called it may take it back."""
        if seat not in vote.awaited:
            del self.offers["kick"]
            return
        vote.awaited.remove(seat)
        if is_yes:
            vote.agreed.append(seat)
        half = len(self.voters(vote.against)) / 2
        if len(vote.agreed) > half:
            del self.offers["kick"]
            gone = self.places[vote.against].human
            self.places[vote.against] = Place(None)
            if self.host is gone:
                self.host = next(place.human for place in self.places.values() if place.human)
            self._run(now)
        elif len(vote.agreed) + len(vote.awaited) <= half:
            del self.offers["kick"]

    # --- coming and going -------------------------------------------------------------------------------------------

    def arrives(self, seat: str) -> None:
        self.here.add(seat)
        self.left_at.pop(seat, None)

    def departs(self, seat: str, now: int) -> None:
        self.here.discard(seat)
        self.left_at[seat] = now

    def calls_a_bot(self, seat: str, by: str, now: int) -> bool:
        if self.may_be_stood_in(by).get(seat, now + 1) > now:
            return False
        self.places[seat].is_stood_in = True
        self._run(now)
        self._tell()
        return True

    def returns(self, seat: str, now: int) -> bool:
        place = self.places[seat]
        if self.is_finished or not place.is_stood_in:
            return False
        place.is_stood_in = False
        if self.left:
            self._charge(now)
            least = self.clock.full if self.clock.kind == "days" else LOOK_AROUND
            self.left[seat] = max(self.left[seat], least)
        self._run(now)
        self._tell()
        return True

    # --- notices ----------------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Who is away is told of their turn, once a turn, and of the end."""
        for seat, place in self.places.items():
            event = "finished" if self.is_finished else "your_turn" if seat in self.deciders else ""
            mark = (event, self.others_acted.get(seat, 0))
            if place.human and event and seat not in self.here and self._told.get(seat) != mark:
                self._told[seat] = mark
                place.human.notices.append(event)
