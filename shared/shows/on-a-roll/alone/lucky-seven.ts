/** Lucky 7 of On A Roll, played alone. */
import { record } from '../../../engine/fields.ts';
import { defineShow } from '../../../engine/show.ts';
import { inLobby, playedAlone } from '../../../parts/alone.ts';
import { type OnARollHouse, onARollHouse } from '../house.ts';
import { blankLuckySeven, type LuckySevenState, luckySeven, openLuckySeven } from '../lucky-seven.ts';
import type { Prize } from '../match.ts';
import { robot } from '../robot.ts';
import { luckyPrizes } from '../show.ts';
import { bonusMatch, type Stakes, stakes } from './big-six.ts';

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
  open: ({ options, pack, rules }) => inLobby(blankLuckySeven(bonusMatch(options, pack, { rules }), [0], 0)),
  advise: () => [],
  robot,
});
