"""The bots of CAESAR!: brain, words and weights."""
