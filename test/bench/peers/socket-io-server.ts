/** The show over socket.io: after every move the whole view goes to everybody as JSON. Run as a child; told when to move. */
import { Server } from 'socket.io';
import { Episode } from '../../../shared/engine/episode.ts';
import { FairSource } from '../../../shared/engine/fair.ts';
import { waitingFor } from '../../../shared/engine/moves.ts';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { anyOf, names, settingOf, showOf, stage } from './peer-show.ts';

const show = showOf(stage.show);
const source = new FairSource(new Uint8Array(32).fill(3), 'PEER');
const episode = new Episode(show, settingOf(show, stage.options), names, source);
const luck = seededLuck(7);
const io = new Server(0, { serveClient: false, transports: ['websocket'] });
/** All that a page of ours is shown. */
const shown = () => ({
  ...episode.view('audience'),
  code: 'PEERPEER',
  title: '',
  waiting: waitingFor(episode.legal()),
  clock: 0,
  deadline: 0,
  paused: '',
  spectators: 1000,
  hostPresent: true,
  locked: false,
  robots: false,
  commit: '0'.repeat(64),
  entries: episode.entries.length,
  cues: { entry: episode.entries.length - 1, cues: episode.cues, check: '00000000' },
});
io.on('connection', socket => {
  socket.emit('view', shown());
  socket.on('move', () => {
    const legal = episode.state.phase === 'lobby' ? episode.legal() : episode.act.legal(episode.state);
    const { by, do: move, inputs } = anyOf(legal, () => episode.view('host').own, luck);
    const played = episode.play({ ...inputs, by, do: move });
    if (!played.ok) throw new Error(played.message);
    io.emit('view', shown());
  });
});
io.httpServer.once('listening', () => process.send?.((io.httpServer.address() as { port: number }).port));
process.on('disconnect', () => process.exit(0));
