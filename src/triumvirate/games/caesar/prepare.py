"""From the options of a match to a state ready for set-up: token table, bonus mix, command tiles."""

from __future__ import annotations

from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.own import OWN_EFFECTS
from triumvirate.games.caesar.printed import DATA, ICONS
from triumvirate.games.caesar.state import (
    ALL_BONUS_NAMES,
    BONUSES,
    FIRST_OWN_TASK,
    INFLUENCE_SLOTS,
    LAYOUT,
    NOBODY,
    OWN_NAMES,
    SEATS,
    SLOTS,
    TASK_NAMES,
    TASKS,
)
from triumvirate.games.caesar.variant_own import packed_effect, packed_task
from triumvirate.games.caesar.variants import TILE_LETTERS, own_tasks_in


def prepare(options: Options) -> State:
    """A python-engine state with options and tables filled in, no token on the board and the rest zero."""
    state: State = LAYOUT.new()
    state.with_poison = int(options["poison"])
    state.with_centurions = int(options["centurions"])
    state.with_border_control = int(options["border_control"])
    state.stuck_loses = int(options["stuck"] == "lose")
    state.harder = int(options["harder"])
    _settle_rulings(state, options)
    state.token = [NOBODY] * len(state.token)
    state.automaton = NOBODY if options["solo"] is None else 1 - SEATS.index(options["solo_side"])
    variant = options["variant"] or {}
    influence = variant.get("influence", DATA["influence"])
    centurions = variant.get("centurions", DATA["centurions"])
    _fill_tokens(state, influence, 0)
    _fill_tokens(state, centurions, INFLUENCE_SLOTS)
    for seat in range(2):
        state.bag[seat] = (1 << len(influence)) - 1
        state.centurions[seat] = ((1 << len(centurions)) - 1) << INFLUENCE_SLOTS
    for name, count in bonus_mix(options).items():
        number = ALL_BONUS_NAMES.index(name)
        if number < BONUSES:
            state.supply[number] = count
        else:
            state.own_supply[number - BONUSES] = count
    _fill_own(state, variant)
    if options["solo"] is not None:
        _fill_tiles(state, options, variant)
    return state


def _settle_rulings(state: State, options: Options) -> None:
    """A match of version 1 knows nothing of `crassus_gifts`: it is played by the rulings of then."""
    state.edition = int("crassus_gifts" in options)
    state.spares = int(not options.get("crassus_gifts", True))


def bonus_mix(options: Options) -> dict[str, int]:
    """All bonuses of a match: a variant's mix as it is, or the printed one with its expansions; and the home-made ones."""
    variant = options["variant"] or {}
    own = {OWN_NAMES[place]: bonus["count"] for place, bonus in enumerate(variant.get("own", ()))}
    if "bonuses" in variant:
        return {**variant["bonuses"], **own}
    mix = dict(DATA["bonuses"]["base"])
    for expansion in ("poison", "centurions"):
        if options[expansion]:
            mix.update(DATA["bonuses"][expansion])
    return {**mix, **own}


def _fill_own(state: State, variant: JsonObject) -> None:
    """The tables of home-made bonuses."""
    for place, bonus in enumerate(variant.get("own", ())):
        state.own_kinds = place + 1
        state.own_plays |= int(bonus["crassus"] == "plays") << place
        for number, effect in enumerate(bonus["effects"]):
            state.own_effects[place * OWN_EFFECTS + number] = packed_effect(effect)


def _fill_tokens(state: State, tokens: list[JsonObject], first: int) -> None:
    """Tokens that are alike get slots side by side; the first is their kind. Unused slots are their own kind."""
    faces = [(sum(ICONS[i] for i in token["icons"]), max(token["values"]), min(token["values"])) for token in tokens]
    ordered = sorted(faces, key=faces.index)
    last = INFLUENCE_SLOTS if first == 0 else SLOTS
    for slot in range(first, last):
        state.kind[slot] = slot
        if slot - first < len(ordered):
            face = ordered[slot - first]
            state.icons[slot], state.high[slot], state.low[slot] = face
            state.kind[slot] = first + ordered.index(face)


def _fill_tiles(state: State, options: Options, variant: JsonObject) -> None:
    tiles = variant.get("tiles", DATA["tiles"])
    usual = DATA["decks"]["centurions" if options["centurions"] else "base"]
    deck = variant.get("decks", usual)[options["solo"]]
    own = own_tasks_in(tiles)
    for place, task in enumerate(own):
        state.own_tasks[place] = packed_task(task)
    for letter, tasks in tiles.items():
        tile = TILE_LETTERS.index(letter)
        state.tile_deck[tile] = deck.get(letter, 0)
        for place, task in enumerate(tasks):
            printed = isinstance(task, str)
            state.tile_tasks[tile * TASKS + place] = (
                TASK_NAMES.index(task) if printed else FIRST_OWN_TASK + own.index(task)
            )
