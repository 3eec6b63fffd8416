#!/usr/bin/env python3
"""Hosts a show of Boxcars: presses the big button when it is time, and judges answers. Python's standard library is enough.

    python3 host.py http://localhost:2567                 opens a rehearsal with robots on the seats, and hosts it
    python3 host.py http://localhost:2567 CODE TOKEN      hosts a show: make the token on its desk, under Programs ("moves")
"""
import difflib
import json
import secrets
import sys
import time
import urllib.error
import urllib.request

base, (code, token) = sys.argv[1], sys.argv[2:4] or ("", "")


def ask(method, path, body=None):
    """What the server answers; also a refusal, which says why in `detail`."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, {**headers, "Content-Type": "application/json"}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        return json.load(refused)


def states():
    """The show as its host sees it, now and with every change."""
    while True:
        request = urllib.request.Request(f"{base}{show}/events", headers={"Authorization": f"Bearer {token}"})
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


def is_right(card, said):
    """Whether an answer is close enough to one on the card."""
    known = [card.get("answer", ""), *card.get("accept", [])]
    return any(difflib.SequenceMatcher(None, said.lower(), one.lower()).ratio() > 0.8 for one in known)


if not code:
    opened = ask("POST", "/api/episodes", {"show": "lucky-numbers", "robots": "seats", "pace": 500})
    code, token = opened["code"], opened["links"]["host"].split("#")[1]
    print("Watch it:", opened["links"]["tv"])
show = f"/api/episodes/{code}"

for state in states():
    press, own = state["press"], state["own"]["view"].get("own", {})
    # `at` says which moment is meant: what comes too late is refused, and the next state is on its way.
    now = {"id": secrets.token_hex(8), "at": state["entries"]}
    if press["does"]:
        done = ask("POST", f"{show}/press", now)
    elif press["why"] == "judge":
        verdict = is_right(own["card"], own["sent"][-1]["text"])
        done = ask("POST", f"{show}/moves", {**now, "do": "judge", "correct": verdict})
    elif press["why"] == "over":
        print("It is over:", json.dumps(state["result"]))
        break
    else:
        continue  # The players are to move, or seats are free.
    print(state["phase"], "->", done.get("did") or done.get("detail") or "judged", flush=True)
