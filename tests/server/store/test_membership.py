"""Clubs over a database file: who may see, enter and change them, and how many one belongs to."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import UNSET

from server.rows import some_people
from server.store.conftest import Ask
from triumvirate.server.clubs import membership
from triumvirate.server.errors import Conflict, Forbidden, NotFound
from triumvirate.server.requests import NewClub, PatchClub
from triumvirate.server.store import clubs
from triumvirate.server.store.database import Database

CATO, LIVIA, NERO = some_people("cato", "livia", "nero").values()


def a_cache(db: Database, limits: bool = True) -> Any:
    """A clock that goes on with every look, and ids that can be told apart."""
    ids, times = count(1), count(100)
    settings = SimpleNamespace(limits=limits)
    return SimpleNamespace(db=db, settings=settings, now=lambda: next(times), new_id=lambda: f"c{next(ids)}")


async def who(db: Database, club: str) -> list[str]:
    return [one.person for one in await clubs.members_of(db, club)]


def test_its_maker_owns_a_club_and_is_its_first_member(ask: Ask) -> None:
    async def work(db: Database) -> None:
        made = await membership.create(a_cache(db), CATO, NewClub(name="  Amici   di Cato " + "x" * 80))
        assert made == await clubs.find(db, "c1")
        assert (made.owner, made.season, made.created, len(made.name)) == ("cato", 100, 100, 60)
        assert made.name.startswith("Amici")
        assert made.token is not None
        assert len(made.token) == 24
        assert await who(db, "c1") == ["cato"]

    ask(work)


@pytest.mark.parametrize("is_guest", [True, False])
def test_one_belongs_to_so_many_clubs(is_guest: bool, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(membership, "MOST_CLUBS", (1, 2))
    cato = some_people("cato", guest=is_guest)["cato"]

    async def work(db: Database) -> None:
        cache = a_cache(db)
        theirs = await membership.create(cache, LIVIA, NewClub(name="other"))
        for _ in range(1 if is_guest else 2):
            mine = await membership.create(cache, cato, NewClub(name="mine"))
        with pytest.raises(Forbidden):
            await membership.create(cache, cato, NewClub(name="one more"))
        with pytest.raises(Forbidden):
            await membership.join(cache, cato, theirs.token or "")
        assert await who(db, theirs.id) == ["livia"]
        assert (await membership.join(cache, cato, mine.token or "")).id == mine.id, "there one is already"
        cache.settings.limits = False
        await membership.join(cache, cato, theirs.token or "")
        assert await who(db, theirs.id) == ["livia", "cato"]

    ask(work)


def test_to_others_there_is_no_club_and_to_members_it_is_their_owners(ask: Ask) -> None:
    async def work(db: Database) -> None:
        cache = a_cache(db)
        made = await membership.create(cache, CATO, NewClub(name="Amici"))
        await membership.join(cache, LIVIA, made.token or "")
        assert (await membership.seen(cache, "c1", LIVIA)).id == "c1"
        doors: list[Any] = [
            lambda one: membership.remove(cache, "c1", one),
            lambda one: membership.invite(cache, "c1", one, is_open=True),
            lambda one: membership.change(cache, "c1", one, PatchClub(name="x")),
            lambda one: membership.send_away(cache, "c1", one, "cato"),
        ]
        for door in doors:
            with pytest.raises(Forbidden):
                await door(LIVIA)
            with pytest.raises(NotFound):
                await door(NERO)
        with pytest.raises(NotFound):
            await membership.leave(cache, "c1", NERO)
        with pytest.raises(NotFound):
            await membership.make_table(cache, "c1", NERO, None)  # type: ignore[arg-type]
        assert await clubs.find(db, "c1") == made
        await membership.leave(cache, "c1", CATO)
        assert (await membership.owned(cache, "c1", LIVIA)).owner == "livia"
        await membership.remove(cache, "c1", LIVIA)
        assert await clubs.find(db, "c1") is None

    ask(work)


def test_who_is_sent_away_cannot_come_back_by_the_link_they_had(ask: Ask) -> None:
    async def work(db: Database) -> None:
        cache = a_cache(db)
        old = (await membership.create(cache, CATO, NewClub(name="Amici"))).token or ""
        await membership.join(cache, LIVIA, old)
        with pytest.raises(Conflict):
            await membership.send_away(cache, "c1", CATO, "cato")
        with pytest.raises(NotFound):
            await membership.send_away(cache, "c1", CATO, "nero")
        assert (await membership.invited(cache, old)).id == "c1", "nobody was sent away yet"
        assert (await membership.send_away(cache, "c1", CATO, "livia")).token is None
        assert await who(db, "c1") == ["cato"]
        with pytest.raises(NotFound):
            await membership.join(cache, LIVIA, old)
        new = (await membership.invite(cache, "c1", CATO, is_open=True)).token
        assert new not in (None, old)
        assert (await membership.invited(cache, new or "")).token == new
        assert (await membership.invite(cache, "c1", CATO, is_open=False)).token is None
        with pytest.raises(NotFound):
            await membership.invited(cache, new or "")

    ask(work)


@pytest.mark.parametrize(
    ("body", "changed"),
    [
        (PatchClub(), {}),
        (PatchClub(name=" New name "), {"name": "New name"}),
        (PatchClub(name="x" * 60 + "yz"), {"name": "x" * 60}),
        (PatchClub(owner="livia"), {"owner": "livia"}),
        (PatchClub(new_season=True), {"season": 102}),
        (PatchClub(name="x", owner="nero"), None),
    ],
)
def test_its_owner_changes_what_they_say_and_nothing_else(
    body: PatchClub, changed: dict[str, Any] | None, ask: Ask
) -> None:
    async def work(db: Database) -> None:
        cache = a_cache(db)
        made = await membership.create(cache, CATO, NewClub(name="Amici"))
        await membership.join(cache, LIVIA, made.token or "")
        if changed is None:
            with pytest.raises(NotFound):
                await membership.change(cache, "c1", CATO, body)
        else:
            assert vars(await membership.change(cache, "c1", CATO, body)) == vars(made) | changed
        found = await clubs.find(db, "c1")
        assert found is not None
        assert vars(found) == vars(made) | (changed or {})

    assert PatchClub().name is UNSET
    ask(work)
