// The scoreboard of a show, over a socket, with each change. Everybody may see scores, so it needs no token. Node 20 or later.
//
//     npm install @colyseus/sdk@0.18
//     node scoreboard.mjs http://localhost:2567 CODE
import { Client } from '@colyseus/sdk';

const [address, code] = process.argv.slice(2);
const room = await new Client(address).joinById(code, { as: 'watch' });
room.onMessage('*', () => {});
room.onLeave(() => process.exit());

let shown = '';
room.onStateChange(state => {
  const scores = [...state.seats].map(({ name, score }) => `${name || 'free seat'} ${score}`).join(' | ');
  const line = state.phase === 'over' ? `Final: ${scores}` : scores;
  if (line !== shown) console.log(line);
  shown = line;
});
