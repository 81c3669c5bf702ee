"""What a search found: the actions by how much they were tried, their win chances, and the line it expects."""

from __future__ import annotations

import random
from dataclasses import dataclass

from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.core.plain import JsonObject
from triumvirate.search.tree import NONE, ROOT, Tree, edges_of

LONGEST_LINE = 5
LEAST_VISITS = 8


@dataclass(frozen=True)
class Option:
    """One action of the searching seat."""

    index: int
    action: str
    visits: int
    chance: float  # to win, as far as the search knows

    def to_json(self) -> JsonObject:
        """For pages and files."""
        return {"action": self.action, "visits": self.visits, "chance": round(self.chance, 4)}


@dataclass(frozen=True)
class Step:
    """One action of the expected line."""

    seat: str
    action: str
    words: str

    def to_json(self) -> JsonObject:
        """For pages and files."""
        return {"seat": self.seat, "action": self.action, "words": self.words}


@dataclass(frozen=True)
class Finding:
    """Options, the most tried first; the first one's line; and how much thought went into it."""

    options: tuple[Option, ...]
    line: tuple[Step, ...]
    iterations: int
    is_exact: bool = False  # reckoned out, not searched

    @property
    def best(self) -> Option:
        """The action to take."""
        return self.options[0]

    @property
    def chance(self) -> float:
        """The seat's chance to win with best play, as far as the search knows."""
        return self.best.chance

    def sample(self, temperature: float, rng: random.Random) -> Option:
        """The best action at temperature 0; above it also others, the more tried the likelier."""
        if temperature <= 0:
            return self.best
        most = max(option.visits for option in self.options) or 1
        weights = [(max(option.visits, 0.01) / most) ** (1.0 / temperature) for option in self.options]
        return rng.choices(self.options, weights)[0]

    def to_json(self) -> JsonObject:
        """For pages and files."""
        return {
            "chance": round(self.chance, 4),
            "iterations": self.iterations,
            "options": [option.to_json() for option in self.options],
            "line": [step.to_json() for step in self.line],
        }


def merge(trees: list[Tree], seat: int, legal: dict[int, str]) -> tuple[Option, ...]:
    """The root's actions over all trees, the most tried first; equals by their chance, then in legal order."""
    visits = dict.fromkeys(legal, 0)
    totals = dict.fromkeys(legal, 0.0)
    for tree in trees:
        for place in edges_of(tree, int(tree.counts[ROOT]), seat):
            edge = tree.edges[place]
            action = int(edge["action"])
            if action in visits:
                visits[action] += int(edge["visits"])
                totals[action] += float(edge["total"])
    tried = sum(visits.values())
    usual = sum(totals.values()) / tried if tried else 0.5
    options = [
        Option(action, text, visits[action], totals[action] / visits[action] if visits[action] else usual)
        for action, text in legal.items()
    ]
    return tuple(sorted(options, key=lambda option: (-option.visits, -option.chance)))


def expected_line(
    game: Game, seats: tuple[str, ...], tree: Tree, truth: State, first: Option, seat: int
) -> tuple[Step, ...]:
    """The most tried actions from the root on, played on one sampled truth, in the words of its events."""
    state = truth.copy()
    node, chosen = int(tree.counts[ROOT]), first.index
    steps: list[Step] = []
    while chosen != NONE and len(steps) < LONGEST_LINE:
        text = game.notation.text(state, seat, chosen)
        state.log = []
        game.rules.apply(state, seat, chosen)
        steps.append(Step(seats[seat], text, _words(game, state)))
        node = child_of(tree, node, seat, chosen)
        deciding = game.deciding(state)
        if node == NONE or len(deciding) != 1:
            break
        seat = deciding[0]
        chosen = _likeliest(tree, node, seat, set(game.legal(state, seat)))
    return tuple(steps)


def child_of(tree: Tree, node: int, seat: int, action: int) -> int:
    """The node behind an action, or none."""
    for place in edges_of(tree, node, seat):
        if tree.edges[place]["action"] == action:
            return int(tree.edges[place]["child"])
    return NONE


def _likeliest(tree: Tree, node: int, seat: int, legal: set[int]) -> int:
    """The most tried legal action of a seat in a node, or none where all were tried too little to say."""
    known = [tree.edges[place] for place in edges_of(tree, node, seat) if int(tree.edges[place]["action"]) in legal]
    likely = max(known, key=lambda edge: int(edge["visits"]), default=None)
    return NONE if likely is None or likely["visits"] < LEAST_VISITS else int(likely["action"])


def _words(game: Game, state: State) -> str:
    """What a spectator would be told of an action."""
    events = [game.words.event(state, fact) for fact in state.log]
    said = [game.words.say(event.to_json(), None) for event in events if event.is_for(None)]
    return " ".join(sentence for sentence in said if sentence)
