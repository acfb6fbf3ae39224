"""What a program that died had not saved: looked at, taken over or given up."""
