/**
 * Checks a record against dice-fair/1 (fairness.md): the seed against what was committed to, every draw against the seed,
 * every hidden value against its commitment, every move against the rules.
 */
import { type Draw, type Drew, drawKey, type Slot, WrongDraws } from './chance.ts';
import { committedValue } from './commitments.ts';
import { Episode, type Proposal } from './episode.ts';
import { type Faces, facesOf } from './faces.ts';
import { checkCode, FairSource, nonceOf, type PublicSource, secretCommit, secretSalt, seedCommit } from './fair.ts';
import { canonical } from './json.ts';
import type { Actor } from './moves.ts';
import { type EpisodeRecord, Malformed, type RecordEntry, readDrew, readRecord } from './record.ts';
import { recordHash } from './record-hash.ts';
import type { Show } from './show.ts';

/** true: it fits; false: it does not; null: nobody can tell. */
export type Fits = boolean | null;

export interface CheckedDraw {
  /** `dice:2d6`, `int:1-100`, `shuffle:6`; the kind alone where the entry cannot be replayed. */
  readonly label: string;
  /** What the record says was drawn. */
  readonly values: readonly number[];
  /** What the seed gives; null without a seed. */
  readonly expected: readonly number[] | null;
  /** The code that stood beside a throw during the show (fairness.md 8); "" for other draws and without a seed. */
  readonly check: string;
  readonly ok: Fits;
}

/** What is wrong with an entry; `form`: its draws are not of the form that the move asks for. */
export type EntryFault = '' | 'draw' | 'commitment' | 'refused' | 'form';

export interface CheckedEntry {
  readonly index: number;
  readonly by: Actor;
  /** The name on the seat at that moment; "" for host and clock. */
  readonly name: string;
  /** The move. */
  readonly what: string;
  readonly draws: readonly CheckedDraw[];
  /** An undo took it back later. */
  readonly takenBack: boolean;
  readonly ok: Fits;
  readonly fault: EntryFault;
  /** The rules' own words for a refusal, or what is wrong with the form. */
  readonly message: string;
}

/** What is wrong with a commitment; `missing`: a hidden value has none; `no-draw`: nothing was drawn at its slot. */
export type CommitmentFault = '' | 'hash' | 'salt' | 'value' | 'missing' | 'no-draw';

export interface CheckedCommitment {
  /** `place.k:label` (fairness.md 6). */
  readonly slot: string;
  /** The rules' name of the hidden draw; "" where the entry cannot be replayed. */
  readonly hidden: string;
  /** The entry that drew it, -1 for none. */
  readonly entry: number;
  readonly ok: Fits;
  readonly fault: CommitmentFault;
}

/** What the record's commitment to its seed comes to. */
export type SeedCheck = 'fits' | 'differs' | 'no-seed' | 'no-commit';

/** Why nothing can be said: the episode is not over, or nobody committed to the seed beforehand. */
export type Unchecked = '' | 'partial' | 'no-seed' | 'no-commit';

export interface Report {
  readonly verdict: 'ok' | 'fails' | 'unchecked';
  readonly unchecked: Unchecked;
  readonly show: string;
  readonly code: string;
  /** Names at the start of the show. */
  readonly seats: readonly string[];
  /** As the record has it, or else of its seed; "" for neither. */
  readonly commit: string;
  readonly seed: SeedCheck;
  readonly sources: readonly PublicSource[];
  readonly entries: readonly CheckedEntry[];
  /** Index of the first entry that fails, -1 for none. */
  readonly firstFailing: number;
  readonly commitments: readonly CheckedCommitment[];
  readonly faces: Faces;
  /** SHA-256 of the record (fairness.md 7). */
  readonly hash: string;
}

/** A commitment as it came in a file. */
interface Claimed {
  readonly slot: string;
  readonly hash: string;
  readonly salt: string | undefined;
  readonly value: unknown;
}

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((value, i) => value === b[i]);
const lower = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');

const claimsIn = (value: unknown): readonly Claimed[] =>
  (Array.isArray(value) ? value : []).map(item => {
    const { slot, hash, salt, value } = isObject(item) ? item : {};
    return { slot: String(slot), hash: lower(hash), salt: salt === undefined ? undefined : lower(salt), value };
  });

/** What the seed gives for a label at a slot. */
const fairValues = (source: FairSource, label: string, slot: Slot): readonly number[] => {
  const [kind, range = ''] = label.split(':');
  if (kind === 'dice') return source.dice(Number.parseInt(range, 10), slot);
  if (kind === 'shuffle') return source.order(Number(range), slot);
  const [lo = 1, hi = 1] = range.split('-').map(Number);
  return [source.number(lo, hi, slot)];
};

const numbersIn = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : []).filter((item): item is number => typeof item === 'number');

/** What a file says was drawn, by kind: all that can be told without playing the move. */
const drawnBy = (drew: unknown): readonly CheckedDraw[] => {
  if (!isObject(drew)) return [];
  const orders = Array.isArray(drew.orders) ? drew.orders : [];
  const kinds: readonly (readonly [string, readonly number[]])[] = [
    ['dice', numbersIn(drew.dice)],
    ['int', numbersIn(drew.numbers)],
    ...orders.map(order => ['shuffle', numbersIn(order)] as const),
  ];
  return kinds
    .filter(([, values]) => values.length > 0)
    .map(([label, values]) => ({ label, values, expected: null, check: '', ok: null }));
};

/** Deals the values of a file out to the draws that the rules ask for, where the file's own do not fit them. */
const dealt = (drew: unknown, draws: readonly Draw[]): readonly (readonly number[])[] => {
  const given = isObject(drew) ? drew : {};
  const dice = [...numbersIn(given.dice)];
  const numbers = [...numbersIn(given.numbers)];
  const orders = Array.isArray(given.orders) ? [...given.orders] : [];
  return draws.map(({ label, values }) => {
    if (label.startsWith('dice')) return dice.splice(0, values.length);
    return label.startsWith('int') ? numbers.splice(0, 1) : numbersIn(orders.shift());
  });
};

/** A move with the draws of the file, or, where these do not fit the move, with those of the seed. */
const proposed = (
  episode: Episode,
  { move, drew }: RecordEntry,
  index: number,
): { proposal: Proposal; misfit: string } | undefined => {
  const play = (given?: Drew): Proposal | undefined => {
    const outcome = episode.propose(move, given);
    return outcome.ok ? outcome : undefined;
  };
  try {
    const proposal = play(readDrew(drew, index));
    return proposal === undefined ? undefined : { proposal, misfit: '' };
  } catch (error) {
    if (!(error instanceof WrongDraws) && !(error instanceof Malformed)) throw error;
    const proposal = play();
    return proposal === undefined ? undefined : { proposal, misfit: `${error.field} ${error.message}` };
  }
};

interface Replayed {
  readonly entries: readonly CheckedEntry[];
  /** Every draw with the entry that made it last, by slot: of what came again after an undo, the one that stands. */
  readonly draws: ReadonlyMap<string, { readonly draw: Draw; readonly entry: number }>;
  /** Slots of hidden draws of standing entries. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * Plays every entry again. `strict`: a server never writes a refused entry. `follow`: where a draw of the record is not what
 * the seed gives, the show goes on with the one or the other.
 */
const replayed = (record: EpisodeRecord, seed: Uint8Array, strict: boolean, follow: 'record' | 'seed'): Replayed => {
  const source = new FairSource(seed, record.code, record.sources);
  const setting = { options: record.options, pack: record.pack, seats: record.seats.length };
  const episode = new Episode(record.show, setting, record.seats, source);
  const entries: CheckedEntry[] = [];
  const draws = new Map<string, { draw: Draw; entry: number }>();
  /** Once something was amiss, what the rules say of later moves says nothing about those moves. */
  let astray = false;
  /** Refused entries are none of the episode's, so its own numbers lag behind. */
  const indices: number[] = [];

  for (const [index, entry] of record.entries.entries()) {
    const { by, do: what } = entry.move;
    const name = typeof by === 'number' ? (episode.names[by] ?? '') : '';
    const common = { index, by, name, what, takenBack: false };
    const refusal = episode.refusal(entry.move);
    const outcome = refusal === undefined ? proposed(episode, entry, index) : undefined;
    if (outcome === undefined) {
      const fault = strict && !astray ? 'refused' : '';
      entries.push({
        ...common,
        draws: drawnBy(entry.drew),
        ok: fault === '' ? null : false,
        fault,
        message: refusal?.message ?? '',
      });
      if (fault !== '') astray = true;
      continue;
    }
    const { proposal, misfit } = outcome;
    const written = misfit === '' ? proposal.draws.map(({ values }) => values) : dealt(entry.drew, proposal.draws);
    const checked = proposal.draws.map((draw, k): CheckedDraw => {
      const values = written[k] ?? [];
      const expected = fairValues(source, draw.label, draw);
      const check = draw.label.startsWith('dice')
        ? checkCode(seed, record.code, nonceOf(draw), draw.label, values)
        : '';
      return { label: draw.label, values, expected, check, ok: same(values, expected) };
    });
    const fault = checked.some(draw => draw.ok === false) ? 'draw' : misfit === '' ? '' : 'form';
    if (fault !== '') astray = true;
    const undone = what === 'undo' ? episode.undoable : undefined;
    if (undone !== undefined) {
      const taken = entries[indices[undone.index] ?? -1];
      if (taken !== undefined) entries[taken.index] = { ...taken, takenBack: true };
    }
    entries.push({ ...common, draws: checked, ok: fault === '', fault, message: misfit });
    indices.push(index);
    for (const draw of proposal.draws) draws.set(drawKey(draw), { draw, entry: index });
    const draw = follow === 'seed' && fault === 'draw' ? episode.propose(entry.move) : proposal;
    episode.accept(draw.ok ? draw : proposal);
  }
  const standing = episode.standing.flatMap(entry => entry.draws);
  return { entries, draws, hidden: new Set(standing.filter(draw => draw.hidden !== undefined).map(drawKey)) };
};

/** Commitments against the seed: an unopened one can be made again as well. */
const checkCommitments = (
  { draws, hidden }: Replayed,
  claims: readonly Claimed[],
  seed: Uint8Array,
  { code, sources }: EpisodeRecord,
): readonly CheckedCommitment[] => {
  const source = new FairSource(seed, code, sources);
  const faultOf = ({ slot, hash, salt, value }: Claimed): CommitmentFault => {
    const drawn = draws.get(slot);
    if (drawn === undefined) return 'no-draw';
    const fairSalt = secretSalt(seed, code, slot);
    const fair = canonical(committedValue({ ...drawn.draw, values: fairValues(source, drawn.draw.label, drawn.draw) }));
    if (salt !== undefined && salt !== fairSalt) return 'salt';
    if (value !== undefined && canonical(value) !== fair) return 'value';
    return hash === secretCommit(code, slot, fairSalt, fair) ? '' : 'hash';
  };
  const claimed = new Set(claims.map(({ slot }) => slot));
  const missing = [...hidden].filter(slot => !claimed.has(slot)).map(slot => ({ slot, fault: 'missing' as const }));
  return [...claims.map(claim => ({ slot: claim.slot, fault: faultOf(claim) })), ...missing].map(({ slot, fault }) => ({
    slot,
    hidden: draws.get(slot)?.draw.hidden ?? '',
    entry: draws.get(slot)?.entry ?? -1,
    ok: fault === '',
    fault,
  }));
};

/**
 * A face changed in the file is one entry that fails; a face changed in the show is one with consequences. The show goes on
 * with whichever value leaves more entries fit; the first that fails is the same.
 */
const bestReplayed = (record: EpisodeRecord, seed: Uint8Array, strict: boolean): Replayed => {
  const fitting = ({ entries }: Replayed) => entries.filter(({ ok }) => ok === true).length;
  const first = replayed(record, seed, strict, 'record');
  if (fitting(first) === first.entries.length) return first;
  const second = replayed(record, seed, strict, 'seed');
  return fitting(second) > fitting(first) ? second : first;
};

const isHex = (text: string) => text.length % 2 === 0 && /^[0-9a-f]*$/.test(text);

/** Commitments before the seed is known: those that were opened carry their own proof. */
const checkOpened = (claims: readonly Claimed[], code: string): readonly CheckedCommitment[] =>
  claims.map(({ slot, hash, salt, value }) => {
    const opened = salt !== undefined && value !== undefined;
    const ok = opened ? isHex(salt) && hash === secretCommit(code, slot, salt, canonical(value)) : null;
    return { slot, hidden: '', entry: -1, ok, fault: ok === false ? 'hash' : '' };
  });

/** Entries as they stand in the file: without a seed there is nothing to hold them against. */
const listed = (record: EpisodeRecord): readonly CheckedEntry[] => {
  const standing: number[] = [];
  const takenBack = new Set<number>();
  for (const [index, { move }] of record.entries.entries()) {
    if (move.do !== 'undo') standing.push(index);
    else takenBack.add(standing.pop() ?? -1);
  }
  return record.entries.map(({ move, drew }, index) => ({
    index,
    by: move.by,
    name: typeof move.by === 'number' ? (record.seats[move.by] ?? '') : '',
    what: move.do,
    draws: drawnBy(drew),
    takenBack: takenBack.has(index),
    ok: null,
    fault: '',
    message: '',
  }));
};

const isFace = (value: number) => Number.isInteger(value) && value >= 1 && value <= 6;
const thrownIn = (entries: readonly CheckedEntry[]): readonly number[] =>
  entries.flatMap(({ draws }) =>
    draws.filter(({ label }) => label.startsWith('dice')).flatMap(({ values }) => values.filter(isFace)),
  );

/**
 * Checks a record that came as parsed JSON. Throws `Malformed` for what is no record. A record without the commitment that
 * was published beforehand proves nothing, whatever its draws come to: anybody can choose a seed afterwards.
 */
export const verifyRecord = (value: unknown, showNamed: (name: string) => Show | undefined): Report => {
  const record = readRecord(value, showNamed);
  const raw = value as Loose;
  const { seed, code, sources } = record;
  const commit = lower(raw.commit);
  const claims = claimsIn(raw.commitments);
  const common = { show: record.show.name, code, seats: record.seats, sources, hash: recordHash(raw) };

  if (seed === undefined || raw.partial === true) {
    const commitments = checkOpened(claims, code);
    const entries = listed(record);
    const broken = commitments.some(({ ok }) => ok === false);
    return {
      ...common,
      verdict: broken ? 'fails' : 'unchecked',
      unchecked: broken ? '' : raw.partial === true ? 'partial' : 'no-seed',
      commit,
      seed: 'no-seed',
      entries,
      firstFailing: -1,
      commitments,
      // A throw that was taken back comes again as it was: it was thrown once.
      faces: facesOf(thrownIn(entries.filter(({ takenBack }) => !takenBack))),
    };
  }

  const known = seedCommit(code, seed);
  const seedCheck: SeedCheck = commit === '' ? 'no-commit' : commit === known ? 'fits' : 'differs';
  const played = bestReplayed(record, seed, commit !== '');
  const commitments = commit === '' && claims.length === 0 ? [] : checkCommitments(played, claims, seed, record);
  const broken = new Set(commitments.flatMap(({ ok, entry }) => (ok === false ? [entry] : [])));
  const entries = played.entries.map(entry =>
    broken.has(entry.index) && entry.ok !== false ? { ...entry, ok: false, fault: 'commitment' as const } : entry,
  );
  const fails = seedCheck === 'differs' || broken.size > 0 || entries.some(({ ok }) => ok === false);
  const once = [...played.draws.values()].flatMap(({ draw }) => (draw.label.startsWith('dice') ? draw.values : []));
  return {
    ...common,
    verdict: fails ? 'fails' : seedCheck === 'no-commit' ? 'unchecked' : 'ok',
    unchecked: fails || seedCheck !== 'no-commit' ? '' : 'no-commit',
    commit: commit === '' ? known : commit,
    seed: seedCheck,
    entries,
    firstFailing: entries.findIndex(({ ok }) => ok === false),
    commitments,
    faces: facesOf(once),
  };
};
