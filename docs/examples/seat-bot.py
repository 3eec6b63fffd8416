#!/usr/bin/env python3
"""Plays a seat of a show of Boxcars, with dice that nobody could foresee. Python's standard library is enough.

    python3 seat-bot.py http://localhost:2567 CODE NAME [TOKEN]

It takes a free seat under its name; with a token (from the desk, under Programs, "seat") it plays for whoever sits there. It
moves at random: `choose` is yours to write. Its part in the dice is a hash chain, of which it gives away one link a throw
(docs/fairness.md 2).
"""
import hashlib
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

base, code, name, token = (sys.argv[1:] + [""])[:4]
show = f"{base}/api/episodes/{code}"


def ask(method, path, body=None):
    """What the server answers; also a refusal, which says why in `detail`."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(show + path, data, {**headers, "Content-Type": "application/json"}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        return json.load(refused)


def states():
    """The show as this seat sees it, now and with every change."""
    while True:
        request = urllib.request.Request(f"{show}/events", headers={"Authorization": f"Bearer {token}"})
        try:
            with urllib.request.urlopen(request, timeout=60) as stream:
                event = ""
                for line in (line.decode().rstrip("\n") for line in stream):
                    if line.startswith("event: "):
                        event = line[7:]
                    elif line.startswith("data: ") and event == "state":
                        yield json.loads(line[6:])
        except urllib.error.HTTPError as refused:
            sys.exit(json.load(refused)["detail"])
        except OSError:
            pass
        time.sleep(2)  # The stream has ended: a restart, or the network.


def frame(*fields):
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


class Chain:
    """1024 hashes upward from a secret. The last is the pledge, given away before any throw; below it, one link a throw."""

    def __init__(self):
        self.links = [secrets.token_bytes(32)]
        while len(self.links) <= 1024:
            self.links.append(hashlib.sha256(frame(b"dice-fair/2", b"chain", self.links[-1])).digest())
        self.pledge = self.links[1024].hex()
        self.sent = 0  # How far down links were sent,
        self.thrown = 0  # and how far down one stands in the record.
        self.stands = False  # The show knows it: a state that was on its way before its pledge does not.

    def link(self, state, place):
        """The link for a place: how many entries have drawn something, or "start". None: a new chain is needed."""
        mine = [chain for chain in state["chains"] if chain["pledge"] == self.pledge]
        if not mine:
            return None if self.stands else ""  # "": this one is pledged, and in force with the next state.
        self.stands = True
        depth = 1 if place == "start" else place - mine[0]["place"] + 2
        # After an undo a place comes again, and its link is known by now. What was refused may be sent again.
        if place != "start" and (not 1 < depth <= 1024 or depth < self.sent or depth == self.thrown):
            return None
        self.sent = max(self.sent, depth)
        return self.links[1024 - depth].hex()


def value(field):
    """Any value that an input of a move takes."""
    kind = field["kind"]
    if kind == "int":
        return random.randint(field["min"], field["max"])
    if kind == "list":
        return [value(field["of"]) for _ in range(field["length"])]
    if kind in ("choice", "set"):
        return random.choice(field["of"])
    return {"number": 50, "flag": True, "text": "no idea"}[kind]


def choose(state):
    """A move of those that are legal now, with its inputs, and whether it may draw; None for none."""
    legal = [move for move in state["own"]["legal"] if move["by"] == state["seat"]]
    if not legal:
        return None
    move = random.choice(legal)
    inputs = {name: value(field) for name, field in move.get("inputs", {}).items()}
    return {"do": move["do"], **inputs}, move.get("draws", False)


chain = Chain()
if token:
    ask("POST", "/seat/pledge", {"value": chain.pledge})
else:
    seat = ask("POST", "/seat", {"name": name, "pledge": chain.pledge})
    token = seat.get("token") or sys.exit(seat["detail"])

for state in states():
    if state["result"] is not None and state["phase"] == "over":
        print("It is over:", json.dumps(state["result"]))
        break
    if state["starting"] is not None:  # The host has pressed Start, and asks for everybody's part in the public seed.
        ask("POST", "/seat/start-link", {"value": chain.link(state, "start") or ""})
        continue
    chosen = choose(state)
    if chosen is None or state["paused"]:
        continue
    move, draws = chosen
    link = chain.link(state, state["place"]) if draws else ""
    if draws and link == "":
        continue
    if link is None:  # Pledged between two entries, a new chain counts from the next state on.
        chain = Chain()
        ask("POST", "/seat/pledge", {"value": chain.pledge})
        continue
    # `at` says which moment is meant: what comes too late is refused, and the next state is on its way.
    moment = {"id": secrets.token_hex(8), "at": state["entries"], "reveal": link}
    done = ask("POST", "/moves", {**moment, **move})
    if draws and done.get("ok"):
        chain.thrown = chain.sent
    print(move, "->", done.get("detail", "ok"), flush=True)
