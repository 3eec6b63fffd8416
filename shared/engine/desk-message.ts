/** client → server `desk`, host only: everything about the room that is not a move of the show. */
import { choice, flag, int, type Read, text } from './fields.ts';
import { line, maybe, message, type OneOf } from './message-fields.ts';
import { deciders, extraTimes, programRights, voteTimes } from './protocol.ts';
import { settingFields } from './settings.ts';

/** Characters of a person's name. */
export const longestName = 40;

/** Any place that a message may name; a show has fewer. */
export const seat = int(0, 100_000);

/** Seconds for the vote of a team. */
export const voteSeconds = int(voteTimes.shortest, voteTimes.longest);

const id = line(40, { min: 1 });
const week = 7 * 86_400;

/** The values of each setting, all of which may be left out. */
export const settingsChange = Object.fromEntries(
  Object.entries(settingFields).map(([name, field]) => [name, maybe<unknown>(field)]),
) as { readonly [S in keyof typeof settingFields]: ReturnType<typeof maybe<Read<(typeof settingFields)[S]>>> };

/** By `do`. */
export const deskMessages = {
  rename: { seat, name: text(longestName) },
  remove: { seat },
  /** Like `remove`, but the player may take no seat again until readmitted. */
  ban: { seat },
  readmit: { id },
  /** Changes settings. Those that are not named stay. */
  set: { settings: message(settingsChange) },
  /** `until`: when the pause ends by itself, in milliseconds since 1970: over holidays. */
  pause: { until: maybe(int(1, Number.MAX_SAFE_INTEGER)) },
  resume: {},
  extend: { seconds: int(1, week) },
  'co-host': {},
  /** A link for streaming software, which shows what everybody sees and can be revoked. */
  overlay: {},
  /**
   * Lets a program in, which may do so much. The reply holds its token, once, and `revoke` ends it. `seat` with `may: "seat"` alone:
   * one that is taken, because the program leaves with whoever sits there.
   */
  program: { name: text(longestName), may: choice(programRights), seat: maybe(seat) },
  /** Gives this seat more time for each move. */
  'extra-time': { seat, times: choice<number>(extraTimes) },
  revoke: { id },
  'seat-link': { seat },
  /** In a season: the next on the list takes over a seat whose player has left. The reply holds their private link. */
  substitute: { seat },
  /**
   * Gives a free seat, or this one if it is free, to somebody of the crowd who would like to play: by lot, the best, or the best of
   * all the season's rooms. `instead`: of whoever holds this seat. `list`: no seat, but a place on the list of the season.
   */
  'call-up': { by: choice(['lot', 'best', 'season']), seat: maybe(seat), instead: maybe(flag()), list: maybe(flag()) },
  /** The task that is open stays open for the room for a while, or no longer. */
  'room-wait': { on: flag() },
  /** Shows a code on the overlay of the chat: whoever types it shows how late the stream is. */
  'measure-delay': {},
  /**
   * Makes a seat a team, changes who decides for it, or (`nobody`) makes it one player's again. In the lobby only, but for who
   * decides and how long a vote takes. `name`: the team's. `everybody`: whoever plays along and is in no other team is a member.
   */
  team: {
    seat,
    decides: choice([...deciders, 'nobody']),
    seconds: maybe(voteSeconds),
    everybody: maybe(flag()),
    name: maybe(text(longestName)),
  },
  /** Another member of the team gets its seat. */
  captain: { seat },
  'sound-check': {},
  /** Ends what is being acted out: title sequence, throw, closing ceremony. */
  skip: {},
  /** After the end: the same players go on in a moment, or not. */
  'go-on': { on: flag() },
  /** Publishes the dice, after which no move is played or undone (fairness.md 7). After the end, or with `breakOff` at any time. */
  close: { breakOff: maybe(flag()) },
  /** Replaces the host's link, because somebody has seen it. The reply holds the new one. Not for co-hosts. */
  'move-link': {},
};

export type DeskMessage = OneOf<'do', typeof deskMessages>;
