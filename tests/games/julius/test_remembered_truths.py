"""11. What an attentive player remembers, dealt: every truth agrees with the view and with all that was told."""

import random
from functools import cache

import pytest

from games.julius.campaign import GAME, play
from games.julius.test_properties import random_options
from some import some
from triumvirate.bots.julius.plans import Sampled
from triumvirate.core.table import Table
from triumvirate.games.julius.determinize import dealt, determinize
from triumvirate.games.julius.memory.dealing import recollection
from triumvirate.games.julius.memory.reading import notes_on, notes_recalled
from triumvirate.games.julius.printed import BLOCK_IDS, PLACE_IDS
from triumvirate.games.julius.rules.blocks import COLOUR
from triumvirate.games.julius.state import COLOURS, FIRST_CITY, LEVY, SEATS
from triumvirate.games.julius.view import JuliusView

pytestmark = pytest.mark.no_cover  # it needs no line of the rules that a rule's own test does not reach


@cache
def match(seed):
    """A whole match at random."""
    rng = random.Random(seed)
    table = Table.new(GAME, random_options(rng), seed=seed)
    while not table.is_over():
        seat = rng.choice(table.deciders())
        table.act(seat, rng.choice(table.legal(seat)).action)
    return table


def moments(seeds, every):
    """Tables of such matches now and then, with each seat that remembers something and what it remembers."""
    for seed in seeds:
        table = match(seed)
        for number in range(every, len(table.entries) - 1, every):
            then = table.at(number)
            for seat in SEATS:
                remembered = recollection(then.view(seat))
                if remembered is not None:
                    yield then, seat, remembered


def could_be(table, seat, remembered):
    """Whether every block that hides from a seat may stand where it does, and as strong as it is, by what is remembered."""
    truth, books = table._state, dict(zip(COLOURS, remembered.cases, strict=True))
    shown = {block.block for block in table.view(seat).shown}
    for block, name in enumerate(BLOCK_IDS):
        place, owner = PLACE_IDS[truth.where[block]], SEATS[truth.owner[block]]
        if owner == seat or name in shown or (truth.where[block] < FIRST_CITY and truth.where[block] != LEVY):
            continue
        came = PLACE_IDS[truth.came[block]] if truth.came[block] else ""
        able = [
            bag
            for case in books[COLOURS[COLOUR[block]]]
            for bag in case
            if bag.cell[:3] == (owner, place, came) and bag.mask >> block & 1
        ]
        steps = max(1, truth.steps[block])
        if not any(bag.can[block] >> steps & 1 for bag in able):
            return False
    return True


def test_11_what_is_so_is_among_what_is_remembered_and_what_is_dealt_agrees_with_the_view():
    rng = random.Random(1)
    for table, seat, remembered in some(moments(range(3), 17)):
        assert could_be(table, seat, remembered)
        view = table.view(seat)
        state, deal = dealt(view, remembered, rng)
        assert deal is not None  # the view never speaks against what was told
        assert GAME.view(state, view.options, SEATS.index(seat)) == view
        twin = table.fork()
        twin._state = state
        assert could_be(twin, seat, remembered)


@pytest.mark.long
def test_11_the_same_in_many_matches():
    rng = random.Random(2)
    for table, seat, remembered in some(moments(range(100, 140), 5)):
        assert could_be(table, seat, remembered)
        view = table.view(seat)
        state, deal = dealt(view, remembered, rng)
        assert deal is not None
        assert GAME.view(state, view.options, SEATS.index(seat)) == view


def sure_of(table, seat):
    """The blocks that a seat's memory aid is sure of: where they stand, and how strong where it knows that."""
    for place, about in table.memory(seat).items():
        for stand in about["stands"]:
            for block in stand["can_be"]:
                if block["sure"]:
                    yield block["block"], place, block["least"] if block["least"] == block["most"] else None


def test_11_what_the_memory_aid_is_sure_of_is_so_in_every_truth_that_plans_are_tried_in():
    def seen():
        for table, seat, _ in moments((3,), 41):
            truths = [
                GAME.layout.from_record(truth)
                for truth in Sampled(table.view(seat), SEATS.index(seat), 2, "sure").truths
            ]
            for name, place, steps in sure_of(table, seat):
                block = BLOCK_IDS.index(name)
                yield {PLACE_IDS[truth.where[block]] for truth in truths}, {place}
                if steps is not None:
                    yield {truth.steps[block] for truth in truths}, {steps}

    for dealt_so, known in some(seen()):
        assert dealt_so == known


def test_11_what_is_left_open_is_dealt_in_several_ways_and_each_agrees_with_the_view_and_with_what_is_remembered():
    ways = []
    for table, seat, remembered in some(moments((3, 4), 67)):
        view, place = table.view(seat), SEATS.index(seat)
        truths = [GAME.layout.from_record(truth) for truth in Sampled(view, place, 2, "open").truths]
        for truth in some(truths):
            twin = table.fork()
            twin._state = truth
            assert twin.view(seat) == view
            assert could_be(twin, seat, remembered)
        ways.append(len({tuple(truth.where) for truth in truths}))
    assert max(ways) > 8


def test_8_a_block_that_was_shown_in_a_battle_and_has_not_moved_is_dealt_where_it_stands_as_strong_as_it_is():
    table = match(3)
    fought = next(
        entry.number for entry in table.entries if any(event.kind == "battle_ended" for event in entry.events)
    )
    then = table.at(fought)
    ended = next(event.facts["place"] for event in then.entries[-1].events if event.kind == "battle_ended")
    winner = next(owner for owner in SEATS if any(block.place == ended for block in then.view(owner).own))
    loser = SEATS[1 - SEATS.index(winner)]
    view, known = then.view(loser), [block for block in then.view(winner).own if block.place == ended]
    for truth in some(Sampled(view, SEATS.index(loser), 4, "battle").truths):
        for block in some(known):
            at = BLOCK_IDS.index(block.block)
            assert (PLACE_IDS[truth["where"][at]], truth["steps"][at]) == (ended, block.steps)


def test_who_looks_from_a_view_alone_or_from_a_position_remembers_nothing():
    table = match(3).at(120)
    view, bare = table.view("caesar"), table.view("caesar")
    bare.recalled = None
    assert recollection(view) is not None
    assert recollection(bare) is None
    assert recollection(table.view(None)) is None
    assert determinize(view, random.Random(5)).where == determinize(bare, random.Random(5)).where
    position = Table.from_position(GAME, table.position_text())
    seat = position.deciders()[0]
    position.act(seat, position.legal(seat)[0].action)
    assert recollection(position.view("caesar")) is None


def test_11_a_notebook_that_is_read_on_says_the_same_as_one_that_is_read_anew():
    """Forwards, and backwards to what was told before."""
    table, numbers = match(4), list(range(30, 400, 37))
    for number in (*numbers, *reversed(numbers)):
        view = JuliusView.of(table.view_at(number, "pompeius"))
        told = [event.to_json() for event in view.recalled.events()]
        assert told == [event.to_json() for event in table.at(number).events_for("pompeius")]
        anew, read_on = notes_on(view, told), notes_recalled(view, view.recalled)
        assert [book.cases for book in read_on.books.values()] == [book.cases for book in anew.books.values()]
        assert (read_on.battles, read_on.marchers) == (anew.battles, anew.marchers)


def test_what_is_taken_back_is_not_remembered_and_what_comes_later_neither():
    table = match(4).at(200)
    before = [event.to_json() for event in table.view("caesar").recalled.events()]
    view, seat = table.view("caesar"), table.deciders()[0]
    table.act(seat, table.legal(seat)[0].action)
    after = [event.to_json() for event in table.view("caesar").recalled.events()]
    table.take_back(seat)
    assert [event.to_json() for event in view.recalled.events()] == before
    assert after[: len(before)] == before
    assert len(after) > len(before)
    told = [event.to_json() for event in table.view("caesar").recalled.events()]
    assert [event for event in told if event["kind"] != "taken_back"] == before


def test_3_after_a_free_deployment_the_other_side_is_dealt_anywhere_in_its_cities():
    table = Table.new(GAME, {"setup": "free"}, seed=1)
    while table.view("caesar").phase in ("deploy", "deploy_to"):
        assert recollection(table.view("caesar")) is None
        play(table, "end-deploy")
    places = set()
    for number in range(30):
        state, deal = dealt(table.view("caesar"), recollection(table.view("caesar")), random.Random(number))
        assert deal is not None
        places.add(state.where[BLOCK_IDS.index("legio-5")])
    assert len(places) > 3
