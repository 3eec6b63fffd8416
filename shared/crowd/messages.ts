/** The messages between the crowd and the server: `POST /api/episodes/CODE/room` and its answers (contract.md 11). */
import type { Phrase } from '../engine/phrase.ts';
import type { Decides } from '../engine/protocol.ts';
import type { Pays } from '../shows/index.ts';
import type { Openings, Ticket } from './bets.ts';
import type { Outcome } from './calls.ts';
import type { ChatNews } from './chat.ts';
import type { Tally } from './points.ts';
import type { Task } from './task.ts';
import type { Called, TeamTask } from './team.ts';

/** What a crowd can do with its hands. */
export const reactions = ['clap', 'laugh', 'wow', 'heart', 'groan', 'dice'] as const;
export type Reaction = (typeof reactions)[number];

/** `secret` belongs to one browser or program, and identifies it. */
export type RoomMessage = { readonly secret: string } & (
  | { readonly do: 'enter'; readonly name: string }
  /**
   * Enters, and becomes a member of a team: of this seat's, or of the smallest. Without a name those who have none yet get one of
   * the list. Nobody changes teams after the start.
   */
  | { readonly do: 'join'; readonly team?: number; readonly name?: string }
  | { readonly do: 'look' }
  | { readonly do: 'bet'; readonly ticket: Ticket }
  /** `task`: the key of the task, the crowd's or the own team's. Sent again while it is open, it replaces the call before. */
  | { readonly do: 'call'; readonly task: string; readonly value: string }
  | { readonly do: 'react'; readonly with: Reaction }
  /** Watches the tape: one of so many says so (contract.md 13). */
  | { readonly do: 'watching' }
  /** Would like to play, or no longer. */
  | { readonly do: 'volunteer'; readonly on: boolean }
);

/** What only its owner gets. */
export interface Purse extends Omit<Tally, 'points'> {
  readonly ok: true;
  readonly name: string;
  /** Of bets and calls together. */
  readonly points: number;
  readonly tickets: readonly Ticket[];
  /** All points were lost, and these are new. */
  readonly again?: boolean;
  /** The call for the task that is open; "" for none. */
  readonly call: string;
  /** The place in the table, from 1, shared by those who have as many points … */
  readonly place: number;
  /** … and so many have fewer … */
  readonly behind: number;
  /** … of so many. */
  readonly of: number;
  readonly volunteers: boolean;
  /** The name under which they are on the season's list; left out where they are not. */
  readonly listed?: string;
  /** Called up from the room, or captain of the team: the token of this seat. */
  readonly seat?: { readonly seat: number; readonly token: string };
  /** The own team; left out for none. */
  readonly team?: OwnTeam;
}

/** What everybody may know of a team. */
export interface TeamFacts {
  readonly seat: number;
  readonly decides: Decides;
  /** Seconds for a vote. */
  readonly seconds: number;
  /** Whoever plays along and is in no other team is a member. */
  readonly everybody: boolean;
  readonly members: number;
  /** How many members have advised on what is open. Counted once a second. */
  readonly called: number;
  /** Who holds the seat; "" for none. */
  readonly captain: string;
}

/** server → members of a team and whoever holds its seat, as JSON: what the team is asked, and how it advises. */
export interface TeamNews {
  readonly seat: number;
  /** It belongs to the state after this many entries. */
  readonly entries: number;
  readonly decides: Decides;
  readonly captain: string;
  readonly members: number;
  /** null for none, and for what only the captain can say. */
  readonly task: TeamTask | null;
  /** The most frequent calls, most first. Calls that count as the same answer are one. */
  readonly counts: readonly (readonly [call: string, times: number])[];
  /** How many have called. */
  readonly called: number;
  /** What was voted, and the move that the page of the seat makes now; left out until then. */
  readonly voted?: { readonly call: string; readonly move: Called };
}

export interface OwnTeam extends TeamNews {
  /** Whoever sends it as `team { key }` on their socket hears the news of the team (TeamNews). */
  readonly key: string;
  /** The own call; "" for none. */
  readonly call: string;
}

/** What the crowd's hands did in one second, in the synchronized state as JSON; "" before anybody did. */
export interface Applause {
  /** Counts up with every second in which somebody did something. */
  readonly frame: number;
  readonly hands: { readonly [R in Reaction]?: number };
}

export type RoomReply =
  | Purse
  /** To `watching`. */
  | { readonly ok: true; readonly watching: true }
  /** To `react`. */
  | { readonly ok: true; readonly reacted: true }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly phrase?: Phrase };

/** Names and points of the best, best first. */
export type Table = readonly (readonly [name: string, points: number])[];

/** In the synchronized state as JSON, once somebody plays along. What was called is in it only once everybody may know what is right. */
export interface RoomNews {
  /** It belongs to the state after this many entries. */
  readonly entries: number;
  readonly people: number;
  readonly task: Task | null;
  /** How many have called. Counted once a second. */
  readonly calls: number;
  /** When the task may end that is open, in milliseconds since 1970: the host waits for the room. 0 for at any time. */
  readonly until: number;
  /** How the latest task was called; null before the first. */
  readonly last: Outcome | null;
  readonly table: Table;
  /** Totals of the running hand, ascending. */
  readonly hit: readonly number[];
  readonly open: Openings;
  /** What the bets of Hot Hand pay, if it is not the original. */
  readonly pays?: Pays;
  /** How many would like to play. */
  readonly volunteers: number;
  /** Who was called up last; null for nobody. */
  readonly up: CalledUp | null;
  /** The chat that plays along, if one does. */
  readonly chat?: ChatNews;
  /** Seats that are teams; left out for none. */
  readonly teams?: readonly TeamFacts[];
}

/** Somebody from the room gets a seat, or a place on the season's list. */
export interface CalledUp {
  readonly name: string;
  /** -1: a place on the season's list. */
  readonly seat: number;
  /** Drawn by lot out of so many; 0: the best of the room; -1: the next captain of the seat's team; -2: the best of the season's rooms. */
  readonly of: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** `GET /api/episodes/CODE/room`. */
export interface RoomFacts extends RoomNews {
  /** What was called, of standing entries, oldest first: a hundred from `?from=` on … */
  readonly outcomes: readonly Outcome[];
  /** … of so many. */
  readonly of: number;
}
