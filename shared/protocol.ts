/** What client and server say to each other (design.md 3 and 5). The names of the shell's fields stand here and nowhere else. */
import type { Commitment } from './commitments.ts';
import type { Entry } from './episode.ts';
import type { Json } from './json.ts';
import type { Code, Legal } from './moves.ts';
import type { Said } from './said.ts';
import type { Cue, View } from './show.ts';
import type { Language } from './words/languages.ts';

export const roomName = 'episode';

/** Symbols of a code: no 0/O, 1/I/L or U/V. */
export const codeSymbols = '23456789ABCDEFGHJKMNPQRSTWXYZ';
export const codeLength = 8;

/** Who a client is; the role comes from the token alone. */
export type Role = 'host' | 'play' | 'watch';

/** Options of `joinById(CODE, …)`. */
export interface JoinOptions {
  readonly as: Role;
  /** A contestant's name when taking a free seat; `seat` asks for one of them. */
  readonly name?: string;
  readonly seat?: number;
  readonly token?: string;
  /**
   * SHA-256 in hex of 16 random bytes, sent when a seat is taken; the bytes themselves follow in hex with the message
   * `reveal { value }`, in the lobby (fairness.md 2).
   */
  readonly commit?: string;
  /** What refusals are told in; English where nothing is said. */
  readonly language?: Language;
  /** Shown on the desk as a television. */
  readonly screen?: 'tv' | 'overlay';
}

/** One seat as everybody sees it. */
export interface SeatShell {
  /** `""` while the seat is free. */
  readonly name: string;
  readonly score: number;
  readonly connected: boolean;
  /** Whoever comes may take it, unless the episode is locked: it is free, or was taken back by the host. */
  readonly open: boolean;
}

/** The synchronized state around an act's board. Times are milliseconds of the server's clock since 1970. */
export interface Shell {
  readonly code: string;
  /** The host's name for the episode; may be "". */
  readonly title: string;
  readonly show: string;
  readonly act: string;
  readonly phase: string;
  readonly seats: readonly SeatShell[];
  /** Seats that owe a move. */
  readonly waiting: readonly number[];
  /** Seconds a move may take; 0: the clock is off. */
  readonly clock: number;
  /** When the running clock ends, or while paused when the show goes on by itself; 0: neither. */
  readonly deadline: number;
  /** Why the show stands still: "" (it does not), "host" (the host paused), "away" (the host is gone), "store". */
  readonly paused: string;
  /** Sampled, not counted with every join. */
  readonly spectators: number;
  readonly hostPresent: boolean;
  /** Whether seats may be taken by whoever comes. */
  readonly locked: boolean;
  /** Who is shown exact chances: `nobody`, `audience` or `everyone`. */
  readonly odds: string;
  /** JSON text of `SideNews` of the audience's game, "" while nobody plays it, "off" where the host wants none. */
  readonly side: string;
  /** JSON text of `SideBoard`: the best of the audience. */
  readonly best: string;
  /** Robots play or host: a demo or a rehearsal. */
  readonly robots: boolean;
  /** Commitment to the seed of the dice (fairness.md 1). */
  readonly commit: string;
  /** Entries so far, undo included. */
  readonly entries: number;
  /** JSON text of `CueFrame`. A client ignores the one in its first state: it is history. */
  readonly cues: string;
  /** JSON text of the view's `result`. */
  readonly result: string;
}

export interface CueFrame {
  /** Number of the entry that these cues belong to. */
  readonly entry: number;
  readonly cues: readonly Cue[];
  /** Check code of the entry's throw, "" for none (fairness.md 8). */
  readonly check: string;
  /** The host made this move for a seat, whose player sent it by post; left out otherwise. */
  readonly hand?: true;
  /**
   * fairness.md 6: of hidden values that this entry drew the slot and hash, of those that it opened salt and value too; left
   * out for none. Who comes late finds all of them at `GET /api/episodes/CODE`.
   */
  readonly commitments?: readonly Commitment[];
}

/** First message to every client. `seat` is -1 for those who hold none; `token` only for a seat just taken. */
export interface Hello {
  readonly now: number;
  readonly role: Role;
  readonly seat: number;
  readonly token?: string;
  /** Why no seat was given to who asked for one; left out for seats that are taken or locked. */
  readonly turnedAway?: TurnedAway;
}

/** The name is foul, or the host does not let them play. */
export type TurnedAway = 'name' | 'banned';

/** To a seat or the host alone, after each entry. */
export interface Own {
  readonly view: View;
  /** Moves legal for this viewer; the host's holds those of the host alone, `seatLegal` those of the seats. */
  readonly legal: readonly Legal[];
  /** What an undo would take back, for the host; null for nothing. */
  readonly undo: UndoNotice | null;
  /** For the host: what seats and clock may do now, so that the host can make a move for a seat. */
  readonly others?: readonly Legal[];
}

export interface UndoNotice {
  readonly entry: Entry;
  /** What everybody has learned since by this entry: faces, numbers, answers. */
  readonly known: Json;
}

/** client → server `move`: `id` is the client's own, so a repeated send has no second effect. */
export interface MoveMessage {
  readonly id: string;
  readonly do: string;
  /** Host only: the seat the host moves for (a player who answers by post). */
  readonly for?: number;
  readonly [input: string]: unknown;
}

export type MoveReply =
  | { readonly ok: true; readonly entry: number }
  | { readonly ok: false; readonly code: Code | ServerCode; readonly message: string; readonly said?: Said };

/** Refusals that are not about the rules. */
export type ServerCode = 'paused' | 'not-allowed' | 'bad-message' | 'store' | 'lobby-not-full' | 'failed';

/** client → server `desk`, host only: everything about the room that is no move of the show. */
export type DeskMessage =
  | { readonly do: 'rename'; readonly seat: number; readonly name: string }
  | { readonly do: 'remove'; readonly seat: number }
  /** As `remove`, and whoever sat there may take no seat again until readmitted. */
  | { readonly do: 'ban'; readonly seat: number }
  | { readonly do: 'readmit'; readonly id: string }
  /** Whether foul names are turned away from seats. */
  | { readonly do: 'filter'; readonly on: boolean }
  | { readonly do: 'lock'; readonly locked: boolean }
  /** `until`: milliseconds since 1970, when it goes on by itself: over holidays. */
  | { readonly do: 'pause'; readonly until?: number }
  | { readonly do: 'resume' }
  | { readonly do: 'clock'; readonly seconds: number }
  | { readonly do: 'extend'; readonly seconds: number }
  | { readonly do: 'co-host' }
  /** A link for streaming software; it shows what everybody sees, and can be taken back. */
  | { readonly do: 'overlay' }
  /** Whoever sits there has so many times as long for a move; `times` is one of `extraTimes`. */
  | { readonly do: 'extra-time'; readonly seat: number; readonly times: number }
  | { readonly do: 'revoke'; readonly id: string }
  | { readonly do: 'seat-link'; readonly seat: number }
  /** In a season: the next of the qualifying takes over a seat whose player has left; the reply holds the private link. */
  | { readonly do: 'substitute'; readonly seat: number }
  /** Who is shown exact chances. */
  | { readonly do: 'odds'; readonly for: 'nobody' | 'audience' | 'everyone' }
  /** Whether the audience may play along. */
  | { readonly do: 'side-game'; readonly on: boolean }
  | { readonly do: 'sound-check' }
  /**
   * Publishes the dice; nothing is played or taken back any more (fairness.md 7). After the end, or with `breakOff` at any
   * time.
   */
  | { readonly do: 'close'; readonly breakOff?: boolean }
  /** The host's link was seen by somebody: it opens nothing any more, and the reply holds a new one. Not for co-hosts. */
  | { readonly do: 'move-link' };

export type DeskReply =
  | { readonly ok: true; readonly link?: string; readonly id?: string }
  | { readonly ok: false; readonly code: ServerCode; readonly message: string; readonly said?: Said };

/** How many times as long as the others a player may have. */
export const extraTimes = [1, 1.5, 2, 3] as const;

/** server → host `desk`: what only the desk shows. */
export interface DeskNews {
  readonly coHosts: readonly { readonly id: string; readonly link?: string }[];
  readonly overlays: readonly { readonly id: string; readonly link?: string }[];
  readonly screens: number;
  readonly clients: number;
  /** By seat, how many times as long as the others it has. */
  readonly times: readonly number[];
  /** Foul names are turned away from seats. */
  readonly filter: boolean;
  readonly banned: readonly { readonly id: string; readonly name: string }[];
}

/** Why the server closed a socket, beside the codes of Colyseus. Joining again is no use after `revoked` and `deleted`. */
export const closeCode = { revoked: 4101, moved: 4102, deleted: 4103 } as const;

/** server → everybody `sound-check`: make a sound and show it. No payload. */
export const soundCheck = 'sound-check';
