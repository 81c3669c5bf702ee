"""Clubs: who may see, join, leave and own one; their tables, tournaments and season; and that nothing stays behind."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import func, select

from server.conftest import Running, serving
from triumvirate.server.client import Client, Refused
from triumvirate.server.store import clubs as stored
from triumvirate.server.store import overview, schema

DAYS = {"kind": "days", "days": 3}
OURS = (
    schema.clubs,
    schema.members,
    schema.club_tables,
    schema.seasons,
    schema.season_lines,
    schema.tournaments,
    schema.entrants,
    schema.meetings,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("clubs")) as running:
        yield running


def a_club(server: Running, count: int = 2) -> tuple[str, list[Client]]:
    """A club and its members, the owner first."""
    them = [server.client() for _ in range(count)]
    made = them[0].post(dict, "/clubs", name="The Ides")
    for one in them[1:]:
        server.clock.add(1)
        one.post(dict, "/club-invitations", token=made["token"])
    return str(made["club"]["id"]), them


def shown(client: Client, club: str) -> dict[str, Any]:
    return client.get(dict, f"/clubs/{club}")


def names(found: dict[str, Any]) -> list[str]:
    return [one["person"]["name"] for one in found["members"]]


def a_tournament(client: Client, club: str) -> str:
    body = {"game": "caesar", "kind": "swiss", "name": "Ludi", "clock": DAYS, "club": club}
    return str(client.post(dict, "/tournaments", **body)["tournament"]["id"])


def won_by(club: str, winner: Client, loser: Client) -> str:
    """A table of the club at which one resigns; the other found it on the club's page."""
    winner.post(dict, f"/clubs/{club}/tables", game="caesar", side="caesar")
    waiting = next(one for one in shown(loser, club)["tables"] if one["code"])
    loser.post(dict, "/join", token=waiting["code"])
    match = str(waiting["match"]["id"])
    loser.at(match, dict, "resign")
    return match


def new_season(owner: Client, club: str) -> dict[str, Any]:
    return owner.send("PATCH", dict, f"/clubs/{club}", {"new_season": True})


def kept(server: Running) -> list[int]:
    return [server.do(server.worker.db.number(select(func.count()).select_from(table))) for table in OURS]


def test_an_invitation_shows_the_club_until_it_is_taken_back(server: Running) -> None:
    club, (owner, member) = a_club(server)
    stranger = server.client()
    token = shown(owner, club)["token"]
    told = stranger.get(dict, f"/club-invitations/{token}")["club"]
    assert (told["name"], told["members"], told["is_member"]) == ("The Ides", 2, False)
    assert shown(member, club)["token"] is None
    with pytest.raises(Refused, match="no such club"):
        shown(stranger, club)
    assert stranger.get(dict, "/clubs")["clubs"] == []
    new = owner.post(dict, f"/clubs/{club}/invitation")["token"]
    for old in (token, new):
        if old == new:
            owner.call("DELETE", f"/clubs/{club}/invitation")
        with pytest.raises(Refused, match="not open any more"):
            stranger.post(dict, "/club-invitations", token=old)


def test_who_is_sent_away_does_not_come_back_by_the_old_link(server: Running) -> None:
    club, (owner, member) = a_club(server)
    token, gone = shown(owner, club)["token"], member.me().me.id
    plan = a_tournament(owner, club)
    member.post(dict, f"/tournaments/{plan}/join")
    with pytest.raises(Refused, match="owner"):
        member.call("DELETE", f"/clubs/{club}/members/{owner.me().me.id}")
    owner.call("DELETE", f"/clubs/{club}/members/{gone}")
    assert names(shown(owner, club)) == [owner.me().me.name]
    assert owner.get(dict, f"/tournaments/{plan}")["entrants"] == []
    with pytest.raises(Refused, match="not open any more"):
        member.post(dict, "/club-invitations", token=token)


def test_a_tournament_of_a_club_is_for_members_and_in_no_list(server: Running) -> None:
    club, (owner, member) = a_club(server)
    stranger = server.client()
    plan = a_tournament(member, club)
    assert [one["id"] for one in shown(owner, club)["tournaments"]] == [plan]
    assert plan not in [one["id"] for one in stranger.get(dict, "/tournaments")["tournaments"]]
    seen = stranger.get(dict, f"/tournaments/{plan}")
    assert seen["can"] == []
    assert seen["club"] is None
    with pytest.raises(Refused, match="members of its club"):
        stranger.post(dict, f"/tournaments/{plan}/join")
    with pytest.raises(Refused, match="no such club"):
        a_tournament(stranger, club)
    joined = owner.post(dict, f"/tournaments/{plan}/join")
    assert joined["club"] == {"id": club, "name": "The Ides"}
    assert len(joined["entrants"]) == 1


def test_a_season_counts_the_clubs_own_matches_from_its_beginning(server: Running) -> None:
    club, (owner, member) = a_club(server)
    match = won_by(club, owner, member)
    elsewhere = member.create("caesar", private=True, side="caesar")
    owner.join(elsewhere.invites["pompey"])  # type: ignore[index]
    owner.at(elsewhere.match.id, dict, "resign")  # at no table of the club
    lines = shown(member, club)["standing"]
    assert [(line["place"], line["points"], line["wins"], line["played"]) for line in lines] == [
        (1, 2, 1, 1),
        (2, 0, 0, 1),
    ]
    assert lines[0]["person"]["id"] == owner.me().me.id
    assert [one["match"]["id"] for one in shown(owner, club)["tables"]] == [match]
    assert match not in [one.id for one in server.client().matches("finished").matches]
    server.clock.add(1)
    assert new_season(owner, club)["standing"] == []


def test_a_season_that_is_over_stays_as_it_was(server: Running) -> None:
    club, (owner, second, gone) = a_club(server, 3)
    began = shown(owner, club)["season"]
    assert new_season(owner, club)["seasons"] == [], "nothing was played"
    won_by(club, owner, second)
    won_by(club, gone, second)
    server.clock.add(1)
    (over,) = new_season(owner, club)["seasons"]
    won_by(club, second, owner)
    server.clock.add(1)
    ids = [one.me().me.id for one in (owner, second, gone)]
    gone.post(dict, f"/clubs/{club}/leave")
    assert [one["number"] for one in new_season(owner, club)["seasons"]] == [2, 1]
    told = second.get(dict, f"/clubs/{club}/seasons/1")
    assert told["season"] == over
    assert over["began"] >= began
    assert over["ended"] == second.get(dict, f"/clubs/{club}/seasons/2")["season"]["began"]
    lines = [(line["place"], line["person"]["id"], line["points"], line["played"]) for line in told["standing"]]
    assert lines[2:] == [(3, ids[1], 0, 2)]
    assert sorted(lines[:2]) == sorted([(1, ids[0], 2, 1), (1, ids[2], 2, 1)])
    assert {one["id"] for one in over["first"]} == {ids[0], ids[2]}
    for who, number in ((gone, 1), (second, 3)):
        with pytest.raises(Refused, match=r"There (is|was) no such"):
            who.get(dict, f"/clubs/{club}/seasons/{number}")
    assert [one["points"] for one in gone.get(dict, "/me/export")["seasons"]] == [2]
    gone.call("DELETE", "/me", {"name": gone.me().me.name})
    assert ids[2] not in str(second.get(dict, f"/clubs/{club}/seasons/1"))
    assert ids[2] not in str(server.do(server.worker.db.rows(select(schema.season_lines))))


def test_a_table_and_its_place_in_the_club_are_written_together(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the club's part fails there is no table that nobody finds."""
    club, (owner, _) = a_club(server)
    tables = select(func.count()).select_from(schema.matches)
    before = server.do(server.worker.db.number(tables))

    def dies(*_: object) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(stored, "add_table", dies)
        with pytest.raises(Refused):
            owner.post(dict, f"/clubs/{club}/tables", game="caesar")
    assert server.do(server.worker.db.number(tables)) == before
    assert shown(owner, club)["tables"] == []


def test_a_solo_match_of_a_club_is_played_at_once_and_members_find_it(server: Running) -> None:
    club, (owner, member) = a_club(server)
    made = owner.post(dict, f"/clubs/{club}/tables", game="caesar", options={"solo": "easy"}, rated=False, watch="link")
    assert made["match"]["status"] == "running"
    (found,) = shown(member, club)["tables"]
    assert (found["match"]["id"], found["code"]) == (made["match"]["id"], None)
    assert member.state(found["match"]["id"]).match.status == "running"


def test_matches_of_its_tournaments_count_too_and_the_next_game_of_a_table_is_the_clubs(server: Running) -> None:
    club, (owner, member) = a_club(server)
    plan = a_tournament(owner, club)
    for one in (owner, member):
        one.post(dict, f"/tournaments/{plan}/join")
    table = owner.post(dict, f"/tournaments/{plan}/start")["tables"][0]["match"]
    member.at(table, dict, "resign")
    assert shown(owner, club)["standing"][0]["points"] == 2
    match = won_by(club, owner, member)
    owner.at(match, dict, "offers", kind="rematch")
    member.at(match, dict, "offers/rematch", accept=True)
    assert len(shown(owner, club)["tables"]) == 2


def test_an_owner_is_followed_by_the_oldest_member_and_the_last_one_leaves_nothing(server: Running) -> None:
    before = kept(server)
    club, (owner, second, third) = a_club(server, 3)
    a_tournament(owner, club)
    owner.post(dict, f"/clubs/{club}/tables", game="caesar")
    owner.call("PATCH", f"/clubs/{club}", {"owner": third.me().me.id, "name": "The Nones"})
    third.post(dict, f"/clubs/{club}/leave")
    assert shown(owner, club)["is_owner"]
    assert shown(second, club)["club"]["name"] == "The Nones"
    exported = owner.get(dict, "/me/export")["clubs"]
    assert [(one["name"], one["is_owner"]) for one in exported] == [("The Nones", True)]
    owner.call("DELETE", "/me", {"name": owner.me().me.name})
    assert shown(second, club)["is_owner"]
    assert len(shown(second, club)["members"]) == 1
    second.post(dict, f"/clubs/{club}/leave")
    assert kept(server) == before


def test_a_club_that_is_given_up_leaves_nothing_and_its_matches_go_on(server: Running) -> None:
    before = kept(server)
    club, (owner, member) = a_club(server)
    plan = a_tournament(owner, club)
    for one in (owner, member):
        one.post(dict, f"/tournaments/{plan}/join")
    table = owner.post(dict, f"/tournaments/{plan}/start")["tables"][0]["match"]
    won_by(club, owner, member)
    server.clock.add(1)
    new_season(owner, club)
    with pytest.raises(Refused, match="owner"):
        member.call("DELETE", f"/clubs/{club}")
    owner.call("DELETE", f"/clubs/{club}")
    assert kept(server) == before
    server.tick()
    assert member.state(table).match.status == "running"


def test_guests_who_never_played_and_tables_nobody_came_to_are_forgotten_in_clubs_too(server: Running) -> None:
    club, (owner, _) = a_club(server)
    owner.claim("Livia Drusilla", "a long enough password")
    owner.post(dict, f"/clubs/{club}/tables", game="caesar")
    match = shown(owner, club)["tables"][0]["match"]["id"]
    owner.at(match, dict, "cancel")
    server.clock.add(100)
    server.do(overview.forget_old(server.worker.db, server.worker.cache.now()))
    assert names(shown(owner, club)) == ["Livia Drusilla"]
    theirs = select(schema.club_tables.c.match).where(schema.club_tables.c.club == club)
    assert server.do(server.worker.db.row(theirs)) is None


def test_members_are_told_of_what_they_chose(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """New tables and tournaments of the club, and a round of one's tournament; nobody who did not ask, nor who made it."""
    club, (owner, asked, silent) = a_club(server, 3)
    sent: list[tuple[str, dict[str, Any]]] = []
    notices = server.worker.notices

    async def send(match: str, person: Any, body: bytes) -> None:
        sent.append((person.id, json.loads(body)))

    monkeypatch.setattr(notices, "_send", send)
    for one in (owner, asked):
        one.patch_me(settings={"clubs": True, "tournaments": True, "language": "it"})
    owner.post(dict, f"/clubs/{club}/tables", game="caesar")
    plan = a_tournament(owner, club)
    server.until(lambda: not notices._tasks)
    assert [(who, told["event"], told["club"]) for who, told in sent] == [
        (asked.me().me.id, event, club) for event in ("club_table", "club_tournament")
    ]
    assert sent[0][1]["text"] == "Un nuovo tavolo di CAESAR! aspetta in The Ides."
    sent.clear()
    for one in (asked, silent):
        one.post(dict, f"/tournaments/{plan}/join")
    table = owner.post(dict, f"/tournaments/{plan}/start")["tables"][0]["match"]
    server.until(lambda: not notices._tasks)
    rounds = [(who, told["match"]) for who, told in sent if told["event"] == "round"]
    assert rounds == [(asked.me().me.id, table)]
