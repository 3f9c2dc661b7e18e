"""Wars: their course, their figures, what is given up in them, and those that cards make free."""
