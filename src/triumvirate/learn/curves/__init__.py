"""Learning curves by command: methods that are no game's own, budgets that are named beforehand, three seeds of each."""
