"""7.1 to 7.5. Group moves, road limits, attacks and reserves, pinning, Navis."""

from games.julius.campaign import GAME, actions, block, kinds, moving, play, reachable, refused, stands, told
from triumvirate.games.julius.printed import PLACE_INDEX
from triumvirate.games.julius.rules.attack import entered_from

SIX = "legio-7=3 legio-8=3 legio-9=3 legio-10=3 legio-11=3 legio-12=3"


def test_7_1_a_move_point_activates_a_place_once():
    table = moving("at genua legio-7=3 legio-8=3; at massilia legio-9=3; at narbo legio-10=3", card="2/1a")
    play(
        table,
        "move legio-7",
        "step roma",
        "stop",
        "move legio-9",
        "step narbo",
        "stop",
        "move legio-8",
        "step roma",
        "stop",
    )
    assert table.truth()["command"]["points"] == 0
    refused(table, "move legio-10", "7.1", "no move point")
    refused(table, "move legio-7", "7.1", "has moved this turn")


def test_7_1_a_block_moves_once_and_only_its_owner_moves_it():
    table = moving("at genua legio-7=3; at roma legio-1=3")
    refused(table, "move legio-1", "1", "not yours to command")
    refused(table, "move legio-8", "1", "not on the map")
    refused(table, "fire legio-7", "4")


def test_7_1_an_attack_comes_with_the_first_step_only():
    table = moving("at massilia legio-7=3; at roma legio-1=3; at genua legio-8=3 legio-2=1")
    one, two = reachable(table, "legio-7")
    assert "genua" in one
    assert "roma" not in two  # Genua is contested and Roma the enemy's


def test_7_1_the_move_ends_in_a_contested_place():
    table = moving("at genua legio-7=3; at roma legio-1=3")
    play(table, "move legio-7", "step roma")
    assert table.truth()["phase"] == "move"


def test_7_1_not_straight_back():
    table = moving("at genua legio-7=3")
    play(table, "move legio-7", "step roma")
    refused(table, "step genua", "7.1", "straight back")
    assert "stop" in actions(table)
    play(table, "stop")
    table = moving("at genua legio-7=3")
    play(table, "move legio-7")
    refused(table, "stop", "7.6", "has not moved yet")
    refused(table, "step utica", "7.1", "not one step away")


def test_7_1_a_block_with_nowhere_to_go_is_not_offered():
    table = moving("at aleria legio-7=3; at caralis c-navis-1=2 legio-8=1")
    assert actions(table, "move") == ["c-navis-1"]
    refused(table, "move legio-7", "7.1", "nowhere to go")


def test_7_2_road_sections_carry_four_two_and_two():
    for start, end, most in (("genua", "roma", 4), ("lugdunum", "genua", 2), ("rhegium", "messana", 2)):
        table = moving(f"at {start} {SIX}")
        for n, name in enumerate(("legio-7", "legio-8", "legio-9", "legio-10", "legio-11")[: most + 1]):
            play(table, f"move {name}")
            if n < most:
                play(table, f"step {end}")
                if table.truth()["phase"] == "step":
                    play(table, "stop")
            else:
                refused(table, f"step {end}", "7.2")


def test_7_2_both_directions_and_both_steps_count_on_one_section():
    table = moving("at genua legio-7=3 legio-8=3 legio-9=3; at roma legio-10=3 legio-11=3; at massilia legio-12=3")
    for name in ("legio-7", "legio-8"):
        play(table, f"move {name}", "step roma", "stop")
    for name in ("legio-10", "legio-11"):
        play(table, f"move {name}", "step genua", "stop")
    play(table, "move legio-9")
    refused(table, "step roma", "7.2")
    play(table, "step ravenna", "stop", "move legio-12", "step genua")
    refused(table, "step roma", "7.2")


def test_7_2_a_strait_carries_one_attacker():
    table = moving("at rhegium legio-7=3 legio-8=3; at messana legio-1=3")
    play(table, "move legio-7", "step messana", "move legio-8")
    refused(table, "step messana", "7.2")


def test_7_2_counters_start_again_for_the_other_player():
    table = moving(f"at genua {SIX}; at roma legio-1=3 legio-2=3 legio-3=3 legio-4=3; at neapolis legio-5=3")
    for name in ("legio-7", "legio-8"):
        play(table, f"move {name}", "step ravenna", "stop")
    play(table, "end-move", "end-levy")
    for name in ("legio-1", "legio-2", "legio-3", "legio-4"):
        play(table, f"move {name}", "step genua")


def test_7_3_the_first_to_enter_is_the_attacker_and_other_roads_bring_reserves():
    table = moving("at genua legio-7=3 legio-8=3; at ravenna legio-9=3; at roma legio-1=3")
    entry = play(table, "move legio-7", "step roma")
    assert told(entry, "attacked") == [{"seat": "caesar", "place": "roma", "from": "genua", "reserve": False}]
    play(table, "move legio-9", "step roma", "move legio-8", "step roma")
    assert [block(table, name)["reserve"] for name in ("legio-7", "legio-8", "legio-9")] == [False, False, True]


def test_7_3_the_main_road_is_declared_with_the_end_of_movement():
    table = moving("at genua legio-7=3; at ravenna legio-9=3; at roma legio-1=3")
    play(table, "move legio-7", "step roma", "move legio-9", "step roma", "end-move")
    assert actions(table) == ["main-road genua", "main-road ravenna"]
    refused(table, "main-road asculum", "7.3", "No attacker came from Asculum")
    assert [GAME.legal(table._state, seat) != [] for seat in (0, 1)] == [True, False]
    came = {
        name: entered_from(table._state, 0, PLACE_INDEX["roma"], PLACE_INDEX[name]) for name in ("genua", "asculum")
    }
    assert came == {"genua": True, "asculum": False}
    entry = play(table, "main-road ravenna")
    assert told(entry, "main_road_named") == [{"seat": "caesar", "place": "roma", "from": "ravenna"}]
    assert [block(table, name)["reserve"] for name in ("legio-7", "legio-9")] == [True, False]
    assert table.view(None).contests["roma"].main_road == "ravenna"
    assert table.truth()["phase"] == "levy"


def test_7_3_the_main_road_of_an_attack_on_a_port_may_be_a_sea():
    table = moving("at genua legio-7=3; at mare-tyrrhenum c-navis-1=2; at roma legio-1=3")
    play(table, "move legio-7", "step roma", "move c-navis-1", "step roma", "end-move")
    assert actions(table) == ["main-road genua", "main-road mare-tyrrhenum"]


def test_7_3_a_response_is_always_a_reserve():
    position = "at roma legio-1=3 legio-7=3/moved1/from:genua; attack roma caesar genua; entry caesar genua roma"
    table = moving(f"{position}; at neapolis legio-2=3 legio-3=3", "pompeius", "3/1a", second=True)
    entry = play(table, "move legio-2", "step roma")
    assert kinds(entry)[-1] == "responded"
    assert block(table, "legio-2")["reserve"]
    play(table, "move legio-3", "step roma", "end-move")
    assert table.truth()["phase"] == "levy"  # no main road to declare


def test_7_3_player_two_may_attack_what_player_one_just_entered():
    position = "at roma legio-7=3/moved2; at neapolis legio-2=3"
    table = moving(position, "pompeius", "3/1a", second=True)
    play(table, "move legio-2", "step roma")
    assert table.truth()["attacks"]["roma"] == {"attacker": "pompeius", "main_road": "neapolis"}


def pinned(**options):
    attackers = " ".join(f"{name}=3/moved1/from:genua" for name in ("legio-7", "legio-8", "legio-9", "legio-10"))
    reserves = " ".join(f"{name}=3/moved1/from:ravenna/reserve" for name in ("legio-11", "legio-12"))
    defenders = "legio-1=3 legio-2=3 legio-3=3 legio-4=3 legio-5=3"
    roads = "attack roma caesar genua; entry caesar genua roma; entry caesar ravenna roma"
    return moving(f"at roma {attackers} {reserves} {defenders}; {roads}", "pompeius", "3/1a", second=True, **options)


def test_7_4_pinning_four_of_five_defenders():
    table = pinned()
    play(table, "move legio-1")
    refused(table, "step genua", "7.4", "The enemy came that way")
    refused(table, "step ravenna", "7.4")
    play(table, "step neapolis", "stop")
    assert actions(table, "move") == ["cleopatra"]
    refused(table, "move legio-2", "7.4", "pinned")


def test_7_4_responding_blocks_do_not_free_others():
    table = moving(
        "at roma legio-1=3 legio-7=3/moved1/from:genua; at neapolis legio-2=3; attack roma caesar genua; "
        "entry caesar genua roma", "pompeius", "3/1a", second=True,
    )  # fmt: skip
    play(table, "move legio-2", "step roma")
    refused(table, "move legio-1", "7.4")


def test_7_4_an_unpinned_block_may_attack_elsewhere():
    table = moving(
        "at roma legio-1=3 legio-2=3 legio-7=3/moved1/from:genua; at neapolis legio-8=3; attack roma caesar genua; "
        "entry caesar genua roma", "pompeius", "3/1a", second=True,
    )  # fmt: skip
    play(table, "move legio-1", "step neapolis")
    assert table.truth()["attacks"]["neapolis"]["attacker"] == "pompeius"


def test_7_5_navis_take_two_steps_without_fighting_or_one_to_attack():
    table = moving("at mare-internum c-navis-1=2; at mare-tyrrhenum p-navis-1=2; at athenae legio-1=1")
    one, two = reachable(table, "c-navis-1")
    assert "mare-tyrrhenum" in one
    assert "athenae" not in two
    assert "roma" not in two  # not through a contested sea
    assert "messana" in one
    play(table, "move c-navis-1", "step messana")
    assert table.truth()["phase"] == "move"  # no second step into the enemy's sea, none back, none over the strait


def test_7_5_navis_and_land_blocks_of_a_place_are_one_group():
    table = moving("at genua c-navis-1=2 legio-7=3; at roma legio-8=3", card="1/2a")
    play(table, "move c-navis-1", "step mare-hispanum", "stop", "move legio-7", "step ravenna", "stop")
    assert actions(table) == ["end-move"]
    assert stands(table, "c-navis-1")[0] == "mare-hispanum"


def test_7_1_spending_fewer_points_is_allowed():
    table = moving("at genua legio-7=3", card="4/1")
    play(table, "end-move")
    assert table.truth()["phase"] == "levy"
    assert table.truth()["command"]["points"] == 0


def test_7_1_the_end_of_a_sides_movement_is_told():
    entry = play(moving("at genua legio-7=3; at roma legio-1=3"), "end-move")
    assert told(entry, "movement_ended") == [{"seat": "caesar"}]


def test_7_2_a_road_that_was_full_is_free_again_in_the_next_turn():
    """Without a battle nothing but the end of movement forgets who went over it."""
    table = moving("at genua legio-7=3 legio-8=3; at tarraco legio-1=3", second=True, card="2/1a")
    play(table, "move legio-7", "step massilia", "stop", "move legio-8", "step massilia", "stop")
    assert any(table.truth()["crossings"].values())
    play(table, "end-move", "end-levy")
    assert table.truth()["phase"] == "cards"
    assert not any(table.truth()["crossings"].values())
