/** FAIR-10: a throw that nobody's page had a part in is told of as one, on pages and in the recap. */
import { expect, test } from 'vitest';
import { linesOf } from '../../client/parts/telling.ts';
import { tellRecord } from '../../shared/recap/story.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { sealedRecord } from '../shared/finished-record.ts';

const tell = (cue: { readonly cue: string }) => `${cue.cue}.`;
const lines = (frame: object) =>
  linesOf({ frame: { entry: 3, cues: [], check: '', ...frame }, act: '', names: ['Ann', 'Ben'] }, tell as never).map(
    ({ text }) => text,
  );

test('pages say it once, with the throw, and with what the host entered', () => {
  const cues = [{ cue: 'turn' }, { cue: 'thrown', dice: [1, 2] }, { cue: 'points' }];
  expect(lines({ cues, check: 'ab12cd34', part: 'house' })).toEqual(['turn.', 'thrown. (A house throw.)', 'points.']);
  expect(lines({ cues, check: 'ab12cd34', part: 'player' })).toEqual(['turn.', 'thrown.', 'points.']);
  expect(lines({ cues, check: 'ab12cd34', part: 'host' })).toEqual(['turn.', 'thrown.', 'points.']);
  expect(lines({ cues, check: 'ab12cd34', part: 'house', hand: true })).toEqual([
    'turn. (Entered by the host: a house throw.)',
    'thrown.',
    'points.',
  ]);
  // An old show knows no parts, and a hidden number is no throw.
  expect(lines({ cues, check: 'ab12cd34' })).toEqual(['turn.', 'thrown.', 'points.']);
  expect(lines({ cues: [{ cue: 'asked' }], part: 'house' })).toEqual(['asked.']);
});

test('the recap of a record marks those throws and no others', () => {
  const record = sealedRecord('six-dice', 40);
  const { moments } = tellRecord(record, showNamed);
  const thrown = moments.filter(({ check }) => check !== '');
  // The second seat has no page.
  expect(thrown.map(({ by, part }) => [by, part])).toEqual(
    thrown.map(({ by }) => [by, by === 1 ? 'house' : undefined]),
  );
  expect(new Set(thrown.map(({ by }) => by))).toEqual(new Set([0, 1]));
  // Taken back and made again with another link, it has the player's part all the same.
  expect(thrown.some(({ by, gone, part }) => by === 0 && gone && part === undefined)).toBe(true);
  const old = tellRecord(sealedRecord('six-dice', 40, 1), showNamed);
  expect(old.moments.every(({ part }) => part === undefined)).toBe(true);
});
