/** What a television shows of a cup: all of what is being played, in parts that fit, and one result after another. */
import { expect, test } from 'vitest';
import { boardsOf, holds } from '../../client/pages/cup/boards.ts';
import { commentary, resultLine } from '../../client/pages/cup/lines.ts';
import { decidedIn, toldSoFar, untold } from '../../client/pages/cup/news.ts';
import { isBye, numbersOf, roundTitle, seatText } from '../../client/pages/season/cup/rounds.ts';
import type { Cup } from '../../shared/season/cup.ts';
import { narratorFor } from '../../shared/words/index.ts';
import { CupLedger, luckOf, names } from './cup-ledger.ts';

const tell = narratorFor([]);
const title = (show: string) => show;

/** The lower its index, the better an entrant plays. */
const bySeed = (entrant: number) => 100 - entrant;

const isOpen = ({ fixtures }: Cup['rounds'][number]) => fixtures.some(({ state }) => state !== 'decided');

const formats = ['single', 'double', 'round-robin', 'swiss'] as const;

test.each(formats)('%s: what is being played or told is on a board, and no board has more than fits', kind => {
  for (const count of kind === 'single' || kind === 'double' ? [2, 3, 13, 33] : [2, 5, 9]) {
    const ledger = new CupLedger({ kind }, names(count));
    const luck = luckOf(count);
    for (let ready = ledger.ready; ready.length > 0; ready = ledger.ready) {
      const { cup } = ledger;
      const boards = boardsOf(cup);
      const current = kind === 'round-robin' ? cup.rounds.find(isOpen)!.fixtures : ready;
      for (const { id, state } of current)
        if (state === 'ready') expect([count, id, boards.some(board => holds(board, id))]).toEqual([count, id, true]);
      for (const board of boards) {
        if (board.kind !== 'bracket') continue;
        expect(board.columns.length).toBeLessThanOrEqual(4);
        for (const { fixtures } of board.columns) expect(fixtures.length).toBeLessThanOrEqual(8);
      }
      const next = ready[Math.floor(luck() * ready.length)]!;
      ledger.play(next, bySeed);
      const told = boardsOf(ledger.cup, next.id).some(board => holds(board, next.id));
      expect([count, next.id, told]).toEqual([count, next.id, true]);
    }
    expect(ledger.cup.phase).toBe('over');
  }
});

test('results that come at once walk in one by one, and the champion comes last', () => {
  const ledger = new CupLedger({ kind: 'single' }, names(4));
  const before = ledger.cup;
  const told = new Set(decidedIn(before));
  ledger.playAll(bySeed);
  const after = ledger.cup;
  let shown = toldSoFar(before, after, told);
  expect(shown.champion).toBe('');
  expect(shown.rounds).toEqual(before.rounds);
  const seen: string[] = [];
  for (let next = untold(after, told)[0]; next !== undefined; next = untold(after, told)[0]) {
    told.add(next.id);
    shown = toldSoFar(shown, after, told);
    seen.push(`${next.id} ${shown.champion}`);
  }
  expect(seen).toEqual(['winners-1-1 ', 'winners-1-2 ', 'winners-2-1 P1']);
  expect(shown).toEqual(after);
});

test('whoever goes on from a result that waits is not named before it', () => {
  const ledger = new CupLedger({ kind: 'single' }, names(4));
  const before = ledger.cup;
  ledger.play(ledger.ready[0]!, bySeed);
  const shown = toldSoFar(before, ledger.cup, new Set());
  expect(shown.rounds.at(-1)!.fixtures[0]!.seats.map(({ name }) => name)).toEqual(['', '']);
});

test('a result that was taken back can be told again', () => {
  const ledger = new CupLedger({ kind: 'single' }, names(4));
  const code = ledger.play(ledger.ready[0]!, bySeed);
  const told = new Set(decidedIn(ledger.cup));
  expect(told.size).toBe(1);
  ledger.undo(code);
  expect(decidedIn(ledger.cup)).toEqual([]);
});

test('the rail tells who beat whom, a tie, a walkover, what comes next, and the champion', () => {
  const ledger = new CupLedger({ kind: 'single' }, names(4));
  expect(commentary(ledger.cup, tell)).toEqual(['Up next: P1 against P4 and P2 against P3.']);
  const [first, second] = ledger.ready;
  ledger.play(first!, bySeed);
  ledger.decide(second!, [1, 2]);
  const [one, two] = ledger.cup.rounds[0]!.fixtures;
  expect(resultLine(ledger.cup, one!, tell)).toBe('P1 beats P4 100–97.');
  expect(resultLine(ledger.cup, two!, tell)).toBe('P2 wins by walkover.');
  ledger.playAll(bySeed);
  expect(commentary(ledger.cup, tell)).toEqual(['P1 takes the title!']);
  const even = new CupLedger({ kind: 'round-robin' }, names(2));
  even.play(even.ready[0]!, () => 7);
  expect(resultLine(even.cup, even.fixtures[0]!, tell)).toBe('P1 and P2 tie.');
});

test('rounds have the names that they have on television', () => {
  const titles = (kind: (typeof formats)[number], count: number, third = false) => {
    const { cup } = new CupLedger({ kind, third }, names(count));
    return cup.rounds.map(round => roundTitle(cup, round, title));
  };
  expect(titles('single', 9)).toEqual(['Round of 16', 'Quarterfinals', 'Semifinals', 'Final']);
  expect(titles('single', 4, true)).toEqual(['Semifinals', 'Final', 'Third place']);
  expect(titles('double', 4)).toEqual([
    'Winners’ round 1',
    'Winners’ final',
    'Losers’ round 1',
    'Losers’ final',
    'Grand final',
  ]);
  expect(titles('round-robin', 3)).toEqual(['Round 1', 'Round 2', 'Round 3']);
});

test('a seat that nobody has yet says which fixture it comes from; byes have no number', () => {
  const { cup, fixtures } = new CupLedger({ kind: 'single' }, names(5));
  const numbers = numbersOf(cup);
  const final = fixtures.at(-1)!;
  expect(final.seats.map(seat => seatText(seat, numbers))).toEqual(['Winner of 2', 'Winner of 3']);
  const byes = fixtures.filter(isBye);
  expect(byes).toHaveLength(3);
  for (const bye of byes) {
    expect(numbers.get(bye.id)).toBe(0);
    expect(bye.seats.map(seat => seatText(seat, numbers))).toContain('bye');
  }
});
