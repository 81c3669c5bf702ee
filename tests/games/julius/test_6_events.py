"""6. Jupiter, Mars, Mercury, Neptune, Pluto, Vulcan."""

import pytest

from games.julius.campaign import GAME, actions, at, block, kinds, moving, play, reachable, refused, stands, told
from triumvirate.core.errors import BadChance
from triumvirate.games.julius.printed import PLACE_IDS, PLACE_INDEX
from triumvirate.games.julius.state import FIRST_SEA


def jupiter(position, seat="caesar", **options):
    return at(f"time 705 2 jupiter {seat}; command {seat}; played {seat} jupiter; {position}", **options)


def test_6_2_a_land_block_changes_sides_and_comes_over():
    table = jupiter("at roma legio-7=3; at genua caesar=3; at neapolis legio-1=2")
    assert actions(table) == ["jupiter neapolis pompeius", "decline"]
    entry = table.act("caesar", "jupiter neapolis pompeius", [{"draw": "legio-1"}])
    assert [event.audience for event in entry.events if event.kind == "jupiter_drew_is"] == [("caesar", "pompeius")]
    assert stands(table, "legio-1") == ("neapolis", 2, "caesar")
    refused(table, "jupiter-to genua", "6.2", "not a friendly city beside")
    refused(table, "decline", "4")
    play(table, "jupiter-to roma")
    assert stands(table, "legio-1") == ("roma", 2, "caesar")
    assert table.deciders() == ["pompeius"]


def test_6_2_the_player_chooses_among_adjacent_friendly_cities():
    table = jupiter("at roma legio-7=3; at ravenna legio-8=1; at genua legio-1=2; at massilia legio-9=1 legio-2=1")
    table.act("caesar", "jupiter genua pompeius", [{"draw": "legio-1"}])
    assert actions(table, "jupiter-to") == ["ravenna", "roma"]  # Massilia is contested


@pytest.mark.parametrize("name", ["pompeius", "p-navis-1"])
def test_6_2_a_leader_or_navis_loses_a_step_instead(name):
    table = jupiter(f"at roma legio-7=3; at neapolis {name}=2")
    table.act("caesar", "jupiter neapolis pompeius", [{"draw": name}])
    assert stands(table, name) == ("neapolis", 1, "pompeius")
    table = jupiter(f"at roma legio-7=3; at neapolis {name}=1")
    entry = table.act("caesar", "jupiter neapolis pompeius", [0])
    assert stands(table, name)[0] == "dead"
    assert ("leader_killed" if name == "pompeius" else "eliminated") in kinds(entry)


def test_6_2_a_navis_at_sea_beside_a_friendly_port_may_be_chosen():
    table = jupiter("at roma legio-7=3; at mare-tyrrhenum p-navis-1=2; at mare-internum p-navis-2=2")
    assert actions(table) == ["jupiter mare-tyrrhenum pompeius", "decline"]
    refused(table, "jupiter mare-internum pompeius", "6.2", "finds no such block in Mare Internum")


def test_6_2_a_friendly_sea_beside_is_no_friendly_city():
    """A Navis next to the enemy's is not enough: Jupiter reaches a sea from a port on it only."""
    seas = "at mare-tyrrhenum p-navis-1=2; at mare-internum c-navis-1=2"
    assert actions(jupiter(f"{seas}; at narbo legio-7=3")) == ["decline"]
    assert actions(jupiter(f"{seas}; at roma legio-7=3")) == ["jupiter mare-tyrrhenum pompeius", "decline"]


def test_6_2_cleopatra_has_a_colour_of_her_own_and_can_come_over():
    table = jupiter("at memphis legio-7=3; at alexandria cleopatra=2 legio-38=1")
    assert actions(table, "jupiter") == ["alexandria pompeius", "alexandria cleopatra"]
    play(table, "jupiter alexandria cleopatra", "jupiter-to memphis")
    assert stands(table, "cleopatra") == ("memphis", 2, "caesar")


def test_6_2_an_own_block_of_the_enemys_colour_is_never_drawn():
    table = jupiter("at roma legio-7=3; at neapolis legio-1=1 legio-2=2/turned; attack neapolis caesar roma")
    with pytest.raises(BadChance, match="possible are legio-1"):
        table.act("caesar", "jupiter neapolis pompeius", [{"draw": "legio-2"}])
    table.act("caesar", "jupiter neapolis pompeius", [{"draw": "legio-1"}])
    assert stands(table, "legio-1") == ("neapolis", 1, "caesar")


def test_6_2_a_turncoat_can_be_taken_back():
    table = jupiter("at roma legio-7=3; at neapolis legio-8=2/turned legio-1=1")
    assert actions(table, "jupiter") == ["neapolis caesar", "neapolis pompeius"]
    play(table, "jupiter neapolis caesar", "jupiter-to roma")
    assert stands(table, "legio-8") == ("roma", 2, "caesar")


def test_6_2_an_attack_whose_only_block_was_drawn_away_is_over_with_the_turn():
    """In a tournament's first turn Jupiter's player may come second, after an attack."""
    blocks = "at roma legio-7=3/moved1/from:genua legio-1=3; at neapolis legio-2=3; at genua legio-8=3"
    attack = "attack roma caesar genua; entry caesar genua roma; hand caesar 3/1a; hand pompeius 2/1a"
    table = at(
        f"time 705 1 jupiter pompeius; command caesar second; played pompeius jupiter; {blocks}; {attack}",
        tournament=True,
    )
    play(table, "jupiter roma caesar", "jupiter-to neapolis")
    assert stands(table, "legio-7") == ("neapolis", 3, "pompeius")
    assert (table.truth()["turn"], table.truth()["attacks"]) == (2, {})


def test_6_2_jupiter_may_be_declined_and_does_nothing_without_a_target():
    table = jupiter("at roma legio-7=3; at utica legio-39=3")
    assert actions(table) == ["decline"]
    assert kinds(play(table, "decline"))[0] == "jupiter_declined"


def test_6_2_the_draw_is_scripted_by_name():
    table = jupiter("at roma legio-7=3; at neapolis legio-1=2 legio-3=1")
    with pytest.raises(BadChance, match="possible are legio-1, legio-3"):
        table.act("caesar", "jupiter neapolis pompeius", [{"draw": "legio-2"}])
    table.act("caesar", "jupiter neapolis pompeius", [{"draw": "legio-3"}])
    assert stands(table, "legio-3")[2] == "caesar"


def test_6_3_mars_moves_one_group_without_navis():
    table = moving("at genua legio-7=3 legio-8=3 c-navis-1=2; at massilia legio-9=3; at roma legio-1=3", card="mars")
    refused(table, "move c-navis-1", "6", "Neptune moves Navis")
    play(table, "move legio-7", "step roma")
    refused(table, "move legio-9", "7.1", "no move point")
    play(table, "move legio-8")
    refused(table, "step mare-tyrrhenum", "7.6", "only with a command card")
    entry = play(table, "step roma", "end-move")
    assert told(entry, "surprise_named") == [{"seat": "caesar", "place": "roma"}]
    assert table.deciders() == ["pompeius"]  # no levy


def test_6_3_of_several_attacks_one_is_named():
    table = moving("at genua legio-7=3 legio-8=3; at roma legio-1=3; at ravenna legio-2=3", card="mars")
    play(table, "move legio-7", "step roma", "move legio-8", "step ravenna", "end-move")
    assert actions(table) == ["surprise ravenna", "surprise roma"]
    refused(table, "surprise genua", "6.3")
    play(table, "surprise ravenna")
    assert table.truth()["command"]["surprise"] == "ravenna"


def test_6_3_in_round_one_of_a_surprise_all_attackers_act_first():
    table = moving("at genua legio-7=3; at roma legio-1=3", card="mars")
    play(table, "move legio-7", "step roma", "end-move", "end-move", "end-levy", "battle roma")
    assert actions(table, "fire") == ["legio-7"]
    play(table, "pass legio-7")
    assert actions(table, "fire") == ["legio-1"]
    play(table, "pass legio-1")
    assert table.truth()["battle"]["round"] == 2
    assert actions(table, "fire") == ["legio-1"]  # the surprise is over


def test_6_3_without_a_battle_nothing_is_named():
    table = moving("at genua legio-7=3; at utica legio-1=3", card="mars")
    entry = play(table, "move legio-7", "step roma", "stop", "end-move")
    assert "surprise_named" not in kinds(entry)


def test_6_3_a_side_cannot_surprise_itself():
    """14.k: in a tournament's first turn Mars may come as Player 2, who also defends."""
    position = (
        "at tarraco legio-5=3 legio-7=3/moved1/from:narbo; attack tarraco caesar narbo; entry caesar narbo tarraco"
    )
    table = moving(f"{position}; at neapolis legio-1=3", "pompeius", "mars", second=True)
    entry = play(table, "end-move")
    assert "surprise_named" not in kinds(entry)


def test_6_4_mercury_goes_three_cities_or_attacks_with_the_second_step():
    table = moving("at massilia legio-7=3; at roma legio-1=3; at cenabum legio-2=3", card="mercury")
    _, two, three = reachable(table, "legio-7")
    assert "roma" in two
    assert "cenabum" in two
    assert "roma" not in three
    assert {"aquileia", "asculum", "bilbilis"} <= three


def test_6_4_mercury_brings_the_last_two_of_six_round_by_lugdunum():
    blocks = "legio-7=3 legio-8=3 legio-9=3 legio-10=3 legio-11=3 legio-12=3"
    for card in ("4/1", "mercury"):
        table = moving(f"at massilia {blocks}; at genua legio-1=3", card=card)
        for name in ("legio-7", "legio-8", "legio-9", "legio-10"):
            play(table, f"move {name}", "step genua")
        play(table, "move legio-11")
        refused(table, "step genua", "7.2", "as many blocks this turn as it can")
        play(table, "step lugdunum")
        if card == "4/1":
            refused(table, "step genua", "7.1", "first step only")
        else:
            play(table, "step genua", "move legio-12", "step lugdunum", "step genua")
            assert block(table, "legio-11")["reserve"]
            assert not block(table, "legio-7")["reserve"]


def test_6_5_neptune_moves_only_the_navis_of_one_place():
    table = moving(
        "at massilia legio-7=3 c-navis-1=2 c-navis-2=2; at mare-tyrrhenum c-navis-3=1; at mare-hispanum p-navis-1=2",
        card="neptune",
    )
    refused(table, "move legio-7", "6")
    play(table, "move c-navis-1", "step mare-hispanum")
    assert actions(table, "move") == ["c-navis-2"]
    entry = play(table, "end-move")
    assert told(entry, "surprise_named") == [{"seat": "caesar", "place": "mare-hispanum"}]


def test_6_6_pluto_raises_the_limits_for_attacks_only():
    names = [f"legio-{n}" for n in (7, 8, 9, 10, 11, 12, 13)]
    blocks = " ".join(f"{name}=3" for name in names)
    table = moving(f"at genua {blocks}; at roma legio-1=3", card="pluto")
    for name in names[:6]:
        play(table, f"move {name}", "step roma")
    play(table, f"move {names[6]}")
    refused(table, "step roma", "7.2")
    table = moving(f"at genua {blocks}", card="pluto")
    for name in names[:4]:
        play(table, f"move {name}", "step roma", "stop")
    play(table, f"move {names[4]}")
    refused(table, "step roma", "7.2")


def test_6_6_pluto_sends_three_by_a_minor_road_and_two_over_a_strait():
    table = moving("at asculum legio-7=3 legio-8=3 legio-9=3 legio-10=3; at roma legio-1=3", card="pluto")
    for name in ("legio-7", "legio-8", "legio-9"):
        play(table, f"move {name}", "step roma")
    play(table, "move legio-10")
    refused(table, "step roma", "7.2")
    table = moving("at rhegium legio-7=3 legio-8=3; at messana legio-1=3", card="pluto")
    play(table, "move legio-7", "step messana", "move legio-8", "step messana")


def vulcan(position, seat="caesar"):
    return at(f"time 705 2 vulcan {seat}; command {seat}; played {seat} vulcan; {position}")


def test_6_7_every_block_in_an_enemy_city_loses_a_step():
    table = vulcan("at roma legio-1=3 pompeius=1 p-navis-1=1; at mare-tyrrhenum p-navis-2=1; at genua legio-7=1")
    assert actions(table) == ["vulcan alexandria", "vulcan roma"]
    refused(table, "vulcan mare-tyrrhenum", "6.7")
    refused(table, "vulcan genua", "6.7")
    entry = play(table, "vulcan roma")
    assert stands(table, "legio-1") == ("roma", 2, "pompeius")
    assert stands(table, "pompeius")[0] == stands(table, "p-navis-1")[0] == "dead"
    assert "leader_killed" in kinds(entry)
    assert all(event.audience == ("pompeius",) for event in entry.events if event.kind == "step_lost_is")


def test_6_7_cleopatra_turned_by_vulcan_attacks_those_who_stay():
    table = vulcan("at alexandria cleopatra=1 legio-38=2; at genua legio-7=1")
    play(table, "vulcan alexandria")
    assert stands(table, "cleopatra") == ("alexandria", 1, "caesar")
    assert table.truth()["attacks"]["alexandria"] == {"attacker": "caesar", "main_road": None}
    table = vulcan("at alexandria cleopatra=1; at genua legio-7=1; at roma legio-1=1")
    play(table, "vulcan alexandria")
    assert table.truth()["attacks"] == {}


def test_6_7_without_an_enemy_city_vulcan_does_nothing():
    """14: the recorded implementation leaves no legal action here."""
    table = at(
        "time 705 2 cards -; hand caesar vulcan; hand pompeius 2/1a; at roma legio-7=3 cleopatra=4/turned; "
        "at mare-tyrrhenum p-navis-1=2"
    )
    table.act("caesar", "play vulcan")
    entry = table.act("pompeius", "play 2/1a")
    assert told(entry, "no_target") == [{"seat": "caesar", "card": "vulcan"}]
    assert table.deciders() == ["pompeius"]


def test_6_events_give_no_levies():
    table = moving("at genua legio-7=3", card="mercury")
    play(table, "end-move")
    assert table.deciders() == ["pompeius"]
    assert GAME.rules.deciders(table._state) == 2


def test_6_2_the_first_block_of_the_list_may_be_drawn_too():
    table = jupiter("at roma legio-1=3; at neapolis caesar=2 legio-7=3", seat="pompeius")
    table.act("pompeius", "jupiter neapolis caesar", [{"draw": "caesar"}])
    assert stands(table, "caesar") == ("neapolis", 1, "caesar")
    assert stands(table, "legio-7") == ("neapolis", 3, "caesar")


def test_6_7_no_sea_is_within_vulcans_reach():
    seas = [name for name in PLACE_IDS if PLACE_INDEX[name] >= FIRST_SEA]
    fleet = [f"p-navis-{nth}=1" for nth in range(1, 6)]
    for few in (seas[:5], seas[4:]):
        table = vulcan("; ".join(f"at {sea} {navis}" for sea, navis in zip(few, fleet, strict=True)))
        assert actions(table) == ["vulcan alexandria"]
