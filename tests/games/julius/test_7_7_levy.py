"""7.7. Levy."""

from games.julius.campaign import actions, at, kinds, moving, play, refused, stands


def levying(position, levies=3, seat="caesar", **options):
    return at(f"time 705 2 levy {seat}; command {seat} levies={levies}; {position}", **options)


def test_7_7_legions_and_cavalry_come_in_their_friendly_home():
    table = levying("at genua legio-8=1; at roma legio-9=1 legio-1=1")
    levied = actions(table, "levy")
    assert {"legio-11", "legio-12"} <= set(levied)
    assert "legio-17" not in levied  # Roma is contested
    refused(table, "levy legio-17", "7.7", "No friendly city fits")
    play(table, "levy legio-11")  # one city fits: no question
    assert stands(table, "legio-11") == ("genua", 1, "caesar")


def test_7_7_auxilia_ballista_and_leaders_come_in_any_friendly_city():
    table = levying("at genua legio-8=1; at ancyra legio-9=1")
    for name in ("c-auxilia-1", "c-auxilia-3", "c-ballista", "caesar"):
        twin = table.fork()
        play(twin, f"levy {name}")
        assert actions(twin, "levy-at") == ["ancyra", "genua"]
    play(table, "levy caesar")
    refused(table, "levy-at roma", "7.7", "cannot be levied in Roma")
    play(table, "levy-at ancyra")
    assert stands(table, "caesar") == ("ancyra", 1, "caesar")


def test_7_7_navis_come_in_friendly_major_ports():
    table = levying("at genua legio-8=1")
    refused(table, "levy c-navis-1", "7.7")
    table = levying("at massilia c-navis-2=1; at ravenna legio-8=1; at genua legio-9=1")
    play(table, "levy c-navis-1")
    assert actions(table, "levy-at") == ["massilia", "ravenna"]


def test_7_7_the_elephant_comes_at_two_and_is_four_for_a_second_point():
    table = levying("at utica legio-39=3", 2, "pompeius")
    play(table, "levy p-elephant", "build p-elephant")
    assert stands(table, "p-elephant") == ("utica", 2, "pompeius")
    refused(table, "build p-elephant", "7.7", "full strength")


def test_7_7_steps_up_to_the_maximum_for_any_block_in_a_friendly_city():
    table = levying("at roma caesar=1 legio-8=3 c-navis-1=1 legio-1=2/turned/moved2; at alexandria cleopatra=1/turned")
    assert actions(table, "build") == ["caesar", "c-navis-1", "cleopatra", "legio-1"]
    play(table, "build caesar", "build caesar", "build cleopatra")
    assert actions(table) == ["end-levy"]
    refused(table, "build legio-1", "7.7", "no levy point")
    refused(table, "levy c-auxilia-1", "7.7", "no levy point")


def test_7_7_no_steps_at_sea_or_in_contested_cities():
    table = levying("at mare-tyrrhenum c-navis-1=1; at genua legio-8=1 legio-1=1; at narbo legio-9=3")
    assert actions(table, "build") == []
    refused(table, "build c-navis-1", "7.7", "not stand in a friendly city")
    refused(table, "build legio-8", "7.7")
    refused(table, "build legio-1", "1")
    refused(table, "build legio-7", "1")


def test_7_7_eliminated_blocks_are_not_in_the_pool():
    table = levying("at genua legio-8=1; dead legio-11")
    refused(table, "levy legio-11", "7.7", "not in your levy pool")
    refused(table, "levy legio-1", "1")


def test_7_7_spending_fewer_points_is_allowed():
    table = levying("at genua legio-8=1")
    play(table, "end-levy")
    assert table.truth()["command"]["levies"] == 0
    assert table.deciders() == ["pompeius"]


def test_7_7_a_long_march_and_the_option_of_the_aid():
    position = "at genua legio-8=1/moved2 legio-9=1/moved1"
    assert actions(levying(position), "build") == ["legio-8", "legio-9"]
    assert actions(levying(position, levy_after_long_march=False), "build") == ["legio-9"]
    assert actions(levying(position, preset="aid"), "build") == ["legio-9"]


def test_7_7_a_march_of_one_place_is_no_long_march():
    table = moving("at genua legio-7=2; at massilia legio-8=2", levy_after_long_march=False)
    play(table, "move legio-7", "step roma", "stop", "move legio-8", "step narbo", "step burdigala", "end-move")
    refused(table, "build legio-8", "7.7", "moved two places")
    play(table, "build legio-7")
    assert stands(table, "legio-7") == ("roma", 3, "caesar")


def test_7_7_everybody_hears_of_a_levy_before_its_owner_hears_which():
    entry = play(levying("at genua legio-8=1"), "levy legio-11")
    assert kinds(entry)[:2] == ["levied", "levied_is"]
