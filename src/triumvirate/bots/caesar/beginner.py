"""The beginner of CAESAR!: greedy for what can be seen at once, fond of bonuses, blind to the answer and to far borders.

It plays as people do in their first match, so that a newcomer meets somebody who can be understood and beaten.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from triumvirate.bots.caesar.reasons import MARKERS, told
from triumvirate.bots.contract import Bot, Choice, Chooser
from triumvirate.bots.reasons import because, why
from triumvirate.core.view import LegalAction, View
from triumvirate.games import find_game
from triumvirate.games.caesar import facts
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.printed import BORDER_INDEX
from triumvirate.games.caesar.rules.board import BORDER_FIRST, BORDER_SECOND
from triumvirate.games.caesar.state import PROVINCES, SEATS
from triumvirate.games.caesar.view import CaesarView

MARKER = 10.0
BONUS = 7.0  # whichever it is: a beginner takes what lies there
GIVEN_AWAY = 4.0  # a marker of the other's hurts less than one's own pleases
LEAD = 2.0
TURNED = 1.5  # by which Might is tempted, a point that is turned face down
FAR_SEEN = 0.25  # how often a border far from its own tokens is looked at


@dataclass(frozen=True)
class Attention:
    """How often somebody looks at a space: one beside its own tokens, and one that is far from them."""

    near: float = 1.0
    far: float = FAR_SEEN


@dataclass(frozen=True)
class Beginner(Chooser):
    """Takes what this very move brings, among the spaces it happens to look at."""

    attention: Attention = Attention()

    name = "beginner"

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """The action that visibly brings most, never asking what the other will do about it."""
        assert isinstance(view, CaesarView)
        if len(legal) == 1:
            return Choice(legal[0].action, why("caesar", "only"))
        rng = random.Random(seed)
        game = find_game("caesar")
        seat = SEATS.index(view.seat or "")
        truth = cast(State, game.knowledge.determinize(view, rng))
        best, most = legal[0], float("-inf")
        for choice in looked_at(view, legal, rng, self.attention):
            state = truth.copy()
            state.rng_seed, state.log = rng.getrandbits(62), []
            game.rules.apply(state, seat, choice.index)
            worth = pleasure(truth, state, state.log, seat) + rng.random()
            if worth > most:
                best, most = choice, worth
        return Choice(best.action, because("caesar", told(truth, seat, best.index)))


def looked_at(
    view: CaesarView, legal: Sequence[LegalAction], rng: random.Random, attention: Attention
) -> list[LegalAction]:
    """The actions it thinks of: those beside its own tokens, and some of those further away."""
    mine = {
        province
        for name, lying in view.borders.items()
        if lying and lying.seat == view.seat
        for province in _sides(BORDER_INDEX[name])
    }
    seen: dict[str, bool] = {}
    for name in BORDER_INDEX:
        is_near = not mine.isdisjoint(_sides(BORDER_INDEX[name]))
        seen[name] = rng.random() < (attention.near if is_near else attention.far)
    chosen = [choice for choice in legal if seen.get(_border(choice.action) or "", True)]
    return chosen or [rng.choice(legal)]


def pleasure(before: State, after: State, log: list[tuple[int, ...]], seat: int) -> float:
    """How much a beginner likes what a move does at once: markers, any bonus, a lead, a strong piece turned."""
    value = 0.0
    for kind, who, *rest in log:
        if kind in MARKERS:
            value += MARKER if who == seat else -GIVEN_AWAY
        elif kind == facts.BONUS_TAKEN:
            value += BONUS
        elif kind == facts.TOKEN_PLACED and who == seat:
            value += sum(LEAD for province in _sides(rest[1]) if _leads(after, province, seat))
        elif kind == facts.TOKEN_TURNED:
            value += TURNED * sum(
                before.influence[(1 - seat) * PROVINCES + province] - after.influence[(1 - seat) * PROVINCES + province]
                for province in _sides(rest[1])
            )
        elif kind == facts.MARKER_TURNED:
            value += TURNED
    if after.winner == seat:
        value += 100 * MARKER
    return value


def _border(action: str) -> str | None:
    """The space of a placement."""
    words = action.split(" ")
    return words[2] if words[0] == "place" else None


def _sides(border: int) -> tuple[int, int]:
    return BORDER_FIRST[border], BORDER_SECOND[border]


def _leads(state: State, province: int, seat: int) -> bool:
    """An open province in which a seat is ahead."""
    here, there = (state.influence[who * PROVINCES + province] for who in (seat, 1 - seat))
    return not state.closed >> province & 1 and here > there


def make() -> Bot:
    """The bot."""
    return Beginner()
