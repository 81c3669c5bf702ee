"""9 and 10. The winter turn and victory."""

import pytest

from games.julius.campaign import GAME, actions, at, block, kinds, play, refused, stands, told

LAST_TURN = "time {year} 5 {phase} pompeius; command caesar second {levies}; played pompeius 2/2a; played caesar 2/2b"


def winter(position, year=705, **options):
    """Pompeius ends the last levies of a year, and no battle waits."""
    table = at(f"{LAST_TURN.format(year=year, phase='levy', levies='levies=2')}; {position}", **options)
    return table, play(table, "end-levy")


def test_9_1_cleopatra_goes_home_to_alexandria():
    table, entry = winter("at creta cleopatra=2; at roma legio-7=1")
    assert stands(table, "cleopatra") == ("alexandria", 2, "pompeius")
    assert kinds(entry)[1:4] == ["winter_began", "cleopatra_home", "victory_checked"]


def test_9_1_cleopatra_joins_the_side_that_holds_alexandria():
    table, _ = winter("at creta cleopatra=2; at alexandria legio-7=1")
    assert stands(table, "cleopatra") == ("alexandria", 2, "caesar")


def test_9_1_cleopatra_and_a_vacant_alexandria():
    """14.d: she stays with her owner."""
    table, _ = winter("at creta cleopatra=2/turned; at roma legio-1=1")
    assert stands(table, "cleopatra") == ("alexandria", 2, "caesar")


def test_9_1_cleopatra_at_home_stays_as_she_is():
    table, _ = winter("at alexandria cleopatra=2/turned; at roma legio-1=1")
    assert stands(table, "cleopatra") == ("alexandria", 2, "caesar")


def test_9_2_ten_points_win_at_a_years_end_after_cleopatra_moved():
    cities = "at roma legio-7=1; at antiochia legio-8=1; at athenae legio-9=1; at byzantium legio-10=1; "
    cities += "at ephesus legio-11=1; at massilia legio-12=1; at utica legio-13=1; at alexandria legio-14=1"
    table, entry = winter(f"{cities}; at creta cleopatra=1")
    assert told(entry, "victory_checked") == [{"caesar": 10, "pompeius": 0}]
    assert table.result().to_json() == {
        "winners": ["caesar"], "reason": "ten points", "scores": {"caesar": 10, "pompeius": 0},
    }  # fmt: skip
    assert [GAME.rules.score(table._state, seat) for seat in range(2)] == [10, 0]
    assert table.deciders() == []
    assert table.legal() == []


def test_9_2_there_is_no_check_during_a_year():
    cities = "at roma legio-1=1; at antiochia legio-2=1; at athenae legio-3=1; at byzantium legio-4=1; "
    cities += (
        "at ephesus legio-5=1; at massilia legio-6=1; at utica legio-39=1; at alexandria cleopatra=1; "
        "at narbo legio-7=1"
    )
    table = at(
        f"time 705 2 levy pompeius; command caesar second levies=1; {cities}; hand caesar 4/1; hand pompeius 3/1a"
    )
    play(table, "end-levy")
    assert not table.is_over()


def test_9_2_ten_points_of_pompeius():
    cities = "at roma legio-1=1; at antiochia legio-2=1; at athenae legio-3=1; at byzantium legio-4=1; "
    cities += "at ephesus legio-5=1; at massilia legio-6=1; at utica legio-39=1; at alexandria cleopatra=1"
    assert winter(cities)[0].result().winners == ("pompeius",)


def test_9_3_navis_at_sea_go_to_a_friendly_port_on_their_sea():
    table, _ = winter(
        "at mare-tyrrhenum c-navis-1=2; at roma legio-7=1; at messana c-navis-2=1; "
        "at mare-hadriaticum p-navis-1=2; at salona legio-1=1"
    )
    assert table.deciders() == ["caesar"]
    refused(table, "port c-navis-2", "9.3", "no Navis at sea")
    refused(table, "port legio-7", "9.3")
    refused(table, "port p-navis-1", "1")
    play(table, "port c-navis-1")
    assert actions(table, "port-to") == ["messana", "roma"]
    refused(table, "port-to caralis", "9.3")
    refused(table, "port-to mare-internum", "9.3")
    refused(table, "port-to utica", "9.3")
    refused(table, "port-to alexandria", "9.3")
    play(table, "port-to roma")
    assert table.deciders() == ["pompeius"]
    play(table, "port p-navis-1")  # one port: no question
    assert stands(table, "p-navis-1")[0] == "salona"
    assert table.truth()["phase"] == "disband"


def test_9_3_a_port_on_another_sea_is_out_of_reach():
    ports = (
        "at roma legio-7=1; at neapolis legio-8=1; at gades legio-9=1; at ravenna legio-10=1; at syracusae legio-11=1"
    )
    table, _ = winter(f"at mare-tyrrhenum c-navis-1=2; {ports}")
    play(table, "port c-navis-1")
    assert actions(table) == ["port-to neapolis", "port-to roma"]
    for other in ("gades", "ravenna", "syracusae"):
        refused(table, f"port-to {other}", "9.3")


def test_9_3_a_navis_with_only_a_vacant_port_is_disbanded():
    table, _ = winter("at mare-tyrrhenum c-navis-1=2; at narbo legio-7=1; at utica legio-1=1")
    assert table.truth()["phase"] == "disband"
    refused(table, "end-disband", "9.4", "unsupplied")
    play(table, "disband c-navis-1")
    assert stands(table, "c-navis-1") == ("levy", 0, "caesar")
    assert actions(table) == ["disband legio-7", "end-disband"]


def test_9_3_a_navis_on_the_first_sea_of_the_map_goes_as_any_other():
    table, _ = winter("at mare-aegaeum c-navis-1=2; at ephesus legio-7=1; at athenae legio-8=1")
    assert actions(table) == ["port c-navis-1"]


def test_9_3_every_navis_that_can_must_go():
    table, _ = winter("at mare-tyrrhenum c-navis-1=2 c-navis-2=2; at mare-hispanum c-navis-3=1; at roma legio-7=1")
    refused(table, "port c-navis-3", "9.3", "there is none there")
    assert actions(table) == ["port c-navis-1", "port c-navis-2"]
    play(table, "port c-navis-2")
    assert actions(table) == ["port c-navis-1"]


@pytest.mark.parametrize(("city", "feeds"), [("roma", 5), ("massilia", 4), ("genua", 3)])
def test_9_4_a_city_feeds_three_blocks_and_its_value(city, feeds):
    names = [f"legio-{n}" for n in (7, 8, 9, 10, 11, 12)][: feeds + 1]
    table, _ = winter(f"at {city} " + " ".join(f"{name}=1" for name in names))
    refused(table, "end-disband", "9.4")
    play(table, f"disband {names[0]}", "end-disband")


def test_9_4_cleopatra_eats_too_but_cannot_be_disbanded():
    """13.22."""
    names = [f"legio-{n}" for n in (1, 2, 3, 4, 5)]
    table, _ = winter("at alexandria cleopatra=1 " + " ".join(f"{name}=1" for name in names))
    play(table, "end-disband")
    refused(table, "end-disband", "9.4")
    refused(table, "disband cleopatra", "9.5", "cannot be disbanded")
    refused(table, "disband legio-6", "1", "not on the map")
    refused(table, "disband legio-7", "1", "not yours")
    play(table, "disband legio-5", "end-disband")


def test_9_5_a_disbanded_turncoat_goes_back_to_its_first_side():
    table, _ = winter("at roma legio-1=2/turned legio-7=1")
    play(table, "disband legio-1")
    assert stands(table, "legio-1") == ("levy", 0, "pompeius")


def test_9_6_eliminated_blocks_return_but_killed_leaders_do_not():
    """13.13: they are available in the next year only."""
    table, _ = winter("at roma legio-7=1; dead legio-8 antonius p-navis-1")
    play(table, "end-disband")
    assert stands(table, "legio-8")[0] == "dead"
    entry = play(table, "end-disband")
    assert stands(table, "legio-8")[0] == stands(table, "p-navis-1")[0] == "levy"
    assert stands(table, "antonius")[0] == "dead"
    truth = table.truth()
    assert (truth["year"], truth["turn"], truth["phase"]) == (706, 1, "cards")
    assert len(truth["hands"]["caesar"]) == 6
    assert kinds(entry)[1] == "year_began"


def test_9_winter_order_is_cleopatra_victory_navis_supply_disband():
    """13.10."""
    table, entry = winter("at mare-tyrrhenum c-navis-1=2; at roma legio-7=1")
    told_now = kinds(entry)
    assert told_now.index("cleopatra_home") < told_now.index("victory_checked")
    assert table.truth()["phase"] == "port"


def last_year(position, **options):
    return winter(position, 709, **options)[0].result()


def test_10_after_709_the_higher_score_wins():
    result = last_year(
        "at athenae legio-1=1; at massilia legio-7=1; at utica legio-8=1; at alexandria cleopatra=1/turned"
    )
    assert (result.winners, result.reason) == (("caesar",), "more points")
    result = last_year("at athenae legio-1=1; at massilia legio-7=1")
    assert (result.winners, result.scores) == (("pompeius",), {"caesar": 1, "pompeius": 3})


def test_10_three_to_three_with_a_vacant_roma_is_a_draw():
    """13.11."""
    even = (
        "at alexandria cleopatra=1; at athenae legio-3=1; at massilia legio-7=1; at utica legio-8=1; "
        "at tarraco legio-9=1"
    )
    result = last_year(even)
    assert (result.winners, result.reason, result.scores) == ((), "draw", {"caesar": 3, "pompeius": 3})


def test_10_a_single_navis_in_roma_decides_a_tie():
    even = "at athenae legio-1=1; at alexandria cleopatra=1; at massilia legio-7=1; at roma c-navis-1=1"
    assert last_year(even).winners == ("caesar",)
    even = "at athenae legio-1=1; at roma p-navis-1=1; at massilia legio-7=1; at alexandria cleopatra=1/turned"
    result = last_year(even)
    assert (result.winners, result.reason) == (("pompeius",), "Roma")


def test_10_the_aid_gives_a_tie_to_caesar():
    even = (
        "at alexandria cleopatra=1; at athenae legio-3=1; at massilia legio-7=1; at utica legio-8=1; "
        "at tarraco legio-9=1"
    )
    result = last_year(even, final_tie="caesar")
    assert (result.winners, result.reason) == (("caesar",), "tie to Caesar")
    assert last_year(even, preset="aid").winners == ("caesar",)


def test_10_killed_leaders_count_for_the_enemy():
    result = last_year("at alexandria cleopatra=1; dead pompeius scipio brutus; at massilia legio-7=1")
    assert result.scores == {"caesar": 4, "pompeius": 2}


def test_9_contested_places_are_fought_before_winter():
    table = at(
        f"{LAST_TURN.format(year=705, phase='levy', levies='levies=1')}; at roma legio-7=1 legio-1=1; "
        f"attack roma caesar -"
    )
    play(table, "end-levy")
    assert table.truth()["phase"] == "battle"
    assert block(table, "legio-7")["place"] == "roma"


def test_9_5_caesar_disbands_first_though_pompeius_was_the_last_in_port():
    table, _ = winter("at mare-tyrrhenum p-navis-1=1; at roma legio-1=1; at neapolis legio-2=1; at genua legio-7=1")
    assert table.deciders() == ["pompeius"]
    play(table, "port p-navis-1", "port-to roma")
    assert table.truth()["phase"] == "disband"
    assert table.deciders() == ["caesar"]
