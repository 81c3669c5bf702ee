"""JULIUS CAESAR's judge: commands told by what they are for; cards, hits and retreats beside the best, beyond doubt only."""

import pytest

from triumvirate.bots import find_bot
from triumvirate.bots.coach import take_up
from triumvirate.bots.contract import Choice
from triumvirate.bots.julius import singles
from triumvirate.bots.julius.coach import make
from triumvirate.bots.julius.judge import CommandJudge
from triumvirate.bots.julius.operations import Comparison, is_joined
from triumvirate.bots.julius.vocabulary import March, guards, saves_leader, screens, threatens
from triumvirate.bots.reasons import NOTHING
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.printed import BLOCK_INDEX, PLACE_INDEX
from triumvirate.games.julius.state import BLOCKS, DEAD, FIRST_YEAR, PLACES, TURNS

GAME = find_game("julius")


def on_map(**where) -> State:
    """A map with nobody on it but these blocks, by place; the sides as in the book."""
    state = Table.new(GAME, {}, seed=1)._state.copy()
    for block in range(BLOCKS):
        state.where[block] = DEAD
    state.present[:] = [0] * len(state.present)
    for place, blocks in where.items():
        for name in blocks:
            block, at = BLOCK_INDEX[name.replace("_", "-")], PLACE_INDEX[place]
            state.where[block] = at
            state.present[state.owner[block] * PLACES + at] += 1
    return state


def said(found):
    return [(one.key, dict(one.facts)) for one in found]


def test_a_city_is_threatened_from_two_roads_when_it_was_not_before():
    before = on_map(ravenna=["legio-7", "legio-8"], roma=["p-auxilia-1"])
    after = on_map(ravenna=["legio-7"], genua=["legio-8"], roma=["p-auxilia-1"])
    assert said(threatens(March(before, after, 0))) == [
        ("op.threatens", {"goal": "roma", "count": 2, "place": ("genua", "ravenna")})
    ]
    assert not said(threatens(March(after, after, 0)))
    contested = on_map(ravenna=["legio-7"], genua=["legio-8", "p-auxilia-2"], roma=["p-auxilia-1"])
    assert not said(threatens(March(before, contested, 0)))


def test_a_leader_is_saved_who_leaves_the_enemys_side_for_a_place_without_enemies_beside():
    before = on_map(ravenna=["caesar"], roma=["p-auxilia-1"])
    assert said(saves_leader(March(before, on_map(massilia=["caesar"], roma=["p-auxilia-1"]), 0))) == [
        ("op.saves_leader", {"origin": "ravenna", "goal": "massilia"})
    ]
    assert not said(saves_leader(March(before, on_map(genua=["caesar"], roma=["p-auxilia-1"]), 0)))


def test_points_are_guarded_where_more_stand_than_before_and_enemies_are_beside():
    before = on_map(massilia=["legio-7"], narbo=["p-auxilia-1"], genua=["legio-8"])
    after = on_map(massilia=["legio-7", "legio-8"], narbo=["p-auxilia-1"])
    assert said(guards(March(before, after, 0))) == [("op.guards", {"place": ("massilia",), "count": 1})]
    assert not said(guards(March(before, on_map(massilia=["legio-7", "legio-8"]), 0)))


def test_cavalry_screens_a_city_that_counts_and_legions_do_not():
    before = on_map(massilia=["legio-7", "c-equitatus-1"], tarraco=["p-auxilia-1"])
    after = on_map(massilia=["legio-7"], narbo=["c-equitatus-1"], tarraco=["p-auxilia-1"])
    assert said(screens(March(before, after, 0))) == [("op.screens", {"goal": "narbo", "place": "massilia"})]
    with_legion = on_map(massilia=["c-equitatus-1"], narbo=["legio-7"], tarraco=["p-auxilia-1"])
    assert not said(screens(March(before, with_legion, 0)))


@pytest.mark.parametrize(
    ("mean", "doubt", "lost", "is_confirmed"),
    [(0.10, 0.02, 0.10, True), (0.10, 0.09, 0.10, False), (0.01, 0.01, 0.01, True), (-0.2, 0.01, 0.0, True)],
)
def test_a_single_decision_loses_what_is_seen_and_is_a_fault_only_beyond_doubt(mean, doubt, lost, is_confirmed):
    found = singles.lost_by(lambda: Comparison(0.5 + mean, 0.5, doubt), 0.3)
    assert found == (pytest.approx(lost), is_confirmed)
    assert singles.lost_by(lambda: pytest.fail("nothing to compare"), 0.01) == (0.01, True)


def test_a_card_that_is_advised_is_never_warned_of():
    table, coach = Table.new(GAME, {}, seed=2), find_bot("julius", "coach")
    for _ in range(2):
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        assert view.phase == "cards"
        advised = coach.advise(view, legal, 0.1, 1).best[0].action
        opinion = coach.opine(view, legal, advised)
        assert (opinion.verdict, opinion.lost, opinion.is_unsure) == ("", 0.0, False)
        table.act(seat, advised)


def test_a_card_that_is_taken_back_is_no_choice_to_be_judged():
    table = Table.new(GAME, {}, seed=3)
    discarded = next(choice.action for choice in table.legal("caesar") if choice.action.startswith("discard"))
    table.act("caesar", discarded)
    assert "take-back" in [choice.action for choice in table.legal("caesar")]
    opine = make().opine
    assert opine is not None
    assert opine(table.view("caesar"), table.legal("caesar"), "take-back") is None
    assert CommandJudge(table, 1, 1).moment(table, 1, "caesar", "take-back") is None


def test_a_plan_that_was_advised_is_held_by_who_never_advised_it():
    """As after a restart, or at another worker: the same clicks to the command's end."""
    table = Table.new(GAME, {}, seed=2)
    while table.view(table.deciders()[0]).phase == "cards":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].action)
    seat, first = table.deciders()[0], make()
    plan = [move.action for move in first.advise(table.view(seat), table.legal(seat), 0.1, 1).line]
    assert len(plan) > 3
    for action in plan[:2]:
        table.act(seat, action)
    other = make()
    take_up(other, table, seat)
    for action in plan[2:]:
        held = other.adviser.strongest.held(table.view(seat), table.legal(seat))
        assert (held.action, held.why) == (
            action,
            first.adviser.strongest.held(table.view(seat), table.legal(seat)).why,
        )
        table.act(seat, action)


def test_an_attack_that_was_under_way_is_not_told_as_the_commands_own():
    before, after = (on_map(narbo=["legio-7"], tarraco=["legio-8", "p-auxilia-1"]) for _ in range(2))
    place = PLACE_INDEX["tarraco"]
    assert is_joined(before, after, 0, place)
    before.attacker[place] = 1
    assert not is_joined(before, after, 0, place)
    more = on_map(tarraco=["legio-7", "legio-8", "p-auxilia-1"])
    assert is_joined(before, more, 0, place)


def with_orders_to_give(seed: int) -> Table:
    """A match in which Caesar begins to move."""
    table = Table.new(GAME, {}, seed=seed)
    while table.view("caesar").phase != "move" or table.deciders() != ["caesar"]:
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].index)
    return table


def test_who_gives_no_orders_although_much_could_be_won_is_warned_unless_that_was_advised(monkeypatch):
    table, coach = with_orders_to_give(2), make()
    view, legal = table.view("caesar"), table.legal("caesar")
    opinion = coach.opine(view, legal, "end-move")
    assert opinion.verdict in ("mistake", "blunder")
    assert opinion.lost > 0
    assert opinion.against, "what speaks against it is said"
    assert coach.opine(view, legal, legal[0].action) is None, "what one block does shows with the whole command"
    monkeypatch.setattr(coach.adviser.strongest, "held", lambda *_: Choice("end-move", NOTHING))
    advised = coach.opine(view, legal, "end-move")
    assert (advised.verdict, advised.lost, advised.is_unsure) == ("", 0.0, False)


def test_ending_the_moves_of_a_years_last_turn_can_be_judged_where_every_plan_takes_points_first():
    table, coach, quick, asked = Table.new(GAME, {}, seed=2), make(), find_bot("julius", "tribune"), 0
    while table.view("caesar").year == FIRST_YEAR and asked < 2:
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        if (view.turn, view.phase) == (TURNS, "move") and len(legal) > 1:
            assert coach.opine(view, legal, "end-move").action == "end-move"
            asked += 1
        table.act(seat, quick.choose(view, legal, 0.1, 1).action)
    assert asked == 2
