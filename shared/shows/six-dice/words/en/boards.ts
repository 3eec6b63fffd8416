/** Texts of Six Dice's board, phones and desk. */
import type { Prompt } from '../../../../words/en/stage.ts';

type Rules = 'by-bj' | 'hot-dice';

const figures = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
/** Small numbers are written as words. */
const few = (n: number) => figures[n] ?? String(n);
const dice = (n: number) => `${n} ${n === 1 ? 'die' : 'dice'}`;
const rest = (n: number) => (n === 6 ? 'all six again' : n === 1 ? 'the last one' : `the last ${few(n)}`);

export const sixDice = {
  crest: 'POINTS AT RISK',
  plate: {
    rolls: (inHand: number) => `rolls ${dice(inHand)}`,
    holds: 'chooses dice',
    decides: (inHand: number) => (inHand === 6 ? 'six dice again' : `${dice(inHand)} in hand`),
    target: 'First past',
    points: (points: string) => `${points} points`,
    toBeat: 'To beat',
  },

  /** In the middle of the picture: what the turn is about. */
  race: {
    choice: (gain: string, lost: string, inHand: number) =>
      `Bank ${gain}, or risk ${gain === lost ? 'it' : lost} on ${inHand === 1 ? 'one die' : `${few(inHand)} dice`}?`,
    /** `last`: nobody plays after them. */
    ahead: (gain: string, name: string, by: string, last: boolean) =>
      `Bank ${gain}, and ${name} ${last ? 'wins' : 'leads'} by ${by}`,
    /** `six`: what all six pay besides, '' for nothing. */
    needs: (name: string, points: string, six: string) =>
      points === '0'
        ? `Any points win for ${name}`
        : `${name} needs more than ${points} this turn${six === '' ? '' : `: all six scoring adds ${six}`}`,
    risks: (name: string, lost: string, inHand: number) =>
      `${name} risks ${lost}: will ${inHand === 1 ? 'the last die' : `any of ${few(inHand)} dice`} score?`,
    banks: (name: string, gain: string) => `${name} banks ${gain}`,
    parts: (risk: string, safe: string) => `${risk} + ${safe} for all six`,
    enough: (gain: string) => `${gain}: enough!`,
  },

  tray: {
    /** “5 scores 50”, “two 1s score 200”. */
    scores: (face: number, count: number, points: string) =>
      count === 1 ? `${face} scores ${points}` : `${few(count)} ${face}s score ${points}`,
    /** The same where there is little room. */
    scoresShort: (face: number, count: number, points: string) =>
      count === 1 ? `${face}: ${points}` : `${few(count)} ${face}s: ${points}`,
    bigOneShort: (points: string) => `1-2-3-4-5: ${points}`,
    bigOne: (points: string) => `1-2-3-4-5 scores ${points}`,
    aside: (rules: Rules) => (rules === 'by-bj' ? 'frozen before' : 'kept before'),
    asideLabel: (rules: Rules, faces: readonly number[]) =>
      `${rules === 'by-bj' ? 'Frozen' : 'Kept'} before: ${faces.length === 0 ? 'none' : faces.join(', ')}`,
    heldLabel: (rules: Rules, faces: readonly number[]) =>
      `${rules === 'by-bj' ? 'Frozen' : 'Kept'} from this roll: ${faces.join(', ')}`,
    mayHold: (faces: readonly number[]) => `Can be kept: ${faces.join(', ')}`,
    safe: (points: string) => `${points} safe`,
    allSixBonus: (points: string) => `+${points} for good`,
    lost: (points: string) => `No points: ${points} lost`,
    kept: (points: string) => `${points} kept`,
    bank: (points: string) => `${points} to bank`,
    makes: (score: string) => `makes ${score}`,
  },

  card: {
    /** Which of the two sets of rules is played, before what scores by it. */
    set: (isByBj: boolean, scores: string) => `${isByBj ? 'BJ’s' : 'Hot Dice'} rules: ${scores}`,
    single: (face: number, points: string) => `${face} scores ${points}`,
    triple: (each: string, ones: string) => `Three alike: ${each} times the face, 1s: ${ones}`,
    triples: (worth: readonly (readonly [face: number, points: string])[]) =>
      `Three alike: ${worth.map(([face, points]) => `${face}s ${points}`).join(', ')}`,
    again: 'All six: roll again',
    bonus: (points: string) => `All six: ${points} for good, and roll again`,
    bigOne: (points: string) => `1-2-3-4-5 in one roll: ${points}`,
    winner: (name: string) => `${name} wins`,
    over: 'That’s the game!',
    score: (score: string) => `${score} points`,
    owes: (money: string, other: string) => `and owes ${other} ${money}, tax-free: an old joke in the rules`,
  },

  prompt: {
    roll: (name: string, best: string): Prompt => ({ stake: `${name} needs more than ${best}.` }),
    hold: (name: string): Prompt => ({ stake: `${name} chooses which dice to keep.` }),
    decide: (name: string, points: string, inHand: number, lost: string, kept: string): Prompt => ({
      stake: `${name} banks ${points}, or rolls ${rest(inHand)}.`,
      ask: `A roll without points loses ${lost}${kept === '' ? '' : ` and keeps ${kept}`}.`,
    }),
  },

  phone: {
    yourDice: 'You have the dice',
    lastTurn: 'Your last turn',
    alone: 'One turn: how far do you go?',
    first: (target: string) => `Pass ${target} and everyone else gets one last turn.`,
    beat: (best: string, missing: string) => `Beat ${best} to win: you need ${missing} more.`,
    ahead: (best: string) => `That puts you ahead of ${best}.`,
    thrown: 'The last roll',
    die: (place: number, face: number) => `Die ${place} shows ${face}`,
    dieScores: (place: number, face: number) => `Die ${place} shows ${face}, scores and can be kept`,
    dieHeld: (place: number, face: number) => `Die ${place} shows ${face}, kept`,
    touch: 'Tap the dice to keep',
    touchText: 'Keep any dice that score, then roll the rest or bank.',
    held: '✓ kept',
    frozen: 'frozen',
    may: 'scores',
    off: '–',
    theseScore: (points: string) => `${points} points`,
    onTop: (points: string) => `on top of ${points}`,
    holdNone: 'Tap a die',
    hold: (n: number, points: string) => `Keep ${dice(n)}: ${points}`,
    holdAll: (points: string) => `Keep all: ${points}`,
    leavesAll: (left: number) =>
      left === 0 ? 'everything that scores: six dice again' : `everything that scores, ${dice(left)} left to roll`,
    leaves: (left: number) => (left === 0 ? 'all six: six dice again' : `${dice(left)} left to roll`),
    decide: 'Bank or roll on?',
    allSix: 'All six score!',
    roll: (n: number) => `Roll ${dice(n)}`,
    risk: (lost: string, kept: string) => (kept === '' ? `you lose all ${lost}` : `you lose ${lost} and keep ${kept}`),
    blank: (inHundred: number) => `${inHundred}% chance`,
    bank: (points: string) => `Bank ${points}`,
    makes: (score: string) => `${score} in all`,
    atRisk: (points: string) => `${points} at risk`,
    safe: (points: string) => `${points} safe for all six`,
    /** What a bank is made of. */
    rolled: (points: string) => `${points} from the dice`,
    sixes: (points: string) => `+ ${points} for all six`,
    blankRoll: 'Nothing scores',
  },

  desk: {
    turn: (name: string, last: boolean) => (last ? `${name}’s last turn` : `${name}’s turn`),
    amount: (points: string) => `${points} at risk`,
    start: (name: string) => `Start: ${name} rolls first`,
    startThen: (target: string) => `The first past ${target} starts the last turns`,
    coming: {
      roll: (name: string, n: number) => `${name} rolls ${dice(n)}`,
      hold: (name: string) => `${name} keeps dice that score`,
      decide: (name: string) => `${name} banks, or rolls the rest`,
      next: (name: string) => `${name} has the dice`,
      lasts: 'One last turn for the others',
      end: 'The highest score wins',
    },
  },

  waiting: (name: string, last: boolean) => (last ? `${name} has a last turn` : `${name} has the dice`),
} as const;
