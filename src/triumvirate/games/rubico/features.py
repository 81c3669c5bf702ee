"""What the numbers of `encode.py` mean, in its order. Seats are counted from the observer, who is `you`."""

from __future__ import annotations

from math import inf

from triumvirate.core.features import Axis, Part, Rows, laid_out
from triumvirate.games.rubico.state import (
    FACES,
    MOST_SEATS,
    PHASES,
    PLACES,
    POWERS,
    ROUNDS,
    SAYINGS,
    SENATE_CARDS,
    SENATE_ROW,
    WORDS,
)

SEAT = Axis("seat", ("you", *(f"{n} after you" for n in range(1, MOST_SEATS))))
FACE = (Axis("face", FACES),)
SAID = (Axis("saying", tuple(saying or "nothing" for saying in SAYINGS)),)
WORD = (Axis("word", WORDS[1:]),)
CARD = (Axis("card", SENATE_CARDS),)
POWER = Axis("power", POWERS)
ROW = PLACES / 4  # all cards of a row, in quarters

OPEN = ("phase", "open_after_end")
PAST = ("round", "ended_by")
CELLS = ("past_cell", "players", *PAST)

MEMORY = (
    "Little for sixteen rounds, which the row remembers by seat: what was offered, said, taken and shown. A policy without "
    "memory does not know earlier rounds, nor in which order people spoke and changed their rows."
)


def _card_parts() -> tuple[Part, ...]:
    """One card of a row that lies on the table."""
    here = ("row_n", "players")
    return (
        Part("face", "1 at the face, where you have seen it.", ("face", "known", *OPEN, *here), over=FACE),
        Part("said", "1 at what its owner says of it.", ("said", *here), over=SAID),
        Part("covered", "1 when Venus or Eris lies on it.", ("covered", *here)),
        Part("picked", "1 when the Centurion has chosen it.", ("picked", *here)),
        Part("somebody_knows", "1 when somebody has seen it.", ("known", *here)),
        Part("owner_knows", "1 when its owner has.", ("known", *here)),
    )


def _past_seat_parts() -> tuple[Part, ...]:
    """What a seat did in a remembered round."""
    both = (Axis("left or taken", ("left", "taken")),)
    return (
        Part(
            "said",
            "How much of each was said, of cards left and of cards taken, in quarters.",
            CELLS,
            high=ROW,
            over=(*both, *SAID),
        ),
        Part("faces", "The faces that you know, in quarters.", (*CELLS, *OPEN), high=ROW, over=(*both, *FACE)),
        Part("taken", "Cards taken, in quarters.", CELLS, high=ROW),
        Part("word", "1 at the table claim.", ("past_word", "players", *PAST), over=WORD),
        Part("word_on", "1 at whom it was about.", ("past_word", "players", *PAST), over=(SEAT,)),
    )


def _past(name: str, meaning: str, field: str, high: float = 1, *more: str) -> Part:
    return Part(name, meaning, (field, *more, *PAST), high=high)


FEATURES = laid_out(
    Part("table.players", "Seats, of seven.", ("players",)),
    Part("table.position", "How far Caesar has come, of the road.", ("position", "goal"), low=-1, high=2),
    Part("table.reached", "The last checkpoint reached, of the road.", ("reached", "goal"), high=2),
    Part("table.goal", "The length of the road, of sixteen.", ("goal",), high=4),
    Part("table.round", "The round, of sixteen; long games go past 1.", ("round",), high=inf),
    Part("table.quota", "Cards that the Centurion takes, of eight.", ("quota",), high=4),
    Part("table.threshold", "Blue cards that turn a Senate card, of eight.", ("threshold",)),
    Part("table.hand_size", "Cards of a row, of five.", ("hand_size",)),
    Part("table.vesta", "1 when Vesta is at work.", ("vesta",)),
    Part("table.juno", "1 when Juno is.", ("juno",)),
    Part("table.shown", "Senate cards that lie open, of eight.", ("shown_n",)),
    Part("table.caesarians", "Players for Caesar, of seven.", ("roles_in_play",)),
    Part("table.senators", "Players for the Senate, of seven.", ("roles_in_play",)),
    Part("you.passed", "1 when you have let this window pass.", ("passed",)),
    Part("table.aside", "Cards set aside unseen, of two.", ("aside_n",)),
    Part("table.placing", "1 while somebody puts a card down.", ("placing",)),
    Part("you.placing", "1 when it is you.", ("placing",)),
    Part("table.held", "1 at that card's face, where you know it.", ("held", "held_known", "placing"), over=FACE),
    Part("table.unused", "Always 0.", (), over=(Axis("number", ("0", "1", "2")),)),
    Part("table.phase", "1 at what is asked.", ("phase",), over=(Axis("phase", PHASES),)),
    Part("senate.left", "Senate cards still face down, in quarters.", ("senate_left",), high=4, over=CARD),
    Part(
        "senate.shown",
        "1 at the card in each place of the Senate row.",
        ("senate_shown", "shown_n"),
        over=(Axis("place", tuple(str(n + 1) for n in range(SENATE_ROW))), *CARD),
    ),
    Part("deck", "Cards of each face in the game, of sixteen.", ("deck",), high=4, over=FACE),
    Part("aside", "Cards set aside that you know, in halves.", ("aside_face", "aside_known", "aside_n"), over=FACE),
    Part("you.power", "1 at your unused power.", ("power",), over=(POWER,)),
    Rows(
        "seats",
        SEAT,
        (
            Part("there", "1 where somebody sits.", ("players",)),
            Part("centurion", "1 for the Centurion.", ("centurion", "players")),
            Part("has_power", "1 while the power is unused.", ("power", "players")),
            Part("locked", "1 when the row is laid.", ("locked", "players")),
            Part("talked", "1 when the talk is done.", ("talked", "players")),
            Part("is_caesars", "1 for Caesar's side, where you know.", ("role", "roles_in_play", "players", *OPEN)),
            Part("is_senates", "1 for the Senate's.", ("role", "roles_in_play", "players", *OPEN)),
            Part("cards", "Cards in the row, of five.", ("row_n", "players")),
            Part("word", "1 at the table claim.", ("word", "players"), over=WORD),
            Part("word_on", "1 at whom it is about.", ("word", "players"), over=(SEAT,)),
            Rows("row", Axis("place", tuple(str(n + 1) for n in range(PLACES))), _card_parts()),
        ),
    ),
    Rows(
        "powers",
        POWER,
        (
            Part("used", "The round in which it was used, of sixteen.", ("used_round", "used_by"), high=inf),
            Part("by", "1 at who used it.", ("used_by", "players"), over=(SEAT,)),
            Part("on", "1 at whose card it touched.", ("used_on", "used_by", "players"), over=(SEAT,)),
        ),
    ),
    Rows(
        "rounds",
        Axis("rounds ago", tuple(str(n + 1) for n in range(ROUNDS))),
        (
            Part("there", "1 for a round that was played.", PAST),
            Part("centurion", "1 at who was Centurion.", ("past_centurion", "players", *PAST), over=(SEAT,)),
            _past("quota", "Cards taken, of eight.", "past_quota", 4),
            _past("began", "Where Caesar stood before, of the road.", "past_from", 2, "goal"),
            _past("ended", "Where he stood after.", "past_to", 2, "goal"),
            _past("red", "Red counted, in quarters.", "past_red", 16),
            _past("blue", "Blue counted, in quarters.", "past_blue", 16),
            _past("pompey", "Pompeys, in halves.", "past_pompey", 16),
            _past("turned", "Senate cards turned, in halves.", "past_turned", 16),
            _past("work", "What was at work, its bits of 31.", "past_work"),
            _past("extra_red", "Effects that added red, in halves.", "past_work", 2),
            Part("unused", "Always 0.", ()),
            Rows("seats", SEAT, _past_seat_parts()),
        ),
    ),
    memory=MEMORY,
)
