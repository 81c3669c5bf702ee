"""The proofs about the judge count what they say they count."""

import random

import pytest

from judging.chances import calibration_error, said
from judging.fit import fit
from judging.measures import kind_of, reason_shares
from judging.shares import Share
from judging.subjects import SUBJECTS
from triumvirate.bots.calibration import Fitted
from triumvirate.bots.reasons import because, in_words, reason


def test_a_calibrated_judge_has_no_error_and_one_that_is_always_sure_has_much():
    honest = [(0.25, float(n % 4 == 0)) for n in range(400)] + [(0.75, float(n % 4 > 0)) for n in range(400)]
    assert calibration_error(honest) < 0.03
    assert calibration_error([(1.0, float(n % 2)) for n in range(100)]) == pytest.approx(0.5)


def test_a_share_holds_on_its_side_of_the_bar():
    assert Share("x", 7, 10, 0.7).holds
    assert not Share("x", 6, 10, 0.7).holds
    assert Share("x", 0, 10, 0.0, at_most=True).holds
    assert not Share("x", 1, 10, 0.02, at_most=True).holds
    assert Share("x", 9, 9, 0.7, least=9).holds
    assert not Share("x", 8, 8, 0.7, least=9).holds


def test_what_is_only_described_is_no_reason():
    def kind(*keys):
        return kind_of(because("caesar", [reason(key) for key in keys]))

    assert kind() == kind("chance", "next") == "nothing"
    assert kind("only") == kind("claim.true", "done.true", "chance") == kind("faces") == "description"
    assert kind("only", "leads") == kind("wins") == kind("card.large") == "reason"
    assert kind_of(in_words("Because.")) == "reason"
    shares = reason_shares(
        SUBJECTS["caesar"], [{"said": 6, "described": 3, "of": 10}, {"said": 9, "described": 1, "of": 10}]
    )
    assert [(share.seen, share.of) for share in shares] == [(15, 20), (4, 20)]
    assert shares[0].holds


def test_a_fit_finds_the_line_that_results_follow_for_each_side():
    """Results that follow a line of their own for either side: what is told by the fit comes true."""
    rng, rows, true = random.Random(1), [], Fitted({"always": 0.5}, {"caesar": 0.8})
    for _ in range(6000):
        facts, found = {"caesar": rng.choice((-1.0, 1.0))}, rng.random()
        won = float(rng.random() < true.at(facts).chance(found))
        rows.append({"kind": "hint", "found": found, "facts": facts, "exact": False, "won": won})
    fitted = fit(rows[:4000])
    assert fitted.slopes["always"] == pytest.approx(0.5, abs=0.06)
    assert fitted.shifts["caesar"] == pytest.approx(0.8, abs=0.1)
    told = [said(SUBJECTS["julius"], row, fitted) for row in rows[4000:]]
    assert calibration_error(told) < 0.04 < calibration_error([(row["found"], row["won"]) for row in rows[4000:]])
