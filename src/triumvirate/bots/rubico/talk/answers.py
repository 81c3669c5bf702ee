"""How a talker of RUBICO answers: to a person's phrase, and to another bot's line that names it."""

from __future__ import annotations

from collections.abc import Iterator

from triumvirate.bots.rubico.talk.remarks import BELIEVED, DOUBTED, Idea
from triumvirate.bots.rubico.talk.sight import Sight, grounds
from triumvirate.bots.talk import Heard, Line

# Phrases that get the same answer whoever says them, and those that are for the Centurion alone.
PLAIN = {
    "hello": "answer.hello",
    "good_luck": "answer.luck",
    "well_played": "answer.praise",
    "bravo": "answer.praise",
    "hurry": "answer.hurry",
    "one_moment": "answer.moment",
}
ADVICE = ("left_is_good", "right_is_good", "not_mine", "not_them")
# By how far the speaker is believed.
WEIGHED = {
    "trust_me": ("answer.trust.yes", "answer.trust.no"),
    "i_had_no_choice": ("answer.choice.yes", "answer.choice.no"),
    "all_blue": ("answer.blue.yes", "answer.blue.no"),
}
# What is said to a claim of somebody's, by name: see `games/rubico/answers.py`.
BELIEVES, DOUBTS = "believe_claim", ("doubt_claim", "deny_claim")
# Lines of bots that whoever they name may answer.
POINTED = ("broken", "urge.not", "join", "doubt", "ground.")


def answers(sight: Sight, last: Heard) -> Iterator[Idea]:
    """What could be said to the last line that was heard."""
    if last.is_bot:
        yield from _to_a_bot(sight, last)
    elif last.seat is not None and last.line.key:
        yield from _to_a_person(sight, last.seat, last.line)


def _to_a_person(sight: Sight, seat: str, line: Line) -> Iterator[Idea]:
    who, key = (("seat", seat),), line.key
    if key in PLAIN:
        yield Idea(PLAIN[key], who)
    elif sight.facts.phase == "over":
        return
    elif key == BELIEVES or key in DOUBTS:
        yield from _to_an_answer(sight, seat, line)
    elif key in WEIGHED:
        doubt, (yes, no) = sight.doubts()[seat], WEIGHED[key]
        if doubt > DOUBTED or doubt < BELIEVED:
            yield Idea(no if doubt > DOUBTED else yes, who)
    elif key == "you_lied":
        # whoever has said most is meant soonest: one that has claimed nothing has nothing to deny
        if any(card.said for card in sight.facts.rows[sight.me]) or sight.facts.history:
            yield Idea("deny", who, 0.8)
    elif key == "explain":
        word = sight.facts.words[sight.me]
        about = word.about if word is not None and word.word == "accuse" else None
        yield from (Idea(family, said) for family, said in (grounds(sight, about) if about else ()))
    elif key == "take_mine" and sight.is_centurion:
        doubt = sight.doubts()[seat]
        yield Idea("answer.take.no" if doubt > 0.5 else "answer.take.yes", who)
    elif key in ADVICE and sight.is_centurion:
        yield Idea("answer.noted", who)
    elif key == "use_power" and sight.facts.powers[sight.me] and not sight.is_centurion:
        yield Idea("answer.power", who, 0.7)


def _to_an_answer(sight: Sight, seat: str, line: Line) -> Iterator[Idea]:
    """Somebody believes or doubts what a card was called: who called it so stands by it, others take sides."""
    about, believes = line.fact("seat"), line.key == BELIEVES
    who, both = (("seat", seat),), (("seat", about), ("seat_other", seat))
    if about == sight.me:
        card = (("place", int(line.fact("place"))), ("face", line.fact("face")))
        is_now = line.fact("round") == str(sight.facts.round)
        if believes:
            yield Idea("trusted", who)
        else:
            yield Idea("stand", (*who, *card)) if is_now else Idea("deny", who)
        return
    doubt = sight.doubts()[about] if about in sight.others else 0.5
    if doubt > DOUBTED:
        yield Idea("warn" if believes else "join", both, 0.8)
    elif doubt < BELIEVED and believes:
        yield Idea("vouch.none", (("seat", about),), 0.6)
    elif doubt < BELIEVED and seat not in sight.fellows:
        yield Idea("defend", both, 0.8)


def _to_a_bot(sight: Sight, last: Heard) -> Iterator[Idea]:
    assert last.seat is not None
    who = (("seat", last.seat),)
    if last.line.fact("seat") != sight.me or last.seat == sight.me:
        return
    if last.line.key.startswith(POINTED):
        yield Idea("retort", who, 0.7, is_own=True)
    elif last.line.key.startswith(("promise.", "take.mine")) and sight.is_centurion and _is_an_offer(last):
        doubt = sight.doubts()[last.seat]
        yield Idea("answer.take.no" if doubt > 0.5 else "answer.take.yes", who, 0.5, is_own=True)


def _is_an_offer(last: Heard) -> bool:
    """Whether a line asks to be taken at its word: a promised blue card is none."""
    return last.line.fact("face") in ("", "red")
