"""Suspicion in RUBICO: how likely each player is a senator, from claims, choices and outcomes in a view's history.

Every way the roles can lie is weighed: an honest player's claims fit what was turned up, a senator's fit only in the
rounds in which no lie was told. Memory is dimmed by an exponent, as people's is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from triumvirate.core.view import View
from triumvirate.games.rubico.history import PastRound
from triumvirate.games.rubico.printed import DATA
from triumvirate.games.rubico.truth import RowCard, Used
from triumvirate.games.rubico.view import RubicoView

MEMORY = 0.6
LIES = 0.66
HONEST = 0.93
FLOOR = 0.02
# How much likelier a senator is to leave one claimed red card lying, and to have chosen all of them.
SHORT, FULL = 1.7, 0.8
# How much an honest player's word about another counts.
HEARD = 1.2
# How much likelier a senator is to say nothing of a whole row: Caesar's people gain by speaking.
SILENT = 4.0
# How much likelier a senator is to say something else of a card than it said first; more cards tell no more.
CHANGED = 1.6
# A card's worth to Caesar's march.
WORTH = {"red": 1.0, "blue": -1.0, "janus": 0.15, "pompey": -0.9}

Row = tuple[tuple[str, bool, str], ...]  # said, taken, face where known; "" for nothing


class Round(NamedTuple):
    """What one round showed to the one who suspects."""

    rows: tuple[Row, ...]
    reds: int  # cards turned up that were red, and all that were
    shown: int
    centurion: int
    quota: int
    work: tuple[str, ...]
    words: tuple[tuple[int, str, int], ...]  # who said what about whom


def suspicion(view: View, as_all: bool = False) -> dict[str, float]:
    """The probability that each seat is a senator, in the eyes of the view's seat, or of a bystander (`as_all`)."""
    facts = RubicoView.of(view)
    seats = list(facts.roles)
    known = ("",) * len(seats) if as_all else tuple(facts.roles[seat] or "" for seat in seats)
    if "" not in known:
        return {seat: float(role == "senate") for seat, role in zip(seats, known, strict=True)}
    me = -1 if as_all or view.seat is None else seats.index(view.seat)
    rounds = tuple(_compact(entry, seats, as_all) for entry in facts.history)
    uses = tuple((seats.index(use.seat), speaks_for_senate(use, facts.history)) for use in facts.used)
    red_share = facts.deck["red"] / sum(facts.deck.values())
    return dict(zip(seats, _posterior(known, me, rounds, uses, red_share), strict=True))


def _compact(entry: PastRound, seats: Sequence[str], as_all: bool) -> Round:
    rows = tuple(
        tuple((card.said or "", card.taken, "" if as_all else card.face or "") for card in entry["rows"][seat])
        for seat in seats
    )
    centurion = seats.index(entry["centurion"])
    words = tuple(
        (seats.index(seat), said.word, seats.index(said.about))
        for seat, said in entry["words"].items()
        if said is not None and said.word != "promise"
    )
    shown = entry["shown"]
    return Round(rows, shown.count("red"), len(shown), centurion, entry["quota"], tuple(entry["work"]), words)


def speaks_for_senate(use: Used, history: Sequence[PastRound]) -> float:
    """How much likelier a senator is to have used a power so."""
    if use.power == "fortuna":
        return 5.0 if use.target == "back" else 0.2
    if use.power in ("venus", "eris"):
        rows = [entry["rows"][use.seat] for entry in history if entry["round"] == use.round]
        said = [card.said for row in rows for place, card in enumerate(row, 1) if str(place) == use.target]
        return 3.0 if said == ["red"] else 0.6
    return 1.0


def silence_odds(row: Row) -> float:
    """How the cards of which nothing was said speak for their owner being a senator."""
    unsaid = sum(said in ("", "?") for said, _, _ in row)
    return float(SILENT ** (unsaid / len(row))) if row else 1.0


def story_odds(row: Sequence[RowCard]) -> float:
    """How a story that was changed about a row on the table speaks for its owner being a senator."""
    return CHANGED if any(card.said_first is not None for card in row) else 1.0


@lru_cache(maxsize=4096)
def _posterior(
    known: tuple[str, ...], me: int, rounds: tuple[Round, ...], uses: tuple[tuple[int, float], ...], red_share: float
) -> tuple[float, ...]:
    senators = DATA["roles"][str(len(known))]["blue"]
    weights: dict[tuple[int, ...], float] = {}
    for blue in combinations(range(len(known)), senators):
        if all(role in ("", "senate" if seat in blue else "caesar") for seat, role in enumerate(known)):
            weights[blue] = 1.0
    for entry in rounds:
        _weigh_round(weights, me, entry, red_share)
    for seat, odds in uses:
        for blue in weights:
            weights[blue] *= odds if seat in blue else 1.0
    total = sum(weights.values())
    return tuple(sum(w for blue, w in weights.items() if seat in blue) / total for seat in range(len(known)))


def _weigh_round(weights: dict[tuple[int, ...], float], me: int, entry: Round, red_share: float) -> None:
    likelihoods, givers, centurion, excuse = _round_likelihoods(me, entry, red_share)
    for blue in weights:
        mask = sum(1 << seat for seat in blue)
        weights[blue] *= likelihoods[mask & givers] ** MEMORY
        if centurion in blue:
            weights[blue] *= excuse**MEMORY
        for seat in blue:
            weights[blue] *= silence_odds(entry.rows[seat]) ** MEMORY if seat != me else 1.0
        for speaker, word, about in entry.words:
            if speaker not in blue and speaker != me:
                weights[blue] *= HEARD if (about in blue) == (word == "accuse") else 1.0 / HEARD


@lru_cache(maxsize=4096)
def _round_likelihoods(me: int, entry: Round, red_share: float) -> tuple[dict[int, float], int, int, float]:
    """For every set of senators among those who gave cards, how likely the red cards turned up are."""
    rows, reds, shown, centurion, quota, work, _ = entry
    own = sum(1 for said, taken, face in rows[me] if taken and face == "red") if me >= 0 else 0
    own_n = sum(1 for said, taken, face in rows[me] if taken) if me >= 0 else 0
    start = [0.0] * own + [1.0] + [0.0] * (own_n - own)
    if "extra" in work:
        start = _times(start, (1.0 - red_share, red_share))
    found: list[tuple[int, list[float], float]] = [(0, start, 1.0)]
    givers = 0
    for seat, row in enumerate(rows):
        if seat == me or not row:
            continue
        cards = tuple(card for card in row if card[1])
        honest, lying = _claims_fit(row, HONEST), _claims_fit(row, 1.0 - LIES)
        if not cards and honest == lying:
            continue
        givers |= 1 << seat
        red_side, blue_side = _seat_reds(cards, red_share)
        found = [
            option
            for mask, counts, fit in found
            for option in (
                (mask, _times(counts, red_side), fit * honest),
                (mask | 1 << seat, _times(counts, blue_side), fit * lying),
            )
        ]
    likelihoods = {
        mask: max(FLOOR, _chance_of(counts, reds, shown, "discard" in work)) * fit for mask, counts, fit in found
    }
    return likelihoods, givers, centurion, _choice_excuse(rows, centurion, me, quota)


def _claims_fit(row: Row, honesty: float) -> float:
    """Cards of a row that I have seen myself, held against what was said of them."""
    fit = 1.0
    for said, _, face in row:
        if face and said and said != "?":
            fit *= honesty if said == face else 1.0 - honesty
    return fit


def _seat_reds(cards: Row, red_share: float) -> tuple[Sequence[float], Sequence[float]]:
    """The distribution of red cards among those taken from a seat, if it is Caesar's and if it is the Senate's."""
    honest: Sequence[float] = (1.0,)
    lying: Sequence[float] = (1.0,)
    for said, _, face in cards:
        true, false = _red_chances(said, face, red_share)
        honest, lying = _times(honest, (1.0 - true, true)), _times(lying, (1.0 - false, false))
    mixed = [LIES * a + (1.0 - LIES) * b for a, b in zip(lying, honest, strict=True)]
    return honest, mixed


def _red_chances(said: str, face: str, red_share: float) -> tuple[float, float]:
    """How likely a card is red when its owner tells the truth, and when the owner lies."""
    if face:
        red = float(face == "red")
        return red, red
    if said == "red":
        return HONEST, 0.03
    if said in ("", "?"):
        return red_share, red_share
    return 0.05, (0.75 if said == "blue" else 0.3)


def _times(one: Sequence[float], other: Sequence[float]) -> list[float]:
    product = [0.0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        if a:
            for j, b in enumerate(other):
                product[i + j] += a * b
    return product


def _chance_of(counts: Sequence[float], reds: int, shown: int, discarded: bool) -> float:
    """How likely so many red cards are turned up; a card discarded unseen may have been one more."""
    here = counts[reds] if reds < len(counts) else 0.0
    if not discarded:
        return here
    more = counts[reds + 1] if reds + 1 < len(counts) else 0.0
    size = shown + 1
    return here * (size - reds) / size + more * (reds + 1) / size


def _choice_excuse(rows: Sequence[Row], centurion: int, me: int, quota: int) -> float:
    """How a choice speaks for the Centurion being a senator: claimed red cards left lying without need."""
    if centurion == me:
        return 1.0
    possible = min(quota, sum(min(2, sum(1 for card in row if card[0] == "red")) for row in rows))
    chosen = sum(1 for row in rows for card in row if card[1] and card[0] == "red")
    missed = possible - chosen
    return SHORT ** min(3, missed) if missed > 0 else FULL


def worth_of(said: str | None, blue: float, lies: float = LIES) -> float:
    """What a card is worth to Caesar's march in expectation, by what was said of it and by whom."""
    if said is None or said == "?":
        return -0.15 - 0.2 * blue
    true = WORTH[said]
    false = {"red": -0.95, "blue": 0.7, "janus": -0.2, "pompey": 0.4}[said]
    return (1.0 - blue) * true + blue * (lies * false + (1.0 - lies) * true)
