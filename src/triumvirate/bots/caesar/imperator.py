"""The imperator of CAESAR!: the tree search judged by a network that taught itself the game (`docs/imperator.md`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from triumvirate.bots.caesar.cautions import against
from triumvirate.bots.caesar.ending import reckon
from triumvirate.bots.caesar.familiar import is_for_the_legate
from triumvirate.bots.caesar.legate import legate
from triumvirate.bots.caesar.reasons import told
from triumvirate.bots.caesar.trail import track
from triumvirate.bots.contract import Bot
from triumvirate.bots.reasons import Why
from triumvirate.bots.searcher import Searcher
from triumvirate.core.view import LegalAction, View
from triumvirate.games import find_game
from triumvirate.learn.judging import PlainEvaluator
from triumvirate.learn.weights import read_weights, weights_like
from triumvirate.search import Evaluator, Finding, Memory, Settings, ground

EXPORTED = Path(__file__).parent / "weights" / "imperator.onnx"
WEIGHTS = Path(__file__).parent / "weights" / "imperator.npz"
AS_MANY = 8  # iterations of the legate in the time of one
SETTINGS = Settings(explore=0.0, trust=1.5, doubt=0.05, expand_after=0, truths=64, batch=16)


def is_at_hand() -> bool:
    """Whether it can think here: a page fetches its network when it is to play."""
    return (EXPORTED if ground.is_native() else WEIGHTS).is_file()


def network() -> Evaluator:
    """The shipped network, loaded once: by ONNX Runtime, which is quickest, and by compiled text in a page."""
    return exported() if ground.is_native() else plain()


@cache
def exported() -> Evaluator:
    """The network on this processor."""
    from triumvirate.learn.evaluator import NetworkEvaluator  # with arrays, which a page has not

    return NetworkEvaluator("caesar", EXPORTED)


@cache
def plain() -> PlainEvaluator:
    """The same network as compiled text, which runs on the native engine and in a page alike."""
    return PlainEvaluator(find_game("caesar"), WEIGHTS)


@dataclass(frozen=True)
class Imperator(Searcher):
    """A searcher that leaves to the legate what that plays better: token sets that its network has never seen, solo games."""

    def _stand_in(self) -> Searcher:
        return replace(legate(), iterations=AS_MANY * self.iterations, reckon=self.reckon)

    def think(
        self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int
    ) -> tuple[Finding, Callable[[int], Why]]:
        """What the search found, and reasons."""
        if is_for_the_legate(view.options):
            return self._stand_in().think(view, legal, seconds, seed)
        return super().think(view, legal, seconds, seed)

    def judge(self, view: View, legal: Sequence[LegalAction], action: int, seed: int) -> float:
        """The chance to win with one action."""
        if is_for_the_legate(view.options):
            return self._stand_in().judge(view, legal, action, seed)
        return super().judge(view, legal, action, seed)


def with_network(file: Path) -> Searcher:
    """The imperator that judges by the network in a file; ValueError where that is none of this game."""
    weights_like(file, read_weights(WEIGHTS))
    judge = PlainEvaluator(find_game("caesar"), file)
    return imperator(lambda: judge)


def imperator(judge: Callable[[], Evaluator] = network) -> Searcher:
    """The imperator as a searcher."""
    return Imperator(
        "caesar",
        "imperator",
        SETTINGS,
        reason=told,
        evaluator=judge,
        reckon=reckon,
        caution=against,
        memory=Memory(track),
    )


def make() -> Bot:
    """The bot."""
    return imperator()


def warm() -> None:
    """Compile what shows positions to the network."""
    from triumvirate.learn.evaluator import warm_encoding

    game = find_game("caesar")
    warm_encoding(game.name, game.layout.records([game.prepare(game.check({}))]))
