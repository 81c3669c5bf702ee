"""Why an action of JULIUS CAESAR is refused: a sentence for people and the section of the book behind it."""

from __future__ import annotations

from typing import Any

from triumvirate.games.julius.notation import block_of_action, card_of_action, place_of_action
from triumvirate.games.julius.printed import CARD_IDS, DATA, PLACE_NAMES
from triumvirate.games.julius.rules import legal
from triumvirate.games.julius.rules import reasons as why
from triumvirate.games.julius.state import PHASES

# Section, sentence. {block}, {place} and {card} are those the action names.
SENTENCES: dict[int, tuple[str | None, str]] = {
    why.NO_SUCH_ACTION: (None, "There is no such action in the table of actions."),
    why.NOT_YOURS: ("1", "{block} is not yours to command."),
    why.NOT_ON_MAP: ("1", "{block} is not on the map."),
    why.NOT_NEXT: ("7.1", "{place} is not one step away for this block."),
    why.NOT_STRAIGHT_BACK: ("7.1", "A block does not go straight back to {place}, where it came from."),
    why.NO_ATTACK_THIS_FAR: ("7.1", "Enemies are in {place}: a block attacks or responds with its first step only."),
    why.ENEMY_ROAD: (
        "7.4",
        "The enemy came that way: blocks do not leave the battle over a road or sea border he used.",
    ),
    why.ROAD_FULL: ("7.2", "That road has carried as many blocks this turn as it can."),
    why.PINNED: ("7.4", "{block} is pinned: as many blocks must stay as the attacker's main force counts."),
    why.NAVIS_STAYS: (
        "7.6",
        "{block} must stay: an amphibious move crossed this sea, and no other Navis of yours is there.",
    ),
    why.MOVED_ALREADY: ("7.1", "{block} has moved this turn."),
    why.WRONG_KIND: (
        "6",
        "The card does not move blocks of that kind: Neptune moves Navis, the other events land blocks.",
    ),
    why.NO_POINTS: ("7.1", "There is no move point left for that."),
    why.NO_WAY: ("7.1", "{block} has nowhere to go."),
    why.NOT_EMBARKING: ("7.6", "Only land blocks embark, and only with a command card."),
    why.EMBARKED_TOO_LATE: ("7.6", "Amphibious moves come before all group moves of the turn."),
    why.SEA_NOT_FRIENDLY: ("7.6", "{place} is not friendly: amphibious moves cross seas that your Navis alone hold."),
    why.NO_PORT_REACHABLE: ("7.6", "No port where the block may land can be reached over {place}."),
    why.NOT_A_PORT_TO_LAND: ("7.6", "A block lands in another port that is friendly or vacant; {place} is not."),
    why.CANNOT_STOP: ("7.6", "The block cannot stop here: it has not moved yet, or is at sea."),
    why.NOT_A_ROAD_USED: ("7.3", "No attacker came from {place}."),
    why.NOT_YOUR_BATTLE: ("6.3", "You are not attacking in {place}: a surprise is for a battle you attack in."),
    why.NOT_IN_POOL: ("7.7", "{block} is not in your levy pool."),
    why.LEADER_NOT_DUE: ("2", "{block} may be levied only after another of your leaders has been killed."),
    why.NO_CITY_TO_LEVY: (
        "7.7",
        "No friendly city fits {block}: legions and cavalry need their home, Navis a major port.",
    ),
    why.NOT_A_LEVY_CITY: ("7.7", "The block cannot be levied in {place}."),
    why.NO_LEVIES: ("7.7", "There is no levy point left."),
    why.NOT_IN_FRIENDLY_CITY: ("7.7", "{block} does not stand in a friendly city: steps are added there only."),
    why.FULL_STRENGTH: ("7.7", "{block} has its full strength."),
    why.LONG_MARCH: ("7.7", "{block} moved two places or more this turn and gets no step (option)."),
    why.NO_BATTLE_THERE: ("8", "{place} is not contested."),
    why.NOT_IN_BATTLE: ("8.1", "{block} does not take part in this battle now."),
    why.NOT_ITS_TURN: ("8.1", "It is not the turn of {block}: it has acted, or its letter is not up."),
    why.ATTACKER_MUST_RETREAT: ("8.1", "In the fourth round attackers may only retreat."),
    why.NO_RETREAT_YET: ("8.1", "Nobody retreats in the first round."),
    why.NOWHERE_TO_RETREAT: ("8.4", "{block} has nowhere to retreat to."),
    why.NO_RETREAT_THERE: ("8.4", "The block may not retreat to {place}."),
    why.NOT_STRONGEST: ("8.2", "{block} is not among the strongest: hits go to the strongest block."),
    why.NOT_HERE: ("8.5", "{block} is not on the battlefield."),
    why.NO_REGROUP_THERE: ("8.5", "The block may not regroup to {place}."),
    why.NOT_AT_SEA: ("9.3", "{block} is no Navis at sea."),
    why.NO_FRIENDLY_PORT: ("9.3", "Navis winter in a friendly port on their own sea, and there is none there."),
    why.CLEOPATRA_STAYS: ("9.5", "Cleopatra cannot be disbanded."),
    why.SUPPLY_EXCEEDED: ("9.4", "Blocks are still unsupplied: a city feeds three and its value, a sea none."),
    why.NOT_IN_HAND: ("5", "You do not hold {card}."),
    why.ALREADY_DISCARDED: ("5", "You have put a card away this year; take it back first."),
    why.DISCARD_FIRST: ("5", "First put one of the six cards away."),
    why.NOTHING_TO_COPY: ("6.1", "Apollo cannot be played in the first turn of a year: there is nothing to copy."),
    why.ALREADY_CHOSEN: ("5", "You have chosen your card; take it back first."),
    why.NOTHING_TO_TAKE_BACK: ("5", "You have chosen nothing that could be taken back."),
    why.NO_TARGET_THERE: ("6.2", "Jupiter finds no such block in {place} beside a friendly city of yours."),
    why.NOT_ADJACENT_FRIENDLY: ("6.2", "{place} is not a friendly city beside the block."),
    why.NOT_ENEMY_CITY: ("6.7", "{place} is not a city that the enemy controls."),
    why.NOT_TO_DEPLOY: ("3.2", "{block} cannot be rearranged."),
    why.NOT_A_START_CITY: ("3.2", "{place} is not another of your starting cities that takes this block."),
    why.COUNTS_WRONG: ("3.2", "Every city must hold its number of blocks before the deployment ends."),
}

WAITING_FOR = {
    "deploy": "the free deployment",
    "deploy_to": "the city for the block in hand",
    "cards": "both sides to choose their cards",
    "jupiter": "Jupiter's target",
    "jupiter_to": "the city that the turncoat goes to",
    "vulcan": "the city that Vulcan strikes",
    "move": "a block to move, or the end of movement",
    "step": "the next step of the block in hand",
    "main_road": "the main road of an attack",
    "surprise": "the battle that is a surprise",
    "levy": "a levy, or the end of levies",
    "levy_at": "the city for the new block",
    "battle": "the choice of the next battle",
    "fight": "a block to fire, retreat or pass",
    "hit": "the block that takes the hit",
    "retreat_to": "the place to retreat to",
    "regroup": "a block to regroup, or the end of it",
    "regroup_to": "the place to regroup to",
    "port": "a Navis to go to port",
    "port_to": "the port for the Navis",
    "disband": "blocks to disband, or the end of it",
    "over": "nothing: the game is over",
}


def refusal(state: Any, seat: int, action: int) -> tuple[str, str | None]:
    """The sentence and the section for an action that is not legal."""
    code = legal.refusal(state, seat, action)
    if code == why.WRONG_PHASE:
        return f"The table waits for {WAITING_FOR[PHASES[state.phase]]}.", "4"
    section, sentence = SENTENCES[code]
    return sentence.format(block=_block(action), place=_place(action), card=_card(action)), section


def _block(action: int) -> str:
    block = block_of_action(action)
    return "The block" if block is None else str(block_name(DATA["blocks"][block]["id"]))


def block_name(block: str) -> str:
    """A block's name as people say it; names that both sides have carry the side's letter."""
    entry = next(entry for entry in DATA["blocks"] if entry["id"] == block)
    letter = f"{block[0].upper()} " if block[:2] in ("c-", "p-") else ""
    return f"{letter}{entry['name']}"


def _place(action: int) -> str:
    place = place_of_action(action)
    return "the place" if place is None else PLACE_NAMES[place]


def _card(action: int) -> str:
    card = card_of_action(action)
    return "that card" if card is None else CARD_IDS[card]
