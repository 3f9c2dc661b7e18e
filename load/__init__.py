"""What the table server carries: moves, latency and memory, measured on a real server; `make load`."""
