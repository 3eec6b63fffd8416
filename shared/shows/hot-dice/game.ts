/**
 * The main game of Hot Dice. Six rounds each open with a multiple-choice question. Both players send an answer and a number
 * from 1 to 100, and only the answer of the player closer to a secret number counts: if it is right, the dice are theirs,
 * otherwise the opponent's. The number sent is also the place in a list of 100 rolls thrown in advance. The first roll is free
 * and opens the pot with $100 a point. Then roll on or bank: a 7 loses the pot, and a double may be taken for its points or for
 * what is behind it on the double decision board. In the catch-up the trailing player picks a number and banks $100 a point at
 * once; if they catch up, the other gets a turn too. A tie-breaker decides level scores. The winner plays the bonus bonanza, or
 * after a fourth straight win the mega roll for $1,000,000.
 */

import type { Chance } from '../../engine/chance.ts';
import type { Json } from '../../engine/json.ts';
import { type Legal, textLimit } from '../../engine/moves.ts';
import { questionCard } from '../../engine/question.ts';
import { type Asked, defineAct, type LegalMove, type Played, type Turn } from '../../engine/show.ts';
import { buzzRange } from '../../parts/toss-up.ts';
import { ask, buzzBySeat, judged, nextQuestion, send, silence, unsent } from './asking.ts';
import { type GameBoard, gameBoard } from './boards.ts';
import { openBonanza } from './bonus-bonanza.ts';
import * as catchUp from './catch-up.ts';
import type { HotDiceCue } from './cues.ts';
import { allClosed, mayHide } from './double-board.ts';
import { type GameState, isLevel, roundsDone, win } from './game-state.ts';
import { openMegaRoll } from './mega-roll.ts';
import { gameMoments } from './moments.ts';
import { closingCues, credited, isMega, substituted } from './outcome.ts';
import { startRange, totalOf } from './roll-list.ts';
import * as round from './round.ts';
import { unseenGame } from './unseen.ts';

const isCatchUp = ({ turns }: GameState) => turns > 0;

/** The deadline passed. Nothing is drawn (contract.md 6). */
const expire = (state: GameState): Played<GameState> => {
  if (state.phase === 'toss-up') return silence(state);
  const cues: HotDiceCue[] = [{ cue: 'late', seat: state.control }];
  switch (state.phase) {
    case 'pick':
      return catchUp.pick(state, startRange.min, cues);
    case 'again':
      return catchUp.stop(state, cues);
    default:
      return isCatchUp(state) ? catchUp.late(state, cues) : round.bust(state, cues);
  }
};

const earlierOf = ({ options }: GameState) => options.record.map(({ earnings }) => earnings);

/** HD-42, HD-43, HD-82: the winner's bonus. */
const bonus = (state: GameState, chance: Chance): Turn<GameState> => {
  const { winner, scores, record, options } = state;
  const { house } = options;
  const result = { winner, scores, record, house, earlier: earlierOf(state) };
  const standing = record[winner];
  return standing !== undefined && isMega(standing, house)
    ? openMegaRoll(result, chance)
    : openBonanza({ ...result, cash: options.bonanzaCash }, chance);
};

const play = (before: GameState, { by, do: move, inputs }: LegalMove, chance: Chance): Turn<GameState> => {
  const state: GameState = before.spaces === allClosed ? before : { ...before, spaces: allClosed };
  const seat = by as number;
  const dicing = isCatchUp(state) ? catchUp : round;
  switch (move) {
    case 'start':
      return {
        state: { ...state, phase: 'ready' },
        cues: [{ cue: 'started', rounds: state.options.rounds } satisfies HotDiceCue],
      };
    case 'ask':
      return ask(state, chance);
    case 'answer':
      return send(state, { seat, text: inputs.text as string, buzz: inputs.buzz as number });
    case 'pass':
      return send(state, { seat, text: '', buzz: 0 });
    case 'judge':
      return judged(state, inputs.correct as boolean, []);
    case 'roll':
      return state.phase === 'again' ? catchUp.rollAgain(state) : round.roll(state);
    case 'bank':
      return round.bank(state);
    case 'take':
      return dicing.take(state, chance);
    case 'open':
      return dicing.open(state, chance);
    case 'catch-up':
      return catchUp.catchUp(state, chance);
    case 'pick':
      return catchUp.pick(state, inputs.number as number, []);
    case 'stop':
      return catchUp.stop(state, []);
    case 'bonus':
      return bonus(state, chance);
    default:
      return expire(state);
  }
};

const late: Legal = { by: 'clock', do: 'expire' };
const asks: readonly Legal[] = [{ by: 'host', do: 'ask' }];

const legal = (state: GameState): readonly Legal[] => {
  const by = state.control;
  switch (state.phase) {
    case 'lobby':
      return [{ by: 'host', do: 'start' }];
    case 'ready':
      if (roundsDone(state)) return [{ by: 'host', do: 'catch-up' }];
      return nextQuestion(state) === null ? [] : asks;
    case 'tie-break':
      return nextQuestion(state) === null ? [] : asks;
    case 'toss-up': {
      const owed = unsent(state).flatMap((by): Legal[] => [
        { by, do: 'answer', inputs: { text: { kind: 'text', max: textLimit }, buzz: buzzRange }, sealed: true },
        { by, do: 'pass', sealed: true },
      ]);
      return [...owed, late];
    }
    case 'judging':
      return [{ by: 'host', do: 'judge', inputs: { correct: { kind: 'flag' } } }];
    case 'decide':
      return [{ by, do: 'roll' }, { by, do: 'bank' }, late];
    case 'double':
      if (isCatchUp(state) && !catchUp.mayTake(state)) return [{ by, do: 'open' }, late];
      return [{ by, do: 'take' }, { by, do: 'open' }, late];
    case 'pick':
      return [{ by, do: 'pick', inputs: { number: startRange } }, late];
    case 'again':
      return [{ by, do: 'roll' }, { by, do: 'stop' }, late];
    case 'won':
      return [{ by: 'host', do: 'bonus' }];
    default:
      return [];
  }
};

const isAsking = ({ phase }: GameState) => phase === 'toss-up' || phase === 'judging';

/** The question being answered, or else the next one if there is one, for the host only. */
const card = (state: GameState): Json => {
  const next = isAsking(state) ? state.question : state.tieBreak || !roundsDone(state) ? nextQuestion(state) : null;
  if (next === null || state.phase === 'won' || state.phase === 'over') return null;
  return questionCard(next);
};

/** The toss-up, until the answer of the closer seat is opened. */
const asked = ({ phase, question, asked, tieAsked, control, called }: GameState): readonly Asked[] => {
  if (question === null) return [];
  const told = control >= 0 || (phase === 'won' && called >= 0);
  const stage = phase === 'toss-up' ? 'open' : told ? 'told' : 'shut';
  return [{ ...questionCard(question), key: `question ${asked}.${tieAsked}`, stage }];
};

const noDecision = { take: 0, behind: [], mustOpen: false } as const;

/** What a double offers: its points, or what may be behind it. */
const decision = (state: GameState) => {
  if (state.phase !== 'double') return noDecision;
  const laid = isCatchUp(state) ? catchUp.boardOf(state) : round.boardLaid(state);
  return {
    take: (isCatchUp(state) ? state.options.house.free : state.options.house.roll) * totalOf(state.dice),
    behind: mayHide(laid),
    mustOpen: isCatchUp(state) && !catchUp.mayTake(state),
  };
};

/** HD-78: the named seat gets the win, whatever the score. A game that was decided stays decided. */
const end = (state: GameState, named: number): GameState => {
  const decided = state.winner >= 0;
  const winner = decided ? state.winner : named;
  const record = decided ? state.record : credited(state.record, named);
  const { house } = state.options;
  const result = closingCues({ winner, scores: state.scores, record, earlier: earlierOf(state), house });
  return { ...state, phase: 'over', control: -1, spaces: allClosed, winner, record, result };
};

/** HD-78, HD-A40: pot, question and turn are dropped. */
const award = (state: GameState, seat: number): Played<GameState> =>
  win({ ...state, pot: 0, spaces: allClosed }, seat, []);

/** HD-A41 */
const substitute = (state: GameState, seat: number): GameState => {
  const { options, record, winner } = state;
  const { record: standings, earlier } = substituted({ record, winner, earlier: earlierOf(state) }, seat);
  return {
    ...state,
    record: standings,
    options: {
      ...options,
      record: options.record.map((standing, i) =>
        i === seat ? { wins: 0, losses: 0, earnings: earlier[i] ?? 0 } : standing,
      ),
    },
  };
};

export const game = defineAct<GameState>({
  name: 'game',
  moves: [
    'start',
    'ask',
    'answer',
    'pass',
    'judge',
    'roll',
    'bank',
    'take',
    'open',
    'catch-up',
    'pick',
    'stop',
    'bonus',
    'expire',
  ],
  draws: ['ask', 'take', 'open', 'catch-up', 'bonus'],
  board: gameBoard,
  moments: gameMoments,
  legal,
  play,
  asked,
  end,
  award,
  substitute,
  unseen: unseenGame,
  // HD-46: a corrected score may make the seats level where the catch-up was due, or end a tie.
  settle: state => {
    const closed: GameState = state.spaces === allClosed ? state : { ...state, spaces: allClosed };
    if (closed.turns > 0) return closed;
    if (closed.phase === 'ready' && roundsDone(closed) && isLevel(closed))
      return { ...closed, phase: 'tie-break', tieBreak: true };
    return closed.phase === 'tie-break' && !isLevel(closed) ? { ...closed, phase: 'ready', tieBreak: false } : closed;
  },
  view: (state): GameBoard => {
    const isOpened = state.called >= 0;
    return {
      house: state.options.house,
      round: state.round,
      rounds: state.options.rounds,
      question: state.question?.ask ?? '',
      choices: state.question?.choices ?? [],
      tieBreak: state.tieBreak,
      called: state.called,
      answer: state.answer,
      buzz: isOpened ? buzzBySeat(state) : [0, 0],
      secret: isOpened ? state.secret : 0,
      control: state.control,
      position: state.position,
      pot: state.pot,
      dice: state.dice,
      spaces: state.spaces,
      ...decision(state),
      reply: state.turns > 1,
      record: state.record,
      winner: state.winner,
    };
  },
  own: (state, viewer) => {
    if (viewer === 'host') {
      return { card: card(state), sent: state.called < 0 ? [] : [{ seat: state.called, text: state.answer }] };
    }
    // Senders see what they sent for as long as it counts.
    const sent = isAsking(state) ? state.sent.find(({ seat }) => seat === viewer) : undefined;
    if (sent === undefined) return {};
    return { sent: (sent.buzz === 0 ? { passed: true } : { text: sent.text, buzz: sent.buzz }) as Json };
  },
});
