"""Long proofs about the judges: whether what it says of moves holds when it is played out."""
