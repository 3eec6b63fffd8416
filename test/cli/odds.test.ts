import { describe, expect, test } from 'vitest';
import { expectRefused, recordCommand } from './record-command.ts';

const { fileOf, run: odds, typed } = recordCommand('odds');

const record = {
  format: 'boxcars-episode/1',
  show: 'hot-hand',
  seats: ['Ann'],
  entries: [
    { by: 'host', do: 'start' },
    { by: 'host', do: 'close' },
    { by: 0, do: 'roll', drew: { dice: [1, 1] } },
    { by: 0, do: 'roll', drew: { dice: [6, 6] } },
    { by: 0, do: 'roll', drew: { dice: [3, 4] } },
  ],
};

describe('npm run odds', () => {
  test('prints the odds where the record stands as one JSON object', () => {
    const { stdout, status } = typed([fileOf(record), '--upto', '0']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      odds: expect.arrayContaining([{ of: 'flaming-four', exact: '53/4620', approx: 53 / 4620 }]),
      policies: {},
      decisions: [],
    });
    // 3 and 11 are left, of four throws in 36 beside the six that are a 7: once in ten before a 7, both orders.
    expect(JSON.parse(odds(record, '--upto', '4').stdout)).toMatchObject({
      odds: expect.arrayContaining([{ of: 'flaming-four', exact: '1/10', approx: 0.1 }]),
    });
  });

  test('has nothing to say of an episode that is over', () => {
    expect(JSON.parse(odds(record).stdout)).toEqual({ odds: [], policies: {}, decisions: [], throw: [] });
  });

  test.each([
    ['no JSON', '{', [], 'JSON'],
    [
      'wrong draws',
      { ...record, entries: [...record.entries.slice(0, 2), { by: 0, do: 'roll' }] },
      [],
      'entry 2: drew.dice',
    ],
    ['an option nobody knows', record, ['--as', 'host'], '--as'],
  ])('ends with 2 and one line on standard error: %s', (_name, content, args, words) => {
    expectRefused(odds(content, ...args), words);
  });
});
