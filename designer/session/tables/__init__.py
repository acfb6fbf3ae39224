"""Entries of documents as rows of a spreadsheet's file (CSV): read, matched, judged, written. Qt-free."""
