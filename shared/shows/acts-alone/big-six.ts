/** Big 6 of On A Roll by itself. */
import { choice, list, record } from '../../fields.ts';
import { defineShow } from '../../show.ts';
import { type BigSixState, bigSix, openBigSix } from '../on-a-roll/big-six.ts';
import type { BigSixCue } from '../on-a-roll/cues.ts';
import { type BigSixWord, isBigger, type Match, openMatch } from '../on-a-roll/match.ts';
import { robot } from '../on-a-roll/robot.ts';
import { bigSixWord } from '../on-a-roll/show.ts';
import { inLobby, playedAlone } from './alone.ts';

export type Stakes = 'game' | 'match';

/** For a game won, or for the match with it, when all of it is worth more (OR-41, OR-43). */
export const stakes = choice(['game', 'match'], 'game');

interface BigSixAloneOptions {
  readonly stakes: Stakes;
  /** Two for who needed one clue only (OR-32). */
  readonly hints: 'one' | 'two';
}

interface BigSixAlonePack {
  readonly bigSix: readonly BigSixWord[];
}

/** A match of one seat in which nothing but this bonus game is played. */
export const bonusMatch = (stakes: Stakes, pack: Partial<Match['pack']>): Match => {
  const won = stakes === 'match' ? 2 : 1;
  const match = openMatch(
    { judging: 'auto', format: 'best-of-three', wins: [0], rolls: 4 },
    { names: [], puzzles: [], bigSix: [], prizes: [], ...pack },
  );
  return { ...match, game: won, wins: [won], prizes: [[]], lucky: [0], alone: true };
};

export const bigSixAlone = defineShow<BigSixAloneOptions, BigSixAlonePack>({
  name: 'big-six',
  seats: [1, 1],
  options: record({ stakes, hints: choice(['one', 'two'], 'one') }),
  pack: record({ bigSix: list(bigSixWord, 1, 1000) }),
  acts: [
    playedAlone<BigSixState>(bigSix, state => {
      const cue: BigSixCue = { cue: 'big-six', seat: state.seat, doubled: isBigger(state.match, state.seat) };
      return { state: { ...state, phase: 'money-roll' }, cues: [cue] };
    }),
  ],
  open: ({ options, pack }) => {
    const { state } = openBigSix(bonusMatch(options.stakes, pack), [0], 0, options.hints === 'two' ? 1 : 2);
    return inLobby(state);
  },
  advise: () => [],
  robot,
});
