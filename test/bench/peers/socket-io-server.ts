/** The show over socket.io: after every move the whole view goes to everybody as JSON. Run as a child; told when to move. */
import { Server } from 'socket.io';
import { Episode } from '../../../shared/episode.ts';
import { FairSource } from '../../../shared/fair.ts';
import { seededLuck } from '../../../shared/robots.ts';
import { anyOf, endless, names, settingOf, showOf } from './peer-show.ts';

const show = showOf('six-dice');
const source = new FairSource(new Uint8Array(32).fill(3), 'PEER');
const episode = new Episode(show, settingOf(show, endless), names, source);
const luck = seededLuck(7);
const io = new Server(0, { serveClient: false, transports: ['websocket'] });
const shown = () => ({ ...episode.view('audience'), cues: episode.cues });
io.on('connection', socket => {
  socket.emit('view', shown());
  socket.on('move', () => {
    const {
      by,
      do: move,
      inputs,
    } = anyOf(episode.state.phase === 'lobby' ? episode.legal() : episode.act.legal(episode.state), luck);
    const played = episode.play({ ...inputs, by, do: move });
    if (!played.ok) throw new Error(played.message);
    io.emit('view', shown());
  });
});
io.httpServer.once('listening', () => process.send?.((io.httpServer.address() as { port: number }).port));
process.on('disconnect', () => process.exit(0));
