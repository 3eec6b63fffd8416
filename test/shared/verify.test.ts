import { describe, expect, test } from 'vitest';
import { recordHash } from '../../shared/engine/record.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { facesOf } from '../../shared/faces.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { type File, type FileEntry, finishedRecord, partialRecord } from './finished-record.ts';

const verify = (record: unknown) => verifyRecord(record, showNamed);

/** The record with one thing changed. */
const spoilt = (change: (record: File) => void): File => {
  const record = finishedRecord();
  change(record);
  return record;
};

const drawing = (record: File, kind: 'dice' | 'numbers' | 'orders', from = 0): FileEntry => {
  const found = record.entries.find((entry, i) => i >= from && entry.drew?.[kind] !== undefined);
  if (found === undefined) throw new Error(`nothing draws ${kind}`);
  return found;
};

describe('the record of a finished show', () => {
  test.each(shows.map(show => [show.name]))(
    '%s verifies: every draw, hidden value and move, also those taken back',
    name => {
      const record = finishedRecord(name);
      const report = verify(record);
      expect(report).toMatchObject({ verdict: 'ok', unchecked: '', seed: 'fits', firstFailing: -1 });
      expect(report.entries).toHaveLength(record.entries.length);
      expect(report.entries.every(({ ok }) => ok === true)).toBe(true);
      expect(report.commitments.every(({ ok }) => ok === true)).toBe(true);
      expect(report.commitments.filter(({ entry }) => report.entries[entry]?.takenBack)).toEqual([]);
      expect(report.entries.filter(({ takenBack }) => takenBack)).toHaveLength(
        record.entries.some(({ do: what }) => what === 'undo') ? 1 : 0,
      );
    },
  );

  test('shows each draw beside what the seed gives, with the check code of a throw', () => {
    const record = finishedRecord();
    const report = verify(record);
    const index = record.entries.findIndex(({ drew }) => drew?.dice !== undefined);
    const [draw] = report.entries[index]?.draws ?? [];
    expect(draw).toMatchObject({
      label: 'dice:2d6',
      values: record.entries[index]?.drew?.dice,
      expected: draw?.values,
      ok: true,
    });
    expect(draw?.check).toMatch(/^[0-9a-f]{8}$/);
  });

  test('verifies without its draws: they follow from the seed', () => {
    const record = spoilt(({ entries }) => {
      for (const entry of entries) delete entry.drew;
    });
    expect(verify(record).verdict).toBe('ok');
  });

  test('verifies when the show was broken off', () => {
    expect(verify(finishedRecord('lucky-numbers', 30)).verdict).toBe('ok');
  });

  test('counts a throw that was taken back and came again once', () => {
    const record = finishedRecord();
    const written = record.entries.reduce((sum, { drew }) => sum + (drew?.dice?.length ?? 0), 0);
    expect(verify(record).faces.total).toBe(written - 2);
  });
});

describe('a record with one thing changed fails', () => {
  test('any one face: its entry is named, and the rest of the show stands', () => {
    const throwing = finishedRecord().entries.flatMap(({ drew }, index) => (drew?.dice === undefined ? [] : [index]));
    for (const index of throwing) {
      const record = finishedRecord();
      const entry = record.entries[index];
      const [face = 1, ...rest] = entry?.drew?.dice ?? [];
      if (entry !== undefined) entry.drew = { dice: [(face % 6) + 1, ...rest] };
      const report = verify(record);
      expect(report).toMatchObject({ verdict: 'fails', seed: 'fits', firstFailing: index });
      expect(report.entries[index]).toMatchObject({ ok: false, fault: 'draw', draws: [{ expected: [face, ...rest] }] });
      expect(report.entries.filter(({ ok }) => ok !== true)).toHaveLength(1);
    }
  });

  test.each([0, 17, 31])('byte %i of the seed: it is not the one committed to, and the first draw fails', byte => {
    const record = spoilt(file => {
      const value = Number.parseInt(file.seed.slice(2 * byte, 2 * byte + 2), 16) ^ 1;
      file.seed = file.seed.slice(0, 2 * byte) + value.toString(16).padStart(2, '0') + file.seed.slice(2 * byte + 2);
    });
    const first = record.entries.findIndex(({ drew }) => drew !== undefined);
    expect(verify(record)).toMatchObject({ verdict: 'fails', seed: 'differs', firstFailing: first });
  });

  test('a commitment left out, or put elsewhere', () => {
    const without = verify(spoilt(({ commitments }) => void commitments.splice(2, 1)));
    expect(without.verdict).toBe('fails');
    expect(without.commitments.at(-1)).toMatchObject({ fault: 'missing', entry: without.firstFailing });
    const elsewhere = verify(
      spoilt(({ commitments }) => {
        const [claim] = commitments;
        if (claim !== undefined) commitments[0] = { ...claim, slot: '999.0:int:1-100' };
      }),
    );
    expect(elsewhere.commitments.map(({ fault }) => fault)).toEqual(expect.arrayContaining(['no-draw', 'missing']));
    expect(elsewhere.verdict).toBe('fails');
  });

  test('draws too many, out of range or of no form', () => {
    for (const dice of [[1, 1, 1], [7, 1], 'six']) {
      const record = finishedRecord();
      const entry = drawing(record, 'dice');
      (entry as { drew: unknown }).drew = { dice };
      expect(verify(record)).toMatchObject({ verdict: 'fails', firstFailing: record.entries.indexOf(entry) });
    }
  });

  test('a move against the rules, which no server writes down', () => {
    const record = spoilt(({ entries }) => void entries.splice(3, 0, { by: 1, do: 'roll' }));
    const report = verify(record);
    expect(report).toMatchObject({ verdict: 'fails', firstFailing: 3 });
    expect(report.entries[3]).toMatchObject({ fault: 'refused', draws: [] });
    expect(report.entries[3]?.message).not.toBe('');
  });

  test('an entry cut out: the draws after it belong to other places', () => {
    const record = spoilt(({ entries }) => void entries.splice(0, 1));
    expect(verify(record).verdict).toBe('fails');
  });

  test('its hash changes with every field, but not with the order of fields or with a hash it carries', () => {
    const record = finishedRecord();
    const turned = Object.fromEntries(Object.entries(record).reverse());
    expect(recordHash(turned)).toBe(recordHash(record));
    expect(recordHash({ ...record, hash: 'f00' })).toBe(recordHash(record));
    expect(recordHash({ ...record, seats: ['Zoe', 'Ben'] })).not.toBe(recordHash(record));
  });
});

describe('a record that cannot be checked', () => {
  test('before the end there is no seed: nothing ticks, nothing fails', () => {
    const report = verify(partialRecord());
    expect(report).toMatchObject({ verdict: 'unchecked', unchecked: 'partial', seed: 'no-seed', firstFailing: -1 });
    expect(report.entries.every(({ ok }) => ok === null)).toBe(true);
    const { partial: _partial, ...rest } = partialRecord() as { partial: true };
    expect(verify(rest)).toMatchObject({ verdict: 'unchecked', unchecked: 'no-seed' });
  });

  test('what was opened by then is held against its commitment', () => {
    const record = partialRecord() as File;
    const opened = verify(record).commitments.map(({ ok }) => ok);
    expect(opened).toContain(true);
    expect(opened).toContain(null);
    const at = opened.indexOf(true);
    record.commitments[at] = { ...record.commitments[at]!, value: 101 };
    expect(verify(record)).toMatchObject({ verdict: 'fails' });
  });

  test('a seed that nobody committed to proves nothing, though its draws agree', () => {
    const { commit: _commit, commitments: _commitments, ...record } = finishedRecord();
    const report = verify(record);
    expect(report).toMatchObject({ verdict: 'unchecked', unchecked: 'no-commit', seed: 'no-commit' });
    expect(report.entries.every(({ ok }) => ok === true)).toBe(true);
  });

  test('a refused entry of a script changes nothing, draws nothing and takes no place', () => {
    const { commit: _commit, commitments: _commitments, ...record } = finishedRecord();
    record.entries.splice(3, 0, { by: 1, do: 'roll', drew: { dice: [6, 6] } });
    record.chains = record.chains.map(chain => ({ ...chain, from: chain.from > 3 ? chain.from + 1 : chain.from }));
    const report = verify(record);
    expect(report).toMatchObject({ verdict: 'unchecked', firstFailing: -1 });
    expect(report.entries[3]).toMatchObject({ ok: null, fault: '' });
    expect(report.entries[4]?.ok).toBe(true);
  });

  test('what is no record is said to be none', () => {
    expect(() => verify({})).toThrow('format');
    expect(() => verify({ ...finishedRecord(), seed: '12' })).toThrow('64 hex digits');
  });
});

describe('faces', () => {
  const thrown = (...counts: number[]) => counts.flatMap((count, i) => Array.from({ length: count }, () => i + 1));

  test('the chance of few throws is counted out', () => {
    // One throw is always as uneven as one throw can be; of two, the unevenest are doubles.
    expect(facesOf(thrown(1)).likely).toBeCloseTo(1, 10);
    expect(facesOf(thrown(2)).likely).toBeCloseTo(1 / 6, 10);
    expect(facesOf(thrown(1, 1)).likely).toBeCloseTo(1, 10);
    expect(facesOf(thrown(0, 0, 0, 0, 0, 5)).likely).toBeCloseTo(6 ** -4, 10);
  });

  test('many throws follow the chi-square distribution', () => {
    // Critical values of 5 degrees of freedom: 11.07 for 5 in 100, 15.09 for 1 in 100.
    const even = facesOf(thrown(20, 20, 20, 20, 20, 20));
    expect(even).toMatchObject({ chiSquare: 0, likely: 1, expected: 20, total: 120 });
    const lame = facesOf(thrown(133, 80, 100, 100, 93, 94));
    expect(lame.chiSquare).toBeCloseTo(15.74, 2);
    expect(lame.likely).toBeCloseTo(0.0076, 3);
    expect(facesOf([]).likely).toBe(1);
  });

  test('both ways meet where one takes over', () => {
    const hundred = facesOf(thrown(22, 12, 18, 14, 21, 13));
    expect(hundred.total).toBe(100);
    const double = facesOf(thrown(22, 12, 18, 14, 21, 14));
    expect(Math.abs(hundred.likely - double.likely)).toBeLessThan(0.05);
  });
});

test('a record of rules below 3 is refused in one sentence that names the commit to go back to', () => {
  for (const rules of [1, 2])
    expect(() => verify({ ...finishedRecord('six-dice', 5), rules })).toThrow(
      'rules: must be 3. This record was played under rules that were never released. Commit a9707e9 still reads it',
    );
  expect(() => verify({ ...finishedRecord('six-dice', 5), rules: 4 })).toThrow('rules: must be 3');
});
