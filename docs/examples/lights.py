#!/usr/bin/env python3
"""Turns on lights in Home Assistant at every 7, when the dice have landed. Python's standard library is enough.

    python3 lights.py http://localhost:2567 CODE http://homeassistant.local:8123

Everybody may see the dice, so it needs no token. lights.yaml is the automation that it calls.
"""
import json
import sys
import threading
import time
import urllib.request

base, code, home = sys.argv[1:4]
webhook = f"{home}/api/webhook/boxcars-seven"


def light(throw):
    data = json.dumps({"code": code, "dice": throw["dice"], "seat": throw["seat"]}).encode()
    try:
        urllib.request.urlopen(urllib.request.Request(webhook, data, {"Content-Type": "application/json"}), timeout=10)
        print("A seven:", throw["dice"], flush=True)
    except OSError as error:
        print("Home Assistant:", error, flush=True)


last = -1  # The last entry that it has heard of. What is missed while it is cut off comes first.
while True:
    headers = {"Last-Event-ID": str(last)} if last >= 0 else {}
    try:
        with urllib.request.urlopen(urllib.request.Request(f"{base}/api/episodes/{code}/events", headers=headers), timeout=60) as stream:
            event = ""
            for line in (line.decode().rstrip("\n") for line in stream):
                if line.startswith("event: "):
                    event = line[7:]
                elif line.startswith("data: ") and event == "cues":
                    entry = json.loads(line[6:])
                    for cue in entry["cues"] if entry["entry"] > last else []:
                        if len(cue.get("dice", [])) == 2 and sum(cue["dice"]) == 7:
                            # The show acts the throw out first.
                            threading.Timer(entry.get("time", {}).get("shows", 0) / 1000, light, [cue]).start()
                    last = max(last, entry["entry"])
    except OSError as error:
        print("Boxcars:", error, flush=True)
    time.sleep(2)  # The stream has ended: a restart, or the network.
