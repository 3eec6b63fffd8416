/**
 * The match of Lucky Numbers. Six numbers are on the board: 6 and 8 carry $300, 5 and 9 $375, 4 and 10 $500, and one of them
 * says WIN instead. Each round opens with a question: both players send a number from 1 to 100, and the one closer to a secret
 * number answers. A right answer wins the dice, a wrong one gives them to the other player. A free number that is thrown
 * becomes the roller's, the opponent's is stolen, and the roller's own puts its cash into the pot. 2, 3, 11 and 12 are wild:
 * $500 into the pot, and roll again. The WIN number takes the pot and pays the roller's numbers. The first 7 opens the danger
 * zone: from then on the roller may pass the dice, and a 7 wins the game for the other side. Somewhere from round 15 to 20 a
 * buzzer ends the match. The higher score plays The Main Event.
 */
import type { Chance } from '../../engine/chance.ts';
import { type Legal, textLimit } from '../../engine/moves.ts';
import { questionCard } from '../../engine/question.ts';
import { defineAct, type LegalMove, type Played, type Turn } from '../../engine/show.ts';
import { buzzRange, bySeat } from '../../parts/toss-up.ts';
import { openMainEvent } from '../main-event/act.ts';
import type { MainEventCue } from '../main-event/board.ts';
import { closing, winsWithout } from '../main-event/season.ts';
import { answer, ask, asked, buzz, call, card, judged, missed } from './asking.ts';
import { type MatchBoard, matchBoard } from './board.ts';
import type { MatchCue } from './cues.ts';
import { roll, soundBuzzer } from './dicing.ts';
import { cashOn, cleared, free, type LuckyNumbersPack, type MatchState, numbers, other } from './match-state.ts';
import { moments } from './moments.ts';

/** The deadline passed (contract.md 4). */
const expire = (state: MatchState, chance: Chance): Played<MatchState> => {
  if (state.phase === 'buzz') {
    if (state.buzzes.length > 0) return call(state, []);
    // LN-A17: nobody buzzed, so another question opens the same round. LN-A22: in a tie-break too.
    const phase = state.tieBreak ? 'tie-break' : 'ready';
    return { state: { ...state, phase, sameRound: !state.tieBreak }, cues: [{ cue: 'thrown-out' } satisfies MatchCue] };
  }
  if (state.phase === 'answer') {
    // LN-35, LN-A19: the opponent wins the question without answering.
    return missed(state, [{ cue: 'silent', seat: state.called }]);
  }
  // LN-A18: the roll was earned, so it is made.
  const played = roll(state, chance);
  const late: MatchCue = { cue: 'late', seat: state.control };
  return { ...played, cues: [late, ...played.cues] };
};

const openGame = (state: MatchState, chance: Chance): Played<MatchState> => {
  const luckiest = numbers[chance.number(1, numbers.length) - 1] ?? 0;
  const game = state.game + 1;
  return {
    state: { ...state, game, luckiest, pot: state.options.house.pot, danger: false, owners: free },
    cues: [
      { cue: 'game-opened', luckiest },
      { cue: 'luckiest', game, luckiest },
    ] satisfies MatchCue[],
  };
};

/**
 * The host rings. During a round that makes it the last one, which nobody else learns until it is over. Between rounds the
 * buzzer sounds at once, even if a question that was thrown out would be replaced.
 */
const ring = (state: MatchState): Played<MatchState> =>
  state.phase === 'ready'
    ? soundBuzzer(state, false, [])
    : { state: { ...state, lastRound: state.round, rung: true }, cues: [] };

const play = (state: MatchState, { by, do: move, inputs }: LegalMove, chance: Chance): Turn<MatchState> => {
  const seat = by as number;
  switch (move) {
    case 'start': {
      const [from = 1, to = 1] = state.options.lastRound;
      const lastRound = chance.number(from, to, 'last-round');
      const phase = state.options.buzzcodes === 'upfront' ? 'buzzcodes' : 'ready';
      return { state: { ...state, phase, lastRound }, cues: [{ cue: 'started' } satisfies MatchCue] };
    }
    case 'buzzcodes': {
      const codes = [...state.codes, { seat, numbers: inputs.numbers as readonly number[] }];
      const phase = codes.length < 2 ? 'buzzcodes' : 'ready';
      return { state: { ...state, codes, phase }, cues: [{ cue: 'codes-in', seat } satisfies MatchCue] };
    }
    case 'buzzer':
      return ring(state);
    case 'open-game':
      return openGame(state, chance);
    case 'ask':
      return ask(state, chance);
    case 'buzz':
      return buzz(state, seat, inputs.number as number);
    case 'answer':
      return answer(state, inputs.text as string);
    case 'judge':
      return judged(state, inputs.correct as boolean, []);
    case 'roll':
      return roll(state, chance);
    case 'pass': {
      // LN-A4: the other player must roll.
      const to = other(seat);
      return {
        state: { ...state, phase: 'roll', control: to },
        cues: [{ cue: 'passed', seat, to } satisfies MatchCue],
      };
    }
    case 'main-event': {
      const { winner: champion, scores, options } = state;
      const cue: MainEventCue = { cue: 'main-event', seat: champion, jackpot: options.jackpot };
      return { act: 'main-event', state: openMainEvent({ champion, scores, season: options }), cues: [cue] };
    }
    default:
      return expire(state, chance);
  }
};

/** LN-A26: pot and numbers of an open game pay nobody. */
const award = (state: MatchState, seat: number): Played<MatchState> => ({
  state: { ...state, ...cleared, phase: 'won', winner: seat },
  cues: [{ cue: 'match-won', seat, score: state.scores[seat] ?? 0 } satisfies MatchCue],
});

const late: Legal = { by: 'clock', do: 'expire' };

const buzzer: Legal = { by: 'host', do: 'buzzer' };

/** Phases in which the host may ring, until the buzzer has sounded. */
const ringing: readonly string[] = ['ready', 'buzz', 'answer', 'judging', 'roll', 'choice'];

const legal = (state: MatchState): readonly Legal[] => {
  const moves = inPhase(state);
  return state.buzzer || !ringing.includes(state.phase) ? moves : [...moves, buzzer];
};

const inPhase = (state: MatchState): readonly Legal[] => {
  switch (state.phase) {
    case 'lobby':
      return [{ by: 'host', do: 'start' }];
    case 'buzzcodes':
      return unsent(state.codes).map(by => ({
        by,
        do: 'buzzcodes',
        inputs: { numbers: { kind: 'list', of: buzzRange, length: state.options.house.rounds } },
        sealed: true,
      }));
    case 'ready':
      if (state.luckiest === 0) return [{ by: 'host', do: 'open-game' }];
      return state.asked < state.pack.questions.length ? [{ by: 'host', do: 'ask' }] : [];
    case 'tie-break':
      return state.tieAsked < state.pack.tieBreakers.length ? [{ by: 'host', do: 'ask' }] : [];
    case 'buzz': {
      const buzzing = unsent(state.buzzes).map(
        (by): Legal => ({ by, do: 'buzz', inputs: { number: buzzRange }, sealed: true }),
      );
      return [...buzzing, late];
    }
    case 'answer':
      return [{ by: state.called, do: 'answer', inputs: { text: { kind: 'text', max: textLimit } } }, late];
    case 'judging':
      return [{ by: 'host', do: 'judge', inputs: { correct: { kind: 'flag' } } }];
    case 'roll':
      return [{ by: state.control, do: 'roll' }, late];
    case 'choice':
      return [{ by: state.control, do: 'roll' }, { by: state.control, do: 'pass' }, late];
    case 'won':
      return [{ by: 'host', do: 'main-event' }];
    default:
      return [];
  }
};

const unsent = (sent: readonly { readonly seat: number }[]) =>
  [0, 1].filter(seat => sent.every(item => item.seat !== seat));

/** LN-27: the buzzer sounds after this round at the earliest, or between rounds after the next one. */
const lastRoundFrom = (state: MatchState, chance: Chance): Partial<MatchState> => {
  if (state.phase === 'lobby' || state.buzzer) return {};
  const [from = 1, to = 1] = state.options.lastRound;
  const earliest = Math.max(from, state.phase === 'ready' && !state.sameRound ? state.round + 1 : state.round);
  return { lastRound: chance.number(earliest, Math.max(earliest, to)), rung: false };
};

const unseen = (state: MatchState, chance: Chance, pack: unknown): MatchState => ({
  ...state,
  ...lastRoundFrom(state, chance),
  pack: pack as LuckyNumbersPack,
  asked: 0,
  tieAsked: 0,
  ...(state.phase === 'buzz' ? { secret: chance.number(1, 100), buzzes: [] } : {}),
  codes: state.codes.map(({ seat, numbers }) => ({ seat, numbers: numbers.map(() => chance.number(1, 100)) })),
});

export const match = defineAct<MatchState>({
  name: 'match',
  moves: [
    'start',
    'buzzcodes',
    'open-game',
    'ask',
    'buzz',
    'answer',
    'judge',
    'roll',
    'pass',
    'buzzer',
    'main-event',
    'expire',
  ],
  draws: ['start', 'open-game', 'ask', 'roll'],
  board: matchBoard,
  moments,
  legal,
  play,
  asked,
  end: (state, winner) => ({
    ...state,
    phase: 'over',
    control: -1,
    winner,
    result: closing({ winner, scores: state.scores, season: state.options }),
  }),
  award,
  substitute: (state, seat) => ({ ...state, options: winsWithout(state.options, seat) }),
  unseen,
  view: (state): MatchBoard => ({
    house: state.options.house,
    round: state.round,
    buzzer: state.buzzer,
    game: state.game,
    luckiest: state.luckiest,
    pot: state.pot,
    danger: state.danger,
    numbers: numbers.map((number, index) => ({
      number,
      cash: cashOn(state, index),
      owner: state.owners[index] ?? -1,
    })),
    question: state.question?.ask ?? '',
    choices: state.question?.choices ?? [],
    tieBreak: state.tieBreak,
    called: state.called,
    said: state.said,
    control: state.control,
    buzz: state.opened ? bySeat(state.buzzes, 2) : [0, 0],
    secret: state.opened ? state.secret : 0,
    dice: state.dice,
    winner: state.winner,
  }),
  own: (state, viewer) => {
    if (viewer !== 'host') {
      const codes = state.codes.find(({ seat }) => seat === viewer)?.numbers;
      const sent = state.buzzes.find(({ seat }) => seat === viewer)?.number;
      return { ...(codes === undefined ? {} : { codes }), ...(sent === undefined ? {} : { sent }) };
    }
    const next = card(state);
    return {
      rung: state.rung,
      card: next === null ? null : questionCard(next),
      sent: [
        ...(state.opened ? state.buzzes.map(({ seat, number }) => ({ seat, text: String(number) })) : []),
        ...(state.said === '' ? [] : [{ seat: state.called, text: state.said }]),
      ],
    };
  },
});
