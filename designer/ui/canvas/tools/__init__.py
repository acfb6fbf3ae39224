"""The tools of a canvas: what pointer and keys do while the hand is empty. One file each."""
