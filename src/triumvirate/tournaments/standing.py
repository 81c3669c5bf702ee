"""How everybody stands, and what decides between equals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from triumvirate.tournaments import arena, knockout
from triumvirate.tournaments.meetings import WIN, Meeting, scores

ROUND_ROBIN, SWISS, KNOCKOUT, ARENA, ROTATION = "round_robin", "swiss", "knockout", "arena", "rotation"
KINDS = (ROUND_ROBIN, SWISS, KNOCKOUT, ARENA, ROTATION)

# What decides between equals, the first first; the seed is the last word.
TIE_BREAKS: dict[str, tuple[str, ...]] = {
    ROUND_ROBIN: ("direct", "sonneborn", "wins"),
    SWISS: ("buchholz_cut", "buchholz", "sonneborn", "direct", "wins"),
    KNOCKOUT: ("score", "buchholz"),
    ARENA: ("wins", "played"),
    ROTATION: ("wins", "buchholz"),
}


@dataclass
class Line:
    """One entrant's line of the standing. All numbers are halves; `factions` are points by what somebody was."""

    entrant: int
    points: int
    place: int = 0
    wins: int = 0
    played: int = 0
    ties: dict[str, int] = field(default_factory=dict)
    factions: dict[str, int] = field(default_factory=dict)


def standing(kind: str, count: int, meetings: Sequence[Meeting]) -> list[Line]:
    """Everybody, the best first. Who is equal by every tie-break shares a place."""
    mine: list[list[Meeting]] = [[] for _ in range(count)]
    for meeting in meetings:
        for entrant in meeting.seats if meeting.points is not None else ():
            mine[entrant].append(meeting)
    lines = [_line(kind, entrant, mine[entrant]) for entrant in range(count)]
    totals = scores(count, meetings)
    for line in lines:
        line.ties = {
            "buchholz": buchholz(line.entrant, mine[line.entrant], totals),
            "buchholz_cut": buchholz(line.entrant, mine[line.entrant], totals, cut=1),
            "sonneborn": sonneborn(line.entrant, mine[line.entrant], totals),
            "wins": line.wins,
            "played": line.played,
            "score": totals[line.entrant],
            "direct": 0,
        }
    for group in _equals(lines):
        for entrant, points in direct({line.entrant: mine[line.entrant] for line in group}).items():
            lines[entrant].ties["direct"] = points
    names = TIE_BREAKS[kind]
    keys = {line.entrant: (line.points, *(line.ties[name] for name in names)) for line in lines}
    lines.sort(key=lambda line: (tuple(-part for part in keys[line.entrant]), line.entrant))
    for number, line in enumerate(lines):
        is_equal = number > 0 and keys[line.entrant] == keys[lines[number - 1].entrant]
        line.place = lines[number - 1].place if is_equal else number + 1
        line.ties = {name: line.ties[name] for name in names}
    return lines


def _line(kind: str, entrant: int, mine: Sequence[Meeting]) -> Line:
    factions: Counter[str] = Counter()
    for meeting in mine:
        if meeting.factions:
            factions[meeting.factions[meeting.seats.index(entrant)]] += meeting.won_by(entrant)
    if kind == ARENA:
        total = sum(arena.points(entrant, mine))
    elif kind == KNOCKOUT:
        total = WIN * knockout.reached(entrant, mine)
    else:
        total = sum(meeting.won_by(entrant) for meeting in mine)
    wins = sum(meeting.won_by(entrant) == WIN and meeting.is_played for meeting in mine)
    played = sum(meeting.is_played for meeting in mine)
    return Line(entrant, total, wins=wins, played=played, factions=dict(factions))


def _equals(lines: Iterable[Line]) -> list[list[Line]]:
    groups: dict[int, list[Line]] = {}
    for line in lines:
        groups.setdefault(line.points, []).append(line)
    return [group for group in groups.values() if len(group) > 1]


def buchholz(entrant: int, mine: Sequence[Meeting], totals: Sequence[int], cut: int = 0) -> int:
    """The points of all opponents in one's finished meetings, without the `cut` weakest of them. A round without an opponent
    counts as one against somebody with one's own points."""
    against: list[int] = []
    for meeting in mine:
        is_real = meeting.is_played and not meeting.is_bye
        against += [totals[other] for other in meeting.others(entrant)] if is_real else [totals[entrant]]
    return sum(sorted(against)[cut:])


def sonneborn(entrant: int, mine: Sequence[Meeting], totals: Sequence[int]) -> int:
    """Sonneborn–Berger: the points of those beaten, and half the points of those drawn with; in quarters of a point."""
    return sum(
        meeting.won_by(entrant) * totals[other]
        for meeting in mine
        if meeting.is_played
        for other in meeting.others(entrant)
    )


def direct(group: Mapping[int, Sequence[Meeting]]) -> dict[int, int]:
    """Of equals with their meetings: the points among themselves; nothing unless all of them have met each other."""
    among = {
        entrant: [m for m in mine if len(m.seats) == 2 and m.others(entrant)[0] in group]
        for entrant, mine in group.items()
    }
    if any(len({m.others(entrant)[0] for m in inside}) < len(group) - 1 for entrant, inside in among.items()):
        return {}
    return {entrant: sum(m.won_by(entrant) for m in inside) for entrant, inside in among.items()}
