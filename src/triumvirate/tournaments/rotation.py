"""Tables of several that change every round: as few as possible sit together twice, and nobody sits out where it fits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from triumvirate.tournaments.meetings import Meeting

MOST_PASSES = 12


def sizes(count: int, least: int, most: int) -> list[int]:
    """How many sit at each table: tables as large as fits, as even as can be; who fits nowhere sits the round out.

    An empty list where there are too few for one table.
    """
    if count < least:
        return []
    fewest = -(-count // most)
    if fewest > count // least:
        return [most] * (count // most)  # no division fits: the rest has a round off
    small, more = divmod(count, fewest)
    return [small + (place < more) for place in range(fewest)]


def tables(entrants: Sequence[int], meetings: Sequence[Meeting], least: int, most: int) -> list[tuple[int, ...]]:
    """The tables of the next round: who has sat together most rarely, by exchanging people while that gets better.

    Who has to sit out is who has done so least often, the last by seed among those; each of them is a table of one.
    """
    wanted = sizes(len(entrants), least, most)
    off = Counter(meeting.seats[0] for meeting in meetings if meeting.is_bye)
    order = sorted(entrants, key=lambda entrant: (-off[entrant], entrant))
    playing = sorted(order[: sum(wanted)])
    met = together(meetings)
    turned = len({meeting.round for meeting in meetings})
    found = _dealt(playing, wanted, turned)
    for _ in range(MOST_PASSES):
        if not _improve(found, met):
            break
    seated = [tuple(_turned(sorted(table), turned)) for table in found]
    return seated + [(entrant,) for entrant in sorted(set(entrants) - set(playing))]


def together(meetings: Iterable[Meeting]) -> Counter[tuple[int, int]]:
    """How often each two have sat at one table."""
    return Counter(pair for meeting in meetings for pair in combinations(sorted(meeting.seats), 2))


def _dealt(playing: Sequence[int], wanted: Sequence[int], round_: int) -> list[list[int]]:
    """A first deal: round the tables, shifted by one more in each round and row."""
    found: list[list[int]] = [[] for _ in wanted]
    place = 0
    for entrant in playing:
        row = min(len(table) for table in found)
        while len(found[(place + row * round_) % len(found)]) >= wanted[(place + row * round_) % len(found)]:
            place += 1
        found[(place + row * round_) % len(found)].append(entrant)
        place += 1
    return found


def _improve(found: list[list[int]], met: Counter[tuple[int, int]]) -> bool:
    """Exchange two people of two tables where fewer sit together again by it; whether any were."""
    changed = False
    for one, other in combinations(found, 2):
        for here in range(len(one)):
            for there in range(len(other)):
                if _gain(one, here, other, there, met) > 0:
                    one[here], other[there] = other[there], one[here]
                    changed = True
    return changed


def _gain(one: list[int], here: int, other: list[int], there: int, met: Counter[tuple[int, int]]) -> int:
    mover, comer = one[here], other[there]
    old = _known(mover, one, mover, met) + _known(comer, other, comer, met)
    return old - _known(comer, one, mover, met) - _known(mover, other, comer, met)


def _known(who: int, table: Iterable[int], without: int, met: Counter[tuple[int, int]]) -> int:
    """How well somebody knows a table; meeting a third time is worse than two meeting twice."""
    others = (met[min(who, other), max(who, other)] for other in table if other not in (who, without))
    return sum(times * times for times in others)


def _turned(table: list[int], by: int) -> list[int]:
    """Seats move on from round to round."""
    cut = by % len(table)
    return table[cut:] + table[:cut]
