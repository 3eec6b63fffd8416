/**
 * A player's phone without a server: /phone.html?scene=NAME&seat=0 shows what that seat sees in a moment of shows/. Moves go
 * nowhere. They are collected in `window.sentMoves`.
 */
import '../../client/style/fonts.css';
import '../../client/style/titles.css';
import '../../client/style/tokens.css';
import '../../client/shows/looks.ts';
import '../../client/style/base.css';
import '../../client/style/parts.css';
import '../../client/style/sheets.css';
import '../../client/style/phone.css';
import '../../client/style/phone-turns.css';
import '../../client/style/phone-sizes.css';
import '../../client/style/in-reach.css';
import { signal } from '@preact/signals';
import { render } from 'preact';
import type { Connection } from '../../client/connection.ts';
import SeatScreen from '../../client/pages/seat/seat-screen.tsx';
import type { Json } from '../../shared/engine/json.ts';
import { loadShowWords } from '../../shared/words/index.ts';
import { fixtures } from './fixtures.ts';
import { isPlayed } from './played.ts';

const query = new URLSearchParams(location.search);
const seat = Number(query.get('seat') ?? '0');
const fixture = fixtures[query.get('scene') ?? ''];
const own = fixture !== undefined && isPlayed(fixture) ? fixture.own[seat] : undefined;
const page = document.getElementById('page');

if (fixture === undefined || own === undefined || page === null) document.title = 'No such scene';
else {
  const sentMoves: Json[] = [];
  Object.assign(window, { sentMoves });
  const { shell } = fixture.scene;
  // A phone shows a throw for a while. In a preview that while is over.
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
      sentMoves.push({ do: move, inputs });
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
