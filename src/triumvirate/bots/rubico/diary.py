"""The diaries of RUBICO: whom a bot held for a senator, where it lied and what it saw; and what each seat could have known.

All is worked out again from the seat's own views of then, when the talk of a round was over and before anything was turned up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from triumvirate.bots.diary import Diary, Page
from triumvirate.bots.reasons import Reason, reason
from triumvirate.bots.rubico.imperator import Reader
from triumvirate.bots.rubico.legate import Mind
from triumvirate.bots.rubico.reckoning import RECKONING, believed
from triumvirate.bots.rubico.suspicion import suspicion
from triumvirate.core.table import Entry, Table
from triumvirate.core.view import View
from triumvirate.games.rubico.names import Word
from triumvirate.games.rubico.view import RubicoView

AS_PEOPLE = "imperator"  # by whose way of reckoning it is told what a person could have known
MINDS = {"legate": Mind, "imperator": Reader}
AIMLESS = "recruit"
DOUBTED, BELIEVED, SURE = 55, 25, 90  # percent


def write(table: Table, bots: Mapping[str, str]) -> tuple[Diary, ...]:
    """The diary of every seat: a bot's own, a person's as far as it can be known."""
    rounds = list(_rounds(table))
    return tuple(
        Diary(seat, bots.get(seat, ""), tuple(_pages(table, rounds, seat, bots.get(seat, "")))) for seat in table.seats
    )


def doubts_in(view: View, bot: str, as_all: bool = False) -> dict[str, int]:
    """How likely each seat is a senator by what a view tells, in percent, as a level reckons it; people as an imperator does."""
    level = bot or AS_PEOPLE
    if level in RECKONING:
        found = dict(zip(RubicoView.of(view).roles, believed(view, level, as_all).doubts, strict=True))
    else:
        found = suspicion(view, as_all)
    return {seat: round(100 * doubt) for seat, doubt in found.items()}


def _rounds(table: Table) -> Iterator[list[Entry]]:
    """The entries that stand, by round; a round's reveal is in the last of its own."""
    found: list[Entry] = []
    for entry in table.standing():
        found.append(entry)
        if any(event.kind in ("round_ended", "game_ended") for event in entry.events):
            yield found
            found = []


def _pages(table: Table, rounds: Sequence[Sequence[Entry]], seat: str, bot: str) -> Iterator[Page]:
    sure: set[str] = set()
    for entries in rounds:
        talked = next((one for one in entries if any(event.kind == "choice_began" for event in one.events)), None)
        if talked is None:
            continue
        view = table.view_at(talked.number, seat)
        facts = RubicoView.of(view)
        doubts = {other: doubt for other, doubt in doubts_in(view, bot).items() if other != seat}
        lines = list(_thoughts(table, entries, view, doubts, bot)) if bot else []
        if facts.roles[seat] != "senate" or None in facts.roles.values():
            for other, doubt in doubts.items():
                if doubt >= SURE and other not in sure and not bot:
                    sure.add(other)
                    lines.append(reason("diary.could", round=facts.round, seat=other, percent=SURE))
        yield Page(facts.round, talked.number, tuple(lines), doubts)


def _thoughts(
    table: Table, entries: Sequence[Entry], view: View, doubts: Mapping[str, int], bot: str
) -> Iterator[Reason]:
    """What a bot writes of a round."""
    facts = RubicoView.of(view)
    seat = view.seat or ""
    is_told = None not in facts.roles.values()
    if is_told and facts.round == 1:
        yield reason("diary.knew", seat=tuple(one for one, role in facts.roles.items() if role == "senate"))
    yield from _claims(facts, seat)
    yield from _word(facts, seat, doubts, bot)
    if bot == AIMLESS:
        return
    if is_told:
        yield reason("diary.table", percent=doubts_in(view, bot, as_all=True)[seat])
    elif facts.history:
        worst, best = max(doubts, key=lambda one: doubts[one]), min(doubts, key=lambda one: doubts[one])
        if doubts[worst] >= DOUBTED and facts.words[seat] != Word("accuse", worst):
            yield reason("diary.doubt", seat=worst, percent=doubts[worst])
        if doubts[best] <= BELIEVED:
            yield reason("diary.trust", seat=best, percent=doubts[best])
    for entry in entries:
        yield from _done(table, entry, seat, bot)


def _claims(facts: RubicoView, seat: str) -> Iterator[Reason]:
    said = [(place, card) for place, card in enumerate(facts.rows[seat], 1) if card.said and card.said != "?"]
    for place, card in said:
        if card.face and card.said != card.face:
            yield reason("diary.lied", place=place, said=str(card.said), face=card.face)
    if said and all(card.said == card.face for _, card in said):
        yield reason("diary.true")


def _word(facts: RubicoView, seat: str, doubts: Mapping[str, int], bot: str) -> Iterator[Reason]:
    word = facts.words[seat]
    if word is None or word.word == "promise":
        return
    key = "diary.accused" if word.word == "accuse" else "diary.trusted"
    role = facts.roles[word.about]
    if role is not None:
        yield reason(f"{key}.{'fellow' if role == 'senate' == facts.roles[seat] else 'own'}", seat=word.about)
    elif bot != AIMLESS:
        yield reason(key, seat=word.about, percent=doubts[word.about])


def _done(table: Table, entry: Entry, seat: str, bot: str) -> Iterator[Reason]:
    """Powers used, cards seen, and a choice confirmed with the chance it was reckoned to give."""
    for event in entry.events:
        facts = event.to_json()
        if event.kind == "power_used" and facts["seat"] == seat:
            yield reason("diary.used", power=str(facts["power"]))
        elif event.kind == "card_seen" and facts["seat"] == seat and event.is_for(seat):
            yield reason("diary.saw", place=int(str(facts["place"])), seat=str(facts["from"]), face=str(facts["face"]))
    if entry.action == "confirm" and entry.seat == seat and bot in MINDS:
        chance = MINDS[bot](table.view_at(entry.number - 1, seat)).wanted().chance
        assert chance is not None
        is_senator = RubicoView.of(table.view_at(entry.number - 1, seat)).roles[seat] == "senate"
        yield reason("diary.choice", percent=round(100 * (1.0 - chance if is_senator else chance)))
