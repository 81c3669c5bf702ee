"""The talk of RUBICO's bots: promises, accusations, answers and lies, each in the manner of who says it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from triumvirate.bots.rubico.talk.answers import answers
from triumvirate.bots.rubico.talk.remarks import Idea, ideas
from triumvirate.bots.rubico.talk.sight import Sight
from triumvirate.bots.talk import Heard, Line, Speaker, Talk
from triumvirate.core.speech import words_in
from triumvirate.core.view import View
from triumvirate.games.rubico.view import RubicoView

FOLDER = Path(__file__).parent
# How many lines bots say at one moment, unasked; one each, and so many answers to what somebody said.
MOST = {"arrange": 2, "talk": 4, "choice": 2, "powers": 1, "over": 3}
MOST_ANSWERS = 2
FRESH = 4.0  # pauses before the first word of a row
PHRASES = {
    "promise.": "trust_me",
    "take.mine": "take_mine",
    "leave.mine": "not_mine",
    "deny": "trust_me",
    "stand": "trust_me",
    "warn": "not_them",
    "trusted": "thanks",
    "broken": "you_lied",
    "ground.false": "you_lied",
    "urge.not": "not_them",
    "corrected": "explain",
    "power.take": "explain",
    "power.look": "explain",
    "power.fortuna.back": "explain",
    "answer.hello": "hello",
    "answer.luck": "good_luck",
    "answer.praise": "thanks",
    "over.": "well_played",
}
OWN_MANNER = 0.75  # how often a bot speaks in its manner, where it has words of its own for something
AIMLESS = "recruit"  # plays without a plan, so it answers but has no opinion


def occasion(view: View) -> str:
    """The round and the phase, and what was said, used and corrected in it: each is something to speak of."""
    facts = RubicoView.of(view)
    words = sum(word is not None for word in facts.words.values())
    corrected = sum(card.said_first is not None for row in facts.rows.values() for card in row)
    return f"{facts.round} {facts.phase} {words} {len(facts.used)} {len(facts.talked)} {corrected}"


def watched(view: View) -> float:
    """After a reveal everybody looks on first: card by card, then Caesar's march, the Senate and the end."""
    facts = RubicoView.of(view)
    if facts.phase not in ("arrange", "over") or not facts.history:
        return 0.0
    last = facts.history[-1]
    return 5.0 + 1.2 * len(last["shown"]) + 1.7 * last["turned"] + (2.5 if facts.phase == "over" else 0.0)


def breath(view: View, seat: str) -> float:
    """Who begins to speak of a row takes a while; then card follows card."""
    facts = RubicoView.of(view)
    is_fresh = facts.words[seat] is None and all(card.said is None for card in facts.rows[seat])
    return FRESH if facts.phase == "talk" and is_fresh else 1.0


def speak(view: View, speaker: Speaker, heard: Sequence[Heard]) -> Line | None:
    """The first thing worth saying that was not said, or nothing: by the own view, what was heard, and the seed alone."""
    sight = Sight(view, speaker.bot)
    moment = f"{sight.facts.round} {sight.facts.phase}"
    if heard and heard[-1].seat == sight.me:
        return None
    argued = {(_family(one.line.key), one.line.facts) for one in heard if one.line.fact("round")}
    for idea in _due(sight, list(heard), moment, speaker):
        if (idea.family, idea.facts) in argued:
            continue  # the same round is held against the same player once
        luck = random.Random(f"{speaker.seed} {moment} {idea.family} {idea.facts}")
        if luck.random() >= idea.likely:
            continue
        own = [one for one in heard if sight.me == one.seat or moment == one.line.moment]
        key = _worded(idea.family, speaker.manner, own if idea.is_due else heard, luck)
        if key is not None:
            return Line(key, idea.facts, moment)
    return None


def _due(sight: Sight, heard: list[Heard], moment: str, speaker: Speaker) -> Iterator[Idea]:
    """What there is to say as long as the table has not heard enough: answers first."""
    now = [one for one in heard if one.is_bot and one.line.moment == moment]
    mine = [one for one in now if one.seat == sight.me]
    since = next((n for n, one in enumerate(reversed(heard)) if not one.is_bot), len(heard))
    if heard and since < MOST_ANSWERS and since < len(heard) and not _has_spoken(sight, heard[len(heard) - since :]):
        yield from answers(sight, heard[len(heard) - since - 1])
    if heard and heard[-1] in now and len(mine) < 2 and len(now) <= MOST[sight.facts.phase]:
        yield from answers(sight, heard[-1])
    if speaker.bot == AIMLESS:
        return
    is_enough = bool(mine) or len(now) >= MOST[sight.facts.phase]
    told = {_family(one.line.key) for one in now}
    own = {_family(one.line.key) for one in mine}
    for idea in ideas(sight, heard):
        is_new = idea.family not in (own if idea.is_own else told)
        if is_new and (idea.is_due or not is_enough):
            yield idea


def _has_spoken(sight: Sight, lines: Sequence[Heard]) -> bool:
    return any(one.seat == sight.me for one in lines)


def _family(key: str) -> str:
    """A sentence's key without its manner and number."""
    return ".".join(part for part in key.split(".")[:-1] if part not in ("blunt", "sly", "nervous", "jovial"))


def _worded(family: str, manner: str, heard: Sequence[Heard], luck: random.Random) -> str | None:
    """A sentence that was not heard in this match; none is better than the same one again."""
    said = {one.line.key for one in heard}
    known = [key for key in words_in(FOLDER, "en") if _family(key) == family and key not in said]
    own = [key for key in known if f".{manner}." in key]
    plain = [key for key in known if key.rpartition(".")[0] == family]
    for keys in (own, plain) if luck.random() < OWN_MANNER else (plain, own):
        if keys:
            return luck.choice(keys)
    return None


def named(name: str, value: str | int, language: str) -> str:
    """A fact in words: numbers are spoken, places counted from the left, cards called by their faces."""
    words = words_in(FOLDER, language)
    return str(words.get(f"{name}:{value}", value))


def phrase(line: Line) -> str | None:
    """The phrase that says about the same at a silent table."""
    return next((key for start, key in PHRASES.items() if line.key.startswith(start)), None)


TALK = Talk(FOLDER, occasion, speak, watched, breath, phrase, named)
