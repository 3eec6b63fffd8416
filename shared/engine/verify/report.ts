/** The verifier's findings about a record, as data. */
import type { Faces } from '../../faces.ts';
import type { Hand } from '../episode.ts';
import type { PublicSource } from '../fair.ts';
import type { Actor } from '../moves.ts';

/** true: it fits; false: it does not; null: unknown. */
export type Fits = boolean | null;

export interface CheckedDraw {
  /** `dice:2d6`, `int:1-100`, `shuffle:6`; only the kind if the entry cannot be replayed. */
  readonly label: string;
  /** What was drawn according to the record. */
  readonly values: readonly number[];
  /** What the seed gives; null without a seed. */
  readonly expected: readonly number[] | null;
  /** The code that was shown beside a throw (fairness.md 9); "" for other draws and without a seed. */
  readonly check: string;
  /** `16 × place + k`; -1 if the entry cannot be replayed. */
  readonly nonce: number;
  /** Hex of the link that it was drawn with, "" for none: the earlier one if it came again. */
  readonly link: string;
  /** An undone entry had drawn it before, and it came again. */
  readonly again: boolean;
  readonly ok: Fits;
}

/** The link that came with an entry. */
export interface CheckedLink {
  readonly link: string;
  /** The chain's name; "" for none. */
  readonly name: string;
  readonly ok: boolean;
}

/**
 * The fault of an entry. `form`: its draws do not have the form that the move asks for; `link`: its link is not that of its
 * place and of a chain in force; `changed`: it differs from the file's own sum.
 */
type EntryFault = '' | 'draw' | 'link' | 'commitment' | 'refused' | 'form' | 'changed';

export interface CheckedEntry {
  readonly index: number;
  readonly by: Actor;
  /** The host made it for a seat; left out otherwise. */
  readonly hand?: Hand;
  /** The name on the seat at that moment; "" for host and clock. */
  readonly name: string;
  /** The move. */
  readonly what: string;
  readonly draws: readonly CheckedDraw[];
  /** null if no link came with it. */
  readonly link: CheckedLink | null;
  /** An undo took it back later. */
  readonly takenBack: boolean;
  readonly ok: Fits;
  readonly fault: EntryFault;
  /** The rules' own words for a refusal, or what is wrong with the form. */
  readonly message: string;
}

/** The fault of a commitment. `missing`: a hidden value has none; `no-draw`: nothing was drawn at its slot. */
export type CommitmentFault = '' | 'hash' | 'salt' | 'value' | 'missing' | 'no-draw';

export interface CheckedCommitment {
  /** `place.k:label` (fairness.md 7). */
  readonly slot: string;
  /** The rules' name of the hidden draw; "" if the entry cannot be replayed. */
  readonly hidden: string;
  /** The entry that drew it, -1 for none. */
  readonly entry: number;
  readonly ok: Fits;
  readonly fault: CommitmentFault;
}

/** The fault of a chain: its form, its name, a pledge made twice, its order among the others, or its place. */
export type ChainFault = '' | 'form' | 'name' | 'twice' | 'from' | 'place';

/**
 * What explains a chain that was pledged after `start`: it is the `first` of its name; since the one before it there was an
 * `undo` or a `substitute`; the one before it had come to its `end`, or its link of this place was `spent` on an entry that drew
 * nothing. `unexplained`: another device, a lost storage, or somebody who tries.
 */
export type LateChain = 'first' | 'undo' | 'substitute' | 'end' | 'spent' | 'unexplained';

export interface CheckedChain {
  readonly name: string;
  readonly from: number;
  readonly place: number;
  readonly pledge: string;
  /** Entries with its links, and the public seed. */
  readonly used: number;
  /** "" if it was pledged before `start` was accepted. A later one is not a fault, but worth listing. */
  readonly late: LateChain | '';
  readonly fault: ChainFault;
}

/** Who could have foreseen a throw, counted over standing throws. */
export interface Parts {
  /** Thrown with a link of the player's own. */
  readonly player: number;
  /** Thrown with a link of the host's. */
  readonly host: number;
  /** Thrown without a link: by the clock, for a player who sent the move by post, by a seat, by the host. */
  readonly house: { readonly clock: number; readonly post: number; readonly seat: number; readonly host: number };
}

/** A draw that was undone and does not stand again at the end (fairness.md 6). */
export interface UndoneDraw {
  readonly entry: number;
  readonly label: string;
}

/** Faults of the record beyond its entries and commitments. */
export type RecordFault = 'commit' | 'sources' | 'public-seed' | 'chains' | 'hash' | 'sums';

/** The result of checking the record's commitment to its seed. */
export type SeedCheck = 'fits' | 'differs' | 'no-seed' | 'no-commit';

/** Why nothing can be said: the episode is not over, or nobody committed to the seed beforehand. */
type Unchecked = '' | 'partial' | 'no-seed' | 'no-commit';

export interface Report {
  readonly verdict: 'ok' | 'fails' | 'unchecked';
  readonly unchecked: Unchecked;
  readonly show: string;
  readonly code: string;
  /** Names at the start of the show. */
  readonly seats: readonly string[];
  /** As in the record, or else computed from its seed; "" for neither. */
  readonly commit: string;
  readonly seed: SeedCheck;
  readonly sources: readonly PublicSource[];
  /** Computed from the sources; "" without a seed. */
  readonly publicSeed: string;
  readonly chains: readonly CheckedChain[];
  readonly faults: readonly RecordFault[];
  readonly entries: readonly CheckedEntry[];
  /** Index of the first entry that fails, -1 for none. */
  readonly firstFailing: number;
  readonly commitments: readonly CheckedCommitment[];
  readonly parts: Parts;
  /** Entries whose draws were undone and came again the same, with the same actor. */
  readonly again: number;
  readonly gone: readonly UndoneDraw[];
  /** Reports of pages whose part was missing or changed, as in the record. */
  readonly alarms: number;
  readonly faces: Faces;
  /** SHA-256 of the record (fairness.md 8). */
  readonly hash: string;
}
