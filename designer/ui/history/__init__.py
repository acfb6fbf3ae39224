"""The list of all steps, where the saved texts stand in it, and the way back to one."""
