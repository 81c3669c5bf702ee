"""Secrets: the non-interference test of every game."""
