"""The talk of RUBICO's bots: true where it speaks of the table, the same in both languages, never too much, no leak."""

from __future__ import annotations

import random
import re
import string
from collections import Counter
from itertools import pairwise

import pytest

from games.rubico.scenes import at
from secrecy.twins import twin_of
from some import some
from triumvirate.bots import find_bot
from triumvirate.bots.rubico.talk import FOLDER, MOST, TALK, phrase
from triumvirate.bots.rubico.talk.remarks import ideas
from triumvirate.bots.rubico.talk.sight import Sight, grounds, has_lied, left_lying, short_of
from triumvirate.bots.talk import MANNERS, PERSONAS, Heard, Line, Speaker, manner_of, next_line, said, talk_of
from triumvirate.core.speech import words_in
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.rubico.answers import is_said
from triumvirate.server.phrases import line_of

GAME = find_game("rubico")
NAMES = dict(zip(("p1", "p2", "p3", "p4", "p5"), PERSONAS, strict=False))
WORDS = words_in(FOLDER, "en")
Matches = list[list[tuple[Table, Heard]]]
SENTENCES = {key: text for key, text in WORDS.items() if ":" not in key}


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_both_languages_have_the_same_lines_with_the_same_gaps() -> None:
    italian = words_in(FOLDER, "it")
    assert list(WORDS) == list(italian)
    for key, text in SENTENCES.items():
        assert gaps(text) == gaps(italian[key]), key
        assert text[-1] in ".!?…", key
        assert italian[key][-1] in ".!?…", key
        assert text != italian[key] or len(text.removesuffix("{seat}.")) < 5, key
    assert len(SENTENCES) > 250


def test_a_name_has_a_manner_and_every_manner_a_name() -> None:
    assert set(PERSONAS.values()) == set(MANNERS)
    assert manner_of("Rufus") == PERSONAS["Rufus"]
    assert manner_of("P3") in MANNERS


def listened(seed: int, level: str = "tribune") -> list[tuple[Table, Heard]]:
    """A match of five bots, with everything they say and the table as it was then."""
    table, rng, bot = Table.new(GAME, {"players": 5}, seed=seed), random.Random(seed), find_bot("rubico", level)
    speakers = {seat: Speaker(level, manner_of(NAMES[seat]), 31 * seed + n) for n, seat in enumerate(table.seats)}
    lines: list[tuple[Table, Heard]] = []
    before = ""
    while True:
        occasion = TALK.occasion(table.view(None))
        for _ in range(2 if occasion != before else 0):
            heard = [one for _, one in lines]
            found = next_line(TALK, table.view, speakers, heard, f"{seed} {occasion} {len(lines)}")
            if found is None:
                break
            lines.append((table.fork(), found))
        before = occasion
        if table.is_over():
            return lines
        seat = rng.choice(table.deciders())
        table.act(seat, bot.choose(table.view(seat), table.legal(seat), 0.1, 1).action)


@pytest.fixture(scope="module")
def matches() -> Matches:
    return [listened(seed) for seed in range(1, 6)]


def test_bots_talk_and_every_line_is_said_in_both_languages(matches: Matches) -> None:
    families: Counter[str] = Counter()
    for lines in some(matches):
        assert len(lines) > 8
        for _, heard in lines:
            families[heard.line.key.split(".")[0]] += 1
            english, italian = (said("rubico", heard.line, language, NAMES) for language in ("en", "it"))
            for text in (english, italian):
                assert text
                assert not re.search(r"[{}]|\bp\d\b", text), text
                assert text[0] == text[0].upper()
            assert Line.read(heard.line.kept()) == heard.line
    assert {"deny", "over"} <= set(families)
    assert len(families) > 12


def test_there_is_no_storm_and_nothing_is_said_twice(matches: Matches) -> None:
    for lines in some(matches):
        heard = [one for _, one in lines]
        assert all(one.seat != other.seat for one, other in pairwise(heard))
        for moment, count in Counter(one.line.moment for one in heard).items():
            # promises are always said, and an answer may follow what is said
            promises = sum(one.line.key.startswith("promise") for one in heard if one.line.moment == moment)
            assert count <= MOST[moment.split(" ")[1]] + 1 + 2 * promises, moment
        keys = [one.line.key for one in heard if not one.line.key.startswith("promise")]
        assert len(keys) == len(set(keys))


def test_what_is_said_of_the_table_is_so(matches: Matches) -> None:
    """Every sentence that states something is held against what happened, by its facts."""
    held = 0
    for lines in matches:
        for table, heard in lines:
            held += holds(table, heard)
    assert held > 20


def holds(table: Table, heard: Heard) -> bool:
    line, facts = heard.line, table.view(heard.seat)
    family, past = line.key, {str(entry["round"]): entry for entry in facts.history}
    entry = past.get(line.fact("round")) or (facts.history[-1] if facts.history else None)
    about = line.fact("seat")
    if family.startswith("short"):
        found = short_of(entry)
        assert line.fact("count") == str(found.promised)
        assert found.promised >= found.came + 2
        assert entry["red"] == found.came, "what everybody reads in the sum"
        assert line.fact("other") == str(found.came)
        assert family.split(".")[1] == {0: "none", 1: "one"}.get(found.came, family.split(".")[1])
    elif family.startswith("stuck"):
        assert entry["from"] == entry["to"]
        assert not any(use.power == "fortuna" and use.round == entry["round"] for use in facts.used)
    elif family.startswith("ground.left"):
        assert entry["centurion"] == about
        assert left_lying(entry) > 0
    elif family.startswith(("ground.short", "ground.false")):
        assert any(card.taken and card.said == "red" for card in entry["rows"][about])
    elif family.startswith("ground.back"):
        assert any(use.seat == about and use.target == "back" for use in facts.used)
    elif family.startswith("deny"):
        assert facts.words[about].word == "accuse"
        assert facts.words[about].about == heard.seat
    elif family.startswith("promise"):
        assert facts.words[heard.seat].word == "promise"
        assert facts.rows[heard.seat][int(line.fact("place")) - 1].said == line.fact("face")
    elif family.startswith("asking"):
        assert facts.centurion == heard.seat
        assert line.fact("count") == str(facts.quota)
    elif family.startswith("near.rome"):
        assert facts.checkpoints[-1] - facts.position == (1 if family.startswith("near.rome.one") else 2)
    elif family.startswith("over.lies"):
        assert line.fact("count") == str(sum(has_lied(one, heard.seat) for one in facts.history))
    elif family.startswith("over.right"):
        assert entry["words"][heard.seat].about == about
        assert facts.roles[about] == "senate"
    elif family.startswith("power.fortuna"):
        assert any(use.seat == about and use.power == "fortuna" for use in facts.used)
    else:
        return False
    return True


def test_what_a_bot_says_does_not_change_with_what_it_cannot_know(matches: Matches) -> None:
    """The same view in another truth: other cards elsewhere, other roles, other powers, and the same talk."""
    asked = 0
    for lines in matches[:2]:
        for table, heard in lines[::3]:
            view = table.view(heard.seat)
            if table.is_over():
                continue
            twin = twin_of(table, heard.seat, random.Random(5)).view(heard.seat)
            speaker = Speaker("tribune", "sly", 77)
            before = [one for _, one in lines if one is not heard][:4]
            assert TALK.speak(view, speaker, before) == TALK.speak(twin, speaker, before)
            asked += 1
    assert asked > 5


def test_a_promise_is_what_was_claimed_true_or_not() -> None:
    position = "phase talk; round 2; position 1; centurion p5; row p1 B R J"
    table = at(position)
    for action in ("claim 1 red", "claim 2 blue", "claim 3 janus", "promise p5"):
        table.act("p1", action)
    line = TALK.speak(table.view("p1"), Speaker("tribune", "blunt", 1), [])
    assert line is not None
    assert said("rubico", line, "en", NAMES).lower().count("first card") == 1
    assert dict(line.facts) == {"seat": "p5", "place": 1, "face": "red"}
    assert "prima carta" in said("rubico", line, "it", NAMES).lower()
    assert phrase(line) == "trust_me"


def test_an_accusation_is_answered_once_and_a_person_s_phrase_by_who_is_meant() -> None:
    table = at("phase talk; round 2; position 1; centurion p5")
    table.act("p2", "accuse p1")
    speaker = Speaker("tribune", "nervous", 3)
    line = TALK.speak(table.view("p1"), speaker, [])
    assert line is not None
    assert line.key.startswith("deny")
    assert line.fact("seat") == "p2"
    after = [Heard("p1", line, is_bot=True), Heard("p2", Line("laugh"))]
    assert TALK.speak(table.view("p1"), speaker, after) is None
    greeted = TALK.speak(table.view("p3"), Speaker("recruit", "jovial", 3), [Heard("p2", Line("hello"))])
    assert greeted is None or greeted.key.startswith("answer.hello")
    assert any(
        TALK.speak(table.view("p3"), Speaker("recruit", "jovial", seed), [Heard("p2", Line("hello"))])
        for seed in range(3)
    )


def answered(how: str, seat: str, doubt: float, monkeypatch: pytest.MonkeyPatch, number: int = 2) -> dict[str, Line]:
    """What a seat may say when p2 answers p1's claim that the first card is red."""
    table = at("phase talk; round 2; position 1; centurion p5; row p1 B=r B B")
    words = ("p1", "1", "red", str(number))
    assert is_said(table.view(None), words) == (number == 2)
    monkeypatch.setattr(Sight, "doubts", lambda sight: dict.fromkeys(sight.others, doubt))
    heard = Heard("p2", line_of("rubico", f":{how} {' '.join(words)}:"))
    found = [TALK.speak(table.view(seat), Speaker("recruit", "blunt", seed), [heard]) for seed in range(6)]
    return {line.key.partition(".")[0]: line for line in found if line is not None}


def test_a_claim_that_is_doubted_is_defended_by_who_made_it_and_others_take_sides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stands = answered("doubt_claim", "p1", 0.5, monkeypatch)
    assert set(stands) == {"stand"}
    assert dict(stands["stand"].facts) == {"seat": "p2", "place": 1, "face": "red"}
    assert "first card" in said("rubico", stands["stand"], "en", NAMES)
    assert set(answered("deny_claim", "p1", 0.5, monkeypatch, number=1)) == {"deny"}
    assert set(answered("believe_claim", "p1", 0.5, monkeypatch)) == {"trusted"}
    assert set(answered("deny_claim", "p3", 0.9, monkeypatch)) == {"join"}
    assert set(answered("deny_claim", "p3", 0.1, monkeypatch)) == {"defend"}
    assert set(answered("believe_claim", "p3", 0.9, monkeypatch)) == {"warn"}
    assert set(answered("believe_claim", "p3", 0.1, monkeypatch)) == {"vouch"}
    assert set(answered("doubt_claim", "p3", 0.5, monkeypatch)) == set()


def families(position: str, seat: str, phase: str = "talk") -> set[str]:
    """The kinds of what a seat could say of its own accord."""
    table = at(f"phase {phase}; round 2; position 1; {position}")
    return {idea.family for idea in ideas(Sight(table.view(seat), "tribune"), [])}


def test_who_corrects_a_claim_is_asked_about_it_but_not_by_a_fellow_senator() -> None:
    corrected = "centurion p1; role p4 senate; role p5 senate; row p4 B=b~r B B"
    assert "corrected" in families(corrected, "p2")
    assert "corrected" not in families(corrected, "p5")
    assert "corrected" not in families(corrected.replace("~r", ""), "p2")


def test_nobody_thanks_whom_they_accuse() -> None:
    assert "trusted" in families("centurion p5; word p2 trust p1", "p1")
    assert "trusted" not in families("centurion p5; word p2 trust p1; word p1 accuse p2", "p1")


def test_nobody_urges_to_take_from_whom_they_accuse_or_warns_of_whom_they_trust(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Sight, "doubts", lambda sight: {"p1": 0.2, "p3": 0.5, "p4": 0.9, "p5": 0.5})
    rows = "centurion p3; row p1 R=r B B"
    assert families(rows, "p2", "choice") == {"urge", "urge.not"}
    assert families(f"{rows}; word p2 accuse p1", "p2", "choice") == {"urge.not"}
    assert families(f"{rows}; word p2 trust p4", "p2", "choice") == {"urge"}


def test_a_senator_contradicts_no_fellow_and_points_at_none() -> None:
    kept = "past 1 p5 3 0>1 3-0-0 turned 0 shown RRR; was 1 p1 R=r+ R=r+ B=b; was 1 p3 R=r+ B=b B=b"
    accused = f"centurion p3; word p2 accuse p1; {kept}; was 1 p2 B=b B=b B=b; was 1 p4 B=b B=b J=j"
    assert "defend" in families(accused, "p5")
    assert "defend" not in families(accused.replace("p2 accuse", "p4 accuse"), "p5")
    used = "centurion p3; used eris p2 2 1"
    assert "power.cover" in families(used, "p5")
    assert "power.cover" not in families(used.replace("eris p2", "eris p4"), "p5")


def test_red_that_only_counts_makes_no_talk_of_missing_or_promised_red() -> None:
    rows = "was 1 p1 B=r+ B=b B=b; was 1 p2 B=r+ R=b B=r; was 1 p3 B=b B=b B=b; was 1 p4 B=b B=b R=r"

    def heard_of(red: int) -> set[str]:
        table = at(f"phase arrange; round 2; position 1; past 1 p5 5 0>1 {red}-2-0 turned 1 shown BB; {rows}")
        return {idea.family for idea in ideas(Sight(table.view("p3"), "tribune"), [])}

    assert "short.none" in heard_of(0)
    assert "short.none" not in heard_of(2), "the table reads red two: none missing is to be seen"


def test_a_ground_is_found_where_the_book_of_rounds_has_one() -> None:
    rows = "was 1 p1 R=r+ B=b B=b; was 1 p2 B=r+ R=b B=r; was 1 p3 R=r+ B=b B=b; was 1 p4 B=b B=b R=r"
    table = at(f"phase talk; round 2; position 1; past 1 p5 5 0>1 2-1-0 turned 1 shown RRB; {rows}")
    found = dict(grounds(Sight(table.view("p1"), "tribune"), "p5"))
    assert "ground.left" in found


def test_games_without_talkers_have_none() -> None:
    assert talk_of("caesar") is None
    assert talk_of("rubico") is TALK
