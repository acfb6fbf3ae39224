"""What every game is tested with, the shipped ones and a user's own alike."""
