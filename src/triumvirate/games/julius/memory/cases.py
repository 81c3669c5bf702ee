"""The blocks of one colour as they may stand: a set of possible truths, kept exactly.

A *cell* is where blocks stand that nobody can tell apart; a *bag* is a number of blocks of a cell and the blocks that they
can be. A *case* is a list of bags with all blocks of the colour: every way to deal the blocks out, each to one bag that
lets it in, is a possible truth. What may have happened in several ways makes several cases. A case is narrowed to what
can really be dealt out by matching (`_narrowed`), so that whatever a bag still lets in occurs in a possible truth.
Each bag says of each of its blocks how strong it may be there; two bags of a cell become one only where they agree on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple, TypeAlias

MOST_CASES = 32  # beyond it the picture is widened: more may seem possible than is, never less


class Cell(NamedTuple):
    """Whose blocks, where, over which road they came into a battle, and the mark of one that is followed."""

    owner: str
    place: str
    came: str = ""
    mark: int = 0


class Bag(NamedTuple):
    """So many blocks of a cell, all of them among those of the mask; how strong each is, should it be one of them."""

    cell: Cell
    n: int
    mask: int
    steps: tuple[Strengths, ...]  # one for every member of the mask, in their order

    @property
    def can(self) -> dict[int, Strengths]:
        """The blocks that these can be, with the strengths they can have here."""
        return dict(zip(bits(self.mask), self.steps, strict=True))


Strengths: TypeAlias = int  # the numbers of steps that a block may have, as a set of bits
Which: TypeAlias = Callable[[Cell], bool]
Case: TypeAlias = tuple[Bag, ...]
ANY: Strengths = -1


def bag_of(cell: Cell, n: int, can: dict[int, Strengths]) -> Bag:
    """So many of these blocks, each as strong as it is said to be."""
    return Bag(cell, n, sum(1 << block for block in can), tuple(can[block] for block in sorted(can)))


def _left(bag: Bag, without: int) -> Bag:
    """The bag without some blocks."""
    if not bag.mask & without:
        return bag
    return bag_of(bag.cell, bag.n, {block: steps for block, steps in bag.can.items() if not without >> block & 1})


def _less(bag: Bag) -> list[Bag]:
    """What is left of a bag when one is taken out of it, nobody knows which."""
    return [bag._replace(n=bag.n - 1)] if bag.n > 1 else []


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
    return held if all(deal(1 << block, 0) < 0 for block in bits(every)) else None


def _narrowed(bags: list[Bag]) -> list[Bag] | None:
    """The bags with only those blocks that they can have; None when that cannot be."""
    masks = _dealt(tuple((n, mask) for _, n, mask, _ in bags))
    return None if masks is None else [_left(bag, ~mask) for bag, mask in zip(bags, masks, strict=True)]


def _gathered(bags: list[Bag]) -> Case:
    """Two bags of a cell become one wherever nothing is forgotten by it."""
    bags = sorted(bags)
    i = 0
    while i + 1 < len(bags):
        one = bags[i]
        for other in bags[i + 1 :]:
            if other.cell != one.cell or not _are_as_strong(one, other):
                continue
            rest = [bag for bag in bags if bag is not one and bag is not other]
            if _says_the_same(one, other, rest):
                narrow = _narrowed([*rest, bag_of(one.cell, one.n + other.n, {**one.can, **other.can})])
                assert narrow is not None
                bags, i = sorted(narrow), -1
                break
        i += 1
    return tuple(bags)


def _are_as_strong(one: Bag, other: Bag) -> bool:
    """Whether what both bags let in has the same strengths in both."""
    if one.mask == other.mask:
        return one.steps == other.steps
    if not one.mask & other.mask:
        return True
    mine, theirs = one.can, other.can
    return all(mine[block] == theirs[block] for block in bits(one.mask & other.mask))


def _says_the_same(one: Bag, other: Bag, rest: list[Bag]) -> bool:
    """Whether two bags of a cell, put together, could have too many of what only one of them lets in."""
    both, count = one.mask | other.mask, one.n + other.n
    for bag, without in ((one, other), (other, one)):
        alone = bag.mask & ~without.mask
        if alone.bit_count() > bag.n:
            more = [(bag.n + 1, alone)]
            if without.n > 1:
                more.append((count - bag.n - 1, both))
            if _dealt(tuple(sorted([*((other.n, other.mask) for other in rest), *more]))) is not None:
                return False
    return True


def _shape(case: Case) -> tuple[tuple[Cell, int, int], ...]:
    """A case but for the strengths."""
    return tuple(bag[:3] for bag in case)


def _strengths(case: Case) -> tuple[Strengths, ...]:
    """All strengths of a case, in one row."""
    return tuple(steps for bag in case for steps in bag.steps)


def _with(case: Case, row: Sequence[Strengths]) -> Case:
    """A case with other strengths."""
    rest = iter(row)
    return tuple(bag._replace(steps=tuple(next(rest) for _ in bag.steps)) for bag in case)


def _alike(cases: Iterable[Case]) -> Iterator[list[Case]]:
    """Cases that differ in nothing but strengths, together."""
    found: dict[tuple[tuple[Cell, int, int], ...], list[Case]] = {}
    for case in cases:
        found.setdefault(_shape(case), []).append(case)
    yield from found.values()


def _united(cases: list[Case]) -> list[Case]:
    """Fewer cases for the same truths: those that differ in one strength alone become one."""
    if len(cases) < 2:
        return cases
    rows = {_strengths(case) for case in cases}
    before = 0
    while len(rows) > 1 and len(rows) != before:
        before = len(rows)
        for at in (at for at, found in enumerate(zip(*rows, strict=True)) if len(set(found)) > 1):
            joined: dict[tuple[Strengths, ...], Strengths] = {}
            for row in rows:
                key = (*row[:at], *row[at + 1 :])
                joined[key] = joined.get(key, 0) | row[at]
            rows = {(*key[:at], steps, *key[at:]) for key, steps in joined.items()}
    return [_with(cases[0], row) for row in sorted(rows)]


def _blurred(cases: list[Case]) -> Case:
    """One case for all of them, with every strength that one of them has."""
    rows = zip(*(_strengths(case) for case in cases), strict=True)
    return _with(cases[0], [reduce(or_, steps) for steps in rows])


class Cases:
    """All that may be of one colour."""

    def __init__(self, bags: list[Bag]) -> None:
        self.cases: list[Case] = []
        self._keep([bags])

    def _keep(self, found: Iterable[list[Bag]], is_narrow: bool = False) -> None:
        """Only what can be, and nothing twice; `is_narrow` where the blocks of the bags are as they were."""
        kept: dict[Case, None] = {}
        for bags in found:
            narrow = bags if is_narrow else _narrowed(bags)
            if narrow is not None:
                kept[_gathered(narrow)] = None
        self.cases = [case for alike in _alike(kept) for case in _united(alike)]
        if len(self.cases) > MOST_CASES:
            self._widen()

    def _widen(self) -> None:
        """Strengths are no longer told apart; then bags of one cell become one, the cell with the most bags first."""
        self.cases = [_blurred(alike) for alike in _alike(self.cases)]
        most = MOST_CASES if len(self.cases) <= MOST_CASES else MOST_CASES // 2
        while len(self.cases) > most:
            parts: dict[Cell, set[tuple[int, int]]] = {}
            for case in self.cases:
                for bag in case:
                    parts.setdefault(bag.cell, set()).add((bag.n, bag.mask))
            widest = max(parts, key=lambda cell: (len(parts[cell]), cell))
            can: dict[int, Strengths] = {}
            for bag in (bag for case in self.cases for bag in case if bag.cell == widest):
                for block, steps in bag.can.items():
                    can[block] = can.get(block, 0) | steps
            merged = []
            for case in self.cases:
                count = sum(bag.n for bag in case if bag.cell == widest)
                merged.append(tuple(sorted([*(b for b in case if b.cell != widest), bag_of(widest, count, can)])))
            self.cases = [_blurred(alike) for alike in _alike(merged)]

    def _branch(self, ways: Callable[[Bag, list[Bag]], list[Bag] | None]) -> None:
        """Every case once for every bag that something can have happened to."""
        found = []
        for case in self.cases:
            for bag in case:
                way = ways(bag, [other for other in case if other is not bag])
                if way is not None:
                    found.append(way)
        self._keep(found)

    def move(self, which: Which, to: Cell, mask: int, strength: Strengths = 0) -> None:
        """One block of the mask, nobody knows which, goes from one of these cells to another, as strong as it was or is told."""

        def way(bag: Bag, rest: list[Bag]) -> list[Bag] | None:
            if not which(bag.cell) or not bag.mask & mask:
                return None
            gone = _left(bag, ~mask)._replace(cell=to, n=1)
            if strength:
                gone = gone._replace(steps=(strength,) * len(gone.steps))
            return [*rest, gone, *_less(bag)]

        self._branch(way)

    def take(self, which: Which, block: int, shown: Strengths = ANY) -> Strengths:
        """A block shows itself in one of these cells and leaves them; its strength as far as it is known."""
        low = 1 << block
        known: Strengths = 0

        def way(bag: Bag, rest: list[Bag]) -> list[Bag] | None:
            nonlocal known
            if not which(bag.cell) or not bag.mask & low or not bag.can[block] & shown:
                return None
            left = [_left(other, low) for other in [*rest, *_less(bag)]]
            if _narrowed(left) is not None:
                known |= bag.can[block] & shown
            return left

        self._branch(way)
        return known

    def single(self, which: Which, block: int, change: Callable[[Strengths], Strengths]) -> None:
        """A block shows itself in one of these cells and stays there."""
        low = 1 << block

        def way(bag: Bag, rest: list[Bag]) -> list[Bag] | None:
            if not which(bag.cell) or not bag.mask & low:
                return None
            left = [_left(other, low) for other in [*rest, *_less(bag)]]
            return [*left, bag_of(bag.cell, 1, {block: change(bag.can[block])})]

        self._branch(way)

    def put(self, cell: Cell, block: int, strength: Strengths) -> None:
        """A block that everybody knows stands there now."""
        self._keep([*case, bag_of(cell, 1, {block: strength})] for case in self.cases)

    def need(self, which: Which, fits: Callable[[int], bool]) -> None:
        """At least one block of these cells is one that fits."""
        found = []
        for case in self.cases:
            here = {bag: sum(1 << b for b in bits(bag.mask) if fits(b)) for bag in case if which(bag.cell)}
            if any(able == bag.mask for bag, able in here.items()):
                found.append(list(case))
                continue
            for bag, able in here.items():
                if able:
                    rest = [other for other in case if other is not bag]
                    found.append([*rest, *_less(bag), _left(bag, ~able)._replace(n=1)])
        self._keep(found)

    def can_build(self, which: Which, full: Sequence[int]) -> bool:
        """Some block of these cells may have room for a step more."""
        return any(
            raised(strength, full[block])
            for case in self.cases
            for bag in case
            if which(bag.cell)
            for block, strength in bag.can.items()
        )

    def build(self, which: Which, full: Sequence[int], is_sure: bool) -> None:
        """A block of these cells has a step more, if `is_sure`; else one of another colour may have it."""
        found = [] if is_sure else [list(case) for case in self.cases]
        for case in self.cases:
            for bag in case:
                built = {b: more for b, strength in bag.can.items() if (more := raised(strength, full[b]))}
                if which(bag.cell) and built:
                    rest = [other for other in case if other is not bag]
                    found.append([*rest, *_less(bag), bag_of(bag.cell, 1, built)])
        self._keep(found)

    def only(self, which: Which, fits: Callable[[int, Strengths], bool]) -> None:
        """All blocks of these cells are such as fit."""
        self._keep(
            [
                bag_of(bag.cell, bag.n, {b: s for b, s in bag.can.items() if fits(b, s)}) if which(bag.cell) else bag
                for bag in case
            ]
            for case in self.cases
        )

    def strengths(self, which: Which, change: Callable[[int, Strengths], Strengths]) -> None:
        """What all that may stand in these cells now have as strength."""

        def changed(bag: Bag) -> Bag:
            return bag._replace(steps=tuple(change(b, s) for b, s in bag.can.items())) if which(bag.cell) else bag

        if any(changed(bag) != bag for case in self.cases for bag in case):
            self._keep(([changed(bag) for bag in case] for case in self.cases), is_narrow=True)

    def relabel(self, name: Callable[[Cell], Cell]) -> None:
        """Cells that become one are mixed."""
        if any(name(bag.cell) != bag.cell for case in self.cases for bag in case):
            found = ([bag._replace(cell=name(bag.cell)) for bag in case] for case in self.cases)
            self._keep(found, is_narrow=True)

    def count(self, which: Which) -> int:
        """How many blocks stand in these cells: in every case the same."""
        return sum(bag.n for bag in next(iter(self.cases), ()) if which(bag.cell))
