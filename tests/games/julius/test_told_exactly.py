"""What actions of JULIUS CAESAR tell, to the letter, and to whom: c for Caesar, p for Pompeius, o for onlookers."""

from types import SimpleNamespace

import pytest

from games.julius.campaign import GAME, at, battle, moving, play
from triumvirate.core.table import Table
from triumvirate.games.julius import rules
from triumvirate.games.julius.printed import BLOCK_INDEX, PLACE_INDEX
from triumvirate.games.julius.rules import winter
from triumvirate.games.julius.rules.setup import deploy_to
from triumvirate.games.julius.state import CLEOPATRA


def told(entry):
    """Each event as its kind, its facts in their order, and its audience."""
    audiences = {"c": "caesar", "p": "pompeius", "o": None}
    return [
        " ".join(
            [
                event.kind,
                *(str(value) for value in event.facts.values()),
                "".join(letter for letter, viewer in audiences.items() if event.is_for(viewer)),
            ]
        )
        for event in entry.events
    ]


ATTACK = "at genua legio-7=3; at ravenna legio-8=3; at roma legio-1=2"
RESPONSE = (
    "at roma legio-7=3/moved1/from:genua legio-1=2; at neapolis legio-2=3; "
    "attack roma caesar genua; entry caesar genua roma"
)
JUPITER = (
    "time 705 2 jupiter caesar; command caesar; played caesar jupiter; at roma legio-7=3; "
    "at neapolis legio-1=2 legio-3=2 p-navis-1=1"
)
VULCAN = (
    "time 705 2 vulcan caesar; command caesar; played caesar vulcan; at roma legio-7=3; at neapolis legio-1=2 scipio=1"
)
SCENES = {
    "an attack": (
        lambda: moving(ATTACK),
        ["move legio-7", "step roma"],
        [
            "block_moved caesar genua roma 1 caesar cpo",
            "block_moved_is caesar legio-7 genua roma 1 c",
            "attacked caesar roma genua False cpo",
        ],
    ),
    "an attack over a second road": (
        lambda: moving(ATTACK),
        ["move legio-7", "step roma", "move legio-8", "step roma"],
        [
            "block_moved caesar ravenna roma 1 caesar cpo",
            "block_moved_is caesar legio-8 ravenna roma 1 c",
            "attacked caesar roma ravenna True cpo",
        ],
    ),
    "a response": (
        lambda: moving(RESPONSE, "pompeius", second=True),
        ["move legio-2", "step roma"],
        [
            "block_moved pompeius neapolis roma 1 pompeius cpo",
            "block_moved_is pompeius legio-2 neapolis roma 1 p",
            "responded pompeius roma neapolis cpo",
        ],
    ),
    "a step more": (
        lambda: moving("at roma legio-7=2 legio-8=3; at genua legio-1=2"),
        ["end-move", "build legio-7"],
        ["built caesar roma cpo", "built_is caesar legio-7 roma c"],
    ),
    "a new block": (
        lambda: moving("at tarraco legio-8=3; at genua legio-1=2"),
        ["end-move", "levy legio-7"],
        ["levied caesar tarraco cpo", "levied_is caesar legio-7 tarraco c"],
    ),
    "going aboard": (
        lambda: moving("at genua legio-7=3; at mare-tyrrhenum c-navis-1=2"),
        ["move legio-7", "step mare-tyrrhenum"],
        ["embarked caesar genua mare-tyrrhenum cpo"],
    ),
    "landing": (
        lambda: moving("at genua legio-7=3; at mare-tyrrhenum c-navis-1=2"),
        ["move legio-7", "step mare-tyrrhenum", "step aleria"],
        ["block_moved caesar genua aleria 0 caesar cpo", "block_moved_is caesar legio-7 genua aleria 0 c"],
    ),
    "Vulcan": (
        lambda: at(VULCAN),
        ["vulcan neapolis"],
        [
            *(
                "vulcan_struck caesar neapolis cpo",
                "step_lost_is pompeius scipio neapolis p",
                "leader_killed pompeius scipio neapolis cpo",
            ),
            *("step_lost_is pompeius legio-1 neapolis p", "command_began pompeius  cpo"),
        ],
    ),
}


@pytest.mark.parametrize("scene", SCENES)
def test_an_action_tells_exactly_this(scene):
    table, actions, expected = SCENES[scene]
    assert told(play(table(), *actions)) == expected


def test_6_2_jupiter_tells_both_players_whom_he_drew_and_everybody_that_it_went_over():
    table = at(JUPITER)
    entry = table.act("caesar", "jupiter neapolis pompeius", [{"draw": "legio-3"}])
    assert told(entry) == ["jupiter_drew caesar neapolis pompeius cpo", "jupiter_drew_is caesar legio-3 neapolis cp"]
    assert told(play(table, "jupiter-to roma")) == [
        "defected caesar neapolis roma cpo",
        "defected_is caesar legio-3 neapolis roma cp",
        "command_began pompeius  cpo",
    ]
    entry = at(JUPITER).act("caesar", "jupiter neapolis pompeius", [{"draw": "p-navis-1"}])
    assert told(entry)[:4] == [
        "jupiter_drew caesar neapolis pompeius cpo",
        "jupiter_drew_is caesar p-navis-1 neapolis cp",
        "step_lost_is pompeius p-navis-1 neapolis p",
        "eliminated pompeius p-navis-1 neapolis cpo",
    ]
    assert told(play(at(JUPITER), "decline"))[0] == "jupiter_declined caesar cpo"


def test_8_a_volley_tells_its_dice_who_falls_and_who_holds_the_place():
    table = battle("at roma legio-7=3 legio-1=1; at genua legio-8=1", "roma")
    play(table, "pass legio-1")
    assert told(play(table, "fire legio-7", dice=[1, 6, 6])) == [
        "fired caesar legio-7 roma 1 C 2 3 cpo",
        "die_rolled caesar 1 True cpo",
        "die_rolled caesar 6 False cpo",
        "die_rolled caesar 6 False cpo",
        "eliminated pompeius legio-1 roma cpo",
        "hit_taken pompeius legio-1 roma 0 cpo",
        "battle_ended caesar roma cpo",
    ]
    assert told(play(table, "regroup legio-7", "regroup-to genua"))[:2] == [
        "regrouped caesar roma genua caesar cpo",
        "regrouped_is caesar legio-7 roma genua c",
    ]


@pytest.mark.parametrize(
    ("leader", "attacker", "winner"), [("antonius", "pompeius", "pompeius"), ("brutus", "caesar", "caesar")]
)
def test_8_3_a_leader_that_falls_is_told_as_killed(leader, attacker, winner):
    own, other = ("pompeius", "legio-1") if leader == "antonius" else ("caesar", "legio-7")
    table = battle(f"at roma {leader}=1 {other}=2; at genua legio-8=1; at neapolis legio-2=1", "roma", attacker)
    play(table, f"pass {leader}")
    entry = play(table, f"fire {other}", dice=[1, 6])
    loser = "caesar" if winner == "pompeius" else "pompeius"
    assert f"leader_killed {loser} {leader} roma cpo" in told(entry)
    assert f"battle_ended {own} roma cpo" in told(entry)
    assert own == winner


def test_7_6_a_ship_does_not_go_aboard_and_a_gods_card_takes_nobody_across():
    table = moving("at genua legio-7=3; at massilia c-navis-1=2; at mare-tyrrhenum c-navis-2=2")
    play(table, "move legio-7")
    assert "step mare-tyrrhenum" in [choice.action for choice in table.legal()]
    mars = moving("at genua legio-7=3; at mare-tyrrhenum c-navis-2=2", card="mars")
    play(mars, "move legio-7")
    assert "step mare-tyrrhenum" not in [choice.action for choice in mars.legal()]


def test_8_3_nothing_of_this_turn_clings_to_a_block_that_fell():
    table = battle(
        "at roma legio-7=3 legio-1=1/moved2/from:neapolis; at genua legio-8=1; at neapolis legio-2=1", "roma"
    )
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1, 6, 6])
    fallen = table.truth()["blocks"]["legio-1"]
    assert fallen == {
        "place": "dead", "steps": 0, "owner": "pompeius", "moved": 0, "came": None, "reserve": False, "acted": False,
    }  # fmt: skip


def test_8_5_roads_used_to_regroup_are_free_again_afterwards():
    table = battle("at roma legio-7=3 legio-1=1; at genua legio-8=1; at utica legio-9=1 legio-2=1", "roma")
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1, 6, 6])
    play(table, "regroup legio-7", "regroup-to genua")
    if table.truth()["phase"] == "regroup":
        play(table, "end-regroup")
    assert table.truth()["crossings"] == {"caesar": {}, "pompeius": {}}


@pytest.mark.parametrize(("said", "winners"), [("- draw", 0), ("caesar Roma", 1), ("pompeius Roma", 2)])
def test_10_a_draw_has_no_winner(said, winners):
    assert rules.winners(at(f"time 709 5 over -; over {said}; at roma legio-7=3")._state) == winners


@pytest.mark.parametrize(
    ("queen", "holder", "expected"),
    [
        (
            "at roma cleopatra=3/turned",
            "legio-1=2",
            ["cleopatra_turned pompeius alexandria cpo", "cleopatra_home pompeius alexandria cpo"],
        ),
        (
            "at roma cleopatra=3",
            "legio-7=2",
            ["cleopatra_turned caesar alexandria cpo", "cleopatra_home caesar alexandria cpo"],
        ),
        ("at roma cleopatra=3", "legio-1=2", ["cleopatra_home pompeius alexandria cpo"]),
        ("at alexandria cleopatra=3/turned", "legio-7=2", ["cleopatra_home caesar alexandria cpo"]),
    ],
)
def test_9_1_cleopatra_goes_home_and_joins_who_holds_it(queen, holder, expected):
    state = at(f"time 705 5 move caesar; {queen}; at alexandria {holder}; at genua legio-8=2")._state.copy()
    state.log = []
    winter.send_cleopatra_home(state)
    events = tuple(GAME.words.event(state, fact) for fact in state.log)
    assert told(SimpleNamespace(events=events)) == expected
    assert state.where[CLEOPATRA] == PLACE_INDEX["alexandria"]
    assert state.steps[CLEOPATRA] == 3


def test_3_2_changes_are_counted_as_far_as_they_are_free():
    state = Table.new(GAME, {"setup": "free"}, seed=1)._state.copy()
    state.log = []
    for before, after in ((0, 1), (38, 39), (39, 40), (40, 40)):
        state.deployed, state.mover = before, BLOCK_INDEX["legio-7"]
        deploy_to(state, 0, PLACE_INDEX["genua"])
        assert state.deployed == after
