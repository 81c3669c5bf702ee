"""People: who they are, what they are called, what is counted for them."""
