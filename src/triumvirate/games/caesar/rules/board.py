"""The Map: which spaces surround which province, and what each space takes. Constant tables only."""

from triumvirate.core.rulebook import rule, table
from triumvirate.games.caesar.printed import BORDER_INDEX, DATA, ICONS, PROVINCE_INDEX

WIDEST = 6
ITALIA = PROVINCE_INDEX["italia"]
EVERY_BORDER = (1 << len(DATA["borders"])) - 1
BORDER_FIRST = table(PROVINCE_INDEX[border["provinces"][0]] for border in DATA["borders"])
BORDER_SECOND = table(PROVINCE_INDEX[border["provinces"][1]] for border in DATA["borders"])
DEGREE = table(len(province["borders"]) for province in DATA["provinces"])
BORDERS_OF = table(
    BORDER_INDEX[province["borders"][i]] if i < len(province["borders"]) else 0
    for province in DATA["provinces"]
    for i in range(WIDEST)
)
NEIGHBOURS = table(
    sum(
        1 << PROVINCE_INDEX[name]
        for border in DATA["borders"]
        for name in border["provinces"]
        if here in border["provinces"] and name != here
    )
    for here in PROVINCE_INDEX
)
SPACES_OF = table(sum(1 << BORDER_INDEX[name] for name in province["borders"]) for province in DATA["provinces"])
DOUBLE_LINED = sum(1 << BORDER_INDEX[border["id"]] for border in DATA["borders"] if border["double_lined"])
LAND_LOCKED = sum(1 << PROVINCE_INDEX[province["id"]] for province in DATA["provinces"] if province["land_locked"])
# Spaces that a token carrying this set of icons may go on; a laurel (8) fits every icon.
FITS = table(
    sum(1 << BORDER_INDEX[border["id"]] for border in DATA["borders"] if icons & 8 or icons & ICONS[border["icon"]])
    for icons in range(16)
)


@rule("map")
def other_side(border, province):
    """Two provinces are neighbours when they share a border space: the one across this border from a province."""
    return BORDER_FIRST[border] + BORDER_SECOND[border] - province


@rule("map")
def is_full(s, province):
    """Every border space around the province is filled."""
    return (s.free & SPACES_OF[province]) == 0


@rule("map")
def touches(provinces, province):
    """The province shares a border space with one of a set of provinces."""
    return NEIGHBOURS[province] & provinces != 0
