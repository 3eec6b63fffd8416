/** What client and server say to each other (design.md 3 and 5). The names of the shell's fields stand here and nowhere else. */

import type { Language } from '../words/languages.ts';
import type { Given } from './chain.ts';
import type { Commitment } from './commitments.ts';
import type { Entry } from './episode.ts';
import type { Json } from './json.ts';
import type { Timeline } from './moments.ts';
import type { Code, Legal } from './moves.ts';
import type { Phrase } from './phrase.ts';
import type { EpisodeSettings, SettingsChange } from './settings.ts';
import type { Cue, View } from './show.ts';

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
  /** Top of the hash chain of whoever takes a seat, 64 lower-case hex digits (fairness.md 2). */
  readonly pledge?: string;
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
export interface Shell extends EpisodeSettings {
  readonly code: string;
  /** The host's name for the episode; may be "". */
  readonly title: string;
  readonly show: string;
  readonly act: string;
  readonly phase: string;
  readonly seats: readonly SeatShell[];
  /** Seats that owe a move. */
  readonly waiting: readonly number[];
  /** When the running clock ends, or while paused when the show goes on by itself; 0: neither. */
  readonly deadline: number;
  /** Why the show stands still: "" (it does not), "host" (the host paused), "away" (the host is gone), "store". */
  readonly paused: string;
  /** Sampled, not counted with every join. */
  readonly spectators: number;
  readonly hostPresent: boolean;
  /** Whether a television shows it. */
  readonly televised: boolean;
  /** JSON text of `SideNews` of the audience's game, "" while nobody plays it. */
  readonly side: string;
  /** JSON text of `SideBoard`: the best of the audience. */
  readonly best: string;
  /** The house hosts: a robot does what a host does, and no person has to. */
  readonly house: boolean;
  /** Where the house hosts, what it does next, and `""` while others are waited for: its lines are read by that. */
  readonly step: string;
  /** Robots play: a demo or a rehearsal. */
  readonly robots: boolean;
  /** Commitment to the seed of the dice (fairness.md 1). */
  readonly commit: string;
  /** JSON text of the list of `Chain`: what pages pledged (fairness.md 2), and how they came to it. */
  readonly chains: string;
  /** Hex, fixed with the first `start`; "" before, and in a show that draws nothing (fairness.md 3). */
  readonly publicSeed: string;
  /** JSON text of what was mixed into it, a list of `PublicSource`; "[]" before. */
  readonly sources: string;
  /** JSON text of the list of `DiceAlarm`: pages that found their part missing or changed. */
  readonly alarms: string;
  /** JSON text of `StartNews` while `start` waits for links; "" otherwise. */
  readonly starting: string;
  /** How many standing entries drew something: where the next draw is made (fairness.md 4). */
  readonly place: number;
  /** Nothing is played or taken back any more: seed and record are published (fairness.md 8). */
  readonly closed: boolean;
  /** Code of the show in which the same people play on: pages of this one go there. "" for none. */
  readonly next: string;
  /** Entries so far, undo included. */
  readonly entries: number;
  /** JSON text of `CueFrame`. A client ignores the one in its first state: it is history. */
  readonly cues: string;
  /** JSON text of the view's `result`. */
  readonly result: string;
}

/** `start` was asked for: each page with a chain gives a link for the public seed now, and only now (fairness.md 3). */
export interface StartNews {
  /** The host's, "" for none. */
  readonly link: string;
}

/**
 * client → server `start-link`, seats only: the link for the public seed; answered with whether it was taken. `pledge`, seats
 * and hosts: the top of a new chain; answered with whether it stands.
 */
export interface LinkMessage {
  readonly value: string;
}

/** What a page may find wrong with its part in the dice (fairness.md 10). */
export const alarmKinds = ['commit', 'public-seed', 'source', 'pledge', 'link', 'stranger'] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** client → server `dice-alarm`, seats and hosts. `entry`: the one it is about, -1 for none. */
export interface DiceAlarm {
  /** The name of the page's chains; the server fills it in. */
  readonly name: string;
  readonly what: AlarmKind;
  readonly entry: number;
  /** Reported after the record was published with its hash: the recap says it, the file stays as it is. */
  readonly late?: true;
}

export interface CueFrame {
  /** Number of the entry that these cues belong to. */
  readonly entry: number;
  readonly cues: readonly Cue[];
  /** Check code of the entry's throw, "" for none (fairness.md 8). */
  readonly check: string;
  /** The host made this move for a seat, whose player sent it by post; left out otherwise. */
  readonly hand?: true;
  /** Link that came with the move, hex (fairness.md 2); left out for none. */
  readonly link?: string;
  /** Whose link is in what the entry drew, `house` for nobody's; left out where it drew nothing. */
  readonly part?: 'player' | 'host' | 'house';
  /**
   * fairness.md 6: of hidden values that this entry drew the slot and hash, of those that it opened salt and value too; left
   * out for none. Who comes late finds all of them at `GET /api/episodes/CODE`.
   */
  readonly commitments?: readonly Commitment[];
  /** When each of it is shown; left out for what happened before this server took the show up: that is history. */
  readonly time?: Timeline;
}

/** First message to every client. `seat` is -1 for those who hold none; `token` only for a seat just taken. */
export interface Hello {
  readonly now: number;
  readonly role: Role;
  readonly seat: number;
  readonly token?: string;
  /** Why no seat was given to who asked for one; left out for seats that are taken or locked. */
  readonly turnedAway?: TurnedAway;
  /** Of `waits`: the number of the broadcast from which on the entry is welcome. */
  readonly welcomeFrom?: number;
}

/**
 * The name is foul, or the host does not let them play. In a season's qualifier (HD-A42): `waits`, who still has to sit
 * broadcasts out, and `retired`, for good.
 */
export type TurnedAway = 'name' | 'banned' | 'waits' | 'retired';

/** To a seat or the host alone, after each entry. */
export interface Own {
  /** Entries so far: it is seen together with the state of the same number. */
  readonly entries: number;
  readonly view: View;
  /** Moves legal for this viewer; the host's holds those of the host alone, `seatLegal` those of the seats. */
  readonly legal: readonly Legal[];
  /** What an undo would take back, for the host; null for nothing. */
  readonly undo: UndoNotice | null;
  /** For the host: what seats and clock may do now, so that the host can make a move for a seat. */
  readonly others?: readonly Legal[];
  /** The chains of the viewer's name; left out where a show has none. */
  readonly chains?: readonly Given[];
}

interface UndoNotice {
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
  /** The sender's next link, with every move that may draw (`Legal.draws`); no input of the move (fairness.md 2). */
  readonly reveal?: string;
  /**
   * How many entries whoever moves had seen: the move is refused as `stale` where something has happened since that matters to
   * it. Left out: it counts whatever happened. (`at` of an entry in a record is a time.)
   */
  readonly at?: number;
  readonly [input: string]: unknown;
}

export type MoveReply =
  | { readonly ok: true; readonly entry: number }
  | {
      readonly ok: false;
      readonly code: Code | ServerCode;
      readonly message: string;
      readonly phrase?: Phrase;
      /** With `stale`: what the server knows of the sender's chains. */
      readonly chains?: readonly Given[];
      readonly place?: number;
      /** With `stale`, where the show has gone on meanwhile: how many entries there are. */
      readonly entries?: number;
    };

/** Refusals that are not about the rules; `stale`: the link is no next one of the sender's chains, or the show has gone on. */
type ServerCode = 'stale' | 'paused' | 'not-allowed' | 'bad-message' | 'store' | 'lobby-not-full' | 'failed';

/** client → server `desk`, host only: everything about the room that is no move of the show. */
export type DeskMessage =
  | { readonly do: 'rename'; readonly seat: number; readonly name: string }
  | { readonly do: 'remove'; readonly seat: number }
  /** As `remove`, and whoever sat there may take no seat again until readmitted. */
  | { readonly do: 'ban'; readonly seat: number }
  | { readonly do: 'readmit'; readonly id: string }
  /** Other settings than before; those that are not named stay. */
  | { readonly do: 'set'; readonly settings: SettingsChange }
  /** `until`: milliseconds since 1970, when it goes on by itself: over holidays. */
  | { readonly do: 'pause'; readonly until?: number }
  | { readonly do: 'resume' }
  | { readonly do: 'extend'; readonly seconds: number }
  | { readonly do: 'co-host' }
  /** A link for streaming software; it shows what everybody sees, and can be taken back. */
  | { readonly do: 'overlay' }
  /** Whoever sits there has so many times as long for a move; `times` is one of `extraTimes`. */
  | { readonly do: 'extra-time'; readonly seat: number; readonly times: number }
  | { readonly do: 'revoke'; readonly id: string }
  | { readonly do: 'seat-link'; readonly seat: number }
  /** In a season: the next of the list takes over a seat whose player has left; the reply holds the private link. */
  | { readonly do: 'substitute'; readonly seat: number }
  | { readonly do: 'sound-check' }
  /** What is being acted out is over: title sequence, ceremony, throw. */
  | { readonly do: 'skip' }
  /**
   * Publishes the dice; nothing is played or taken back any more (fairness.md 7). After the end, or with `breakOff` at any
   * time.
   */
  | { readonly do: 'close'; readonly breakOff?: boolean }
  /** The host's link was seen by somebody: it opens nothing any more, and the reply holds a new one. Not for co-hosts. */
  | { readonly do: 'move-link' };

export type DeskReply =
  | { readonly ok: true; readonly link?: string; readonly id?: string }
  | { readonly ok: false; readonly code: ServerCode; readonly message: string; readonly phrase?: Phrase };

/** How many times as long as the others a player may have. */
export const extraTimes = [1, 1.5, 2, 3] as const;

/** A link to a desk, to overlays or to a seat that somebody made to give it away; `id` takes it back. */
export interface GivenLink {
  readonly id: string;
  readonly role: 'co-host' | 'overlay' | 'seat';
  /** -1 for none. */
  readonly seat: number;
  /** Milliseconds since 1970. */
  readonly made: number;
}

/** server → host `desk`: what only the desk shows. */
export interface DeskNews {
  /** Links that were given away, oldest first. What they are, only their maker was told, once. */
  readonly links: readonly GivenLink[];
  readonly screens: number;
  /** Televisions in this process that can be heard: somebody has clicked on them, and they are not muted. */
  readonly heard: number;
  readonly clients: number;
  /** By seat, how many times as long as the others it has. */
  readonly times: readonly number[];
  readonly banned: readonly { readonly id: string; readonly name: string }[];
}

/** client → server `hold { on }`, seats only, where the house hosts: anybody may stop the show and let it go on. Answered with whether it did. */
export const holdMessage = 'hold';

/** client → server `heard { on }`: whether this television can be heard. */
export const heardMessage = 'heard';

/**
 * client → server `clock`, answered by `{ now }`: milliseconds of the server's clock since 1970. A page asks several times and
 * believes the quickest answer.
 */
export const clockQuestion = 'clock';

export interface ClockReply {
  readonly now: number;
}

/** Why the server closed a socket, beside the codes of Colyseus. Joining again is no use after `revoked` and `deleted`. */
export const closeCode = { revoked: 4101, moved: 4102, deleted: 4103 } as const;

/** server → everybody `sound-check`: make a sound and show it. No payload. */
export const soundCheck = 'sound-check';
