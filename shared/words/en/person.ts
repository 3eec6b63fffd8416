/**
 * Parts of sentences that agree with whoever they are about: “Ann rolls”, and on Ann’s own phone “You roll”. Every other language
 * has the same parts, each with the forms that its grammar needs.
 */
import type { Narrator } from '../commentary.ts';

/** The form that goes with “you”, from the one that goes with a name: rolls → roll, passes → pass, has → have. */
const second = (third: string): string => {
  if (third === 'has') return 'have';
  if (third === 'is') return 'are';
  if (third === 'was') return 'were';
  if (/(?:ss|ch|sh|x|o)es$/.test(third)) return third.slice(0, -2);
  return third.endsWith('ies') ? `${third.slice(0, -3)}y` : third.slice(0, -1);
};

/** Within a sentence: “Ann rolls”, “you roll”. */
export const does = (tell: Narrator, seat: number, third: string): string =>
  tell.isYou(seat) ? `you ${second(third)}` : `${tell.name(seat)} ${third}`;

/** At the start of a sentence: “Ann rolls”, “You roll”. */
export const Does = (tell: Narrator, seat: number, third: string): string =>
  tell.isYou(seat) ? `You ${second(third)}` : `${tell.name(seat)} ${third}`;

/** A further verb of the same sentence: “and wins”, “and win”. */
export const also = (tell: Narrator, seat: number, third: string): string => (tell.isYou(seat) ? second(third) : third);

/** Whoever something happens to: “you”, “Ann”. */
export const accusative = (tell: Narrator, seat: number): string => (tell.isYou(seat) ? 'you' : tell.name(seat));

/** Whoever is given something; in English the same. */
export const dative = accusative;

/** “your”, “Ann’s”. */
export const possessive = (tell: Narrator, seat: number): string =>
  tell.isYou(seat) ? 'your' : `${tell.name(seat)}’s`;

/** Called by name, or not at all where the reader is meant: “, Ann”, “”. */
export const hey = (tell: Narrator, seat: number): string => (tell.isYou(seat) ? '' : `, ${tell.name(seat)}`);

/** After a miss, with a space behind it; “” where there is none. */
export const theAnswer = (answer: string): string => (answer === '' ? '' : `The answer was “${answer}”. `);

/** What somebody wins, after the verb: “ a weekend in Rome”, “ $100,000”; a common noun without an article gets one, “ the piano”. */
export const asObject = (prize: string): string =>
  /^(?:an?|the|two|three) /i.test(prize)
    ? ` ${prize.charAt(0).toLowerCase()}${prize.slice(1)}`
    : /\d$/.test(prize)
      ? ` ${prize}`
      : ` the ${/^\S+ \p{Lu}|^.\p{Lu}/u.test(prize) ? prize : prize.charAt(0).toLowerCase() + prize.slice(1)}`;

const totals = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number from 2 to 12 as it is called out: “seven”. */
export const spelled = (total: number): string => totals[total - 2] ?? String(total);

/** Two dice as they are called out: “a 4 and a 3”, “two 6s”. */
export const thrown = ([first = 0, other = 0]: readonly number[]): string =>
  first === other ? `two ${first}s` : `a ${first} and a ${other}`;
