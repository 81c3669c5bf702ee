"""Berger tables, brackets, arenas, rotating tables, and how everybody stands."""

from __future__ import annotations

from itertools import combinations

import pytest

from triumvirate.tournaments import arena, berger, knockout, rotation
from triumvirate.tournaments.meetings import DRAW, LOSS, WIN, Meeting, bye, decided
from triumvirate.tournaments.standing import ARENA, KNOCKOUT, ROTATION, ROUND_ROBIN, SWISS, standing

# As printed in FIDE's handbook, C.05 annex 1, for three or four, five or six, and seven or eight players.
PRINTED = {
    4: "1-4 2-3 | 4-3 1-2 | 2-4 3-1",
    6: "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | "
    "3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1",
}


@pytest.mark.parametrize("count", PRINTED)
def test_the_printed_berger_tables(count: int) -> None:
    rounds = [" ".join(f"{one + 1}-{other + 1}" for one, other in pairs) for pairs in berger.table(count)]
    assert " | ".join(rounds) == PRINTED[count]


@pytest.mark.parametrize("count", range(2, 13))
def test_everybody_meets_everybody_once(count: int) -> None:
    tables = [table for pairs in berger.table(count) for table in pairs]
    met = [frozenset(table) for table in tables if len(table) == 2]
    assert sorted(map(sorted, met)) == sorted(map(list, combinations(range(count), 2)))
    assert sorted(table[0] for table in tables if len(table) == 1) == (list(range(count)) if count % 2 else [])
    for entrant in range(count):
        sides = [table[0] == entrant for table in tables if entrant in table and len(table) == 2]
        assert abs(sum(sides) - sum(not side for side in sides)) <= 1


def test_twice_round_changes_sides() -> None:
    once, twice = berger.table(5), berger.double(5)
    assert len(twice) == 10
    assert twice[5] == [tuple(reversed(pair)) for pair in once[0]]


def test_the_best_seeds_meet_last_and_have_the_byes() -> None:
    assert knockout.order(8) == [0, 7, 3, 4, 1, 6, 2, 5]
    assert knockout.pairs(6, [], 1) == [(0,), (3, 4), (1,), (2, 5)]
    first = [bye(1, 0), Meeting(1, (3, 4), (WIN, LOSS)), bye(1, 1), Meeting(1, (2, 5), (LOSS, WIN))]
    assert knockout.pairs(6, first, 2) == [(0, 3), (1, 5)]
    assert knockout.rounds(6) == 3


def test_a_draw_is_played_again_with_sides_changed_twice_at_most() -> None:
    drawn = [Meeting(1, (0, 1), (DRAW, DRAW))]
    assert knockout.replays(drawn, 1) == [(1, 0)]
    drawn.append(Meeting(1, (1, 0)))
    assert knockout.replays(drawn, 1) == []
    drawn = [*drawn[:1], Meeting(1, (1, 0), (DRAW, DRAW)), Meeting(1, (0, 1), (DRAW, DRAW))]
    assert knockout.replays(drawn, 1) == []
    assert knockout.winner(drawn) == 0


def test_a_knockout_stands_by_rounds_survived() -> None:
    meetings = [Meeting(1, (0, 3), (LOSS, WIN)), Meeting(1, (1, 2), (WIN, LOSS)), Meeting(2, (1, 3), (LOSS, WIN))]
    lines = standing(KNOCKOUT, 4, meetings)
    assert [line.entrant for line in lines] == [3, 1, 0, 2]
    assert [line.points for line in lines] == [4, 2, 0, 0]


def test_an_arena_doubles_from_the_third_win_on() -> None:
    meetings = [Meeting(1, (0, other), (WIN, LOSS)) for other in (1, 2, 3)]
    meetings += [Meeting(1, (0, 1), (DRAW, DRAW)), Meeting(1, (0, 2), (WIN, LOSS))]
    assert arena.points(0, meetings) == [2, 2, 4, 2, 2]
    assert arena.streak(0, meetings) == 1
    assert [line.points for line in standing(ARENA, 4, meetings)] == [12, 1, 0, 0]


def test_an_arena_pairs_the_nearest_and_not_the_last_opponent() -> None:
    meetings = [Meeting(1, (0, 1), (WIN, LOSS)), Meeting(2, (2, 3), (LOSS, WIN))]
    assert [set(pair) for pair in arena.pairs([0, 1, 2, 3], meetings)] == [{0, 3}, {1, 2}]
    assert arena.pairs([0, 1], meetings) == [(1, 0)]
    assert arena.pairs([0, 1, 5], meetings) == [(5, 0)]
    assert arena.pairs([4], meetings) == []


@pytest.mark.parametrize(("count", "wanted"), [(4, []), (5, [5]), (11, [6, 5]), (21, [7, 7, 7]), (10, [10])])
def test_tables_are_as_large_and_as_even_as_fits(count: int, wanted: list[int]) -> None:
    assert rotation.sizes(count, 5, 10) == wanted


def test_who_fits_nowhere_has_a_round_off_in_turn() -> None:
    meetings: list[Meeting] = []
    off = []
    for number in range(1, 6):
        tables = rotation.tables(range(5), meetings, 4, 4)
        assert sorted(map(len, tables)) == [1, 4]
        off.append(tables[-1][0])
        meetings += [Meeting(number, table) for table in tables]
    assert sorted(off) == [0, 1, 2, 3, 4]


def test_rotating_tables_mix_the_field() -> None:
    """Sixteen at tables of four for five rounds: chance would seat a pair together once on average, some four times."""
    meetings: list[Meeting] = []
    for number in range(1, 6):
        tables = rotation.tables(range(16), meetings, 4, 4)
        assert sorted(entrant for table in tables for entrant in table) == list(range(16))
        meetings += [Meeting(number, table) for table in tables]
    met = rotation.together(meetings)
    assert max(met.values()) <= 2
    assert sum(times == 2 for times in met.values()) <= 30


def test_points_are_told_by_faction() -> None:
    meetings = [
        Meeting(1, (0, 1, 2), (WIN, LOSS, WIN), factions=("red", "blue", "red")),
        Meeting(2, (0, 1, 2), (WIN, LOSS, LOSS), factions=("blue", "red", "red")),
    ]
    lines = standing(ROTATION, 3, meetings)
    assert lines[0].entrant == 0
    assert lines[0].factions == {"red": 2, "blue": 2}


def test_ties_are_broken_in_the_order_of_the_kind() -> None:
    """0 and 1 have two points each; 1 won against 0."""
    meetings = [Meeting(1, (1, 0), (WIN, LOSS)), Meeting(1, (2, 3), (WIN, LOSS))]
    meetings += [Meeting(2, (0, 2), (WIN, LOSS)), Meeting(2, (3, 1), (LOSS, WIN))]
    meetings += [Meeting(3, (0, 3), (WIN, LOSS)), Meeting(3, (1, 2), (LOSS, WIN))]
    lines = standing(ROUND_ROBIN, 4, meetings)
    # three have two wins: 1 beat 0, 0 beat 2, 2 beat 1, so direct encounters say nothing, nor does Sonneborn-Berger
    assert [(line.place, line.points) for line in lines] == [(1, 4), (1, 4), (1, 4), (4, 0)]
    two = [meeting for meeting in meetings if 2 not in meeting.seats]
    lines = standing(ROUND_ROBIN, 4, [*two, Meeting(4, (0, 2), (WIN, LOSS)), Meeting(4, (3, 2), (WIN, LOSS))])
    assert [line.entrant for line in lines][:2] == [1, 0]
    assert lines[0].ties["direct"] == 2
    assert lines[1].ties["direct"] == 0


def test_buchholz_counts_the_opponents_points_and_a_bye_as_ones_own() -> None:
    meetings = [Meeting(1, (0, 1), (WIN, LOSS)), bye(1, 2), Meeting(2, (2, 0), (DRAW, DRAW)), bye(2, 1)]
    lines = {line.entrant: line for line in standing(SWISS, 3, meetings)}
    assert lines[0].ties["buchholz"] == 2 + 3
    assert lines[0].ties["buchholz_cut"] == 3
    assert lines[2].ties["buchholz"] == 3 + 3
    assert lines[0].ties["sonneborn"] == WIN * 2 + DRAW * 3
    assert lines[1].wins == 0


def test_results_by_who_won() -> None:
    assert decided([True, False]) == (WIN, LOSS)
    assert decided([False, False]) == (DRAW, DRAW)
    assert decided([True, True]) == (DRAW, DRAW)
