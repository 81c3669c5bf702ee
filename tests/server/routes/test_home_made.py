"""Home-made variants on the wire: a fault at its line in the person's language, the rules they write, who knows them."""

from __future__ import annotations

from typing import Any

import pytest

from loops import in_own_loop
from triumvirate.bots.caesar import balance
from triumvirate.core.errors import BadRequest, NoMatch
from triumvirate.core.home_made import Measured
from triumvirate.server.bots import balances, compiling
from triumvirate.server.client import Refused
from triumvirate.server.replies import ExamplesReply

SPY = 'name = "Spies"\n\n[[own]]\nname = {en = "Spy", it = "Spia"}\ncount = 4\neffects = [{do = "look"}]\n'


def test_a_fault_is_told_with_its_line_in_the_language_asked_for(server: Any) -> None:
    client = server.client()
    fault = client.home_made("caesar", SPY.replace('"look"', '"peep"'), "it").fault
    assert fault.line == 6
    assert fault.reason.startswith(
        "Variante, riga 6: 'do' dell'effetto 1 del bonus di casa 1 è 'peep'; usa draw, again"
    )
    assert client.home_made("caesar", "name = ").fault.line == 1
    nothing = client.home_made("caesar", "  ")
    assert (nothing.fault, nothing.document, nothing.chapter) == (None, None, None)


def test_a_variant_comes_with_its_rules_and_with_who_knows_it(server: Any) -> None:
    reply = server.client().home_made("caesar", SPY, "it")
    assert reply.fault is None
    assert reply.document["own"][0]["effects"][0]["do"] == "look"
    assert [section.title for section in reply.chapter.sections] == ["Bonus", "Spia"]
    knows = {known.name: known.knows for known in reply.bots}
    assert (knows["recruit"], knows["tribune"], knows["imperator"]) == ("well", "by_the_rules", "stand_in")


def test_examples_are_there_where_a_game_takes_variants(server: Any) -> None:
    client = server.client()
    assert "spies" in client.get(ExamplesReply, "/games/caesar/home-made").examples
    guide = client.get(ExamplesReply, "/games/caesar/home-made?lang=it").guide
    assert [section.title for section in guide][:2] == ["Che cosa contiene un file", "Effetti di un bonus"]
    assert client.get(ExamplesReply, "/games/rubico/home-made").examples == {}
    with pytest.raises(Refused, match="no home-made variants"):
        client.home_made("rubico", SPY)


def test_a_variant_is_played_at_once_with_its_own_choices(server: Any) -> None:
    state = server.client().play("caesar", options={"variant": SPY}, bot="recruit")
    assert state.match.options["variant"]["own"][0]["name"] == {"en": "Spy", "it": "Spia"}


class _Driver:
    """Threads that do at once what they are asked for."""

    async def in_thread(self, payer: str, game: str, wanted: float, work: Any) -> Any:
        return work(wanted)


def test_a_balance_report_counts_what_the_bots_played_and_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    def measure(options: Any, matches: int, seed: int) -> Measured:
        seeds.append(seed)
        return Measured(matches, {"caesar": 12, "pompey": 7}, 1, [30] * (matches - 1) + [seed], [matches * 2])

    monkeypatch.setattr(balance, "measure", measure)
    monkeypatch.setattr(compiling, "sleeps", lambda game: False)

    async def asked() -> Any:
        reports = balances.Balances(_Driver())  # type: ignore[arg-type]
        number = reports.begin("caesar", {"variant": SPY})
        assert reports.begin("caesar", {"variant": SPY}) == number
        assert reports.report(number, "en").status in ("waiting", "running")
        while reports._tasks:
            await next(iter(reports._tasks))
        with pytest.raises(NoMatch):
            reports.report("0", "en")
        with pytest.raises(BadRequest, match="no variant"):
            reports.begin("caesar", {})
        return reports.report(number, "it")

    report = in_own_loop(asked())
    assert len(set(seeds)) == len(seeds) == balances.MATCHES / balances.AT_ONCE
    assert (report.status, report.done, report.draws) == ("done", 400, 20)
    first = report.seats[0]
    assert (first.seat, first.share) == ("caesar", 0.6)
    assert first.low < 0.6 < first.high < 0.66
    assert (report.shortest, report.middle, report.longest) == (0, 30, 30)
    assert [(came.name, came.times) for came in report.came] == [("Spia", 2.0)]
