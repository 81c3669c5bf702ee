"""Sentences that bots, hints and verdicts print, read back and checked by code that shares nothing with what said them."""
