"""Connections that stay open: sockets of tables, the badge of whose turn it is, streams of lines."""
