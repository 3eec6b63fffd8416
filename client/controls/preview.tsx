/**
 * A player's phone without a server: ?scene=NAME&seat=0 shows what that seat sees in a moment of client/stage/fixtures. For
 * pictures and for making controls; never part of the build. Moves go nowhere; they are kept in `window.sent`.
 */
import '../style/fonts.css';
import '../style/titles.css';
import '../style/tokens.css';
import '../style/base.css';
import '../style/parts.css';
import '../style/phone.css';
import '../style/in-reach.css';
import { signal } from '@preact/signals';
import { render } from 'preact';
import type { Json } from '../../shared/engine/json.ts';
import { loadShowWords } from '../../shared/words/index.ts';
import type { Connection } from '../connection.ts';
import SeatScreen from '../pages/seat/seat-screen.tsx';
import { isPlayed } from '../stage/fixtures/played.ts';
import { fixtures } from '../stage/fixtures.ts';

const asked = new URLSearchParams(location.search);
const seat = Number(asked.get('seat') ?? '0');
const fixture = fixtures[asked.get('scene') ?? ''];
const own = fixture !== undefined && isPlayed(fixture) ? fixture.own[seat] : undefined;
const page = document.getElementById('page');

if (fixture === undefined || own === undefined || page === null) document.title = 'There is no such scene';
else {
  const sent: Json[] = [];
  Object.assign(window, { sent });
  const { shell } = fixture.scene;
  // Throws are shown for a while after they were made; here they have been looked at.
  const cues = own.cues.filter(({ dice }) => dice === undefined);
  const names = own.view.seats.map(({ name }) => name);
  const connection = {
    code: shell.code,
    shell: signal(shell),
    own: signal({ entries: shell.entries, view: own.view, legal: own.legal, undo: null }),
    frames: signal([{ frame: { entry: shell.entries, cues, check: '' }, act: shell.act, names }]),
    air: signal(null),
    before: signal(null),
    part: signal(null),
    token: '',
    status: signal('live'),
    now: Date.now,
    move: async (move: string, inputs: Json = {}) => {
      sent.push({ do: move, inputs });
      return { ok: true, entry: shell.entries };
    },
  } as unknown as Connection;
  const { title } = await loadShowWords(shell.show);
  render(
    <div class={`phone show-${shell.show}`}>
      <SeatScreen connection={connection} seat={seat} lines={[]} title={title} />
    </div>,
    page,
  );
}
