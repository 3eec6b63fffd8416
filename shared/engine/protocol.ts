/** The protocol between client and server. It alone defines the names of the shell's fields. */

import type { Said } from '../crowd/team.ts';
import type { Language } from '../words/languages.ts';
import type { Chain, Part } from './chain.ts';
import type { Commitment } from './commitments.ts';
import type { Entry } from './episode.ts';
import type { Json } from './json.ts';
import type { Timeline } from './moments.ts';
import type { Code, Legal } from './moves.ts';
import type { Phrase } from './phrase.ts';
import type { ProgramRight } from './programs.ts';
import type { EpisodeSettings } from './settings.ts';
import type { Cue, View } from './show.ts';

export const roomName = 'episode';

/** Symbols of a code, without 0/O, 1/I/L and U/V. */
export const codeSymbols = '23456789ABCDEFGHJKMNPQRSTWXYZ';
export const codeLength = 8;

/** A client's role, which comes from the token alone. */
export type Role = 'host' | 'play' | 'watch';

/** Options of `joinById(CODE, …)`. */
export interface JoinOptions {
  readonly as: Role;
  /** The name of a contestant who takes a free seat. `seat` asks for a particular one. */
  readonly name?: string;
  readonly seat?: number;
  readonly token?: string;
  /** The top of the player's hash chain, 64 lower-case hex digits (fairness.md 2). */
  readonly pledge?: string;
  /** The language of refusals, English by default. */
  readonly language?: Language;
  /** The desk lists it as a television. */
  readonly screen?: 'tv' | 'overlay';
  /** This page can read the tape: while others do, it is told where, in place of a reservation (contract.md 13). */
  readonly tape?: boolean;
}

/** One seat as everybody sees it. */
export interface SeatShell {
  /** `""` while the seat is free. */
  readonly name: string;
  readonly score: number;
  readonly connected: boolean;
  /** Anybody may take it, unless the episode is locked: it is free, or the host took it back. */
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
  /** When the running clock ends, or when a pause ends by itself; 0 for neither. */
  readonly deadline: number;
  /** Why the show is paused: "" (it is not), "host" (the host paused), "away" (the host is gone), "store". */
  readonly paused: string;
  /** Sampled, not updated with every join. */
  readonly spectators: number;
  readonly hostPresent: boolean;
  /** Whether a television shows it. */
  readonly televised: boolean;
  /** JSON text of `RoomNews`: what the crowd is asked, and how it called; "" while nobody plays along. */
  readonly room: string;
  /** JSON text of `Applause` (shared/crowd/messages.ts): what the crowd's hands did in the last second; "" before. */
  readonly applauded: string;
  /** The house hosts: a robot does what a host does, and no person has to. */
  readonly house: boolean;
  /** Where the house hosts, its next move, and `""` while others are waited for. Pages choose their lines by it. */
  readonly step: string;
  /** Robots play: a demo or a rehearsal. */
  readonly robots: boolean;
  /** Commitment to the seed of the dice (fairness.md 1). */
  readonly commit: string;
  /** JSON text of the list of `Chain`: of each seat the newest that its pages pledged, of the host the newest eight (fairness.md 2). */
  readonly chains: string;
  /** Hex, fixed by the first `start`; "" before, and in a show that draws nothing (fairness.md 3). */
  readonly publicSeed: string;
  /** JSON text of its parts, a list of `PublicSource`; "[]" before. */
  readonly sources: string;
  /** JSON text of the list of `DiceAlarm`: pages that found their part missing or changed. */
  readonly alarms: string;
  /** JSON text of `StartNews` while `start` waits for links; "" otherwise. */
  readonly starting: string;
  /** How many standing entries drew something, which is the place of the next draw (fairness.md 4). */
  readonly place: number;
  /** Seed and record are published, and no move is accepted any more (fairness.md 8). */
  readonly closed: boolean;
  /** Code of the show in which the same people play on. Pages of this one go there. "" for none. */
  readonly next: string;
  /** JSON text of `Finale` (finale.ts) after the end; "" before. */
  readonly finale: string;
  /** When the same people play on, by themselves: milliseconds since 1970; 0 for never. The host's page opens that show. */
  readonly nextAt: number;
  /** Entries so far, undo included. */
  readonly entries: number;
  /** JSON text of `CueFrame`. A client ignores the one in its first state, which is history. */
  readonly cues: string;
  /** JSON text of the view's `result`. */
  readonly result: string;
  /** JSON text of the view's `beside`; "" for none. */
  readonly beside: string;
  /** JSON text of the list of names of pictures and sounds that come next (docs/contract.md 12); "" for none. */
  readonly media: string;
  /** Under which the process that plays the show took it over: rises with each. */
  readonly epoch: number;
  /** Number of the patch that brought this state. Together with `epoch` it tells which of two states is newer (contract.md 13). */
  readonly frame: number;
  /** JSON text of `TapeNews` (tape.ts): who only watches reads the tape there; "" while they watch by socket. */
  readonly tape: string;
}

/** `start` was requested: each page with a chain gives a link for the public seed now, and only now (fairness.md 3). */
export interface StartNews {
  /** The host's, "" for none. */
  readonly link: string;
}

/**
 * client → server `start-link`, seats only: the link for the public seed, answered with whether it was accepted. `pledge`,
 * seats and hosts: the top of a new chain, answered with whether it is pledged.
 */
export interface LinkMessage {
  readonly value: string;
}

/** Faults that a page may find in its part of the dice (fairness.md 10). */
export const alarmKinds = ['commit', 'public-seed', 'source', 'pledge', 'link', 'stranger'] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** client → server `dice-alarm`, seats and hosts. `entry`: the number of the entry concerned, -1 for none. */
export interface DiceAlarm {
  /** The name of the page's chains; the server fills it in. */
  readonly name: string;
  readonly what: AlarmKind;
  readonly entry: number;
  /** Reported after the record and its hash were published: the recap says it, the file stays as it is. */
  readonly late?: true;
}

export interface CueFrame {
  /** Number of the entry that these cues belong to. */
  readonly entry: number;
  readonly cues: readonly Cue[];
  /** Check code of the entry's throw, "" for none (fairness.md 8). */
  readonly check: string;
  /** The host made this move for a seat whose player sent it by post; left out otherwise. */
  readonly hand?: true;
  /** What the seat's team had said about the move; left out for nothing. */
  readonly said?: Said;
  /** Link that came with the move, hex (fairness.md 2); left out for none. */
  readonly link?: string;
  /** Whose link is in the entry's draws, `house` for nobody's; left out if it drew nothing. */
  readonly part?: Part;
  /**
   * fairness.md 6: slot and hash of hidden values that this entry drew, and salt and value of those that it revealed; left out
   * for none. Latecomers find all of them at `GET /api/episodes/CODE`.
   */
  readonly commitments?: readonly Commitment[];
  /** When its effects are shown; left out for entries from before this process took the show over, which are history. */
  readonly time?: Timeline;
}

/** First message to every client. `seat` is -1 for none. `token` is sent only for a seat that was just taken. */
export interface Hello {
  readonly now: number;
  readonly role: Role;
  readonly seat: number;
  readonly token?: string;
  /** Why a visitor who asked for a seat got none; left out if seats are taken or locked. */
  readonly turnedAway?: TurnedAway;
  /** With `waits`: the number of the broadcast from which on the name may enter. */
  readonly welcomeFrom?: number;
}

/**
 * The name is rude, or the visitor is banned. In a season's qualifier (HD-A42): `waits`, with broadcasts still to sit out, and
 * `retired` for good.
 */
export type TurnedAway = 'name' | 'banned' | 'waits' | 'retired';

/** To a seat or the host alone, after each entry. */
export interface Own {
  /** Entries so far. It belongs to the state of the same number. */
  readonly entries: number;
  readonly view: View;
  /** Moves legal for this viewer. The host's `legal` holds the host's own moves, `others` those of the seats. */
  readonly legal: readonly Legal[];
  /** What an undo would take back, for the host; null for nothing. */
  readonly undo: UndoNotice | null;
  /** For the host: what seats and clock may do now, so that the host can move for a seat. */
  readonly others?: readonly Legal[];
  /** The viewer's page has a part in the dice; left out in a show that draws nothing. */
  readonly linked?: true;
}

interface UndoNotice {
  readonly entry: Entry;
  /** What became public with this entry and an undo would not make secret again: faces, numbers, answers. */
  readonly known: Json;
}

/** client → server `move`. `id` is the client's own, so that sending it again has no second effect. */
export interface MoveMessage {
  readonly id: string;
  readonly do: string;
  /** Host only: the seat for which the host moves (its player answers by post). */
  readonly for?: number;
  /** The link of the sender's chain for this place, with every move that may draw (`Legal.draws`). Not an input of the move (fairness.md 2). */
  readonly reveal?: string;
  /**
   * How many entries the sender had seen. The move is refused as `stale` if something that matters to it has happened since.
   * Without it the move is refused. (`at` of an entry in a record is a time.)
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
      /** With `stale`, if the link is not that of this place: the sender's newest chain, null for none, and the place. */
      readonly chain?: Chain | null;
      readonly place?: number;
      /** With `stale`, if the show has gone on, and without `at`: the number of entries. */
      readonly entries?: number;
      /** With `held`: milliseconds until the move may be sent again. */
      readonly wait?: number;
    };

/**
 * Refusals that are not about the rules. `stale`: the link is not that of this place, or the show has gone on. `held`: the host
 * waits for the room. `id-used`: the sender has made another move under this id.
 */
type ServerCode =
  | 'stale'
  | 'paused'
  | 'held'
  | 'id-used'
  | 'not-allowed'
  | 'bad-message'
  | 'store'
  | 'lobby-not-full'
  | 'failed';

export type DeskReply =
  | { readonly ok: true; readonly link?: string; readonly id?: string; readonly token?: string }
  | { readonly ok: false; readonly code: ServerCode; readonly message: string; readonly phrase?: Phrase };

/** Who decides for a team: its captain, a captain of each round, or the most calls. */
export const deciders = ['captain', 'turns', 'vote'] as const;
export type Decides = (typeof deciders)[number];

/** Seconds for a vote. */
export const voteTimes = { shortest: 5, longest: 120, usual: 15 } as const;

/** The factors by which a player may have more time than the others. */
export const extraTimes = [1, 1.5, 2, 3] as const;

/** A link to a desk, to overlays or to a seat that was made to give it away, or a program's token. `id` revokes it. */
export interface GivenLink {
  readonly id: string;
  readonly role: 'co-host' | 'overlay' | 'seat' | 'program';
  /** -1 for none. */
  readonly seat: number;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly program?: {
    readonly name: string;
    readonly may: ProgramRight;
    /** When it came last, to the minute; 0 for never. */
    readonly used: number;
  };
}

/** server → host `desk`: what only the desk shows. */
export interface DeskNews {
  /** Links that were given away, oldest first. Only their maker got the links themselves, once. */
  readonly links: readonly GivenLink[];
  readonly screens: number;
  /** Televisions in this process with their sound on: somebody has clicked on them, and they are not muted. */
  readonly heard: number;
  readonly clients: number;
  /** By seat, the factor for its time. */
  readonly times: readonly number[];
  /** By seat: how many deadlines whoever sits there has missed. */
  readonly missed: readonly number[];
  readonly banned: readonly { readonly id: string; readonly name: string }[];
}

/**
 * client → server `team { key }`, spectators only: hears the news of a team (`TeamNews` of shared/crowd/messages.ts) as messages of
 * the same name. Whoever holds the seat hears them anyway.
 */
export const teamMessage = 'team';

/**
 * client → server `along`, a message `call`, `look` or `volunteer` of `POST …/room` (contract.md 11), answered alike: it costs far
 * less than a request.
 */
export const alongMessage = 'along';

/**
 * client → server `hold { on }`, seats only, where the house hosts: anybody may pause and resume the show, and stop and start the
 * countdown to the next one. Answered with whether it did.
 */
export const holdMessage = 'hold';

/** client → server `skip`, seats only, where the house hosts: ends the title sequence. Answered with whether it did. */
export const skipMessage = 'skip';

/** client → server `heard { on }`: whether this television has its sound on. */
export const heardMessage = 'heard';

/**
 * client → server `clock`, answered by `{ now }`: milliseconds of the server's clock since 1970. A page asks several times and
 * takes the quickest answer.
 */
export const clockQuestion = 'clock';

export interface ClockReply {
  readonly now: number;
}

/** Why the server closed a socket, besides Colyseus's codes. Joining again is useless after `revoked` and `deleted`. */
export const closeCode = { revoked: 4101, moved: 4102, deleted: 4103 } as const;

/** server → seats and hosts `words`: private words have come, or were read. What they say is at `GET …/words`. */
export const wordsMessage = 'words';

export interface WordsNews {
  readonly unread: number;
}

/** server → everybody `sound-check`: make a sound and show it. No payload. */
export const soundCheck = 'sound-check';
