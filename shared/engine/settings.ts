/**
 * What a host settles about one episode and may change at any time. Each setting is declared here: storage, messages,
 * the form before a show and the box on the desk are made from it, and only its words stand elsewhere (words/<language>/settings.ts).
 * What changes the game itself is an option of the show instead.
 */
import { choice, type Field, flag, intOrNone, type Read, type ReadFields, readField, record } from './fields.ts';
import type { SettingName } from './setting-names.ts';

export { type SettingName, settingNames } from './setting-names.ts';

/** Seconds of a show that is played by the day: nobody needs to be connected, so nobody is missed. */
export const byTheDay = 86_400;

/** Seconds. */
const shortest = 5;
export const longestClock = 7 * 86_400;

/** Clocks that a form offers at once; any other may be typed. */
export const usualClocks = [0, 15, 30, 60, 120, byTheDay, 3 * byTheDay] as const;

export const settingFields = {
  /** Seconds a move may take; 0: the clock is off. */
  clock: intOrNone(shortest, longestClock, 0),
  /** The same for moves that nobody else sees (numbers, answers, guesses); 0: as for every other. */
  sealedClock: intOrNone(shortest, longestClock, 0),
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
