"""Swiss rounds beside known pairings, and what is true of every round."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from some import some
from triumvirate.tournaments.meetings import WIN, Meeting, bye
from triumvirate.tournaments.swiss import assignment, matching, rounds
from triumvirate.tournaments.swiss.cards import ABSOLUTE, FIRST, SECOND, Card, cards, seated

KNOWN = json.loads((Path(__file__).parent.parent / "data" / "dutch.json").read_text())


def played(number: int, tables: list[list[int]]) -> list[Meeting]:
    return [
        bye(number, table[0]) if len(table) == 1 else Meeting(number, (table[0], table[1]), (table[2], WIN - table[2]))
        for table in tables
    ]


def test_known_pairings_of_the_dutch_system() -> None:
    """24 tournaments that py4swiss 0.3.1, which pairs as the endorsed bbpPairings does, has paired round by round."""
    rounds_ = 0
    for tournament in KNOWN:
        before: list[Meeting] = []
        for number, tables in enumerate(tournament["rounds"], 1):
            assert rounds.pairs(range(tournament["entrants"]), before) == [tuple(table[:2]) for table in tables], number
            before += played(number, tables)
            rounds_ += 1
    assert rounds_ == 117


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 26), st.integers(0, 2**32), st.booleans())
def test_nobody_meets_twice_sides_stay_even_byes_come_once(count: int, seed: int, leave: bool) -> None:
    chance = random.Random(seed)
    here = list(range(count))
    meetings: list[Meeting] = []
    for number in range(1, count // 2 + 1 - leave):
        tables = rounds.pairs(here, meetings)
        assert sorted(entrant for table in tables for entrant in table) == here
        assert sum(len(table) == 1 for table in tables) == len(here) % 2
        for table in tables:
            points = chance.choice([(2, 0), (1, 1), (0, 2)])
            meetings.append(bye(number, table[0]) if len(table) == 1 else Meeting(number, table, points))
        if leave and number == 1 and count > 7:
            here.remove(chance.choice(here))
    met = [frozenset(meeting.seats) for meeting in meetings if not meeting.is_bye]
    assert len(met) == len(set(met))
    byes = [meeting.seats for meeting in meetings if meeting.is_bye]
    assert len(byes) == len(set(byes))
    for card in some(cards(range(count), meetings)):
        assert abs(card.difference) <= 2
        assert not any(len(set(card.sides[place : place + 3])) == 1 for place in range(len(card.sides) - 2))


def test_more_rounds_than_the_field_gives_pair_whom_they_can() -> None:
    meetings = [Meeting(1, (0, 1), (2, 0)), Meeting(2, (1, 2), (2, 0)), Meeting(2, (3, 0), (0, 2))]
    meetings += [Meeting(3, (0, 2), (2, 0)), Meeting(3, (1, 3), (2, 0))]
    found = rounds.pairs(range(4), meetings)
    assert {frozenset(table) for table in found} == {frozenset({2, 3}), frozenset({0}), frozenset({1})}


def test_c4_a_bracket_sends_down_whom_the_rest_of_the_round_needs() -> None:
    """4 leads, 3, 1 and 0 follow, 2 and 5 are last and have met: 1 and 3, though they may meet, go down to them."""
    meetings = [Meeting(1, (0, 3), (0, 2)), Meeting(1, (4, 1), (2, 0)), Meeting(1, (2, 5), (1, 1))]
    meetings += [Meeting(2, (3, 4), (0, 2)), Meeting(2, (1, 2), (2, 0)), Meeting(2, (5, 0), (0, 2))]
    assert rounds.pairs(range(6), meetings) == [(4, 0), (5, 1), (2, 3)]  # as py4swiss has it


def test_e_sides_are_given_by_wish_then_history_then_rank() -> None:
    wants_first, wants_second = Card(0, sides=[SECOND]), Card(1, sides=[FIRST])
    assert seated(wants_first, wants_second) == (0, 1)
    assert seated(Card(4), Card(6)) == (4, 6)
    assert seated(Card(5), Card(7)) == (7, 5)
    absolute = Card(3, sides=[FIRST, FIRST])
    assert absolute.strength == ABSOLUTE
    assert seated(Card(2, sides=[FIRST]), absolute) == (2, 3)
    assert seated(Card(0, sides=[FIRST, SECOND, FIRST]), Card(1, sides=[SECOND, FIRST, FIRST])) == (0, 1)


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 4), st.integers(0, 2), st.data())
def test_the_first_of_the_cheapest_assignments_is_found(rows: int, more: int, data: st.DataObject) -> None:
    cell = st.sampled_from([0, 0, 1, 5, assignment.NEVER])
    costs = np.array([[data.draw(cell) for _ in range(rows + more)] for _ in range(rows)], dtype=np.int64)
    best: tuple[int, tuple[int, ...]] | None = None
    for columns in itertools.permutations(range(rows + more), rows):
        paid = [int(costs[row, column]) for row, column in enumerate(columns)]
        if max(paid) < assignment.NEVER and (best is None or (sum(paid), columns) < best):
            best = sum(paid), columns
    found = assignment.first_cheapest(costs)
    assert (found and (found[1], tuple(found[0]))) == best


@pytest.mark.parametrize("seed", range(40))
def test_blossoms_find_as_many_pairs_as_there_are(seed: int) -> None:
    chance = random.Random(seed)
    count = chance.randrange(2, 11)
    edges = [(one, other) for one in range(count) for other in range(one) if chance.random() < 0.3]
    around = [[other for edge in edges if here in edge for other in edge if other != here] for here in range(count)]
    partner = matching.most_pairs(count, [around])
    assert all(other < 0 or (partner[other] == here and other in around[here]) for here, other in enumerate(partner))
    assert sum(other >= 0 for other in partner) // 2 == most(edges)


def most(edges: list[tuple[int, int]]) -> int:
    """As many as there are, by trying all."""
    if not edges:
        return 0
    (one, other), rest = edges[0], edges[1:]
    with_it = 1 + most([edge for edge in rest if not {one, other} & set(edge)])
    return max(with_it, most(rest))
