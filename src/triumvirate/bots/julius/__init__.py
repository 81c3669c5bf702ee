"""The bots of JULIUS CAESAR: brain, words and weights."""
