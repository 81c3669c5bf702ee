"""The bots of RUBICO: brain, words and weights."""
