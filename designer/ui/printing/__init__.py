"""The print window: pages as they will be printed, what is on them, saved or sent to a printer."""
