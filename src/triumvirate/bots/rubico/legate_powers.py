"""When a legate of RUBICO uses its power: when Caesar's chance moves enough for it, more readily as the end comes near."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from triumvirate.bots.reasons import Reason, reason
from triumvirate.bots.rubico.beliefs import Beliefs
from triumvirate.bots.rubico.powers import WAIT
from triumvirate.bots.rubico.worlds import Cell, Worlds
from triumvirate.core.view import View
from triumvirate.games.rubico.view import RubicoView

# How much Caesar's chance must move for the card to be spent.
ASKED = {"fortuna": 0.10, "vesta": 0.06, "juno": 0.07, "minerva": 0.05, "cibelis": 0.05, "venus": 0.04, "eris": 0.04}


class Deed(NamedTuple):
    """What is done with a power, and what it is thought to be worth."""

    action: str
    thought: tuple[Reason, ...] = ()


WAITING = Deed(WAIT)


class Gains(NamedTuple):
    """Caesar's chance as it is, and how much more of it, or less, each use of a power is worth to its side."""

    now: float
    gains: Mapping[str, float]


NO_TIME = Gains(0.0, {})


def power_choice(view: View, beliefs: Beliefs, is_senator: bool, allowed: set[str]) -> Deed:
    """Use the power held where it helps now; otherwise pass."""
    assert view.seat is not None
    power = RubicoView.of(view).powers[view.seat]
    uses = sorted(action for action in allowed if action.startswith("use"))
    if not uses or power is None:
        return WAITING
    if power == "roma":
        return _look(view, beliefs, is_senator, uses)
    now, gains = gains_of(view, beliefs, is_senator, uses)
    if not gains:
        return WAITING
    best = max(gains, key=lambda use: (gains[use], use))
    points = round(100 * gains[best])
    if gains[best] < ASKED[power] * _patience(now):
        return Deed(WAIT, (would(power, points, is_senator),))
    return Deed(best, (reason("power.lowers" if is_senator else "power.raises", count=points),))


def gains_of(view: View, beliefs: Beliefs, is_senator: bool, uses: Sequence[str]) -> Gains:
    """What uses of the power held are worth now; nothing while it is too early to say, and of looking at a card."""
    facts = RubicoView.of(view)
    power = facts.powers[view.seat or ""]
    if power in ("fortuna", "vesta", "juno"):
        if facts.phase != "powers" and not _wins_at_once(view, uses):
            return NO_TIME
    elif power == "roma" or not facts.complete:
        return NO_TIME
    worlds, chosen = Worlds(view, beliefs), _picked(view)
    side, now = -1.0 if is_senator else 1.0, worlds.chance(chosen)
    return Gains(now, {use: side * (_chance_after(worlds, view, use, chosen) - now) for use in uses})


def would(power: str, points: int, is_senator: bool) -> Reason:
    """What the best use of a power would do to Caesar's chance, in points of a hundred."""
    if points <= 0:
        return reason("wait.no_help", power=power)
    return reason("wait.lowers" if is_senator else "wait.raises", power=power, count=points)


def _patience(chance: float) -> float:
    """A card kept is worth nothing after the end: less is asked when the game is nearly decided."""
    return max(0.25, min(1.0, 6.0 * min(chance, 1.0 - chance)))


def _wins_at_once(view: View, uses: Sequence[str]) -> bool:
    is_one_short = RubicoView.of(view).position + 1 == RubicoView.of(view).checkpoints[-1]
    return is_one_short and "use fortuna forward" in uses


def _picked(view: View) -> list[Cell]:
    return [
        (seat, place)
        for seat, row in enumerate(RubicoView.of(view).rows.values())
        for place, card in enumerate(row)
        if card.picked
    ]


def _chance_after(worlds: Worlds, view: View, use: str, chosen: list[Cell]) -> float:
    """Caesar's chance once the power is used; a card taken away is replaced by one like those that are left."""
    words = use.split()[1:]
    if words[0] == "fortuna":
        return worlds.chance(chosen, position=worlds.position + (1 if words[1] == "forward" else -1))
    if words[0] == "vesta":
        return worlds.chance(chosen, vesta=True)
    if words[0] == "juno":
        return worlds.chance(chosen, juno=True)
    if words[0] in ("venus", "eris"):
        cell = (list(RubicoView.of(view).roles).index(str(view.seat)), int(words[1]) - 1)
    else:
        cell = (list(RubicoView.of(view).roles).index(words[1]), int(words[2]) - 1)
    if cell not in chosen:
        return worlds.chance(chosen)
    rest = [other for other in chosen if other != cell]
    spare = [
        other
        for other in worlds.cells
        if other not in chosen and sum(taken[0] == other[0] for taken in rest) < 2 and not _is_covered(view, other)
    ]
    if not spare:
        return worlds.chance(rest)
    return sum(worlds.chance([*rest, other]) for other in spare) / len(spare)


def _is_covered(view: View, cell: Cell) -> bool:
    return list(RubicoView.of(view).rows.values())[cell[0]][cell[1]].covered


def _look(view: View, beliefs: Beliefs, is_senator: bool, uses: list[str]) -> Deed:
    """Look at a claimed card of the player about whom most is open; a senator learns little by it and waits."""
    seats = list(RubicoView.of(view).roles)

    def open_question(use: str) -> tuple[float, str]:
        seat, place = use.split()[2:]
        card = RubicoView.of(view).rows[seat][int(place) - 1]
        is_claimed = card.said not in (None, "?") and card.face is None
        return (0.5 - abs(beliefs.doubts[seats.index(seat)] - 0.5) if is_claimed else -1.0), use

    best = max(uses, key=open_question)
    if is_senator or open_question(best)[0] < 0.2:
        return WAITING
    doubted = best.split()[2]
    return Deed(best, (reason("doubt", seat=doubted, percent=round(100 * beliefs.doubts[seats.index(doubted)])),))
