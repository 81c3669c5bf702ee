"""`rules`, `replay`, `perft` and `doctor`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from triumvirate.book import audit
from triumvirate.book.audit import Ruling, Section, gaps, rulings_of, sections_of
from triumvirate.core.chance import Lots, secret_of_seed
from triumvirate.core.proving import advance, started
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game


def test_rules_is_a_book_to_learn_from(run: Any) -> None:
    said = run("rules", "caesar")
    assert said.status == 0
    assert "Each player has the same sixteen influence tokens." in said.out
    assert "[house ruling] If two close, the player who placed says which comes first." in " ".join(said.out.split())
    assert "games.caesar.rules" not in said.out


def test_rules_of_a_section_in_italian(run: Any) -> None:
    said = run("rules", "caesar", "bonus.poison", "--language", "it")
    assert said.out.strip().startswith("Veleno  (bonus.poison)")
    assert "[regola della casa]" in said.out
    assert "bonus.wealth" not in said.out


def test_rules_differ_by_how_many_play(run: Any) -> None:
    assert "three players" not in run("rules", "rubico", "4.f").out
    assert "a single blue card turns a Senate card" in run("rules", "rubico", "4.f", "--players", "3").out


def test_rules_of_a_chapter_are_its_sections(run: Any) -> None:
    said = run("rules", "caesar", "turn")
    assert "(turn.1)" in said.out
    assert "(turn.2)" in said.out
    assert "(setup.1)" not in said.out


def test_rules_of_nothing_are_refused(run: Any) -> None:
    said = run("rules", "caesar", "senators")
    assert said.status == 2
    assert "has no section 'senators'" in said.err


def test_rules_are_written_as_a_page_to_print(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "julius.html"
    assert run("rules", "julius", "--html", file).status == 0
    page = file.read_text(encoding="utf-8")
    assert "size: A4" in page
    assert page.count("<svg") > 20
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")  # nothing is loaded from elsewhere


def test_rules_audit_shows_paraphrase_code_and_tests(run: Any) -> None:
    said = run("rules", "caesar", "turn.1", "--audit")
    assert said.status == 0
    assert "turn.1" in said.out
    assert "games.caesar.rules.place:" in said.out
    assert "test_turn_1_" in said.out


def test_rules_made_prints_what_the_engines_load(run: Any) -> None:
    said = run("rules", "caesar", "--made")
    assert said.status == 0
    assert "ACT_MIGHT_TOKEN = 1734\n" in said.out
    assert "return why_not_place(s, seat, the_token, the_border_space, the_facing)\n" in said.out
    compile(said.out, "made", "exec")


def test_rules_check_fails_on_a_gap(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "sections_of", lambda game: [Section("turn.9")])
    said = run("rules", "caesar", "--check")
    assert said.status == 1
    assert "turn.9: no function is tagged with it" in said.out
    assert "turn.9: no test is named test_turn_9_…" in said.out


def test_gaps_are_none_where_function_and_test_are_there() -> None:
    first = next(section for section in sections_of(find_game("caesar")) if section.id == "map")
    assert gaps([first]) == []


def test_a_house_ruling_needs_a_test_but_no_function_of_its_own() -> None:
    ruling = Ruling("house.two_senates", "Two Senates", "n, then n + 1.")
    assert gaps([Section("house.two_senates", rulings=[ruling])]) == [
        "house.two_senates: no test is named test_house_two_senates_…"
    ]
    assert len(gaps([Section("turn.2", rulings=[ruling])])) == 2


def test_rulings_are_shown_with_the_sections_they_cite() -> None:
    found = {section.id: section for section in sections_of(find_game("caesar"))}
    assert "house.supply_empty" in {ruling.id for ruling in found["border_control"].rulings}


def test_rulings_are_read_from_their_headings(tmp_path: Path) -> None:
    game = replace(find_game("caesar"), package=tmp_path)
    (tmp_path / "rulings.md").write_text(
        "# Rulings\n\n## house.stuck — A stuck player passes\nNo draw.\n\n## notes\nnot one\n"
    )
    assert rulings_of(game) == [Ruling("house.stuck", "A stuck player passes", "No draw.")]


def test_replay_tells_the_match_and_draws_the_board(run: Any, record: Path) -> None:
    said = run("replay", record)
    assert said.status == 0
    assert "The table is set. Caesar begins." in said.out
    assert "Sardinia" in said.out
    assert " won: " in said.out
    assert "You draw" not in said.out


def test_replay_as_a_seat_and_in_italian(run: Any, record: Path) -> None:
    assert "You draw" in run("replay", record, "--seat", "caesar", "--no-boards").out
    assert "Cesare" in run("replay", record, "--language", "it", "--no-boards").out
    assert run("replay", record, "--seat", "brutus").status == 2


def test_replay_step_by_step_draws_a_board_for_each_action(run: Any, record: Path) -> None:
    lines = sum(1 for line in record.read_text().splitlines() if line[:1].isdigit())
    assert run("replay", record, "--step").out.count("Caesar (C)") == lines


def test_replay_verifies_every_draw(run: Any, record: Path) -> None:
    assert "verified: every draw" in run("replay", record, "--verify", "--no-boards").out


def test_replay_finds_a_draw_that_the_secret_does_not_give(run: Any, record: Path, tmp_path: Path) -> None:
    table = read_record(record.read_text(), find_game)
    forged = started(table)
    for entry in table.entries[:1]:
        advance(forged, entry)
    honest = forged.fork()
    choice = forged.legal()[0]
    drawn = honest.act(choice.seat, choice.index).outcomes[0]["draw"]
    bag = forged.view(choice.seat).plain_facts()["bag"]
    other = next(token for token in bag if token != drawn)
    forged.act(choice.seat, choice.index, [{"draw": other}])
    path = tmp_path / "forged.txt"
    path.write_text(write_record(forged, reveal=True))
    said = run("replay", path, "--verify")
    assert said.status == 2
    assert "Entry 1: the secret gives" in said.err


def test_replay_tells_how_a_deal_against_streaks_came_about(run: Any) -> None:
    game, secret = find_game("rubico"), secret_of_seed(4)
    table = Table(game, {"players": 4}, Lots(secret, streaks={"p1": ("senate", 3), "p2": ("caesar", 1)}))
    table.set_up()
    said = run("replay", "-", "--verify", "--no-boards", stdin=write_record(table, reveal=True)).out
    tries = [line for line in said.splitlines() if line.startswith("  try ")]
    assert "dealt against streaks (p1 senate 3×, p2 caesar 1×):" in said
    assert [line.endswith(": yes") for line in tries] == [False] * (len(tries) - 1) + [True]


def test_replay_without_a_secret_cannot_verify(run: Any, record: Path) -> None:
    text = "\n".join(line for line in record.read_text().splitlines() if not line.startswith("secret: "))
    said = run("replay", "-", "--verify", stdin=text + "\n")
    assert said.status == 2
    assert "holds no secret" in said.err


def test_replay_names_the_first_bad_line(run: Any, record: Path) -> None:
    lines = record.read_text().splitlines()
    bad = next(number for number, line in enumerate(lines) if line.startswith("3. "))
    lines[bad] = "3. caesar: dance"
    said = run("replay", "-", stdin="\n".join(lines))
    assert said.status == 2
    assert f"Line {bad + 1}:" in said.err


def test_perft_counts_and_divides(run: Any) -> None:
    plain = run("perft", "caesar", 2, "--seed", 7)
    divided = run("perft", "caesar", 2, "--seed", 7, "--divide")
    total = plain.out.split("= ")[1].split()[0]
    assert f"perft(2) = {total}" in divided.out
    assert sum(int(line.rsplit(" ", 1)[1]) for line in divided.out.splitlines()[:-1]) == int(total)
    assert "perft(0) = 1" in run("perft", "caesar", 0).out


def test_perft_from_a_position(run: Any) -> None:
    said = run("perft", "caesar", 1, "--position", "turn caesar place; hand caesar ship-3-3; hand pompey ship-5-1")
    ships = 10
    assert f"perft(1) = {ships}" in said.out


def test_doctor_finds_what_playing_needs(run: Any) -> None:
    said = run("doctor")
    assert said.status == 0
    assert "textual" in said.out
    assert "CAESAR!" in said.out
    assert "cuda engine" in said.out


def test_a_diary_is_read_from_a_record_as_a_bot_would_write_it_or_as_a_person_could_have_known(run: Any) -> None:
    file = "tests/data/matches/rubico-2-legion-of-three.txt"
    said = run("diary", file, "--level", "tribune", "--seat", "p2", "--language", "it")
    assert said.status == 0
    assert said.out.startswith("p2  tribune")
    assert "  1. " in said.out
    assert "p3" in said.out.splitlines()[2]
    assert run("diary", "tests/data/matches/rubico-1-four.txt").status == 0
    assert "keep no diary" in run("diary", "tests/data/matches/caesar-2-base.txt").err
