"""Every home-made effect to the letter: what is told and what changes, whoever of the two takes the bonus."""

from collections import Counter

import pytest

from tables import GAME, actions, at, crassus, kinds, told
from triumvirate.core.table import Table
from triumvirate.games.caesar.own import pack_task
from triumvirate.games.caesar.rules.forecast import leader_with
from triumvirate.games.caesar.rules.place import nth_in_supply, supply_size
from triumvirate.games.caesar.rules.solo_turn import task_is_due
from triumvirate.games.caesar.state import ALL_BONUS_NAMES, PROVINCES

POSITION = (
    "turn caesar place; hand caesar shield-5-1 ship-5-1; hand pompey ship-3-3; bag caesar sword-3-3; bag pompey sword-3-3; "
    "on SY-AG caesar sword-4-2 4/2; bonus syria own1; on SD-SC pompey ship-4-2 4/2; on SC-NU caesar ship-4-2 4/2; "
    "on HC-HU pompey shield-6-0 6/0; on HU-MT pompey ship-5-1 5/1; won hispania_ulterior pompey flipped; "
    "senate 1 2; placed 3 4"
)
PLACE = "place shield-5-1 AS-SY 1/5"
ME, OTHER = "caesar", "pompey"
# do and on, what is chosen, what is told of it, and what differs from an effect that does nothing
EFFECTS = [
    ("draw me", "", None, {}),
    ("draw other", "", None, {"hands": (2, 2)}),
    ("again me", "", {"kind": "own_again", "seat": ME}, {"next": ME}),
    ("skip_draw other", "", {"kind": "own_skips", "seat": OTHER}, {"owed": {ME: 0, OTHER: 1}}),
    ("skip_draw me", "", {"kind": "own_skips", "seat": ME}, {"hands": (1, 1)}),
    ("marker me", "", {"kind": "own_marker", "seat": ME}, {"placed": (5, 4)}),
    ("marker other", "", {"kind": "own_marker", "seat": OTHER}, {"placed": (4, 5)}),
    ("senate me", "", {"kind": "own_senate", "seat": ME, "count": 2}, {"senate": (2, 2)}),
    ("senate other", "", {"kind": "own_senate", "seat": OTHER, "count": 3}, {"senate": (1, 3)}),
    ("take_senate other", "", {"kind": "own_senate_taken", "seat": ME, "count": 2}, {"senate": (2, 1)}),
    ("lose_token other", "", {"kind": "own_token_lost", "seat": OTHER, "token": "ship-3-3"}, {"hands": (2, 0)}),
    ("lose_token me", "", {"kind": "own_token_lost", "seat": ME, "token": "ship-5-1"}, {"hands": (1, 1)}),
    ("look other", "", {"kind": "own_looked", "seat": ME, "tokens": ["ship-3-3"]}, {}),
    (
        "turn_token other",
        "space SD-SC",
        {"kind": "own_turned", "seat": ME, "token": "ship-4-2", "border": "SD-SC"},
        {"sicilia": (4, 0)},
    ),
    (
        "turn_token me",
        "space SC-NU",
        {"kind": "own_turned", "seat": ME, "token": "ship-4-2", "border": "SC-NU"},
        {"sicilia": (0, 2)},
    ),
    (
        "turn_around me",
        "space SC-NU",
        {"kind": "own_turned_around", "seat": ME, "token": "ship-4-2", "border": "SC-NU"},
        {"sicilia": (2, 2)},
    ),
    (
        "turn_around other",
        "space SD-SC",
        {"kind": "own_turned_around", "seat": ME, "token": "ship-4-2", "border": "SD-SC"},
        {"sicilia": (4, 4)},
    ),
    (
        "take_back other",
        "space SD-SC",
        {"kind": "own_taken_back", "seat": OTHER, "token": "ship-4-2", "border": "SD-SC"},
        {"sicilia": (4, 0), "bags": (0, 2)},
    ),
    (
        "take_back me",
        "space SC-NU",
        {"kind": "own_taken_back", "seat": ME, "token": "ship-4-2", "border": "SC-NU"},
        {"sicilia": (0, 2), "bags": (1, 1)},
    ),
    ("mark_border me", "space SY-AG", {"kind": "own_marked", "seat": ME, "border": "SY-AG"}, {"placed": (5, 4)}),
    ("mark_border other", "", {"kind": "own_lost", "seat": ME, "effect": "mark_border"}, {}),
    (
        "bar_space other",
        "space GA-HC",
        {"kind": "own_barred", "seat": OTHER, "border": "GA-HC"},
        {"barred": {ME: [], OTHER: ["GA-HC"]}},
    ),
    (
        "turn_marker me",
        "province syria",
        {"kind": "own_marker_turned", "seat": ME, "province": "syria"},
        {"flipped": {"syria", "hispania_ulterior"}},
    ),
    ("turn_marker other", "", {"kind": "own_lost", "seat": ME, "effect": "turn_marker"}, {}),
    (
        "raise_marker other",
        "province hispania_ulterior",
        {"kind": "own_marker_raised", "seat": ME, "province": "hispania_ulterior"},
        {"flipped": set()},
    ),
    ("raise_marker me", "", {"kind": "own_lost", "seat": ME, "effect": "raise_marker"}, {}),
    ("claim me", "", {"kind": "own_lost", "seat": ME, "effect": "claim"}, {}),
]
USUAL = {
    "hands": (2, 1), "bags": (0, 1), "placed": (4, 4), "senate": (1, 2), "sicilia": (4, 2), "owed": None, "barred": None,
    "flipped": {"hispania_ulterior"}, "next": OTHER,
}  # fmt: skip


def swapped(thing):
    """The same with the other name in each place."""
    if isinstance(thing, str):
        return {ME: OTHER, OTHER: ME}.get(thing, thing)
    if isinstance(thing, dict):
        return {swapped(key): swapped(value) for key, value in thing.items()}
    return [swapped(one) for one in thing] if isinstance(thing, list) else thing


def mirrored(position):
    """Both players in each other's place: names, and the pairs of numbers."""
    clauses = []
    for clause in position.split("; "):
        words = [swapped(word) for word in clause.split(" ")]
        clauses.append(" ".join([words[0], words[2], words[1]] if words[0] in ("senate", "placed") else words))
    return "; ".join(clauses)


def stood(table, me, other):
    """What can be seen to have changed, from the side of who took the bonus."""
    view, truth = table.view(None), table.truth()
    owed = None if view.owed is None else dict(view.owed)
    return {
        "hands": (view.hand_sizes[me], view.hand_sizes[other]),
        "bags": tuple(len(truth["bags"][seat]) for seat in (me, other)),
        "placed": (view.placed[me], view.placed[other]),
        "senate": (view.senate[me], view.senate[other]),
        "sicilia": tuple(view.provinces["sicilia"].totals[seat] for seat in (me, other)),
        "owed": owed,
        "barred": None if view.home is None else view.home.barred,
        "flipped": {name for name, province in view.provinces.items() if province.flipped},
        "next": table.deciders()[0],
    }


@pytest.mark.parametrize("taker", [ME, OTHER])
@pytest.mark.parametrize(("effect", "target", "event", "changed"), EFFECTS)
def test_an_effect_tells_and_changes_exactly_this(taker, effect, target, event, changed):
    do, on = effect.split()
    own = {"name": "x", "own": [{"name": "Own", "effects": [{"do": do, "on": on}]}]}
    is_mirrored = taker == OTHER
    table = at(mirrored(POSITION) if is_mirrored else POSITION, variant=own)
    found = told(table.act(taker, PLACE))
    if target:
        found += told(table.act(taker, f"choose {target}"))
    began, *rest = [one for one in found if one["kind"].startswith("own")]
    assert began == {"kind": "own_began", "seat": taker, "bonus": "own1"}
    wanted = [] if event is None else [event]
    assert rest == (swapped(wanted) if is_mirrored else wanted)
    expected = {**USUAL, **changed}
    drawn = [one["seat"] for one in found if one["kind"] == "token_drawn"]
    other = swapped(taker)
    assert drawn == ([other] if effect == "draw other" else []) + ([] if effect == "skip_draw me" else [taker])
    if effect == "draw other":
        expected["bags"] = (0, 0)
    if effect == "skip_draw me":
        expected["bags"] = (1, 1)
    if do == "lose_token":
        bags = list(expected["bags"])
        bags[on == "other"] += 1
        expected["bags"] = tuple(bags)
    for name in ("owed", "barred", "next"):
        expected[name] = swapped(expected[name]) if is_mirrored and expected[name] else expected[name]
    assert stood(table, taker, other) == expected


@pytest.mark.parametrize("taker", [ME, OTHER])
def test_a_token_goes_back_into_the_bag_and_only_its_owner_hears_which(taker):
    own = {"name": "x", "own": [{"name": "Own", "effects": [{"do": "return_token"}]}]}
    table = at(mirrored(POSITION) if taker == OTHER else POSITION, variant=own)
    table.act(taker, PLACE)
    assert actions(table) == ["choose token ship-5-1"]
    entry = table.act(taker, "choose token ship-5-1", [{"draw": "sword-3-3"}])
    assert told(entry, "own_returned", "own_returned_is") == [
        {"kind": "own_returned", "seat": taker},
        {"kind": "own_returned_is", "seat": taker, "token": "ship-5-1"},
    ]
    [told_is] = [event for event in entry.events if event.kind == "own_returned_is"]
    assert (told_is.is_for(taker), told_is.is_for(swapped(taker)), told_is.is_for(None)) == (True, False, False)
    truth = table.truth()
    assert (truth["hands"][taker], truth["bags"][taker]) == (["sword-3-3"], ["ship-5-1"])


@pytest.mark.parametrize("taker", [ME, OTHER])
def test_a_centurion_comes_behind_the_screen_of_who_took_the_bonus(taker):
    own = {"name": "x", "own": [{"name": "Own", "effects": [{"do": "centurion"}]}]}
    table = at(mirrored(POSITION) if taker == OTHER else POSITION, variant=own, centurions=True)
    table.act(taker, PLACE)
    entry = table.act(taker, "choose token centurion-sword-7-0")
    assert told(entry, "own_centurion") == [{"kind": "own_centurion", "seat": taker, "token": "centurion-sword-7-0"}]
    truth = table.truth()
    assert "centurion-sword-7-0" in truth["hands"][taker]
    assert len(truth["centurions"][taker]) == 2
    assert len(truth["centurions"][swapped(taker)]) == 3


@pytest.mark.parametrize(
    ("effect", "change"),
    [
        ({"do": "look"}, ("hand pompey ship-3-3", "hand pompey")),
        ({"do": "lose_token"}, ("hand pompey ship-3-3", "hand pompey")),
        ({"do": "take_senate"}, ("senate 1 2", "senate 1 0")),
        ({"do": "senate", "on": "owner"}, ("SY-AG caesar sword-4-2 4/2", "SY-AG pompey sword-5-1 5/1")),
    ],
)
def test_an_effect_that_finds_nothing_is_lost(effect, change):
    own = {"name": "x", "own": [{"name": "Own", "effects": [effect]}]}
    assert change[0] in POSITION
    table = at(POSITION.replace(*change), variant=own)
    entry = table.act("caesar", PLACE)
    assert told(entry, "own_lost") == [{"kind": "own_lost", "seat": "caesar", "effect": effect["do"]}]


def test_nobody_looks_at_the_line_of_auto_crassus_and_it_looks_at_the_persons_hand():
    own = {"name": "x", "own": [{"name": "Own", "crassus": "plays", "effects": [{"do": "look"}]}]}
    person = "turn caesar place; hand caesar shield-5-1; line ship-3-3; tiles A; on SY-AG caesar sword-4-2 4/2; bonus syria own1"
    entry = at(person, solo="normal", variant=own).act("caesar", PLACE)
    assert told(entry, "own_lost") == [{"kind": "own_lost", "seat": "caesar", "effect": "look"}]
    _, entry = crassus("on AS-SY pompey shield-3-3 3/3; bonus syria own1", "sword-4-2", None, variant=own)
    assert "own_lost" in kinds(entry), "the person's hand is empty"


def test_owed_draws_are_at_most_nine():
    own = {"name": "x", "own": [{"name": "Own", "effects": [{"do": "skip_draw", "count": 3}]}]}
    for owed, now in ((5, 8), (6, 9), (7, 9), (9, 9)):
        table = at(f"{POSITION}; owed 0 {owed}", variant=own)
        table.act("caesar", PLACE)
        assert table.view(None).owed == {"caesar": 0, "pompey": now}


def test_a_space_is_barred_to_auto_crassus_for_its_next_turn_and_no_longer():
    own = {"name": "x", "own": [{"name": "Own", "effects": [{"do": "bar_space"}]}]}
    person = "hand caesar shield-5-1 ship-5-1; line ship-3-3; tiles A; on SY-AG caesar sword-4-2 4/2; bonus syria own1"
    table = at(f"turn caesar place; {person}", solo="normal", variant=own)
    table.act("caesar", PLACE)
    entry = table.act("caesar", "choose space SD-SC")
    assert told(entry, "own_barred") == [{"kind": "own_barred", "seat": "pompey", "border": "SD-SC"}]
    assert [event["border"] for event in told(entry, "token_placed")] != ["SD-SC"]
    assert list(table._state.barred) == [0, 0]
    assert table.deciders() == ["caesar"]


@pytest.mark.parametrize("seed", range(3))
def test_every_bonus_of_a_variant_lies_on_a_province_or_in_the_supply(seed):
    own = [{"name": f"Own {n}", "count": 4 + n, "effects": [{"do": "senate"}]} for n in range(2)]
    bonuses = {"senate": 6, "wealth": 6, "poison": 6}
    options = {"poison": True, "border_control": True, "variant": {"name": "x", "own": own, "bonuses": bonuses}}
    table = Table.new(GAME, options, seed=seed)
    truth = table.truth()
    lying = Counter(bonus for bonus in truth["bonuses"].values() if bonus)
    assert lying + Counter(truth["supply"]) == Counter(own1=4, own2=5, **bonuses)
    assert sum(lying.values()) == 18
    assert supply_size(table._state) == len(truth["supply"]) == 9
    drawn = [nth_in_supply(table._state, n) for n in range(9)]
    assert Counter(ALL_BONUS_NAMES[bonus] for bonus in drawn) == Counter(truth["supply"])


def test_bonuses_left_over_without_border_control_leave_play_those_of_a_variant_too():
    own = [{"name": f"Own {n}", "count": 6, "effects": [{"do": "senate"}]} for n in range(2)]
    table = Table.new(GAME, {"variant": {"name": "x", "own": own}}, seed=0)
    assert sum(bonus is not None for bonus in table.truth()["bonuses"].values()) == 18
    assert supply_size(table._state) == 0
    assert sum(table._state.own_supply) == 0


@pytest.mark.parametrize(("solo", "tied"), [(None, -1), ("normal", 1)])
def test_who_would_lead_a_province_with_so_much_more(solo, tied):
    state = GAME.prepare(GAME.check({"solo": solo}))
    for caesar in range(4):
        for pompey in range(4):
            state.influence[5], state.influence[PROVINCES + 5] = caesar, pompey
            for seat in (0, 1):
                for value in range(3):
                    lead = caesar - pompey + (value if seat == 0 else -value)
                    assert leader_with(state, seat, 5, value) == (0 if lead > 0 else 1 if lead < 0 else tied)


@pytest.mark.parametrize(("ours", "theirs", "closed"), [(1, 2, 8), (2, 2, 9), (3, 2, 0), (0, 0, 18)])
def test_a_task_of_auto_crassus_waits_for_its_condition(ours, theirs, closed):
    state = GAME.prepare(GAME.check({"solo": "normal"}))
    state.placed[state.automaton], state.placed[1 - state.automaton] = ours, theirs
    state.closed = (1 << closed) - 1
    due = {"always": True, "behind": ours < theirs, "ahead": ours > theirs, "late": closed >= 9}
    found = {name: bool(task_is_due(state, pack_task("resolve", 1, name, "any", ()))) for name in due}
    assert found == due
