"""Pages that step through a path: self-contained files, and a form for notebooks."""
