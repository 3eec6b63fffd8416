/** The show on boardgame.io's own server. Run as a child; its lobby has a port of its own, or it answers 404. */
import { createServer } from 'node:net';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { names, settingOf, showOf, stage } from './peer-show.ts';
import { gameOf } from './show-game.ts';

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const show = showOf(stage.show);
const [port, api] = [await freePort(), await freePort()];
const server = Server({ games: [gameOf(show, settingOf(show, stage.options), names)], origins: ['http://127.0.0.1'] });
await server.run({ port, lobbyConfig: { apiPort: api } });
const made = await fetch(`http://127.0.0.1:${api}/games/show/create`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ numPlayers: names.length }),
});
const { matchID } = (await made.json()) as { matchID: string };
const joined = await fetch(`http://127.0.0.1:${api}/games/show/${matchID}/join`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ playerID: '0', playerName: names[0] }),
});
const { playerCredentials } = (await joined.json()) as { playerCredentials: string };
process.send?.({ port, matchID, playerCredentials });
process.on('disconnect', () => process.exit(0));
