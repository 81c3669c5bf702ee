"""From the options of a match to a state ready for set-up: roles, deck, Senate cards and track at this player count."""

from __future__ import annotations

from triumvirate.core.options import Options
from triumvirate.games.rubico.made_state import State
from triumvirate.games.rubico.printed import DATA, checkpoints_of, deck_of, track_of
from triumvirate.games.rubico.state import (
    FACES,
    LAYOUT,
    LEGIONS,
    MINERVA_MODES,
    SENATE_CARDS,
    TRACKS,
)


def prepare(options: Options) -> State:
    """A python-engine state with options and tables filled in and the rest zero."""
    state: State = LAYOUT.new()
    players = options["players"]
    state.players = players
    state.track = TRACKS.index(options["track"])
    state.per_pair = int(options["blue_reveals"] == "per_pair")
    state.backward = int(options["backward"])
    state.minerva_mode = MINERVA_MODES.index(options["minerva_mode"])
    # A match of version 1 knows nothing of `covers`: there a covered card was safe from everybody.
    state.covers_from_centurion = int(options.get("covers", "everybody") == "centurion")
    # Nor does one of version 2 know of `corrections`: there what was said of a card stood.
    state.corrects = int(options.get("corrections", False))
    state.first_seat_begins = int(options.get("first_centurion") == "first_seat")
    state.open_after_end = int(options["open_after_end"])
    state.hand_size = DATA["cards_each"][str(players)]
    state.threshold = DATA["blue_threshold"][str(players)]
    roles = DATA["roles"][str(players)]
    state.roles_in_play = [roles["red"], roles["blue"]]
    deck = deck_of(players, options["four_deck"])
    state.deck = [deck[face] for face in FACES]
    boxes = track_of(options["track"], players)
    state.goal = len(boxes) - 1
    state.checkpoints = sum(1 << place for place in checkpoints_of(boxes))
    legions = DATA["senate_sets"][options["senate_set"]]
    for kind, card in enumerate(SENATE_CARDS):
        state.senate_left[kind] = DATA["senate_cards"][card]
        state.legions[kind] = sum(1 << LEGIONS.index(legion) for legion in legions[card])
    return state
