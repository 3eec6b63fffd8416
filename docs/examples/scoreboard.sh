#!/bin/sh
# The scoreboard of a show, in a terminal. Needs curl. Everybody may see scores, so it needs no token.
#
#     sh scoreboard.sh http://localhost:2567 CODE
#
# It listens to the show's events. With each new entry it asks for the show as text, which the server writes.
show="$1/api/episodes/$2"

while :; do
  curl -sN "$show/events" | while IFS= read -r line; do
    case "$line" in
      "event: cues") [ -t 1 ] && clear; curl -s "$show/post?as=text" | sed '/^WHAT HAPPENED/,$d' ;;
    esac
  done
  sleep 2 # The stream has ended: a restart, or the network.
done
