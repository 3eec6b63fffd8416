/** Clues as on Jeopardy!: told as statements, answered by a question, worth more the harder they are. */
import type { Difficulty } from '../../deal.ts';
import { given, type Raw } from './gather.ts';
import { loose } from './plain.ts';

interface Clue {
  readonly category: string;
  readonly value: string;
  /** What the file calls the clue or the question, and what it calls the answer. */
  readonly first: string;
  readonly second: string;
}

const asked = /^(?:(?:what|who|where|when)(?:['’]?s|\s+(?:is|are|was|were))|whats|whos)\s+/i;

/** “What is (the) Nile?” is answered by Nile, the Nile, and (if somebody types it) all of it. */
const spellings = (response: string): readonly string[] => {
  const bare = response
    .replace(asked, '')
    .replace(/\?$/, '')
    .replace(/^["“”']|["“”']$/g, '')
    .trim();
  const whole = bare.replace(/[()]/g, '').replace(/\s+/g, ' ').trim();
  const short = bare
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Remarks of the judges (“accept: …”) are no part of an answer.
  return /\((?:or|accept|one of)\b/i.test(bare) ? [short] : short === '' ? [whole] : [short, whole];
};

const figure = (value: string): number => Number(value.replace(/[^\d.]/g, '')) || 0;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** The longer texts are the clues: some archives call the clue “answer”, because the response is a question. */
export const responsesOf = (clues: readonly Clue[]): readonly Omit<Raw, 'at'>[] => {
  const isReversed = mean(clues.map(({ second }) => second.length)) > mean(clues.map(({ first }) => first.length));
  const top = clues.reduce((most, { value }) => Math.max(most, figure(value)), 0);
  return clues.map(({ category, value, first, second }) => {
    const [clue, response] = isReversed ? [second, first] : [first, second];
    const share = top === 0 ? 0 : figure(value) / top;
    const difficulty: Difficulty = share > 0.8 ? 3 : share > 0.4 ? 2 : 1;
    return {
      // Archives put clues between quotation marks.
      ask: loose(clue).replace(/^'(.*)'$/s, '$1'),
      right: spellings(loose(response)),
      ...given('category', category),
      ...(share === 0 ? {} : { difficulty }),
    };
  });
};
