"""Space without rules: what lies next to what, and how far apart."""
