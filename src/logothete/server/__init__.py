"""The table server: accounts, lobby, seats, live and correspondence play, for every game of the shelf.

It knows titles and matches only, never a particular game. `store` keeps everything; `rooms` holds the games that
are being played; `tables` is the service that pages, bots, clocks and administrators all use.
"""
