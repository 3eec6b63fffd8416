/** A match of On A Roll for the previews. */

import type { Scene } from '../../../client/stage/board.ts';
import { onARoll } from '../../../shared/shows/on-a-roll/show.ts';
import { Played, type PlayedFixture } from '../played.ts';

const [ann, ben] = [0, 1];

const pack = {
  names: [
    { name: 'EINSTEIN', ask: 'He worked out that E = mc²' },
    { name: 'BEETHOVEN', ask: 'Composed the ‘Moonlight Sonata’ and went deaf' },
    { name: 'TCHAIKOVSKY', ask: 'Composed the ballet ‘The Nutcracker’' },
  ],
  puzzles: [
    { subject: 'NIAGARA FALLS', kind: 'Place', clues: ['BARREL', 'HONEYMOON', 'THUNDER'] },
    { subject: 'ISAAC NEWTON', kind: 'Person', clues: ['LAWS OF MOTION', 'PRISM', 'APPLE'] },
    { subject: 'APOLLO 11', kind: 'Thing', clues: ['MOON', 'SATURN V', 'TRANQUILITY'] },
  ],
  bigSix: [
    { word: 'CASINO', hint: 'A place to play', extraHint: 'Monte Carlo has one' },
    { word: 'ZODIAC', hint: 'Twelve signs', extraHint: 'Leo is one of them' },
    { word: 'ANCHOR', hint: 'It is very heavy and has a chain', extraHint: 'It keeps a ship in its place' },
  ],
  prizes: [
    { name: 'Home cinema', value: 4200 },
    { name: 'Two weeks in Hawaii', value: 9800 },
    { name: 'Compact car', value: 23500 },
    { name: 'Sailing yacht', value: 46000 },
  ],
};

/** Unusual letters and punctuation, long names, and a question of several lines. */
const oddPack = {
  ...pack,
  names: [
    {
      name: "D'ARTAGNAN-CASTELMORE",
      ask: 'A captain of the Musketeers whom Alexandre Dumas made the fourth of three, and who fell in the year 1673 before the walls of Maastricht',
    },
  ],
  puzzles: [
    { subject: 'ROCK ’N’ ROLL', kind: 'Kind of music', clues: ['JERRY LEE & CO', 'HOUND-DOG DAYS', "BLUE SUEDE'S"] },
  ],
};

class Match extends Played {
  constructor(changes: object = pack, names: readonly string[] = ['Ann', 'Ben'], options: object = {}) {
    super(onARoll, { judging: 'auto', ...options }, changes, names);
  }

  roll(seat: number, a: number, b: number): this {
    return this.do(seat, 'roll', {}, { dice: [a, b] });
  }

  pick(seat: number, ...cells: readonly (readonly [row: number, number: number])[]): this {
    return this.do(seat, 'pick', { cells: cells.map(([row, number]) => ({ row, number })) });
  }

  puzzle(...blocked: number[]): this {
    return this.do('host', 'puzzle', {}, { numbers: blocked });
  }

  /** I, N and T of EINSTEIN are shown. */
  nameGame(): this {
    return this.do('host', 'name-game', {}, { orders: [[2, 5, 8, 1, 3, 4, 6, 7]], numbers: [57] });
  }

  after(change: (match: this) => unknown): readonly Scene[] {
    change(this);
    return [this.scene()];
  }
}

const lobby = () => new Match();
const ready = () => lobby().do('host', 'start').puzzle(3, 1, 5);
const names = () => ready().nameGame();
const round = () =>
  names().do(ann, 'guess', { text: 'Einstein', buzz: 50 }).do(ben, 'guess', { text: 'Epstein', buzz: 90 });
/** B and E of BARREL, O of HONEYMOON and H of THUNDER are open. */
const opened = () => round().roll(ann, 1, 4).pick(ann, [0, 1], [0, 4]).roll(ann, 1, 2).pick(ann, [1, 1], [2, 2]);
const free = () => round().roll(ann, 3, 3);
const decide = () => round().roll(ann, 1, 4).pick(ann, [0, 1], [1, 4]);
const subject = () => decide().do(ann, 'clue', { row: 0, text: 'barrel' });
const reveal = () => decide().do('host', 'call-time');
const order = [3, 7, 11, 1, 2, 4, 5, 6, 8, 9, 10, 12];
const revealed = () => reveal().do('host', 'reveal', {}, { orders: [order], numbers: [57] });
const won = () => subject().do(ann, 'subject', { text: 'niagara falls' });
const six = () => won().do('host', 'bonus');
const money = () => six().roll(ann, 4, 5);
const sixPick = () => money().roll(ann, 3, 6);
const sixGuess = () => sixPick().do(ann, 'pick', { number: 3 });
const later = () =>
  sixGuess().do(ann, 'pass').roll(ann, 2, 2).roll(ann, 1, 6).do(ann, 'pick', { number: 6 }).do(ann, 'pass');
const solved = () => sixGuess().do(ann, 'guess', { text: 'casino' });
const lucky = () => solved().do('host', 'bonus', {}, { orders: [[3, 1, 2, 5, 4]] });
const luckyRoll = () => lucky().do(ann, 'pick', { letter: 'C' }).roll(ann, 6, 5);
const luckyLast = () => luckyRoll();
/** Ann has won both games. */
const second = (match: Match) =>
  match
    .puzzle(1, 2, 1)
    .do('host', 'call-time')
    .do('host', 'reveal', {}, { orders: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]], numbers: [57] })
    .do(ann, 'guess', { text: 'Isaac Newton', buzz: 50 })
    .do(ben, 'pass')
    .do('host', 'bonus');
const bigger = () => second(luckyRoll().roll(ann, 4, 3));
const biggerLucky = () =>
  bigger()
    .roll(ann, 6, 6)
    .roll(ann, 1, 2)
    .do(ann, 'pick', { number: 1 })
    .do(ann, 'guess', { text: 'zodiac' })
    .do('host', 'bonus', {}, { orders: [[5, 4, 3, 2, 1]] });
const odd = () =>
  new Match(oddPack, ['Maximiliane von Hohenlohe-Langenburg', 'יעל 🎲'])
    .do('host', 'start')
    .puzzle(2, 7, 3)
    .do('host', 'name-game', {}, { orders: [Array.from({ length: 19 }, (_, i) => ((i * 7) % 19) + 1)], numbers: [5] });
const oddRound = () =>
  odd().do(ann, 'guess', { text: "d'Artagnan-Castelmore", buzz: 5 }).do(ben, 'pass').roll(ann, 6, 5);

export const onARollFixtures: Readonly<Record<string, PlayedFixture>> = {
  'on-a-roll': opened()
    .roll(ann, 5, 2)
    .fixture(match => match.after(next => next.pick(ann, [0, 5], [1, 2]))),
  'on-a-roll-lobby': lobby().fixture(match => match.after(next => next.do('host', 'start'))),
  'on-a-roll-started': lobby()
    .do('host', 'start')
    .fixture(match => match.after(next => next.puzzle(3, 1, 5))),
  'on-a-roll-ready': ready().fixture(match => match.after(next => next.nameGame())),
  'on-a-roll-names': names().fixture(),
  'on-a-roll-sent': names()
    .do(ann, 'guess', { text: 'Epstein', buzz: 50 })
    .fixture(match => match.after(next => next.do(ben, 'guess', { text: 'Einstein', buzz: 90 }))),
  'on-a-roll-free-guess': names()
    .do(ann, 'guess', { text: 'Epstein', buzz: 50 })
    .do(ben, 'guess', { text: 'Einstein', buzz: 90 })
    .fixture(match => match.after(next => next.do(ben, 'guess', { text: 'Einstein' }))),
  'on-a-roll-right': names()
    .do(ann, 'guess', { text: 'Einstein', buzz: 50 })
    .fixture(match => match.after(next => next.do(ben, 'guess', { text: 'Epstein', buzz: 90 }))),
  'on-a-roll-roll': round().fixture(match => match.after(next => next.roll(ann, 1, 4))),
  'on-a-roll-passed': decide().do(ann, 'pass').fixture(),
  'on-a-roll-double': round().fixture(match => match.after(next => next.roll(ann, 3, 3))),
  'on-a-roll-free-letter': free().fixture(match => match.after(next => next.pick(ben, [1, 7]))),
  'on-a-roll-decide': decide().fixture(match => match.after(next => next.do(ann, 'clue', { row: 0, text: 'barrel' }))),
  'on-a-roll-wrong': decide().fixture(match =>
    match.after(next => next.do(ann, 'clue', { row: 1, text: 'sunflower' })),
  ),
  'on-a-roll-subject': subject().fixture(match =>
    match.after(next => next.do(ann, 'subject', { text: 'niagara falls' })),
  ),
  'on-a-roll-done': subject()
    .do(ann, 'hold')
    .roll(ann, 1, 2)
    .pick(ann, [2, 1])
    .roll(ann, 1, 3)
    .pick(ann, [1, 3])
    .roll(ann, 1, 5)
    .pick(ann, [1, 5])
    .fixture(),
  'on-a-roll-reveal': reveal().fixture(match =>
    match.after(next => next.do('host', 'reveal', {}, { orders: [order], numbers: [57] })),
  ),
  'on-a-roll-revealed': revealed().fixture(),
  'on-a-roll-void': revealed()
    .do(ann, 'pass')
    .do(ben, 'pass')
    .do('host', 'reveal', {}, { numbers: [5] })
    .do(ann, 'pass')
    .do(ben, 'pass')
    .do('host', 'reveal', {}, { numbers: [5] })
    .do(ann, 'pass')
    .do(ben, 'pass')
    .do('host', 'reveal', {}, { numbers: [5] })
    .fixture(),
  'on-a-roll-won': won().fixture(match => match.after(next => next.do('host', 'bonus'))),
  'on-a-roll-odd-names': odd().fixture(),
  'on-a-roll-odd': oddRound().fixture(),
  'big-six': six().fixture(match => match.after(next => next.roll(ann, 4, 5))),
  'big-six-roll': money().fixture(match => match.after(next => next.roll(ann, 3, 6))),
  'big-six-pick': sixPick().fixture(match => match.after(next => next.do(ann, 'pick', { number: 3 }))),
  'big-six-guess': sixGuess().fixture(match => match.after(next => next.do(ann, 'guess', { text: 'casino' }))),
  'big-six-last': later().fixture(match => match.after(next => next.roll(ann, 1, 3))),
  'big-six-solved': solved().fixture(),
  'big-six-missed': later().roll(ann, 6, 3).fixture(),
  'big-six-doubled': bigger().roll(ann, 6, 6).roll(ann, 1, 2).fixture(),
  'lucky-seven': lucky().fixture(match => match.after(next => next.do(ann, 'pick', { letter: 'C' }))),
  'lucky-seven-roll': luckyRoll().fixture(match => match.after(next => next.roll(ann, 4, 3))),
  'lucky-seven-won': luckyLast().roll(ann, 4, 3).fixture(),
  'lucky-seven-double': luckyRoll().fixture(match => match.after(next => next.roll(ann, 5, 5))),
  'lucky-seven-doubled': luckyRoll().roll(ann, 5, 5).fixture(),
  'lucky-seven-bigger': biggerLucky().fixture(),
  'lucky-seven-over': biggerLucky()
    .do(ann, 'pick', { letter: 'Y' })
    .fixture(match => match.after(next => next.roll(ann, 2, 5))),
  'lucky-seven-champion': biggerLucky().do(ann, 'pick', { letter: 'U' }).roll(ann, 2, 5).fixture(),
};
