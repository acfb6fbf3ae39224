"""Cards and the like as a set: all faces, filters, figures, tables in and out."""
