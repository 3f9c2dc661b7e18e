"""The six actions of phase 3 (NEC-091), from the first word to the last unit; wars only as far as they are declared."""
