"""Where home-made bonuses stand in a turn: told as facts and as clauses of a position, and back; and what no match can have."""

import pytest

from tables import GAME, at
from triumvirate.core.errors import BadRequest
from triumvirate.games.caesar.home import Home, check_home, fill_home, home_clauses, home_of, read_clause
from triumvirate.games.caesar.state import BONUSES

EFFECTS = [
    [{"do": "draw", "optional": True}, {"do": "look"}, {"do": "senate"}],
    [{"do": "turn_token", "when": "turn_end"}],
    [{"do": "marker"}],
    [{"do": "again"}],
]
VARIANT = {"name": "x", "own": [{"name": f"Own {n}", "effects": effects} for n, effects in enumerate(EFFECTS)]}


def prepared(variant=VARIANT):
    return GAME.prepare(GAME.check({"variant": variant}))


HOMES = [
    Home(bonus="own1", back=4, when="closing", place=2, left=3, owner="caesar", does="senate"),
    Home(bonus="own1", left=1, owner="pompey", does="draw", optional=True),
    Home(bonus="own2", when="turn_end", left=1, does="turn_token"),
    Home(owners=["pompey", None]),
    Home(owners=[None, "caesar"], looked=2),
    Home(looked=1, due=[("own4", "pompey"), ("own1", None), ("own3", "caesar")]),
    Home(barred={"caesar": ["HC-HU", "NU-AF"], "pompey": []}),
    Home(barred={"caesar": [], "pompey": ["HC-HU"]}, due=[("own2", None)]),
]


@pytest.mark.parametrize("home", HOMES)
def test_what_a_state_tells_goes_back_into_a_state(home):
    state = prepared()
    state.pending[:] = [BONUSES, BONUSES + 1]
    fill_home(state, home)
    assert home_of(state) == home
    assert state.shut == state.barred[state.to_move]


def test_only_home_made_bonuses_that_wait_have_an_owner_of_their_province():
    state = prepared()
    state.pending[:] = [BONUSES - 1, BONUSES]
    state.pending_won[:] = [1, 2]
    assert home_of(state).owners == [None, "pompey"]
    fill_home(state, Home(owners=["pompey", "caesar"]))
    assert list(state.pending_won) == [1, 1]


def test_nothing_is_told_where_nothing_happens_or_nothing_is_home_made():
    assert home_of(prepared()) is None
    usual = prepared(None)
    usual.looked = 1
    assert home_of(usual) is None
    state = prepared()
    fill_home(state, None)
    assert home_of(state) is None


def test_an_effect_is_told_only_while_some_of_it_is_left():
    state = prepared()
    state.own_now, state.own_left = BONUSES, 0
    assert (home_of(state).does, home_of(state).optional) == ("", False)
    state.own_left = 1
    assert (home_of(state).does, home_of(state).optional) == ("draw", True)


@pytest.mark.parametrize("home", HOMES)
def test_its_clauses_are_read_as_they_were_written(home):
    found = Home(does=home.does, optional=home.optional)
    for clause in home_clauses(home):
        read_clause(found, clause.split())
    assert found == home


def test_the_clauses_as_they_read():
    assert [list(home_clauses(home)) for home in HOMES] == [
        ["home own1 closing 2 3 caesar 4"],
        ["home own1 now 0 1 pompey 0"],
        ["home own2 turn_end 0 1 nobody 0"],
        ["owners pompey nobody"],
        ["owners nobody caesar", "looked 2"],
        ["looked 1", "due own4 pompey", "due own1 nobody", "due own3 caesar"],
        ["barred caesar HC-HU NU-AF"],
        ["due own2 nobody", "barred pompey HC-HU"],
    ]


@pytest.mark.parametrize(
    "clause",
    [
        *("home own1 now 4 1 nobody 1", "home own1 now -1 1 nobody 1", "home own1 now 0 4 nobody 1"),
        *("home own5 now 0 1 nobody 1",),
        *("home own1 soon 0 1 nobody 1", "home own1 now 0 1 crassus 1", "home own1 now 0 1 nobody 99"),
        *("home own1 now 0 1 nobody",),
        *("owners caesar", "owners caesar crassus", "looked 3", "looked -1", "looked", "due senate nobody", "due own1"),
        *("barred caesar XX-YY", "barred crassus HC-HU"),
    ],
)  # fmt: skip
def test_a_clause_with_another_word_or_number_is_refused(clause):
    with pytest.raises((ValueError, KeyError, IndexError)):
        read_clause(Home(), clause.split())


def test_numbers_may_be_as_large_as_there_is_room_for():
    home = Home()
    for clause in ("home own4 now 3 3 nobody 4", "looked 2", "due own1 nobody", "due own1 nobody", "due own1 nobody"):
        read_clause(home, clause.split())
    assert (home.place, home.left, home.back, home.looked, len(home.due)) == (3, 3, 4, 2, 3)
    with pytest.raises(ValueError, match="too many bonuses"):
        read_clause(home, ["due", "own1", "nobody"])


def test_spaces_are_barred_in_the_order_of_the_board_and_once():
    home = Home()
    read_clause(home, ["barred", "pompey", "NU-AF", "HC-HU", "NU-AF"])
    assert home.barred == {"caesar": [], "pompey": ["HC-HU", "NU-AF"]}


@pytest.mark.parametrize("field", ["own_now", "due", "bonus", "pending"])
@pytest.mark.parametrize("kinds", [1, 4])
def test_a_position_names_only_bonuses_that_its_variant_has(field, kinds):
    state = prepared({"name": "x", "own": VARIANT["own"][:kinds]})
    for number, refused in ((BONUSES + kinds - 1, False), (BONUSES + kinds, True)):
        if field == "own_now":
            state.own_now = number
        else:
            getattr(state, field)[1] = number
        if refused:
            with pytest.raises(BadRequest, match="this match has no such home-made bonus"):
                check_home(state)
        else:
            check_home(state)


def test_a_bonus_that_does_nothing_is_not_being_carried_out_and_no_space_is_barred_without_any():
    state = prepared()
    state.own_now = BONUSES + 1
    state.own_effects[3] = 0
    with pytest.raises(BadRequest, match="no such home-made bonus"):
        check_home(state)
    usual = prepared(None)
    check_home(usual)
    usual.barred[1] = 1
    with pytest.raises(BadRequest, match="this match has none"):
        check_home(usual)
    state = prepared()
    state.barred[1] = 1
    check_home(state)


def test_a_position_keeps_them_all():
    table = at(
        "turn caesar place; hand caesar ship-5-1; hand pompey ship-3-3; looked 1; barred pompey HC-HU", variant=VARIANT
    )
    assert "looked 1; barred pompey HC-HU" in table.position_text()
    assert GAME.layout.hash(GAME.positions.parse(table.position_text())[1]) == table.hash()
