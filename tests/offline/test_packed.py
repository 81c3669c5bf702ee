"""What is packed for pages is enough: with nothing but it, msgspec, rich and Python's own library a table plays."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
ALONE = """
import asyncio, json, sys
from importlib.abc import MetaPathFinder

class Refuse(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in (*sys.stdlib_module_names, "triumvirate", "msgspec", "rich"):
            raise ImportError(f"{name} is not in a page")

sys.meta_path.insert(0, Refuse())
sys.path[:0] = sys.argv[1:]
from triumvirate.offline import in_page

class Page:
    name, kept, notes = "", {}, {}
    async def heads(self): return [head for head, _ in self.kept.values()]
    async def find(self, match): return None
    async def keep(self, match, head, first, entries): self.kept[match] = head, entries
    async def remove(self, match): pass
    async def note(self, name): return self.notes.get(name)
    async def keep_note(self, name, text): self.notes[name] = text
    async def remove_note(self, name): pass
    def memory_of(self, text): return None
    def files(self): return []
    async def bring(self, name, place): return False
    def send(self, line, text): pass
    def close(self, line, code): pass

async def play():
    desk = in_page.opened(Page())
    games = json.loads((await desk.ask("GET", "/games"))[1])["games"]
    for game in games:
        status, text, _ = await desk.ask("POST", "/play", json.dumps({"game": game["name"], "bot": "tribune"}))
        assert status == 200, text
        match = json.loads(text)["match"]["id"]
        assert (await desk.ask("GET", f"/matches/{match}/board"))[0] == 200
    await asyncio.sleep(0)
    await desk.playing.stop()
    print(*(f"{game['name']}:{','.join(bot['name'] for bot in game['bots'])}" for game in games))

asyncio.run(play())
"""


def test_the_packed_sources_play_every_game_alone(tmp_path: Path) -> None:
    spec = spec_from_file_location("pack_page", ROOT / "scripts" / "pack_page.py")
    assert spec is not None
    assert spec.loader is not None
    packing = module_from_spec(spec)
    spec.loader.exec_module(packing)
    packing.zipped(tmp_path / "sources.zip")
    with zipfile.ZipFile(tmp_path / "sources.zip") as archive:
        assert {entry.date_time for entry in archive.infolist()} == {packing.LONG_AGO}, "nothing of the moment is in it"
        archive.extractall(tmp_path / "page")
    compiled = Path(msgspec.__file__).parents[1]
    command = [sys.executable, "-I", "-S", "-c", ALONE, str(tmp_path / "page"), str(compiled)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    offered = dict(word.split(":") for word in ran.stdout.split())
    assert set(offered) == {"caesar", "julius", "rubico"}
    assert all({"recruit", "tribune"} <= set(bots.split(",")) for bots in offered.values())
    assert {"legate", "imperator", "coach"} <= set(offered["rubico"].split(",")), (
        "they need neither arrays nor WebAssembly"
    )
