/** The largest shows, seasons and packs that the limits allow, and every route about them. */
import { expect } from 'vitest';
import { maxEntries } from '../../server/context.ts';
import { bundledPack } from '../../server/packs/bundled.ts';
import type { Field } from '../../shared/engine/fields.ts';
import type { Actor, Legal, Move } from '../../shared/engine/moves.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';
import type { shows } from '../../shared/shows/loaded.ts';
import type { Ask } from './longest-turn.ts';
import type { Made, Playhouse } from './playhouse.ts';

const host = ['undo', 'correct', 'replace', 'end', 'award', 'expire'];
/** Entries of a show of a thousand seats: each shows everybody to everybody. */
const mostOfAThousand = process.env.LONG === '1' ? 2000 : 250;

const isPlay = ({ by, do: move }: Legal) => by !== 'clock' && !host.includes(move);

/** Plays anything until the show is as long as it may be. */
const fill = async (house: Playhouse, { code }: Made, prefer: (legal: readonly Legal[]) => readonly Legal[]) => {
  const live = house.live(code);
  const luck = seededLuck(5);
  const most = live.state.chairs.length > 100 ? mostOfAThousand : maxEntries;
  while (!live.over && !live.tooLong && live.episode.entries.length < most) {
    const legal = prefer(live.legal.filter(isPlay));
    if (legal.length === 0) break;
    const { by, ...move } = anyMove(pick(legal, luck), luck) as Move & { by: Actor };
    const reply = await live.move(by, { ...move, do: move.do, id: null });
    if (!reply.ok) break;
  }
  return live.episode.entries.length;
};

/** Every route that takes a code, of a show that is over. */
export const routesOf = ({ code, token }: Made, entries: number): readonly Ask[] => {
  const get = (path: string, as?: string): Ask => ({ method: 'GET', path, token: as });
  const api = `/api/episodes/${code}`;
  return [
    get(api),
    { ...get(`${api}/record`), status: 403 },
    get(`${api}/record?sealed`, token),
    get(`${api}/story`),
    get(`${api}/story`, token),
    ...['text', 'bbcode', 'markdown'].map(as => get(`${api}/post?as=${as}`)),
    get(`${api}/side`),
    get(`${api}/hooks`, token),
    get(`/e/${code}`),
    get(`/e/${code}/recap`),
    get(`/e/${code}/board.png`),
    get(`/e/${code}/board.png?at=${Math.floor(entries / 2)}`),
    get(`/e/${code}/card.png`),
    { method: 'POST', path: `/matchmake/joinById/${code}`, body: '{"as":"watch"}' },
    { method: 'POST', path: `${api}/desk`, token, body: '{"do":"set","settings":{"locked":true}}' },
    { method: 'POST', path: `${api}/again`, token },
    get(`${api}/record`, token),
    { method: 'POST', path: `${api}/desk`, token, body: '{"do":"close"}' },
    get(`${api}/record`, token),
    get(`${api}/record`),
    get(api),
    get('/api/episodes'),
    get('/api/shows'),
  ];
};

export const largestShows: Readonly<
  Record<string, { readonly wish: object; readonly prefer?: (legal: readonly Legal[]) => readonly Legal[] }>
> = {
  'a game of dice of eight seats': { wish: { show: 'six-dice', seats: 8, options: { target: 1_000_000 } } },
  'a table full of bets': {
    wish: { show: 'hot-hand', seats: 8, options: { bank: 1_000_000, hands: 100 } },
    prefer: legal =>
      legal.some(({ do: move }) => move === 'bet') ? legal.filter(({ do: move }) => move === 'bet') : legal,
  },
  'a qualifying of a thousand': {
    wish: { show: 'qualifying', robots: 'seats', pace: 60_000, seats: 1000, pack: { ask: 'How many?', answer: 5 } },
    prefer: legal => {
      const guesses = legal.filter(({ do: move }) => move !== 'close');
      return guesses.length > 0 ? guesses : legal;
    },
  },
};

/** Plays one of these shows to its end. Returns the number of its entries. */
export const makeLargest = async (house: Playhouse, what: string): Promise<{ made: Made; entries: number }> => {
  const { wish, prefer = legal => legal } = largestShows[what]!;
  const made = await house.make(wish);
  await house.app.rooms.ensure(made.code);
  const live = house.live(made.code);
  for (let seat = 0; seat < live.state.chairs.length && live.state.chairs[seat]?.name === ''; seat++)
    await live.seats.sit(`Player ${seat}`, seat);
  const entries = await fill(house, made, prefer);
  expect(entries).toBeLessThanOrEqual(maxEntries);
  if (!live.over) await live.move('host', { id: null, do: 'end', winner: -1 });
  return { made, entries };
};

interface Season {
  readonly name: string;
  readonly token: string;
  readonly file: { readonly lines: readonly object[] };
}

/** Imports a season whose book continues with lists of this many names, then with as many lines as it may have. */
export const bringSeason = async (house: Playhouse, name: string, lists: number, lines: number): Promise<Season> => {
  const begun = (await house.post('/api/seasons', { name: `${name}-begun`, show: 'lucky-numbers' })).body as {
    token: string;
  };
  const file = (await house.get(`/api/seasons/${name}-begun/export`, begun.token)).body as { lines: object[] };
  const all: object[] = [...file.lines];
  const line = (account: string, who: string, from: unknown, to: unknown) => {
    const line = { episode: '', account, who, from, to, why: 'corrected', of: 0, reason: 'x' };
    all.push({ seq: all.length + 1, at: 1, ...line });
  };
  const names = (turn: number) => Array.from({ length: 1000 }, (_, i) => `Contestant ${i} ${turn}`);
  let before: readonly string[] = [];
  for (let turn = 0; turn < lists; turn++) {
    line('list', '', before, names(turn));
    before = names(turn);
  }
  for (let i = 0; all.length < lines; i++) {
    const round = Math.floor(i / 1000);
    line('streak', `Contestant ${i % 1000}`, round, round + 1);
  }
  const season = { ...file, lines: all };
  const brought = await house.post('/api/seasons/import', { season, name });
  expect([brought.status, JSON.stringify(brought.body).slice(0, 300)]).toEqual([201, expect.anything()]);
  return { name, token: (brought.body as { token: string }).token, file: season };
};

export const routesOfSeason = ({ name, token, file }: Season, full: boolean): readonly Ask[] => {
  const api = `/api/seasons/${name}`;
  return [
    { method: 'GET', path: api },
    { method: 'GET', path: api },
    { method: 'GET', path: api, token },
    { method: 'GET', path: `${api}/export`, token },
    { method: 'GET', path: `${api}/seat`, token, status: 403 },
    {
      method: 'POST',
      path: `${api}/corrections`,
      token,
      body: JSON.stringify({ line: file.lines.length, to: 9, reason: 'so' }),
    },
    { method: 'POST', path: `${api}/episodes`, token, body: '{"kind":"main"}', ...(full ? { status: 409 } : {}) },
    { method: 'GET', path: api, token },
    { method: 'POST', path: `${api}/links`, token, body: '{}', ...(full ? { status: 409 } : {}) },
    {
      method: 'POST',
      path: '/api/seasons/import',
      body: JSON.stringify({ season: file, name: `${name}-again` }),
    },
  ];
};

/** Bytes of a body that the server takes. */
const mostBytes = 1_950_000;

export type Pack = Readonly<Record<string, unknown>>;

/** As many items of each list as a show takes, as long as may be sent. */
export const largestPack = (show: (typeof shows)[number]): Pack => {
  const fields = (show.pack.of ?? {}) as Readonly<Record<string, Field<unknown>>>;
  const lists = Object.entries(bundledPack(show)).filter((entry): entry is [string, object[]] =>
    Array.isArray(entry[1]),
  );
  const filled = (padding: number): Pack =>
    Object.fromEntries(
      lists.map(([name, items]) => [
        name,
        Array.from({ length: fields[name]?.max ?? 0 }, (_, i) => {
          const item = items[i % items.length] as Readonly<Record<string, unknown>>;
          return typeof item.ask === 'string' ? { ...item, ask: `${item.ask} ${i} ${'x'.repeat(padding)}` } : item;
        }),
      ]),
    );
  const bare = JSON.stringify(filled(0)).length;
  const padded = lists.flatMap(([name]) => Array(fields[name]?.max ?? 0)).length;
  return filled(Math.max(0, Math.min(350, Math.floor((mostBytes - bare) / padded))));
};
