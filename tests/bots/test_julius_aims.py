"""Aims of JULIUS CAESAR's legate: what kinds of commands are proposed at all, seen on positions that once went wrong."""

from games.julius.campaign import moving
from some import some
from triumvirate.bots.julius.aims import aims, gates_of, held, plain_aim, ports_of
from triumvirate.bots.julius.legate import Legate
from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.julius.rows import HOLD
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.printed import PLACE_IDS, PLACE_INDEX
from triumvirate.games.julius.state import BLOCKS, PLACES

SEATS = ("caesar", "pompeius")
NARBO = (
    "at narbo legio-7=3 legio-9=3 legio-10=3; at massilia c-navis-1=2; at genua antonius=2 legio-8=3; "
    "at tarraco legio-5=3 legio-6=3 p-equitatus-1=2; at neapolis pompeius=3 legio-1=4; at utica legio-39=3"
)


def names(places):
    return {PLACE_IDS[place] for place in places}


def sampled_at(table):
    seat = table.deciders()[0]
    return Sampled(table.view(seat), SEATS.index(seat), 2, "x")


def after(table, plan):
    """The position after a command."""
    state = table.game.positions.parse(table.position_text())[1]
    seat = state.seat
    for action in some(plan):
        GAME.rules.apply(state, seat, action)
    return state


def left_in(table, plan, place, seat=0):
    return after(table, plan).present[seat * PLACES + PLACE_INDEX[place]]


def test_a_gate_counts_or_lies_before_what_counts_and_an_enemy_stands_next_to_it():
    state = sampled_at(moving(NARBO)).first
    assert names(gates_of(state, 0)) == {"narbo"}  # massilia behind it counts; nobody stands beside genua
    assert names(gates_of(state, 1)) == {"tarraco"}
    rome = moving("at roma legio-7=3 c-ballista=1 legio-8=3; at neapolis legio-1=4; at utica legio-2=3")
    assert gates_of(sampled_at(rome).first, 0) == {PLACE_INDEX["roma"]: 2}  # two points, two blocks
    assert names(ports_of(state, 0)) == {"massilia"}


def test_somebody_stays_where_blocks_are_held():
    table = moving(NARBO)
    sampled, narbo = sampled_at(table), PLACE_INDEX["narbo"]
    marching = plain_aim()
    marching[PLACE_INDEX["roma"]] = 30.0  # all go to Rome, but for those who are held
    for stay in (1, 2, BLOCKS):
        plan = sampled.planned(held(marching, {narbo: stay}))
        assert left_in(table, plan, "narbo") >= min(3, stay)


def test_plans_leave_somebody_at_a_gate_and_ships_in_port():
    table = moving(NARBO)
    sampled = sampled_at(table)
    led = list(aims(sampled.first, 0))
    narbo, massilia = PLACE_INDEX["narbo"], PLACE_INDEX["massilia"]
    assert sum(aim[HOLD + narbo] == 1 for aim in led) == 3
    assert sum(aim[HOLD + massilia] == BLOCKS for aim in led) == 1
    plans = sampled.plans()
    assert any(sampled.moves(plan) and left_in(table, plan, "narbo") >= 1 for plan in plans)


def test_narbo_is_not_emptied_before_tarraco():
    table = moving(NARBO, card="2/2a")
    plan, state = [], table.fork()
    legate = Legate(120)
    while state.deciders() == ["caesar"] and state.view("caesar").phase in ("move", "step", "main_road"):
        chosen = legate.choose(state.view("caesar"), state.legal(), 1.0, 1).action
        state.act("caesar", chosen)
        plan.append(chosen)
    truth = state.game.positions.parse(state.position_text())[1]
    attacks = any("tarraco" in click for click in plan)
    assert attacks or truth.present[PLACE_INDEX["narbo"]]
