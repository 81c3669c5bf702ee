"""Actions and chance outcomes of JULIUS CAESAR as text, both ways.

Blocks, places and cards go by the ids of the data file (`legio-7`, `carthago-nova`, `2/3b`). One click is one action:

    deploy BLOCK, deploy-to CITY, end-deploy            free deployment
    discard CARD, play CARD, take-back                  the card phase, both sides at once
    jupiter PLACE COLOUR, jupiter-to CITY, decline      Jupiter: caesar, pompeius or cleopatra is the colour
    vulcan CITY                                         Vulcan
    move BLOCK, step PLACE, stop, end-move              movement; a land block that steps to a sea embarks
    main-road PLACE, surprise PLACE                     where the main force came from; the battle of Mars or Neptune
    levy BLOCK, levy-at CITY, build BLOCK, end-levy     levies; build adds a step
    battle PLACE                                        Player 1 picks the next battle
    fire BLOCK, pass BLOCK, retreat BLOCK, hit BLOCK    a block's battle turn; who takes a hit
    retreat-to PLACE                                    a land block that retreats to a sea then names its port
    regroup BLOCK, regroup-to PLACE, end-regroup        after the battle
    port BLOCK, port-to CITY, disband BLOCK, end-disband   winter

A place is not asked for where only one is possible (levy-at, retreat-to, port-to), nor a hit that one block must take.
Chance is written `die 1` to `die 6`, `deal CARD`, and `draw BLOCK` for Jupiter.
"""

from __future__ import annotations

from functools import cache

from triumvirate.core.action_texts import ActionTexts
from triumvirate.core.chance import Outcome, number_outcome
from triumvirate.core.decisions import Noun
from triumvirate.core.errors import BadChance
from triumvirate.games.julius.actions import BLOCK, CARD, PLACE
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.printed import BLOCK_IDS, CARD_IDS
from triumvirate.games.julius.rules.event_cards import is_target
from triumvirate.games.julius.rules.year import cards_to_draw
from triumvirate.games.julius.state import BLOCKS, CARDS, DEALT, DIE, DRAWN, HAND

ACTIONS = ActionTexts("triumvirate.games.julius.rules", "JULIUS CAESAR", ignore_case=True)


def action_text(action: int) -> str:
    """The text of an action's index."""
    return ACTIONS.text(None, action)


def parse_action(text: str) -> int:
    """The index of an action's text; anything else is refused with what is wrong in it."""
    return ACTIONS.parse(None, text)


def block_of_action(action: int) -> int | None:
    """The block that an action names, if it names one."""
    return _named(action, BLOCK)


def place_of_action(action: int) -> int | None:
    """The place that an action names, if it names one."""
    return _named(action, PLACE)


def card_of_action(action: int) -> int | None:
    """The card that an action names, if it names one."""
    return _named(action, CARD)


@cache
def _named(action: int, noun: Noun) -> int | None:
    if not 0 <= action < ACTIONS.table.actions:
        return None
    decision, values = ACTIONS.table.named(action)
    return next((value for other, value in zip(decision.nouns, values, strict=True) if other is noun), None)


# --- chance ---------------------------------------------------------------------------------------------------------


def _dealt_cards(state: State) -> list[int]:
    """What the next card can be: Caesar's six are dealt first."""
    seat = 0 if int(state.hand[0]).bit_count() < HAND else 1
    deck = cards_to_draw(state, seat)
    return [card for card in range(1, CARDS + 1) if deck >> card & 1]


def _drawn_blocks(state: State) -> list[int]:
    """The blocks that Jupiter might draw, in the order of the block list."""
    return [
        block for block in range(BLOCKS) if is_target(state, state.seat, block, state.target_at, state.target_colour)
    ]


def outcome_of(state: State, n: int, what: int, index: int) -> Outcome:
    """A die as it shows, a card or a block by name."""
    if what == DIE:
        return {"die": index + 1}
    if what == DEALT:
        return {"deal": CARD_IDS[_dealt_cards(state)[index]]}
    return {"draw": BLOCK_IDS[_drawn_blocks(state)[index]]}


def outcome_index(state: State, n: int, what: int, value: Outcome) -> int:
    """The chance value of a scripted outcome; plain numbers are the engine's own."""
    if isinstance(value, int):
        return number_outcome(n, value)
    if what == DIE and set(value) == {"die"}:
        die = value["die"]
        if isinstance(die, bool) or not isinstance(die, int) or not 1 <= die <= n:
            raise BadChance(f"A die is a number from 1 to {n}, not {die!r}.")
        return die - 1
    if what == DEALT and set(value) == {"deal"}:
        return _among([CARD_IDS[card] for card in _dealt_cards(state)], value["deal"], "dealt")
    if what == DRAWN and set(value) == {"draw"}:
        return _among([BLOCK_IDS[block] for block in _drawn_blocks(state)], value["draw"], "drawn")
    raise BadChance(f"{value!r} is not what chance decides here.")


def _among(names: list[str], value: object, how: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadChance(f"{value!r} cannot be {how} now; possible are {', '.join(names)}.")
    return names.index(value)
