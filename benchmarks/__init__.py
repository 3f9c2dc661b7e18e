"""How fast the engine is, beside others and beside its own past. See README.md in this folder."""
