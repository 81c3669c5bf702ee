"""One information-set tree search for all games, on the native engine."""

from triumvirate.search.evaluator import Evaluator
from triumvirate.search.finding import Finding, Option, Step
from triumvirate.search.memory import Memory
from triumvirate.search.search import Search
from triumvirate.search.settings import Limit, Settings
from triumvirate.search.solved import Solved
from triumvirate.search.trail import Trail

__all__ = ["Evaluator", "Finding", "Limit", "Memory", "Option", "Search", "Settings", "Solved", "Step", "Trail"]
