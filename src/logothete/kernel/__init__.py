"""The kernel: what every game shares, and nothing that belongs to one of them."""
