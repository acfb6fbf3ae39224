"""Two texts side by side: what differs, in colours that can be read in every theme."""
