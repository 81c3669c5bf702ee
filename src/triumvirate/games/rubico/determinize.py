"""A truth that agrees with all a view says: roles, powers and faces the viewer has not seen are dealt at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from triumvirate.core.view import View
from triumvirate.games.rubico.history import PastRound
from triumvirate.games.rubico.made_state import State
from triumvirate.games.rubico.names import FACE_NAMES, Face, Faction
from triumvirate.games.rubico.printed import DATA
from triumvirate.games.rubico.state import POWERS
from triumvirate.games.rubico.truth import AsideCard, Holding, RowCard, Truth, state_of
from triumvirate.games.rubico.view import RubicoView


def determinize(view: View, rng: random.Random) -> State:
    """Every deal of what is unseen is about as likely; what the past rounds showed is kept to."""
    seen = RubicoView.of(view)
    roles, powers, passed = _roles(seen, rng), _powers(seen, rng), _passed(seen, rng)
    history, extra = _past_rounds(seen, rng)
    table = _Table(seen)
    stock = table.deal(seen, history, extra, rng)
    truth = Truth(
        phase=seen.phase,
        round=seen.round,
        centurion=seen.centurion,
        quota=seen.quota,
        position=seen.position,
        reached=seen.reached,
        roles=roles,
        powers=powers,
        senate=seen.senate,
        stock=stock,
        rows=table.rows,
        words=seen.words,
        locked=seen.locked,
        talked=seen.talked,
        passed=passed,
        vesta=seen.vesta,
        juno=seen.juno,
        holding=table.holding,
        aside=table.aside,
        used=seen.used,
        history=history,
        winner=seen.result.winner if seen.result else None,
        ended_by=seen.result.reason if seen.result else "running",
    )
    return state_of(view.options, truth)


def _roles(view: RubicoView, rng: random.Random) -> dict[str, Faction]:
    in_play = DATA["roles"][str(view.options["players"])]
    left: Counter[Faction] = Counter({"caesar": in_play["red"], "senate": in_play["blue"]})
    left.subtract(role for role in view.roles.values() if role)
    unknown = list(left.elements())
    rng.shuffle(unknown)
    return {seat: role or unknown.pop() for seat, role in view.roles.items()}


def _powers(view: RubicoView, rng: random.Random) -> dict[str, str | None]:
    seen = {use.power for use in view.used} | {power for power in view.powers.values() if power}
    left = [power for power in POWERS if power not in seen]
    rng.shuffle(left)
    holders = view.holds_power
    return {seat: (power or left.pop()) if seat in holders else None for seat, power in view.powers.items()}


def _passed(view: RubicoView, rng: random.Random) -> list[str]:
    """Who has passed is known of oneself; a Centurion asked to go on from a complete choice knows that all have."""
    if view.phase not in ("choice", "powers", "over") or view.holding:
        return []
    others = [seat for seat in view.holds_power if seat not in (view.seat, view.centurion)]
    own = [view.seat] if view.seat is not None and view.passed else []
    if view.phase == "choice" and view.seat == view.centurion and view.complete and view.your_turn:
        return [*own, *others]
    passed = [seat for seat in others if rng.random() < 0.5]
    own_is_open = view.seat in view.holds_power and view.seat != view.centurion and not own
    must_wait = view.phase == "powers" or (view.complete and view.seat == view.centurion)
    if must_wait and not own_is_open and len(passed) == len(others) and others:
        passed.remove(rng.choice(others))
    return [*own, *passed]


def _past_rounds(view: RubicoView, rng: random.Random) -> tuple[list[PastRound], list[Face]]:
    """The remembered rounds with all faces, and the card of the stock that joined the last one, if one did."""
    aside = Counter(card.face for card in view.aside if card.face)
    rounds: list[PastRound] = []
    extra: list[Face] = []
    for entry in view.history:
        is_now = entry["round"] == view.round
        filled, extra = _past_round(entry, view.deck, aside if is_now else Counter(), rng)
        rounds.append(filled)
    return rounds, extra


def _past_round(
    entry: PastRound, deck: Mapping[Face, int], aside: Counter[Face], rng: random.Random
) -> tuple[PastRound, list[Face]]:
    """Faces for the cards of a past round: those taken must make up what was turned up, give or take the card of the
    stock that joined it and the one discarded unseen."""
    cards = [(card.face, card.taken) for row in entry["rows"].values() for card in row]
    taken = Counter(face for face, is_taken in cards if face and is_taken)
    left = aside + Counter(face for face, is_taken in cards if face and not is_taken)
    pile: Counter[Face] = Counter(entry["shown"])
    if "discard" in entry["work"]:
        missing = list((taken - pile).elements()) or list((Counter(deck) - pile - left).elements())
        pile[rng.choice(missing)] += 1
    unknown = list((pile - taken).elements())
    rng.shuffle(unknown)
    rest = list((Counter(deck) - pile - left).elements())
    rng.shuffle(rest)
    filled = entry.copy()
    filled["rows"] = {
        seat: [replace(card, face=card.face or (unknown if card.taken else rest).pop()) for card in row]
        for seat, row in entry["rows"].items()
    }
    return filled, unknown


class _Table:
    """The cards that lie on the table now, to be given faces."""

    def __init__(self, view: RubicoView) -> None:
        self.rows = {seat: [replace(card) for card in row] for seat, row in view.rows.items()}
        self.holding = replace(view.holding) if view.holding else None
        self.aside = [replace(card) for card in view.aside]

    def deal(
        self, view: RubicoView, history: list[PastRound], extra: list[Face], rng: random.Random
    ) -> dict[Face, int]:
        """Faces for all of them; what remains is the stock."""
        unseen: Counter[Face] = Counter(view.deck)
        if view.result and view.result.reason in ("rome", "legion"):
            unseen.subtract(extra)
            for seat, row in history[-1]["rows"].items():
                for card, past in zip(self.rows[seat], row, strict=True):
                    card.face = past.face
        unseen.subtract(card.face for card in self._cards() if card.face)
        pool = list(unseen.elements())
        rng.shuffle(pool)
        for lying in self._cards():
            lying.face = lying.face or pool.pop()
        return {face: pool.count(face) for face in FACE_NAMES}

    def _cards(self) -> list[RowCard | AsideCard | Holding]:
        rows = [card for row in self.rows.values() for card in row]
        return [*rows, *self.aside, *([self.holding] if self.holding else [])]
