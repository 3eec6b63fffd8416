/** Money as people read it. Rules count in plain dollars. A host may call them cyber-dollars, like the old net game. */
export const currencies = ['dollars', 'cyber-dollars'] as const;
export type Currency = (typeof currencies)[number];

let ofThisPage: Currency = 'dollars';

/** A page shows one show at a time, and counts as that show does. A server shows many, and names the currency with each text. */
export const countIn = (currency: Currency): void => {
  ofThisPage = currency;
};

export const currencyOfPage = (): Currency => ofThisPage;

/** From a link or a file; dollars if it names no other. */
export const currencyNamed = (name: unknown): Currency => currencies.find(one => one === name) ?? 'dollars';

/** Making a writer of numbers takes as long as writing hundreds of them, so each language has one. */
export const perLanguage = <T>(make: (language: string) => T): ((language: string) => T) => {
  const made = new Map<string, T>();
  return language => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
};

const dollars = { style: 'currency', currency: 'USD' } as const;
// Chromium knows `trailingZeroDisplay` only from 106 on.
const whole = perLanguage(
  language => new Intl.NumberFormat(language, { ...dollars, minimumFractionDigits: 0, maximumFractionDigits: 0 }),
);
const cents = perLanguage(language => new Intl.NumberFormat(language, dollars));

/** Writes amounts in the manner of a language, with cents only if there are any: $1,500, CY$1,500, 1.500 CY$. */
export const moneyIn =
  (language: string, currency?: Currency) =>
  (amount: number): string => {
    const text = (Number.isInteger(amount) ? whole : cents)(language).format(amount);
    return (currency ?? ofThisPage) === 'cyber-dollars' ? text.replace('$', 'CY$') : text;
  };

/** A prize in cash is named after its amount, “$100,000” (OR-A32), and is written like any other money. */
export const prizeName = (prize: string, money: (amount: number) => string): string =>
  /^\$\d{1,3}(,\d{3})*$/.test(prize) ? money(Number(prize.replace(/\D/g, ''))) : prize;

/** For a voice, which would spell the sign out: “1,500 cyber-dollars”. `name`: of more than one, in the text's language. */
export const spokenMoney = (text: string, name: string): string =>
  text.replace(/CY\$(\d+(?:[.,]\d+)*)|(\d+(?:[.,]\d+)*)\sCY\$/g, (_, before, after) => `${before ?? after} ${name}`);
