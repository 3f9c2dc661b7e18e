"""One script for each engine that is measured. Each runs in a process of its own and prints one line of JSON."""
