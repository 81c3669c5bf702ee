"""A worker whose database does not answer says so at once, tries for as long as it was told to, and ends with a sentence."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

import pytest

from triumvirate.server.errors import ForOperator
from triumvirate.server.operation.starting import patiently, plainly
from triumvirate.server.settings import Settings


def test_a_database_that_is_not_there_is_told_of_at_once_and_given_up_in_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(data=tmp_path, database="postgresql://cato:secret@127.0.0.1:1/rome", patience=1.0)
    tries: list[float] = []

    async def work() -> None:
        tries.append(time.monotonic())
        raise ConnectionRefusedError("nobody there")

    with (
        caplog.at_level(logging.WARNING),
        pytest.raises(ForOperator, match=r"127\.0\.0\.1:1.* does not answer"),
        plainly(settings),
    ):
        asyncio.run(patiently(work, settings))
    assert 2 <= len(tries) < 20, "it waits between two tries"
    told = [record for record in caplog.records if "does not answer yet" in record.message]
    assert len(told) == 1
    assert told[0].created - caplog.records[0].created < 0.5
    assert "secret" not in caplog.text
