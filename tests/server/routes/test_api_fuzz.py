"""Requests made from the API's own description, sensible and not: none is answered with a fault of ours.

The short form; `make prove` makes many more.
"""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from server.conftest import Running
from triumvirate.server.client import Client

DANGEROUS = {("DELETE", "/api/me"), ("POST", "/api/logout")}  # they end the session that the others need


def fuzz(server: Running, examples: int) -> tuple[int, list[str]]:
    """How many requests were sent, and those that were answered with a fault."""
    me = server.client()
    me.play("caesar")
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json", timeout=60)
    wrong: list[str] = []
    sent = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        if (operation.method.upper(), operation.path) in DANGEROUS:
            continue

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            derandomize=True,
        )
        @given(case=operation.as_strategy())
        def one(case: Any) -> None:
            nonlocal sent
            sent += 1
            answer = case.call(base_url=server.url, headers={"Cookie": f"triumvirate={me.cookie}"}, timeout=60)
            if answer.status_code >= 500:
                wrong.append(f"{case.method} {case.path} {case.path_parameters} {case.query} {case.body}"[:400])

        one()
    return sent, wrong


def test_no_request_is_answered_with_a_fault(server: Running) -> None:
    sent, wrong = fuzz(server, 2)
    assert sent > 150
    assert wrong == []
    assert Client(server.url).games().ok


@pytest.mark.long
def test_long_no_request_is_answered_with_a_fault(server: Running) -> None:
    sent, wrong = fuzz(server, 300)
    assert wrong == []
    print(f"{sent} requests")
