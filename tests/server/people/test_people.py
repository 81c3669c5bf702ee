"""Guests, accounts, sessions, settings, blocking, erasing; statistics, ratings, the leaderboard."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from server.playing import established, play_some, table_for_two
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.people.names import clean_name, roman_name
from triumvirate.server.people.ratings import Rating, rate
from triumvirate.server.replies import Reply, SideInfo
from triumvirate.server.routes import me as door
from triumvirate.server.store import people


def test_a_guest_has_a_roman_name_and_keeps_it(server: Any) -> None:
    me = Client(server.url)
    assert me.me().me is None
    first = me.be().me
    assert first is not None
    assert first.guest
    assert first.name.endswith(("ia", "ius"))
    assert me.be().me.id == first.id  # type: ignore[union-attr]


def test_an_account_works_on_another_device_and_ends_everywhere(server: Any) -> None:
    me = server.client()
    match = match_of(me.play("caesar"))
    mine = me.claim("Gaius  Julius", "a long password").me
    assert mine is not None
    assert mine.name == "Gaius Julius"
    other = Client(server.url)
    with pytest.raises(Refused, match="not right"):
        other.log_in("Gaius Julius", "a wrong password")
    with pytest.raises(Refused, match="not right"):
        other.log_in("Nobody At All", "a wrong password")
    assert other.log_in("gaius julius", "a long password").me.id == mine.id  # type: ignore[union-attr]
    assert other.state(match).seat == "caesar"
    with pytest.raises(Refused, match="taken"):
        server.client().claim("GAIUS JULIUS", "another password")
    third = Client(server.url)
    link = me.device_link()
    third.post(Reply, "/login/device", token=link.token)
    assert third.me().me.id == mine.id  # type: ignore[union-attr]
    with pytest.raises(Refused, match="used already"):
        Client(server.url).post(Reply, "/login/device", token=link.token)
    changed = me.post(dict, "/me/password", old="a long password", new="a newer password")
    assert changed["me"]["id"] == mine.id
    assert other.me().me is None, "a new password ends other sessions"
    other.log_in("Gaius Julius", "a newer password")
    me.log_out(everywhere=True)
    assert other.me().me is None


def test_a_forged_cookie_is_nobody(server: Any) -> None:
    me = server.client()
    other = "B" if me.cookie[-6] == "A" else "A"  # the last letters have bits that say nothing
    for cookie in (me.cookie[:-6] + other + me.cookie[-5:], "x" * 5000, "WyJwXzEiLDBd.AAAA", "[]"):
        thief = Client(server.url)
        thief.cookie = cookie
        assert thief.me().me is None


def test_settings_are_merged_and_bounded(server: Any) -> None:
    me = server.client()
    me.patch_me(settings={"auto_confirm": True, "language": "it"})
    told = me.patch_me(settings={"auto_confirm": None, "volume": 0.5}).me
    assert told is not None
    assert told.settings == {"language": "it", "volume": 0.5}
    for bad in ({"x": [1]}, {"x": "y" * 500}, {"": 1}, {f"k{i}": 1 for i in range(80)}):
        with pytest.raises(Refused):
            me.patch_me(settings=bad)


def test_who_is_blocked_cannot_sit_down(server: Any) -> None:
    host, other = server.client(), server.client()
    host.call("PUT", f"/me/blocked/{other.me().me.id}")
    state = host.create("caesar")
    with pytest.raises(Refused, match="cannot sit down"):
        other.at(match_of(state), dict, "join")
    host.call("DELETE", f"/me/blocked/{other.me().me.id}")
    assert other.at(match_of(state), dict, "join")["match"]["status"] == "running"
    other.post(Reply, "/reports", person=host.me().me.id, match=match_of(state), reason="testing")


def test_a_list_of_people_has_at_most_five_hundred(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    me, other = server.client(), server.client()
    many = ["p_x"] * 499

    async def marked(db: Any, person: str) -> dict[str, list[str]]:
        return {"muted": many, "blocked": []}

    monkeypatch.setattr(people, "marked", marked)
    me.call("PUT", f"/me/muted/{other.me().me.id}")
    many.append("p_y")
    with pytest.raises(Refused, match="That list is full"):
        me.call("PUT", f"/me/muted/{other.me().me.id}")
    me.call("DELETE", f"/me/muted/{other.me().me.id}")
    me.call("PUT", f"/me/blocked/{other.me().me.id}")


def test_an_empty_address_is_none_and_another_needs_a_server_that_sends(server: Any) -> None:
    me = server.client()
    with pytest.raises(Refused, match="sends no e-mail"):
        me.patch_me(email="cato@rome.example")
    assert me.patch_me(email="").me.email is None


def test_who_goes_leaves_their_tables_before_they_are_forgotten(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a server that ends in between would leave matches with nobody at them."""
    me = server.client()
    me.play("caesar")
    done: list[str] = []

    def noted(name: str, work: Any, *given: Any) -> Any:
        done.append(name)
        return work(*given)

    for module, name in ((door, "leave_everything"), (door.people, "erase")):
        monkeypatch.setattr(module, name, partial(noted, name, getattr(module, name)))
    me.call("DELETE", "/me", {"name": me.me().me.name})
    assert done == ["leave_everything", "erase"]


def test_my_data_can_be_erased(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    caesar.say(match, "my secret life")
    caesar.at(match, dict, "resign")
    running = match_of(caesar.create("caesar", seats={"caesar": "me", "pompey": "bot:recruit"}))
    me = caesar.me().me
    with pytest.raises(Refused, match="own name"):
        caesar.send("DELETE", Reply, "/me", {"name": "somebody else"})
    caesar.send("DELETE", Reply, "/me", {"name": me.name})
    assert caesar.me().me is None
    assert pompey.state(match).match.seats[0].person.name == "?"
    assert pompey.chat(match).chat == []
    with pytest.raises(Refused):
        pompey.player(me.id)
    server.until(lambda: pompey.state(running).result)


def test_the_leaderboard_has_accounts_with_enough_matches(server: Any) -> None:
    one, two = server.client(), server.client()
    one.claim("Leader One", "a long password")
    two.claim("Leader Two", "a long password")
    server.clock.add(86_400)
    for _ in range(5):
        _, _, match = table_for_two(server, (one, two), side="caesar")
        play_some({"caesar": one, "pompey": two}, match)
        two.at(match, Reply, "resign")
    rows = [row.person.name for row in one.leaderboard("caesar").rows]
    assert rows.index("Leader One") < rows.index("Leader Two")
    page = one.player(one.me().me.id)
    assert page.stats["caesar"].won == 5
    assert page.stats["caesar"].sides["caesar"] == SideInfo(played=5, won=5)
    curve = [point.rating for point in page.curves["caesar"]]
    assert curve == sorted(curve)
    assert len(curve) == 5
    assert 1500 < curve[-1] == page.ratings["caesar"].rating


def test_unrated_matches_and_matches_with_oneself_do_not_count_for_ratings(server: Any) -> None:
    caesar, _, match = table_for_two(server, rated=False)
    caesar.at(match, Reply, "resign")
    page = caesar.player(caesar.me().me.id)
    assert page.ratings == {}
    assert page.stats["caesar"].played == 1


def test_both_ratings_are_computed_from_what_they_were_before_the_match(server: Any) -> None:
    caesar, pompey, match = table_for_two(server, (established(server), established(server)), side="caesar")
    play_some({"caesar": caesar, "pompey": pompey}, match)
    caesar.at(match, dict, "resign")
    winner, loser = (one.player(one.me().me.id).ratings["caesar"] for one in (pompey, caesar))
    new = Rating()
    assert (winner.rating, loser.rating) == pytest.approx(
        (rate(new, [(new, 1.0)]).rating, rate(new, [(new, 0.0)]).rating), abs=0.6
    )
    assert winner.rating - new.rating == pytest.approx(new.rating - loser.rating, abs=0.6)
    assert winner.deviation == loser.deviation


def test_a_match_that_a_bot_has_ended_for_somebody_does_not_count_for_ratings(server: Any) -> None:
    clock = {"kind": "days", "days": 1, "on_time_out": "bot"}
    caesar, pompey, match = table_for_two(server, clock=clock)
    server.clock.add(86_405)
    server.tick()
    assert pompey.state(match).match.seats[0].stand_in
    pompey.at(match, dict, "resign")
    for one in (caesar, pompey):
        page = one.player(one.me().me.id)
        assert page.ratings == {}
        assert page.stats, "it stands among the matches all the same"


def test_glicko_2_gives_the_numbers_of_glickmans_example() -> None:
    opponents = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    new = rate(Rating(1500, 200, 0.06), opponents)
    assert new.rating == pytest.approx(1464.06, abs=0.05)
    assert new.deviation == pytest.approx(151.52, abs=0.05)
    assert new.volatility == pytest.approx(0.05999, abs=0.0001)


def test_names_are_clean() -> None:
    assert all(2 <= len(roman_name()) <= 24 for _ in range(300))
    assert clean_name("  Aulus   Gellius ") == "Aulus Gellius"
    for bad in ("x", "a\u202eb", "a\x00b", "y" * 30, "  "):
        with pytest.raises(Exception, match="name"):
            clean_name(bad)
