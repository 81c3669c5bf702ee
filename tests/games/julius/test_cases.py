"""The set of possible truths behind a memory (11), beside one that lists every way to deal the blocks out."""

import random
from itertools import permutations

import pytest

from triumvirate.games.julius.memory import cases
from triumvirate.games.julius.memory.cases import Cases, Cell, bag_of, between, bits, lowered, raised

ROMA, GENUA, UTICA = (Cell("pompeius", place) for place in ("roma", "genua", "utica"))
FULL = [3, 2, 4, 3, 2]


def truths(book):
    """Every truth that a book allows: for each block where it is and how strong."""
    found = set()
    for case in book.cases:
        seats = [bag for bag in case for _ in range(bag.n)]
        every = sorted({block for bag in case for block in bits(bag.mask)})
        for dealt in set(permutations(every)):
            if all(bag.mask >> block & 1 for bag, block in zip(seats, dealt, strict=True)):
                placed = {block: (bag.cell, bag.can[block]) for bag, block in zip(seats, dealt, strict=True)}
                ways = [()]
                for block in every:
                    cell, strengths = placed[block]
                    ways = [(*way, (block, cell, steps)) for way in ways for steps in bits(strengths)]
                found.update(ways)
    return found


def after(worlds, change):
    """All that a change makes of each truth."""
    return {tuple(sorted(made)) for world in worlds for made in change({b: (c, s) for b, c, s in world})}


def told(world):
    return [(block, cell, steps) for block, (cell, steps) in world.items()]


def begun(rng):
    """Five blocks in two places, some of each place known to be among a few."""
    blocks = list(range(5))
    rng.shuffle(blocks)
    first = rng.randint(1, 4)
    return Cases(
        [
            bag_of(ROMA, first, {block: between(1, FULL[block]) for block in blocks[:first]}),
            bag_of(GENUA, 5 - first, {block: between(FULL[block], FULL[block]) for block in blocks[first:]}),
        ]
    )


def moved(start, end, mask, strength):
    def change(world):
        for block, (cell, steps) in world.items():
            if cell == start and mask >> block & 1:
                for now in bits(strength) if strength else [steps]:
                    yield told({**world, block: (end, now)})

    return change


def built(place, sure):
    def change(world):
        if not sure:
            yield told(world)
        for block, (cell, steps) in world.items():
            if cell == place and steps < FULL[block]:
                yield told({**world, block: (cell, steps + 1)})

    return change


def fitting(place, fits):
    def change(world):
        if any(cell == place and fits(block) for block, (cell, _) in world.items()):
            yield told(world)

    return change


def weakened(place, block):
    def change(world):
        cell, steps = world[block]
        if cell == place:
            yield told({**world, block: (cell, max(1, steps - 1))})

    return change


def all_fitting(place, mask):
    def change(world):
        if all(mask >> block & 1 for block, (cell, _) in world.items() if cell == place):
            yield told(world)

    return change


def only(place, block, shown):
    def change(world):
        cell, steps = world[block]
        if cell == place and shown >> steps & 1:
            yield told({other: there for other, there in world.items() if other != block})

    return change


@pytest.mark.parametrize("seed", range(40))
def test_11_what_a_book_allows_is_every_truth_that_can_be_and_no_other(seed):
    rng = random.Random(seed)
    book = begun(rng)
    worlds = {tuple(sorted(world)) for world in truths(book)}
    places = (ROMA, GENUA, UTICA)
    for step in range(5):
        start, end = rng.sample(places, 2)
        do = "move" if step < 2 else rng.choice(("move", "build", "need", "need", "weaken", "mix", "stay", "fit"))
        mask = rng.choice((0b11111, 0b10110, 0b01011))
        if do == "move":
            strength = rng.choice((0, 0, 2))
            change = moved(start, end, mask, strength)
            expected = after(worlds, change)
            if not expected:
                continue
            book.move(lambda cell, start=start: cell == start, end, mask, strength)
        elif do == "build":  # idle: of forty seeds many build
            sure = rng.random() < 0.5
            expected = after(worlds, built(start, sure))
            assert book.can_build(lambda cell, start=start: cell == start, FULL) == bool(
                after(worlds, built(start, True))
            )
            if not expected:
                continue
            book.build(lambda cell, start=start: cell == start, FULL, is_sure=sure)
        elif do == "need":
            expected = after(worlds, fitting(start, lambda block, mask=mask: mask >> block & 1))
            if not expected:
                continue
            book.need(lambda cell, start=start: cell == start, lambda block, mask=mask: bool(mask >> block & 1))
        elif do == "stay":
            block = rng.randrange(5)
            expected = after(worlds, weakened(start, block))
            if not expected:
                continue
            book.single(lambda cell, start=start: cell == start, block, lowered)
        elif do == "fit":
            expected = after(worlds, all_fitting(start, mask))
            if not expected:
                continue
            book.only(lambda cell, start=start: cell == start, lambda block, steps, mask=mask: bool(mask >> block & 1))
        elif do == "weaken":
            expected = after(
                worlds,
                lambda world, start=start: [
                    [(b, c, max(1, s - 1) if c == start else s) for b, (c, s) in world.items()]
                ],
            )
            book.strengths(lambda cell, start=start: cell == start, lambda block, steps: lowered(steps))
        else:
            expected = after(
                worlds,
                lambda world, start=start, end=end: [[(b, end if c == start else c, s) for b, (c, s) in world.items()]],
            )
            book.relabel(lambda cell, start=start, end=end: end if cell == start else cell)
        worlds = expected
        assert {tuple(sorted(world)) for world in truths(book)} == worlds
        for place in places:
            counted = {sum(cell == place for _, cell, _ in world) for world in worlds}
            assert {book.count(lambda cell, place=place: cell == place)} == counted
    block, place = rng.randrange(5), rng.choice(places)
    shown = rng.choice((cases.ANY, between(2, 4)))
    left = after(worlds, only(place, block, shown))
    if left:  # idle: of forty seeds many have such a world
        strengths = {steps for world in worlds for b, cell, steps in world if (b, cell) == (block, place)}
        known = book.take(lambda cell: cell == place, block, shown)
        assert {tuple(sorted(world)) for world in truths(book)} == left
        assert set(bits(known)) == {steps for steps in strengths if shown >> steps & 1}


def test_11_blocks_that_are_known_lie_together_and_others_only_where_nothing_is_forgotten():
    one = between(1, 1)
    known = Cases([bag_of(ROMA, 1, {0: one}), bag_of(ROMA, 1, {1: one})])
    assert [[(bag.n, bag.mask) for bag in case] for case in known.cases] == [[(2, 0b11)]]
    alike = Cases([bag_of(ROMA, 1, {0: one, 1: one}), bag_of(ROMA, 1, {0: one, 1: one})])
    assert [[(bag.n, bag.mask) for bag in case] for case in alike.cases] == [[(2, 0b11)]]
    behind = Cases([bag_of(GENUA, 1, {2: one}), bag_of(ROMA, 1, {0: one}), bag_of(ROMA, 1, {1: one})])
    assert [(bag.n, bag.mask) for bag in behind.cases[0]] == [(1, 0b100), (2, 0b11)], "wherever in the row they lie"
    apart = Cases([bag_of(ROMA, 1, {0: one, 1: one}), bag_of(GENUA, 1, {0: one, 1: one})])
    assert len(apart.cases[0]) == 2
    pairs = Cases(
        [
            bag_of(ROMA, 1, {0: one, 1: one}),
            bag_of(ROMA, 1, {2: one, 3: one}),
            bag_of(GENUA, 2, dict.fromkeys(range(4), one)),
        ]
    )
    assert sorted(bag.n for bag in pairs.cases[0]) == [1, 1, 2], "one of each pair"
    strong = Cases([bag_of(ROMA, 1, {0: one, 1: one}), bag_of(ROMA, 1, {0: between(2, 2), 1: between(2, 2)})])
    assert len(strong.cases[0]) == 2, "one of them has one step, the other two"


def test_11_what_cannot_be_dealt_out_is_no_case():
    one = between(1, 1)
    assert Cases([bag_of(ROMA, 2, {0: one})]).cases == []
    assert Cases([bag_of(ROMA, 1, {0: one, 1: one})]).cases == []
    assert Cases([bag_of(ROMA, 2, {0: one, 1: one}), bag_of(GENUA, 1, {0: one, 1: one})]).cases == []
    every = dict.fromkeys(range(3), one)
    assert Cases([bag_of(ROMA, 2, every), bag_of(GENUA, 2, every)]).cases == [], "three blocks for four stands"
    assert Cases([bag_of(ROMA, 1, every), bag_of(GENUA, 1, every)]).cases == [], "three blocks for two stands"
    three = Cases(
        [
            bag_of(ROMA, 1, {0: one, 1: one}),
            bag_of(GENUA, 1, {0: one, 1: one}),
            bag_of(UTICA, 1, dict.fromkeys(range(3), one)),
        ]
    )
    assert {bag.cell.place: bag.mask for bag in three.cases[0]} == {"roma": 0b11, "genua": 0b11, "utica": 0b100}


@pytest.mark.parametrize("most", [2, 4])
def test_11_there_are_never_more_cases_than_there_may_be_and_no_truth_is_lost(monkeypatch, most):
    blocks = range(5)
    exact = Cases([bag_of(ROMA, 5, {block: between(1, FULL[block]) for block in blocks})])
    wide = Cases([bag_of(ROMA, 5, {block: between(1, FULL[block]) for block in blocks})])
    for mask, end in ((0b00111, GENUA), (0b11100, UTICA), (0b10101, GENUA)):
        for book, limit in ((exact, 1000), (wide, most)):
            monkeypatch.setattr(cases, "MOST_CASES", limit)
            book.move(lambda cell: cell == ROMA, end, mask)
            book.build(lambda cell: cell == ROMA, FULL, is_sure=True)
    assert len(exact.cases) > most >= len(wide.cases) > 0
    assert truths(exact) <= truths(wide)
    assert all(0 < steps <= FULL[block] for world in truths(wide) for block, _, steps in world)


def test_11_a_block_that_shows_itself_may_stay_where_it_is():
    book = Cases([bag_of(ROMA, 2, {0: between(3, 3), 1: between(2, 2)}), bag_of(GENUA, 1, {2: between(4, 4)})])
    book.move(lambda cell: cell == ROMA, UTICA, 0b11)
    book.single(lambda cell: cell == ROMA, 0, lowered)
    assert truths(book) == {((0, ROMA, 2), (1, UTICA, 2), (2, GENUA, 4))}
    book.put(ROMA, 3, between(1, 1))
    assert truths(book) == {((0, ROMA, 2), (1, UTICA, 2), (2, GENUA, 4), (3, ROMA, 1))}


def test_11_only_those_that_fit_are_left():
    book = Cases(
        [bag_of(ROMA, 1, {0: between(1, 3), 1: between(1, 2)}), bag_of(GENUA, 1, {0: between(1, 3), 1: between(1, 2)})]
    )
    book.only(lambda cell: cell == ROMA, lambda block, steps: steps > between(1, 2))
    assert {(block, cell) for world in truths(book) for block, cell, _ in world} == {(0, ROMA), (1, GENUA)}


def test_11_steps_are_sets_of_numbers():
    for steps in range(1, 32):
        assert set(bits(lowered(steps & ~1))) == {max(1, number - 1) for number in bits(steps & ~1)}
        for full in (2, 3, 4):
            assert set(bits(raised(steps, full))) == {number + 1 for number in bits(steps) if number < full}


def test_11_cases_that_differ_in_one_strength_alone_are_one():
    def case(*steps):
        return (bag_of(ROMA, 1, {0: between(steps[0], steps[0])}), bag_of(GENUA, 1, {1: between(steps[1], steps[1])}))

    assert cases._united([case(1, 1)]) == [case(1, 1)]
    (one,) = cases._united([case(1, 2), case(2, 2), case(3, 2)])
    assert [bag.steps for bag in one] == [(between(1, 3),), (between(2, 2),)]
    (square,) = cases._united([case(1, 1), case(1, 2), case(2, 1), case(2, 2)])
    assert [bag.steps for bag in square] == [(between(1, 2),), (between(1, 2),)]
    assert len(cases._united([case(1, 1), case(2, 2)])) == 2
