/**
 * Checks a record against dice-fair (fairness.md): the seed against its commitment, every link against its chain, every draw
 * against the seed, every hidden value against its commitment, every move against the rules.
 */
import { facesOf } from '../faces.ts';
import { publicSeed, seedCommit } from './fair.ts';
import { readRecord, recordHash, sumsOf } from './record.ts';
import type { Show } from './show.ts';
import { LinkCheck } from './verify/chains.ts';
import { checkCommitments, checkOpened, claimsIn, lower } from './verify/commitments.ts';
import { bestReplayed, listed } from './verify/replaying.ts';
import type { CheckedEntry, Parts, RecordFault, Report, SeedCheck } from './verify/report.ts';

export type * from './verify/report.ts';

type Loose = Readonly<Record<string, unknown>>;

const isFace = (value: number) => Number.isInteger(value) && value >= 1 && value <= 6;
const thrownIn = (entries: readonly CheckedEntry[]): readonly number[] =>
  entries.flatMap(({ draws }) =>
    draws.filter(({ label }) => label.startsWith('dice')).flatMap(({ values }) => values.filter(isFace)),
  );

/** Whose part is in the standing throws. Each entry that drew is one throw, by the link of its first draw. */
const partsIn = (entries: readonly CheckedEntry[]): Parts => {
  const owner = new Map<string, string>();
  for (const { link } of entries) if (link?.ok) owner.set(link.link, link.name);
  const count = { player: 0, host: 0, clock: 0, post: 0, seat: 0, hostless: 0 };
  for (const { by, hand, draws, takenBack } of entries) {
    const [first] = draws;
    if (first === undefined || takenBack) continue;
    const name = owner.get(first.link) ?? '';
    if (name === 'host' && by === 'host') count.host++;
    else if (name !== '' && name !== 'host') count.player++;
    else if (by === 'clock') count.clock++;
    // A link of the host's does not make it the player's own throw.
    else if (hand === 'host' || name === 'host') count.post++;
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
  const { seed, code, sources } = record;
  const commit = lower(raw.commit);
  const claims = claimsIn(raw.commitments);
  const hash = recordHash(raw);
  const strict = commit !== '';
  const sums = checkSums(raw, hash);
  const marked = (entries: readonly CheckedEntry[], broken: ReadonlySet<number>): readonly CheckedEntry[] =>
    entries.map(entry => {
      if (entry.ok === false) return entry;
      if (broken.has(entry.index)) return { ...entry, ok: false, fault: 'commitment' };
      return sums.changed.has(entry.index) ? { ...entry, ok: false, fault: 'changed' } : entry;
    });
  const common = {
    show: record.show.name,
    code,
    seats: record.seats,
    sources,
    alarms: Array.isArray(raw.alarms) ? raw.alarms.length : 0,
    hash,
  };

  if (seed === undefined || raw.partial === true) {
    const commitments = checkOpened(claims, record);
    const entries = marked(listed(record), new Set());
    const links = new LinkCheck(record, raw.chains, strict);
    const chains = links.checkedChains();
    const faults = [...links.faults(chains), ...sums.faults];
    const broken =
      faults.length > 0 || commitments.some(({ ok }) => ok === false) || entries.some(({ ok }) => ok === false);
    return {
      ...common,
      verdict: broken ? 'fails' : 'unchecked',
      unchecked: broken ? '' : raw.partial === true ? 'partial' : 'no-seed',
      commit,
      seed: 'no-seed',
      publicSeed: lower(raw.publicSeed),
      faults,
      chains,
      entries,
      firstFailing: entries.findIndex(({ ok }) => ok === false),
      commitments,
      parts: noParts,
      again: 0,
      gone: [],
      // A throw that was undone and came again was thrown once.
      faces: facesOf(thrownIn(entries.filter(({ takenBack }) => !takenBack))),
    };
  }

  const known = seedCommit(code, seed);
  const seedCheck: SeedCheck = commit === '' ? 'no-commit' : commit === known ? 'fits' : 'differs';
  const mixed = publicSeed(code, known, sources);
  const played = bestReplayed(record, seed, { chains: raw.chains, strict });
  const commitments = commit === '' && claims.length === 0 ? [] : checkCommitments(played, claims, seed, record);
  const broken = new Set(commitments.flatMap(({ ok, entry }) => (ok === false ? [entry] : [])));
  const entries = marked(played.entries, broken);
  const drew = played.draws.size > 0;
  const mixedFits = raw.publicSeed === undefined ? !strict || !drew : raw.publicSeed === mixed;
  const faults: readonly RecordFault[] = [
    ...(seedCheck === 'differs' ? (['commit'] as const) : []),
    ...played.faults,
    ...(mixedFits ? [] : (['public-seed'] as const)),
    ...sums.faults,
  ];
  const fails = faults.length > 0 || broken.size > 0 || entries.some(({ ok }) => ok === false);
  const once = [...played.draws.values()].flatMap(({ draw }) => (draw.label.startsWith('dice') ? draw.values : []));
  return {
    ...common,
    verdict: fails ? 'fails' : seedCheck === 'no-commit' ? 'unchecked' : 'ok',
    unchecked: fails || seedCheck !== 'no-commit' ? '' : 'no-commit',
    commit: commit === '' ? known : commit,
    seed: seedCheck,
    publicSeed: mixed,
    faults,
    chains: played.chains,
    entries,
    firstFailing: entries.findIndex(({ ok }) => ok === false),
    commitments,
    parts: partsIn(entries),
    again: played.again,
    gone: played.gone,
    faces: facesOf(once),
  };
};
