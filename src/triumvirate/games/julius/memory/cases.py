"""The blocks of one colour as they may stand: a set of possible truths, kept exactly.

A *cell* is where blocks stand that nobody can tell apart; a *bag* is a number of blocks of a cell and the blocks that they
can be. A *case* is a list of bags with all blocks of the colour: every way to deal the blocks out, each to one bag that
lets it in, is a possible truth. What may have happened in several ways makes several cases. A case is narrowed to what
can really be dealt out by matching (`_narrowed`), so that whatever a bag still lets in occurs in a possible truth.
Steps are kept block by block, not jointly: how strong a block is at most is exact, how strong at least may be said too low.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

MOST_CASES = 32  # beyond it the picture is widened: more may seem possible than is, never less


class Cell(NamedTuple):
    """Whose blocks, where, over which road they came into a battle, and the mark of one that is followed."""

    owner: str
    place: str
    came: str = ""
    mark: int = 0


class Bag(NamedTuple):
    """So many blocks of a cell, all of them among those of the mask."""

    cell: Cell
    n: int
    mask: int


Strengths: TypeAlias = int  # the numbers of steps that a block may have, as a set of bits
Steps: TypeAlias = dict[tuple[Cell, int], Strengths]  # how strong a block may be, should it be in a cell
Which: TypeAlias = Callable[[Cell], bool]
Case: TypeAlias = tuple[Bag, ...]


def bits(mask: int) -> Iterator[int]:
    """The members of a set of blocks."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def between(least: int, most: int) -> Strengths:
    """All numbers of steps from the least to the most."""
    return (2 << most) - (1 << least)


def lowered(strengths: Strengths) -> Strengths:
    """One step less, but never none."""
    return strengths >> 1 & ~1 | strengths & 2


def raised(strengths: Strengths, full: int) -> Strengths:
    """One step more, for as long as there is room."""
    return (strengths & ((1 << full) - 1)) << 1


@lru_cache(maxsize=1 << 15)
def _dealt(parts: tuple[tuple[int, int], ...]) -> tuple[int, ...] | None:
    """Numbers and masks of bags: the masks with only those blocks that a bag can have when every block lies in some bag.

    None when the blocks cannot be dealt out like that.
    """
    counts, masks = [n for n, _ in parts], [mask for _, mask in parts]
    every = 0
    for mask in masks:
        every |= mask
    if every.bit_count() != sum(counts):
        return None
    open_bags = _known_apart(counts, masks)
    if open_bags is None:
        return None
    held = _matched(open_bags, counts, masks)
    if held is None:
        return None
    reach = {i: sum(1 << j for j in open_bags if held[i] & masks[j]) for i in open_bags}
    for k in open_bags:
        for i in open_bags:
            if reach[i] >> k & 1:
                reach[i] |= reach[k]
    narrow = masks.copy()
    for i in open_bags:
        narrow[i] = held[i]
        for j in bits(reach[i]):
            narrow[i] |= held[j] & masks[i]
    return tuple(narrow)


def _known_apart(counts: list[int], masks: list[int]) -> list[int] | None:
    """Bags that need all their candidates take them from the others; the bags left open, None if one gets too few."""
    left = list(range(len(masks)))
    found = True
    while found:
        found = False
        for i in left:
            size = masks[i].bit_count()
            if size < counts[i]:
                return None
            if size == counts[i]:
                found = True
                left.remove(i)
                for j in left:
                    masks[j] &= ~masks[i]
                break
    return left


def _matched(open_bags: list[int], counts: list[int], masks: list[int]) -> dict[int, int] | None:
    """One way to deal the blocks to the bags, by augmenting paths."""
    held = dict.fromkeys(open_bags, 0)

    def deal(low: int, tried: int) -> int:
        """Find a bag for a block, moving others on; the bags tried so far, or -1 when it has one."""
        for i in open_bags:
            if masks[i] & low and not tried >> i & 1:
                tried |= 1 << i
                if held[i].bit_count() < counts[i]:
                    held[i] |= low
                    return -1
                for other in bits(held[i]):
                    tried = deal(1 << other, tried)
                    if tried < 0:
                        held[i] ^= 1 << other | low
                        return -1
        return tried

    every = 0
    for i in open_bags:
        every |= masks[i]
    if every.bit_count() != sum(counts[i] for i in open_bags):
        return None
    return held if all(deal(1 << block, 0) < 0 for block in bits(every)) else None


def _narrowed(bags: list[Bag]) -> list[Bag] | None:
    """The bags with only those blocks that they can have; None when that cannot be."""
    masks = _dealt(tuple((n, mask) for _, n, mask in bags))
    return None if masks is None else [bag._replace(mask=mask) for bag, mask in zip(bags, masks, strict=True)]


def _gathered(bags: list[Bag]) -> Case:
    """Two bags of a cell become one wherever nothing is forgotten by it."""
    bags = sorted(bags)
    i = 0
    while i + 1 < len(bags):
        one = bags[i]
        for other in bags[i + 1 :]:
            if other.cell != one.cell:
                continue
            rest = [bag for bag in bags if bag is not one and bag is not other]
            if _says_the_same(one, other, rest):
                narrow = _narrowed([*rest, Bag(one.cell, one.n + other.n, one.mask | other.mask)])
                assert narrow is not None
                bags, i = sorted(narrow), -1
                break
        i += 1
    return tuple(bags)


def _says_the_same(one: Bag, other: Bag, rest: list[Bag]) -> bool:
    """Whether two bags of a cell, put together, could have too many of what only one of them lets in."""
    both, count = one.mask | other.mask, one.n + other.n
    for bag, without in ((one, other), (other, one)):
        alone = bag.mask & ~without.mask
        if alone.bit_count() > bag.n:
            more = [Bag(bag.cell, bag.n + 1, alone)]
            if without.n > 1:
                more.append(Bag(bag.cell, count - bag.n - 1, both))
            if _dealt(tuple(sorted((n, mask) for _, n, mask in [*rest, *more]))) is not None:
                return False
    return True


def _is_alone(case: Case, able: list[tuple[Bag, int]], low: int) -> bool:
    """Whether, if this block is in one of the bags, no other block that fits can be in them beside it."""
    for one, fit in able:
        if not fit & low:
            continue
        for other, others in able:
            beside = others & ~low
            left = other.n - (other is one)
            if beside and left and _dealt(_with(case, one, low, other, beside)) is not None:
                return False
    return True


def _with(case: Case, one: Bag, low: int, other: Bag, beside: int) -> tuple[tuple[int, int], ...]:
    """The case's numbers and masks when this block is in one bag and one of those beside it in the other."""
    counts = {bag: bag.n for bag in case}
    counts[one] -= 1
    counts[other] -= 1
    return tuple(sorted([(1, low), (1, beside), *((n, bag.mask) for bag, n in counts.items() if n)]))


class Cases:
    """All that may be of one colour."""

    def __init__(self, bags: list[Bag], steps: Steps) -> None:
        self.cases: dict[Case, Steps] = {}
        self._keep([(bags, steps)])

    def _keep(self, found: list[tuple[list[Bag], Steps]]) -> None:
        """Only what can be; the same thing found twice is one case, with all strengths it may have."""
        kept: dict[Case, Steps] = {}
        for bags, steps in found:
            narrow = _narrowed(bags)
            if narrow is None:
                continue
            case = _gathered(narrow)
            into = kept.setdefault(case, {})
            for bag in case:
                for block in bits(bag.mask):
                    key = (bag.cell, block)
                    into[key] = into.get(key, 0) | steps[key]
        self.cases = kept
        if len(kept) > MOST_CASES:
            self._widen()

    def _widen(self) -> None:
        """Bags of one cell become one, the cell with the most bags first, until there are few cases again."""
        while len(self.cases) > MOST_CASES // 2:
            parts: dict[Cell, set[Bag]] = {}
            for case in self.cases:
                for bag in case:
                    parts.setdefault(bag.cell, set()).add(bag)
            widest = max(parts, key=lambda cell: (len(parts[cell]), cell))
            mask = 0
            for bag in parts[widest]:
                mask |= bag.mask
            merged: dict[Case, Steps] = {}
            strengths: Steps = {}
            for steps in self.cases.values():
                for key, value in steps.items():
                    if key[0] == widest:
                        strengths[key] = strengths.get(key, 0) | value
            for case, steps in self.cases.items():
                count = sum(bag.n for bag in case if bag.cell == widest)
                others = [bag for bag in case if bag.cell != widest]
                key_of = tuple(sorted([*others, Bag(widest, count, mask)]))
                into = merged.setdefault(key_of, dict(strengths))
                for key, value in steps.items():
                    if key[0] != widest:
                        into[key] = into.get(key, 0) | value
            self.cases = merged

    def _branch(self, ways: Callable[[Case, Steps, Bag, list[Bag]], tuple[list[Bag], Steps] | None]) -> None:
        """Every case once for every bag that something can have happened to."""
        found = []
        for case, steps in self.cases.items():
            for bag in case:
                rest = [other for other in case if other is not bag]
                way = ways(case, steps, bag, rest)
                if way is not None:
                    found.append(way)
        self._keep(found)

    def move(self, which: Which, to: Cell, mask: int) -> None:
        """One block of the mask, nobody knows which, goes from one of these cells to another."""

        def way(case: Case, steps: Steps, bag: Bag, rest: list[Bag]) -> tuple[list[Bag], Steps] | None:
            goers = bag.mask & mask
            if not which(bag.cell) or not goers:
                return None
            bags = [*rest, Bag(to, 1, goers)] + ([bag._replace(n=bag.n - 1)] if bag.n > 1 else [])
            after = dict(steps)
            for block in bits(goers):
                after[to, block] = steps.get((to, block), 0) | steps[bag.cell, block]
            return bags, after

        self._branch(way)

    def take(self, which: Which, block: int) -> Strengths:
        """A block shows itself in one of these cells and leaves them; its strength as far as it is known."""
        low = 1 << block
        known: Strengths = 0

        def way(case: Case, steps: Steps, bag: Bag, rest: list[Bag]) -> tuple[list[Bag], Steps] | None:
            nonlocal known
            if not which(bag.cell) or not bag.mask & low:
                return None
            left = [other._replace(mask=other.mask & ~low) for other in rest]
            if bag.n > 1:
                left.append(Bag(bag.cell, bag.n - 1, bag.mask & ~low))
            if _narrowed(left) is not None:
                known |= steps[bag.cell, block]
            return left, steps

        self._branch(way)
        return known

    def single(self, which: Which, block: int, change: Callable[[Strengths], Strengths]) -> None:
        """A block shows itself in one of these cells and stays there."""
        low = 1 << block

        def way(case: Case, steps: Steps, bag: Bag, rest: list[Bag]) -> tuple[list[Bag], Steps] | None:
            if not which(bag.cell) or not bag.mask & low:
                return None
            left = [other._replace(mask=other.mask & ~low) for other in rest]
            if bag.n > 1:
                left.append(Bag(bag.cell, bag.n - 1, bag.mask & ~low))
            key = (bag.cell, block)
            return [*left, Bag(bag.cell, 1, low)], {**steps, key: change(steps[key])}

        self._branch(way)

    def put(self, cell: Cell, block: int, strength: Strengths) -> None:
        """A block that everybody knows stands there now."""
        self._keep(
            [
                ([*case, Bag(cell, 1, 1 << block)], {**steps, (cell, block): strength})
                for case, steps in self.cases.items()
            ]
        )

    def need(self, which: Which, fits: Callable[[int, Strengths], bool]) -> None:
        """At least one block of these cells is one that fits, by itself and its strength there."""
        found = []
        for case, steps in self.cases.items():
            here = [bag for bag in case if which(bag.cell)]
            able = {bag: sum(1 << b for b in bits(bag.mask) if fits(b, steps[bag.cell, b])) for bag in here}
            if any(able[bag] == bag.mask for bag in here):
                found.append((list(case), steps))
                continue
            for bag in here:
                if able[bag]:
                    rest = [other for other in case if other is not bag]
                    more = [Bag(bag.cell, bag.n - 1, bag.mask)] if bag.n > 1 else []
                    found.append(([*rest, *more, Bag(bag.cell, 1, able[bag])], steps))
        self._keep(found)

    def can_build(self, which: Which, full: Sequence[int]) -> bool:
        """Some block of these cells may have room for a step more."""
        return any(
            which(cell) and raised(strength, full[block])
            for steps in self.cases.values()
            for (cell, block), strength in steps.items()
        )

    def build(self, which: Which, full: Sequence[int], is_sure: bool) -> None:
        """A block of these cells has a step more, if `is_sure`; else one of another colour may have it."""
        if is_sure:
            self.need(which, lambda block, strength: bool(raised(strength, full[block])))
        for case, steps in self.cases.items():
            able = [
                (bag, sum(1 << b for b in bits(bag.mask) if raised(steps[bag.cell, b], full[b])))
                for bag in case
                if which(bag.cell)
            ]
            for key in {(bag.cell, block) for bag, fit in able for block in bits(fit)}:
                forced = is_sure and _is_alone(case, able, 1 << key[1])
                steps[key] = (0 if forced else steps[key]) | raised(steps[key], full[key[1]])

    def only(self, which: Which, fits: Callable[[int, Strengths], bool]) -> None:
        """All blocks of these cells are such as fit."""
        found = []
        for case, steps in self.cases.items():
            bags = []
            for bag in case:
                if which(bag.cell):
                    fit = sum(1 << b for b in bits(bag.mask) if fits(b, steps[bag.cell, b]))
                    bags.append(bag._replace(mask=fit))
                else:
                    bags.append(bag)
            found.append((bags, steps))
        self._keep(found)

    def strengths(self, which: Which, change: Callable[[int, Strengths], Strengths]) -> None:
        """What all that may stand in these cells now have as strength."""
        for steps in self.cases.values():
            for (cell, block), strength in steps.items():
                if which(cell):
                    steps[cell, block] = change(block, strength)

    def relabel(self, name: Callable[[Cell], Cell]) -> None:
        """Cells that become one are mixed."""
        if all(name(bag.cell) == bag.cell for case in self.cases for bag in case):
            return
        found = []
        for case, steps in self.cases.items():
            after: Steps = {}
            for (cell, block), strength in steps.items():
                key = (name(cell), block)
                after[key] = after.get(key, 0) | strength
            found.append(([bag._replace(cell=name(bag.cell)) for bag in case], after))
        self._keep(found)

    def count(self, which: Which) -> int:
        """How many blocks stand in these cells: in every case the same."""
        return sum(bag.n for bag in next(iter(self.cases), ()) if which(bag.cell))
