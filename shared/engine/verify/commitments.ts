/** Checks commitments to hidden values against the seed, or against their own proof (fairness.md 7). */
import { committedValue } from '../commitments.ts';
import { secretCommit, secretSalt } from '../fair.ts';
import { canonical, isObject } from '../json.ts';
import type { EpisodeRecord } from '../record.ts';
import { fairValues, type Replayed, sourceOf } from './replaying.ts';
import type { CheckedCommitment, CommitmentFault } from './report.ts';

/** A commitment as it is in a file. */
interface Claimed {
  readonly slot: string;
  readonly hash: string;
  readonly salt: string | undefined;
  readonly value: unknown;
}

export const lower = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');

/** The slot without the mark of a second value. */
const bare = (slot: string): string => slot.replace(/~\d+$/, '');

export const claimsIn = (value: unknown): readonly Claimed[] =>
  (Array.isArray(value) ? value : []).map(item => {
    const { slot, hash, salt, value } = isObject(item) ? item : {};
    return { slot: String(slot), hash: lower(hash), salt: salt === undefined ? undefined : lower(salt), value };
  });

/** Checks commitments against the seed, by which unopened ones can be recomputed too. */
export const checkCommitments = (
  { draws, hidden }: Replayed,
  claims: readonly Claimed[],
  seed: Uint8Array,
  record: EpisodeRecord,
): readonly CheckedCommitment[] => {
  const source = sourceOf(record, seed);
  const { keys } = source;
  const faultOf = ({ slot, hash, salt, value }: Claimed): CommitmentFault => {
    const drawn = draws.get(bare(slot));
    // A value at a slot is drawn once, so an honest record has only one commitment for it.
    if (drawn === undefined || bare(slot) !== slot) return 'no-draw';
    const fairSalt = secretSalt(keys, slot);
    const fair = canonical(committedValue({ ...drawn.draw, values: fairValues(source, drawn.draw.label, drawn.draw) }));
    if (salt !== undefined && salt !== fairSalt) return 'salt';
    if (value !== undefined && canonical(value) !== fair) return 'value';
    return hash === secretCommit(record.code, slot, fairSalt, fair) ? '' : 'hash';
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

const isHex = (text: string) => text.length % 2 === 0 && /^[0-9a-f]*$/.test(text);

/** Checks commitments before the seed is known, by the proof of those that were opened. */
export const checkOpened = (claims: readonly Claimed[], { code }: EpisodeRecord): readonly CheckedCommitment[] =>
  claims.map(({ slot, hash, salt, value }) => {
    const opened = salt !== undefined && value !== undefined;
    const ok = opened ? isHex(salt) && hash === secretCommit(code, slot, salt, canonical(value)) : null;
    return { slot, hidden: '', entry: -1, ok, fault: ok === false ? 'hash' : '' };
  });
