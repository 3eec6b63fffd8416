/** Moments of Hot Dice for the previews. */

import type { Scene } from '../../../client/stage/board.ts';
import type { DrawRecord } from '../../../shared/engine/chance.ts';
import { hotDice } from '../../../shared/shows/hot-dice/show.ts';
import { Played, type PlayedFixture } from '../played.ts';

const [ann, ben] = [0, 1];

type Dice = readonly [number, number];

const troy = {
  ask: 'Which ancient city did the Greeks enter hidden in a wooden horse?',
  choices: ['Thebes', 'Troy', 'Babylon', 'Sparta'],
  answer: 'Troy',
};
const pack = { questions: Array.from({ length: 12 }, () => troy), tieBreakers: [troy, troy] };

const long = {
  ask: 'Which of these composers, born in Salzburg in the year 1756 as a subject of a prince-archbishop, wrote his first symphony at the age of eight while his father lay ill in London?',
  choices: [
    'Johann Chrysostom Wolfgang Amadeus Mozart',
    'Johann Christian Bach, “the London Bach”',
    'Joseph Haydn',
    'Antonio Salieri',
    'Ludwig van Beethoven',
    'Franz Schubert',
  ],
  answer: 'Joseph Haydn',
};

/** A list of rolls that are all 1 and 2, except these, which begin at `from`. */
const listOf = (throws: readonly Dice[], from: number): readonly number[] => {
  const rolls: Dice[] = Array.from({ length: 100 }, () => [1, 2]);
  for (const [i, dice] of throws.entries()) rolls[(from - 1 + i) % 100] = dice;
  return rolls.flat();
};

/** The order that puts space `space` of the list behind this double. */
const orderFor = (double: number, space: number): readonly number[] => {
  const others = [1, 2, 3, 4, 5, 6].filter(number => number !== space);
  return [...others.slice(0, double - 1), space, ...others.slice(double - 1)];
};

const laid = (throws: readonly Dice[], from: number, double = 1, space = 1): DrawRecord => ({
  dice: listOf(throws, from),
  orders: [orderFor(double, space)],
});

const shuffled: DrawRecord = { orders: [[1, 2, 3, 4, 5, 6]] };

/** Places in the list of spaces before it is shuffled (contract.md 6). */
const space = { high: 1, second: 2, doublePot: 3, freeRolls: 4, bust: 5, lastOrLoss: 6 } as const;
const caught = { highAndRoll: 1, second: 2, doubleScore: 3, tieScore: 4, freeRolls: 5, bust: 6 } as const;

class Game extends Played {
  constructor(options: object = {}, changes: object = pack, names: readonly string[] = ['Ann', 'Ben']) {
    super(hotDice, { judging: 'auto', ...options }, changes, names);
  }

  start(): this {
    return this.do('host', 'start');
  }

  ask(secret: number, drew: DrawRecord = laid([], 1)): this {
    return this.do('host', 'ask', {}, { ...drew, numbers: [secret] });
  }

  /** A round whose dice go to this seat, from roll 24 on. */
  dice(seat: number, throws: readonly Dice[], double = 1, behind = 1): this {
    this.ask(24, laid(throws, 24, double, behind));
    this.do(seat, 'answer', { text: 'Troy', buzz: 24 });
    return this.do(1 - seat, 'answer', { text: 'Thebes', buzz: 61 });
  }

  roll(seat: number, times = 1): this {
    for (let i = 0; i < times; i++) this.do(seat, 'roll');
    return this;
  }

  /** A round that earns a seat this amount: one free roll, banked. */
  scored(seat: number, dice: Dice): this {
    return this.dice(seat, [dice]).do(seat, 'bank');
  }

  catchUp(throws: readonly Dice[], double = 1, behind = 1): this {
    return this.do('host', 'catch-up', {}, laid(throws, 57, double, behind));
  }

  pick(seat: number): this {
    return this.do(seat, 'pick', { number: 57 });
  }

  next(change: (game: this) => unknown): PlayedFixture {
    return this.fixture(game => {
      change(game);
      return [game.scene()] as readonly Scene[];
    });
  }
}

const record = (mine: readonly [number, number], theirs: readonly [number, number]) => ({
  record: [
    { wins: mine[0], losses: mine[1], earnings: 0 },
    { wins: theirs[0], losses: theirs[1], earnings: 0 },
  ],
});

const throws: readonly Dice[] = [
  [2, 4],
  [6, 3],
  [3, 3],
  [5, 2],
  [4, 4],
];
/** As in the picture: round 4, Ann with a loss, Ben with two wins, $1,500 in the pot. */
const decide = (behind: number = space.high) =>
  new Game(record([0, 1], [2, 0]))
    .start()
    .scored(ann, [6, 6])
    .scored(ann, [6, 6])
    .do('host', 'correct', { seat: ben, score: 4950, reason: 'as in the picture' })
    .scored(ben, [1, 1])
    .dice(ben, throws, 3, behind)
    .roll(ben);
const double = (behind: number = space.high) => decide(behind).roll(ben);

const tossUp = () =>
  new Game(record([1, 0], [0, 1]))
    .start()
    .scored(ann, [5, 6])
    .ask(57, laid([[4, 2]], 50));

/** Two rounds: Ann 1,100, Ben 800. */
const played = (rounds = 2, options: object = {}) =>
  new Game({ rounds, ...options }).start().scored(ann, [5, 6]).scored(ben, [2, 6]);
const level = () => new Game({ rounds: 2 }).start().scored(ann, [5, 6]).scored(ben, [5, 6]);
const won = (options: object = {}) =>
  played(2, options)
    .catchUp([[1, 1]], 1, caught.bust)
    .pick(ben)
    .do(ben, 'open', {}, shuffled);

const bonusThrows: readonly Dice[] = [
  [6, 4],
  [5, 6],
  [6, 2],
  [4, 3],
  [5, 5],
  [4, 1],
  [6, 5],
  [3, 2],
];
const bonanza = (wins = 1) => won(record([wins - 1, 0], [0, 0])).do('host', 'bonus', {}, laid(bonusThrows, 57, 5, 1));
const seeded = (wins = 1) => bonanza(wins).do(ann, 'pick', { number: 57 });
const rich = (wins = 1) => seeded(wins).roll(ann, 2);
const coin = () => rich(2).roll(ann);
const bonusDouble = () => coin().roll(ann);
const found = () => bonusDouble().do(ann, 'open', {}, shuffled);

const mega = () => won(record([3, 0], [0, 0])).do('host', 'bonus', {}, { orders: [orderFor(4, 1)] });
const megaDouble = (face = 4) => mega().do(ann, 'roll', {}, { dice: [face, face] });

export const hotDiceFixtures: Readonly<Record<string, PlayedFixture>> = {
  'hot-dice': double().next(game => game.do(ben, 'open', {}, shuffled)),
  'hot-dice-lobby': new Game().next(game => game.start()),
  'hot-dice-ready': new Game(record([1, 0], [0, 1])).start().next(game => game.ask(57)),
  'hot-dice-toss-up': tossUp()
    .do(ben, 'answer', { text: 'Thebes', buzz: 90 })
    .next(game => game.do(ann, 'answer', { text: 'Troy', buzz: 50 })),
  'hot-dice-wrong': tossUp()
    .do(ben, 'answer', { text: 'Thebes', buzz: 55 })
    .next(game => game.do(ann, 'pass')),
  'hot-dice-judging': new Game({ judging: 'host' })
    .start()
    .ask(57, laid([[4, 2]], 50))
    .do(ben, 'answer', { text: 'Ilium', buzz: 53 })
    .do(ann, 'answer', { text: 'Troy', buzz: 50 })
    .next(game => game.do('host', 'judge', { correct: true })),
  'hot-dice-long': new Game({}, { questions: [long, long], tieBreakers: [] }, ['Maximiliane von Hohenlohe', 'יעל 🎲'])
    .start()
    .ask(57)
    .do(ann, 'answer', { text: 'Joseph Haydn', buzz: 50 })
    .next(game => game.do(ben, 'pass')),
  'hot-dice-thrown-out': tossUp()
    .do(ann, 'pass')
    .do(ben, 'pass')
    .next(game => game.ask(12, {})),
  'hot-dice-decide': decide().next(game => game.roll(ben)),
  'hot-dice-bank': decide().next(game => game.do(ben, 'bank')),
  'hot-dice-bust': double()
    .do(ben, 'take', {}, shuffled)
    .next(game => game.roll(ben)),
  'hot-dice-free-rolls': double(space.freeRolls).next(game => game.do(ben, 'open', {}, shuffled)),
  'hot-dice-double-pot': double(space.doublePot).next(game => game.do(ben, 'open', {}, shuffled)),
  'hot-dice-board-bust': double(space.bust).next(game => game.do(ben, 'open', {}, shuffled)),
  'hot-dice-catch-up-next': played().next(game => game.catchUp([[3, 4]])),
  'hot-dice-pick': played()
    .catchUp([[6, 4]])
    .next(game => game.pick(ben)),
  'hot-dice-must-open': played()
    .catchUp([[1, 1]], 1, caught.highAndRoll)
    .pick(ben)
    .next(game => game.do(ben, 'open', {}, shuffled)),
  'hot-dice-again': played()
    .catchUp([
      [1, 1],
      [6, 4],
    ])
    .pick(ben)
    .do(ben, 'open', {}, shuffled)
    .next(game => game.roll(ben)),
  'hot-dice-reply': played()
    .catchUp([[6, 4]])
    .pick(ben)
    .next(game => game.catchUp([[3, 4]])),
  'hot-dice-tie-break': level().next(game => game.do('host', 'ask', {}, { numbers: [40] })),
  'hot-dice-won': played()
    .catchUp([[1, 1]], 1, caught.bust)
    .pick(ben)
    .next(game => game.do(ben, 'open', {}, shuffled)),
  'hot-dice-won-last': won(record([2, 0], [0, 1])).fixture(),
  'bonus-bonanza': bonusDouble().next(game => game.do(ann, 'open', {}, shuffled)),
  'bonus-bonanza-pick': bonanza(3).next(game => game.do(ann, 'pick', { number: 57 })),
  'bonus-bonanza-decide': rich(2).next(game => game.roll(ann)),
  'bonus-bonanza-coin': coin().next(game => game.roll(ann)),
  'bonus-bonanza-last': found()
    .roll(ann)
    .roll(ann)
    .next(game => game.roll(ann)),
  'bonus-bonanza-found': found().next(game => game.do(ann, 'bank')),
  'bonus-bonanza-over': found().do(ann, 'bank').fixture(),
  'mega-roll': mega().next(game => game.do(ann, 'roll', {}, { dice: [4, 4] })),
  'mega-roll-double': megaDouble().next(game => game.do(ann, 'open')),
  'mega-roll-bust': megaDouble(2).next(game => game.do(ann, 'open')),
  'mega-roll-taken': megaDouble(6).do(ann, 'take').fixture(),
  'mega-roll-nothing': mega().next(game => game.do(ann, 'roll', {}, { dice: [4, 5] })),
};
