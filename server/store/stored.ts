/** What the store holds beside episodes and seasons, and what it is asked. */
import type { Ticket } from '../../shared/side-game/table.ts';
import type { Chair, EpisodeFacts, EpisodeState, RobotCasting } from './stored-episode.ts';

/** A player of the audience's game. */
export interface StoredFan {
  /** Derived from a secret of the browser, which it does not reveal. */
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly tickets: readonly Ticket[];
  /** Number of entries up to which its tickets are settled. */
  readonly settled: number;
}

/** `overlay`: shows parts of the stage in streaming software, and nothing else. */
export type TokenRole = 'host' | 'co-host' | 'seat' | 'overlay';

export interface StoredToken {
  /** SHA-256 of the token in hex. The token itself is not stored. */
  readonly hash: string;
  /** Identifies the token where it is listed or revoked. */
  readonly id: string;
  readonly code: string;
  readonly role: TokenRole;
  /** -1 for a host's. */
  readonly seat: number;
  readonly created: number;
  /**
   * The id of the token that created it as a link to give away. That token can revoke it. `withTheShow` for links created with
   * the show. "" if nobody did: its holder created the show, or sat down by name.
   */
  readonly maker: string;
}

/** `maker` of links that were created with their show. */
export const withTheShow = 'show';

/** Tokens to revoke: one, all of a seat, or the links to a seat that were given away. */
export type Revoked = { readonly id: string } | { readonly seat: number } | { readonly linksTo: number };

/** A line of the lobby's list. */
export interface Listed
  extends Pick<EpisodeFacts, 'code' | 'show' | 'title' | 'created'>,
    Pick<EpisodeState, 'act' | 'phase' | 'chairs'> {
  readonly robots: RobotCasting;
}

/** Why a show was reported. */
export type ReportReason = 'name' | 'title' | 'questions' | 'other';

/** What was reported about one show. */
export interface Reported {
  readonly code: string;
  readonly show: string;
  readonly title: string;
  readonly chairs: readonly Chair[];
  /** From how many places. */
  readonly count: number;
  readonly reasons: readonly ReportReason[];
  /** When it was reported last. */
  readonly latest: number;
}

/** A show that this many places have reported is not listed in the lobby. */
export const tooManyReports = 3;

/** `none`: there is no such episode; `elsewhere`: another live process plays it. */
export type Taken = { readonly epoch: number } | 'none' | 'elsewhere';

/** How to reach a process. */
export interface Place {
  /** Its name in the paths of sockets; "" in a single process. */
  readonly id: string;
  /** The address for other processes, without a slash at the end. */
  readonly address: string;
  /** The address for browsers; "" if all processes are behind one address. */
  readonly publicAddress: string;
}

/** Times that the sweep compares with. */
export interface Sweep {
  readonly now: number;
  /** The clock is trusted, so what cannot be undone may be done. */
  readonly confirmed: boolean;
  /** Episodes that ended before are published. */
  readonly over: number;
  /** Episodes in which nothing has happened since are broken off and published. */
  readonly abandoned: number;
  /** Episodes published before are deleted with their names, and so are those that never began. */
  readonly retainedSince: number;
  /** The same for shared demos. */
  readonly demos: number;
}
