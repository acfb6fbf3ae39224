"""Forms made from schemas: one editor per shape of a value, faults in place, every change an edit."""
