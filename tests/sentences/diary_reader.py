"""Reads the diaries of RUBICO's bots and of people and checks them against a second model that played the match along."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sentences.reading import Sentence, check_prose, percentage
from sentences.rubico_scene import FACE, POWER, Remembering, who
from triumvirate.bots import find_bot
from triumvirate.bots.diary import diaries
from triumvirate.bots.reasons import Why, because
from triumvirate.core.table import Table
from triumvirate.games import find_game

LEVELS = ("imperator", "legate", "tribune", "beginner", "recruit", "")  # the last is a person, whom a legate plays for


@dataclass
class DiaryPage:
    """One round of a seat: the model when the talk was over, what was done after that, and what the diary says."""

    seat: str
    bot: str
    why: Why
    talk: Remembering
    seen: list[tuple[str, int, str]] = field(default_factory=list)  # whose card, in which place, its face
    used: list[str] = field(default_factory=list)
    confirmed: bool = False

    @property
    def row(self) -> list[dict[str, Any]]:
        return self.talk.rows[self.seat]

    @property
    def word(self) -> dict[str, str] | None:
        return self.talk.words[self.seat]

    def knows(self, about: str) -> bool:
        roles = self.talk.roles
        meet = self.talk.count in (5, 7) or list(roles.values()).count("senate") == 1
        return about == self.seat or (roles[self.seat] == "senate" and meet)


def pages(seed: int, options: dict[str, Any]) -> Iterator[DiaryPage]:
    """A match and all its diaries, page by page."""
    rng, table = random.Random(seed), Table.new(find_game("rubico"), options, seed=seed)
    model = Remembering(table.options, table.entries[0].outcomes)
    bots = {seat: rng.choice(LEVELS) for seat in table.seats}
    talks: dict[int, Remembering] = {}
    done: dict[tuple[int, str], DiaryPage] = {}

    def page(seat: str, number: int) -> DiaryPage:
        return done.setdefault(
            (number, seat), DiaryPage(seat, bots[seat], because("rubico", ()), talks.get(number, model))
        )

    while not table.is_over():
        seat = rng.choice(table.deciders())
        choose = find_bot("rubico", bots[seat] or "legate").choose
        chosen = choose(table.view(seat), table.legal(seat), 0.1, rng.getrandbits(30)).action
        number, verb, words = model.round, chosen.split()[0], chosen.split()[1:]
        if verb == "use":
            page(seat, number).used.append(words[0])
        if verb == "use" and words[0] in ("roma", "minerva", "cibelis"):
            face = model.rows[words[1]][int(words[2]) - 1]["face"]
            page(seat, number).seen.append((words[1], int(words[2]), face))
        if verb == "confirm":
            page(seat, number).confirmed = True
        model.act(seat, chosen, table.act(seat, chosen).outcomes)
        if model.phase == "choice" and number not in talks:
            talks[number] = copy.deepcopy(model)
    for diary in diaries(table, {seat: bot for seat, bot in bots.items() if bot}):
        for written in diary.pages:
            told = page(diary.seat, written.round)
            told.talk, told.why = talks[written.round], because("rubico", written.lines)
            yield told


def lied(s: DiaryPage, place: str, said: str, face: str) -> bool:
    card = s.row[int(place) - 1]
    return (card["said"], card["face"]) == (FACE[said], FACE[face]) and FACE[said] != FACE[face]


def told_truth(s: DiaryPage) -> bool:
    said = [card for card in s.row if card["said"] not in (None, "?")]
    return bool(said) and all(card["said"] == card["face"] for card in said)


def spoke(s: DiaryPage, word: str, name: str, role: str | None = None, percent: str = "0") -> bool:
    about = who(name)
    if s.word != {"word": word, "about": about} or not 0 <= percentage(percent, "un") <= 100:
        return False
    return not s.knows(about) if role is None else s.knows(about) and s.talk.roles[about] == role


def senators(s: DiaryPage, names: str) -> bool:
    found = {who(name) for name in re.split(" and | e ", names)}
    return (
        s.talk.round == 1
        and all(map(s.knows, s.talk.seats))
        and found == {seat for seat, role in s.talk.roles.items() if role == "senate"}
    )


def doubted(s: DiaryPage, name: str, percent: str, least: int, most: int, article: str = "al") -> bool:
    return not s.knows(who(name)) and least <= percentage(percent, article) <= most


SENTENCES = (
    Sentence(
        "I knew from the start who the senators were: {p}.",
        "Sapevo fin dall'inizio chi erano i senatori: {p}.",
        senators,
    ),
    Sentence(
        "I lied about card {n}: I said {f}, it was {g}.", "Ho mentito sulla carta {n}: ho detto {f}, era {g}.", lied
    ),
    Sentence("What I said of my cards was true.", "Quel che ho detto delle mie carte era vero.", told_truth),
    Sentence("I put {p} at {n} % senator.", "Davo {p} senatore {n} %.", lambda s, p, n: doubted(s, p, n, 55, 100)),
    Sentence(
        "I put {p} at no more than {n} % senator.",
        "Non davo {p} senatore a più {n} %.",
        lambda s, p, n: doubted(s, p, n, 0, 25, "del"),
    ),
    Sentence(
        "The table, I reckoned, put me at {n} %.",
        "Il tavolo, secondo i miei conti, mi dava {n} %.",
        lambda s, n: all(map(s.knows, s.talk.seats)) and 0 <= percentage(n) <= 100,
    ),
    Sentence(
        "I accused {p} with {n} % in mind.",
        "Ho accusato {p} con in mente {n} %.",
        lambda s, p, n: spoke(s, "accuse", p, None, n),
    ),
    Sentence(
        "I accused {p}, whom I knew to be Caesar's.",
        "Ho accusato {p}, che sapevo dalla parte di Cesare.",
        lambda s, p: spoke(s, "accuse", p, "caesar"),
    ),
    Sentence(
        "I accused {p}, a senator like me.",
        "Ho accusato {p}, del Senato come me.",
        lambda s, p: s.talk.roles[s.seat] == "senate" and spoke(s, "accuse", p, "senate"),
    ),
    Sentence(
        "I vouched for {p} with {n} % in mind.",
        "Ho garantito per {p} con in mente {n} %.",
        lambda s, p, n: spoke(s, "trust", p, None, n),
    ),
    Sentence(
        "I vouched for {p}, whom I knew to be Caesar's.",
        "Ho garantito per {p}, che sapevo dalla parte di Cesare.",
        lambda s, p: spoke(s, "trust", p, "caesar"),
    ),
    Sentence(
        "I vouched for {p}, a senator like me.",
        "Ho garantito per {p}, del Senato come me.",
        lambda s, p: s.talk.roles[s.seat] == "senate" and spoke(s, "trust", p, "senate"),
    ),
    Sentence(
        "I saw card {n} of {p}: {f}.",
        "Ho visto la carta {n} di {p}: {f}.",
        lambda s, n, p, f: (who(p), int(n), FACE[f]) in s.seen,
    ),
    Sentence("I used {w}.", "Ho usato {w}.", lambda s, w: POWER[w] in s.used),
    Sentence(
        "I chose, and gave Caesar about {n} %.",
        "Ho scelto, dando a Cesare circa {n} %.",
        lambda s, n: s.confirmed and s.talk.centurion == s.seat and 0 <= percentage(n, "il") <= 100,
    ),
    Sentence(
        "From round {r} on, one's own cards and what lay open put {p} at {n} % senator or more.",
        "Dal round {r} in poi le carte proprie e ciò che era scoperto davano {p} senatore almeno {n} %.",
        lambda s, r, p, n: s.talk.round == int(r) and who(p) != s.seat and percentage(n) == 90,
    ),
)


def check(page: DiaryPage, prose: str, language: str = "en") -> int:
    """How many sentences a page has, all of them understood and true."""
    return check_prose(SENTENCES, prose, language, page)


def falsehoods(prose: str) -> Iterator[str]:
    """What is certainly not so, made from what a page says."""
    for sentence in re.split(r"(?<=\.) ", prose):
        if sentence.startswith("I lied"):
            yield "What I said of my cards was true."
            yield re.sub(r"I said (\w+), it was (\w+)", r"I said \2, it was \1", sentence)
        elif sentence == "What I said of my cards was true.":
            yield "I lied about card 1: I said red, it was blue."
        elif sentence.startswith("I accused"):
            yield sentence.replace("I accused", "I vouched for")
        elif sentence.startswith("I vouched for"):
            yield sentence.replace("I vouched for", "I accused")
        elif sentence.startswith("I saw"):
            yield re.sub(r"\w+\.$", "Janus." if not sentence.endswith("Janus.") else "red.", sentence)
        elif sentence.startswith("I used"):
            yield "I used Juno." if "Juno" not in sentence else "I used Vesta."
