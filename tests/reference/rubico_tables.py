"""The tables of RUBICO's book and of our reconstruction, copied by hand from the rules text."""

FACES = ("red", "blue", "janus", "pompey")
POWERS = ("minerva", "cibelis", "venus", "eris", "fortuna", "roma", "vesta", "juno")

# 1.2: the March deck by number of players, red, blue, Janus, Pompey.
DECKS = {3: (3, 4, 2, 1), 4: (6, 9, 1, 1), 5: (6, 7, 2, 1), 6: (8, 10, 2, 1), 7: (9, 11, 3, 2)}
POMPEY_FIRST_DECK = (6, 9, 2, 0)
CARDS_EACH = {3: 4, 4: 4, 5: 3, 6: 3, 7: 3}

# 2: the roads, and from how many players on a box is there.
CHECKPOINTS = {"italia", "rubico", "roma"}
_NORTH = ["gallia", "italia", "placentia", "mutina", "bononia"]
ROADS = {
    "standard": [*_NORTH, "ravenna", "rubico", "ariminum", "pisaurum", "spoletium", "roma"],
    "via_aemilia": [*_NORTH, "rubico", "ariminum", "pisaurum", "roma"],
    "short_march": ["gallia", "italia", "rubico", "ariminum", "pisaurum", "iguvium", "spoletium", "roma"],
}
ACTIVE_FROM = {
    "standard": {"mutina": 4, "bononia": 5, "ravenna": 5, "pisaurum": 6, "spoletium": 7},
    "via_aemilia": {"mutina": 5, "bononia": 5, "ariminum": 4, "pisaurum": 7},
    "short_march": {"ariminum": 4, "pisaurum": 5, "iguvium": 6, "spoletium": 7},
}

# 3: the Senate's eight cards, and the Legions that they count for.
SENATE_ROW = ["empty", "extra", "blue", "red_1", "discard", "red_2", "red_2", "jolly"]
LEGIONS = {
    "3_3_J": {
        "empty": "", "extra": ["I"], "blue": ["I"], "red_1": ["I"], "discard": ["XV"], "red_2": ["XV"],
        "jolly": ["I", "XV"],
    },
    "X_4_3_J": {
        "empty": ["I"], "extra": ["I"], "blue": ["I"], "red_1": ["I"], "discard": ["XV"], "red_2": ["XV"],
        "jolly": ["I", "XV"],
    },
    "Y_3_4_J": {
        "empty": ["I"], "extra": ["XV"], "blue": ["I"], "red_1": ["I"], "discard": ["XV"], "red_2": ["XV"],
        "jolly": ["I", "XV"],
    },
}  # fmt: skip
