"""What is counted as foolish in a war of JULIUS CAESAR: weak attacks, lost leaders, idle commands, points left lying."""

import pytest

from games.julius.campaign import at, battle, moving, play
from triumvirate.arena.conduct import Seen, Watched, conduct_of, watch_match
from triumvirate.bots.julius.conduct import HALF, HALF_INDEED, LEADER, POINT, STILL, Watch, point_in_reach
from triumvirate.core.errors import BadRequest

ARMY = "legio-1=4 legio-2=4 legio-3=3 pompeius=3"
LAST = "time 705 5 move caesar; played caesar 3/1a; chosen caesar 3/1a; played pompeius 2/2d; chosen pompeius 2/2d"


def watched(table, *actions, dice=None):
    watch = Watch()
    for number, action in enumerate(actions):
        seat = table.deciders()[0]
        watch.before(table, seat, action)
        play(table, action, dice=dice if number == len(actions) - 1 else None)
        watch.after(table)
    return watch


@pytest.mark.parametrize(("steps", "weak"), [(1, True), (4, False)])
def test_an_attack_counts_by_the_steps_that_its_side_could_expect(steps, weak):
    foes = ARMY if weak else "legio-1=2"
    table = moving(f"at genua c-auxilia-1={steps}; at roma {foes}; at utica legio-4=1")
    watch = watched(table, "move c-auxilia-1", "step roma", "end-move")
    assert watch.of[HALF] == watch.of[HALF_INDEED] == 1
    assert watch.seen[HALF] == watch.seen[HALF_INDEED] == weak
    assert watch.of[STILL] == 1
    assert not watch.seen[STILL]


def test_a_command_that_moves_nobody_counts_where_somebody_could_move():
    table = moving("at genua legio-7=3; at utica legio-1=1")
    assert watched(table, "end-move").seen[STILL] == 1
    nobody = moving("at genua legio-7=3; at utica legio-1=1", card="neptune")
    assert watched(nobody, "end-move").of[STILL] == 0


def test_a_point_left_lying_counts_in_the_last_turn_of_a_year():
    board = "at genua legio-7=3; at massilia legio-8=1; at utica legio-1=3"
    table = at(f"{LAST}; command caesar points=1 levies=1; {board}")
    watch = watched(table, "end-move")
    assert watch.seen[POINT] == watch.of[POINT] == 1
    assert watch.notes[-1].endswith("step roma")
    spent = at(f"{LAST}; command caesar points=0 levies=1; {board}")
    assert watched(spent, "end-move").seen[POINT] == 0
    early = moving(board)
    assert watched(early, "end-move").of[POINT] == 0


def test_a_city_given_up_for_another_wins_no_point():
    table = moving("at roma legio-7=3; at utica legio-1=3", card="1/2a")
    state = table.game.positions.parse(table.position_text())[1]
    assert point_in_reach(state, 0) == ""


def test_a_leader_who_dies_in_the_first_year_is_noted():
    table = battle("at genua caesar=1 legio-1=3", "genua")
    watch = watched(table, "pass caesar", "fire legio-1", dice=[1, 1, 1])
    assert watch.seen[LEADER] == 1
    assert "caesar is killed in genua" in watch.notes[0]


def test_a_match_is_watched_to_its_end_and_several_add_up():
    seen = watch_match((Watched("julius", {}, "recruit"), 0))
    assert seen.of[LEADER] == 1
    assert seen.of[STILL] > 5
    both = seen + seen
    assert both.of[STILL] == 2 * seen.of[STILL]
    assert both.share(STILL) == seen.share(STILL)
    assert set(seen.of) <= set(conduct_of("julius").bars)
    assert isinstance(both, Seen)


def test_a_game_whose_bots_say_nothing_of_conduct_says_so():
    with pytest.raises(BadRequest, match="say nothing about conduct"):
        conduct_of("caesar")
