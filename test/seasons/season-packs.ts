/** Packs long enough for a whole season, no item twice. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A word of this many letters, a different one for each number. */
const word = (n: number, length: number): string => {
  let rest = n * 7919 + 13;
  let spelled = '';
  while (spelled.length < length) {
    spelled += letters[rest % 26];
    rest = Math.floor(rest / 26) + spelled.length * 5;
  }
  return spelled;
};

const many = <T>(count: number, item: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => item(n));

const question = (n: number) => ({
  ask: `What is ${n} and 1?`,
  answer: String(n + 1),
  choices: [String(n + 1), 'no idea'],
});

/** By show. */
export const seasonPacks: Readonly<Record<string, object>> = {
  'lucky-numbers': { questions: many(400, question), tieBreakers: many(200, n => question(n + 1000)) },
  'hot-dice': { questions: many(400, question), tieBreakers: many(200, n => question(n + 1000)) },
  'on-a-roll': {
    names: many(900, n => ({ name: word(n + 10_000, 7), ask: `Who is number ${n}?` })),
    prizes: [
      { name: 'a boat', value: 9000 },
      { name: 'a piano', value: 4000 },
      { name: 'a lamp', value: 300 },
      { name: 'a trip', value: 20_000 },
    ],
  },
};
