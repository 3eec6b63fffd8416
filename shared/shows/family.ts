/**
 * Acts played by themselves, and the show that each comes from: it shares that show's bundled pack, book and colours. Pages
 * need this without the rules.
 */
const families: Readonly<Record<string, string>> = {
  'main-event': 'lucky-numbers',
  'bonus-bonanza': 'hot-dice',
  'mega-roll': 'hot-dice',
  'big-six': 'on-a-roll',
  'lucky-seven': 'on-a-roll',
  'six-dice-turn': 'six-dice',
};

/** The show that an act by itself belongs to; of a whole show its own name. */
export const familyOf = (show: string): string => families[show] ?? show;

/** Whether the show is an act by itself. */
export const isActAlone = (show: string): boolean => show in families;

/** The show whose colours and lettering its pages have: The Main Event by itself has its own, as it has a set of its own. */
export const lookOf = (show: string): string => (show === 'main-event' ? show : familyOf(show));
