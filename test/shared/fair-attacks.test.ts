/** What an operator, a host or a forger could try with a record (fairness.md), and what the verifier says to it. */
import { describe, expect, test } from 'vitest';
import { chainFrom } from '../../shared/engine/chain.ts';
import { FairSource, hexToBytes } from '../../shared/engine/fair.ts';
import { canonical } from '../../shared/engine/json.ts';
import { Malformed } from '../../shared/engine/record.ts';
import { type Luck, seededLuck } from '../../shared/engine/robots.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { chainOf, code, type File, finishedRecord, sealedRecord } from './finished-record.ts';

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

  test('gives the link of another place: it belongs to none but its own', () => {
    const record = finishedRecord('six-dice');
    const [first, second] = [linked(record, 0), linked(record, 1)];
    const [early, late] = [record.entries[first]?.reveal ?? '', record.entries[second]?.reveal ?? ''];
    record.entries[first] = rethrown(record, first, late);
    record.entries[second] = rethrown(record, second, early);
    const report = verify(record);
    expect(report).toMatchObject({ verdict: 'fails', firstFailing: first });
    expect(report.entries[second]?.fault).toBe('link');
  });

  test('invents a chain: it is listed with the entry before which it was pledged, and the player’s is in force no more', () => {
    const record = finishedRecord('six-dice');
    const index = record.entries.findLastIndex(({ by, reveal }) => by === 0 && reveal !== undefined);
    const place = Math.floor((verify(record).entries[index]?.draws[0]?.nonce ?? 0) / 16);
    const own = chainFrom(new Uint8Array(32).fill(99));
    record.chains.push({ name: 'player:0', from: index, place, pledge: own[1024]! });
    expect(verify(record).entries[index]?.fault).toBe('link');
    record.entries[index] = rethrown(record, index, own[1022]!);
    const report = verify(record);
    expect(report.entries[index]?.link).toMatchObject({ ok: true, name: 'player:0' });
    expect(report.chains.at(-1)).toMatchObject({ name: 'player:0', from: index, late: 'unexplained' });
    // Pledged only after it was used, or with another place, it is none.
    record.chains[record.chains.length - 1] = { name: 'player:0', from: index + 1, place, pledge: own[1024]! };
    expect(verify(record).entries[index]?.fault).toBe('link');
    record.chains[record.chains.length - 1] = { name: 'player:0', from: index, place: place - 1, pledge: own[1024]! };
    record.entries[index] = rethrown(record, index, own[1021]!);
    expect(verify(record).faults).toEqual(['chains']);
    expect(verify(record).chains.at(-1)?.fault).toBe('place');
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

  test('a chain is listed twice, belongs to nobody, or comes from a missing entry', () => {
    const wrong = [
      (record: File) => record.chains.push(record.chains[0]!),
      (record: File) => record.chains.push({ name: 'player:9', from: 0, place: 0, pledge: 'ab'.repeat(32) }),
      (record: File) => record.chains.push({ name: 'host', from: 9999, place: 0, pledge: 'ab'.repeat(32) }),
      (record: File) => record.chains.push({ name: 'host', from: 0, place: 0, pledge: 'nothing' }),
    ];
    for (const spoil of wrong) {
      const record = finishedRecord('six-dice', 30);
      spoil(record);
      expect(verify(record).faults).toContain('chains');
    }
  });
});

describe('an operator who has the secret, and the clock and the host’s hand as well', () => {
  /** The last throw of the first seat that begins a turn, with a link of its page. */
  const last = (record: File) =>
    record.entries.findLastIndex(
      ({ by, reveal }, index) => by === 0 && reveal !== undefined && record.entries[index - 1]?.by !== 0,
    );

  test('moves, exchanges or drops a pledge: the links of its page belong to nothing', () => {
    const spoiled: readonly [(record: File) => unknown, string][] = [
      [record => (record.chains[1]!.pledge = chainFrom(new Uint8Array(32).fill(98))[1024]!), 'exchanged'],
      [record => record.chains.splice(1, 1), 'dropped'],
      [record => (record.chains[1]!.from = linked(record) + 1), 'delayed'],
      [record => (record.chains[1]!.name = 'player:1'), 'given to another seat'],
    ];
    for (const [spoil, how] of spoiled) {
      const record = finishedRecord('six-dice', 30);
      spoil(record);
      const report = verify(record);
      expect(report, how).toMatchObject({ verdict: 'fails', faults: expect.arrayContaining(['sources']) });
      expect(report.entries[linked(record)]?.fault, how).toBe('link');
    }
  });

  test('delays a press until the clock has thrown, having seen both: it counts as a house throw', () => {
    const record = finishedRecord('six-dice');
    const before = verify(record).parts;
    const index = last(record);
    const { reveal: _reveal, ...thrown } = rethrown(record, index, '');
    record.entries.splice(index, record.entries.length - index, { ...thrown, by: 'clock', do: 'expire' });
    const report = verify(record);
    const entry = report.entries[index]!;
    expect(entry).toMatchObject({ ok: true, by: 'clock', link: null });
    expect(report.parts.house.clock).toBe(before.house.clock + 1);
    expect(report.parts.player).toBeLessThan(before.player);
  });

  test('lets the clock throw with a link, or a seat with the host’s: neither has a chain of that name', () => {
    for (const by of ['clock', 1] as const) {
      const record = finishedRecord('six-dice');
      const index = record.entries.findIndex(entry => entry.by === 1 && entry.drew !== undefined);
      record.entries[index] = { ...rethrown(record, index, record.entries[0]!.reveal ?? ''), by };
      expect(verify(record)).toMatchObject({ verdict: 'fails', firstFailing: index });
    }
  });

  test('throws for a seat by the host’s hand, with the host’s link: a throw of the house', () => {
    const record = finishedRecord('six-dice');
    const before = verify(record).parts;
    const index = last(record);
    const place = Math.floor((verify(record).entries[index]?.draws[0]?.nonce ?? 0) / 16);
    const next = chainOf('host')[1022 - place]!;
    record.entries[index] = { ...rethrown(record, index, next), hand: 'host' };
    const { entries, parts } = verify(record);
    expect(entries[index]).toMatchObject({ ok: true, hand: 'host', link: { name: 'host' } });
    expect(parts).toMatchObject({ player: before.player - 1, host: before.host });
    expect(parts.house.post).toBe(before.house.post + 1);
  });

  test('takes a throw back and lets the clock throw there: the same dice, and the player’s is listed as gone', () => {
    const record = finishedRecord('six-dice');
    const index = last(record);
    const { reveal: _reveal, ...thrown } = record.entries[index]!;
    record.entries.splice(index + 1, record.entries.length);
    record.entries.push({ by: 'host', do: 'undo' }, { ...thrown, by: 'clock', do: 'expire' });
    const report = verify(record);
    expect(report.entries.at(-1)).toMatchObject({ ok: true, draws: [{ again: true, values: thrown.drew?.dice }] });
    expect(report.gone).toContainEqual({ entry: index, label: `dice:${thrown.drew?.dice?.length}d6` });
    record.entries.at(-1)!.drew = { dice: thrown.drew!.dice!.map(face => (face % 6) + 1) };
    expect(verify(record)).toMatchObject({ verdict: 'fails', firstFailing: index + 2 });
  });

  test('adds, leaves out or swaps entries of a file with its sums: each is named', () => {
    const sealed = sealedRecord('six-dice', 30);
    const swapped = structuredClone(sealed);
    [swapped.entries[3], swapped.entries[4]] = [swapped.entries[4]!, swapped.entries[3]!];
    expect(verify(swapped).entries.findIndex(({ ok }) => ok === false)).toBe(3);
    const left = structuredClone(sealed);
    left.entries.splice(5, 1);
    expect(verify(left)).toMatchObject({ verdict: 'fails', faults: expect.arrayContaining(['hash', 'sums']) });
    expect(verify(left).firstFailing).toBe(5);
    const added = structuredClone(sealed);
    added.entries.splice(5, 0, added.entries[4]!);
    expect(verify(added).firstFailing).toBe(5);
  });
});

const mutations = Number(process.env.MUTATIONS ?? (long ? 5000 : 240));

/**
 * The position of a byte in the text: the fields on the way to it, entries by their move, everything else without its number.
 */
const fieldsIn = (text: string): readonly string[] => {
  const classes: string[] = [];
  const path: string[] = [];
  /** Of each object or list that is open: whether it is a list, and the field that is read. */
  const open: { list: boolean; key: string; keyed: boolean }[] = [];
  let string = '';
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const here = open.at(-1);
    const char = text[i]!;
    if (inString) {
      if (char === '\\') string += text[++i] ?? '';
      else if (char === '"') inString = false;
      else string += char;
    } else if (char === '"') {
      inString = true;
      string = '';
    } else if (char === ':' && here !== undefined && !here.list) {
      here.key = string;
      here.keyed = true;
    } else if (char === ',' && here !== undefined && !here.list) here.keyed = false;
    else if (char === '{' || char === '[') {
      path.push(here === undefined || here.list ? '' : here.key);
      open.push({ list: char === '[', key: '', keyed: false });
    } else if (char === '}' || char === ']') {
      open.pop();
      path.pop();
    }
    const at = open.at(-1);
    const name = [...path, at === undefined || at.list ? '' : at.keyed ? at.key : 'KEY'].filter(part => part !== '');
    while (classes.length <= i) classes.push(name.slice(0, 3).join('.'));
  }
  return classes;
};

/** A forger's byte: a digit for a digit, a letter for a letter. */
const likeIt = (char: string, luck: Luck): string => {
  const kind = ['0123456789', 'abcdef', 'abcdefghijklmnopqrstuvwxyz-'].find(chars => chars.includes(char)) ?? char;
  return kind[Math.floor(luck() * kind.length)]!;
};

test(`${mutations} records with one byte changed, some of every field, are all found, with the entry named`, () => {
  const seed = Number(process.env.SEED ?? 1);
  const luck = seededLuck(seed);
  const kept = ['six-dice', 'lucky-numbers', 'hot-dice', 'on-a-roll', 'lucky-puzzle'].map(name => {
    const record = sealedRecord(name, 45);
    const text = JSON.stringify(record);
    const byField = new Map<string, number[]>();
    for (const [at, field] of fieldsIn(text).entries()) byField.set(field, [...(byField.get(field) ?? []), at]);
    return { record, text, plain: canonical(record), byField };
  });
  // Each field of each record in turn, so that none is left out.
  const fields = kept.flatMap(one => [...one.byField].map(([field, places]) => ({ ...one, field, places })));
  const named = new Set(fields.map(({ field }) => field));
  for (const field of ['seed', 'commit', 'publicSeed', 'hash', 'code', 'rules', 'show', 'sums', 'seats'])
    expect(named).toContain(field);
  for (const field of [
    'chains.pledge',
    'chains.from',
    'chains.place',
    'chains.name',
    'sources.value',
    'commitments.hash',
  ])
    expect(named).toContain(field);
  for (const field of ['entries.reveal', 'entries.by', 'entries.do', 'entries.drew.dice', 'entries.drew.orders'])
    expect(named).toContain(field);
  const tally: Record<string, number> = { fields: named.size };
  const from = Math.floor(luck() * fields.length);
  let done = 0;
  for (let turn = 0; done < mutations; turn++) {
    // A short run tests a sample of them, a long one each of them many times.
    const step = mutations < fields.length ? Math.floor(fields.length / mutations) : 1;
    const { record, text, plain, places } = fields[(from + turn * step) % fields.length]!;
    const at = places[Math.floor(luck() * places.length)]!;
    const byte = luck() < 0.7 ? likeIt(text[at]!, luck) : String.fromCharCode(32 + Math.floor(luck() * 95));
    const changed = text.slice(0, at) + byte + text.slice(at + 1);
    let value: File;
    try {
      value = JSON.parse(changed) as File;
    } catch {
      tally['no JSON'] = (tally['no JSON'] ?? 0) + 1;
      done++;
      continue;
    }
    if (canonical(value) === plain) continue;
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
