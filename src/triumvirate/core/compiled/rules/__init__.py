"""What a game may have among its rules, for those that have it not."""
