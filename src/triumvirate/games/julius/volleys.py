"""A battle thought through to its end, exactly: every volley of every round with all that its dice may show (8.1 to 8.3).

What people decide in a battle is fixed here: whoever may fire fires, nobody leaves before he must, attackers leave in
round 4, and of equally strong blocks the one of less use takes the hit. Cleopatra counts as lost when she would turn.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple, TypeAlias

from triumvirate.games.julius.state import ROUNDS

# Steps of a side's fighters, one number each.
Steps: TypeAlias = tuple[int, ...]
# How likely the two sides are in these conditions: the first side's number times WIDE, and the second's.
Pool: TypeAlias = dict[int, float]
WIDE = 1 << 16

# Ways that a battle may go and that are rarer than this are left out.
RARE = 1e-7
# By firepower and dice: how likely each number of hits is.
VOLLEYS = [
    [
        [comb(dice, hits) * (fire / 6) ** hits * (1 - fire / 6) ** (dice - hits) for hits in range(dice + 1)]
        for dice in range(5)
    ]
    for fire in range(7)
]


class Fighter(NamedTuple):
    """A block in a battle. `use` orders equals: the least useful takes a hit first."""

    attacks_in: int
    defends_in: int
    firepower: int
    strengths: tuple[int, ...]
    steps: int
    use: int
    reserve: bool = False
    acted: bool = False
    trapped: bool = False


class Field(NamedTuple):
    """A battle as it stands: both sides, which of them attacks, the round, and hits that a side still has to take."""

    sides: tuple[tuple[Fighter, ...], tuple[Fighter, ...]]
    attacker: int
    round: int
    surprise: bool = False
    hit_side: int = 0
    hits: int = 0


class Outcome(NamedTuple):
    """How likely each side holds the place in the end, and how many blocks it may expect to lose."""

    holds: tuple[float, float]
    lost: tuple[float, float]


@lru_cache(maxsize=4096)
def fight_out(field: Field) -> Outcome:
    """A battle from where it stands to its end."""
    return _Fight(field).outcome()


class _Side:
    """The conditions that a side may come into, each with a number, and which one follows on a hit."""

    def __init__(self, fighters: tuple[Fighter, ...], joined: bool) -> None:
        self.fighters, self.joined = fighters, joined
        self.number: dict[Steps, int] = {}
        self.steps: list[Steps] = []
        self.after_hit: list[int] = []
        self.fights: list[bool] = []

    def of(self, steps: Steps) -> int:
        """The number of a condition; all that hits can make of it get theirs, too."""
        known = self.number.get(steps)
        if known is not None:
            return known
        found = self.number[steps] = len(self.steps)
        target = self._target(steps)
        self.steps.append(steps)
        self.fights.append(target >= 0)
        self.after_hit.append(found)
        if target >= 0:
            self.after_hit[found] = self.of(_less(steps, target))
        return found

    def without(self, number: int, place: int) -> int:
        """The condition when one fighter has left."""
        return self.of(_less(self.steps[number], place, self.steps[number][place]))

    def _target(self, steps: Steps) -> int:
        """Who takes the next hit: the strongest that takes part, of equals the one of least use."""
        best, most = -1, (0, 0)
        for place, fighter in enumerate(self.fighters):
            now = (fighter.strengths[steps[place]], -fighter.use)
            if steps[place] and (self.joined or not fighter.reserve) and now > most:
                best, most = place, now
        return best


def _less(steps: Steps, place: int, by: int = 1) -> Steps:
    return (*steps[:place], steps[place] - by, *steps[place + 1 :])


class _Fight:
    """All ways that a battle may go, side by side."""

    def __init__(self, field: Field) -> None:
        self.field, self.attacker = field, field.attacker
        self.joined = field.round > 1
        self.sides = [_Side(side, self.joined) for side in field.sides]
        self.holds, self.saved = [0.0, 0.0], [0.0, 0.0]
        # Ways in which round 1 is over before all have acted, since a side has only reserves left.
        self.early: Pool = {}

    def outcome(self) -> Outcome:
        """Rounds to the last one; who is left after it holds the place, and that is the defender."""
        start = [side.of(tuple(fighter.steps for fighter in side.fighters)) for side in self.sides]
        for _ in range(self.field.hits):
            start[self.field.hit_side] = self.sides[self.field.hit_side].after_hit[start[self.field.hit_side]]
        pool: Pool = {}
        self._add(pool, start[0], start[1], 1.0)
        for attacker, later in self._first_round(pool):
            self.attacker = attacker
            for number in range(max(self.field.round, 2), ROUNDS + 1):
                later = self._round(later, number)
            for key, chance in later.items():
                self._end(key // WIDE, key % WIDE, 1 - attacker, chance)
        everything = sum(self.holds)
        all_of = [len(side.fighters) for side in self.sides]
        return Outcome(
            (self.holds[0] / everything, self.holds[1] / everything),
            (max(0.0, all_of[0] - self.saved[0]), max(0.0, all_of[1] - self.saved[1])),
        )

    def _first_round(self, pool: Pool) -> list[tuple[int, Pool]]:
        """Round 1, where it is still fought; then reserves join, with exchanged roles or disrupted if they must."""
        if self.joined:
            return [(self.attacker, pool)]
        pool = self._round(pool, 1)
        for key, chance in self.early.items():
            pool[key] = pool.get(key, 0.0) + chance
        before, self.joined = self.sides, True
        self.sides = [_Side(side.fighters, True) for side in before]
        pools: tuple[Pool, Pool] = ({}, {})
        for key, chance in pool.items():
            numbers = (key // WIDE, key % WIDE)
            steps = [side.steps[number] for side, number in zip(before, numbers, strict=True)]
            lost = [side for side in (0, 1) if not before[side].fights[numbers[side]]]
            for side in lost:
                steps[side] = tuple(max(0, left - 1) for left in steps[side])
            swapped = 1 - self.attacker in lost
            self._add(pools[swapped], self.sides[0].of(steps[0]), self.sides[1].of(steps[1]), chance)
        return [(self.attacker, pools[0]), (1 - self.attacker, pools[1])]

    def _round(self, pool: Pool, number: int) -> Pool:
        """Everybody acts once, in the order of the slots."""
        for side, place in self._order(number):
            leaves = number == ROUNDS and side == self.attacker
            pool = self._leave(pool, side, place) if leaves else self._fire(pool, side, place)
        return pool

    def _order(self, number: int) -> list[tuple[int, int]]:
        """Who acts in a round: A to D, the defender first; by surprise all attackers before him."""
        now = number == self.field.round
        found = []
        for side in (0, 1):
            attacks = side == self.attacker
            for place, fighter in enumerate(self.sides[side].fighters):
                if (now and fighter.acted) or (fighter.reserve and not self.joined):
                    continue
                letter = fighter.attacks_in if attacks else fighter.defends_in
                slot = 2 * letter + attacks
                if self.field.surprise and number == 1:
                    slot = letter if attacks else 4 + letter
                found.append((slot, side, place))
        return [(side, place) for _, side, place in sorted(found)]

    def _fire(self, pool: Pool, side: int, place: int) -> Pool:
        """One block fires, if it is still there: every number of hits that its dice may show."""
        fighter, enemy = self.sides[side].fighters[place], self.sides[1 - side]
        dice = [fighter.strengths[steps[place]] for steps in self.sides[side].steps]
        volleys = VOLLEYS[fighter.firepower]
        own_unit, unit = (WIDE, 1) if side == 0 else (1, WIDE)
        after: Pool = {}
        for key, chance in pool.items():
            first, second = divmod(key, WIDE)
            own, target = (first, second) if side == 0 else (second, first)
            if not dice[own]:
                after[key] = after.get(key, 0.0) + chance
                continue
            base, rest = own * own_unit, chance
            for part in volleys[dice[own]]:
                if not enemy.fights[target]:
                    self._add(after, *((own, target) if side == 0 else (target, own)), rest)
                    break
                if chance * part > RARE:
                    place_of = base + target * unit
                    after[place_of] = after.get(place_of, 0.0) + chance * part
                rest -= chance * part
                target = enemy.after_hit[target]
        return after

    def _leave(self, pool: Pool, side: int, place: int) -> Pool:
        """An attacker of the last round leaves, or is lost where there is no way."""
        trapped = self.sides[side].fighters[place].trapped
        after: Pool = {}
        for key, chance in pool.items():
            both = [key // WIDE, key % WIDE]
            if self.sides[side].steps[both[side]][place]:
                both[side] = self.sides[side].without(both[side], place)
                self.saved[side] += 0.0 if trapped else chance
            self._add(after, both[0], both[1], chance)
        return after

    def _add(self, pool: Pool, first: int, second: int, chance: float) -> None:
        """What may have become of the battle: it is over, its first round is, or it goes on."""
        sides = self.sides
        if not any(sides[0].steps[first]) or not any(sides[1].steps[second]):
            self._end(first, second, 0 if any(sides[0].steps[first]) else 1, chance)
            return
        if not (sides[0].fights[first] and sides[1].fights[second]):
            pool = self.early
        key = first * WIDE + second
        pool[key] = pool.get(key, 0.0) + chance

    def _end(self, first: int, second: int, side: int, chance: float) -> None:
        self.holds[side] += chance
        for of, number in enumerate((first, second)):
            self.saved[of] += chance * sum(1 for steps in self.sides[of].steps[number] if steps)
