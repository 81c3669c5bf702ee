"""Non-interference: what a viewer may not know changes nothing that this viewer gets. Every seat, spectators too."""

import random
from dataclasses import replace

import pytest

from secrecy.twins import act_alike, handed_out, number_of, told_to, twin_of
from tables import EXPANSIONS, GAME, random_options
from triumvirate.core.table import Table
from triumvirate.games.caesar import events as caesar_events
from triumvirate.games.caesar import facts
from triumvirate.games.caesar.tokens import tokens_in

VIEWERS = ("caesar", "pompey", None)
TRIES = 12


def secret_draws(table, viewer):
    """The draws that this viewer does not see: those of the other players, but Auto-Crassus draws openly."""
    mine = number_of(table, viewer)
    return {seat for seat in (0, 1) if seat not in (mine, table._state.automaton)}


def action_for(twin, seat, action, viewer, rng):
    """The twin's action: the same, but of a token placed face down by another the viewer sees only where it lies."""
    if action.endswith("facedown") and seat != viewer:
        place = action.split()[2]
        same = [choice.action for choice in twin.legal(seat) if choice.action.endswith(f"{place} facedown")]
        return rng.choice(same) if same else action
    return action


def told_apart_by_hands(table, twin):
    """Whether hidden hands may decide here: being unable to place ends a match, and that is public."""
    reasons = {table.result() and table.result().reason, twin.result() and twin.result().reason}
    return len(reasons) > 1 and reasons & {"blocked", "stuck"}


def same_for(table, twin, viewer, seed, think):
    real, other = handed_out(table, viewer, seed, think), handed_out(twin, viewer, seed, think)
    for outlet in real:
        assert other[outlet] == real[outlet], f"{outlet} of {viewer} tells what {viewer} may not know"


def play(options, seed, viewer, think=False):
    """A match beside a twin that keeps another truth; returns how often truths differed and how often both went on."""
    rng = random.Random(f"{seed} {viewer}")
    table = Table.new(GAME, options, seed=seed)
    twin, different, together = twin_of(table, viewer, rng), 0, 0
    while not table.is_over():
        different += twin.hash() != table.hash()
        same_for(table, twin, viewer, seed, think)
        choice = rng.choice(table.legal())
        secret, before = secret_draws(table, viewer), table.fork()
        entry = table.act(choice.seat, choice.index)
        for _ in range(TRIES):
            action = action_for(twin, choice.seat, choice.action, viewer, rng)
            happened = act_alike(twin, choice.seat, action, entry.outcomes, secret, rng)
            if happened is not None and not told_apart_by_hands(table, twin):
                same = told_to(GAME, happened, viewer) == told_to(GAME, entry.events, viewer)
                assert same, f"events of {viewer} tell what {viewer} may not know"
                same_for(table, twin, viewer, seed, think)
                together += 1
                break
            twin = twin_of(before, viewer, rng)
        else:
            twin = twin_of(table, viewer, rng)
    return different, together


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(
    "options",
    [{}, EXPANSIONS, {"poison": True, "stuck": "lose"}, {"solo": "normal", **EXPANSIONS}],
    ids=["base", "all", "poison", "solo"],
)
def test_another_truth_changes_nothing_that_a_viewer_gets(options, viewer):
    counts = [play(options, seed, viewer) for seed in range(5)]
    nothing_hidden = "solo" in options and viewer == "caesar"  # Auto-Crassus plays with open tokens
    assert (sum(different for different, _ in counts) > 20) != nothing_hidden
    assert sum(together for _, together in counts) > 20


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_same_with_any_options(viewer):
    rng = random.Random(17)
    for seed in range(12):
        play(random_options(rng), 50 + seed, viewer)


@pytest.mark.parametrize("viewer", ["caesar", "pompey"])
def test_bots_choose_the_same_whatever_they_do_not_see(viewer):
    play(EXPANSIONS, 3, viewer, think=True)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60))
def test_the_same_in_many_matches(seed):
    for viewer in VIEWERS:
        play(random_options(random.Random(seed)), 1000 + seed, viewer, think=seed % 6 == 0)


# --- planted leaks: the test above must see each of them ----------------------------------------------------------


def serve_everybody(options):
    for seed in range(6):
        for viewer in VIEWERS:
            play(options, seed, viewer)


def assert_caught(outlet, options=EXPANSIONS):
    """Both players and a spectator are served; the outlet that leaks is the one that is named."""
    with pytest.raises(AssertionError, match=f"^{outlet} of .* may not know"):
        serve_everybody(options)


@pytest.fixture
def plant():
    """Puts another function into a part of the plug, which nobody else can do, and the honest one back at the end."""
    honest = []

    def put(part, name, planted):
        honest.append((part, name, getattr(part, name)))
        object.__setattr__(part, name, planted)

    yield put
    for part, name, function in reversed(honest):
        object.__setattr__(part, name, function)


def leak_into_view(plant, leak):
    honest = GAME.knowledge.views

    def leaky(state, options):
        look = honest(state, options)
        return lambda viewer: replace(look(viewer), options={**options, "leak": leak(state, viewer)})

    plant(GAME.knowledge, "views", leaky)


LEAKS = {
    "the other hand": lambda state, viewer: tokens_in(state, state.hand[1 - (viewer or 0)]),
    "whether the other could place a ship": lambda state, viewer: bool(state.hand[1 - (viewer or 0)] & 0xF00),
    "the other bag": lambda state, viewer: tokens_in(state, state.bag[1 - (viewer or 0)]),
    "one bit of the state hash": lambda state, viewer: GAME.layout.hash(state)[-1] in "02468ace",
    "a hidden token": lambda state, viewer: [state.token[border] for border in range(30) if state.hidden >> border & 1],
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_a_leak_planted_in_the_view_is_caught(plant, leak):
    leak_into_view(plant, leak)
    assert_caught("view")


@pytest.mark.parametrize("kind", [facts.TOKEN_DRAWN_IS, facts.TOKEN_HIDDEN_IS])
def test_a_private_event_told_to_everybody_is_caught(monkeypatch, kind):
    told = caesar_events.KINDS[kind]
    loud = type(told)(told.name, told.columns, False, told.reveals)
    monkeypatch.setitem(caesar_events.KINDS, kind, loud)
    assert_caught("events")


def test_a_leak_planted_in_a_refusal_is_caught(plant):
    honest = GAME.words.refusal

    def leaky(state, seat, action, language="en"):
        reason, rule = honest(state, seat, action, language)
        return f"{reason} (The other bag holds {tokens_in(state, state.bag[1 - seat])[:1]}.)", rule

    plant(GAME.words, "refusal", leaky)
    assert_caught("explain")


def test_a_leak_planted_in_the_legal_list_is_caught(monkeypatch):
    honest = type(GAME).legal

    def leaky(self, state, seat):
        listed = honest(self, state, seat)
        return listed[::-1] if state.hand[1 - seat] & 0x0F0F else listed

    monkeypatch.setattr(type(GAME), "legal", leaky)
    assert_caught("legal")


def test_a_bot_that_could_see_the_truth_would_be_caught(monkeypatch):
    from triumvirate.bots.contract import Choice
    from triumvirate.bots.reasons import in_words
    from triumvirate.bots.recruit import Recruit

    seen = []
    honest = Table.view

    def spied(self, seat):
        seen[:] = [self.hash()]
        return honest(self, seat)

    monkeypatch.setattr(Table, "view", spied)
    monkeypatch.setattr(
        Recruit, "choose", lambda self, view, legal, seconds, seed: Choice(legal[0].action, in_words(seen[0]))
    )
    with pytest.raises(AssertionError, match="bot recruit"):
        play(EXPANSIONS, 3, "caesar", think=True)
