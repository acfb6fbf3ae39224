"""The text of a document: YAML in colours, faults underlined and in the gutter."""
