"""What follows the actions in a turn: phase 4, the necrosis, and phases 5 and 6, influence and cards."""
