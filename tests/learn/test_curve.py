"""The curve of a run: its table in the card, its plot."""

import json

from triumvirate.learn.curve import BEGIN, END, fill_card, plot, read_curve, table

POINTS = [
    {"seconds": 60.0, "games": 1e6, "decisions": 3e7, "random": 0.99, "earlier": 0.9, "solo": {"solo hard, all": 0.4}},
    {
        "seconds": 120.0,
        "games": 2e6,
        "decisions": 6e7,
        "random": 0.999,
        "earlier": 0.6,
        "solo": {"solo hard, all": 0.5},
    },
]


def test_the_card_is_filled_between_its_marks_and_again(tmp_path):
    card, curve = tmp_path / "card.md", tmp_path / "curve.jsonl"
    card.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    curve.write_text("".join(json.dumps(point) + "\n" for point in POINTS), encoding="utf-8")
    for _ in range(2):
        fill_card(card, read_curve(curve))
        text = card.read_text(encoding="utf-8")
        assert "old" not in text
        assert text.startswith("before\n")
        assert text.endswith("after\n")
        assert text.count("| 2.0 | 2.00 M | 60 M | 99.9% | 60.0% |") == 1
        assert "| solo hard, all | 50.0% |" in text


def test_no_points_no_claims():
    assert table([]) == "Not measured yet."


def test_the_plot_has_a_line_for_each_measure():
    assert plot(POINTS).count("<polyline") == 3


def test_a_game_without_an_automaton_tells_nothing_of_one():
    told = table([{**point, "solo": {}} for point in POINTS])
    assert "| 2.0 | 2.00 M |" in told
    assert "automaton" not in told
    assert "automaton" in table(POINTS)


def test_a_best_response_is_told_beside_its_foe():
    responding = [{**point, "solo": {}, "foe": share} for point, share in zip(POINTS, (0.52, 0.57), strict=True)]
    told = table(responding)
    assert "beats the frozen one |\n|---:|---:|---:|---:|---:|---:|" in told
    assert "| 2.0 | 2.00 M | 60 M | 99.9% | 60.0% | 57.0% |" in told
    assert "frozen" not in table(POINTS)
    assert plot(responding).count("<polyline") == 3
