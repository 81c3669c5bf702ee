"""Everything about a match of JULIUS CAESAR as plain data, and back: for analysis, positions and sampled truths."""

from __future__ import annotations

from dataclasses import dataclass

from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject, to_plain
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.open import SEAT_NAMES, Attack, Battle, Command, Ending, Mover, Public, Seat
from triumvirate.games.julius.prepare import prepare
from triumvirate.games.julius.printed import BLOCK_IDS, BLOCK_INDEX, CARD_IDS, CARD_INDEX, EDGES, PLACE_IDS, PLACE_INDEX
from triumvirate.games.julius.rules.blocks import COLOUR
from triumvirate.games.julius.rules.board import CITY_VALUE, EDGE_END
from triumvirate.games.julius.rules.flow import deciders
from triumvirate.games.julius.rules.made import keep_legal
from triumvirate.games.julius.rules.setup import is_start_city
from triumvirate.games.julius.rules.victory import victory_points
from triumvirate.games.julius.state import (
    CARDS,
    COLOURS,
    DRAW_GAME,
    END_REASONS,
    FIRST_CITY,
    FIRST_SEA,
    FIRST_YEAR,
    NO_BLOCK,
    PHASE_CARDS,
    PHASE_DEPLOY,
    PHASE_DEPLOY_TO,
    PHASE_OVER,
    PHASES,
    PLACES,
    ROADS,
    SEAS,
    SEATS,
)

WINNERS = (*SEAT_NAMES, None)


@dataclass(slots=True)
class TrueBlock:
    """Where a block is, how strong, whose, and what it has done this turn."""

    place: str
    steps: int
    owner: Seat
    moved: int = 0
    came: str | None = None
    reserve: bool = False
    acted: bool = False


@dataclass
class Truth(Public):
    """All that the rules know, in the order of its JSON."""

    phase: str
    blocks: dict[str, TrueBlock]
    hands: dict[Seat, list[str]]
    discarded: dict[Seat, str | None]
    chosen: dict[Seat, str | None]
    mover: Mover | None
    deployed: int


def truth_of(state: State) -> Truth:
    """All that the rules know."""
    return Truth(
        **vars(public_of(state)),
        phase=PHASES[state.phase],
        blocks={name: block_of(state, block) for block, name in enumerate(BLOCK_IDS)},
        hands={seat: cards_in(state.hand[i]) for i, seat in enumerate(SEAT_NAMES)},
        discarded={seat: CARD_IDS[state.discarded[i]] or None for i, seat in enumerate(SEAT_NAMES)},
        chosen={seat: CARD_IDS[state.chosen[i]] or None for i, seat in enumerate(SEAT_NAMES)},
        mover=mover_of(state),
        deployed=state.deployed,
    )


def truth_json(state: State) -> JsonObject:
    """The same as the protocol tells it."""
    return to_plain(truth_of(state))


def public_of(state: State) -> Public:
    """What everybody at the table may know of the turn, whoever looks."""
    over = state.phase == PHASE_OVER
    revealed = state.phase != PHASE_CARDS
    seats = deciders(state)
    return Public(
        year=FIRST_YEAR + state.year,
        turn=state.turn,
        to_move=None if over or state.phase == PHASE_CARDS else SEAT_NAMES[state.seat],
        deciders=[seat for i, seat in enumerate(SEAT_NAMES) if seats >> i & 1],
        points={seat: points_of(state, i) for i, seat in enumerate(SEAT_NAMES)},
        revealed={seat: CARD_IDS[state.chosen[i]] or None if revealed else None for i, seat in enumerate(SEAT_NAMES)},
        played={seat: CARD_IDS[state.played[i]] or None for i, seat in enumerate(SEAT_NAMES)},
        previous={seat: CARD_IDS[state.previous[i]] or None for i, seat in enumerate(SEAT_NAMES)},
        spent={seat: cards_in(state.spent[i]) for i, seat in enumerate(SEAT_NAMES)},
        command=command_of(state),
        attacks=attacks_of(state),
        activated=[PLACE_IDS[place] for place, is_active in enumerate(state.activated) if is_active],
        crossings={seat: crossings_of(state, i) for i, seat in enumerate(SEAT_NAMES)},
        entries={seat: entries_of(state, i) for i, seat in enumerate(SEAT_NAMES)},
        battle=battle_of(state),
        result=Ending(WINNERS[state.winner], END_REASONS[state.ended_by]) if over else None,
    )


def points_of(state: State, seat: int) -> int:
    """Victory points; while blocks are being rearranged, those that the finished deployment will give."""
    if state.phase in (PHASE_DEPLOY, PHASE_DEPLOY_TO):
        return sum(CITY_VALUE[place] for place in range(PLACES) if is_start_city(seat, place))
    return int(victory_points(state, seat))


def cards_in(mask: int) -> list[str]:
    """The names of a set of cards."""
    return [CARD_IDS[card] for card in range(1, CARDS + 1) if mask >> card & 1]


def place_or_none(place: int) -> str | None:
    """A place's name; 0 is none."""
    return PLACE_IDS[place] if place else None


def block_of(state: State, block: int) -> TrueBlock:
    """A block as it is."""
    return TrueBlock(
        PLACE_IDS[state.where[block]],
        state.steps[block],
        SEAT_NAMES[state.owner[block]],
        state.moved[block],
        place_or_none(state.came[block]),
        bool(state.reserve[block]),
        bool(state.acted[block]),
    )


def mover_of(state: State) -> Mover | None:
    """The block in hand and its way so far."""
    if state.mover == NO_BLOCK:
        return None
    return {
        "block": BLOCK_IDS[state.mover],
        "colour": COLOURS[COLOUR[state.mover]],
        "at": place_or_none(state.mover_at),
        "from": place_or_none(state.mover_from),
        "steps": state.mover_steps,
        "sailed": seas_in(state.sailed),
    }


def seas_in(mask: int) -> list[str]:
    """The names of a set of seas."""
    return [PLACE_IDS[FIRST_SEA + sea] for sea in range(SEAS) if mask >> sea & 1]


def command_of(state: State) -> Command:
    """Whose command phase it is, and what is left of the card."""
    return Command(
        first=SEAT_NAMES[state.first],
        second_acts=bool(state.second_acts),
        points=state.points,
        levies=state.levies,
        group_moved=bool(state.group_moved),
        crossed=seas_in(state.crossed),
        surprise=place_or_none(state.surprised),
        asked=place_or_none(state.asked),
    )


def attacks_of(state: State) -> dict[str, Attack]:
    """Who attacked where this turn, and by which main road."""
    return {
        PLACE_IDS[place]: Attack(SEAT_NAMES[attacker - 1], place_or_none(state.main_road[place]))
        for place, attacker in enumerate(state.attacker)
        if attacker
    }


# Roads and sea borders by their two ends.
EDGE_NAMES = [f"{PLACE_IDS[first]}/{PLACE_IDS[second]}" for first, second in EDGES]
EDGE_INDEX = {name: edge for edge, name in enumerate(EDGE_NAMES)}


def crossings_of(state: State, seat: int) -> dict[str, int]:
    """How many blocks of a side used each road section."""
    used = state.crossings[seat * ROADS : (seat + 1) * ROADS]
    return {EDGE_NAMES[road]: count for road, count in enumerate(used) if count}


def entries_of(state: State, seat: int) -> list[list[str]]:
    """The roads and sea borders by which a side entered battles: from, to."""
    entered = []
    for edge in (edge for edge, entries in enumerate(state.entries) if entries):
        ends = EDGES[edge]
        for end in range(2):
            if state.entries[edge] >> (2 * seat + end) & 1:
                to = EDGE_END[edge] if end else ends[0]
                entered.append([PLACE_IDS[ends[0] if end else ends[1]], PLACE_IDS[to]])
    return entered


def battle_of(state: State) -> Battle | None:
    """The battle in progress, or the field that its winner regroups from."""
    if state.battle_at == 0:
        return None
    return Battle(
        place=PLACE_IDS[state.battle_at],
        round=state.round,
        slot=state.slot,
        hits=state.hits,
        sea_retreats={seat: state.sea_retreats[i] for i, seat in enumerate(SEAT_NAMES)},
    )


# --- and back -------------------------------------------------------------------------------------------------------


def state_of(options: Options, truth: Truth) -> State:
    """The state that a truth describes; the inverse of `truth_of`."""
    state = prepare(options)
    state.phase = PHASES.index(truth.phase)
    state.year, state.turn = truth.year - FIRST_YEAR, truth.turn
    state.seat = SEATS.index(truth.to_move) if truth.to_move else 0
    for i, seat in enumerate(SEAT_NAMES):
        state.hand[i] = _mask(truth.hands[seat])
        state.spent[i] = _mask(truth.spent[seat])
        state.discarded[i], state.chosen[i] = _card(truth.discarded[seat]), _card(truth.chosen[seat])
        state.played[i], state.previous[i] = _card(truth.played[seat]), _card(truth.previous[seat])
    for name, block in truth.blocks.items():
        _fill_block(state, BLOCK_INDEX[name], block)
    _fill_turn(state, truth)
    _fill_mover(state, truth.mover)
    state.deployed = truth.deployed
    state.winner = DRAW_GAME
    if truth.result:
        state.winner = WINNERS.index(truth.result.winner)
        state.ended_by = END_REASONS.index(truth.result.reason)
    keep_legal(state, state.seat)
    return state


def _mask(cards: list[str]) -> int:
    return sum(1 << CARD_INDEX[card] for card in cards)


def _card(name: str | None) -> int:
    return CARD_INDEX[name] if name else 0


def _place(name: str | None) -> int:
    return PLACE_INDEX[name] if name else 0


def _fill_block(state: State, block: int, facts: TrueBlock) -> None:
    place, owner = PLACE_INDEX[facts.place], SEATS.index(facts.owner)
    state.where[block], state.steps[block], state.owner[block] = place, facts.steps, owner
    state.moved[block], state.came[block] = facts.moved, _place(facts.came)
    state.reserve[block], state.acted[block] = int(facts.reserve), int(facts.acted)
    if place >= FIRST_CITY:
        state.present[owner * PLACES + place] += 1


def _fill_turn(state: State, truth: Truth) -> None:
    command = truth.command
    state.first, state.second_acts = SEATS.index(command.first), int(command.second_acts)
    state.points, state.levies = command.points, command.levies
    state.group_moved = int(command.group_moved)
    state.crossed = _sea_mask(command.crossed)
    state.surprised, state.asked = _place(command.surprise), _place(command.asked)
    for name, attack in truth.attacks.items():
        state.attacker[PLACE_INDEX[name]] = SEATS.index(attack.attacker) + 1
        state.main_road[PLACE_INDEX[name]] = _place(attack.main_road)
    for name in truth.activated:
        state.activated[PLACE_INDEX[name]] = 1
    for i, seat in enumerate(SEAT_NAMES):
        for name, count in truth.crossings[seat].items():
            state.crossings[i * ROADS + EDGE_INDEX[name]] = count
        for start, end in truth.entries[seat]:
            forward = f"{start}/{end}" in EDGE_INDEX
            edge = EDGE_INDEX[f"{start}/{end}" if forward else f"{end}/{start}"]
            state.entries[edge] |= 1 << (2 * i + (1 if forward else 0))
    battle = truth.battle
    if battle:
        state.battle_at, state.round = PLACE_INDEX[battle.place], battle.round
        state.slot, state.hits = battle.slot, battle.hits
        state.sea_retreats = [battle.sea_retreats[seat] for seat in SEAT_NAMES]


def _sea_mask(seas: list[str]) -> int:
    return sum(1 << (PLACE_INDEX[sea] - FIRST_SEA) for sea in seas)


def _fill_mover(state: State, mover: Mover | None) -> None:
    state.mover = NO_BLOCK
    if mover and mover["block"]:
        state.mover = BLOCK_INDEX[mover["block"]]
        state.mover_at, state.mover_from = _place(mover["at"]), _place(mover["from"])
        state.mover_steps, state.sailed = mover["steps"], _sea_mask(mover["sailed"])
