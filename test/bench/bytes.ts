/** What a roll costs each spectator on the wire, against the whole view as JSON. */
import { ColyseusSDK } from '@colyseus/sdk';
import { type Mirrored, readView } from '../../shared/mirror-read.ts';
import type { CueFrame } from '../../shared/protocol.ts';
import type { Show } from '../../shared/show.ts';
import { shows } from '../../shared/shows/index.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder, openApp } from './house.ts';

/** Code of Colyseus for a patch of the state, the first byte of a frame. */
const statePatch = 15;
const rolls = 40;

const post = async (url: string, body: object): Promise<{ code: string }> => {
  const response = await fetch(`${url}/api/episodes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: string };
};

interface Roll {
  readonly bytes: number;
  readonly view: number;
}

/** Rolls of an episode that robots play, as one spectator gets them. */
const rollsOf = async (url: string, show: Show, wanted: number): Promise<readonly Roll[]> => {
  const pack = show.name === 'qualifying' ? { pack: { ask: 'How many?', answer: 7 } } : {};
  const { code } = await post(url, { show: show.name, robots: true, pace: 4, ...pack });
  const room = await new ColyseusSDK(url).joinById(code, { as: 'watch' });
  room.reconnection.enabled = false;
  const found: Roll[] = [];
  let size = 0;
  const { ws } = room.connection.transport as unknown as {
    ws: { addEventListener(type: 'message', hear: (event: { data: ArrayBuffer }) => void): void };
  };
  ws.addEventListener('message', ({ data }) => {
    if (new Uint8Array(data)[0] === statePatch) size = data.byteLength;
  });
  room.onMessage('*', () => undefined);
  await new Promise<void>(resolve => {
    let entries = -1;
    room.onStateChange(state => {
      const mirrored = (state as { toJSON(): Mirrored }).toJSON();
      const fresh = entries >= 0 && mirrored.entries === entries + 1;
      entries = mirrored.entries;
      const { cues } = JSON.parse(mirrored.cues) as CueFrame;
      const act = show.acts.find(({ name }) => name === mirrored.act);
      if (fresh && act !== undefined && cues.some(({ dice }) => Array.isArray(dice)) && size > 0) {
        found.push({ bytes: size, view: JSON.stringify(readView(mirrored, act.board)).length });
      }
      size = 0;
      if (mirrored.phase === 'over' || found.length >= wanted) resolve();
    });
  });
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
      for (let tries = 0; found.length < rolls && tries < 8; tries++) found.push(...(await rollsOf(url, show, rolls)));
      if (found.length === 0) continue;
      const middle = (of: (roll: Roll) => number) => quantile(found.map(of), 0.5);
      figures.push(
        figure(
          'bytes',
          `${show.name}: a roll`,
          middle(({ bytes: size }) => size),
          middle(({ view }) => view),
          'bytes (view as JSON)',
          'below 0.5',
        ),
      );
    }
    await app.close();
    return figures;
  });
