/** Reading and writing the record of an episode, `boxcars-episode/1` (contract.md 2). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isLink } from './chain.ts';
import { type DrawRecord, WrongDraws } from './chance.ts';
import { Episode, type Marks, type Proposal } from './episode.ts';
import { FairSource, hexToBytes, type PublicSource } from './fair.ts';
import { readField, record, writeField } from './fields.ts';
import { canonical, isObject } from './json.ts';
import type { Code, Move, Refusal } from './moves.ts';
import { judging } from './question.ts';
import { rulesVersion, type Setting, type Show, unreleasedRules } from './show.ts';

const recordFormat = 'boxcars-episode/1';

/** The file is not a record. `entry` is the entry concerned, -1 for none. */
export class Malformed extends Error {
  readonly entry: number;
  readonly field: string;
  constructor(field: string, message: string, entry = -1) {
    super(`${entry < 0 ? '' : `entry ${entry}: `}${field}: ${message}`);
    this.entry = entry;
    this.field = field;
  }
}

/** A record whose form has been checked. Its moves may still be refused. */
export interface EpisodeRecord {
  readonly show: Show;
  readonly options: unknown;
  readonly pack: unknown;
  readonly seats: readonly string[];
  readonly entries: readonly RecordEntry[];
  readonly code: string;
  readonly seed: Uint8Array | undefined;
  readonly sources: readonly PublicSource[];
}

export interface RecordEntry {
  readonly move: Move;
  /** As in the file. Its form is checked only when the move is accepted. */
  readonly drew: unknown;
  readonly marks: Marks;
}

interface Refused {
  readonly entry: number;
  readonly code: Code;
  readonly message: string;
}

const readSeats = (show: Show, value: unknown): readonly string[] => {
  if (!Array.isArray(value)) throw new Malformed('seats', 'must be a list of names');
  const [fewest, most] = show.seats;
  if (value.length < fewest || value.length > most) {
    const wanted =
      fewest === most ? `${fewest}` : most === Number.POSITIVE_INFINITY ? `at least ${fewest}` : `${fewest} to ${most}`;
    throw new Malformed('seats', `${show.name} has ${wanted} seats, not ${value.length}`);
  }
  const wrong = value.findIndex(name => typeof name !== 'string');
  if (wrong >= 0) throw new Malformed(`seats[${wrong}]`, 'must be a name');
  return value as string[];
};

const readSeed = (value: unknown): Uint8Array | undefined => {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/i.test(value)) throw new Malformed('seed', 'must be 64 hex digits');
  return hexToBytes(value.toLowerCase());
};

const readSources = (value: unknown): readonly PublicSource[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Malformed('sources', 'must be a list of names and values');
  return value.map((source, i) => {
    if (!isObject(source) || typeof source.name !== 'string' || typeof source.value !== 'string') {
      throw new Malformed(`sources[${i}]`, 'must have a name and a value, both texts');
    }
    return { name: source.name, value: source.value };
  });
};

/** The link of an entry. */
const readLink = (value: unknown, index: number): Marks => {
  if (value === undefined || value === '') return {};
  if (!isLink(value)) throw new Malformed('reveal', 'must be 64 lower-case hex digits, or ""', index);
  return { reveal: value };
};

/** Counts of calls by what was called. They are told and change nothing, so what is none is ignored. */
const readAdvice = (value: unknown): Marks => {
  const isCount = (times: unknown) => Number.isSafeInteger(times) && (times as number) > 0;
  const isAdvice = isObject(value) && Object.values(value).every(isCount);
  return isAdvice ? { advice: value as NonNullable<Marks['advice']> } : {};
};

const readEntry = (value: unknown, index: number, seats: number): RecordEntry => {
  if (!isObject(value)) throw new Malformed('entry', 'must be an object', index);
  const { by, do: name, drew, at, hand, advice, reveal, ...inputs } = value;
  const isSeat = typeof by === 'number' && Number.isInteger(by) && by >= 0 && by < seats;
  if (by !== 'host' && by !== 'clock' && !isSeat) {
    throw new Malformed('by', 'must be "host", "clock" or the number of a seat', index);
  }
  if (typeof name !== 'string') throw new Malformed('do', 'must be the name of a move', index);
  return {
    move: { ...inputs, by: by as Move['by'], do: name },
    drew,
    marks: {
      ...(typeof at === 'string' ? { at } : {}),
      ...(hand === 'host' || hand === 'team' ? { hand } : {}),
      ...readAdvice(advice),
      ...readLink(reveal, index),
    },
  };
};

export const readDraws = (value: unknown, index: number): DrawRecord | undefined => {
  if (value === undefined) return undefined;
  if (!isObject(value)) throw new Malformed('drew', 'must be an object', index);
  for (const kind of ['dice', 'numbers', 'orders']) {
    if (value[kind] !== undefined && !Array.isArray(value[kind]))
      throw new Malformed(`drew.${kind}`, 'must be a list', index);
  }
  return value as DrawRecord;
};

/** A record may leave the version out. */
const readRules = (value: unknown): void => {
  if (value === undefined || value === rulesVersion) return;
  const isLower = typeof value === 'number' && value < rulesVersion;
  throw new Malformed('rules', `must be ${rulesVersion}${isLower ? `. This record ${unreleasedRules}` : ''}`);
};

/** Reads parsed JSON as a record. Throws `Malformed`. */
export const readRecord = (value: unknown, showNamed: (name: string) => Show | undefined): EpisodeRecord => {
  if (!isObject(value)) throw new Malformed('record', 'must be an object');
  if (value.format !== recordFormat) throw new Malformed('format', `must be "${recordFormat}"`);
  const show = typeof value.show === 'string' ? showNamed(value.show) : undefined;
  if (show === undefined) throw new Malformed('show', 'is not a show that Boxcars has');
  readRules(value.rules);
  if (value.code !== undefined && typeof value.code !== 'string') throw new Malformed('code', 'must be a text');
  const seats = readSeats(show, value.seats);
  const ownOptions = value.options === undefined ? {} : value.options;
  const options = readField(show.options, ownOptions, 'options');
  const pack = readField(show.pack, value.pack === undefined ? {} : value.pack, 'pack');
  // Every show has the option `judging` (contract.md 3), also those without answers to judge.
  const judged = readField(record({ judging }), ownOptions, 'options');
  const fault = options.faults[0] ?? judged.faults[0] ?? pack.faults[0];
  if (fault !== undefined) throw new Malformed(fault.path, fault.message);
  if (!Array.isArray(value.entries)) throw new Malformed('entries', 'must be a list');
  return {
    show,
    options: options.value,
    pack: pack.value,
    seats,
    entries: value.entries.map((entry, i) => readEntry(entry, i, seats.length)),
    code: (value.code as string | undefined) ?? 'replay',
    seed: readSeed(value.seed),
    sources: readSources(value.sources),
  };
};

/** An entry of a record that was just played. `outcome` says what it did, or why the rules refuse it. */
interface Step {
  readonly entry: number;
  readonly episode: Episode;
  readonly outcome: Proposal | Refusal;
}

/** The setting of a record's episode. */
export const settingOf = ({ options, pack, seats }: EpisodeRecord): Setting => ({
  options,
  pack,
  seats: seats.length,
});

/** The episode of a record before its first entry. */
export const openRecord = (record: EpisodeRecord): Episode => {
  const { show, seats, seed, code, sources } = record;
  const source = seed === undefined ? undefined : new FairSource(seed, code, sources);
  return new Episode(show, settingOf(record), seats, source);
};

/**
 * Plays a record entry by entry. Yields after each entry (never before the first), always with the same episode. Throws
 * `Malformed` if the draws do not fit.
 */
export function* steps(record: EpisodeRecord, episode = openRecord(record)): Generator<Step, void> {
  for (const [entry, { move, drew, marks }] of record.entries.entries()) {
    try {
      // The draws of a refused entry are ignored, so the move is judged before their form is checked.
      const judged = episode.judge(move);
      const outcome = judged.ok ? episode.carryOut(judged, readDraws(drew, entry), marks) : judged;
      if (outcome.ok) episode.accept(outcome);
      yield { entry, episode, outcome };
    } catch (error) {
      if (error instanceof WrongDraws) throw new Malformed(error.field, error.message, entry);
      throw error;
    }
  }
}

/** Plays the first `upto` entries of a record (all by default). Throws `Malformed` if the draws do not fit. */
export const replay = (
  record: EpisodeRecord,
  upto = record.entries.length,
): { episode: Episode; refused: readonly Refused[] } => {
  const episode = openRecord(record);
  const refused: Refused[] = [];
  for (const { entry, outcome } of steps({ ...record, entries: record.entries.slice(0, upto) }, episode)) {
    if (!outcome.ok) refused.push({ entry, code: outcome.code, message: outcome.message });
  }
  return { episode, refused };
};

/** The whole record of an episode as plain data. `extras`: fields that only some records have (code, seed …). */
export const writeRecord = (episode: Episode, extras: Readonly<Record<string, unknown>> = {}) => ({
  format: recordFormat,
  rules: rulesVersion,
  show: episode.show.name,
  options: writeField(episode.show.options, episode.setting.options),
  pack: episode.setting.pack,
  seats: episode.seats,
  entries: episode.entries,
  ...extras,
});

/** SHA-256 in hex of a record's RFC 8785 text, without a `hash` that the file itself carries. */
export const recordHash = (record: Readonly<Record<string, unknown>>): string => {
  const { hash: _hash, ...rest } = record;
  return bytesToHex(sha256(utf8ToBytes(canonical(rest))));
};

/**
 * The first 8 hex digits of the SHA-256 of each entry's RFC 8785 text. By them a changed file shows which entry was changed.
 * They prove nothing against a forger.
 */
export const sumsOf = (entries: readonly unknown[]): readonly string[] =>
  entries.map(entry => bytesToHex(sha256(utf8ToBytes(canonical(entry)))).slice(0, 8));
