/**
 * The crowd's bets on the throws of any show. It is played for points only and never affects the show. The bets: Hot Hand's
 * three on every throw of two dice from a fresh hand until its 7 (HR-03 … HR-06), the total of the next throw at fair odds, and
 * the winner. Pure: events go in, payments come out.
 */
import type { Json } from '../engine/json.ts';
import { originalPays, type Pays, payment, type WagerName, wagerNames } from '../shows/index.ts';

/** Points with which everybody starts, and gets again when all are gone. */
export const bankroll = 1000;

/** Totals of two dice. */
export const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** To 1 for a total, exactly fair: 36/ways − 1. */
export const fairOdds = (total: number): number => 36 / (6 - Math.abs(total - 7)) - 1;

export type Ticket = { readonly stake: number } & (
  | { readonly on: WagerName }
  | { readonly on: 'total'; readonly total: number }
  | { readonly on: 'winner'; readonly seat: number }
);

/** What is open for bets now. */
export interface Openings {
  /** Hot Hand's three bets: a fresh hand. */
  readonly hand: boolean;
  /** The total of the next throw. */
  readonly total: boolean;
  readonly winner: boolean;
}

export interface Table {
  /** Totals of the running hand, ascending; [] when it is fresh. */
  readonly hit: readonly number[];
  /** Throws that were undone: the same faces come again, so nobody may bet on them and they do not count. */
  readonly known: number;
  /** Standing throws of two dice so far. */
  readonly throws: number;
  readonly over: boolean;
  /** What the three bets of Hot Hand pay. */
  readonly pays: Pays;
}

/** An entry as this game sees it. */
export interface Happening {
  /** Faces that fell, [] for none. */
  readonly dice: readonly number[];
  /** Seats that won the show; null while it runs. */
  readonly winners: readonly number[] | null;
}

export const freshTable = (pays: Pays = originalPays): Table => ({
  hit: [],
  known: 0,
  throws: 0,
  over: false,
  pays,
});

export const openings = ({ hit, known, throws, over }: Table, seats: number, thrown: boolean): Openings => ({
  hand: thrown && !over && known === 0 && hit.length === 0,
  total: thrown && !over && known === 0,
  winner: !over && throws === 0 && known === 0 && seats > 1,
});

/**
 * What a ticket pays: -1 while it is undecided, 0 if it lost, otherwise stake and winnings. Returns the stake if the bet was
 * called off.
 */
const paid = (ticket: Ticket, before: Table, after: Table, what: Happening): number => {
  const { stake } = ticket;
  switch (ticket.on) {
    case 'winner':
      if (what.winners === null) return -1;
      return what.winners.length === 0 ? stake : what.winners.includes(ticket.seat) ? stake * winnerPays : 0;
    case 'total':
      if (after.throws === before.throws) return after.over ? stake : -1;
      return what.dice[0] !== undefined && sum(what.dice) === ticket.total ? stake * (1 + fairOdds(ticket.total)) : 0;
    default: {
      if (after.throws === before.throws) return after.over ? stake : -1;
      const hit = handAfter(before.hit, sum(what.dice));
      const decided = payment({ seat: 0, on: ticket.on, stake, paid: -1 }, hit, sum(what.dice) === 7, after.pays);
      return decided < 0 && after.over ? stake : decided;
    }
  }
};

/** Betting on the winner pays 1 to 1. */
const winnerPays = 2;

const sum = (dice: readonly number[]) => dice.reduce((total, face) => total + face, 0);

const handAfter = (hit: readonly number[], total: number): readonly number[] =>
  total === 7 || hit.includes(total) ? hit : [...hit, total].sort((a, b) => a - b);

/** All ten have come, so the hand is over as after a 7. */
const handTotals = 10;

/** The table after a standing entry. */
const withEvent = (table: Table, what: Happening): Table => {
  const twoDice = what.dice.length === 2;
  const counts = twoDice && table.known === 0;
  const total = sum(what.dice);
  const hit = counts ? handAfter(table.hit, total) : table.hit;
  return {
    hit: counts && (total === 7 || hit.length === handTotals) ? [] : hit,
    known: twoDice && table.known > 0 ? table.known - 1 : table.known,
    throws: table.throws + (counts ? 1 : 0),
    over: what.winners !== null,
    pays: table.pays,
  };
};

export interface Settled<T> {
  readonly table: Table;
  /** What each ticket pays now, -1 if it stays open. */
  readonly pays: (ticket: T & Ticket) => number;
}

/** What a ticket is on, whatever its stake. */
const subjectOf = (ticket: Ticket): string => {
  switch (ticket.on) {
    case 'total':
      return `total ${ticket.total}`;
    case 'winner':
      return `winner ${ticket.seat}`;
    default:
      return ticket.on;
  }
};

export const settle = (before: Table, what: Happening): Settled<Ticket> => {
  const table = withEvent(before, what);
  // Thousands of tickets are on few things, so each thing is settled once and pays by stake.
  const each = new Map<string, number>();
  const pays = (ticket: Ticket): number => {
    const subject = subjectOf(ticket);
    let point = each.get(subject);
    if (point === undefined) {
      point = paid({ ...ticket, stake: 1 }, before, table, what);
      each.set(subject, point);
    }
    return point < 0 ? -1 : point * ticket.stake;
  };
  return { table, pays };
};

/** After an undo: the throw that was undone will come again. */
export const undoneThrow = (table: Table, dice: readonly number[]): Table => ({
  ...table,
  known: table.known + (dice.length === 2 ? 1 : 0),
  over: false,
});

type BetRefusal = 'closed' | 'stake';

/** Why a ticket cannot be bought; undefined if it can. */
export const refusal = (ticket: Ticket, open: Openings, points: number): BetRefusal | undefined => {
  if (!Number.isInteger(ticket.stake) || ticket.stake < 1 || ticket.stake > points) return 'stake';
  switch (ticket.on) {
    case 'total':
      return open.total ? undefined : 'closed';
    case 'winner':
      return open.winner ? undefined : 'closed';
    default:
      return open.hand && wagerNames.includes(ticket.on) ? undefined : 'closed';
  }
};

/** Faces of an entry's throw by its cues; [] for none. */
export const diceOf = (cues: readonly { readonly [fact: string]: Json }[]): readonly number[] => {
  const thrown = cues.find(({ dice }) => Array.isArray(dice));
  return thrown === undefined ? [] : (thrown.dice as readonly number[]);
};
