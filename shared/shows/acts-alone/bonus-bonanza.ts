/** The bonus bonanza of Hot Dice by itself. */
import { int, record } from '../../fields.ts';
import { defineShow } from '../../show.ts';
import { type BonanzaState, blankBonanza, bonusBonanza, openBonanza } from '../hot-dice/bonus-bonanza.ts';
import { robot } from '../hot-dice/robot.ts';
import { amounts } from '../hot-dice/show.ts';
import { inLobby, playedAlone } from './alone.ts';

interface BonanzaAloneOptions {
  /** One for each straight win (HD-49). */
  readonly coins: number;
  /** Dollars on the board, the dearest first (HD-57). */
  readonly bonanzaCash: readonly number[];
}

export const bonanzaAlone = defineShow<BonanzaAloneOptions, object>({
  name: 'bonus-bonanza',
  seats: [1, 1],
  options: record({ coins: int(1, 3, 1), bonanzaCash: amounts(50000, 30000, 20000) }),
  pack: record({}),
  acts: [playedAlone<BonanzaState>(bonusBonanza, openBonanza)],
  open: ({ options: { coins, bonanzaCash: cash } }) =>
    inLobby(blankBonanza({ winner: 0, scores: [0], record: [{ wins: coins, losses: 0 }], earlier: [0], cash })),
  advise: () => [],
  robot,
});
