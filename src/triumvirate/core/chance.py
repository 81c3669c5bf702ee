"""Where a table's chance comes from: a word per action that nobody can predict and everybody can verify, or a script."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from triumvirate.core.engine import below
from triumvirate.core.errors import BadChance
from triumvirate.core.fields import State
from triumvirate.core.plain import JsonObject

if TYPE_CHECKING:
    from triumvirate.core.game import Game

Outcome = JsonObject | int
BY_PLACE = "place"  # an entry draws by its place in the line of moves that stand
BY_NUMBER = "number"  # by its number, as matches did that began before that


def new_secret() -> bytes:
    """A match secret from the operating system."""
    return secrets.token_bytes(32)


def secret_of_seed(seed: int) -> bytes:
    """The secret of a match that is to be repeatable: same seed, same match, on every machine."""
    return hashlib.sha256(f"triumvirate seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What is published when a match starts; the secret itself follows at the end."""
    return hashlib.sha256(secret).hexdigest()


def digest(key: bytes, place: str) -> str:
    """HMAC-SHA256 of a place's name: what everything that is drawn there follows from."""
    return hmac.new(key, place.encode(), hashlib.sha256).hexdigest()


def word(secret: bytes, place: int | str) -> int:
    """The generator's seed for an action: the first eight bytes of its place's digest, as a signed number."""
    return int.from_bytes(bytes.fromhex(digest(secret, str(place)))[:8], "big", signed=True)


@dataclass(frozen=True)
class Lots:
    """What all draws of a match follow from: the table's secret, and a number of their own from seats that added one.

    The table's commitment is public before any seat seals its number, and all numbers are sealed before the first is
    opened: so neither who keeps the table nor anybody at it can choose the draws. What was drawn stays drawn: an entry
    that takes the place of one that was taken back draws the same.
    """

    secret: bytes = field(repr=False)
    shares: Mapping[str, bytes] = field(default_factory=dict, repr=False)
    drawn_by: str = BY_PLACE
    streaks: Mapping[str, tuple[str, int]] = field(default_factory=dict, repr=False)  # see `deals.py`

    @property
    def commitment(self) -> str:
        """The published digest of the table's secret."""
        return commitment(self.secret)

    @property
    def seals(self) -> dict[str, str]:
        """The digests by which seats bound themselves to their numbers."""
        return {seat: commitment(share) for seat, share in self.shares.items()}

    @property
    def key(self) -> bytes:
        """The secret itself, or, where seats added numbers, the SHA-256 of all of them as lines of text."""
        if not self.shares:
            return self.secret
        lines = [self.secret.hex(), *(f"{seat} {self.shares[seat].hex()}" for seat in sorted(self.shares))]
        return hashlib.sha256("\n".join(lines).encode()).digest()

    def turn(self, number: int, place: int) -> int:
        """Whose word an entry draws by: that of its place, or in old matches of its number."""
        return place if self.drawn_by == BY_PLACE else number


class Source:
    """Answers the rules' `chance` for one action, from its word or from a script, and notes every outcome."""

    def __init__(self, game: Game, script: Sequence[Outcome] | None) -> None:
        self._game = game
        self._script = None if script is None else list(script)
        self.outcomes: list[Outcome] = []

    def take(self, state: State, n: int, what: int) -> int:
        """A number from 0 to n-1 for what is being drawn."""
        if self._script is None:
            index = below(state, n)
        else:
            index = self._next(state, n, what)
        self.outcomes.append(self._game.notation.outcome(state, n, what, index))
        return index

    def _next(self, state: State, n: int, what: int) -> int:
        assert self._script is not None
        if not self._script:
            raise BadChance("Too few chance values: the rules ask for one more than were given.")
        return self._game.notation.outcome_index(state, n, what, self._script.pop(0))

    def check_used_up(self) -> None:
        """A script must fit exactly."""
        if self._script:
            raise BadChance(f"Too many chance values: {len(self._script)} of them were not asked for.")


def number_outcome(n: int, value: Outcome) -> int:
    """A scripted outcome given as the engine's own number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadChance(f"A chance value here is a number from 0 to {n - 1}, not {value!r}.")
    if not 0 <= value < n:
        raise BadChance(f"The chance value {value} is out of range: 0 to {n - 1}.")
    return value
