/** The bonus bonanza and the mega roll of Hot Dice, played alone. */
import { extended, int, record } from '../../engine/fields.ts';
import { defineShow } from '../../engine/show.ts';
import { inLobby, playedAlone } from '../../parts/alone.ts';
import { type BonanzaState, blankBonanza, bonusBonanza, openBonanza } from './bonus-bonanza.ts';
import { bonanzaCash, type HotDiceHouse, hotDiceHouse, maxWins } from './house.ts';
import { blankMegaRoll, type MegaRollState, megaRoll, openMegaRoll } from './mega-roll.ts';
import { robot } from './robot.ts';

interface BonanzaAloneOptions {
  /** One for each straight win (HD-49). */
  readonly coins: number;
  /** Dollars on the board, highest first (HD-57). */
  readonly bonanzaCash: readonly number[];
  readonly house: HotDiceHouse;
}

export const bonanzaAlone = defineShow<BonanzaAloneOptions, object>({
  name: 'bonus-bonanza',
  seats: [1, 1],
  options: extended(record({ bonanzaCash, house: hotDiceHouse }), ({ house }) => ({
    coins: int(1, maxWins(house), 1),
  })),
  pack: record({}),
  acts: [playedAlone<BonanzaState>(bonusBonanza, openBonanza)],
  open: ({ options: { coins, bonanzaCash: cash, house } }) =>
    inLobby(blankBonanza({ winner: 0, scores: [0], record: [{ wins: coins, losses: 0 }], earlier: [0], house, cash })),
  advise: () => [],
  robot,
});

export const megaRollAlone = defineShow<{ readonly house: HotDiceHouse }, object>({
  name: 'mega-roll',
  seats: [1, 1],
  options: record({ house: hotDiceHouse }),
  pack: record({}),
  acts: [playedAlone<MegaRollState>(megaRoll, openMegaRoll)],
  open: ({ options: { house } }) =>
    inLobby(
      blankMegaRoll({ winner: 0, scores: [0], record: [{ wins: house.megaAt, losses: 0 }], earlier: [0], house }),
    ),
  advise: () => [],
  robot,
});
