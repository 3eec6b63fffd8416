/** Lucky Numbers on boardgame.io's local client: whole matches played at random, in a second of this thread's own time. */
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { anyPlay } from '../players.ts';
import { anyOf, names, settingOf, showOf } from './peer-show.ts';
import { gameOf, legalIn, ownIn, type Shared } from './show-game.ts';

const time = 4000;
const longest = 2000;

const show = showOf('lucky-numbers');
const { playerView: _all, ...game } = gameOf(show, settingOf(show), names);

const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const playOne = (seed: number): void => {
  const luck = seededLuck(seed);
  const client = Client({ game: { ...game, seed }, numPlayers: names.length, debug: false });
  client.start();
  for (let n = 0; n < longest; n++) {
    const { G } = client.getState() as { readonly G: Shared };
    if (G.state.phase === 'over') break;
    const legal = legalIn(show, G).filter(({ by }) => by !== 'clock');
    if (legal.length === 0) break;
    client.moves.play(anyOf(legal, () => ownIn(show, G), luck, anyPlay));
  }
  client.stop();
};

for (let seed = 0; seed < 3; seed++) playOne(seed);
const from = worked();
let matches = 0;
for (; worked() - from < time; matches++) playOne(100 + matches);
process.send?.((1000 * matches) / (worked() - from));
process.disconnect?.();
