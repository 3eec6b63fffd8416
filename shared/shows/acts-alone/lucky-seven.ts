/** Lucky 7 of On A Roll by itself. */
import { record } from '../../fields.ts';
import { defineShow } from '../../show.ts';
import { blankLuckySeven, type LuckySevenState, luckySeven, openLuckySeven } from '../on-a-roll/lucky-seven.ts';
import type { Prize } from '../on-a-roll/match.ts';
import { robot } from '../on-a-roll/robot.ts';
import { luckyPrizes } from '../on-a-roll/show.ts';
import { inLobby, playedAlone } from './alone.ts';
import { bonusMatch, type Stakes, stakes } from './big-six.ts';

interface LuckySevenAlonePack {
  readonly prizes: readonly Prize[];
}

export const luckySevenAlone = defineShow<{ readonly stakes: Stakes }, LuckySevenAlonePack>({
  name: 'lucky-seven',
  seats: [1, 1],
  options: record({ stakes }),
  pack: record({ prizes: luckyPrizes }),
  acts: [
    playedAlone<LuckySevenState>(luckySeven, ({ match, scores, seat }, chance) =>
      openLuckySeven(match, scores, seat, chance),
    ),
  ],
  open: ({ options, pack }) => inLobby(blankLuckySeven(bonusMatch(options.stakes, pack), [0], 0)),
  advise: () => [],
  robot,
});
