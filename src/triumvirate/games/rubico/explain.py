"""Why an action of RUBICO is refused: a sentence for people and the section of the book behind it.

No sentence says more than the asking player knows: only the own power, the own row, and what lies open.
"""

from __future__ import annotations

from typing import Any

from triumvirate.games.rubico.rules import legal
from triumvirate.games.rubico.rules.rows import capacity, picked_n
from triumvirate.games.rubico.state import SEATS

SECTIONS = {
    legal.NO_SUCH_ACTION: None,
    legal.NOTHING_TO_DECIDE: "7",
    legal.CARD_IN_HAND: "5.minerva",
    legal.NOT_ARRANGING: "4.b",
    legal.NOT_TALKING: "7.claims",
    legal.NOT_CHOOSING: "4.c",
    legal.NOT_CENTURION: "4.c",
    legal.NO_SUCH_PLACE: "4.b",
    legal.ALREADY_CLAIMED: "7.claims",
    legal.ALREADY_SPOKEN: "7.claims",
    legal.NO_SUCH_PLAYER: "1.1",
    legal.ABOUT_YOURSELF: "7.claims",
    legal.NO_ROW: "4.a",
    legal.CARD_IS_COVERED: "5.venus",
    legal.ALREADY_PICKED: "4.c",
    legal.TWO_ALREADY: "4.c",
    legal.ENOUGH_PICKED: "4.c",
    legal.NOT_PICKED: "4.c",
    legal.NOT_COMPLETE: "4.c",
    legal.POWERS_FIRST: "7.windows",
    legal.NO_WINDOW: "5",
    legal.NOT_YOUR_POWER: "5",
    legal.WRONG_WINDOW: "5",
    legal.YOUR_OWN_CARD: "5",
    legal.CARD_IS_TAKEN: "5.roma",
    legal.AT_THE_START: "5.fortuna",
    legal.NO_CARD_IN_HAND: "5.minerva",
}

SENTENCES = {
    legal.NO_SUCH_ACTION: "There is no such action in the table of actions.",
    legal.NOTHING_TO_DECIDE: "You have nothing to decide now.",
    legal.CARD_IN_HAND: "First put the card you took into your row.",
    legal.NOT_ARRANGING: "Rows are laid at the start of a round, before the talk.",
    legal.NOT_TALKING: "Claims are made when all rows are laid and before the Centurion chooses.",
    legal.NOT_CHOOSING: "The Centurion chooses when everybody has said what there is to say.",
    legal.NOT_CENTURION: "Only the Centurion chooses cards; this round that is {centurion}.",
    legal.NO_SUCH_PLACE: "There is no card at that place.",
    legal.ALREADY_CLAIMED: "You have already said what that card is; once a round is all.",
    legal.ALREADY_SPOKEN: "You have already trusted, accused or promised this round.",
    legal.NO_SUCH_PLAYER: "There is no such player at this table; the last is {last}.",
    legal.ABOUT_YOURSELF: "You cannot say that of yourself.",
    legal.NO_ROW: "The Centurion, {centurion}, has no row this round.",
    legal.CARD_IS_COVERED: "That card is covered: nobody can take it this round.",
    legal.ALREADY_PICKED: "That card is already chosen.",
    legal.TWO_ALREADY: "Two cards are already chosen from that player, and two are the most.",
    legal.ENOUGH_PICKED: "All {quota} cards are chosen; give one back first.",
    legal.NOT_PICKED: "That card is not chosen.",
    legal.NOT_COMPLETE: "Choose {needed} cards first; now there are {picked}.",
    legal.POWERS_FIRST: "Your choice is complete; the power holders may answer before you go on.",
    legal.NO_WINDOW: "Powers are used from the rows' publication to the reveal, and never by the Centurion.",
    legal.NOT_YOUR_POWER: "You do not hold that power.",
    legal.WRONG_WINDOW: "That power is not for now: Roma comes after the choice, powers that touch rows before.",
    legal.YOUR_OWN_CARD: "That power is for another player's card.",
    legal.CARD_IS_TAKEN: "That card is taken; Roma looks at cards still lying in front of a player.",
    legal.AT_THE_START: "Caesar stands at the start and cannot go back.",
    legal.NO_CARD_IN_HAND: "You have not taken a card to put down.",
}


def refusal(state: Any, seat: int, action: int) -> tuple[str, str | None]:
    """The sentence and the section for an action that is not legal."""
    code = legal.refusal(state, seat, action)
    sentence = SENTENCES[code].format(
        centurion=SEATS[state.centurion],
        last=SEATS[state.players - 1],
        quota=state.quota,
        needed=min(state.quota, capacity(state)),
        picked=picked_n(state),
    )
    return sentence, SECTIONS[code]
