"""What the judge thinks of a view, found once: a hint, a warning and looking back ask about the same views with the same seed.

All of it follows from the view, what its seat remembers and the seed, so whoever asks again is told what was found before,
and nothing is sampled or tried anew. A few numbers and words are kept of a view, and no truths.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from threading import Lock

from triumvirate.bots.julius import cautions, imperator, misgivings, singles
from triumvirate.bots.julius.legate import fingerprint, said_of
from triumvirate.bots.julius.operations import Comparison, Operation, Plan, compare, operations, told
from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.julius.singles import Tried
from triumvirate.bots.reasons import Why, because
from triumvirate.core.view import LegalAction, View
from triumvirate.games.julius.memory.dealing import recollection
from triumvirate.games.julius.state import SEATS
from triumvirate.games.julius.view import JuliusView

TRUTHS = 8
MOST_OPERATIONS = 3  # that anybody asks about
MOST_KEPT = 4096  # views


@dataclass
class Found:
    """What is known of a view by now."""

    operations: tuple[Operation, ...] = ()
    chances: dict[int, float] = field(default_factory=dict)  # of single actions
    compared: dict[tuple[Plan, Plan], Comparison] = field(default_factory=dict)
    words: dict[Plan, Why] = field(default_factory=dict)
    against: dict[tuple[Plan, Plan], Why] = field(default_factory=dict)


Key = tuple[str, int, bool]
_kept: OrderedDict[Key, Found] = OrderedDict()
_lock = Lock()


class Considered:
    """A view, weighed in truths that are sampled when something has to be tried in them."""

    def __init__(self, view: View, seed: int = 0) -> None:
        self.view, self.seed = view, seed
        remembered = recollection(view)
        self.name = fingerprint(view) + (f" {remembered.name}" if remembered else "")
        self._found = _found((self.name, seed, imperator.is_at_hand()))

    @cached_property
    def sampled(self) -> Sampled:
        """The truths; the same for the same view, memory and seed, so that hints and looking back agree."""
        given = (self.view, SEATS.index(str(self.view.seat)), TRUTHS, f"judge {self.seed} {self.name}")
        return imperator.Counselled(*given, imperator.network()) if imperator.is_at_hand() else Sampled(*given)

    def operations(self) -> tuple[Operation, ...]:
        """The best that the side could do, the best first."""
        if not self._found.operations:
            self._found.operations = tuple(operations(self.sampled)[:MOST_OPERATIONS])
        return self._found.operations

    def singles(self, legal: Sequence[LegalAction]) -> list[Tried]:
        """All that may be done, the best first."""
        choices = singles.choices(legal)
        if missing := [choice.index for choice in choices if choice.index not in self._found.chances]:
            self._found.chances |= singles.weigh(self.sampled, missing)
        return singles.ranked(choices, self._found.chances)

    def lost_by(self, best: Tried, taken: Tried) -> tuple[float, bool]:
        """What is lost by a single action, and whether that is beyond doubt."""
        return singles.lost_by(
            lambda: self.compare((best.choice.index,), (taken.choice.index,)), best.chance - taken.chance
        )

    def compare(self, better: Plan, other: Plan) -> Comparison:
        """Two commands, or two single actions, by tries that neither was picked by."""
        if (better, other) not in self._found.compared:
            self._found.compared[better, other] = compare(self.sampled, better, other)
        return self._found.compared[better, other]

    def told(self, plan: Plan) -> Why:
        """What a command does, in words."""
        if plan not in self._found.words:
            self._found.words[plan] = because("julius", told(self.sampled, plan))
        return self._found.words[plan]

    def said(self, legal: Sequence[LegalAction], action: int) -> Why:
        """What can be said of a single action."""
        if (action,) not in self._found.words:
            self._found.words[action,] = said_of(self.view, self.sampled, legal, action, is_asked=True)
        return self._found.words[action,]

    def against(self, plan: Plan, best: Plan) -> Why:
        """What speaks against a command beside the best one."""
        if (plan, best) not in self._found.against:
            self._found.against[plan, best] = because("julius", cautions.against(self.sampled, plan, best))
        return self._found.against[plan, best]

    def against_single(self, taken: LegalAction, best: LegalAction) -> Why:
        """What speaks against a single action beside the best one."""
        pair = ((taken.index,), (best.index,))
        if pair not in self._found.against:
            found = misgivings.against(JuliusView.of(self.view), self.sampled.first, taken, best)
            self._found.against[pair] = because("julius", found)
        return self._found.against[pair]


def _found(key: Key) -> Found:
    """What is kept under a key; the views that nobody asked about for longest go."""
    with _lock:
        found = _kept.setdefault(key, Found())
        _kept.move_to_end(key)
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
        return found
