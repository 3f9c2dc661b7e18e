"""How a board becomes geometry: coastlines, provinces, lanes and labels. `scripts/maps.py` describes the result."""
