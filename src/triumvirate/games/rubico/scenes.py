"""What a table of RUBICO is told slowly, and together: the letters, the meeting of the senators, powers, the reveal, the end."""

from __future__ import annotations

from triumvirate.core.parts import Beat

SCENES = {
    "role_dealt": Beat(4.0, before=2.5),  # the letters lie there sealed before anybody opens one
    "senators_met": Beat(4.5),
    "power_used": Beat(2.4),
    "card_revealed": Beat(1.15, before=1.9),  # on whose word each card was taken is read first
    "reveal_counted": Beat(1.5),
    "marker_moved": Beat(1.6),
    "senate_turned": Beat(1.7),
    "round_ended": Beat(2.0),
    "game_ended": Beat(1.8),
}
