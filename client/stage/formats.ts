/** Names, money and lists for commentary and boards, formatted for the language. */

import type { View } from '../../shared/engine/show.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import { language } from '../../shared/words/en/language.ts';
import { stage as words } from '../../shared/words/en/stage.ts';

const dollars = { style: 'currency', currency: 'USD' } as const;
const cents = new Intl.NumberFormat(language, dollars);
// Chromium knows `trailingZeroDisplay` only from 106 on.
const whole = new Intl.NumberFormat(language, { ...dollars, minimumFractionDigits: 0, maximumFractionDigits: 0 });
const number = new Intl.NumberFormat(language);

/** Shows cents only if there are any. */
export const amount = (sum: number): string => (Number.isInteger(sum) ? whole : cents).format(sum);

/** Money on bulbs, where a space would take the place of a digit. */
export const bulbAmount = (dollars: number): string => amount(dollars).replace(/\s/g, '');
const list = new Intl.ListFormat(language, { type: 'conjunction' });

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name in Hebrew or Arabic would reverse the text around it, so it is isolated (FSI … PDI). */
export const isolate = (name: string) => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

export const narratorOf = (view: View): Narrator => ({
  name: seat => {
    const name = view.seats[seat]?.name ?? '';
    return name === '' ? words.freeSeatName : isolate(name);
  },
  isYou: () => false,
  money: dollars => amount(dollars),
  number: value => number.format(value),
  list: items => list.format(items),
});
