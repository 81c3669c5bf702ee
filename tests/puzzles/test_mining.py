"""Looking for puzzles in matches of bots and in records, and going on where one stopped."""

from __future__ import annotations

from triumvirate.core.puzzles import Puzzle
from triumvirate.core.record import write_record
from triumvirate.puzzles import mining, proving, shelf

MATCH = 36  # one of RUBICO's in which there is something to conclude


def test_a_match_of_bots_and_its_record_ask_the_same(tmp_path, monkeypatch):
    kept = []
    act = mining.Table.act
    monkeypatch.setattr(mining.Table, "act", lambda table, *given: (kept.append(table), act(table, *given))[1])
    found = list(mining.in_bots_match("rubico", MATCH))
    assert found
    record = tmp_path / "match.txt"
    record.write_text(write_record(kept[-1], reveal=True), encoding="utf-8")
    assert [puzzle.id for puzzle in mining.in_record(record)] == [puzzle.id for puzzle in found]


def test_looking_goes_on_after_what_a_file_says(tmp_path):
    work = tmp_path / "found.jsonl"
    first = [name for name, _ in mining.look_on("rubico", work, 0.0, MATCH)]
    second = [name for name, _ in mining.look_on("rubico", work, 0.0, MATCH)]
    assert (first, second) == ([str(MATCH)], [str(MATCH + 1)])
    found = mining.found_in(work, work)
    assert len({puzzle.id for puzzle in found}) == len(found) > 0
    file = tmp_path / "puzzles.gz"
    shelf.write(file, found)
    assert {puzzle.id for puzzle in shelf.read(file)} == {puzzle.id for puzzle in found}


def test_themes_are_as_even_as_they_can_be():
    def one(theme: str, number: int) -> Puzzle:
        answer = f"x{number}"
        return Puzzle(f"{number}", "a", theme, answer, {answer: 1.0, "y": number / 100}, "worlds", 1000)

    many = [one("many", number) for number in range(20)]
    kept = proving.chosen([*many, one("few", 1), one("few", 2)], 10)
    assert [puzzle.theme for puzzle in kept].count("few") == 2
    assert len(kept) == 10
    assert many[0] in kept
    assert many[19] not in kept


def test_the_same_action_is_an_answer_seldom():
    alike = [Puzzle(f"{number}", "a", "only", "x", {"x": 1.0, "y": 0.0}, "worlds", 1000) for number in range(20)]
    assert len(proving.chosen(alike, 20)) == proving.ALIKE


def test_what_does_not_hold_is_not_shipped(tmp_path, monkeypatch):
    """Of several false ones in a row all are left out."""
    from dataclasses import replace

    from triumvirate.cli.puzzles import ship

    good, *others = list(shelf.shipped("rubico").values())[:4]
    false = [replace(one, level=number, theme="nothing") for number, one in enumerate(others)]
    monkeypatch.setattr(mining, "found_in", lambda *works: [*false, good])
    file = tmp_path / "puzzles.gz"
    part = replace(shelf.part_of("rubico"), file=file)
    monkeypatch.setattr(shelf, "part_of", lambda game: part)
    ship("rubico", [tmp_path / "nothing"], 600)
    assert [puzzle.id for puzzle in shelf.read(file)] == [good.id]
