"""Wrong logins lock nobody out, a forgotten password is set anew by a letter, and names of accounts are theirs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.conftest import serving
from triumvirate.server.client import Client, Refused
from triumvirate.server.notify import mail
from triumvirate.server.operation.limits import RATES
from triumvirate.server.people.names import look
from triumvirate.server.replies import Reply
from triumvirate.server.settings import Mail
from triumvirate.server.store import people

PASSWORD = "a long password"


def log_in_from(server: Any, address: str, name: str, password: str, cookie: str = "") -> int:
    """The status of a login that comes from another address."""
    client = Client(server.url)
    headers = {"Content-Type": "application/json", "Origin": client.origin, "X-Forwarded-For": address}
    if cookie:
        headers["Cookie"] = f"triumvirate={cookie}"
    data = json.dumps({"name": name, "password": password}).encode()
    return client.raw("POST", "/api/login", data, headers)[0]


# --- logins ---------------------------------------------------------------------------------------------------------


def test_wrong_logins_slow_down_who_sends_them_and_lock_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "login", (1e-6, 10.0))  # nobody is forgiven while a slow machine hashes passwords
    with serving(tmp_path, limits=True) as server:
        me = server.client()
        me.claim("The Owner", PASSWORD)
        tried = [log_in_from(server, "9.9.9.9", "The Owner", f"wrong {n}") for n in range(12)]
        assert tried[:10] == [401] * 10
        assert tried[-1] == 429
        assert log_in_from(server, "9.9.9.9", "The Owner", PASSWORD) == 429
        assert log_in_from(server, "8.8.8.8", "The Owner", PASSWORD) == 200, "the owner, from elsewhere"
        kept = me.cookie
        server.do(server.worker.sessions.end_all(server.do(people.find(server.worker.db, me.me().me.id))))
        assert log_in_from(server, "9.9.9.9", "The Owner", PASSWORD, kept) == 200, "a device that was theirs"
        thief = Client(server.url)
        thief.be()
        assert log_in_from(server, "9.9.9.9", "The Owner", PASSWORD, thief.cookie) == 429, "and not any other's"


# --- letters --------------------------------------------------------------------------------------------------------

Letters = list[tuple[str, str, str]]


@pytest.fixture
def post_office(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Any, Letters]]:
    letters: Letters = []
    monkeypatch.setattr(mail, "send", lambda _, to, subject, text: letters.append((to, subject, text)) or 0)
    address = "https://table.example"
    with serving(tmp_path, mail=Mail("smtp.example"), public_url=address, allowed_hosts=("127.0.0.1",)) as server:
        yield server, letters


def token_in(letters: Letters, where: str) -> str:
    return next(text for _, _, text in reversed(letters) if where in text).split(where)[1].split()[0]


def with_address(server: Any, letters: Letters, name: str, address: str) -> Client:
    me: Client = server.client()
    me.claim(name, PASSWORD)
    me.patch_me(email=address)
    server.until(lambda: letters)
    me.post(dict, "/me/email/confirm", token=token_in(letters, "/confirm/"))
    return me


def test_a_forgotten_password_is_set_anew_by_a_letter_once_and_soon(post_office: tuple[Any, Letters]) -> None:
    server, letters = post_office
    me = with_address(server, letters, "Forgets Much", "forgets@rome.example")
    anybody = Client(server.url)
    anybody.post(Reply, "/login/forgotten", email="Forgets@Rome.example")
    server.until(lambda: len(letters) == 2)
    assert "Forgets Much" in letters[1][2]
    token = token_in(letters, "https://table.example/reset/")
    fresh = anybody.post(dict, "/login/reset", token=token, password="another password")["me"]
    assert fresh["name"] == "Forgets Much"
    assert anybody.me().me is not None, "and signed in"
    assert me.me().me is None, "all other sessions have ended"
    with pytest.raises(Refused, match="used already"):
        anybody.post(Reply, "/login/reset", token=token, password="a third password")
    anybody.log_in("Forgets Much", "another password")
    anybody.post(Reply, "/login/forgotten", email="forgets@rome.example")
    server.until(lambda: len(letters) == 3)
    server.clock.add(1801)
    with pytest.raises(Refused, match="not valid any more"):
        anybody.post(Reply, "/login/reset", token=token_in(letters, "/reset/"), password="a third password")


def test_nobody_learns_whether_an_address_is_anybodys(post_office: tuple[Any, Letters]) -> None:
    server, letters = post_office
    with_address(server, letters, "Has An Address", "known@rome.example")
    unsure = server.client()
    unsure.claim("Not Confirmed", PASSWORD)
    unsure.patch_me(email="unsure@rome.example")
    server.until(lambda: len(letters) == 2)
    anybody = Client(server.url)
    told = {
        anybody.call("POST", "/login/forgotten", {"email": f"{who}@rome.example"}) for who in ("known", "no", "unsure")
    }
    assert len(told) == 1
    server.until(lambda: len(letters) == 3)
    assert letters[2][0] == "known@rome.example", "and only who has confirmed it is written to"


def test_without_mail_there_is_no_letter(server: Any) -> None:
    with pytest.raises(Refused, match="no e-mail"):
        server.client().post(Reply, "/login/forgotten", email="x@rome.example")


# --- names ----------------------------------------------------------------------------------------------------------

ALIKE = ["titus pullo", "Titus  Pullo", "TITUS PULLO", "Tìtus Púllo", "Tltus Pu11o", "Titus-Pullo", "T1tus Pull0"]


def renames(server: Any, name: str) -> Callable[[], object]:
    return lambda: server.client().patch_me(name=name)


def claims(server: Any, name: str) -> Callable[[], object]:
    return lambda: server.client().claim(name, PASSWORD)


@pytest.mark.parametrize("how", [renames, claims])
def test_nobody_takes_a_name_that_looks_like_an_accounts(tmp_path: Path, how: Callable[..., Any]) -> None:
    with serving(tmp_path) as server:
        owner = server.client()
        owner.claim("Titus Pullo", PASSWORD)
        for name in ALIKE:
            with pytest.raises(Refused, match="taken"):
                how(server, name)()
        how(server, "Lucius Vorenus")()
        assert owner.patch_me(name="TITUS Pullo").me.name == "TITUS Pullo", "it is theirs, however they write it"  # type: ignore[union-attr]


def test_a_guest_who_was_called_like_a_new_account_gets_another_name(server: Any) -> None:
    guest, owner = server.client(), server.client()
    guest.patch_me(name="Gaia Prima")
    owner.claim("Gaia Príma", PASSWORD)
    assert look(guest.me().me.name) != look("Gaia Prima")


def test_alphabets_that_share_their_looks_look_alike() -> None:
    assert look("Саеsаr") == look("Caesar") == look("CAЕSAR")
    assert look("Brutus") != look("Brutius")
