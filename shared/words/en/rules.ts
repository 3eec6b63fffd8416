/** Words of the rule book page. The books themselves are with their shows. */
import type { OpenBook, PictureName, PictureWords } from '../rule-book.ts';
import type { Translated } from '../translated.ts';
import { aTotal, Counted, counted, several, times } from './counting.ts';

const pictures: Readonly<Record<PictureName, PictureWords>> = {
  'six-numbers': {
    caption:
      'The board in the middle of a game: Ann (disc) controls the 5 and the 9, Ben (diamond) the 4 and the 10. The 8 is the luckiest number.',
    description: ([four, five, six, , nine, ten]) =>
      `Six tiles: 4 with ${four}, 5 with ${five}, 6 with ${six}, 8 with the word WIN, 9 with ${nine}, 10 with ${ten}. A disc marks 5 and 9 as Ann’s, a diamond marks 4 and 10 as Ben’s; 6 is free.`,
  },
  'nearer-number': {
    caption: 'The secret number is 57. Ann’s 50 is closer than Ben’s 90, so Ann answers.',
    description:
      'A line from 1 to 100. Ann’s disc stands at 50, seven away from the secret number 57; Ben’s diamond at 90 is 33 away.',
  },
  medals: {
    caption: 'Five of six halves are won. Only the 10 is missing for the gold medal and the jackpot.',
    description:
      'Three medals of two halves each: bronze with 6 and 8 and silver with 5 and 9 are whole; gold has its 4, and the half with the 10 is still a dashed outline.',
  },
  'numbered-tiles': {
    caption: 'A roll of 6 and 3: the total of 9 may open the 9, or the 8 and the 1.',
    description:
      'Tiles of a puzzle in three words: some show letters, the others numbers. Beside them lie dice with 6 and 3. The lit tiles 9, 8 and 1 are those that a total of 9 may open.',
  },
  'roll-list': {
    caption:
      'A piece of a list of 100 rolls. Ann sent 24, so her free roll is number 24, and her next rolls follow it. Nobody knows a roll before it is taken.',
    description:
      'Five places of a list of rolls: number 24 shows 2 and 4 and is marked as the free roll; 25 shows 6 and 3; 26 shows 1 and 1; 23 and 27 are hidden.',
  },
  'double-board': {
    caption: ([take]) => `A double 3: take the ${take} of the dice, or open space 3.`,
    description: 'Six doors numbered 1 to 6, each with a double of its number. Door 3 is lit.',
  },
  'name-cells': {
    caption: 'The question: he worked out that E = mc². Three letters of his name are shown.',
    description: 'Eight cells of a name. The second shows I, the fifth T and the eighth N; the others are hidden.',
  },
  'clue-rows': {
    caption: 'A roll of 5 and 2: the lit letters 5, 2 and 7 may be chosen. Question marks are blocked.',
    description:
      'Three rows of cells. Uncovered cells show letters, hidden ones their number in the row, and one cell in each row a question mark. All cells numbered 2, 5 and 7 are lit.',
  },
  'six-faces': {
    caption: 'The faces 2 and 5 are taken: their letters are open.',
    description:
      'Six cells under the six faces of a die, 1 to 6. The second shows R and the fifth E; the others are hidden.',
  },
  'lucky-letters': {
    caption: ([rolls]) => `U is picked: the prize behind it is third in value. Rolls to go: ${rolls}.`,
    description: ([rolls]) =>
      `Five cards with the letters L, U, C, K, Y. The U is open and shows a prize. Lamps that are lit on a timer: ${rolls}.`,
  },
  'scored-dice': {
    caption: ([one, five, threes, all]) =>
      `This throw scores ${all}: ${one} for the 1, ${five} for the 5 and ${threes} for three 3s. The 2 scores nothing.`,
    description: ([one, five, threes]) =>
      `Six dice: 1, 5, 3, 3, 3 and 2. The 1 is marked ${one}, the 5 is marked ${five}, the three 3s together ${threes}; the 2 has no mark.`,
  },
  'ten-lamps': {
    caption: 'Six lamps are lit. For Flaming Four the 2 and the 12 are missing, for Sizzling Six the 4 and the 10.',
    description:
      'Ten lamps. In the group of four, 3 and 11 are lit, 2 and 12 are dark. In the group of six, 5, 6, 8 and 9 are lit, 4 and 10 are dark. A 7 stands apart, in red.',
  },
  'nearest-guesses': {
    caption: 'The answer is 463. Ann’s 450 and Ben’s 500 are the nearest two; Cleo’s 420 is third.',
    description:
      'A line of numbers with the answer 463 marked. Ann’s guess 450 is first, Ben’s 500 second, Cleo’s 420 third.',
  },
};

const page = {
  howToPlay: 'How to play',
  contents: 'On this page',
  inShort: 'In 30 seconds',
  example: 'For example',
  rulings: 'House rulings',
  rulingsHelp:
    'The old rules leave some things open. There Boxcars has decided. These answers are house rulings, not the words of the old rules; where a rule above rests on one, a mark leads here.',
  rulingMark: (id: string) => `House ruling ${id}`,
  houseRuling: 'House ruling',
  usually: (text: string) => `Usually: ${text}`,
  origin: 'Origin',
  print: 'Print',
  lobby: 'To the lobby',
  shows: 'Rules of the other shows',
  top: 'Back to the top',
  odds: 'The odds of it, to explore',
  loading: 'Opening the rule book …',
  missing: (show: string) => `There is no rule book for “${show}”.`,
  plain: {
    players: 'Players',
    playersText: (from: number, to: number, minutes: number) =>
      `${from === to ? from : `${from} to ${to}`} ${to === 1 ? 'player' : 'players'}.${minutes > 0 ? ` A show takes about ${minutes} minutes.` : ''}`,
    moves: 'Your turn',
    movesText: (moves: string) => `What you can do: ${moves}. Your phone shows what goes right now.`,
    options: 'Settings of this show',
    optionsText: 'Whoever opens the show can change these.',
    head: ['Setting', 'Now', 'Possible'],
    range: (from: string, to: string) => `${from} to ${to}`,
    yes: 'yes',
    no: 'no',
  },
} as const;

const labels = {
  seats: ['Ann', 'Ben', 'Cleo'],
  free: 'free',
  win: 'WIN',
  away: (steps: number) => `${steps} away`,
  medals: ['Bronze', 'Silver', 'Gold'],
  freeRoll: 'free roll',
  rollsLeft: 'rolls left',
  prize: 'Upright piano',
  bets: ['Flaming Four', 'Sizzling Six'],
  places: ['1st', '2nd', '3rd'],
} as const;

export const rules = { page, pictures, labels, spoken: { counted, Counted, several, times, aTotal } };

export type RuleBookWords = typeof rules;

export interface RuleWords extends Translated<RuleBookWords> {
  /** By show, in the order of the lobby. */
  readonly books: Readonly<Record<string, { readonly title: string; readonly load: OpenBook }>>;
}
