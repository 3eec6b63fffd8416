import { expect, test } from 'vitest';
import { leftIn, marked, markedBy, type PackDocument, packFormat, unusedPack } from '../../shared/packs/document.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

const fieldOf = (name: string) => {
  const show = showNamed(name);
  if (show === undefined) throw new Error(`no show ${name}`);
  return show.pack;
};

const mine: PackDocument = {
  format: packFormat,
  show: 'lucky-numbers',
  title: 'Friday',
  pack: {
    questions: [
      { ask: 'One?', answer: '1' },
      { ask: 'Two?', answer: '2' },
      { ask: 'Three?', answer: '3' },
    ],
    tieBreakers: [{ ask: 'Four?', answer: '4' }],
  },
  used: [],
};

test('what an episode asked is not in the pack of the next one', () => {
  const field = fieldOf('lucky-numbers');
  // The record has what was used, as it was asked then; another one was never in this pack.
  const asked = {
    questions: [
      { ask: ' TWO? ', answer: '2' },
      { ask: 'Nine?', answer: '9' },
    ],
    tieBreakers: [],
  };
  const after = markedBy(mine, field, asked, 'K7QM4XRB');
  expect(after.used).toEqual([{ list: 'questions', key: 'two?', episode: 'K7QM4XRB' }]);
  expect(unusedPack(after, field)).toMatchObject({ questions: [{ ask: 'One?' }, { ask: 'Three?' }] });
  expect(leftIn(after, field)).toEqual({ questions: 2, tieBreakers: 1 });
  // Marked once, however often it is repeated.
  expect(markedBy(after, field, asked, 'ANOTHER2')).toBe(after);
});

test('a mark made by hand can be taken back', () => {
  const field = fieldOf('lucky-numbers');
  const tieBreaker = { ask: 'four?', answer: '4' };
  const used = marked(mine, 'tieBreakers', tieBreaker, true);
  expect(unusedPack(used, field).tieBreakers).toEqual([]);
  expect(unusedPack(marked(used, 'tieBreakers', tieBreaker, false), field)).toEqual(mine.pack);
});

test('the prizes of On A Roll are not used up', () => {
  const field = fieldOf('on-a-roll');
  const prizes = ['A', 'B', 'C', 'D'].map(name => ({ name, value: 1 }));
  const puzzles = [{ subject: 'Chess', kind: 'game', clues: ['Board', 'Queen', 'Mate'] }];
  const document: PackDocument = { ...mine, show: 'on-a-roll', pack: { names: [], puzzles, bigSix: [], prizes } };
  const after = markedBy(document, field, { puzzles, prizes }, 'K7QM4XRB');
  expect(unusedPack(after, field)).toEqual({ names: [], puzzles: [], bigSix: [], prizes });
});
