"""Who is at a table: counted by sockets, here and at other workers; and since when somebody is away."""

from __future__ import annotations

from triumvirate.server.matches.presence import Presence


def test_somebody_is_away_from_the_last_socket_closed_to_the_next_one_opened() -> None:
    presence = Presence()
    assert presence.away_since("m", "caesar") is None, "never seen is not away"
    presence.arrive("m", "caesar", True)
    presence.arrive("m", "caesar", True)
    presence.depart("m", "caesar", True, 100)
    assert presence.away_since("m", "caesar") is None, "another tab is open"
    presence.depart("m", "caesar", True, 200)
    assert presence.away_since("m", "caesar") == 200
    presence.arrive("m", "caesar", True)
    assert presence.away_since("m", "caesar") is None
    assert presence.is_here("m", "caesar")


def test_somebody_who_comes_back_at_another_worker_is_not_away() -> None:
    presence = Presence()
    presence.arrive("m", "caesar", True)
    presence.depart("m", "caesar", True, 100)
    presence.hear("other", "m", {"caesar": 1}, 300)
    assert presence.away_since("m", "caesar") is None
    assert presence.forget("other", 400) == ["m"]
    assert presence.away_since("m", "caesar") == 400
