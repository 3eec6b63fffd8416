/**
 * Big 6. The money roll times $5,000 is the value of the six-letter word at the first guess. Then two dice are rolled up to
 * four times: the player takes one of the two numbers, its letter opens, and there is one guess. From the second roll on the
 * word is worth $5,000, $2,500, $1,250. A double, or two numbers that are both taken, wastes the roll. An unsolved word pays
 * $500. Everything doubles once the match is won.
 */

import type { Chance } from '../../engine/chance.ts';
import { extrasIn } from '../../engine/extras.ts';
import { isSameAnswer } from '../../engine/judge.ts';
import { type Legal, textLimit } from '../../engine/moves.ts';
import {
  type ActState,
  defineAct,
  type Handover,
  type LegalMove,
  type Played,
  patternOf,
  type Turn,
} from '../../engine/show.ts';
import { type BigSixBoard, bigSixBoard } from './boards.ts';
import type { BigSixCue, GameCue } from './cues.ts';
import { openLuckySeven } from './lucky-seven.ts';
import { type BigSixWord, credit, isBigger, type Match, matchResult, nextOf, substituted, take } from './match.ts';
import { bigSixMoments } from './moments.ts';
import { charsOf } from './spelling.ts';
import { unseenItems } from './unseen.ts';

const rollsOfBigSix = 4;

export interface BigSixState extends ActState {
  readonly match: Match;
  /** The winner of the game, who plays. */
  readonly seat: number;
  readonly item: BigSixWord;
  readonly chars: readonly string[];
  /** Numbers taken, 1 to 6. */
  readonly taken: readonly number[];
  /** One, or two for a player who needed only one clue (OR-32). */
  readonly hints: readonly string[];
  /** 0 before the money roll. */
  readonly top: number;
  readonly rolls: number;
  readonly dice: readonly number[];
  readonly outcome: '' | 'solved' | 'missed';
  readonly cash: number;
  readonly winner: number;
}

/** OR-41, OR-A24: 2 if everything pays double. */
const factor = ({ match, seat }: Pick<BigSixState, 'match' | 'seat'>) =>
  match.options.house.bigSix.double && isBigger(match, seat) ? 2 : 1;

const houseOf = ({ match }: BigSixState) => match.options.house.bigSix;

/** What its host says as it begins. */
export const bigSixCue = (state: Pick<BigSixState, 'match' | 'seat'>): BigSixCue => ({
  cue: 'big-six',
  seat: state.seat,
  doubled: factor(state) > 1,
});

/** `solved`: how many clues were solved when the subject was named (OR-A21). */
export const openBigSix = (match: Match, scores: readonly number[], seat: number, solved: number): Handover => {
  const item = nextOf(match, 'bigSix');
  if (item === undefined) throw new Error('there is no word for Big 6');
  const state: BigSixState = {
    phase: 'money-roll',
    scores,
    result: null,
    match: take(match, 'bigSix'),
    seat,
    item,
    chars: charsOf(item.word),
    taken: [],
    hints: solved === 1 && item.extraHint !== undefined ? [item.hint, item.extraHint] : [item.hint],
    top: 0,
    rolls: rollsOfBigSix,
    dice: [],
    outcome: '',
    cash: 0,
    winner: seat,
  };
  return { act: 'big-six', state, cues: [bigSixCue(state)] };
};

/** What a guess after the coming or current roll pays (OR-36 … OR-38). */
const payoff = (state: BigSixState): number => {
  if (state.top === 0 || state.outcome !== '' || state.phase === 'over') return 0;
  const rolled = rollsOfBigSix - state.rolls;
  const roll = state.phase === 'roll' ? rolled + 1 : rolled;
  return roll === 1 ? state.top : (houseOf(state).values[roll - 2] ?? 0) * factor(state);
};

const free = ({ dice, taken }: BigSixState): readonly number[] => {
  const [a = 0, b = 0] = dice;
  return a === b ? [] : [a, b].filter(face => !taken.includes(face)).sort();
};

const finish = (state: BigSixState, outcome: 'solved' | 'missed', cash: number): BigSixState => {
  const { match, seat } = state;
  const scores = credit(state.scores, seat, cash);
  const done: BigSixState = { ...state, phase: 'done', outcome, cash, scores };
  return match.alone === true ? { ...done, phase: 'over', result: matchResult(match, scores, seat, false) } : done;
};

/** The next roll, or the consolation after the last one (OR-33, OR-40). */
const rollOn = (state: BigSixState, cues: BigSixCue[]): Played<BigSixState> => {
  if (state.rolls > 0) return { state: { ...state, phase: 'roll' }, cues };
  const cash = houseOf(state).consolation * factor(state);
  cues.push({ cue: 'six-missed', seat: state.seat, word: state.item.word, cash });
  return { state: finish(state, 'missed', cash), cues };
};

const moneyRoll = (state: BigSixState, chance: Chance): Played<BigSixState> => {
  const dice = chance.dice(2);
  const [a = 0, b = 0] = dice;
  // OR-28, OR-29: doubles are not special here.
  const top = (a + b) * houseOf(state).roll * factor(state);
  const cue: BigSixCue = { cue: 'money-roll', seat: state.seat, dice, top, hints: state.hints };
  return { state: { ...state, phase: 'roll', dice, top }, cues: [cue] };
};

const roll = (state: BigSixState, chance: Chance): Played<BigSixState> => {
  if (state.phase === 'money-roll') return moneyRoll(state, chance);
  const dice = chance.dice(2);
  const { seat } = state;
  const cues: BigSixCue[] = [{ cue: 'six-rolled', seat, dice, value: payoff(state) }];
  const next: BigSixState = { ...state, phase: 'pick', dice, rolls: state.rolls - 1 };
  if (free(next).length > 0) return { state: next, cues };
  // OR-39, OR-A18, OR-A19: no letter and no guess.
  cues.push({ cue: 'wasted', seat, double: dice[0] === dice[1], rolls: next.rolls });
  return rollOn(next, cues);
};

const pick = (state: BigSixState, number: number, cues: (BigSixCue | GameCue)[]): Played<BigSixState> => {
  cues.push({ cue: 'took', seat: state.seat, number, letter: state.chars[number - 1] ?? '' });
  return { state: { ...state, phase: 'guess', taken: [...state.taken, number] }, cues };
};

const guess = (state: BigSixState, text: string): Played<BigSixState> => {
  const { seat, item } = state;
  const said: BigSixCue = { cue: 'guessed', seat, text };
  if (isSameAnswer(item.word, text)) {
    const cash = payoff(state);
    const solved: BigSixCue = { cue: 'six-solved', seat, word: item.word, cash };
    return { state: finish(state, 'solved', cash), cues: [said, { cue: 'six-right', seat }, solved] };
  }
  return rollOn(state, [said, { cue: 'six-wrong', seat, text, rolls: state.rolls }]);
};

const pass = (state: BigSixState): Played<BigSixState> =>
  rollOn(state, [{ cue: 'six-passed', seat: state.seat, rolls: state.rolls }]);

const expire = (state: BigSixState, chance: Chance): Played<BigSixState> => {
  const late: GameCue = { cue: 'late', seat: state.seat };
  if (state.phase === 'pick') {
    const faces = free(state);
    return pick(state, faces[chance.number(1, faces.length) - 1] ?? 0, [late]);
  }
  const played = state.phase === 'guess' ? pass(state) : roll(state, chance);
  return { ...played, cues: [late, ...played.cues] };
};

const play = (state: BigSixState, { do: move, inputs }: LegalMove, chance: Chance): Turn<BigSixState> => {
  switch (move) {
    case 'roll':
      return roll(state, chance);
    case 'pick':
      return pick(state, inputs.number as number, []);
    case 'guess':
      return guess(state, inputs.text as string);
    case 'pass':
      return pass(state);
    case 'bonus':
      return openLuckySeven(state.match, state.scores, state.seat, chance);
    default:
      return expire(state, chance);
  }
};

const late: Legal = { by: 'clock', do: 'expire' };

const legal = (state: BigSixState): readonly Legal[] => {
  const by = state.seat;
  switch (state.phase) {
    case 'money-roll':
    case 'roll':
      return [{ by, do: 'roll' }, late];
    case 'pick':
      return [{ by, do: 'pick', inputs: { number: { kind: 'choice', of: free(state) } } }, late];
    case 'guess':
      return [{ by, do: 'guess', inputs: { text: { kind: 'text', max: textLimit } } }, { by, do: 'pass' }, late];
    case 'done':
      return [{ by: 'host', do: 'bonus' }];
    default:
      return [];
  }
};

const cells = ({ chars, taken, outcome }: BigSixState) =>
  chars.map((char, i) => {
    const open = outcome !== '' || taken.includes(i + 1);
    return { char: open ? char : '', open };
  });

export const bigSix = defineAct<BigSixState>({
  name: 'big-six',
  moves: ['roll', 'pick', 'guess', 'pass', 'bonus', 'expire'],
  draws: ['roll', 'bonus'],
  board: bigSixBoard,
  moments: bigSixMoments,
  legal,
  play,
  asked: state => [
    {
      // Nothing of the word is shown before the money roll.
      ...(state.top === 0 ? {} : extrasIn(state.item)),
      key: `word ${state.match.used.bigSix}`,
      ask: state.hints.join(' '),
      pattern: patternOf(cells(state)),
      answer: state.item.word,
      stage: state.outcome !== '' ? 'told' : state.phase === 'guess' ? 'open' : 'shut',
    },
  ],
  end: (state, winner) => ({
    ...state,
    phase: 'over',
    winner,
    result: matchResult(state.match, state.scores, winner, true),
  }),
  substitute: (state, seat) => ({ ...state, match: substituted(state.match, seat) }),
  unseen: unseenItems,
  view: (state): BigSixBoard => ({
    house: state.match.options.house,
    seat: state.seat,
    top: state.top,
    value: payoff(state),
    doubled: factor(state) > 1,
    rolls: state.rolls,
    cells: cells(state),
    hints: state.top === 0 ? [] : state.hints,
    dice: state.dice,
    outcome: state.outcome,
    cash: state.cash,
    game: state.match.game,
    wins: state.match.wins,
    winner: state.winner,
  }),
  own: ({ phase, item }, viewer) => {
    if (viewer !== 'host') return {};
    const card = {
      ask: item.hint,
      answer: item.word,
      extraHint: item.extraHint ?? '',
      ...(item.sources === undefined ? {} : { sources: item.sources }),
      ...extrasIn(item),
    };
    return { card: phase === 'done' || phase === 'over' ? null : card, sent: [] };
  },
});
