"""`triumvirate daily check`: what was opened is what was published, or it is said that it is not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from some import some
from triumvirate.cli.app import build
from triumvirate.core.daily import Terms
from triumvirate.games import find_game
from triumvirate.server.daily.deal import Deal, digest, games_with_deals
from triumvirate.server.daily.dealing import deal_of

DAY = "2026-11-16"  # a Monday: a round of deduction, with bots' actions before the person's


def said(deal: Path, published: str) -> tuple[int, str]:
    ran = CliRunner().invoke(build(), ["daily", "check", str(deal), published])
    return ran.exit_code, " ".join((ran.stdout + ran.stderr).split())


@pytest.fixture(scope="module", params=games_with_deals())
def deal(request: pytest.FixtureRequest) -> Deal:
    return deal_of(request.param, DAY)


def test_an_opened_deal_is_what_was_published(deal: Deal, tmp_path: Path) -> None:
    for name, told in some({"text": deal.text(), "answer": json.dumps({"deal": {"text": deal.text()}})}.items()):
        (tmp_path / name).write_text(told, encoding="utf-8")
        status, words = said(tmp_path / name, deal.digest.upper())
        assert status == 0, words
        assert "this is the deal that was published" in words
        assert f"{len(deal.prelude)} actions before" in words


def test_another_deal_is_not(deal: Deal, tmp_path: Path) -> None:
    file = tmp_path / "deal"
    file.write_text(deal.text().replace(deal.secret.hex(), "0" * 64), encoding="utf-8")
    status, words = said(file, deal.digest)
    assert status == 2
    assert "not the deal that was published" in words


def test_what_is_no_deal_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deal"
    for told, published, why in [
        ('{"deal": {"text": null}}', "0" * 64, "told when its day is over"),
        ("hello", "0" * 64, "no opened deal"),
        ("[]", "0" * 64, "no opened deal"),
        ("Triumvirate deal of the day\n", digest("Triumvirate deal of the day\n"), "text of no deal"),
    ]:
        file.write_text(told, encoding="utf-8")
        status, words = said(file, published)
        assert status == 2
        assert why in words


def test_a_deal_of_other_rules_is_not_dealt_by_these(tmp_path: Path) -> None:
    game = find_game("caesar")
    later = Deal(game.name, game.version + 1, DAY, Terms({}, "caesar", "tribune"), bytes(32))
    (tmp_path / "deal").write_text(later.text(), encoding="utf-8")
    status, words = said(tmp_path / "deal", later.digest)
    assert status == 2
    assert "The digest is right; but" in words
