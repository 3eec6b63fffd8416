/** The mega roll of Hot Dice by itself. */
import { record } from '../../fields.ts';
import { defineShow } from '../../show.ts';
import { blankMegaRoll, type MegaRollState, megaRoll, openMegaRoll } from '../hot-dice/mega-roll.ts';
import { megaWins } from '../hot-dice/outcome.ts';
import { robot } from '../hot-dice/robot.ts';
import { inLobby, playedAlone } from './alone.ts';

export const megaRollAlone = defineShow<object, object>({
  name: 'mega-roll',
  seats: [1, 1],
  options: record({}),
  pack: record({}),
  acts: [playedAlone<MegaRollState>(megaRoll, openMegaRoll)],
  open: () => inLobby(blankMegaRoll({ winner: 0, scores: [0], record: [{ wins: megaWins, losses: 0 }], earlier: [0] })),
  advise: () => [],
  robot,
});
