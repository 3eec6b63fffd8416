/** Texts of Lucky Puzzle's board, phones and desk. */

import { count } from '../../../../words/count.ts';
import { either } from '../../../../words/en/counting.ts';
import type { Prompt } from '../../../../words/en/stage.ts';

const letters = (n: number) => count(n, 'letter', 'letters');
/** “5, 2 or 7”. */
const both = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
/** How likely a throw is, given in 36ths. */
const odds = (ways: number) => `${Math.round((100 * ways) / 36)}% chance`;

export const luckyPuzzleBoard = {
  either,
  plus: (numbers: readonly number[]) => numbers.join(' + '),

  /** What the tiles spell while no puzzle is on; a letter in every language. */
  idle: {
    lobby: 'LUCKY PUZZLE',
    rounds: ['LUCKY PUZZLE', 'ROUND ONE', 'ROUND TWO'],
    tieBreak: 'TIE-BREAKER',
  },
  board: {
    label: (said: string) => `The puzzle: ${said}`,
    idle: (text: string) => `The tiles spell ${text}.`,
    hidden: (number: number) => `number ${number}`,
    playable: (number: number) => `number ${number}, lit`,
    word: (letters: string) => `${letters};`,
  },

  crest: { value: 'VALUE', question: 'QUESTION' },
  round: (round: number) => `Round ${round}`,
  puzzle: (puzzle: number) => `puzzle ${puzzle}`,
  tieBreak: 'Tie-breaker',
  firstMistake: 'first mistake loses',
  category: 'Category',

  note: {
    champion: 'champion',
    challenger: 'challenger',
    dice: 'has the dice',
    picks: 'picks letters',
    decides: 'guess, roll or pass?',
    mustAct: 'guess or roll?',
    answers: 'answers',
    answered: 'has answered',
    event: 'plays The Main Event',
  },

  card: {
    total: 'Total',
    plays: 'plays',
    or: 'or',
    opens: 'opens',
    nothing: 'plays nothing',
    unlucky: 'Unlucky now',
    allUnlucky: 'Every roll is unlucky now',
    only: 'Only',
    play: 'can be played',
    lobby: 'A phrase behind numbered tiles. Roll to open letters.',
    next: (puzzle: number) => (puzzle === 0 ? 'Here comes the first puzzle.' : 'Here comes the next puzzle.'),
    round: (round: number) => `Whoever is behind starts round ${round}.`,
    first: 'Here comes the first puzzle.',
    time: 'The higher score plays The Main Event',
    tie: (score: string) => `All tied at ${score}. Nine letters decide it.`,
    winner: (name: string) => `${name} wins the game`,
    ends: 'That’s the game!',
    worth: (money: string) => `For ${money}`,
    forSeat: (money: string, name: string) => `For ${money}, ${name}`,
    second: (money: string, name: string) => `Second chance: ${money} for ${name}`,
    says: (text: string) => `“${text}”`,
  },
  sum: (dice: readonly number[], total: number) => `${dice.join(' + ')} = ${total}`,

  prompt: {
    roll: (name: string): Prompt => ({ stake: `${name} rolls for the first letters.` }),
    pick: (name: string, price: string): Prompt => ({
      stake: price === '' ? `${name} picks letters.` : `${name} picks. Each letter takes ${price} off.`,
    }),
    decide: (name: string, pass: boolean): Prompt => ({
      stake: pass ? `${name} can guess, roll or pass.` : `${name} can guess or roll.`,
    }),
    tie: (name: string, pass: boolean): Prompt => ({
      stake: pass ? `${name} can guess, roll or pass.` : `${name} can guess or roll.`,
      ask: 'A mistake loses the game.',
    }),
  },

  /** The player's phone. */
  phone: {
    worth: (money: string) => `worth ${money}`,
    letters,
    solution: (said: string) => `The puzzle: ${said}`,

    roll: {
      title: 'You start!',
      round: (letters: number, value: string) => `${count(letters, 'letter', 'letters')} for ${value}`,
      price: (price: string) => `Each letter you open costs ${price}.`,
      tie: (letters: number) => `${count(letters, 'letter', 'letters')} to win the game. The first mistake loses it.`,
    },

    pick: {
      title: (total: number) => `You rolled ${total}.`,
      text: (total: number, price: string) => `Tap lit numbers that add up to ${total}. Each one costs ${price}.`,
      free: (total: number) => `Tap lit numbers that add up to ${total}.`,
      only: (numbers: readonly number[]) => `Only ${both(numbers.map(String))} can be played.`,
      sum: (numbers: readonly number[], total: number) =>
        numbers.length === 0
          ? `? = ${total}`
          : numbers.reduce((sum, number) => sum + number, 0) === total
            ? `${numbers.join(' + ')} = ${total}`
            : `${numbers.join(' + ')} + ? = ${total}`,
      missing: (left: number, total: number) => (left === total ? 'Pick numbers' : `${left} more makes ${total}`),
      open: (numbers: readonly number[]) => `Open ${both(numbers.map(String))}`,
      makes: (before: string, after: string) => `The puzzle goes from ${before} to ${after}`,
      solves: (after: string) => `The last letter: you get ${after}`,
      tieThen: (opened: number) => letters(opened),
      tieSolves: 'The last letter wins the game',
      tile: (number: number, state: '' | 'picked' | 'lit') =>
        state === '' ? `${number}` : state === 'picked' ? `${number}, picked` : `${number}, can be picked`,
      clear: 'Clear',
    },

    decide: {
      title: 'Guess, roll or pass?',
      noPass: 'Guess or roll?',
      wrong: (name: string, number: number) => `A wrong guess: ${name} takes over and gets the ${number} shown.`,
      slip: (name: string, number: number) =>
        `A wrong guess or an unlucky roll: ${name} takes over and gets the ${number} shown.`,
      lastFalls: (name: string, value: string) =>
        value === ''
          ? `A wrong guess or an unlucky roll shows the last letter, and it is ${name}’s.`
          : `A wrong guess or an unlucky roll shows the last letter, and ${name} gets ${value}.`,
      tie: 'A wrong guess or an unlucky roll loses the game.',
      guess: 'Guess',
      right: (value: string) => `${value} for you`,
      rightTie: 'Right wins the game',
      roll: 'Roll',
      price: (price: string) => `${price} a letter · every total plays`,
      priceTie: 'Every total plays',
      unlucky: (totals: readonly number[], ways: number) =>
        ways === 36
          ? 'Every roll is unlucky'
          : totals.length > 5
            ? `Unlucky: ${odds(ways)}`
            : `${either(totals.map(String))} ${totals.length === 1 ? 'is' : 'are'} unlucky: ${odds(ways)}`,
      pass: 'Pass',
      passText: (name: string) => `${name} takes over, nothing is shown`,
    },

    guess: {
      title: 'Type the missing letters',
      missing: (n: number) => (n === 1 ? '1 letter missing' : `${n} letters missing`),
      pays: (value: string) => `Get it right for ${value}.`,
      wins: 'Right wins the game, wrong loses it.',
      wrong: (name: string, number: number) => `Wrong: ${name} takes over, and the ${number} is shown.`,
      wrongLast: (name: string) => `Wrong: the last letter is shown, and the puzzle is ${name}’s.`,
      it: 'That’s it!',
      back: 'Back',
      field: (missing: number, known: string) => `${missing} missing letters. Known: ${known}`,
      gap: 'gap',
      touch: 'Tap the letters to type',
    },

    answer: {
      worth: (value: string) => `For ${value}`,
      second: (value: string) => `Second chance, for ${value}`,
      wasWrong: (name: string, text: string) =>
        text === '' ? `${name} didn’t know.` : `${name} said “${text}”. That’s wrong.`,
      nextChance: (name: string) => `If you miss it, ${name} can answer.`,
      other: (name: string, value: string) => `If you miss it, ${name} gets ${value}.`,
      last: 'If you miss it, nobody gets it.',
      button: 'Answer',
    },
  },

  waiting: {
    roll: (name: string) => `${name} has the dice`,
    pick: (name: string, total: number) => `${name} rolled ${total} and picks letters`,
    decide: (name: string) => `${name} guesses, rolls or passes`,
    answer: (name: string, value: string) => `Bonus question for ${name}: ${value}`,
    judging: 'The host is judging the answer',
    ready: 'The host has the next puzzle',
    tie: 'All tied! A tie-breaker decides it',
    won: (name: string) => `${name} wins the game`,
  },

  desk: {
    before: 'Before the first puzzle',
    status: (round: number, puzzle: number) => (puzzle === 0 ? `Round ${round}` : `Round ${round} · puzzle ${puzzle}`),
    tieBreak: 'Tie-breaker',
    worth: (money: string) => `Worth ${money}`,
    paid: (money: string) => `Paid ${money}`,
    question: (money: string) => `Question for ${money}`,
    puzzle: (puzzle: number) => `Show puzzle ${puzzle}`,
    puzzleThen: (name: string) => `${name} starts`,
    puzzlePlain: 'Whoever is behind starts',
    tiePuzzle: 'Show the tie-breaker',
    tieThen: 'The first mistake loses the game',
    time: (round: number) => `Call time in round ${round}`,
    timeThen: 'An open puzzle pays nobody',
    mainEvent: 'On to The Main Event',
    mainEventThen: (name: string) => `${name} plays for three prizes and the jackpot`,
    coming: {
      puzzle: (puzzle: number) => `Puzzle ${puzzle}`,
      roll: 'Roll',
      letters: 'Letters',
      guess: 'Guess, roll or pass',
      question: 'Follow-up question',
      time: (round: number) => `Time for round ${round}`,
      tie: 'Tie-breaker',
      mainEvent: 'The Main Event',
    },
  },
} as const;
