"""Positions in one line: what a line leaves out, and every fault named."""

import pytest

from tables import EXPANSIONS, GAME, at
from triumvirate.core.errors import BadOption, BadRequest
from triumvirate.core.table import Table


def refused(text):
    with pytest.raises(BadRequest) as fault:
        GAME.positions.parse(text)
    return fault.value.reason


def test_a_line_may_leave_almost_everything_out():
    table = at("hand caesar ship-5-1; on SD-SC pompey ship-3-3 3/3 mark caesar")
    truth = table.truth()
    assert truth["to_move"] == "caesar"
    assert len(truth["bags"]["caesar"]) == 15
    assert len(truth["bags"]["pompey"]) == 15
    assert truth["placed"] == {"caesar": 1, "pompey": 0}
    assert truth["bonuses"] == dict.fromkeys(truth["bonuses"])


def test_markers_are_counted_from_the_board_unless_told():
    two = "on SY-AG pompey sword-6-0 6/0; on AS-SY pompey shield-6-0 0/6; won syria pompey"
    assert at(two).truth()["placed"]["pompey"] == 1
    assert at(f"{two}; placed 3 9").truth()["placed"] == {"caesar": 3, "pompey": 9}


def test_an_empty_line_is_a_position_too():
    assert GAME.positions.parse("")[0] == GAME.check({})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("fly caesar", "'fly caesar' is not understood"),
        ("_on SD-SC", "not understood"),
        ("finish", "not understood"),
        ("turn", "'turn' is not understood"),
        ("turn brutus place", "not understood"),
        ("turn caesar sleep", "not understood"),
        ("on SD-SC", "not understood"),
        ("on XX-YY caesar ship-5-1 5/1", "not understood"),
        ("on SD-SC caesar ship-5-1 4/2", "ship-5-1 cannot show 4/2"),
        ("on SD-SC caesar ship-5-1 a/b", "not understood"),
        ("on SD-SC caesar ship-5-1 5/1 marks caesar", "not understood"),
        ("on SD-SC caesar ship-5-1 5/1 mark caesar pompey", "not understood"),
        ("on SD-SC caesar ship-9-9 9/9", "there is no token 'ship-9-9'"),
        ("hand caesar ship-5-1 ship-5-1", "more tokens 'ship-5-1' here than the game has"),
        ("hand caesar ship-5-1; on SD-SC caesar ship-5-1 5/1", "more tokens 'ship-5-1'"),
        ("won syria caesar", "syria cannot be closed while it has free border spaces"),
        ("on SY-AG caesar sword-6-0 6/0; on AS-SY caesar shield-6-0 6/0", "say 'won syria SEAT' or 'tied syria'"),
        ("won syria caesar upside", "not understood"),
        ("placed 13 0", "not understood"),
        ("placed -1 0", "not understood"),
        ("senate 100 0", "not understood"),
        ("tiles AB", "not understood"),
        ("tiles " + "A " * 80, "not understood"),
        ("supply " + "might " * 101, "not understood"),
        ("supply gold", "not understood"),
        ("stage dancing", "not understood"),
        ("pending might; pending might; pending might", "not understood"),
        ("pending might lost", "not understood"),
        ("over caesar last marker", "a finished game says"),
        ("turn caesar over", "a finished game says"),
        ("turn caesar over; over nobody last marker", "a finished game says"),
        ("over caesar boredom", "not understood"),
        ("turn caesar might", "nothing to choose in the phase 'might'"),
        ("turn caesar close", "nothing to choose in the phase 'close'"),
        ("turn caesar bonus; pending might; pending might", "nothing to choose in the phase 'bonus'"),
        ("turn caesar centurion", "nothing to choose in the phase 'centurion'"),
        ("pending might", "nothing to choose in the phase 'place'"),
        ('options {"solo": "easy"}; turn pompey place', "Auto-Crassus acts by itself"),
        ('options {"solo": "easy"}; line ship-5-1; hand pompey ship-6-0', "the hand of Auto-Crassus is its line"),
        ("options {", "the options are not JSON"),
        ("options [1]", "a JSON object"),
        ("options " + "[" * 19_000, "not JSON"),
        ("x" * 20_001, "at most 20000 characters"),
    ],
)
def test_faults_are_named(text, words):
    assert words in refused(text)


def test_bad_options_are_refused_as_options():
    with pytest.raises(BadOption):
        GAME.positions.parse('options {"stuck": "never"}; hand caesar ship-5-1')


def again(table):
    return Table.from_position(GAME, table.position_text()).hash()


def test_a_position_keeps_the_supply_and_markers_before_senates():
    table = at("hand caesar ship-5-1; supply might senate; placed 3 9; senate 2 1", border_control=True, poison=True)
    assert "; supply might senate; placed 3 9; senate 2 1;" in table.position_text()
    assert again(table) == table.hash()


def test_a_position_keeps_the_provinces_that_wait_to_be_closed():
    table = at("hand caesar shield-5-1; on HU-MT caesar ship-6-0 6/0; on GA-HC pompey sword-4-2 2/4")
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    assert table.truth()["phase"] == "close"
    assert "; closing hispania_" in table.position_text()
    assert again(table) == table.hash()


@pytest.mark.parametrize("values", ["5/1", "1/5"])
def test_a_position_keeps_which_way_a_token_lies(values):
    table = at(f"hand caesar ship-6-0; on SD-SC caesar ship-5-1 {values}")
    assert f"on SD-SC caesar ship-5-1 {values}" in table.position_text()


def test_a_position_tells_of_a_supply_only_where_there_is_one():
    assert "; supply" not in Table.new(GAME, {}, seed=1).position_text()
    assert "; supply might wealth;" in at("supply wealth might", **EXPANSIONS).position_text()


@pytest.mark.parametrize("clause", ["again", "skip"])
def test_what_a_turn_has_in_store_is_read_and_written(clause):
    table = at(f"{clause}; hand caesar ship-5-1")
    state = table._state
    assert (state.again, state.skip_draw) == ((1, 0) if clause == "again" else (0, 1))
    assert clause in [part.strip() for part in table.position_text().split(";")]
    assert clause not in [part.strip() for part in at("hand caesar ship-5-1").position_text().split(";")]
