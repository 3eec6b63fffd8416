/** Kleine Zahlen in Worten, wie im fließenden Text; größere in Ziffern. */
const words = [
  'keine',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

export const counted = (n: number): string => words[n] ?? n.toLocaleString('de');

export const Counted = (n: number): string => {
  const word = counted(n);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
};

/** „eine Runde“ (`one` mit seinem Artikel), „fünf Runden“. */
export const several = (n: number, one: string, many: string): string => (n === 1 ? one : `${counted(n)} ${many}`);

/** „einmal“, „fünfmal“, „15-mal“. */
export const times = (n: number): string =>
  n === 1 ? 'einmal' : n < words.length ? `${counted(n)}mal` : `${counted(n)}-mal`;

const nth = ['', 'erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'];

/** „vierten“, „21.“; `ending`: was die Beugung verlangt. */
export const ordinal = (n: number, ending = 'en'): string => (nth[n] ? `${nth[n]}${ending}` : `${n}.`);

/** Eine Summe zweier Würfel mit ihrem Artikel: „eine 7“. */
export const aTotal = (total: number): string => `eine ${total}`;

/** „5, 7 oder 9“. */
export const either = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} oder ${items.at(-1)}`;
