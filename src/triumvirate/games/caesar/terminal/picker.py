"""Choosing an action of CAESAR! by token, space and facing: plain state, moved by keys or mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from triumvirate.core.view import LegalAction, View
from triumvirate.games.caesar.board.map import Layout
from triumvirate.games.caesar.board.text import Marks
from triumvirate.games.caesar.printed import DATA
from triumvirate.games.caesar.view import CaesarView

SPACES = tuple(border["id"] for border in DATA["borders"])


@dataclass
class Picker:
    """What is being considered: a token of the hand (when placing), a spot, and which of the spot's actions."""

    view: View
    legal: Sequence[LegalAction]
    token: str | None = None
    spot: str | None = None
    facing: int = 0
    tokens: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        if any(choice.action.startswith("place ") for choice in self.legal):
            self.tokens = list(dict.fromkeys(CaesarView.of(self.view).hand or []))
        playable = [choice.action.split(" ")[1] for choice in self.legal if choice.action.startswith("place ")]
        if self.token not in self.tokens:
            self.token = next((token for token in self.tokens if token in playable), None)
        if self.spot not in self.spots():
            self.spot = None if self.token else next(iter(self.spots()), None)

    def spots(self) -> dict[str, list[str]]:
        """Where something can be chosen now, with its actions; a choice without a place is its own spot."""
        found: dict[str, list[str]] = {}
        for choice in self.legal:
            words = choice.action.split(" ")
            if words[0] == "place":
                if words[1] == self.token:
                    found.setdefault(words[2], []).append(choice.action)
            elif words[0] in ("might", "close"):
                found[words[-1]] = [choice.action]
            else:
                found[choice.action] = [choice.action]
        return found

    def action(self) -> str | None:
        """The action under consideration; on a space where the token cannot go, the one that would be refused."""
        if self.spot is None:
            return None
        actions = self.spots().get(self.spot)
        if actions:
            return actions[self.facing % len(actions)]
        if self.token and self.spot in SPACES:
            high, low = self.token.split("-")[-2:]
            return f"place {self.token} {self.spot} {high}/{low}"
        return None

    def choose_token(self, number: int) -> None:
        """Take the n-th token of the hand; the spot stays if the token fits it."""
        if 0 <= number < len(self.tokens):
            self.token, self.facing = self.tokens[number], 0
            if self.spot not in self.spots():
                self.spot = None

    def next_token(self, step: int = 1) -> None:
        """The next token of the hand."""
        if self.tokens:
            now = self.tokens.index(self.token) if self.token in self.tokens else -1
            self.choose_token((now + step) % len(self.tokens))

    def next_spot(self, step: int = 1) -> None:
        """The next spot where something can be chosen, in the order of the map from left to right."""
        order = list(self.spots())
        if order:
            now = order.index(self.spot) if self.spot in order else (-1 if step > 0 else 0)
            self.spot, self.facing = order[(now + step) % len(order)], 0

    def flip(self) -> None:
        """Turn the token the other way (or face down, where that is allowed)."""
        self.facing += 1

    def move(self, across: int, down: int, places: Layout, anywhere: bool = False) -> None:
        """To the nearest spot in a direction: among those that can be chosen, or any space."""
        boxes = {**places.spaces, **places.provinces}
        targets = [name for name in (SPACES if anywhere else self.spots()) if name in boxes]
        if not targets:
            self.next_spot(across or down)
            return
        if self.spot not in boxes:
            middle = (places.width / 2, places.height / 2)
            self.spot = min(targets, key=lambda name: _distance(boxes[name].middle, middle))
            self.facing = 0
            return
        x, y = boxes[self.spot].middle
        best, least = None, 0.0
        for name in targets:
            dx, dy = boxes[name].middle[0] - x, (boxes[name].middle[1] - y) * 2
            ahead, aside = (dx * across, dy) if across else (dy * down, dx)
            if name != self.spot and ahead > 0 and abs(aside) <= 2.5 * ahead:
                cost = ahead + 1.5 * abs(aside)
                if best is None or cost < least:
                    best, least = name, cost
        if best:
            self.spot, self.facing = best, 0

    def follow(self, action: str) -> None:
        """Consider this action (a hint)."""
        words = action.split(" ")
        if words[0] == "place":
            self.token, self.spot = words[1], words[2]
        else:
            self.spot = words[-1] if words[0] in ("might", "close") else action
        actions = self.spots().get(self.spot or "", [])
        self.facing = actions.index(action) if action in actions else 0

    def marks(self, new: frozenset[str] = frozenset()) -> Marks:
        """What the board shows of it."""
        ghost = None
        action = self.action()
        if action and action.startswith("place ") and self.spot in self.spots() and self.view.seat:
            shown = action.split(" ")[3]
            values = None if shown == "facedown" else (int(shown.split("/")[0]), int(shown.split("/")[1]))
            ghost = (self.spot or "", self.view.seat, values)
        return Marks(self.spot, frozenset(self.spots()), ghost, new)


def _distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return (one[0] - other[0]) ** 2 + 4 * (one[1] - other[1]) ** 2
