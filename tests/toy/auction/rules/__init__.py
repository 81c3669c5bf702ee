"""The rules of Auction, and the functions that every game offers its engine."""

from .made import apply, count_legal, list_legal, nth_legal, refusal
from .rounds import deciders, is_over, score, setup, winners
