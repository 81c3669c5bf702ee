"""The search from one seat's view: samples truths, grows a tree on every core, and tells what it found at any time."""

from __future__ import annotations

import hashlib
import random
import threading
import time
from collections.abc import Callable, Sequence

from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.core.view import LegalAction, View
from triumvirate.search.evaluator import Evaluator
from triumvirate.search.finding import Finding, expected_line, merge
from triumvirate.search.ground import Growing, ground_of
from triumvirate.search.settings import Limit, Settings
from triumvirate.search.trail import Trail, end_of
from triumvirate.search.tree import NONE, ONLY, ROOT

FIRST_TRUTHS = 8
TIME_FOR_TRUTHS = 0.15
ITERATIONS_PER_TRUTH = 16
Job = tuple[Callable[..., object], tuple[object, ...]]


class Search:
    """Thinks about one decision of one seat, from its view alone. `think` may be called again to think longer."""

    def __init__(
        self,
        game: Game,
        view: View,
        legal: Sequence[LegalAction],
        seed: int,
        settings: Settings | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.game = game = game.played_with(view.options)
        self.settings = settings or Settings()
        self.seats = game.seats(view.options)
        self._ground = ground_of(game)
        self._evaluator = evaluator
        self._seed = seed
        self._growers: list[Growing] = []
        self._stopped = threading.Event()
        self._look(view, legal)

    def _look(self, view: View, legal: Sequence[LegalAction]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = self.seats.index(view.seat)
        self.legal = {choice.index: choice.action for choice in legal}
        self._rng = random.Random(self._seed)
        self._sampled: list[State] = []
        self._sample(1)

    def _sample(self, count: int) -> None:
        fresh = [self.game.knowledge.determinize(self.view, self._rng) for _ in range(count)]
        self._sampled.extend(fresh)
        self._truths = self._ground.truths(self._sampled)

    def stop(self) -> None:
        """Let `think` come to its end now; for another thread."""
        self._stopped.set()

    def think(self, limit: Limit) -> Finding:
        """Grow until the limit is reached."""
        began = time.monotonic()
        self._stopped.clear()
        while len(self._growers) < limit.trees:
            number = len(self._growers)
            seed = _mixed(self._seed, number)
            self._growers.append(self._ground.grower(self.settings, self.seat, seed, self._evaluator))
        if limit.iterations:
            self._think_steadily(limit)
        else:
            self._think_for(limit, began + limit.seconds)
        return self.finding()

    def judge(self, action: int, iterations: int) -> float:
        """The chance to win with one action of the legal list, from a tree of its own that tries nothing else first."""
        grower = self._ground.grower(self.settings, self.seat, _mixed(self._seed, -1), self._evaluator)
        grower.tree.counts[ONLY] = action
        grower.grow(self._truths, iterations)
        return next(option.chance for option in merge([grower.tree], self.seat, self.legal) if option.index == action)

    def _think_steadily(self, limit: Limit) -> None:
        wanted = min(self.settings.truths, max(FIRST_TRUTHS, limit.iterations // ITERATIONS_PER_TRUTH))
        self._sample(max(0, wanted - len(self._sampled)))
        shares = [len(range(n, limit.iterations, limit.trees)) for n in range(limit.trees)]
        work = [(grower.grow, (self._truths, share)) for grower, share in zip(self._growers, shares, strict=False)]
        _all_at_once(work)

    def _think_for(self, limit: Limit, deadline: float) -> None:
        last = time.monotonic() + TIME_FOR_TRUTHS * limit.seconds
        while len(self._sampled) < self.settings.truths and time.monotonic() < last:
            self._sample(min(FIRST_TRUTHS, self.settings.truths - len(self._sampled)))
        stopped = self._stopped.is_set
        _all_at_once(
            [(grower.grow_until, (lambda: self._truths, deadline, stopped)) for grower in self._growers[: limit.trees]]
        )

    def finding(self) -> Finding:
        """What is known so far."""
        trees = [grower.tree for grower in self._growers]
        options = merge(trees, self.seat, self.legal)
        line = expected_line(self.game, self.seats, trees[0], self._sampled[0], options[0], self.seat) if trees else ()
        return Finding(options, line, sum(grower.iterations for grower in self._growers))

    def advance(self, trail: Trail, view: View, legal: Sequence[LegalAction], seed: int) -> int:
        """Go on to a later decision of the same seat and keep what the trees know of it; how many iterations that is.

        Chance and truths are sampled anew from the new view, so what is kept only says where to look first. Trees that
        know nothing of what happened are dropped.
        """
        is_same = view == self.view
        self._seed = seed
        self._look(view, legal)
        growers, kept = [], 0
        for number, grower in enumerate(self._growers):
            root = int(grower.tree.counts[ROOT])
            node, visits = (root, grower.iterations) if is_same else end_of(grower.tree, trail, self.seat, self.legal)
            if node != NONE:
                grower.move_root(node, visits, _mixed(seed, number))
                growers.append(grower)
                kept += visits
        self._growers = growers
        return kept


def _mixed(seed: int, number: int) -> int:
    """A seed for each tree that has nothing to do with its neighbours'."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {number}".encode(), digest_size=7).digest(), "big")


def _all_at_once(work: Sequence[Job]) -> None:
    """Run all calls, the first in this thread and the others beside it; a fault in any of them is raised here."""
    faults: list[BaseException] = []

    def guarded(call: Callable[..., object], given: tuple[object, ...]) -> None:
        try:
            call(*given)
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=guarded, args=job, name="search") for job in work[1:]]
    for thread in threads:
        thread.start()
    guarded(*work[0])
    for thread in threads:
        thread.join()
    if faults:
        raise faults[0]
