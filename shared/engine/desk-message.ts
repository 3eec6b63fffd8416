/** client → server `desk`, host only: everything about the room that is not a move of the show. */
import { choice, flag, int, type Read, text } from './fields.ts';
import { line, maybe, message, type OneOf } from './message-fields.ts';
import { programRights } from './programs.ts';
import { deciders, extraTimes, voteTimes } from './protocol.ts';
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

/** By `do`. What each of them does stands in server/http/desk.ts, for the page at /api. */
export const deskMessages = {
  rename: { seat, name: text(longestName) },
  remove: { seat },
  ban: { seat },
  readmit: { id },
  set: { settings: message(settingsChange) },
  pause: { until: maybe(int(1, Number.MAX_SAFE_INTEGER)) },
  resume: {},
  extend: { seconds: int(1, week) },
  'time-up': {},
  'co-host': {},
  overlay: {},
  program: { name: text(longestName), may: choice(programRights), seat: maybe(seat) },
  'extra-time': { seat, times: choice<number>(extraTimes) },
  revoke: { id },
  'seat-link': { seat },
  substitute: { seat },
  'call-up': { by: choice(['lot', 'best', 'season']), seat: maybe(seat), instead: maybe(flag()), list: maybe(flag()) },
  'room-wait': { on: flag() },
  'measure-delay': {},
  team: {
    seat,
    decides: choice([...deciders, 'nobody']),
    seconds: maybe(voteSeconds),
    everybody: maybe(flag()),
    name: maybe(text(longestName)),
  },
  captain: { seat },
  'sound-check': {},
  skip: {},
  'go-on': { on: flag() },
  close: { breakOff: maybe(flag()) },
  'move-link': {},
};

export type DeskMessage = OneOf<'do', typeof deskMessages>;
