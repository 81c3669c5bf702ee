"""Records: text a person can read, that leads back to the same match, and whose faults are named by line."""

import random
import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tables import GAME, at, draw, random_options
from triumvirate.core import record
from triumvirate.core.chance import BY_NUMBER, BY_PLACE, Lots, secret_of_seed
from triumvirate.core.errors import BadRecord
from triumvirate.core.proving import advance, check_draws, check_outcomes, started
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game

RULES = f"rules: {GAME.version}"


def finished(seed=3, **options):
    table = Table.new(GAME, options, seed=seed)
    rng = random.Random(seed)
    while not table.is_over():
        choice = rng.choice(table.legal())
        table.act(choice.seat, choice.index)
    return table


@pytest.fixture(scope="module")
def text():
    return write_record(finished(), True)


def fault(text):
    with pytest.raises(BadRecord) as refused:
        read_record(text, find_game)
    assert refused.value.code == "bad_record"
    return refused.value.reason


def edit(text, old, new):
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize("seed", range(12))
def test_a_record_leads_back_to_the_same_match(seed):
    table = finished(seed, **random_options(random.Random(seed)))
    table.names = {"caesar": "Gaius \u201cthe bald\u201d", "pompey": "Gnaeus"}
    for reveal in (True, False):
        text = write_record(table, reveal)
        again = read_record(text, find_game)
        assert again.hash() == table.hash()
        assert again.names == table.names
        assert [entry.events for entry in again.entries] == [entry.events for entry in table.entries]
        if reveal:
            assert write_record(again, True) == text


def test_a_record_without_reveal_holds_neither_secret_nor_hashes():
    text = write_record(finished(), False)
    assert "secret:" not in text
    assert "#" not in text


def test_a_record_names_only_what_the_match_has(text):
    head = [line.partition(":")[0] for line in text.partition("\n\n")[0].splitlines()[1:]]
    assert head == ["game", "rules", "options", "seats", "commitment", "secret", "result"]
    table = finished()
    table.entries[2] = replace(table.entries[2], hash="")  # one that was kept before entries had hashes
    told = write_record(table, True).partition("\n\n")[2].splitlines()
    assert [line.startswith("2. ") and "#" not in line for line in told[:4]] == [False, False, True, False]
    assert all(re.search(r" #[0-9a-f]{8}$", line) for line in [*told[:2], *told[3:]])


def test_a_running_match_and_its_take_backs_can_be_recorded():
    table = at("hand caesar ship-5-1; hand pompey ship-5-1")
    table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("ship-6-0"))
    table.take_back("pompey")
    table.act("caesar", "place ship-5-1 SD-SC 1/5", draw("ship-4-2"))
    text = write_record(table, True)
    assert "1. pompey: take back" in text
    assert "2. caesar: place ship-5-1 SD-SC 1/5 [draw ship-4-2]" in text
    again = read_record(text, find_game)
    assert write_record(again, True) == text
    assert again.hash() == table.hash()
    assert again.lots.drawn_by == BY_PLACE


def test_take_backs_in_records_of_old_drew_by_number():
    table = Table.from_position(GAME, at("hand caesar ship-5-1").position, Lots(secret_of_seed(3), drawn_by=BY_NUMBER))
    for _ in range(2):
        table.act("caesar", "place ship-5-1 SD-SC 5/1")
        table.take_back("caesar")
    text = write_record(table, True)
    assert "draws:" not in text
    again = read_record(text, find_game)
    assert again.lots == table.lots
    assert write_record(again, True) == text


def test_a_record_holds_what_seats_added_to_the_secret_and_checks_it_against_their_seals():
    lots = Lots(secret_of_seed(3), {"caesar": b"\x01" * 32, "pompey": b"\x02" * 32})
    table = Table(GAME, {}, lots)
    table.set_up()
    assert "shares:" not in write_record(table, False)
    sealed = write_record(table, False)
    assert "seals:" in sealed
    assert read_record(sealed, find_game).lots.shares == {}, (
        "while it is secret, there is nothing to hold the seals against"
    )
    text = write_record(table, True)
    assert read_record(text, find_game).lots == lots
    with pytest.raises(BadRecord, match="seals"):
        read_record(text.replace("01" * 32, "03" * 32), find_game)
    with pytest.raises(BadRecord, match="draws are by"):
        read_record(text.replace("shares:", "draws: luck\nshares:"), find_game)


def test_a_record_reads_like_a_match(text):
    lines = text.splitlines()
    assert lines[0] == "Triumvirate record 1"
    assert lines[1] == "game: caesar"
    assert lines[2] == RULES
    assert any(line.startswith("0. set-up [bonus ") for line in lines)
    assert any(line.startswith("1. caesar: place ") for line in lines)


def test_the_first_bad_line_is_named_by_its_state_hash(text):
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("2. "))
    lines[first] = lines[first][:-8] + "00000000"
    assert fault("\n".join(lines)) == f"Line {first + 1}: the state after this line is not the recorded one."


def test_faults_name_their_line(text):
    lines = text.splitlines()
    action = next(i for i, line in enumerate(lines) if line.startswith("1. ")) + 1
    assert fault("") == "Line 1: a record starts with 'Triumvirate record 1'."
    assert fault(edit(text, "Triumvirate", "Another")).startswith("Line 1:")
    assert fault(edit(text, "game: caesar", "game: chess")).startswith("Line 2: There is no game 'chess'")
    assert fault(edit(text, RULES, "rules: 99")).startswith("Line 3: Rules version 99 of caesar")
    assert fault(edit(text, '"poison": false', '"poison": 3')).startswith("Line 4: Option 'poison'")
    assert fault(edit(text, "options: {", "options: [")).startswith("Line 4:")
    assert fault(edit(text, "options: {", "options {")).startswith("Line 4: there is no header 'options {")
    assert fault(edit(text, RULES, "rules 1")).startswith("Line 3: a header line reads 'name: value'")
    assert fault(edit(text, "seats: {", "seats: 3 #{")).startswith("Line 5:")
    assert "does not match the commitment" in fault(edit(text, "secret: ", "secret: 00"))
    assert fault(edit(text, "secret: ", "secret: xyz")).startswith("Line 7:")
    assert fault(edit(text, "1. caesar", "7. caesar")).startswith(f"Line {action}: entry 7 is out of order")
    assert fault(edit(text, "1. caesar: place", "1. caesar: throw")).startswith(f"Line {action}:")
    assert fault(edit(text, "1. caesar", "1. pompey")).startswith(f"Line {action}: pompey has nothing to decide")
    assert fault(edit(text, "1. caesar:", "1.")).startswith(f"Line {action}:")
    assert fault(edit(text, "1. caesar: ", "1. ")).startswith(f"Line {action}: an action names its seat")
    assert fault(edit(text, "0. set-up", "0. caesar: pass")).startswith(
        f"Line {action - 1}: the first entry is the set-up"
    )
    assert fault(edit(text, "[bonus", "[wonus")).startswith(f"Line {action - 1}: The chance value")
    assert fault(text + f"{len(lines) - action + 2}. caesar: pass\n").startswith(f"Line {len(lines) + 1}:")
    assert "the result is not the one" in fault(edit(text, '"reason": "', '"reason": "un'))
    assert fault(edit(text, "result: {", "result: [")).startswith("Line 8:")


def test_a_record_cut_short_may_claim_no_result(text):
    cut = text.rstrip("\n").rpartition("\n")[0]
    line = next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith("result: "))
    assert fault(cut) == f"Line {line}: the result is not the one that the moves lead to."
    without = "\n".join(line for line in cut.splitlines() if not line.startswith("result: "))
    assert read_record(without, find_game).result() is None


def test_a_positions_options_must_be_those_of_the_record():
    text = write_record(at("hand caesar ship-5-1", stuck="lose"), True)
    assert read_record(text, find_game).options["stuck"] == "lose"
    line = next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith("position: "))
    assert fault(edit(text, '"stuck": "lose"', '"stuck": "pass"')).startswith(f"Line {line}: the position's options")


def test_a_record_needs_its_set_up_once(text):
    head, _, body = text.partition("\n\n")
    assert "no set-up line" in fault(head + "\n\n")
    setup = body.splitlines()[0]
    assert "out of order" in fault(head + "\n\n" + setup + "\n" + setup)
    assert "only once" in fault(head + "\n\n" + setup + "\n" + setup.replace("0. ", "1. ", 1))


def test_a_record_is_at_most_so_long():
    assert "at most" in fault("Triumvirate record 1\n" + "x" * 30_000)
    assert "at most" in fault("Triumvirate record 1\n" + "\n" * 200_000)


def replayed(text):
    """`played`, or why not; anything but a `BadRecord` is a fault of ours."""
    try:
        read_record(text, find_game)
    except BadRecord as refused:
        return refused.reason
    return "played"


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_a_damaged_record_is_refused_with_its_line_or_is_the_same_match(text, data):
    at = data.draw(st.integers(0, len(text) - 1))
    how = data.draw(st.sampled_from(["cut", "drop", "put", "line"]))
    if how == "cut":
        damaged = text[:at]
    elif how == "drop":
        damaged = text[:at] + text[at + 1 :]
    elif how == "put":
        damaged = text[:at] + data.draw(st.characters(codec="utf-8")) + text[at:]
    else:
        lines = text.splitlines()
        del lines[at % len(lines)]
        damaged = "\n".join(lines)
    outcome = replayed(damaged)
    assert outcome.startswith("Line ") or outcome == "played"


def test_a_set_up_is_nobodys_action(text):
    line = next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith("0. "))
    assert fault(edit(text, "0. set-up", "0. caesar: set-up")).startswith(f"Line {line}: the first entry is the set-up")


def test_faults_of_a_header_that_is_not_there_are_told_of_the_line_where_it_would_be(text):
    assert fault("\n".join(line for line in text.splitlines() if not line.startswith("game:"))).startswith(
        "Line 2: There is no game ''"
    )
    without = "\n".join(line for line in text.splitlines() if not line.startswith("rules:"))
    assert read_record(without, find_game).version == GAME.version
    assert fault(edit(text, RULES, "rules: one")).startswith("Line 3: 'one' is no rules version.")
    assert fault(edit(text, RULES, "rules: " + "9" * 30)).startswith(f"Line 3: '{'9' * 20}' is no rules version.")


def test_names_of_seats_are_those_of_the_match_and_empty_ones_are_nobodys(text):
    given = re.sub(r"seats: .*", 'seats: {"caesar": "", "pompey": 3, "brutus": "Marcus"}', text, count=1)
    assert read_record(given, find_game).names == {"pompey": "3"}


def test_a_secret_without_a_published_commitment_is_taken_and_another_matchs_refused(text):
    without = "\n".join(line for line in text.splitlines() if not line.startswith("commitment:"))
    assert read_record(without, find_game).secret == finished().secret
    line = next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith("commitment: "))
    assert fault(re.sub(r"commitment: .*", "commitment: 00", text, count=1)).startswith(f"Line {line}: the secret")


def test_an_outcome_is_a_number_or_a_name_with_a_number_or_a_word():
    assert [record._parse_outcome(text) for text in ("12", "roll 3", "draw ship-5-1", "9" * 10)] == [
        12,
        {"roll": 3},
        {"draw": "ship-5-1"},
        {"9" * 10: ""},
    ]
    assert [record._outcome_text(outcome) for outcome in (12, {"roll": 3}, {"draw": "ship-5-1"})] == [
        "12",
        "roll 3",
        "draw ship-5-1",
    ]
    assert [record._is_number(text) for text in ("9" * 9, "9" * 10, "", "-1", "٣")] == [
        True,
        False,
        False,
        False,
        False,
    ]


def test_a_record_of_the_greatest_length_is_read(text, monkeypatch):
    monkeypatch.setattr(record, "MOST_LINES", len(text.splitlines()))
    monkeypatch.setattr(record, "LONGEST_LINE", max(len(line) for line in text.splitlines()))
    assert read_record(text, find_game).is_over()
    assert "at most" in fault(text + "\n")
    longest = max(text.splitlines(), key=len)
    assert "at most" in fault(edit(text, longest, longest + " "))


def test_draws_are_proved_by_the_secret_alone_take_backs_and_positions_included():
    table = Table.new(GAME, seed=4)
    while not table.is_over():
        table.act(table.deciders()[0], table.legal()[-1].index)
    text = write_record(table, reveal=True)
    check_draws(read_record(text, find_game), text)
    for line, missing in (("secret", "holds no secret"), ("commitment", "holds no commitment")):
        without = re.sub(f"(?m)^{line}: .*\\n", "", text)
        with pytest.raises(BadRecord, match=missing):
            check_draws(table, without)
    within = text.replace("\n\n", "\n\nsecret: x\n", 1)
    with pytest.raises(BadRecord, match="holds no secret"):
        check_draws(table, re.sub("(?m)^secret: [0-9a-f]+\\n", "", within))
    lied = replace(table.entries[-1], outcomes=({"draw": "ship-6-0"},))
    table.entries[-1] = lied
    with pytest.raises(BadRecord, match=f"Entry {lied.number}: the secret gives"):
        check_outcomes(table)


def test_a_match_from_a_position_with_a_take_back_is_played_again():
    table = at("hand caesar ship-5-1 sword-6-0; bag caesar laurel-2-2", 3)
    table.act("caesar", table.legal()[0].index)
    table.take_back("caesar")
    table.act("caesar", table.legal()[1].index)
    again = started(table)
    assert (again.position, again.entries) == (table.position, [])
    for entry in table.entries:
        advance(again, entry)
    assert again.hash() == table.hash()
    assert [entry.action for entry in again.entries] == [entry.action for entry in table.entries]


def test_a_record_that_tells_no_secret_is_given_one_of_its_own(text):
    hidden = write_record(read_record(text, find_game), reveal=False)
    one, other = (read_record(hidden, find_game).lots.secret for _ in range(2))
    assert len(one) == len(other) > 0
    assert one != other
