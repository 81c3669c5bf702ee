"""Sentences in other languages: whole ones, ones with gaps that are told in turn, and English for what nobody translated."""

from __future__ import annotations

import json

import pytest

from triumvirate.core import speech
from triumvirate.core.errors import Illegal, TriumvirateError

ITALIAN = {
    "The bridge is closed.": "Il ponte è chiuso.",
    "{who} waits for {what}": "{who} aspetta {what}",
    "No. {why}": "No: {why}",
}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(speech, "_folders", list(speech._folders))
    (tmp_path / "sentences.it.json").write_text(json.dumps(ITALIAN))
    speech.add_folder(tmp_path)
    yield tmp_path
    speech._catalogue.cache_clear()


def test_a_language_that_is_not_spoken_here_is_english():
    assert [speech.known(language) for language in ("en", "it", "la", None, "")] == ["en", "it", "en", "en", "en"]


@pytest.mark.usefixtures("folder")
def test_sentences_are_told_whole_and_their_gaps_in_turn():
    assert speech.told("The bridge is closed.", "it") == "Il ponte è chiuso."
    assert speech.told("Anna waits for a ship.\nAnd more", "it") == "Anna aspetta a ship.\nAnd more"
    assert speech.told("No. The bridge is closed.", "it") == "No: Il ponte è chiuso."
    assert speech.told("No. Really.", "it") == "No: Really."


def test_english_and_what_nobody_translated_stay_as_they_are(folder):
    (folder / "sentences.en.json").write_text(json.dumps({"The bridge is closed.": "Closed."}))
    assert speech.told("The bridge is closed.", "en") == "The bridge is closed."
    assert speech.told("The bridge is closed. Now.", "it") == "The bridge is closed. Now."
    assert speech.told("waits for", "it") == "waits for"


def test_a_folder_is_heard_as_soon_as_it_is_taken(folder, tmp_path):
    assert speech.told("The bridge is closed.", "it") == "Il ponte è chiuso."
    more = tmp_path / "more"
    more.mkdir()
    (more / "sentences.it.json").write_text(json.dumps({"The gate is open.": "La porta è aperta."}))
    assert speech.told("The gate is open.", "it") == "The gate is open."
    speech.add_folder(more)
    assert speech.told("The gate is open.", "it") == "La porta è aperta."


def test_a_folder_is_taken_once_and_need_not_have_sentences(folder):
    assert speech.sentences(folder, "it") == ITALIAN
    assert speech.sentences(folder, "la") == {}
    before = list(speech._folders)
    speech.add_folder(folder)
    assert speech._folders == before
    speech.add_folder(folder / "without")
    assert speech.told("The bridge is closed.", "it") == "Il ponte è chiuso."


@pytest.mark.usefixtures("folder")
def test_an_error_is_told_as_it_was_said_or_else_by_the_catalogue():
    assert TriumvirateError("The bridge is closed.").told("it") == "Il ponte è chiuso."
    said = Illegal("The bridge is closed.", "4.2", {"it": "Di qui non si passa."})
    assert (said.told("it"), said.told("en"), said.rule) == ("Di qui non si passa.", "The bridge is closed.", "4.2")
