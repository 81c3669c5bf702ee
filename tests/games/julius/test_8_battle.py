"""8.1 to 8.3 and 8.6. Battles: order, reserves, disruption, hits, elimination."""

from games.julius.campaign import actions, at, battle, kinds, moving, play, refused, stands, told

ROMA = "entry caesar genua roma"


def hold(table, rounds=1):
    """Everybody passes."""
    for _ in range(rounds * 40):
        passes = [text for text in actions(table) if text.startswith("pass")]
        if not passes or table.truth()["battle"]["round"] > rounds:
            return
        play(table, passes[0])


def test_8_player_one_picks_the_battles_one_by_one():
    position = (
        "at roma legio-7=3 legio-1=3; at genua legio-8=3 legio-2=3; attack roma caesar -; attack genua pompeius -"
    )
    table = at(f"time 705 2 battle pompeius; command pompeius second; {position}")
    assert actions(table) == ["battle genua", "battle roma"]
    refused(table, "battle narbo", "8", "not contested")


def test_8_1_a_battle_begins_with_both_main_forces_shown_and_nobody_else():
    position = "at roma legio-7=3 legio-1=2 legio-8=3/reserve; at genua legio-9=3; at neapolis legio-2=3"
    table = at(f"time 705 2 battle caesar; command caesar second; attack roma caesar -; {position}")
    entry = play(table, "battle roma")
    began = {"seat": "caesar", "place": "roma", "attacker": "caesar", "surprise": False}
    assert told(entry, "battle_began") == [began]
    assert [(shown["block"], shown["steps"]) for shown in told(entry, "block_shown")] == [
        ("legio-7", 3),
        ("legio-1", 2),
    ]


def test_8_1_initiative_defender_before_attacker():
    """Caesar A3 and Equitatus B2 attack Pompeius B3 and a Navis D2."""
    table = battle("at roma caesar=3 c-equitatus-1=3 pompeius=3 p-navis-3=2", "roma")
    order = []
    while table.truth()["battle"]["round"] == 1:
        order.append(actions(table, "fire"))
        play(table, f"pass {order[-1][0]}")
    assert order == [["caesar"], ["pompeius"], ["c-equitatus-1"], ["p-navis-3"]]


def test_8_1_the_owner_picks_among_blocks_of_a_letter():
    table = battle("at roma legio-7=3 legio-1=3 legio-2=2 legio-3=1", "roma")
    assert actions(table, "fire") == ["legio-1", "legio-2", "legio-3"]
    play(table, "pass legio-2")
    refused(table, "fire legio-2", "8.1", "not the turn")
    refused(table, "fire legio-7", "1")
    refused(table, "fire legio-8", "1")
    refused(table, "pass pompeius", "8.1", "does not take part")
    assert actions(table, "fire") == ["legio-1", "legio-3"]


def test_8_1_round_one_is_main_force_against_defenders_without_reserves():
    """Caesar: 4 from Narbo and 2 from Bilbilis; Pompeius: 3 in Tarraco and 4 responding from Carthago Nova."""
    caesar = "at narbo legio-7=3 legio-8=3 legio-9=3 legio-10=3; at bilbilis legio-11=3 legio-12=3"
    pompeius = "at tarraco legio-1=3 legio-2=3 legio-3=3; at carthago-nova legio-4=3 legio-5=3 legio-6=3 scipio=3"
    table = moving(f"{caesar}; {pompeius}")
    for name in ("legio-7", "legio-8", "legio-9", "legio-10", "legio-11", "legio-12"):
        play(table, f"move {name}", "step tarraco")
    play(table, "end-move", "main-road narbo", "end-levy")
    for name in ("legio-4", "legio-5", "legio-6", "scipio"):
        play(table, f"move {name}", "step tarraco")
    play(table, "end-move", "end-levy", "battle tarraco")
    shown = table.view(None).plain_facts()["shown"]
    assert [sum(b["owner"] == side for b in shown) for side in ("caesar", "pompeius")] == [4, 3]
    hold(table)
    assert len(table.view(None).plain_facts()["shown"]) == 13


def test_8_1_no_retreat_in_round_one():
    table = battle("at roma legio-7=3 legio-1=3", "roma")
    refused(table, "retreat legio-1", "8.1", "first round")


def test_8_1_in_round_four_attackers_may_only_retreat():
    table = battle(f"at roma legio-7=3/from:genua legio-1=3; {ROMA}", "roma")
    hold(table, 3)
    assert table.truth()["battle"]["round"] == 4
    assert actions(table) == ["fire legio-1", "pass legio-1", "retreat legio-1"]
    play(table, "pass legio-1")
    assert actions(table) == ["retreat legio-7"]
    refused(table, "fire legio-7", "8.1", "may only retreat")
    refused(table, "pass legio-7", "8.1")
    play(table, "retreat legio-7")
    assert stands(table, "legio-7")[0] == "genua"


def test_8_1_a_defender_with_reserves_only_becomes_the_disrupted_attacker():
    table = battle(f"at roma legio-7=3/from:genua legio-1=1 legio-2=2/reserve pompeius=1/reserve; {ROMA}", "roma")
    play(table, "pass legio-1")
    entry = play(table, "fire legio-7", dice=[1, 1, 6])
    assert told(entry, "roles_swapped") == [{"seat": "pompeius", "place": "roma"}]
    assert stands(table, "legio-2") == ("roma", 1, "pompeius")
    assert stands(table, "pompeius")[0] == "dead"
    assert table.truth()["battle"]["round"] == 2
    assert actions(table, "fire") == ["legio-7"]  # now the defender


def test_8_1_an_attacker_with_reserves_only_is_disrupted_without_a_swap():
    """13.21."""
    table = battle(f"at roma legio-7=1/from:genua legio-8=2/from:ravenna/reserve legio-1=3; {ROMA}", "roma")
    entry = play(table, "fire legio-1", dice=[1, 1, 1])
    assert "roles_swapped" not in kinds(entry)
    assert stands(table, "legio-8") == ("roma", 1, "caesar")
    assert table.truth()["attacks"]["roma"]["attacker"] == "caesar"


def test_8_1_reserves_with_their_main_force_are_not_disrupted():
    table = battle(f"at roma legio-7=3/from:genua legio-8=2/from:ravenna/reserve legio-1=3; {ROMA}", "roma")
    hold(table)
    assert stands(table, "legio-8") == ("roma", 2, "caesar")


def test_8_1_disruption_can_end_the_battle():
    table = battle("at roma legio-7=1/from:genua legio-8=1/from:ravenna/reserve legio-1=3", "roma")
    play(table, "fire legio-1", dice=[1, 6, 6])
    assert table.truth()["phase"] == "regroup"


def test_8_1_disruption_turns_cleopatra():
    table = battle("at roma legio-7=1/from:genua cleopatra=1/turned/reserve legio-8=2/reserve legio-1=3", "roma")
    entry = play(table, "fire legio-1", dice=[1, 6, 6])
    assert "cleopatra_turned" in kinds(entry)
    assert stands(table, "cleopatra") == ("roma", 1, "pompeius")


def test_8_1_a_ballista_is_b_in_defence_and_d_in_attack():
    table = battle("at roma c-ballista=2 p-ballista=2 legio-7=3 legio-1=3", "roma")
    assert actions(table, "fire") == ["p-ballista"]
    play(table, "pass p-ballista", "pass legio-1", "pass legio-7")
    assert actions(table, "fire") == ["c-ballista"]


def test_8_1_the_ballistas_letter_follows_a_role_swap():
    table = battle("at roma c-ballista=2 legio-7=3 legio-1=1 p-ballista=2/reserve legio-2=3/reserve", "roma")
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1, 1, 1])
    assert actions(table, "fire") == ["c-ballista"]  # B: its side now defends
    play(table, "pass c-ballista", "pass legio-7")
    assert actions(table, "fire") == ["legio-2"]
    play(table, "pass legio-2")
    assert actions(table, "fire") == ["p-ballista"]  # D


def test_8_2_each_die_up_to_the_firepower_hits():
    table = battle("at roma legio-7=3 legio-10=3 legio-1=3 legio-2=3", "roma")
    entry = play(table, "fire legio-1", dice=[2, 3, 6])
    assert [die["hit"] for die in told(entry, "die_rolled")] == [True, False, False]
    assert actions(table) == ["hit legio-7", "hit legio-10"]


def test_8_2_hits_go_to_the_strongest_and_the_owner_chooses_among_equals():
    """Two hits on III, II, II: the first on the III, the second is the owner's choice."""
    table = battle("at roma legio-7=3 legio-8=2 legio-9=2 legio-1=3", "roma")
    entry = play(table, "fire legio-1", dice=[1, 1, 6])
    assert [hit["block"] for hit in told(entry, "hit_taken")] == ["legio-7"]
    assert actions(table) == ["hit legio-7", "hit legio-8", "hit legio-9"]
    refused(table, "hit legio-1", "1")
    play(table, "hit legio-8")
    assert [stands(table, name)[1] for name in ("legio-7", "legio-8", "legio-9")] == [2, 1, 2]


def test_8_2_hits_are_refused_by_weaker_and_absent_blocks():
    table = battle("at roma legio-7=3 legio-8=3 legio-9=2 legio-1=3; at genua legio-10=3", "roma")
    play(table, "fire legio-1", dice=[1, 6, 6])
    refused(table, "hit legio-9", "8.2", "not among the strongest")
    refused(table, "hit legio-10", "8.1")


def test_8_2_strength_not_steps_decides_who_is_strongest():
    table = battle("at roma legio-7=3 p-elephant=1 legio-1=2 legio-3=1", "roma")
    play(table, "pass p-elephant", "pass legio-1", "pass legio-3")
    play(table, "fire legio-7", dice=[1, 6, 6])
    assert actions(table) == ["hit legio-1", "hit p-elephant"]


def test_8_2_excess_hits_are_lost():
    table = battle("at roma legio-7=3 legio-1=1", "roma")
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1, 1, 1])
    assert stands(table, "legio-1")[0] == "dead"
    assert table.truth()["battle"]["hits"] == 0
    assert table.deciders() == ["caesar"]


def test_8_2_reserves_take_no_hits_in_round_one():
    table = battle("at roma legio-7=1 legio-8=3/reserve legio-9=1 legio-1=3", "roma")
    play(table, "fire legio-1", dice=[1, 1, 1])
    play(table, "hit legio-7")
    assert stands(table, "legio-9")[0] == "dead"
    assert stands(table, "legio-8") == ("roma", 2, "caesar")  # disrupted, not hit


def test_8_3_a_leader_is_killed_for_good_and_gives_a_point():
    """13.12."""
    table = battle("at roma legio-7=3 pompeius=1 legio-1=1", "roma")
    before = table.view(None).plain_facts()["points"]["caesar"]
    play(table, "pass pompeius", "pass legio-1")
    entry = play(table, "fire legio-7", dice=[1, 1, 6])
    play(table, "hit pompeius") if "hit pompeius" in actions(table) else None
    assert stands(table, "pompeius")[0] == "dead"
    assert table.view(None).plain_facts()["points"]["caesar"] == before + 3  # the leader, and Roma
    assert entry


def test_8_3_cleopatra_changes_sides_at_strength_one_and_fights_on():
    table = battle("at roma legio-7=3 legio-1=1 cleopatra=1", "roma")
    play(table, "pass legio-1", "pass cleopatra")
    play(table, "fire legio-7", dice=[1, 6, 6])
    play(table, "hit cleopatra")
    assert stands(table, "cleopatra") == ("roma", 1, "caesar")
    assert table.truth()["battle"]["round"] == 2
    play(table, "pass legio-1")
    assert actions(table, "fire") == ["legio-7", "cleopatra"]


def test_8_3_cleopatra_acts_in_the_same_round_if_she_has_not_yet():
    table = battle("at roma legio-7=3 c-equitatus-1=2 legio-1=3 cleopatra=1/turned legio-8=3", "roma", "pompeius")
    play(table, "fire c-equitatus-1", dice=[6, 6])
    assert actions(table, "fire") == ["legio-7", "legio-8", "cleopatra"]
    table = battle("at roma c-equitatus-1=2 legio-7=1 cleopatra=1", "roma")
    play(table, "fire c-equitatus-1", dice=[1, 6])
    assert stands(table, "cleopatra")[2] == "caesar"
    assert table.truth()["phase"] == "regroup"  # she was alone


def test_8_3_a_turncoat_goes_to_its_first_sides_dead():
    table = battle("at roma legio-7=3 legio-8=1/turned", "roma")
    play(table, "pass legio-8")
    play(table, "fire legio-7", dice=[1, 6, 6])
    assert stands(table, "legio-8") == ("dead", 0, "caesar")


def test_8_6_sea_battles_are_fought_in_the_d_slot():
    table = battle("at mare-tyrrhenum c-navis-1=2 p-navis-1=2", "mare-tyrrhenum")
    assert actions(table, "fire") == ["p-navis-1"]
    play(table, "fire p-navis-1", dice=[3, 4])
    assert stands(table, "c-navis-1")[1] == 1
    assert actions(table, "fire") == ["c-navis-1"]


def test_8_5_the_winner_regroups_within_the_limits_of_roads():
    blocks = " ".join(f"legio-{n}=3" for n in (7, 8, 9))
    table = battle(f"at roma {blocks} c-navis-1=2 legio-1=1; at neapolis legio-2=1", "roma")
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1, 1, 1])
    assert table.truth()["phase"] == "regroup"
    for name in ("legio-7", "legio-8"):
        play(table, f"regroup {name}", "regroup-to asculum")
    play(table, "regroup legio-9")
    assert actions(table, "regroup-to") == ["genua", "ravenna"]
    refused(table, "regroup-to asculum", "8.5")
    refused(table, "regroup-to neapolis", "8.5")
    refused(table, "regroup-to mare-tyrrhenum", "8.5")
    play(table, "regroup-to genua", "regroup c-navis-1")
    assert actions(table) == ["regroup-to mare-tyrrhenum"]
    refused(table, "regroup-to genua", "8.5")
    play(table, "regroup-to mare-tyrrhenum")
    refused(table, "regroup legio-7", "8.5", "not on the battlefield")
    refused(table, "regroup legio-1", "1")
    entry = play(table, "end-regroup")
    assert kinds(entry)[0] == "regroup_ended"
    assert table.truth()["turn"] == 3


def test_8_5_a_block_with_nowhere_to_go_does_not_regroup():
    table = battle("at aleria legio-7=3 legio-1=1; at mare-tyrrhenum c-navis-1=1", "aleria")
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1, 1, 1])
    assert actions(table) == ["end-regroup"]
    refused(table, "regroup legio-7", "7.1", "nowhere to go")


def test_8_5_a_regroup_does_not_name_the_block_to_others():
    table = battle("at roma legio-7=3 legio-1=1", "roma")
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1, 1, 1])
    entry = play(table, "regroup legio-7", "regroup-to genua")
    assert [(event.kind, event.audience) for event in entry.events] == [
        ("regrouped", None), ("regrouped_is", ("caesar",)),
    ]  # fmt: skip


def test_8_1_letting_a_turn_go_by_is_told_of_the_block():
    table = battle("at roma legio-7=3 legio-1=3 legio-2=2", "roma")
    assert told(play(table, "pass legio-2"), "passed") == [{"seat": "pompeius", "block": "legio-2"}]
