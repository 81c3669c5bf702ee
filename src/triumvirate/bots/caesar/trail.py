"""What a player of CAESAR! saw happen between two of its views: tokens placed, turned and taken."""

from __future__ import annotations

from collections.abc import Iterator

from triumvirate.core.options import Options
from triumvirate.core.view import View
from triumvirate.games.caesar.notation import ACTIONS
from triumvirate.games.caesar.prepare import prepare
from triumvirate.games.caesar.printed import BORDER_INDEX, PROVINCE_INDEX
from triumvirate.games.caesar.seats import SEAT_NAMES
from triumvirate.games.caesar.state import FACE_DOWN, NOBODY, SEATS, STRAIGHT, TURNED
from triumvirate.games.caesar.tokens import kind_of
from triumvirate.games.caesar.view import CaesarView, SeenToken
from triumvirate.search import Trail

TABLE = ACTIONS.table
# The order of two closings or bonuses, and passing.
SILENT = frozenset([*range(TABLE.first("close"), TABLE.first("might token")), TABLE.first("pass")])

Step = tuple[int, int]


class _Unclear(Exception):
    """The second view did not come of the first, or not in a way that can be told."""


def track(before: View, now: View) -> Trail | None:
    """The steps from one view of a seat to a later one; what Auto-Crassus does is chance and no step."""
    old, new = CaesarView.of(before), CaesarView.of(now)
    if "own" in (new.options["variant"] or {}):
        return None  # what a home-made bonus was aimed at is not always to be seen
    if any(bonus not in (None, old.bonuses[name]) for name, bonus in new.bonuses.items()):
        return None
    automaton = SEATS.index(new.solo.seat) if new.solo else NOBODY
    try:
        steps = [*_on_borders(old, new), *_markers(old, new), *_centurions(old, new)]
    except _Unclear:
        return None
    return Trail(frozenset(step for step in steps if step[0] != automaton), SILENT)


def _on_borders(old: CaesarView, new: CaesarView) -> Iterator[Step]:
    for name, lying in new.borders.items():
        was, border = old.borders[name], BORDER_INDEX[name]
        if lying is None:
            if was is not None:
                raise _Unclear
        elif was is None:
            yield _placed(new.options, lying, border)
        elif (was.seat, was.token) != (lying.seat, lying.token):
            raise _Unclear
        elif lying.facedown and not was.facedown:
            yield 1 - SEATS.index(lying.seat), TABLE.index("might token", border)


def _placed(options: Options, lying: SeenToken, border: int) -> Step:
    """A placement; of the other's face-down token only the space is seen."""
    seat = SEATS.index(lying.seat)
    if lying.token is None:
        return seat, NOBODY - 1 - border
    if lying.facedown and not lying.hidden:
        raise _Unclear  # placed and turned since: which way it lay is not shown any more
    tokens = prepare(options)
    kind = kind_of(tokens, lying.token)
    assert kind is not None
    straight = lying.values == (tokens.high[kind], tokens.low[kind])
    facing = FACE_DOWN if lying.facedown else STRAIGHT if straight else TURNED
    return seat, TABLE.index("place", kind, border, facing)


def _markers(old: CaesarView, new: CaesarView) -> Iterator[Step]:
    for name, province in new.provinces.items():
        was = old.provinces[name]
        if was.closed and (was.control, was.flipped) not in (
            (province.control, province.flipped),
            (province.control, False),
        ):
            raise _Unclear
        if province.flipped and not was.flipped:
            assert province.control is not None
            yield 1 - SEATS.index(province.control), TABLE.index("might marker", PROVINCE_INDEX[name])


def _centurions(old: CaesarView, new: CaesarView) -> Iterator[Step]:
    for place, seat in enumerate(SEAT_NAMES):
        for token in set(old.centurions[seat]) - set(new.centurions[seat]):
            kind = kind_of(prepare(new.options), token)
            assert kind is not None
            yield place, TABLE.index("centurion", kind)
