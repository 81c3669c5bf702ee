"""Bots of another checkout, asked through a pipe, choose as they would here; bots with another network play by that."""

import random
import shutil
import struct
import zipfile
from pathlib import Path

import pytest

import triumvirate
from triumvirate.arena.duel import Duel, heading
from triumvirate.arena.elsewhere import Elsewhere, network_of, seat_bot
from triumvirate.bots import find_bot
from triumvirate.bots.caesar.imperator import WEIGHTS, imperator, plain
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games import find_game

HERE = Path(triumvirate.__file__).parent.parent.parent


def test_a_bot_of_another_checkout_chooses_as_it_would_here_and_ends_with_its_input():
    table = Table.new(find_game("caesar"), {}, 5)
    far, near = Elsewhere("caesar", "tribune", HERE), find_bot("caesar", "tribune")
    for number in range(6):
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        chosen = far.choose(view, legal, 1.0, number)
        assert chosen.action == near.choose(view, legal, 1.0, number).action
        table.act(seat, chosen.action)
    far.close()
    assert far._process.returncode == 0


def test_a_bot_of_another_checkout_is_told_what_its_seat_was_told_and_remembers_it():
    """Once, and again from where two matches differ."""
    table, other = (Table.new(find_game("julius"), {}, seed) for seed in (5, 5))
    for at in (table, other):
        while len(at.entries) < 40:
            seat = at.deciders()[0]
            at.act(seat, at.legal(seat)[0 if at is table or len(at.entries) < 20 else -1].index)
    far = Elsewhere("julius", "tribune", HERE)
    sent = []
    for at in (table, table, other):
        view = at.view("caesar")
        told = far.beside(view)["told"]
        sent = [*sent[: told["from"]], *told["events"]]
        assert sent == [[event.kind, event.facts] for event in view.recalled.events()]
    assert far.beside(view)["told"] == {"from": len(sent), "events": []}
    assert 0 < far.beside(table.view("caesar"))["told"]["from"] < len(sent)
    far.close()


def test_a_legate_of_another_checkout_chooses_by_what_its_seat_remembers():
    table, rng = Table.new(find_game("julius"), {}, 4), random.Random(4)
    far, near, forgetful = Elsewhere("julius", "legate@16", HERE), *(find_bot("julius", "legate@16") for _ in range(2))
    remembered, forgotten = [], []
    while len(table.entries) < 400:
        seat = table.deciders()[0]
        legal = table.legal(seat)
        if table.view(seat).phase == "move" and table.entries[-1].seat != seat:
            chosen, bare = near.choose(table.view(seat), legal, 1.0, 0), table.view(seat)
            assert far.choose(table.view(seat), legal, 1.0, 0).action == chosen.action
            bare.recalled = None
            remembered.append(chosen.action)
            forgotten.append(forgetful.choose(bare, legal, 1.0, 0).action)
        table.act(seat, rng.choice(legal).index)
    far.close()
    assert remembered != forgotten


def test_a_folder_without_a_checkout_is_refused_and_a_plain_name_is_a_bot_of_here(tmp_path):
    with pytest.raises(BadRequest, match="should hold src/triumvirate"):
        seat_bot("caesar", f"tribune:{tmp_path}")
    assert type(seat_bot("caesar", "tribune")) is type(find_bot("caesar", "tribune"))


def test_an_imperator_plays_by_the_network_that_its_name_brings_along(tmp_path):
    """The shipped one's, in another file, chooses as it does by compiled text; a changed one judges otherwise."""
    table = Table.new(find_game("caesar"), {}, 5)
    seat = table.deciders()[0]
    asked = (table.view(seat), table.legal(seat), 1.0, 3)
    shutil.copy(WEIGHTS, tmp_path / "same.npz")
    changed(WEIGHTS, tmp_path / "other.npz")
    same, other = (seat_bot("caesar", f"imperator@16:{tmp_path / name}") for name in ("same.npz", "other.npz"))
    shipped = imperator(plain).tuned(16).choose(*asked)
    assert same.choose(*asked) == shipped
    assert other.choose(*asked).chance != pytest.approx(shipped.chance, abs=1e-3)


def changed(file, to):
    """Another network of the same shape: the last of its numbers, the way to the chance, are others."""
    with zipfile.ZipFile(file) as opened, zipfile.ZipFile(to, "w") as written:
        for name in opened.namelist():
            data = opened.read(name)
            if name in ("net.npy", "rest.npy"):
                size = 4 if name == "rest.npy" else 2
                data = data[:-size] + struct.pack("<f" if size == 4 else "<e", 2.0)
            written.writestr(name, data)


@pytest.mark.parametrize(
    ("game", "name", "reason"),
    [
        ("caesar", "imperator@16:{}/none.npz", "There is no network '.*none.npz': `triumvirate train caesar"),
        ("caesar", "imperator@16:{}/text.npz", "text.npz' is no network of caesar's imperator"),
        ("caesar", "imperator@16:{}/julius.npz", "it sees 1944 numbers and decides among 1472"),
        ("julius", "imperator@16:{}/caesar.npz", "'.*caesar.npz' is no network of julius's imperator: it sees"),
        ("caesar", "legate@16:{}/caesar.npz", "The legate of caesar thinks with no network: only imperator does"),
        ("rubico", "imperator:{}/caesar.npz", "thinks with no network: no bot of this game does"),
        ("caesar", "imperator@x:{}/caesar.npz", "There is no bot 'imperator@x' for caesar"),
    ],
)
def test_what_is_no_network_of_a_game_is_refused_in_words(tmp_path, game, name, reason):
    bots = WEIGHTS.parent.parent.parent
    (tmp_path / "text.npz").write_text("nothing")
    for other in ("caesar", "julius"):
        shutil.copy(bots / other / "weights/imperator.npz", tmp_path / f"{other}.npz")
    with pytest.raises(BadRequest, match=reason):
        seat_bot(game, name.format(tmp_path))


def test_kept_games_of_a_network_are_forgotten_when_the_file_has_another(tmp_path):
    file = tmp_path / "net.npz"
    duel = Duel("caesar", {}, f"imperator@16:{file}", "imperator@16", 4)
    told = []
    for text in ("one", "other"):
        file.write_text(text)
        told.append(heading(duel))
    assert told[0] != told[1]
    assert "networks" not in heading(Duel("caesar", {}, "imperator@16", f"legate:{tmp_path}", 4))
    assert network_of("cmd:./mybot --net a.npz") is None
