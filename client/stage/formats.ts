/** Names, money and lists for commentary and boards, formatted for the language. */
import { moneyIn, prizeName } from '../../shared/engine/money.ts';
import type { View } from '../../shared/engine/show.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import { language } from '../../shared/words/en/language.ts';
import { prizes } from '../../shared/words/en/prizes.ts';
import { stage as words } from '../../shared/words/en/stage.ts';
import { figureIn } from '../../shared/words/figure.ts';

const { format: number } = new Intl.NumberFormat(language);

const figure = figureIn(language);

export const amount = moneyIn(language);

/** Money on bulbs, where a space would take the place of a digit. */
export const bulbAmount = (dollars: number): string => amount(dollars).replace(/\s/g, '');

/** Points or money on bulbs. */
export const bulbText = (value: number, money = false): string => (money ? bulbAmount : number)(value);

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
  money: amount,
  number,
  list: items => list.format(items),
  prize: name => prizes[name] ?? prizeName(name, amount),
});

/** The answer of which something is told, as the reader's language writes it. */
export const toldAnswer = ({
  answer,
  number: isNumber,
}: {
  readonly answer?: unknown;
  readonly number?: unknown;
}): string => (isNumber === true ? figure(Number(answer)) : String(answer));

/** Whether a seat has its place on the left: two desks, or half of the banks, and the odd one. */
export const isOnLeft = (seat: number, seats: number): boolean => seat < Math.ceil(seats / 2);
