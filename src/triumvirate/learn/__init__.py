"""Self-play training of a policy-value network on a GPU, its export, and the player that uses it without torch."""
