"""What a battle promises (8.1 to 8.4): the view's odds against the rules themselves, played out for every roll."""

from math import comb

import pytest

from games.julius.campaign import actions, at, battle, play
from triumvirate.games.julius.odds import _guesses, _ordered, _power, _use, odds_for
from triumvirate.games.julius.printed import BLOCK_INDEX, DATA, PLACE_INDEX
from triumvirate.games.julius.state import ROUNDS
from triumvirate.games.julius.volleys import Field, Fighter, fight_out

FIREPOWER = {entry["id"]: entry["firepower"] for entry in DATA["blocks"]}
LEADERS = {entry["id"] for entry in DATA["blocks"] if entry["type"] == "leader"}


def odds(table, viewer="caesar"):
    return table.view(viewer).plain_facts()["odds"]


def played_out(table, place, known=None):
    """The chance that Caesar holds the place, and the blocks that each side may expect to lose, by the rules alone."""
    known = {} if known is None else known
    truth = table.truth()
    here = [(name, block["owner"]) for name, block in truth["blocks"].items() if block["place"] == place]
    if not truth["battle"] or truth["battle"]["round"] == 0:
        return float(any(owner == "caesar" for _, owner in here)), 0.0, 0.0
    key = str((truth["battle"], truth["blocks"], truth["phase"], truth["to_move"]))
    if key not in known:
        legal = sorted(actions(table), key=lambda text: text.split()[1])
        volleys = [text for text in legal if text.startswith("fire")]
        if volleys:
            name = volleys[0].split()[1]
            shown = table.view("caesar").plain_facts()["shown"]
            dice = next(block["strength"] for block in shown if block["block"] == name)
            parts = [(roll(dice, FIREPOWER[name], hits), volleys[0], dice, hits) for hits in range(dice + 1)]
        else:
            hit = [text for text in legal if text.startswith("hit")]
            # Of equals the one of less use takes the hit.
            hit.sort(key=lambda text: (text.split()[1] in LEADERS, FIREPOWER[text.split()[1]]))
            parts = [(1.0, (hit or legal)[0], None, 0)]
        total = [0.0, 0.0, 0.0]
        for chance, action, dice, hits in parts:
            twin = table.fork()
            entry = play(twin, action, dice=None if dice is None else [1] * hits + [6] * (dice - hits))
            result = played_out(twin, place, known)
            dead = [e.facts["seat"] for e in entry.events if e.kind in ("eliminated", "leader_killed")]
            lost = (0, dead.count("caesar"), dead.count("pompeius"))
            total = [was + chance * (now + gone) for was, now, gone in zip(total, result, lost, strict=True)]
        known[key] = tuple(total)
    return known[key]


def roll(dice, firepower, hits):
    return comb(dice, hits) * (firepower / 6) ** hits * (1 - firepower / 6) ** (dice - hits)


def agrees(table, place):
    holds, caesar, pompeius = played_out(table, place)
    told = odds(table)
    assert told["holds"]["caesar"]["least"] == told["holds"]["caesar"]["most"] == pytest.approx(1000 * holds, abs=1)
    assert told["holds"]["pompeius"]["least"] == pytest.approx(1000 * (1 - holds), abs=1)
    assert told["lost"]["caesar"]["least"] == pytest.approx(100 * caesar, abs=1)
    assert told["lost"]["pompeius"]["least"] == pytest.approx(100 * pompeius, abs=1)


RETREAT = "entry caesar genua roma; at genua legio-12=1"


@pytest.mark.parametrize(
    "blocks",
    [
        "legio-7=1 legio-1=1",
        "legio-7=2 c-auxilia-3=1 legio-1=2",
        "caesar=1 legio-7=1 p-elephant=1 p-ballista=1",
    ],
)
def test_8_the_odds_of_a_battle_are_those_of_the_rules(blocks):
    agrees(battle(f"at roma {blocks}; {RETREAT}", "roma"), "roma")


def test_8_the_odds_go_on_in_the_middle_of_a_round():
    table = battle(f"at roma legio-7=2 c-auxilia-3=1 legio-1=2; {RETREAT}", "roma")
    play(table, "fire c-auxilia-3", dice=[6])
    play(table, "fire legio-1", dice=[1, 6])
    agrees(table, "roma")


def test_8_4_attackers_without_a_way_out_are_lost_in_the_last_round():
    trapped = battle(
        "at roma legio-7=1 legio-1=2; at genua legio-2=1; at ravenna legio-3=1; at neapolis legio-4=1", "roma"
    )
    agrees(trapped, "roma")
    free = battle(f"at roma legio-7=1 legio-1=2; {RETREAT}", "roma")
    assert odds(trapped)["lost"]["caesar"]["least"] > odds(free)["lost"]["caesar"]["least"]


def test_8_1_own_reserves_join_and_a_lost_main_force_exchanges_roles_or_disrupts():
    for reserve in ("legio-8=2/reserve/from:genua", "legio-2=2/reserve/from:neapolis"):
        table = battle(f"at roma legio-7=1 legio-1=1 {reserve}; {RETREAT}", "roma")
        side = "caesar" if "legio-8" in reserve else "pompeius"
        holds, *_ = played_out(table, "roma")
        mine = odds(table, side)["holds"]["caesar"]
        assert mine["least"] == mine["most"] == pytest.approx(1000 * holds, abs=1)


def test_8_1_reserves_that_a_viewer_cannot_name_make_a_range():
    table = battle(f"at roma legio-7=2 legio-1=2 legio-2=3/reserve/from:neapolis; {RETREAT}", "roma")
    truth = odds(table, "pompeius")["holds"]["caesar"]["least"]
    unsure = odds(table, "caesar")
    assert unsure["unknown"] == {"caesar": 0, "pompeius": 1}
    assert unsure["holds"]["caesar"]["least"] < truth < unsure["holds"]["caesar"]["most"]
    assert odds(table, None)["holds"] == unsure["holds"]


def test_8_1_a_block_that_holds_its_fire_or_leaves_costs_its_side():
    table = battle(f"at roma legio-7=3 legio-8=3 legio-1=3; {RETREAT}", "roma")
    play(table, "fire legio-1", dice=[6, 6, 6])
    told = odds(table)
    assert set(told["passing"]) == {"legio-7", "legio-8"}
    assert not told["leaving"]
    assert told["passing"]["legio-7"]["most"] < told["holds"]["caesar"]["least"]
    assert table.view("caesar").plain_facts()["up"]["ways"] == {"legio-7": [], "legio-8": []}
    for name in ("legio-7", "legio-8"):
        play(table, f"pass {name}")
    play(table, "pass legio-1")
    told = odds(table)
    assert told["leaving"]["legio-7"]["most"] < told["holds"]["caesar"]["least"]
    assert table.view("pompeius").plain_facts()["up"]["ways"]["legio-7"] == ["genua"]


def test_outside_a_battle_nothing_is_promised():
    assert odds(battle("at roma legio-7=1 legio-1=1", "roma")) is not None
    table = battle("at roma legio-7=1 legio-1=1", "roma")
    play(table, "fire legio-1", dice=[1])
    assert odds(table) is None


def fighter(strength, firepower=2, letter=1, **more):
    """A fighter that acts in the same letter on both sides."""
    strengths = tuple(range(strength + 1))
    return Fighter(
        letter, letter, firepower, strengths, more.pop("steps", strength), use=firepower * 10 - letter, **more
    )


def chances(field):
    """The chance that each side holds the place, and its losses, by listing every number of hits of every volley."""
    steps = [[f.steps for f in side] for side in field.sides]
    for _ in range(field.hits):
        _hit(field, steps, field.hit_side, field.round > 1)
    holds, lost = [0.0, 0.0], [0.0, 0.0]

    def alive(side, now, joined=True):
        return [i for i, f in enumerate(field.sides[side]) if now[side][i] and (joined or not f.reserve)]

    def end(side, now, fled, chance):
        holds[side] += chance
        for of in (0, 1):
            gone = len(now[of]) - len(alive(of, now)) - sum(fled[of])
            lost[of] += chance * gone

    def order(number, attacker, now, joined):
        found = []
        for side in (0, 1):
            attacks = side == attacker
            for i, f in enumerate(field.sides[side]):
                if (number == field.round and f.acted) or (f.reserve and not joined):
                    continue
                letter = f.attacks_in if attacks else f.defends_in
                slot = (letter if attacks else 4 + letter) if field.surprise and number == 1 else 2 * letter + attacks
                found.append((slot, side, i))
        return [(side, i) for _, side, i in sorted(found)]

    def play_on(number, attacker, queue, now, fled, chance):
        joined = number > 1
        for side in (0, 1):
            if not alive(side, now):
                return end(1 - side, now, fled, chance)
        only_reserves = [side for side in (0, 1) if not joined and not alive(side, now, False)]
        if not queue or only_reserves:
            if number == ROUNDS:
                return end(1 - attacker, now, fled, chance)
            now = [list(side) for side in now]
            for side in only_reserves:
                now[side] = [max(0, left - 1) for left in now[side]]
            after = 1 - attacker if not joined and 1 - attacker in only_reserves else attacker
            return play_on(number + 1, after, order(number + 1, after, now, True), now, fled, chance)
        (side, i), rest = queue[0], queue[1:]
        left = now[side][i]
        if not left:
            return play_on(number, attacker, rest, now, fled, chance)
        if number == ROUNDS and side == attacker:
            now, fled = [list(one) for one in now], [list(one) for one in fled]
            now[side][i], fled[side][i] = 0, not field.sides[side][i].trapped
            return play_on(number, attacker, rest, now, fled, chance)
        f = field.sides[side][i]
        dice = f.strengths[left]
        for hits in range(dice + 1):
            after = [list(one) for one in now]
            for _ in range(hits):
                _hit(field, after, 1 - side, joined)
            play_on(number, attacker, rest, after, fled, chance * roll(dice, f.firepower, hits))

    fled = [[False] * len(side) for side in field.sides]
    play_on(field.round, field.attacker, order(field.round, field.attacker, steps, field.round > 1), steps, fled, 1.0)
    return holds, lost


def _hit(field, steps, side, joined):
    """The strongest that takes part loses a step, of equals the one of least use."""
    here = [i for i, f in enumerate(field.sides[side]) if steps[side][i] and (joined or not f.reserve)]
    if here:
        fighters = field.sides[side]
        steps[side][max(here, key=lambda i: (fighters[i].strengths[steps[side][i]], -fighters[i].use))] -= 1


B, C = 1, 2
FIELDS = [
    Field(((fighter(2),), (fighter(2),)), 0, 1),
    Field(((fighter(2),), (fighter(2),)), 1, 1),
    Field(((fighter(1, 3, B), fighter(2, 2, C)), (fighter(2, 1, C),)), 0, 1),
    Field(((fighter(1, 3, B),), (fighter(1, 1, B), fighter(1, 4, C))), 1, 1),
    Field(((fighter(2, 3, C),), (fighter(2, 3, B),)), 0, 1, surprise=True),
    Field(((fighter(2, 3, C),), (fighter(2, 3, B),)), 1, 1, surprise=True),
    Field(((fighter(1, 3, B),), (fighter(1, 3, B),)), 0, 2, surprise=True),
    Field(((fighter(1), fighter(2, reserve=True)), (fighter(2),)), 0, 1),
    Field(((fighter(1), fighter(2, reserve=True)), (fighter(2),)), 1, 1),
    Field(((fighter(1), fighter(2, reserve=True)), (fighter(1), fighter(1, reserve=True))), 0, 1),
    Field(((fighter(1), fighter(2, reserve=True)), (fighter(1), fighter(2, 3, C, reserve=True))), 1, 1),
    Field(((fighter(2, trapped=True),), (fighter(2),)), 0, 3),
    Field(((fighter(2), fighter(1, trapped=True)), (fighter(2),)), 0, 4),
    Field(((fighter(2, acted=True),), (fighter(2),)), 0, 2),
    Field(((fighter(2),), (fighter(2, acted=True),)), 0, 4),
    Field(((fighter(2), fighter(1, 3)), (fighter(2),)), 0, 3, hit_side=0, hits=2),
    Field(((fighter(2, steps=1), fighter(1, 3)), (fighter(2),)), 1, 3, hit_side=1, hits=1),
    Field(((fighter(2),), (fighter(1),)), 1, 3, hit_side=1, hits=2),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(FIELDS)))
def test_8_a_battle_thought_through_is_every_volley_listed(number):
    holds, lost = chances(FIELDS[number])
    outcome = fight_out(FIELDS[number])
    assert outcome.holds == pytest.approx(holds, abs=1e-5)
    assert outcome.lost == pytest.approx(lost, abs=1e-4)
    assert sum(outcome.holds) == pytest.approx(1)


@pytest.mark.parametrize(("left", "holder"), [(((fighter(1),), ()), 0), (((), (fighter(1),)), 1)])
def test_8_who_is_alone_holds_the_place_without_loss(left, holder):
    assert fight_out(Field(left, 0, 2)) == ((1.0 - holder, float(holder)), (0.0, 0.0))


@pytest.mark.parametrize(("played", "surprised"), [("mars", "roma"), ("2/2a", "")])
def test_8_1_the_odds_know_of_a_surprise(played, surprised):
    named = f" surprise={surprised}" if surprised else ""
    table = at(
        f"time 705 2 battle caesar; command caesar second{named}; played caesar {played}; attack roma caesar genua; "
        f"at roma c-auxilia-3=1 p-ballista=1; {RETREAT}"
    )
    table.act("caesar", "battle roma")
    agrees(table, "roma")


def test_8_4_a_block_that_leaves_no_longer_counts():
    table = battle(f"at roma legio-7=3 legio-8=1 legio-1=2; {RETREAT}", "roma")
    for name in ("legio-1", "legio-7", "legio-8", "legio-1"):
        play(table, f"pass {name}")
    assert table.truth()["to_move"] == "caesar"
    alone = battle(f"at roma legio-8=1 legio-1=2; {RETREAT}", "roma")
    for name in ("legio-1", "legio-8", "legio-1"):
        play(alone, f"pass {name}")
    assert odds(table)["leaving"]["legio-7"] == odds(alone)["holds"]["caesar"]
    assert odds(table)["passing"]["legio-7"] != odds(table)["holds"]["caesar"]
    assert odds(table, "pompeius")["passing"] == odds(table, "pompeius")["leaving"] == {}


def test_8_4_a_block_on_its_way_out_is_no_longer_counted_and_the_others_are():
    table = battle(f"at roma legio-7=3 legio-8=1 legio-1=2; {RETREAT}; at ravenna legio-9=1", "roma")
    for name in ("legio-1", "legio-7", "legio-8", "legio-1"):
        play(table, f"pass {name}")
    leaving = odds(table)["leaving"]["legio-7"]
    play(table, "retreat legio-7")
    assert table.truth()["phase"] == "retreat_to"
    assert odds(table)["holds"]["caesar"] == leaving


@pytest.mark.parametrize("viewer", ["caesar", None])
def test_8_1_unknown_reserves_are_at_worst_the_weakest_and_at_best_the_strongest_that_they_may_be(viewer):
    kept = "legio-2=3/reserve/from:neapolis legio-3=3/reserve/from:neapolis"
    table = battle(f"at roma legio-7=2 legio-1=2 {kept}; {RETREAT}", "roma")
    told = odds(table, viewer)
    assert told["unknown"] == {"caesar": 0, "pompeius": 2}
    assert told["holds"]["caesar"]["least"] + told["holds"]["pompeius"]["most"] == pytest.approx(1000, abs=1)
    assert told["holds"]["caesar"]["most"] + told["holds"]["pompeius"]["least"] == pytest.approx(1000, abs=1)
    truth = odds(table, "pompeius")
    assert truth["unknown"] == {"caesar": 0, "pompeius": 0}
    for seat in ("caesar", "pompeius"):
        assert told["holds"][seat]["least"] <= truth["holds"][seat]["least"] <= told["holds"][seat]["most"]


def guesses(came):
    """The names of the weakest and the strongest that two unknown reserves of Pompeius' may be."""
    table = battle(f"at roma legio-7=2 legio-1=2; at athenae p-navis-1=1; {RETREAT}", "roma")
    found = []
    for strong in (False, True):
        one = _guesses(table._state, 0, (1, 1, PLACE_INDEX[came]), 2, strong)
        assert all(f.reserve and f.steps == (len(f.strengths) - 1 if strong else 1) for f in one)
        found.append([(f.firepower, f.strengths[-1]) for f in one])
    return found


def test_8_1_a_guess_is_about_blocks_that_can_have_come_that_way():
    weak, strong = guesses("neapolis")
    least = min(
        FIREPOWER[b["id"]] for b in DATA["blocks"] if b["side"] == "pompeius" and b["type"] not in ("navis", "leader")
    )
    assert [power for power, _ in weak] == [least, least]
    ready = [
        b
        for b in DATA["blocks"]
        if b["side"] == "pompeius" and b["type"] != "navis" and b["id"] not in ("legio-1", "brutus", "cleopatra")
    ]
    best = sorted(b["firepower"] * b["strengths"][-1] for b in ready)[-2:]
    assert sorted(power * most for power, most in strong) == best
    ships = {
        (b["firepower"], b["strengths"][-1]) for b in DATA["blocks"] if b["side"] == "pompeius" and b["type"] == "navis"
    }
    weak, strong = guesses("mare-tyrrhenum")
    assert {*weak, *strong} <= ships


def test_8_of_blocks_that_are_alike_the_stronger_counts_first():
    weak, strong = fighter(1), fighter(3)
    assert _ordered([weak, strong]) == _ordered([strong, weak]) == tuple(sorted((weak, strong), reverse=True))


def test_8_of_equals_leaders_are_kept_then_who_hits_best_then_who_acts_first():
    names = ["caesar", "pompeius", "antonius", "legio-10", "legio-8", "p-equitatus-2", "legio-7"]
    uses = [_use(BLOCK_INDEX[name]) for name in names]
    letters = {b["id"]: "ABCD".index(b["initiative"][-1]) for b in DATA["blocks"]}
    assert uses == [100 * (name in LEADERS) + 10 * FIREPOWER[name] - letters[name] for name in names]
    for block in DATA["blocks"]:
        assert _power(BLOCK_INDEX[block["id"]]) == block["firepower"] * block["strengths"][-1]


@pytest.mark.parametrize(("upto", "seat", "may_fire"), [(7, "pompeius", True), (8, "caesar", False)])
def test_8_4_in_the_last_round_the_defender_may_still_fire_and_the_attacker_only_leave(upto, seat, may_fire):
    table = battle(f"at roma legio-7=3 legio-1=3; {RETREAT}", "roma")
    for _ in range(upto - 1):
        play(table, "pass legio-1" if table.truth()["to_move"] == "pompeius" else "pass legio-7")
    told = odds(table, seat)
    assert (table.truth()["to_move"], table.truth()["battle"]["round"]) == (seat, 4)
    assert bool(told["passing"]) is may_fire
    assert set(told["leaving"]) == {"legio-7" if seat == "caesar" else "legio-1"}


def test_8_1_what_an_onlooker_cannot_name_may_be_any_block_of_its_colour_and_a_players_own_is_none_of_them():
    table = battle(f"at roma legio-7=2 legio-1=2; at utica legio-10=3/turned; {RETREAT}", "roma")
    state, reserve = table._state, (0, 0, PLACE_INDEX["genua"])

    def strongest(viewer, count):
        return [(f.firepower, f.strengths[-1]) for f in _guesses(state, viewer, reserve, count, True)]

    mine = [
        b
        for b in DATA["blocks"]
        if b["side"] == "caesar" and b["type"] != "navis" and b["id"] not in ("legio-7", "octavian")
    ]
    assert len(strongest(None, 40)) == len(mine), "neither open ones, nor the leader who is not due"
    assert len(strongest(1, 40)) == len(mine) - 1, "the turncoat is the viewer's own"
    assert len(strongest(0, 40)) == 1


def test_8_a_reserve_fights_for_its_owner_whatever_its_colour():
    def holds(reserve):
        table = battle(f"at roma legio-7=2 legio-1=2 {reserve}; {RETREAT}", "roma")
        return odds_for(table._state, 1, ()).holds

    alone = holds("")
    for reserve in ("legio-8=2/reserve", "legio-2=2/turned/reserve"):
        helped = holds(reserve)
        assert helped["caesar"].least > alone["caesar"].most
        assert helped["pompeius"].most < alone["pompeius"].least
        assert helped["caesar"].least < helped["caesar"].most
