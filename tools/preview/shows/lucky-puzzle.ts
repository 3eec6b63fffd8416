/** Moments of Lucky Puzzle for the previews. */
import { luckyPuzzle } from '../../../shared/shows/lucky-puzzle/show.ts';
import { Played, type PlayedFixture } from '../played.ts';

const [ann, ben] = [0, 1];

const pack = {
  puzzles: [
    {
      solution: 'ROLL THE DICE',
      category: 'Before a game',
      followUp: {
        ask: 'Which two faces of a die add up to seven with the four on top?',
        answer: 'Three',
        choices: ['Three', 'Two', 'Five'],
      },
    },
    { solution: 'SALT & PEPPER', category: 'Food & Drink', followUp: { ask: 'What is NaCl?', answer: 'Salt' } },
    {
      solution: "NEW YEAR'S EVE",
      category: 'Occasion',
      followUp: {
        ask: 'Which old Scottish song, whose words Robert Burns wrote down in 1788, do many people in the English-speaking world sing at midnight?',
        answer: 'Auld Lang Syne',
        choices: ['Auld Lang Syne', 'Loch Lomond'],
      },
    },
    { solution: 'ONCE IN A WHILE', category: 'Phrase' },
  ],
  tieBreakers: [{ solution: 'HOT POTATO' }],
};

/** Solutions that are hard to lay out: one long word, much punctuation, accented letters, an overlong category. */
const single = (solution: string, category = '') => ({
  ...pack,
  puzzles: [{ solution, ...(category === '' ? {} : { category }) }, ...pack.puzzles],
});

/** 7 2 11 4 / 9 5 1 / 10 3 8 6, as in the picture. */
const inPicture = [7, 2, 11, 4, 9, 5, 1, 10, 3, 8, 6];

class Game extends Played {
  constructor(changes: object = pack, names: readonly string[] = ['Maya', 'Tom'], options: object = {}) {
    super(luckyPuzzle, { judging: 'assisted', champion: ann, ...options }, changes, names);
  }

  puzzle(order: readonly number[] = inPicture): this {
    return this.do('host', 'puzzle', {}, { orders: [order] });
  }

  /** One number for each of `letters`, in the order of the picture as far as it goes. */
  lettered(letters: number): this {
    return this.puzzle(Array.from({ length: letters }, (_, i) => ((i * 7 + 6) % letters) + 1));
  }

  roll(seat: number, a: number, b: number): this {
    return this.do(seat, 'roll', {}, { dice: [a, b] });
  }

  pick(seat: number, ...numbers: readonly number[]): this {
    return this.do(seat, 'pick', { numbers });
  }

  guess(seat: number, text: string): this {
    return this.do(seat, 'guess', { text });
  }

  next(change: (game: this) => unknown): PlayedFixture {
    return this.fixture(game => {
      change(game);
      return [game.scene()];
    });
  }
}

const lobby = () => new Game();
const started = () => lobby().do('host', 'start');
const puzzle = () => started().puzzle();
const first = () => puzzle().roll(ben, 6, 6);
const opened = () => first().pick(ben, 2, 10);
/** As in the picture: O, L, H, D, I are open, Tom threw 9. */
const picture = () => opened().roll(ben, 6, 5).pick(ben, 11).roll(ben, 3, 5).pick(ben, 3, 5).roll(ben, 6, 3);
/** Only 1, 4, 6, 7 are hidden: 2, 3, 9 and more are unlucky. */
const late = () => picture().pick(ben, 8, 1).roll(ben, 5, 4).pick(ben, 9);
const solved = () => late().guess(ben, 'roll the dice');
const question = solved;
const second = () => question().do(ben, 'answer', { text: 'Five' }).do('host', 'judge', { correct: false });
const nobody = () => second().do(ann, 'answer', { text: 'two' }).do('host', 'judge', { correct: false });
const next = () => nobody().lettered(10);
const twoChoices = () =>
  next()
    .roll(ann, 5, 5)
    .pick(ann, 10)
    .guess(ann, 'salt & pepper')
    .do(ann, 'answer', { text: 'salt' })
    .lettered(11)
    .roll(ben, 5, 6)
    .pick(ben, 11)
    .guess(ben, 'new year’s eve')
    .guess(ann, "new year's eve");
const timed = () => nobody().do('host', 'call-time');
const level = () => new Game(pack, ['Maya', 'Tom']).do('host', 'start').do('host', 'call-time').do('host', 'call-time');
const tie = () => level().lettered(9).roll(ben, 4, 5).pick(ben, 9);
const lost = () => tie().roll(ben, 6, 2).pick(ben, 8).roll(ben, 6, 1).pick(ben, 7).roll(ben, 5, 1).pick(ben, 6);
const lastLetter = () => {
  const game = puzzle().roll(ben, 6, 5).pick(ben, 11).roll(ben, 6, 4).pick(ben, 10).roll(ben, 5, 4).pick(ben, 9);
  return game
    .roll(ben, 4, 4)
    .pick(ben, 8)
    .roll(ben, 4, 3)
    .pick(ben, 7)
    .roll(ben, 3, 3)
    .pick(ben, 6)
    .roll(ben, 3, 2)
    .pick(ben, 5)
    .roll(ben, 2, 2)
    .pick(ben, 4)
    .roll(ben, 1, 2)
    .pick(ben, 3)
    .roll(ben, 1, 1)
    .pick(ben, 2);
};

export const luckyPuzzleFixtures: Readonly<Record<string, PlayedFixture>> = {
  'lucky-puzzle': picture().next(game => game.pick(ben, 8, 1)),
  'lucky-puzzle-lobby': lobby().next(game => game.do('host', 'start')),
  'lucky-puzzle-ready': started().next(game => game.puzzle()),
  'lucky-puzzle-roll': puzzle().next(game => game.roll(ben, 6, 6)),
  'lucky-puzzle-many': first().next(game => game.pick(ben, 5, 4, 2, 1)),
  'lucky-puzzle-decide': opened().next(game => game.do(ben, 'pass')),
  'lucky-puzzle-passed': opened().do(ben, 'pass').fixture(),
  'lucky-puzzle-unlucky': late().next(game => game.roll(ben, 1, 2)),
  'lucky-puzzle-wrong': late().next(game => game.guess(ben, 'roll the mice')),
  'lucky-puzzle-solved': late().next(game => game.guess(ben, 'roll the dice')),
  'lucky-puzzle-late': late().next(game => game.do('clock', 'expire')),
  'lucky-puzzle-question': question().next(game => game.do(ben, 'answer', { text: 'Five' })),
  'lucky-puzzle-judging': question()
    .do(ben, 'answer', { text: 'Three, I should think' })
    .next(game => game.do('host', 'judge', { correct: false })),
  'lucky-puzzle-second': second().next(game => game.do(ann, 'answer', { text: 'Three' })),
  'lucky-puzzle-two-choices': twoChoices().fixture(),
  'lucky-puzzle-done': nobody().next(game => game.lettered(10)),
  'lucky-puzzle-signs': next().roll(ann, 5, 5).fixture(),
  'lucky-puzzle-last': lastLetter().next(game => game.do(ben, 'roll', {}, { dice: [1, 1] })),
  'lucky-puzzle-time': next().next(game => game.do('host', 'call-time')),
  'lucky-puzzle-round-two': timed().lettered(10).fixture(),
  'lucky-puzzle-level': level().next(game => game.lettered(9)),
  'lucky-puzzle-tie': tie().next(game => game.roll(ben, 6, 2)),
  'lucky-puzzle-tie-lost': lost().next(game => game.guess(ben, 'hot tomato')),
  'lucky-puzzle-won': tie().next(game => game.guess(ben, 'hot potato')),
  'lucky-puzzle-won-by-time': timed().next(game => game.do('host', 'call-time')),
  'lucky-puzzle-over': timed().do('host', 'end', { winner: ben }).fixture(),
  'lucky-puzzle-word': new Game(single('THUNDERSTORM', 'A kind of weather that dogs do not like at all'), [
    'Maximiliane von Hohenlohe-Langenburg',
    'יעל 🎲',
  ])
    .do('host', 'start')
    .lettered(12)
    .roll(ben, 6, 6)
    .fixture(),
  'lucky-puzzle-word-decide': new Game(single('THUNDERSTORM'))
    .do('host', 'start')
    .lettered(12)
    .roll(ben, 6, 4)
    .pick(ben, 10)
    .fixture(),
  'lucky-puzzle-hyphens': new Game(single("JACK-O'-LANTERN", 'Thing'))
    .do('host', 'start')
    .lettered(12)
    .roll(ben, 6, 1)
    .fixture(),
  'lucky-puzzle-words': new Game(single('ONCE IN A WHILE')).do('host', 'start').lettered(12).roll(ben, 1, 1).fixture(),
  'lucky-puzzle-odd': new Game(single('¡OLÉ! “Ça va, 2 × mädel?” & 9', 'Ärger'))
    .do('host', 'start')
    .lettered(12)
    .roll(ben, 5, 6)
    .pick(ben, 11)
    .fixture(),
};
