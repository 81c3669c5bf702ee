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

from typing import Any

from triumvirate.core.chance import Outcome, number_outcome
from triumvirate.core.errors import BadChance, Illegal
from triumvirate.games.julius.printed import (
    BLOCK_IDS,
    BLOCK_INDEX,
    CARD_IDS,
    CARD_INDEX,
    PLACE_IDS,
    PLACE_INDEX,
)
from triumvirate.games.julius.rules.event_cards import is_target
from triumvirate.games.julius.rules.year import cards_to_draw
from triumvirate.games.julius.state import (
    ACT_DISCARD,
    ACT_JUPITER,
    ACTIONS,
    BLOCK_VERBS,
    BLOCKS,
    CARDS,
    COLOURS,
    DEALT,
    DIE,
    DRAWN,
    FIRST_PLACE_ACTION,
    FIRST_WORD,
    HAND,
    PLACE_VERBS,
    PLACES,
    WORDS,
)

FORMS = (
    f"{'|'.join(BLOCK_VERBS)} BLOCK, {'|'.join(PLACE_VERBS)} PLACE, discard CARD, play CARD, jupiter PLACE COLOUR, "
    f"{', '.join(WORDS)}"
)


def _all_texts() -> list[str]:
    """The frozen table: the text of every action's index."""
    texts = [f"{verb} {block}" for verb in BLOCK_VERBS for block in BLOCK_IDS]
    texts += [f"{verb} {place}" for verb in PLACE_VERBS for place in PLACE_IDS]
    texts += [f"discard {card}" for card in CARD_IDS[1:]]
    texts += [f"play {card}" for card in CARD_IDS[1:]]
    texts += [f"jupiter {place} {colour}" for place in PLACE_IDS for colour in COLOURS]
    return [*texts, *WORDS]


ACTION_TEXTS: tuple[str, ...] = tuple(_all_texts())
ACTION_INDEX = {text: index for index, text in enumerate(ACTION_TEXTS)}
assert len(ACTION_TEXTS) == len(ACTION_INDEX) == ACTIONS


def action_text(action: int) -> str:
    """The text of an action's index."""
    return ACTION_TEXTS[action] if 0 <= action < ACTIONS else f"action {action}"


def parse_action(text: str) -> int:
    """The index of an action's text; anything else is refused with what is wrong in it."""
    words = text.strip().lower().split()
    index = ACTION_INDEX.get(" ".join(words))
    if index is not None:
        return index
    raise Illegal(_what_is_wrong(words))


def _what_is_wrong(words: list[str]) -> str:
    shown = " ".join(words)[:60]
    if not words:
        return f"An action is one of: {FORMS}."
    verb, rest = words[0], words[1:]
    if verb in BLOCK_VERBS and len(rest) == 1 and rest[0] not in BLOCK_INDEX:
        return f"There is no block '{rest[0][:40]}'."
    if (verb in PLACE_VERBS or verb == "jupiter") and rest and rest[0] not in PLACE_INDEX:
        return f"There is no place '{rest[0][:40]}'."
    if verb in ("discard", "play") and len(rest) == 1 and rest[0] not in CARD_INDEX:
        return f"There is no card '{rest[0][:40]}'."
    return f"'{shown}' is no action; an action is one of: {FORMS}."


def block_of_action(action: int) -> int | None:
    """The block that an action names, if it names one."""
    return action % BLOCKS if 0 <= action < FIRST_PLACE_ACTION else None


def place_of_action(action: int) -> int | None:
    """The place that an action names, if it names one."""
    if FIRST_PLACE_ACTION <= action < ACT_DISCARD:
        return (action - FIRST_PLACE_ACTION) % PLACES
    if ACT_JUPITER <= action < FIRST_WORD:
        return (action - ACT_JUPITER) // 3
    return None


def card_of_action(action: int) -> int | None:
    """The card that an action names, if it names one."""
    return (action - ACT_DISCARD) % CARDS + 1 if ACT_DISCARD <= action < ACT_JUPITER else None


# --- chance ---------------------------------------------------------------------------------------------------------


def _dealt_cards(state: Any) -> list[int]:
    """What the next card can be: Caesar's six are dealt first."""
    seat = 0 if int(state.hand[0]).bit_count() < HAND else 1
    deck = cards_to_draw(state, seat)
    return [card for card in range(1, CARDS + 1) if deck >> card & 1]


def _drawn_blocks(state: Any) -> list[int]:
    """The blocks that Jupiter might draw, in the order of the block list."""
    return [
        block for block in range(BLOCKS) if is_target(state, state.seat, block, state.target_at, state.target_colour)
    ]


def outcome_of(state: Any, n: int, what: int, index: int) -> Outcome:
    """A die as it shows, a card or a block by name."""
    if what == DIE:
        return {"die": index + 1}
    if what == DEALT:
        return {"deal": CARD_IDS[_dealt_cards(state)[index]]}
    return {"draw": BLOCK_IDS[_drawn_blocks(state)[index]]}


def outcome_index(state: Any, n: int, what: int, value: Outcome) -> int:
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


def _among(names: list[str], value: Any, how: str) -> int:
    if value not in names:
        raise BadChance(f"{value!r} cannot be {how} now; possible are {', '.join(names)}.")
    return names.index(value)
