"""What looking back at a match finds: the chances before every decision, the turning points, the better moves."""

from __future__ import annotations

from dataclasses import dataclass

from triumvirate.bots.contract import Choice, Move
from triumvirate.bots.reasons import NOTHING, TOLD_BESIDE, Why
from triumvirate.core.plain import JsonObject

SLIP, MISTAKE, BLUNDER = 0.04, 0.08, 0.15  # chance to win that a move gave away
SWING, UNSURE_SWING = 0.12, 0.25
MOST_TURNING_POINTS = 6


def verdict_on(lost: float) -> str:
    """What so much of a chance given away is called; nothing where it is little."""
    if lost < SLIP:
        return ""
    return "blunder" if lost >= BLUNDER else "mistake" if lost >= MISTAKE else "slip"


@dataclass(frozen=True)
class Moment:
    """One decision: what was done, what the search would have done, and the chances of both."""

    number: int
    seat: str
    action: str
    chance: float  # of the first seat's side to win, before the action
    taken: float  # the deciding seat's chance with what it did
    best: Choice  # what the search would have done, with the deciding seat's chance
    line: tuple[Move, ...] = ()
    is_sure: bool = True  # a chance from few playouts wavers by itself
    done: Why = NOTHING  # the whole operation in words, where the action is only its first click
    is_confirmed: bool = True  # what it lost is beyond doubt: solved, played out in pairs, or nothing
    against: Why = NOTHING  # what speaks against a fault

    @property
    def lost(self) -> float:
        """How much of its chance the seat gave away."""
        return max(0.0, (self.best.chance or 0.0) - self.taken)

    @property
    def verdict(self) -> str:
        """In a word, or nothing where the move was good, or where nobody can be sure that it was not."""
        return verdict_on(self.lost) if self.is_confirmed else ""

    @property
    def is_unsure(self) -> bool:
        """Whether another action may be better, and neither search nor playouts can tell."""
        return self.lost >= SLIP and not self.is_confirmed

    def to_json(self, language: str = "en") -> JsonObject:
        """For pages and files."""
        best = {"action": self.best.action, "why": self.best.why.without(*TOLD_BESIDE).said(language)}
        return {
            "number": self.number,
            "seat": self.seat,
            "action": self.action,
            "chance": round(self.chance, 4),
            "taken": round(self.taken, 4),
            "lost": round(self.lost, 4),
            "verdict": self.verdict,
            "best": {**best, "chance": round(self.best.chance or 0.0, 4)},
            "line": [{"seat": move.seat, "action": move.action} for move in self.line],
            "sure": self.is_sure,
            "done": self.done.said(language),
            "unsure": self.is_unsure,
            "against": self.against.said(language),
        }


@dataclass(frozen=True)
class TurningPoint:
    """Where the match turned: by somebody's move, or by what came after it."""

    number: int
    seat: str
    action: str
    swing: float  # of the first seat's side
    cause: str  # the verdict on the move, "luck", "play" where choices that nobody judged come after it, or "despite"

    def to_json(self) -> JsonObject:
        """For pages and files."""
        return {**self.__dict__, "swing": round(self.swing, 4)}


@dataclass(frozen=True)
class Analysis:
    """A whole match."""

    game: str
    seats: tuple[str, ...]
    side: tuple[str, ...]  # whose chance the curve shows: the first seat and those who win with it
    winners: tuple[str, ...] | None
    moments: tuple[Moment, ...]
    iterations: int
    judge: str = "search"  # how the chances were found: search, tries, playouts or outlook

    @property
    def curve(self) -> tuple[float, ...]:
        """The side's chance before every decision, and the result where there is one."""
        ends: tuple[float, ...] = ()
        if self.winners is not None:
            ends = (0.5 if not self.winners else float(self.side[0] in self.winners),)
        return (*(moment.chance for moment in self.moments), *ends)

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The largest swings, in the order of the match."""
        curve = self.curve
        points = []
        for place, moment in enumerate(self.moments[: len(curve) - 1]):
            swing = curve[place + 1] - curve[place]
            least = SWING if moment.is_sure else UNSURE_SWING
            if abs(swing) >= least or moment.verdict == "blunder":
                points.append(
                    TurningPoint(moment.number, moment.seat, moment.action, swing, self._cause(moment, swing))
                )
        largest = sorted(points, key=lambda point: -abs(point.swing))[:MOST_TURNING_POINTS]
        return tuple(sorted(largest, key=lambda point: point.number))

    def _cause(self, moment: Moment, swing: float) -> str:
        """Why the match turned there; a fault explains only what went against whoever made it."""
        against = -swing if moment.seat in self.side else swing
        if moment.verdict and against < 0:
            return "despite"
        if moment.verdict and moment.lost >= abs(swing) / 2:
            return moment.verdict
        return "luck" if moment.is_sure else "play"

    def to_json(self, language: str = "en") -> JsonObject:
        """For pages and files."""
        return {
            "game": self.game,
            "seats": list(self.seats),
            "side": list(self.side),
            "winners": None if self.winners is None else list(self.winners),
            "iterations": self.iterations,
            "judge": self.judge,
            "curve": [round(chance, 4) for chance in self.curve],
            "turning_points": [point.to_json() for point in self.turning_points],
            "moments": [moment.to_json(language) for moment in self.moments],
        }
