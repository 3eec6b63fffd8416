/**
 * The draw of a cup, by the fair source (fairness.md 1 to 5). Its seed is committed to when the cup is made, before anybody is on the
 * list. The list of entrants takes the place of what pages contribute: it stands in the public seed, name by name.
 */
import { bytesToHex, FairSource, hexToBytes, seedCommit } from '../engine/fair.ts';
import type { CupRule } from './cup.ts';

/** The line of an account `commitment`. */
export interface Commitment {
  /** What the seed was committed under. */
  readonly code: string;
  /** Hex. */
  readonly commit: string;
}

/** The line of an account `draw`. */
export interface Drawn {
  /** Hex. */
  readonly seed: string;
  /** Places in the list of entrants from 1, the first seed first. */
  readonly seeds: readonly number[];
  /** The same, the best lot first. */
  readonly lots: readonly number[];
}

/** `seed`: 32 bytes. */
export const commitmentTo = (code: string, seed: Uint8Array): Commitment => ({ code, commit: seedCommit(code, seed) });

/** `entrants`: names in the order of the list. Lots are the first draw, seeds the second, where they are drawn. */
export const drawOf = (
  { seeding }: Pick<CupRule, 'seeding'>,
  code: string,
  seed: Uint8Array,
  entrants: readonly string[],
): Drawn => {
  const source = new FairSource(
    seed,
    code,
    entrants.map((value, i) => ({ name: `entrant:${i}`, value })),
  );
  const { length } = entrants;
  return {
    seed: bytesToHex(seed),
    lots: source.order(length, { place: 0, k: 0 }),
    seeds: seeding === 'drawn' ? source.order(length, { place: 0, k: 1 }) : Array.from({ length }, (_, i) => i + 1),
  };
};

/** Whether a seed is the one that was committed to. */
export const opens = ({ code, commit }: Commitment, seed: string): boolean =>
  /^[0-9a-f]{64}$/.test(seed) && seedCommit(code, hexToBytes(seed)) === commit;
