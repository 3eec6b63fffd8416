import { describe, expect, test } from 'vitest';
import { readRecordFile } from '../../server/cli/record-file.ts';
import { replay as play, readRecord } from '../../shared/engine/record.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { expectRefused, recordCommand } from './record-command.ts';

const { fileOf, run: replay, typed } = recordCommand('replay');

const question = { ask: 'Capital of Peru?', answer: 'Zorbulon' };
const record = {
  format: 'boxcars-episode/1',
  show: 'lucky-numbers',
  pack: { questions: [question, question] },
  seats: ['Ann', 'Ben'],
  entries: [
    { by: 'host', do: 'start', drew: { numbers: [17] } },
    { by: 0, do: 'roll' },
    { by: 'host', do: 'open-game', drew: { numbers: [3] } },
    { by: 'host', do: 'ask', drew: { numbers: [57] } },
    { by: 0, do: 'buzz', number: 50.0 },
  ],
};

test('a file that begins with a mark for the order of its bytes is read like any other', () => {
  expect(readRecordFile([fileOf(`\uFEFF${JSON.stringify(record)}`)], '').seats).toEqual(['Ann', 'Ben']);
});

test('a move that no show has is not said back in full', () => {
  const dance = { by: 0, do: 'dance '.repeat(20_000) };
  const { refused } = play(readRecord({ ...record, entries: [dance] }, showNamed));
  expect(refused.map(({ code }) => code)).toEqual(['unknown-move']);
  expect(JSON.stringify(refused).length).toBeLessThan(200);
});

describe('npm run replay', () => {
  test('prints one JSON object and nothing else', () => {
    const { stdout, status } = typed([fileOf(record)]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      show: 'lucky-numbers',
      act: 'match',
      phase: 'buzz',
      seats: [
        { name: 'Ann', score: 0 },
        { name: 'Ben', score: 0 },
      ],
      result: null,
      refused: [{ entry: 1, code: 'not-now' }],
      legal: expect.arrayContaining([{ by: 'host', do: 'undo' }]),
    });
    expect(stdout).not.toContain('Zorbulon');
  });

  test('shows the host and a seat what they may see', () => {
    expect(replay(record, '--as', 'host').stdout).toContain('Zorbulon');
    expect(JSON.parse(replay(record, '--as', '0').stdout).own).toEqual({ sent: 50 });
    expect(JSON.parse(replay(record, '--as', '1').stdout).own).toEqual({});
  });

  test('plays the first entries only', () => {
    expect(JSON.parse(replay(record, '--upto', '3').stdout)).toMatchObject({ phase: 'ready', board: { luckiest: 6 } });
    const { stdout } = typed(['-', '--upto', '0'], JSON.stringify(record));
    expect(JSON.parse(stdout)).toMatchObject({ phase: 'lobby' });
  });

  test.each([
    ['no JSON', '{', 'JSON'],
    ['another format', { ...record, format: 'x' }, 'format'],
    [
      'wrong draws',
      { ...record, entries: [{ by: 'host', do: 'start', drew: { numbers: [1] } }] },
      'entry 0: drew.numbers',
    ],
    ['an entry that is no object', { ...record, entries: [7] }, 'entry 0'],
    ['a show nobody knows', { ...record, show: '__proto__' }, 'show'],
  ])('ends with 2 and one line on standard error: %s', (_name, content, words) => {
    expectRefused(replay(content), words);
  });
});
