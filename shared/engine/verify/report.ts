/** What the verifier says about a record, as data. */
import type { Faces } from '../../faces.ts';
import type { FairVersion, PublicSource } from '../fair.ts';
import type { Actor } from '../moves.ts';

/** true: it fits; false: it does not; null: nobody can tell. */
export type Fits = boolean | null;

export interface CheckedDraw {
  /** `dice:2d6`, `int:1-100`, `shuffle:6`; the kind alone where the entry cannot be replayed. */
  readonly label: string;
  /** What the record says was drawn. */
  readonly values: readonly number[];
  /** What the seed gives; null without a seed. */
  readonly expected: readonly number[] | null;
  /** The code that stood beside a throw during the show (fairness.md 9); "" for other draws and without a seed. */
  readonly check: string;
  /** `16 × place + k`; -1 where the entry cannot be replayed. */
  readonly nonce: number;
  /** Hex of the link that it was drawn with, "" for none: the earlier one where it came again. */
  readonly link: string;
  /** It had been drawn before, by an entry taken back, and came again. */
  readonly again: boolean;
  readonly ok: Fits;
}

/** The link that came with an entry. */
export interface CheckedLink {
  readonly link: string;
  /** The chain's name; "" where it belongs to none. */
  readonly name: string;
  /** Steps to the last link used; 1 unless some were stepped over. 0 where it belongs to no chain. */
  readonly steps: number;
  readonly ok: boolean;
}

/**
 * What is wrong with an entry. `form`: its draws are not of the form that the move asks for; `link`: its link belongs to no chain
 * of its name; `changed`: it is not the entry that the file's own sums were made of.
 */
type EntryFault = '' | 'draw' | 'link' | 'commitment' | 'refused' | 'form' | 'changed';

export interface CheckedEntry {
  readonly index: number;
  readonly by: Actor;
  /** The host made it for a seat; left out otherwise. */
  readonly hand?: 'host';
  /** The name on the seat at that moment; "" for host and clock. */
  readonly name: string;
  /** The move. */
  readonly what: string;
  readonly draws: readonly CheckedDraw[];
  /** null: none came with it. */
  readonly link: CheckedLink | null;
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
  /** `place.k:label` (fairness.md 7). */
  readonly slot: string;
  /** The rules' name of the hidden draw; "" where the entry cannot be replayed. */
  readonly hidden: string;
  /** The entry that drew it, -1 for none. */
  readonly entry: number;
  readonly ok: Fits;
  readonly fault: CommitmentFault;
}

/** What is wrong with a chain: its form, its name, a pledge made twice, or an entry that the record has not. */
export type ChainFault = '' | 'form' | 'name' | 'twice' | 'from';

export interface CheckedChain {
  readonly name: string;
  readonly from: number;
  readonly pledge: string;
  /** Links that were used, the one for the public seed included. */
  readonly used: number;
  /** Links that were stepped over. */
  readonly skipped: number;
  /** It was pledged after `start` had been accepted: nothing wrong, but a thing to see. */
  readonly late: boolean;
  readonly fault: ChainFault;
}

/** Who could have foreseen a throw; of throws that stand. */
export interface Parts {
  /** Thrown with a link of the player's own. */
  readonly player: number;
  /** Thrown with a link of the host's. */
  readonly host: number;
  /** Thrown without a link: by the clock, for a player who sent the move by post, by a seat, by the host. */
  readonly house: { readonly clock: number; readonly post: number; readonly seat: number; readonly host: number };
}

/** A draw that was taken back and does not stand again at the end (fairness.md 6). */
export interface GoneDraw {
  readonly entry: number;
  readonly label: string;
}

/** A name gave a link that was not the next one. */
export interface Skip {
  readonly entry: number;
  readonly name: string;
  /** Links between. */
  readonly links: number;
}

/** What is wrong with the record beyond its entries and commitments. */
export type RecordFault = 'commit' | 'sources' | 'public-seed' | 'chains' | 'hash' | 'sums';

/** What the record's commitment to its seed comes to. */
export type SeedCheck = 'fits' | 'differs' | 'no-seed' | 'no-commit';

/** Why nothing can be said: the episode is not over, or nobody committed to the seed beforehand. */
type Unchecked = '' | 'partial' | 'no-seed' | 'no-commit';

export interface Report {
  readonly verdict: 'ok' | 'fails' | 'unchecked';
  readonly unchecked: Unchecked;
  /** The scheme that it was played under. Version 1 cannot show that nobody knew a throw beforehand. */
  readonly version: FairVersion;
  readonly show: string;
  readonly code: string;
  /** Names at the start of the show. */
  readonly seats: readonly string[];
  /** As the record has it, or else of its seed; "" for neither. */
  readonly commit: string;
  readonly seed: SeedCheck;
  readonly sources: readonly PublicSource[];
  /** Of the sources; "" without a seed. */
  readonly publicSeed: string;
  readonly chains: readonly CheckedChain[];
  readonly faults: readonly RecordFault[];
  readonly entries: readonly CheckedEntry[];
  /** Index of the first entry that fails, -1 for none. */
  readonly firstFailing: number;
  readonly commitments: readonly CheckedCommitment[];
  readonly parts: Parts;
  /** Entries whose draws were taken back and came again the same, with the same actor. */
  readonly again: number;
  readonly gone: readonly GoneDraw[];
  readonly skips: readonly Skip[];
  /** Reports of pages whose part was missing or changed, as the record has them. */
  readonly alarms: number;
  readonly faces: Faces;
  /** SHA-256 of the record (fairness.md 8). */
  readonly hash: string;
}
