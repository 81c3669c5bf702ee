"""What the search knows of a game beyond its rules: what the game's bots bring as `policy.py`, with these names, or nothing.

Loaded as `triumvirate.native.GAME.search.policy`.
"""

from triumvirate.core.engine import has_text

if has_text(__name__, "bots.policy"):
    from ..bots.policy import evaluate, policy_action, redeal, seen, weigh
else:
    from .plain import evaluate, policy_action, redeal, seen, weigh

__all__ = ["evaluate", "policy_action", "redeal", "seen", "weigh"]
