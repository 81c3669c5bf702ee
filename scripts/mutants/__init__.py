"""Faults put in on purpose, to see whether the tests bite."""
