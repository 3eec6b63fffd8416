/** The mega roll of Hot Dice, played alone. */
import { record } from '../../../engine/fields.ts';
import { defineShow } from '../../../engine/show.ts';
import { inLobby, playedAlone } from '../../../parts/alone.ts';
import { type HotDiceHouse, hotDiceHouse } from '../house.ts';
import { blankMegaRoll, type MegaRollState, megaRoll, openMegaRoll } from '../mega-roll.ts';
import { robot } from '../robot.ts';

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
