"""CAESAR! at random: any options and variants, any seat, wrong requests in between, everything checked each time."""

import random
import string

import pytest

from tables import GAME, random_options
from triumvirate.bots import bots_for
from triumvirate.core.errors import BadRequest, TriumvirateError
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.rules.invariants import violation
from triumvirate.games.caesar.rules.made import ACTIONS
from triumvirate.games.caesar.state import BONUS_NAMES, TASK_NAMES

MOST_ACTIONS = 2000
ICONS = ("sword", "shield", "ship")


def random_token(rng):
    icons = ["laurel"] if rng.random() < 0.25 else rng.sample(ICONS, rng.choice([1, 1, 1, 2, 3]))
    return {"icons": icons, "values": [rng.randrange(10), rng.randrange(10)]}


def random_variant(rng, options):
    """Home-made content that a table would accept with these options."""
    variant = {"name": "".join(rng.choices(string.printable[:95], k=8)) + "x"}
    if rng.random() < 0.8:
        variant["influence"] = [random_token(rng) for _ in range(rng.randint(1, 16))]
        variant["influence"] += variant["influence"][: rng.randint(0, 16 - len(variant["influence"]))]
    if rng.random() < 0.5:
        variant["centurions"] = [random_token(rng) for _ in range(rng.randint(0, 3))]
    if rng.random() < 0.5:
        names = [name for name in BONUS_NAMES if name not in ("poison", "centurion")]
        names += ["poison"] * options["poison"] + ["centurion"] * options["centurions"]
        dealt = ["senate", *rng.choices(names, k=17 + (rng.randint(0, 9) if options["border_control"] else 0))]
        variant["bonuses"] = {name: dealt.count(name) for name in set(dealt)}
    if rng.random() < 0.5:
        tiles = {letter: [*rng.choices(TASK_NAMES[1:], k=rng.randint(0, 3)), "draw2", "resolve"] for letter in "AC"}
        variant["tiles"] = tiles
        variant["decks"] = {
            level: {"A": rng.randint(1, 3), "C": rng.randint(0, 2)} for level in ("easy", "normal", "hard")
        }
    return variant


def any_options(rng):
    options = random_options(rng)
    for _ in range(5):
        if rng.random() < 0.3:
            try:
                return GAME.check({**options, "variant": random_variant(rng, options)})
            except TriumvirateError:
                continue  # a deck that would starve Auto-Crassus, for example
    return options


def wrong_text(rng, table):
    """A text near a legal one, or nothing like it."""
    text = rng.choice(table.legal()).action
    at = rng.randrange(len(text) + 1)
    return rng.choice(
        [text[:at], text[:at] + rng.choice(string.printable) + text[at:], text + " " + text, "", "pass", "\x00"]
    )


def try_wrong_things(rng, table):
    """Requests that are refused, or at least change nothing but what they say."""
    before, entries = table.hash(), len(table.entries)
    seat = rng.choice(table.seats)
    tries = [
        lambda: table.act("nobody", 0),
        lambda: table.act(seat, rng.choice([-1, ACTIONS, 10**9])),
        lambda: table.act(table.deciders()[0], table.legal()[0].index, [{"draw": "no"}] * 40),
        lambda: table.view("nobody"),
        lambda: GAME.positions.parse(table.position_text()[: rng.randrange(400)] + "; nonsense"),
    ]
    for attempt in tries:
        with pytest.raises(TriumvirateError):
            attempt()
    text = wrong_text(rng, table)
    legal, reason, _ = table.explain(seat, text)
    assert reason
    if not legal:
        with pytest.raises(TriumvirateError):
            table.act(seat, text)
    assert (table.hash(), len(table.entries)) == (before, entries)


def check(rng, table):
    """Everything that must hold between two actions."""
    state = table._state
    assert violation(state) == 0
    seat = GAME.deciding(state)[0]
    listed = GAME.legal(state, seat)
    for action in rng.sample(range(ACTIONS), 20):
        assert (GAME.rules.refusal(state, seat, action) == 0) == (action in listed)
    choice = rng.choice(table.legal())
    assert GAME.notation.parse(state, seat, choice.action) == choice.index
    options, again = GAME.positions.parse(table.position_text())
    assert options == table.options
    assert GAME.layout.hash(again) == table.hash()
    viewer = rng.choice([0, 1, None])
    view = table.view(None if viewer is None else table.seats[viewer])
    assert GAME.view(GAME.knowledge.determinize(view, rng), table.options, viewer) == view


def step(rng, table):
    """An action by chance or by a bot; now and then taken back or rewound first."""
    choice = rng.choice(table.legal())
    before = table.hash()
    table.act(choice.seat, choice.index)
    if rng.random() < 0.1:
        rng.choice([lambda: table.take_back(rng.choice(table.seats)), table.rewind])()
        assert table.hash() == before
        seat = table.deciders()[0]
        bot = rng.choice(bots_for("caesar"))
        chosen = bot.choose(table.view(seat), table.legal(seat), 0.1, rng.getrandbits(30))
        assert str(chosen.why).endswith((".", "!", "?")) or not chosen.why  # where nothing is to be said, nothing is
        table.act(seat, chosen.action)


def fuzz(seed):
    """One match from set-up to record."""
    rng = random.Random(seed)
    table = Table.new(GAME, any_options(rng), seed=seed)
    for _ in range(MOST_ACTIONS):
        if table.is_over():
            break
        check(rng, table)
        if rng.random() < 0.3:
            try_wrong_things(rng, table)
        step(rng, table)
    assert table.is_over(), "the match does not end"
    assert violation(table._state) == 0
    assert table.legal() == []
    text = write_record(table, True)
    again = read_record(text, find_game)
    assert write_record(again, True) == text
    assert GAME.layout.hash(GAME.positions.parse(table.position_text())[1]) == table.hash()
    with pytest.raises(BadRequest):
        table.act("nobody", "pass")
    return table


@pytest.mark.parametrize("block", range(4))
def test_random_matches_hold_all_properties(block):
    for seed in range(block * 1000, block * 1000 + 10):
        fuzz(seed)


@pytest.mark.long
@pytest.mark.parametrize("block", range(40))
def test_many_random_matches_hold_all_properties(block):
    for seed in range(100_000 + block * 1000, 100_000 + block * 1000 + 150):
        fuzz(seed)
