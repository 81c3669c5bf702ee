"""What a legate of RUBICO believes: every way the roles can lie, weighed by all that was said, taken, shown and used.

For each round and each set of players who may have lied, the deck says how likely such hands are and the cards turned up
say how likely they were taken. Claims alone already tell: eight red cards out of six cannot be. A lie turns a row around
or mixes true and false card by card, and who says nothing has a reason for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from triumvirate.bots.rubico.habits import EVEN, Habit, Habits, Ways
from triumvirate.bots.rubico.lying import Says, as_said
from triumvirate.bots.rubico.suspicion import silence_odds, speaks_for_senate, story_odds, worth_of
from triumvirate.core.view import View
from triumvirate.games.rubico.history import PastRound
from triumvirate.games.rubico.names import FACE_NAMES
from triumvirate.games.rubico.printed import DATA
from triumvirate.games.rubico.state import FACES
from triumvirate.games.rubico.view import RubicoView

# No round proves anything for good: a doubt that always stays.
DOUBT = 0.01
# How a player's word about another counts, and how strongly a Centurion's choice speaks.
HEARD = 1.15
CHOICE_GAP, SABOTAGE = 1.1, 0.55
BITS = 5
GUARD = 1 << BITS - 1
DEALT = (1 << BITS * 4) - 1
SLIP = 0.02  # a card that I have seen was called something that nobody of that manner would call it

Card = tuple[str, bool, str]  # said, taken, face where known; "" for nothing
Deal = dict[int, float]  # packed counts of faces dealt and taken -> in how many ways


class Room(NamedTuple):
    """How many of each face there can be, for packed counts: with `pad` added, one too many sets a bit of `guard`."""

    pad: int
    guard: int


class Round(NamedTuple):
    """What one round showed."""

    rows: tuple[tuple[Card, ...], ...]
    shown: tuple[int, ...]  # cards turned up, by face; empty while nothing is
    work: tuple[str, ...]
    centurion: int
    quota: int
    words: tuple[tuple[int, str, int], ...]
    habit: Habit = EVEN


class Beliefs(NamedTuple):
    """The weights of all sets of senators, as bit masks, each seat's chance to be one, and how it is spoken now."""

    weights: Mapping[int, float]
    doubts: tuple[float, ...]
    habit: Habit = EVEN


def evenly(view: View) -> Sequence[Habit]:
    """Every round was spoken in alike."""
    return [EVEN] * (len(RubicoView.of(view).history) + 1)


def beliefs_of(view: View, as_all: bool = False, habits: Habits = evenly) -> Beliefs:
    """What the view's seat believes; `as_all` leaves out its own secrets: what a bystander believes."""
    facts = RubicoView.of(view)
    seats = list(facts.roles)
    me = -1 if as_all or view.seat is None else seats.index(view.seat)
    known = ("",) * len(seats) if as_all else tuple(facts.roles[seat] or "" for seat in seats)
    *past, now = habits(view)
    rounds = tuple(_compact(entry, seats, as_all, habit) for entry, habit in zip(facts.history, past, strict=True))
    uses = tuple((seats.index(use.seat), speaks_for_senate(use, facts.history)) for use in facts.used)
    stories = tuple((number, story_odds(facts.rows[seat])) for number, seat in enumerate(seats))
    weights = dict(_weights(known, me, rounds, tuple(facts.deck.values())))
    for seat, odds in (*uses, *stories):
        for blue in weights:
            weights[blue] *= odds if blue >> seat & 1 else 1.0
    return _beliefs(weights, len(seats))._replace(habit=now)


def doubts_of_the_table(view: View) -> list[tuple[float, ...]]:
    """How far a bystander held each seat for a senator when each round began that was played, and the one on the table."""
    facts = RubicoView.of(view)
    seats, deck = list(facts.roles), tuple(facts.deck.values())
    rounds = tuple(_compact(entry, seats, as_all=True) for entry in facts.history)
    nobody = ("",) * len(seats)
    begun = [_weights(nobody, -1, rounds[:number], deck) for number in range(len(rounds) + 1)]
    return [_beliefs(weights, len(seats)).doubts for weights in begun]


def current_round(view: View) -> Round:
    """The round on the table, with what the view's seat sees of it."""
    facts = RubicoView.of(view)
    seats = list(facts.roles)
    rows = tuple(tuple((card.said or "", False, card.face or "") for card in facts.rows[seat]) for seat in seats)
    return Round(rows, (), (), seats.index(facts.centurion), facts.quota, ())


def lies(view: View, beliefs: Beliefs) -> dict[tuple[int, int], float]:
    """How likely each set of senators is, together with each set of players who lied about the rows on the table."""
    assert view.seat is not None
    me = list(RubicoView.of(view).roles).index(view.seat)
    entry = current_round(view)._replace(habit=beliefs.habit)
    speakers, deck = _speakers(entry, me), tuple(RubicoView.of(view).deck.values())
    return {
        (blue, mask): weight * fit * beliefs.habit.likely(speakers, blue, mask, entry.centurion)
        for blue, weight in beliefs.weights.items()
        for mask, fit in _fits_of(entry, me, deck, blue).items()
    }


def liars(view: View, beliefs: Beliefs) -> dict[int, float]:
    """How likely each set of players is to have lied about the rows on the table."""
    found: dict[int, float] = {}
    for (_, mask), weight in lies(view, beliefs).items():
        found[mask] = found.get(mask, 0.0) + weight
    total = sum(found.values())
    return {mask: weight / total for mask, weight in found.items() if weight > 0.002 * total}


def _compact(entry: PastRound, seats: Sequence[str], as_all: bool, habit: Habit = EVEN) -> Round:
    rows = tuple(
        tuple((card.said or "", card.taken, "" if as_all else card.face or "") for card in entry["rows"][seat])
        for seat in seats
    )
    words = tuple(
        (seats.index(seat), said.word, seats.index(said.about))
        for seat, said in entry["words"].items()
        if said is not None and said.word != "promise"
    )
    shown = tuple(entry["shown"].count(face) for face in FACE_NAMES)
    centurion = seats.index(entry["centurion"])
    return Round(rows, shown, tuple(entry["work"]), centurion, entry["quota"], words, habit)


def _beliefs(weights: Mapping[int, float], players: int) -> Beliefs:
    total = sum(weights.values())
    shares = {blue: weight / total for blue, weight in weights.items()}
    doubts = tuple(sum(w for blue, w in shares.items() if blue >> seat & 1) for seat in range(players))
    return Beliefs(shares, doubts)


@lru_cache(maxsize=4096)
def _weights(known: tuple[str, ...], me: int, rounds: tuple[Round, ...], deck: tuple[int, ...]) -> dict[int, float]:
    """Round after round; each is weighed with what was believed before it."""
    players = len(known)
    if not rounds:
        senators = DATA["roles"][str(players)]["blue"]
        return {
            sum(1 << seat for seat in blue): 1.0
            for blue in combinations(range(players), senators)
            if all(role in ("", "senate" if seat in blue else "caesar") for seat, role in enumerate(known))
        }
    before = _weights(known, me, rounds[:-1], deck)
    if len(before) == 1:
        return before
    entry = rounds[-1]
    sabotage = _sabotage_odds(entry, _beliefs(before, players).doubts) if entry.centurion != me else 1.0
    speakers, says = _speakers(entry, me), entry.habit.likely
    after: dict[int, float] = {}
    for blue, weight in before.items():
        fits = _fits_of(entry, me, deck, blue)
        likely = sum(fit * says(speakers, blue, mask, entry.centurion) for mask, fit in fits.items())
        for seat, row in enumerate(entry.rows):
            likely *= silence_odds(row) if blue >> seat & 1 and seat != me else 1.0
        if blue >> entry.centurion & 1:
            likely *= sabotage
        for speaker, word, about in entry.words:
            if not blue >> speaker & 1 and speaker != me:
                likely *= HEARD if bool(blue >> about & 1) == (word == "accuse") else 1.0 / HEARD
        after[blue] = weight * likely
    total = sum(after.values())
    return {blue: weight / total + 1e-9 for blue, weight in after.items()}


def _most_liars(players: int) -> int:
    return int(DATA["roles"][str(players)]["blue"]) + 1


@lru_cache(maxsize=1024)
def _speakers(entry: Round, me: int) -> int:
    """The players beside me who said something of their row, as a set: nobody lies by saying nothing."""
    return sum(1 << seat for seat, row in enumerate(entry.rows) if not _is_silent(row) and seat != me)


def _is_silent(row: Sequence[Card]) -> bool:
    return all(said in ("", "?") for said, _, _ in row)


def _fits_of(entry: Round, me: int, deck: tuple[int, ...], blue: int) -> dict[int, float]:
    """The same for a set of senators: whether the Centurion is one may change how they lie."""
    habit, seats = entry.habit, range(len(entry.rows))
    to_senator = bool(blue >> entry.centurion & 1)
    is_other = to_senator and any(habit.ways(seat, True) != habit.ways(seat, False) for seat in seats)
    return _fits(entry, me, deck, _most_liars(len(entry.rows)), is_other)


@lru_cache(maxsize=8192)
def _fits(entry: Round, me: int, deck: tuple[int, ...], most: int, to_senator: bool = False) -> dict[int, float]:
    """For every set of liars: how well the claims fit the deck, and the cards turned up fit the claims."""
    found: list[tuple[int, Deal]] = [(0, {0: 1.0})]
    room = _room(deck, entry)
    for seat, row in enumerate(entry.rows):
        if not row:
            continue
        honest = _row_deal(row, as_said, room)
        if seat == me or _is_silent(row):
            found = [(mask, _joined(deal, honest, room)) for mask, deal in found]
            continue
        turned = _lying_deal(row, room, entry.habit.ways(seat, to_senator))
        found = [
            option
            for mask, deal in found
            for option in (
                (mask, _joined(deal, honest, room)),
                *([(mask | 1 << seat, _joined(deal, turned, room))] if mask.bit_count() < most else []),
            )
        ]
    fits = {mask: sum(ways * _seen(packed, entry, deck) for packed, ways in deal.items()) for mask, deal in found}
    floor = DOUBT * max(fits.values()) or 1.0
    return {mask: fit + floor for mask, fit in fits.items()}


def _lying_deal(row: Sequence[Card], room: Room, ways: Ways) -> Deal:
    """What may lie in a row whose owner lies, in any way."""
    deal: Deal = {}
    for share, says in ways:
        for packed, likely in _row_deal(row, says, room).items():
            deal[packed] = deal.get(packed, 0.0) + share * likely
    return deal


def _row_deal(row: Sequence[Card], says: Says, room: Room) -> Deal:
    """What may lie in a row, by what its owner says of it and how likely that would be said of each face."""
    deal: Deal = {0: 1.0}
    for place, (said, taken, face) in enumerate(row):
        shares = {name: 1.0 if said in ("", "?") else says(said, name, place) for name in ((face,) if face else FACES)}
        if face:
            shares[face] = max(shares[face], SLIP)
        deal = _joined(deal, {_card(name, taken): share for name, share in shares.items() if share}, room)
    return deal


def _card(face: str, taken: bool) -> int:
    place = FACES.index(face)
    return 1 << BITS * place | (1 << BITS * (place + 4) if taken else 0)


def _joined(one: Deal, other: Deal, room: Room) -> Deal:
    joined: Deal = {}
    (pad, guard), pairs, so_far = room, list(other.items()), joined.get
    for a, ways in one.items():
        padded = a + pad
        for b, more in pairs:
            if not padded + b & guard:
                joined[a + b] = so_far(a + b, 0.0) + ways * more
    return joined


@lru_cache(maxsize=1024)
def _room(deck: tuple[int, ...], entry: Round) -> Room:
    """No more of a face is dealt than the deck has; no more is taken than was turned up, less one that was discarded."""
    most = dict(enumerate(deck))
    if entry.shown:
        unseen = int("discard" in entry.work)
        most |= {face + 4: shown + unseen for face, shown in enumerate(entry.shown)}
    pad = sum(GUARD - 1 - n << BITS * place for place, n in most.items())
    return Room(pad, sum(GUARD << BITS * place for place in most))


def _seen(packed: int, entry: Round, deck: tuple[int, ...]) -> float:
    """In how many ways the deck gives such a deal, and how likely what was turned up then is."""
    ways = _ways(packed & DEALT, deck)
    if not entry.shown:
        return ways
    taken = [packed >> BITS * (face + 4) & 31 for face in range(4)]
    if "extra" not in entry.work:
        return ways * _turned_up(taken, entry)
    left = [deck[face] - (packed >> BITS * face & 31) for face in range(4)]
    return ways * sum(
        left[face] / sum(left) * _turned_up([n + (i == face) for i, n in enumerate(taken)], entry)
        for face in range(4)
        if left[face]
    )


@lru_cache(maxsize=65536)
def _ways(dealt: int, deck: tuple[int, ...]) -> float:
    """In how many ways the deck gives so many of each face, one after the other."""
    ways = 1.0
    for face in range(4):
        for n in range(dealt >> BITS * face & 31):
            ways *= deck[face] - n
    return ways


def _turned_up(taken: Sequence[int], entry: Round) -> float:
    """How likely a pile shows just what was shown; one card of it may have been discarded unseen."""
    if "discard" not in entry.work:
        return float(tuple(taken) == entry.shown)
    missing = [n - shown for n, shown in zip(taken, entry.shown, strict=True)]
    if min(missing) < 0 or sum(missing) != 1:
        return 0.0
    return taken[missing.index(1)] / sum(taken)


def _sabotage_odds(entry: Round, doubts: Sequence[float]) -> float:
    """How a choice speaks for the Centurion being a senator: worse cards taken than the table's claims promised."""
    worths = [
        sorted(((worth_of(said or None, doubts[seat]), taken) for said, taken, _ in row), reverse=True)
        for seat, row in enumerate(entry.rows)
    ]
    chosen = sum(worth for row in worths for worth, taken in row if taken)
    number = sum(taken for row in worths for _, taken in row)
    best = sum(sorted((worth for row in worths for worth, _ in row[:2]), reverse=True)[:number])
    worst = sum(sorted(worth for row in worths for worth, _ in row[-2:])[:number])
    if best - worst < 0.5:
        return 1.0
    gap = (best - chosen) / (best - worst)
    honest = _bell(gap / 0.22)
    senate = SABOTAGE * _bell((1.0 - gap) / 0.35) + (1.0 - SABOTAGE) * _bell(gap / 0.35)
    return float(min(6.0, max(0.45, (senate + 0.02) / (honest + 0.02))) ** CHOICE_GAP)


def _bell(x: float) -> float:
    return float(2.718281828 ** (-0.5 * x * x))
