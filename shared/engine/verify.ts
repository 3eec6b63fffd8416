/**
 * Checks a record against dice-fair (fairness.md): the seed against its commitment, every link against its chain, every draw
 * against the seed, every hidden value against its commitment, every move against the rules.
 */
import { facesOf } from '../faces.ts';
import { partOf } from './chain.ts';
import { publicSeed, seedCommit } from './fair.ts';
import { type EpisodeRecord, readRecord, recordHash, sumsOf } from './record.ts';
import type { Show } from './show.ts';
import { checkChains, listedIn } from './verify/chains.ts';
import { checkCommitments, checkOpened, claimsIn, lower } from './verify/commitments.ts';
import { bestReplayed, listedEntries } from './verify/replaying.ts';
import type { CheckedEntry, Parts, RecordFault, Report, SeedCheck } from './verify/report.ts';

export type * from './verify/report.ts';

type Loose = Readonly<Record<string, unknown>>;

const isFace = (value: number) => Number.isInteger(value) && value >= 1 && value <= 6;

/** Whose part is in the standing throws. Each entry that drew is one throw. */
const partsIn = (entries: readonly CheckedEntry[], record: EpisodeRecord): Parts => {
  const count = { player: 0, host: 0, clock: 0, post: 0, seat: 0, hostless: 0 };
  const given = record.entries.map(({ move: { by }, marks }) => ({ by, ...marks }));
  for (const { index, by, hand, draws, takenBack } of entries) {
    const part = partOf(given, index, draws);
    if (part === undefined || takenBack) continue;
    if (part !== 'house') count[part]++;
    else if (by === 'clock') count.clock++;
    // A link of the host's does not make it the player's own throw.
    else if (hand === 'host' || draws[0]?.link !== '') count.post++;
    else count[by === 'host' ? 'hostless' : 'seat']++;
  }
  const { player, host, clock, post, seat, hostless } = count;
  return { player, host, house: { clock, post, seat, host: hostless } };
};

const noParts: Parts = { player: 0, host: 0, house: { clock: 0, post: 0, seat: 0, host: 0 } };

/** Checks what a file says of itself: its hash, and a sum of each entry. */
const checkSums = (
  raw: Loose,
  hash: string,
): { readonly changed: ReadonlySet<number>; readonly faults: readonly RecordFault[] } => {
  const entries = Array.isArray(raw.entries) ? raw.entries : [];
  const faults: RecordFault[] = [];
  const changed = new Set<number>();
  // A file with sums also has a hash. If one of them is missing, the file was changed.
  if (raw.hash !== undefined ? raw.hash !== hash : raw.sums !== undefined) faults.push('hash');
  if (raw.sums !== undefined) {
    const sums = Array.isArray(raw.sums) ? raw.sums : [];
    for (const [i, sum] of sumsOf(entries).entries()) if (sums[i] !== sum) changed.add(i);
    if (sums.length !== entries.length) faults.push('sums');
  }
  return { changed, faults };
};

/**
 * Checks a record that came as parsed JSON. Throws `Malformed` if it is not a record. A record without the commitment that was
 * published beforehand proves nothing, whatever its draws are, because anybody can choose a seed afterwards.
 */
export const verifyRecord = (value: unknown, showNamed: (name: string) => Show | undefined): Report => {
  const record = readRecord(value, showNamed);
  const raw = value as Loose;
  const { code, sources } = record;
  const seed = raw.partial === true ? undefined : record.seed;
  const published = lower(raw.commit);
  const strict = published !== '';
  const claims = claimsIn(raw.commitments);
  const hash = recordHash(raw);
  const sums = checkSums(raw, hash);
  const listed = listedIn(raw.chains, record);
  const played = seed === undefined ? undefined : bestReplayed(record, seed, { listed, strict });
  const { chains, faults: linkFaults } = checkChains(record, listed, strict, played);
  const commitments =
    seed === undefined || played === undefined
      ? checkOpened(claims, record)
      : strict || claims.length > 0
        ? checkCommitments(played, claims, seed, record)
        : [];
  const broken = new Set(commitments.flatMap(({ ok, entry }) => (ok === false ? [entry] : [])));
  const entries = (played?.entries ?? listedEntries(record)).map((entry): CheckedEntry => {
    if (entry.ok === false) return entry;
    if (broken.has(entry.index)) return { ...entry, ok: false, fault: 'commitment' };
    return sums.changed.has(entry.index) ? { ...entry, ok: false, fault: 'changed' } : entry;
  });
  const known = seed === undefined ? '' : seedCommit(code, seed);
  const seedCheck: SeedCheck =
    seed === undefined ? 'no-seed' : !strict ? 'no-commit' : published === known ? 'fits' : 'differs';
  const mixed = seed === undefined ? lower(raw.publicSeed) : publicSeed(code, known, sources);
  const isDrawn = played !== undefined && played.draws.size > 0;
  const mixedFits =
    seed === undefined || (raw.publicSeed === undefined ? !strict || !isDrawn : raw.publicSeed === mixed);
  const faults: readonly RecordFault[] = [
    ...(seedCheck === 'differs' ? (['commit'] as const) : []),
    ...linkFaults,
    ...(mixedFits ? [] : (['public-seed'] as const)),
    ...sums.faults,
  ];
  const fails = faults.length > 0 || broken.size > 0 || entries.some(({ ok }) => ok === false);
  const unchecked = seedCheck === 'no-seed' && raw.partial === true ? 'partial' : seedCheck;
  const isChecked = unchecked === 'fits' || unchecked === 'differs';
  // A throw that was undone and came again was thrown once.
  const once =
    played === undefined
      ? entries.flatMap(({ takenBack, draws }) => (takenBack ? [] : draws))
      : [...played.draws.values()].map(({ draw }) => draw);
  const thrown = once.flatMap(({ label, values }) => (label.startsWith('dice') ? values.filter(isFace) : []));
  return {
    show: record.show.name,
    code,
    seats: record.seats,
    sources,
    alarms: Array.isArray(raw.alarms) ? raw.alarms.length : 0,
    hash,
    verdict: fails ? 'fails' : isChecked ? 'ok' : 'unchecked',
    unchecked: fails || isChecked ? '' : unchecked,
    commit: strict ? published : known,
    seed: seedCheck,
    publicSeed: mixed,
    faults,
    chains,
    entries,
    firstFailing: entries.findIndex(({ ok }) => ok === false),
    commitments,
    parts: played === undefined ? noParts : partsIn(entries, record),
    again: played?.again ?? 0,
    gone: played?.gone ?? [],
    faces: facesOf(thrown),
  };
};
