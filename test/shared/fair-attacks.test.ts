/** What an operator, a host or a forger could try with a record (fairness.md), and what the verifier says to it. */
import { describe, expect, test } from 'vitest';
import { chainFrom } from '../../shared/engine/chain.ts';
import { FairSource, hexToBytes } from '../../shared/engine/fair.ts';
import { canonical } from '../../shared/engine/json.ts';
import { Malformed } from '../../shared/engine/record.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { code, type File, finishedRecord, sealedRecord } from './finished-record.ts';

const long = process.env.LONG !== undefined;
const verify = (record: unknown) => verifyRecord(record, showNamed);

/** Number of the n-th entry that came with a link of a player's. */
const linked = (record: File, n = 0): number =>
  record.entries.flatMap(({ by, reveal }, index) => (typeof by === 'number' && reveal !== undefined ? [index] : []))[
    n
  ] ?? -1;

/** The dice that the operator, who has the secret, would throw for an entry with another link. */
const rethrown = (record: File, index: number, reveal: string): File['entries'][number] => {
  const entry = record.entries[index]!;
  const draw = verify(record).entries[index]?.draws[0];
  const source = new FairSource(hexToBytes(record.seed), code, record.sources);
  const slot = { place: Math.floor((draw?.nonce ?? 0) / 16), k: (draw?.nonce ?? 0) % 16, link: reveal };
  const { reveal: _reveal, ...bare } = entry;
  const dice = [...source.dice(entry.drew?.dice?.length ?? 0, slot)];
  return { ...bare, ...(reveal === '' ? {} : { reveal }), drew: { dice } };
};

describe('an operator who has the secret', () => {
  test('exchanges a link and throws with it: it belongs to no chain', () => {
    const record = finishedRecord('six-dice');
    const index = linked(record, 1);
    record.entries[index] = rethrown(record, index, 'ab'.repeat(32));
    const report = verify(record);
    expect(report).toMatchObject({ verdict: 'fails', firstFailing: index });
    expect(report.entries[index]?.fault).toBe('link');
  });

  test('drops a link and throws without it: a house throw, and the player’s page misses its own', () => {
    const record = finishedRecord('six-dice');
    const before = verify(record).parts;
    const index = linked(record, record.entries.filter(({ by, reveal }) => by === 0 && reveal).length - 1);
    record.entries[index] = rethrown(record, index, '');
    const { parts } = verify(record);
    expect(parts.player).toBe(before.player - 1);
    expect(parts.house.seat).toBe(before.house.seat + 1);
  });

  test('replays a link that was used before', () => {
    const record = finishedRecord('six-dice');
    const [first, second] = [linked(record, 0), linked(record, 1)];
    record.entries[second] = rethrown(record, second, record.entries[first]?.reveal ?? '');
    expect(verify(record)).toMatchObject({ verdict: 'fails', firstFailing: second });
  });

  test('delays a link: the one before it comes too late to belong to anything', () => {
    const record = finishedRecord('six-dice');
    const [first, second] = [linked(record, 0), linked(record, 1)];
    const [early, late] = [record.entries[first]?.reveal ?? '', record.entries[second]?.reveal ?? ''];
    record.entries[first] = rethrown(record, first, late);
    record.entries[second] = rethrown(record, second, early);
    const report = verify(record);
    expect(report).toMatchObject({ verdict: 'fails', firstFailing: second });
    // Stepping over a link is a thing to see.
    expect(report.skips).toContainEqual({ entry: first, name: 'player:0', links: 1 });
  });

  test('invents a chain: it stands with the entry before which it was pledged', () => {
    const record = finishedRecord('six-dice');
    const index = linked(record, 1);
    const own = chainFrom(new Uint8Array(32).fill(99));
    record.chains.push({ name: 'player:0', from: index, pledge: own[1024]! });
    record.entries[index] = rethrown(record, index, own[1023]!);
    const report = verify(record);
    expect(report.entries[index]?.link).toMatchObject({ ok: true, steps: 1 });
    expect(report.chains.filter(({ late }) => late)).toMatchObject([{ name: 'player:0', from: index, used: 1 }]);
    // Pledged only after it was used, it is none.
    record.chains[record.chains.length - 1] = { name: 'player:0', from: index + 1, pledge: own[1024]! };
    expect(verify(record).entries[index]?.fault).toBe('link');
  });

  test.each(['host', 'player:0'])('exchanges, drops or invents the source of %s', name => {
    const at = name === 'host' ? 0 : 1;
    for (const value of ['', 'cd'.repeat(32)]) {
      const record = finishedRecord('six-dice');
      record.sources[at] = { name, value };
      // As if the page had been absent is not wrong in itself, but another public seed was published then.
      const found = value === '' && name !== 'host' ? 'public-seed' : 'sources';
      expect(verify(record)).toMatchObject({ verdict: 'fails', faults: expect.arrayContaining([found]) });
    }
    const others = finishedRecord('six-dice');
    others.sources.splice(at, 1);
    expect(verify(others).faults).toContain('sources');
    // The second seat has no page, so nothing of it can be mixed in.
    const invented = finishedRecord('six-dice');
    invented.sources[2] = { name: 'player:1', value: 'ef'.repeat(32) };
    expect(verify(invented).faults).toContain('sources');
  });

  test('grinds for a secret after seeing the pledges: it is not the one committed to', () => {
    const record = finishedRecord('six-dice');
    record.seed = `00${record.seed.slice(2)}`;
    expect(verify(record)).toMatchObject({ verdict: 'fails', faults: expect.arrayContaining(['commit']) });
  });

  test('a chain stands twice, belongs to nobody, or comes from an entry that is not there', () => {
    const wrong = [
      (record: File) => record.chains.push(record.chains[0]!),
      (record: File) => record.chains.push({ name: 'player:9', from: 0, pledge: 'ab'.repeat(32) }),
      (record: File) => record.chains.push({ name: 'host', from: 9999, pledge: 'ab'.repeat(32) }),
      (record: File) => record.chains.push({ name: 'host', from: 0, pledge: 'nothing' }),
    ];
    for (const spoil of wrong) {
      const record = finishedRecord('six-dice', 30);
      spoil(record);
      expect(verify(record).faults).toContain('chains');
    }
  });
});

test('a record of rules 1 that was forged under its commitment: the report says which version it is of', () => {
  const record = finishedRecord('six-dice', undefined, 1);
  expect(verify(record)).toMatchObject({ verdict: 'ok', version: 1, parts: { player: 0 } });
});

const mutations = Number(process.env.MUTATIONS ?? (long ? 5000 : 160));

test(`${mutations} records with one byte changed are all found, with the entry named`, { timeout: 900_000 }, () => {
  const seed = Number(process.env.SEED ?? 1);
  const luck = seededLuck(seed);
  const kept = ['six-dice', 'lucky-numbers', 'hot-dice', 'on-a-roll', 'lucky-puzzle'].map(name =>
    sealedRecord(name, 45),
  );
  const tally: Record<string, number> = {};
  let done = 0;
  while (done < mutations) {
    const record = kept[Math.floor(luck() * kept.length)]!;
    const text = JSON.stringify(record);
    const from = text.indexOf('"entries":[') + '"entries":['.length;
    // Half of them in the entries, half anywhere.
    const length = record.entries.reduce((sum, entry) => sum + JSON.stringify(entry).length + 1, 0);
    const at = Math.floor(luck() < 0.5 ? from + luck() * length : luck() * text.length);
    const byte = String.fromCharCode(32 + Math.floor(luck() * 95));
    const changed = text.slice(0, at) + byte + text.slice(at + 1);
    let value: File;
    try {
      value = JSON.parse(changed) as File;
    } catch {
      tally['no JSON'] = (tally['no JSON'] ?? 0) + 1;
      done++;
      continue;
    }
    if (canonical(value) === canonical(record)) continue;
    done++;
    const entry = Array.isArray(value.entries)
      ? value.entries.findIndex((one, i) => canonical(one) !== canonical(record.entries[i]))
      : -1;
    const where = `SEED=${seed}: “${text.slice(Math.max(0, at - 40), at + 20)}” with ${byte} at ${at}`;
    try {
      const report = verify(value);
      expect(report.verdict, where).toBe('fails');
      if (entry >= 0) expect(report.entries[entry]?.ok, where).toBe(false);
      tally.found = (tally.found ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      if (entry >= 0) expect(error.entry, where).toBe(entry);
      tally['no record'] = (tally['no record'] ?? 0) + 1;
    }
  }
  console.info(`${mutations} mutations, SEED=${seed}: ${JSON.stringify(tally)}`);
  expect(tally.found).toBeGreaterThan(0);
});
