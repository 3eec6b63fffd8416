/** Names, money and lists for the commentary and the boards, in the manner of the language. */

import type { View } from '../../shared/engine/show.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import { language } from '../../shared/words/en/language.ts';
import { stage as words } from '../../shared/words/en/stage.ts';

const dollars = { style: 'currency', currency: 'USD' } as const;
const cents = new Intl.NumberFormat(language, dollars);
// `trailingZeroDisplay` came to Chromium with 106.
const whole = new Intl.NumberFormat(language, { ...dollars, minimumFractionDigits: 0, maximumFractionDigits: 0 });
const number = new Intl.NumberFormat(language);

/** Cents only where there are some. */
export const amount = (sum: number): string => (Number.isInteger(sum) ? whole : cents).format(sum);

/** Money on bulbs, where a blank would take the place of a figure. */
export const bulbAmount = (dollars: number): string => amount(dollars).replace(/\s/g, '');
const list = new Intl.ListFormat(language, { type: 'conjunction' });

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name of Hebrew or Arabic letters would turn the line around it: it is kept apart (FSI … PDI). */
export const apart = (name: string) => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

export const narratorOf = (view: View): Narrator => ({
  name: seat => {
    const name = view.seats[seat]?.name ?? '';
    return name === '' ? words.freeSeatName : apart(name);
  },
  isYou: () => false,
  money: dollars => amount(dollars),
  number: value => number.format(value),
  list: items => list.format(items),
});
