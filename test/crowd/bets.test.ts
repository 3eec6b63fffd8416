import { describe, expect, test } from 'vitest';
import {
  fairOdds,
  freshTable,
  type Happening,
  openings,
  refusal,
  settle,
  type Table,
  type Ticket,
  totals,
  undoneThrow,
} from '../../shared/crowd/bets.ts';
import { Follower } from '../../shared/crowd/follower.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { readField } from '../../shared/engine/fields.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { wagers } from '../../shared/shows/hot-hand/bets.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

const thrown = (a: number, b: number, more: Partial<Happening> = {}): Happening => ({
  dice: [a, b],
  winners: null,
  ...more,
});

/** What tickets pay after some throws (“24 63”), each looked at until it is decided. */
const playOut = (tickets: readonly Ticket[], throws: string, from: Table = freshTable()) => {
  const paid = tickets.map(() => -1);
  let table = from;
  for (const [a, b] of throws.split(' ')) {
    const settled = settle(table, thrown(Number(a), Number(b)));
    for (const [i, ticket] of tickets.entries()) if (paid[i] === -1) paid[i] = settled.pays(ticket);
    table = settled.table;
  }
  return { paid, table };
};

const hand: readonly Ticket[] = [
  { on: 'flaming-four', stake: 1 },
  { on: 'sizzling-six', stake: 1 },
  { on: 'hot-hand', stake: 1 },
];

describe('the three bets of Hot Hand on the throws of any show', () => {
  test('HR-03 HR-04 HR-05: each is paid at the throw that makes it whole', () => {
    const four = '11 12 56 66';
    const six = '13 23 33 44 45 55';
    expect(playOut(hand, four).paid).toEqual([71, -1, -1]);
    expect(playOut(hand, six).paid).toEqual([-1, 13, -1]);
    expect(playOut(hand, `${four} ${six}`).paid).toEqual([71, 13, 81]);
  });

  test('HR-06: nine of ten pay 20 to 1 when the 7 comes', () => {
    const nine = '11 12 56 13 23 33 44 45 55 34';
    expect(playOut(hand, nine).paid).toEqual([0, 13, 21]);
  });

  test('a 7 takes what is open, and the next throw finds a fresh hand', () => {
    const { paid, table } = playOut(hand, '22 16');
    expect(paid).toEqual([0, 0, 0]);
    expect(openings(table, 2, true).hand).toBe(true);
  });

  test('a hand that has begun takes no bets until its 7', () => {
    const { table } = playOut([], '22');
    const open = openings(table, 2, true);
    expect(open.hand).toBe(false);
    expect(refusal({ on: 'hot-hand', stake: 5 }, open, 100)).toBe('closed');
    expect(refusal({ on: 'total', total: 7, stake: 5 }, open, 100)).toBeUndefined();
  });
});

test('the total of the next throw pays exactly its fair odds', () => {
  const ways = (total: number) => 6 - Math.abs(total - 7);
  for (const total of totals) expect(((1 + fairOdds(total)) * ways(total)) / 36).toBeCloseTo(1, 12);
  expect(playOut([{ on: 'total', total: 12, stake: 10 }], '66').paid).toEqual([360]);
  expect(playOut([{ on: 'total', total: 12, stake: 10 }], '65').paid).toEqual([0]);
});

test('who wins is open until the first throw, and pays when the show is over', () => {
  const ticket: Ticket = { on: 'winner', seat: 1, stake: 10 };
  expect(openings(freshTable(), 2, true).winner).toBe(true);
  const { table } = playOut([], '22');
  expect(openings(table, 2, true).winner).toBe(false);
  const end = (winners: readonly number[]) => settle(table, { ...thrown(0, 0), dice: [], winners }).pays(ticket);
  expect([end([1]), end([0]), end([])]).toEqual([20, 0, 10]);
});

test('a throw that was taken back comes again as it was: nobody may bet on it, and it counts for nothing', () => {
  const total: Ticket = { on: 'total', total: 7, stake: 10 };
  const back = undoneThrow(settle(freshTable(), thrown(3, 4)).table, [3, 4]);
  expect(openings(back, 2, true)).toMatchObject({ hand: false, total: false });
  const { paid, table } = playOut([total, ...hand], '34', back);
  expect(paid).toEqual([-1, -1, -1, -1]);
  expect(openings(table, 2, true).total).toBe(true);
});

test('stakes are whole points that one has', () => {
  const open = openings(freshTable(), 2, true);
  for (const stake of [0, -5, 1.5, Number.NaN, 101])
    expect(refusal({ on: 'total', total: 7, stake }, open, 100)).toBe('stake');
});

test('what is known of the table is what the record says, over whole shows of Hot Hand', () => {
  const show = showNamed('hot-hand');
  if (show === undefined) throw new Error('no Hot Hand');
  for (let seed = 1; seed <= 20; seed++) {
    const luck = seededLuck(seed);
    const face = () => 1 + Math.floor(luck() * 6);
    const source = { dice: (n: number) => Array.from({ length: n }, face), number: () => 1, order: () => [1] };
    const options = readField(show.options, { bank: 100, hands: 3 }).value;
    const episode = new Episode(show, { options, pack: {}, seats: 1 }, ['Ann'], source);
    const follower = new Follower();
    const play = (move: { by: 'host' | number; do: string }) => {
      expect(episode.play(move).ok).toBe(true);
      follower.next(episode);
    };
    play({ by: 'host', do: 'start' });
    while (!episode.over) {
      if (episode.state.phase === 'bets') play({ by: 'host', do: 'close' });
      else play({ by: 0, do: 'roll' });
      const { hit } = episode.view('audience').board as { hit: readonly number[] };
      // The show clears its board for the next hand as this table does.
      if (episode.state.phase === 'roll') expect(follower.table.hit).toEqual(hit);
    }
  }
  expect(wagers['hot-hand'].totals).toHaveLength(10);
});
