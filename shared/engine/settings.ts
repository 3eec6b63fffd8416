/**
 * What a host settles about one episode and may change at any time. Each setting is declared here: storage, messages,
 * the form before a show and the box on the desk are made from it, and only its words stand elsewhere (words/<language>/settings.ts).
 * What changes the game itself is an option of the show instead.
 */
import { choice, type Field, fault, flag, intOrNone, type Read, type ReadFields, readField, record } from './fields.ts';
import { phrase } from './phrase.ts';
import { type SettingName, settingNames } from './setting-names.ts';

export { type SettingName, settingNames } from './setting-names.ts';

/** Seconds of a show that is played by the day: nobody needs to be connected, so nobody is missed. */
export const byTheDay = 86_400;

/** Seconds. */
const shortest = 5;
export const longestClock = 7 * 86_400;

/** Clocks that a form offers at once; any other may be typed. */
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

/** Those that a form asks for, in its order; the others are set by what happens. */
export const askedSettings = settingNames.filter(name => name !== 'roundEnds');

export const settingFields = {
  /** Seconds a move may take; 0: the clock is off. */
  clock: intOrNone(shortest, longestClock, 0),
  /** The same for moves that nobody else sees (numbers, answers, guesses); 0: as for every other. */
  sealedClock: intOrNone(shortest, longestClock, 0),
  /** Minutes of a round that the host calls time in: called by itself once the running turn is over; 0: the host alone calls it. */
  roundClock: intOrNone(1, 600, 0),
  /** When the round that is played now ends by it, in milliseconds since 1970; 0: no round clock runs. */
  roundEnds: intOrNone(1, Number.MAX_SAFE_INTEGER, 0),
  /** When the doors open, in milliseconds since 1970: nobody takes a free seat before; 0: they are open. */
  doors: intOrNone(1, Number.MAX_SAFE_INTEGER, 0),
  /** Hours of the day, 1 to 24, from and until which no time of a move runs that has an hour or more; 0: none. */
  quietFrom: intOrNone(1, 24, 0),
  quietTo: intOrNone(1, 24, 0),
  /** No such time runs on Saturdays and Sundays. */
  restWeekends: flag(false),
  /** IANA name of the time zone that hours and weekends are told in; "": UTC. */
  zone: zoneName,
  /** Nobody takes a free seat but with a link of its own. */
  locked: flag(false),
  /** Foul names are turned away from seats. A show that the lobby lists begins with it on. */
  filter: flag(false),
  /**
   * Who is shown exact chances. `after`: the audience, once a choice is made, what each was worth. `audience`: on their own pages
   * while somebody chooses, on televisions and overlays as `after`. `everyone`: everywhere, players' phones too.
   */
  odds: choice(['after', 'audience', 'everyone', 'nobody'], 'after'),
  /** The audience may play along. */
  sideGame: flag(true),
} as const satisfies Readonly<Record<SettingName, Field<unknown>>>;

export type EpisodeSettings = ReadFields<typeof settingFields>;
/** What a `set` message holds. */
export type SettingsChange = { readonly [S in SettingName]?: Read<(typeof settingFields)[S]> };

const settings = record(settingFields);

/** Settings as they were stored; one that is missing or no longer allowed stands as it does for a new show. */
export const readSettings = (stored: object): EpisodeSettings => {
  const allowed = Object.entries(stored).filter(([name, value]) => {
    const field = settingFields[name as SettingName];
    return field !== undefined && readField<unknown>(field, value).faults.length === 0;
  });
  return readField(settings, Object.fromEntries(allowed)).value;
};
