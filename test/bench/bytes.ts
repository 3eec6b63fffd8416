/** What a roll costs each spectator on the wire, against everything that the page shows as JSON. */
import { ColyseusSDK } from '@colyseus/sdk';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import type { Show } from '../../shared/engine/show.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { makeShow } from '../processes/make-show.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder, openApp } from './house.ts';
import { watch } from './light-socket.ts';

const rolls = 40;
/** Episodes of acts by themselves, which have a few rolls each. */
const most = 10;
/** What is over with one roll says little. */
const enough = 20;

interface Roll {
  readonly wire: number;
  readonly view: number;
}

/**
 * Rolls of an episode that robots play: their bytes on the wire, which are the same for every engine, beside the state that
 * another spectator has after them.
 */
const rollsOf = async (url: string, show: Show, wanted: number): Promise<readonly Roll[]> => {
  const pack = show.name === 'qualifying' ? { pack: { ask: 'How many?', answer: 7 } } : {};
  const { code } = await makeShow(url, { show: show.name, robots: true, pace: 15, ...pack });
  const room = await new ColyseusSDK(url).joinById(code, { as: 'watch' });
  room.reconnection.enabled = false;
  room.onMessage('*', () => undefined);
  const sizes: number[] = [];
  const light = await watch(url, code, (_payload, wire) => sizes.push(wire));
  const found: Roll[] = [];
  await new Promise<void>(resolve => {
    let entries = -1;
    room.onStateChange(state => {
      const mirrored = (state as { toJSON(): Mirrored }).toJSON();
      const fresh = entries >= 0 && mirrored.entries === entries + 1;
      entries = mirrored.entries;
      const { cues } = JSON.parse(mirrored.cues) as CueFrame;
      const view = JSON.stringify(mirrored).length;
      // Both got it in the same turn of the server, but the other one's comes a moment later.
      setTimeout(() => {
        const wire = sizes.splice(0).at(-1) ?? 0;
        if (fresh && wire > 0 && cues.some(({ dice }) => Array.isArray(dice))) found.push({ wire, view });
        if (mirrored.phase === 'over' || found.length >= wanted) resolve();
      }, 5);
    });
  });
  light.close();
  room.connection.close();
  return found;
};

export const bytes = (): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const app = await openApp(folder);
    const url = `http://127.0.0.1:${app.port}`;
    const figures: Figure[] = [];
    for (const show of shows) {
      const found: Roll[] = [];
      for (let tries = 0; found.length < rolls && tries < most; tries++)
        found.push(...(await rollsOf(url, show, rolls)));
      if (found.length < enough) continue;
      const middle = (of: (roll: Roll) => number) => quantile(found.map(of), 0.5);
      const view = middle(roll => roll.view);
      figures.push(
        figure(
          'bytes',
          `${show.name}: a roll on the wire`,
          middle(({ wire }) => wire),
          view,
          'bytes (view as JSON)',
          // An act by itself is over after a few rolls, and the first ones tell of everything for the first time.
          isActAlone(show.name) ? 'none: few rolls' : 'at most 0.1',
        ),
      );
    }
    await app.close();
    return figures;
  });
