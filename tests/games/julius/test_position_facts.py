"""What a position of JULIUS CAESAR says comes back, seas crossed and dead blocks too; and one die is told as one."""

import pytest

from games.julius.campaign import GAME, at, battle, moving, play
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games.julius.position import Reader


def again(table):
    return Table.from_position(GAME, table.position_text())


def test_a_position_keeps_seas_crossed_and_blocks_that_are_dead():
    position = moving("at roma legio-7=3; at genua legio-1=2; dead antonius").position_text()
    crossed = Table.from_position(GAME, position.replace("levies=", "crossed=mare-tyrrhenum levies=", 1))
    assert "crossed=mare-tyrrhenum" in again(crossed).position_text()
    assert "dead antonius" in again(crossed).position_text()
    assert again(crossed).hash() == crossed.hash() != Table.from_position(GAME, position).hash()


def test_a_position_names_the_blocks_on_the_map_and_the_dead_but_none_that_waits_for_a_levy():
    clauses = moving("at roma legio-7=3; at genua legio-1=2; dead antonius").position_text().split("; ")
    named = [clause for clause in clauses if clause.split()[0] in ("at", "dead")]
    assert named == ["at alexandria cleopatra=4", "at genua legio-1=2", "at roma legio-7=3", "dead antonius"]


@pytest.mark.parametrize(("dice", "told"), [(1, "fires one die."), (2, "fires 2 dice."), (3, "fires 3 dice.")])
def test_dice_are_told_by_their_number(dice, told):
    event = {"kind": "fired", "seat": "caesar", "block": "legio-7", "letter": "B", "firepower": 2, "dice": dice}
    assert GAME.words.say({**event, "place": "roma"}, None, "en").endswith(told)


@pytest.mark.parametrize(("second", "said"), [(False, "command caesar "), (True, "command pompeius second ")])
def test_a_position_keeps_who_commands_first(second, said):
    table = moving("at roma legio-7=3; at genua legio-1=2", second=second)
    assert said in table.position_text()
    assert again(table).hash() == table.hash()


@pytest.mark.parametrize(("word", "most"), [(1, 4), (2, 7), (3, 4), (4, 1), (5, 1)])
def test_a_battle_has_at_most_four_rounds_seven_slots_four_hits_and_one_retreat_to_sea_a_side(word, most):
    battle = ["roma", "1", "0", "0", "0", "0"]
    battle[word] = str(most)
    Reader().read_battle(*battle)
    battle[word] = str(most + 1)
    with pytest.raises(ValueError, match="out of range"):
        Reader().read_battle(*battle)


@pytest.mark.parametrize("retreats", [(0, 0), (1, 0), (0, 1)])
def test_a_position_keeps_who_has_retreated_to_sea_from_the_battle(retreats):
    table = battle("at roma legio-7=3 legio-1=3", "roma")
    text = table.position_text()
    (clause,) = [clause for clause in text.split("; ") if clause.startswith("battle roma")]
    retreated = " ".join([*clause.split()[:-2], *map(str, retreats)])
    after = Table.from_position(GAME, text.replace(clause, retreated))
    assert tuple(after.truth()["battle"]["sea_retreats"].values()) == retreats
    assert again(after).hash() == after.hash()
    assert (after.hash() == table.hash()) is (retreats == (0, 0))


@pytest.mark.parametrize("name", ["points", "levies"])
def test_a_position_gives_no_card_more_than_four_points_or_levies(name):
    said = f"time 705 2 move caesar; command caesar {name}=%d; at roma legio-7=3"
    assert at(said % 4).truth()["command"][name] == 4
    with pytest.raises(BadRequest):
        at(said % 5)


@pytest.mark.parametrize(("said", "winner"), [("- draw", None), ("pompeius Roma", "pompeius")])
def test_a_finished_position_tells_the_winner_or_that_there_is_none(said, winner):
    table = at(f"time 709 5 over -; over {said}; at roma legio-7=3")
    assert table.truth()["result"] == {"winner": winner, "reason": said.split()[1]}


def test_3_2_while_blocks_are_rearranged_the_points_are_those_of_the_starting_cities():
    free, usual = (Table.new(GAME, {"setup": setup}, seed=1).truth() for setup in ("free", "historical"))
    assert free["phase"] == "deploy"
    assert free["points"] == usual["points"] == {"caesar": 1, "pompeius": 7}
    assert free["to_move"] == "caesar"
    assert usual["to_move"] is None, "both sides choose a card"
    assert usual["chosen"] == usual["discarded"] == usual["played"] == {"caesar": None, "pompeius": None}


def test_a_position_says_nothing_of_a_deployment_that_was_not_free():
    assert "deployed" not in moving("at roma legio-7=3; at genua legio-1=2").position_text()
    table = Table.new(GAME, {"setup": "free"}, seed=3)
    play(table, "deploy legio-12", "deploy-to narbo")
    assert "deployed" in table.position_text()
    assert again(table).hash() == table.hash()


def test_a_position_tells_the_roads_used_before_the_ways_into_battles():
    table = moving("at genua legio-7=3; at roma legio-1=3")
    play(table, "move legio-7", "step roma")
    clauses = [clause.split()[0] for clause in table.position_text().split("; ")]
    assert clauses[-3:] == ["activated", "cross", "entry"]


@pytest.mark.parametrize("word", ["crossed", "surprise", "asked", "points", "dance", "dance=mare-tyrrhenum"])
def test_a_command_tells_of_nothing_without_naming_it_and_of_nothing_unheard_of(word):
    with pytest.raises(BadRequest) as fault:
        at(f"time 705 2 move caesar; command caesar {word}; at roma legio-7=3")
    assert "there is no" not in str(fault.value)


def test_no_block_of_a_position_has_more_than_four_steps():
    Reader().read_at("roma", "legio-7=4")
    with pytest.raises(ValueError, match="out of range"):
        Reader().read_at("roma", "legio-7=5")
