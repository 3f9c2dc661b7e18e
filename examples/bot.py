"""A bot in forty lines: it takes a seat and plays any game at random, with the standard library alone.

python examples/bot.py 'http://127.0.0.1:8477/seat#SECRET' [NAME]
"""

import http.client
import json
import random
import sys
import time
import urllib.request

SITE, SECRET = sys.argv[1].split("/seat#")
PASSING = (409, 429, 502, 503)  # The game has moved on, or the server is busy: look again.


def call(path, body=None):
    headers = {"Authorization": f"Bearer {SECRET}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(f"{SITE}/api{path}", data, headers), timeout=60)


def play(seat):
    """Answer every state that offers something; the result of the game, if that is over."""
    for state in (json.loads(line) for line in call(f"{seat}/stream") if line.strip()):
        if "code" in state:
            sys.exit(state["detail"])
        if state["status"] in ("finished", "archived"):
            return state["result"]
        if state["offers"]:
            call(f"{seat}/play", {"action": random.choice(state["offers"]), "version": state["version"]})


place = json.load(call("/link"))
call(f"/games/{place['game']}/claim", {"name": (sys.argv[2:] or ["Chance"])[0]})
while True:
    try:
        if result := play(f"/games/{place['game']}/seats/{place['seat']}"):
            break
    except (OSError, http.client.HTTPException) as error:
        if getattr(error, "code", 503) not in PASSING:
            raise
    time.sleep(1)
print(f"Place {result['places'][place['seat']]}, {result['scores'][place['seat']]:g} points")
