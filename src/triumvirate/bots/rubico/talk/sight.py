"""What a talker of RUBICO sees in its own view: whom it doubts aloud, and facts of past rounds that everybody could check.

A sentence about the table is said only where its predicate here holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from triumvirate.bots.rubico.reckoning import RECKONING, believed
from triumvirate.bots.rubico.suspicion import suspicion
from triumvirate.core.view import View
from triumvirate.games.rubico.history import PastRound
from triumvirate.games.rubico.view import RubicoView


@dataclass(frozen=True)
class Short:
    """Red cards that were promised and taken in a round, and how many red ones were turned up."""

    round: int
    promised: int
    came: int


class Sight:
    """One position as the seat of a view sees it."""

    def __init__(self, view: View, bot: str) -> None:
        assert view.seat is not None
        self.view, self.bot, self.me = view, bot, view.seat
        self.facts = RubicoView.of(view)
        self.others = [seat for seat in self.facts.roles if seat != self.me]
        self.is_senator = self.facts.roles[self.me] == "senate"
        self.is_centurion = self.facts.centurion == self.me
        # other senators that a senator knows of
        self.fellows = [seat for seat in self.others if self.is_senator and self.facts.roles[seat] == "senate"]

    @property
    def last(self) -> PastRound | None:
        """The round before this one."""
        return self.facts.history[-1] if self.facts.history else None

    def doubts(self) -> dict[str, float]:
        """How far it doubts each other player aloud: as it believes, and a senator as a bystander would, fellows spared."""
        if self.bot in RECKONING:
            found = believed(self.view, self.bot, as_all=self.is_senator).doubts
            doubts = dict(zip(self.facts.roles, found, strict=True))
        else:
            doubts = suspicion(self.view, as_all=self.is_senator)
        return {seat: 0.0 if seat in self.fellows else doubts[seat] for seat in self.others}

    def worst(self) -> tuple[str, float]:
        """Whom it doubts most aloud."""
        doubts = self.doubts()
        seat = max(doubts, key=lambda one: (doubts[one], one))
        return seat, doubts[seat]

    def best(self) -> tuple[str, float]:
        """Whom it doubts least aloud."""
        doubts = self.doubts()
        seat = min(doubts, key=lambda one: (doubts[one], one))
        return seat, doubts[seat]

    def accusers(self) -> list[str]:
        """Who accuses it this round."""
        words = self.facts.words
        return [s for s in self.others if (w := words[s]) and w.word == "accuse" and w.about == self.me]

    def believers(self) -> list[str]:
        """Who trusts it this round."""
        words = self.facts.words
        return [s for s in self.others if (w := words[s]) and w.word == "trust" and w.about == self.me]

    def claimed(self, face: str) -> list[int]:
        """The places of the own row that it called so."""
        return [place for place, card in enumerate(self.facts.rows[self.me], 1) if card.said == face]

    def false_rounds(self) -> list[int]:
        """The rounds in which it said of a card of its own what that card was not."""
        return [entry["round"] for entry in self.facts.history if has_lied(entry, self.me)]


def has_lied(entry: PastRound, seat: str) -> bool:
    """Whether a claim that a seat made in a round is false, as far as its cards are known."""
    return any(c.face and c.said and c.said not in ("?", c.face) for c in entry["rows"][seat])


def short_of(entry: PastRound) -> Short:
    """How many red cards a round was promised, and how many came."""
    promised = sum(card.taken and card.said == "red" for row in entry["rows"].values() for card in row)
    return Short(entry["round"], promised, entry["shown"].count("red"))


def promisers(entry: PastRound) -> list[str]:
    """Who had called a card red that was taken."""
    rows = entry["rows"].items()
    return [seat for seat, row in rows if any(card.taken and card.said == "red" for card in row)]


def left_lying(entry: PastRound) -> int:
    """How many more cards called red the Centurion could have taken than were taken."""
    red = [min(2, sum(card.said == "red" for card in row)) for row in entry["rows"].values()]
    return min(entry["quota"], sum(red)) - short_of(entry).promised


def is_plain(entry: PastRound) -> bool:
    """Whether the red that counted is the red that was turned up: no copy and no card that only counts stands in the sum."""
    return entry["red"] == short_of(entry).came


def is_short(entry: PastRound) -> bool:
    """Whether so many red cards are missing that the Senate's discard cannot be why."""
    found = short_of(entry)
    return found.promised - found.came >= 2 and is_plain(entry)


def is_full(entry: PastRound) -> bool:
    """Whether exactly the red cards came that were promised, at least two, and nothing was added or left out unseen."""
    found = short_of(entry)
    return found.promised == found.came >= 2 and not {"extra", "discard"} & set(entry["work"]) and is_plain(entry)


def is_surely_false(entry: PastRound, seat: str) -> bool:
    """Whether a seat called a card red that was taken, and no red card came at all; nothing was left out unseen."""
    return seat in promisers(entry) and entry["red"] == short_of(entry).came == 0 and "discard" not in entry["work"]


def is_surely_true(entry: PastRound, seat: str) -> bool:
    """Whether a seat called a card red that was taken, and nothing but red was turned up, nothing left out unseen."""
    shown = entry["shown"]
    return seat in promisers(entry) and len(shown) == shown.count("red") > 0 and "discard" not in entry["work"]


def grounds(sight: Sight, seat: str) -> Iterator[tuple[str, tuple[tuple[str, str | int], ...]]]:
    """What everybody could have seen that speaks against a seat, newest and strongest first."""
    facts = sight.facts
    for entry in reversed(facts.history):
        at = ("round", entry["round"])
        if is_surely_false(entry, seat):
            yield "ground.false", (("seat", seat), at)
        if entry["centurion"] == seat and left_lying(entry) > 0:
            yield "ground.left", (("seat", seat), at)
        if is_short(entry) and seat in promisers(entry):
            yield "ground.short", (("seat", seat), at)
        if sum(card.said in (None, "?") for card in entry["rows"][seat]) >= 2:
            yield "ground.silent", (("seat", seat), at)
    if any(use.seat == seat and use.power == "fortuna" and use.target == "back" for use in facts.used):
        yield "ground.back", (("seat", seat),)


def praise(sight: Sight, seat: str) -> Iterator[tuple[str, tuple[tuple[str, str | int], ...]]]:
    """What everybody could have seen that speaks for a seat, newest first."""
    for entry in reversed(sight.facts.history):
        at = ("round", entry["round"])
        if is_surely_true(entry, seat):
            yield "vouch.true", (("seat", seat), at)
        if is_full(entry) and seat in promisers(entry):
            yield "vouch.full", (("seat", seat), at)
    if any(use.seat == seat and use.power == "fortuna" and use.target == "forward" for use in sight.facts.used):
        yield "vouch.forward", (("seat", seat),)
