/**
 * What a host sets for one episode and may change at any time. Each setting is declared here. Storage, messages, the form
 * before a show and the box on the desk are made from it; only its texts are elsewhere (words/<language>/settings.ts). What
 * changes the game itself is an option of the show instead.
 */
import { choice, type Field, fault, flag, intOrNone, type Read, type ReadFields, readField, record } from './fields.ts';
import { currencies } from './money.ts';
import { phrase } from './phrase.ts';
import { byTheDay, type SettingName, settingNames } from './setting-names.ts';

export { byTheDay, type SettingName, settingNames } from './setting-names.ts';

/** Seconds. */
const shortest = 5;
export const longestClock = 7 * 86_400;

/** Clocks that a form offers. Any other may be typed. */
export const usualClocks = [0, 15, 30, 60, 120, byTheDay, 3 * byTheDay] as const;

/** Whether it is the name of a time zone; "" is UTC. */
export const isZone = (name: string): boolean => {
  try {
    return name === '' || new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const zoneName: Field<string> = {
  kind: 'text',
  max: 64,
  fallback: '',
  read: (value, path, faults) => {
    if (value === undefined) return '';
    if (typeof value !== 'string' || value.length > 64 || !isZone(value))
      faults.push(fault(path, phrase('mustBe', phrase('timeZone'))));
    return value as string;
  },
};

const hostNote: Field<string> = {
  kind: 'text',
  max: 500,
  fallback: '',
  read: (value, path, faults) => {
    if (value === undefined) return '';
    if (typeof value !== 'string' || value.length > 500) faults.push(fault(path, phrase('tooLong')));
    return value as string;
  },
};

const channel: Field<string> = {
  kind: 'text',
  max: 25,
  fallback: '',
  read: (value, path, faults) => {
    if (value === undefined) return '';
    if (typeof value !== 'string' || !/^\w{0,25}$/.test(value))
      faults.push(fault(path, phrase('mustBe', phrase('channel'))));
    return value as string;
  },
};

/** Settings with a place of their own, or that follow from what happens. */
const ownPlace: readonly SettingName[] = ['roundEnds', 'roomWait', 'chat'];

/** Settings that a form asks for, in its order. */
export const askedSettings = settingNames.filter(name => !ownPlace.includes(name));

export const settingFields = {
  /** Seconds for a move; 0 for no clock. */
  clock: intOrNone(shortest, longestClock, 0),
  /** The same for moves that nobody else sees (numbers, answers, guesses); 0 means the same clock. */
  sealedClock: intOrNone(shortest, longestClock, 0),
  /**
   * Minutes of a round in which the host calls time. It is called automatically once the current turn is over; 0: only the host
   * calls it.
   */
  roundClock: intOrNone(1, 600, 0),
  /** When the current round ends by that clock, in milliseconds since 1970; 0 if none runs. */
  roundEnds: intOrNone(1, Number.MAX_SAFE_INTEGER, 0),
  /** When the doors open, in milliseconds since 1970. Nobody takes a free seat before; 0: they are open. */
  doors: intOrNone(1, Number.MAX_SAFE_INTEGER, 0),
  /** Hours of the day, 1 to 24, between which clocks of an hour or more stop; 0 for none. */
  quietFrom: intOrNone(1, 24, 0),
  quietTo: intOrNone(1, 24, 0),
  /** The same clocks stop on Saturdays and Sundays. */
  restWeekends: flag(false),
  /** IANA name of the time zone of these hours and weekends; "" for UTC. */
  zone: zoneName,
  /** Deadlines that a player may miss until the desk proposes somebody else for the seat; 0: it never does. */
  substituteAfter: intOrNone(1, 20, 0),
  /** Then somebody else gets the seat by themselves: the next on the season's list, or somebody of the room by lot. */
  autoSubstitute: flag(false),
  /** A free seat can only be taken with a link of its own. */
  locked: flag(false),
  /** Refuses rude names. On by default in a show that the lobby lists. */
  filter: flag(false),
  /** Host and players may write to each other, where nobody else reads it. */
  privateWords: flag(true),
  /**
   * Who sees exact chances. `after`: the audience, once a choice is made, sees what each was worth. `audience`: on their own
   * pages while somebody chooses; on televisions and overlays as `after`. `everyone`: everywhere, players' phones too.
   */
  odds: choice(['after', 'audience', 'everyone', 'nobody'], 'after'),
  /** The audience may play along. */
  sideGame: flag(true),
  /** Viewers may clap, laugh and groan. */
  applause: flag(true),
  /** Seconds that a task stays open for the room at least; 0: until it ends. */
  roomWait: intOrNone(5, 300, 0),
  /** The channel whose chat plays along; "" for none. */
  chat: channel,
  /** What money is called wherever it is shown. Only pages, posts and pictures change with it: neither rules nor record know it. */
  currency: choice(currencies, 'dollars'),
  /** The host's own words for players, beside the rules (HD-71); "" for none. */
  note: hostNote,
} as const satisfies Readonly<Record<SettingName, Field<unknown>>>;

export type EpisodeSettings = ReadFields<typeof settingFields>;
/** What a `set` message holds. */
export type SettingsChange = { readonly [S in SettingName]?: Read<(typeof settingFields)[S]> };

const settings = record(settingFields);

/** Settings as they were stored. A missing value, or one no longer allowed, gets the default. */
export const readSettings = (stored: object): EpisodeSettings => {
  const allowed = Object.entries(stored).filter(([name, value]) => {
    const field = settingFields[name as SettingName];
    return field !== undefined && readField<unknown>(field, value).faults.length === 0;
  });
  return readField(settings, Object.fromEntries(allowed)).value;
};
