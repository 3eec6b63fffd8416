/** Big 6 and Lucky 7 of On A Roll, played alone. */
import { choice, list, record } from '../../engine/fields.ts';
import { defineShow } from '../../engine/show.ts';
import { inLobby, playedAlone } from '../../parts/alone.ts';
import { type BigSixState, bigSix, bigSixCue, openBigSix } from './big-six.ts';
import { type OnARollHouse, onARollHouse } from './house.ts';
import { blankLuckySeven, type LuckySevenState, luckySeven, openLuckySeven } from './lucky-seven.ts';
import { type BigSixWord, type Match, openMatch, type Prize } from './match.ts';
import { robot } from './robot.ts';
import { bigSixTakes, bigSixWord, luckyPrizes } from './show.ts';

/** Played for winning a game, or a match, which pays more (OR-41, OR-43). */
const stakes = choice(['game', 'match'], 'game');

type Stakes = 'game' | 'match';

interface BigSixAloneOptions {
  readonly stakes: Stakes;
  /** Two for a player who needed only one clue (OR-32). */
  readonly hints: 'one' | 'two';
  readonly house: OnARollHouse;
}

interface BigSixAlonePack {
  readonly bigSix: readonly BigSixWord[];
}

/** A match of one seat in which only this bonus game is played. */
const bonusMatch = (
  { stakes, house }: { readonly stakes: Stakes; readonly house: OnARollHouse },
  pack: Partial<Match['pack']>,
): Match => {
  // OR-41, OR-43: the game that wins the match, or another one.
  const won = stakes === 'match' ? house.toWin : house.toWin - 1;
  const match = openMatch({
    options: { judging: 'auto', format: 'best-of-three', wins: [0], rolls: 4, house },
    pack: { names: [], puzzles: [], bigSix: [], prizes: [], ...pack },
    seats: 1,
  });
  return { ...match, game: Math.max(1, won), wins: [won], prizes: [[]], lucky: [0], alone: true };
};

export const bigSixAlone = defineShow<BigSixAloneOptions, BigSixAlonePack>({
  name: 'big-six',
  seats: [1, 1],
  options: record({ stakes, hints: choice(['one', 'two'], 'one'), house: onARollHouse }),
  pack: record({ bigSix: list(bigSixWord, 1, 1000) }),
  takes: { bigSix: bigSixTakes },
  acts: [
    playedAlone<BigSixState>(bigSix, state => ({
      state: { ...state, phase: 'money-roll' },
      cues: [bigSixCue(state)],
    })),
  ],
  open: ({ options, pack }) => {
    const match = bonusMatch(options, pack);
    return inLobby(openBigSix(match, [0], 0, options.hints === 'two' ? 1 : 2).state);
  },
  advise: () => [],
  robot,
});

interface LuckySevenAlonePack {
  readonly prizes: readonly Prize[];
}

export const luckySevenAlone = defineShow<
  { readonly stakes: Stakes; readonly house: OnARollHouse },
  LuckySevenAlonePack
>({
  name: 'lucky-seven',
  seats: [1, 1],
  options: record({ stakes, house: onARollHouse }),
  pack: record({ prizes: luckyPrizes }),
  acts: [
    playedAlone<LuckySevenState>(luckySeven, ({ match, scores, seat }, chance) =>
      openLuckySeven(match, scores, seat, chance),
    ),
  ],
  open: ({ options, pack }) => inLobby(blankLuckySeven(bonusMatch(options, pack), [0], 0)),
  advise: () => [],
  robot,
});
