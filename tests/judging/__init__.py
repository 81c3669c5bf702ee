"""Long proofs about the judge of CAESAR!: whether what it says of moves holds when it is played out."""
