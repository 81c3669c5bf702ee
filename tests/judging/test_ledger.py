"""Long counts go on where they stopped, in several processes too, and forget what other code made."""

import ledger
from ledger import Ledger


def squared(number):
    return {"square": number * number}


def test_a_count_goes_on_with_the_games_that_are_missing(tmp_path):
    made = []

    def work(number):
        made.append(number)
        return squared(number)

    kept = Ledger(tmp_path / "rows.jsonl", "squares")
    assert kept.gather(work, 3, within=-1.0) is None
    assert made == [0]
    with kept.path.open("a") as file:
        file.write('{"number": 1, "squ')  # stopped while it wrote
    rows = Ledger(tmp_path / "rows.jsonl", "squares").gather(work, 3)
    assert [row["square"] for row in rows] == [0, 1, 4]
    assert made == [0, 1, 2]


def test_several_processes_make_the_same_rows(tmp_path):
    rows = Ledger(tmp_path / "rows.jsonl").gather(squared, 5, jobs=2)
    assert [(row["number"], row["square"]) for row in rows] == [(n, n * n) for n in range(5)]


def test_rows_of_other_code_or_of_another_count_are_made_anew(tmp_path, monkeypatch):
    path = tmp_path / "rows.jsonl"
    Ledger(path, "one").gather(squared, 2)
    assert len(Ledger(path, "one").rows()) == 2
    assert Ledger(path, "other").rows() == []
    monkeypatch.setattr(ledger, "code_now", lambda: "changed")
    assert Ledger(path, "one").rows() == []
