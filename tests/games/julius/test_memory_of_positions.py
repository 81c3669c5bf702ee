"""11. A memory that begins with a position: where blocks of both sides may be that nobody has seen."""

import pytest

from games.julius.campaign import at
from triumvirate.games.julius.memory.cases import Cell
from triumvirate.games.julius.memory.start import HOME_PLACE, POOL, able_at, books_of, is_land
from triumvirate.games.julius.printed import BLOCK_INDEX, DATA, PLACE_IDS
from triumvirate.games.julius.state import FIRST_SEA
from triumvirate.games.julius.view import JuliusView

POSITION = "time 705 2 move caesar; at roma legio-7=3; at neapolis legio-1=2 legio-2=2"


def bags(viewer, colour):
    (case,) = books_of(viewer, [], JuliusView.of(at(POSITION).view(viewer)))[colour].cases
    return {bag.cell: bag.n for bag in case}


def test_11_the_other_sides_pool_is_its_own_and_the_viewers_is_known():
    assert bags("caesar", "pompeius")[Cell("pompeius", "neapolis")] == 2
    assert Cell("pompeius", POOL) in bags("caesar", "pompeius")
    assert set(bags("caesar", "caesar")) == {Cell("caesar", HOME_PLACE)}
    assert set(bags(None, "caesar")) == {Cell("caesar", "roma"), Cell("caesar", POOL)}


@pytest.mark.parametrize("place", PLACE_IDS[2:])
def test_1_a_navis_stands_at_sea_and_in_ports_and_all_others_in_cities(place):
    printed = next(one for one in DATA["places"] if one["id"] == place)
    is_sea = PLACE_IDS.index(place) >= FIRST_SEA
    assert (able_at(place) >> BLOCK_INDEX["p-navis-1"] & 1 == 1) == (is_sea or printed["port"] != "none")
    assert (able_at(place) >> BLOCK_INDEX["legio-1"] & 1 == 1) == (not is_sea)


@pytest.mark.parametrize("sea", PLACE_IDS[FIRST_SEA:])
def test_7_a_way_by_road_touches_no_sea(sea):
    assert is_land("roma", "genua")
    assert not is_land("roma", sea)
    assert not is_land(sea, "roma")
    assert not is_land(sea, sea)
