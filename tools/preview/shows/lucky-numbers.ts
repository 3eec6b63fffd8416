/** Moments of Lucky Numbers and The Main Event, as a server would send them. */
import type { Shell } from '../../../shared/engine/protocol.ts';
import type { Cue, View } from '../../../shared/engine/show.ts';
import type { Fixture } from '../fixtures.ts';
import { shellOf } from '../played.ts';

const shell = (view: View, more: Partial<Shell> = {}, cues: readonly Cue[] = [], entry = 0): Shell =>
  shellOf(view, { entry, cues, check: '' }, more);

const match = (phase: string, board: object, scores = [4125, 3250]): View => ({
  show: 'lucky-numbers',
  act: 'match',
  phase,
  seats: [
    { name: 'Ann', score: scores[0] ?? 0 },
    { name: 'Ben', score: scores[1] ?? 0 },
  ],
  board: {
    round: 9,
    game: 2,
    luckiest: 8,
    pot: 2375,
    danger: true,
    numbers: [
      { number: 4, cash: 500, owner: 1 },
      { number: 5, cash: 375, owner: 0 },
      { number: 6, cash: 300, owner: -1 },
      { number: 8, cash: 0, owner: -1 },
      { number: 9, cash: 375, owner: 0 },
      { number: 10, cash: 500, owner: 1 },
    ],
    question: 'Which river flows through Lisbon?',
    choices: [],
    called: 0,
    control: 0,
    buzz: [50, 90],
    secret: 57,
    dice: [5, 4],
    winner: -1,
    ...board,
  },
  result: null,
});

const event = (phase: string, board: object): View => ({
  show: 'lucky-numbers',
  act: 'main-event',
  phase,
  seats: [
    { name: 'Ann', score: 9125 },
    { name: 'Ben', score: 3250 },
  ],
  board: {
    claimed: [4, 5, 6, 8, 9],
    jackpot: 67500,
    danger: true,
    chances: 3,
    offer: { cash: 5000, prizes: [0, 1] },
    won: [],
    allCash: false,
    dice: [5, 2],
    outcome: '',
    champion: 0,
    prizes: [
      { name: 'Weekend by the sea', value: 900 },
      { name: 'Upright piano', value: 4800 },
      { name: 'Trip around the world', value: 21000 },
    ],
    winner: 0,
    ...board,
  },
  result: null,
});

const still = (view: View, more: Partial<Shell> = {}): Fixture => ({ scene: { view, shell: shell(view, more) } });

/** A scene in which something just happened, acted out from `from`. */
const happens = (
  from: View,
  before: Partial<Shell>,
  to: View,
  after: Partial<Shell>,
  cues: readonly Cue[],
): Fixture => ({
  scene: { view: from, shell: shell(from, before) },
  after: [{ view: to, shell: shell(to, after, cues, 1) }],
});

const seven = match('ready', { control: -1, dice: [3, 4], danger: true });
const fresh = { luckiest: 0, pot: 0, danger: false, control: -1 } as const;
const faceValue = [500, 375, 300, 300, 375, 500].map((cash, at) => ({
  number: [4, 5, 6, 8, 9, 10][at],
  cash,
  owner: -1,
}));

export const luckyNumbersFixtures: Readonly<Record<string, Fixture>> = {
  'lucky-numbers': happens(match('answer', { control: -1 }), { waiting: [0] }, match('choice', {}), { waiting: [0] }, [
    { cue: 'answered', seat: 0, text: 'the Tagus' },
    { cue: 'right', seat: 0 },
  ]),
  'lucky-numbers-lobby': still(
    match(
      'lobby',
      { ...fresh, round: 0, game: 0, numbers: faceValue, question: '', buzz: [0, 0], secret: 0, called: -1, dice: [] },
      [0, 0],
    ),
    { waiting: [] },
  ),
  'lucky-numbers-buzz': still(
    match('buzz', {
      danger: false,
      control: -1,
      secret: 0,
      buzz: [0, 0],
      called: -1,
      question:
        'Which of these four cities was the capital of the Kingdom of Portugal between 1808 and 1821, while its court was away?',
      choices: ['Lisbon', 'Porto', 'Rio de Janeiro', 'Salvador'],
      dice: [],
    }),
    { waiting: [1], clock: 30, deadline: Date.now() + 19_000 },
  ),
  'lucky-numbers-choices': still(
    match('answer', {
      danger: false,
      control: -1,
      question: 'Which planet has the shortest day?',
      choices: ['Mercury', 'Jupiter', 'Mars', 'Neptune'],
      buzz: [55, 52],
      secret: 91,
      dice: [6, 6],
    }),
    { waiting: [0] },
  ),
  // Guesses so close together that one is drawn above the line.
  'lucky-numbers-choices-near': still(
    match('answer', {
      danger: false,
      control: -1,
      question: 'Which planet has the shortest day?',
      choices: ['Mercury', 'Jupiter', 'Mars', 'Neptune'],
      buzz: [97, 100],
      secret: 98,
      dice: [6, 6],
    }),
    { waiting: [0] },
  ),
  'lucky-numbers-roll': happens(
    match('roll', { danger: false, control: 1 }),
    { waiting: [1] },
    match('ready', { danger: false, control: -1, dice: [2, 4], numbers: match('', {}).board.numbers }),
    {},
    [
      { cue: 'rolled', seat: 1, dice: [2, 4], total: 6, danger: false },
      { cue: 'took', seat: 1, number: 6, cash: 300 },
    ],
  ),
  'lucky-numbers-tense': happens(
    match('roll', { control: 0 }),
    { waiting: [0] },
    match('ready', { ...fresh, dice: [6, 2], numbers: faceValue }, [7250, 3250]),
    {},
    [
      { cue: 'rolled', seat: 0, dice: [6, 2], total: 8, danger: true },
      { cue: 'game-won', seat: 0, how: 'luckiest', cash: 3125 },
    ],
  ),
  'lucky-numbers-seven': happens(match('roll', { danger: false, control: 0 }), { waiting: [0] }, seven, {}, [
    { cue: 'rolled', seat: 0, dice: [3, 4], total: 7, danger: false },
    { cue: 'danger' },
  ]),
  'lucky-numbers-away': still(match('roll', { danger: false, control: 1 }), {
    waiting: [1],
    seats: [
      { name: 'Maximiliane von Hohenlohe', score: 4125, connected: true, open: false },
      { name: 'Ben', score: 3250, connected: false, open: false },
    ],
  }),
  'lucky-numbers-paused': still(match('roll', { danger: false, control: 1 }), { waiting: [1], paused: 'away' }),
  'lucky-numbers-won': happens(
    match('buzz', { secret: 0 }),
    {},
    match('won', { ...fresh, numbers: faceValue, winner: 0 }),
    {},
    [
      { cue: 'buzzer', round: 17 },
      { cue: 'match-won', seat: 0, score: 4125 },
    ],
  ),
  'main-event': happens(
    event('roll', { offer: null, danger: false, dice: [4, 5] }),
    { waiting: [0] },
    event('offer', {}),
    { waiting: [0] },
    [
      { cue: 'seven', second: false },
      { cue: 'offer', cash: 5000, prizes: ['Weekend by the sea', 'Upright piano'] },
    ],
  ),
  'main-event-open': still(
    event('roll', { claimed: [], chances: -1, offer: null, danger: false, dice: [], jackpot: 50000 }),
    { waiting: [0] },
  ),
  'main-event-wild': still(
    event('wild', { claimed: [6, 9], chances: -1, offer: null, danger: false, dice: [1, 2], jackpot: 55000 }),
    { waiting: [0] },
  ),
  'main-event-medal': happens(
    event('roll', { claimed: [6, 9], chances: -1, offer: null, danger: false, dice: [1, 2] }),
    { waiting: [0] },
    event('roll', { claimed: [6, 8, 9], chances: -1, offer: null, danger: false, dice: [5, 3] }),
    { waiting: [0] },
    [
      { cue: 'rolled', seat: 0, dice: [5, 3], total: 8 },
      { cue: 'claimed', seat: 0, number: 8 },
      { cue: 'medal', medal: 0, prize: 'Weekend by the sea', value: 900 },
    ],
  ),
  'main-event-over': still({
    ...event('over', {
      claimed: [4, 5, 6, 8, 9, 10],
      chances: -1,
      offer: null,
      danger: false,
      dice: [4, 6],
      outcome: 'swept',
      won: [0, 1, 2],
      jackpot: 67500,
    }),
    result: {
      winner: 0,
      bonus: {
        outcome: 'swept',
        cash: 67500,
        prizes: ['Weekend by the sea', 'Upright piano', 'Trip around the world'],
      },
    },
  }),
  plain: still({
    ...match('roll', {}),
    show: 'without-a-board',
    act: 'game',
  }),
};
