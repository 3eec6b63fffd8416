/** Small numbers in words, as running text has them; larger ones in figures. */
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

export const counted = (n: number): string => words[n] ?? n.toLocaleString('en');

export const Counted = (n: number): string => {
  const word = counted(n);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
};

/** “one roll”, “five rolls”. */
export const several = (n: number, one: string, many: string): string => `${counted(n)} ${n === 1 ? one : many}`;

/** “once”, “five times”. */
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${counted(n)} times`);

const nth = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as const;
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** “fourth”, “21st”. */
export const ordinal = (n: number): string =>
  nth[n] || `${n}${endings[ordinals.select(n) as keyof typeof endings] ?? endings.other}`;

/** A total of two dice with its article: “a 7”, “an 8”. */
export const aTotal = (total: number): string => `${total === 8 || total === 11 ? 'an' : 'a'} ${total}`;

/** “5, 7 or 9”. */
export const either = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
