"""What every request passes and every answer carries: guard, limits, page, description, logs and figures."""
