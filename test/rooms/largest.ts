/** The largest shows, seasons and packs that the limits allow, and every route about them. */
import { createECDH, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { maxEntries } from '../../server/context.ts';
import { bundledPack } from '../../server/packs/bundled.ts';
import { databaseFile, kyselyOn } from '../../server/store/sqlite.ts';
import { newCode, newToken } from '../../server/tokens.ts';
import { mostCalls } from '../../shared/crowd/chat.ts';
import type { Field } from '../../shared/engine/fields.ts';
import type { Actor, Legal, Move } from '../../shared/engine/moves.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';
import { seasonTableNames } from '../../shared/season/tables.ts';
import type { shows } from '../../shared/shows/loaded.ts';
import type { Ask } from './longest-turn.ts';
import type { Made, Playhouse } from './playhouse.ts';

const host = ['undo', 'correct', 'replace', 'end', 'award', 'expire'];
/** Entries of a show of a thousand seats: each shows everybody to everybody. */
const mostOfAThousand = process.env.LONG === '1' ? 2000 : 250;

const isPlay = ({ by, do: move }: Legal) => by !== 'clock' && !host.includes(move);

/** Plays anything until the show is as long as it may be, but for `left` entries. */
const fill = async (
  house: Playhouse,
  { code }: Made,
  prefer: (legal: readonly Legal[]) => readonly Legal[],
  left = 0,
) => {
  const live = house.live(code);
  const luck = seededLuck(5);
  const most = live.state.chairs.length > 100 ? mostOfAThousand : maxEntries - left;
  while (!live.over && !live.tooLong && live.episode.entries.length < most) {
    const legal = prefer(live.legal.filter(isPlay));
    if (legal.length === 0) break;
    const { by, ...move } = anyMove(pick(legal, luck), luck) as Move & { by: Actor };
    const reply = await live.move(by, { ...move, do: move.do, id: null });
    if (!reply.ok) break;
  }
  return live.episode.entries.length;
};

/** A show, and the token of one of its seats. */
interface Large extends Made {
  readonly seat: string;
}

export const withSeat = async (house: Playhouse, made: Made): Promise<Large> => {
  const { token, stored } = newToken(made.code, 'seat', 0, 1);
  await house.app.context.store.addToken(stored);
  return { ...made, seat: token };
};

const get = (path: string, as?: string): Ask => ({ method: 'GET', path, token: as });
const post = (path: string, as: string | undefined, body: object, status?: number): Ask => ({
  method: 'POST',
  path,
  token: as,
  body: JSON.stringify(body),
  ...(status === undefined ? {} : { status }),
});

const link = 'ab'.repeat(32);
const nowhere = 'http://127.0.0.1:9/';

/** Every route that takes a code, of a show that is over. */
export const routesOf = ({ code, token, seat }: Large, entries: number): readonly Ask[] => {
  const api = `/api/episodes/${code}`;
  return [
    get(api),
    { ...get(`${api}/record`), status: 403 },
    get(`${api}/record?sealed`, token),
    get(`${api}/story`),
    get(`${api}/story`, token),
    ...['text', 'bbcode', 'markdown'].map(as => get(`${api}/post?as=${as}`)),
    { ...get(`${api}/media/${'A'.repeat(22)}`), status: 404 },
    { ...get(`${api}/deadline.ics`), status: 404 },
    { ...get(`${api}/doors.ics`), status: 404 },
    get(`${api}/room`),
    post(`${api}/room`, undefined, { do: 'enter', secret: '0'.repeat(32), name: 'Zoe' }),
    post(`${api}/room/card.png`, undefined, { secret: '0'.repeat(32) }),
    get(`/e/${code}`),
    get(`/e/${code}/recap`),
    get(`/e/${code}/board.png`),
    get(`/e/${code}/board.png?at=${Math.floor(entries / 2)}`),
    get(`/e/${code}/card.png`),
    post(`/matchmake/joinById/${code}`, undefined, { as: 'watch' }),
    post(`/matchmake/joinById/${code}`, undefined, { as: 'play', token: seat }),
    post(`/matchmake/reconnect/${code}`, undefined, { reconnectionToken: 'gone' }, 404),
    post(`${api}/seat`, undefined, { name: 'Zoe' }, 409),
    get(`${api}/seat`, seat),
    ...[undefined, seat, token].flatMap(as => [get(`${api}/state`, as), get(`${api}/events`, as)]),
    post(`${api}/moves`, seat, { id: 'later', do: 'roll', at: entries }, 409),
    post(`${api}/press`, token, {}, 409),
    post(`${api}/seat/moves`, seat, { id: 'late', do: 'roll', at: entries }),
    post(`${api}/seat/pledge`, seat, { value: link }),
    post(`${api}/seat/start-link`, seat, { value: link }),
    post(`${api}/seat/hold`, seat, { on: true }, 409),
    post(`${api}/pledge`, token, { value: link }),
    post(`${api}/dice-alarm`, seat, { what: 'link', entry: -1 }),
    post(`${api}/hooks`, token, { address: nowhere, format: 'json', events: ['result'] }, 400),
    get(`${api}/hooks`, token),
    post(`${api}/hooks/none/test`, token, {}, 404),
    { method: 'DELETE', path: `${api}/hooks/none`, token, status: 404 },
    post(`${api}/push`, seat, { endpoint: nowhere, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }, 400),
    { method: 'DELETE', path: `${api}/push`, body: JSON.stringify({ endpoint: nowhere }) },
    get(`${api}/screens`, token),
    post(`${api}/screens`, token, { pin: '0000', name: 'Hall' }, 404),
    { method: 'PUT', path: `${api}/screens/none`, token, body: '{"view":"scores"}', status: 404 },
    { method: 'DELETE', path: `${api}/screens/none`, token, status: 404 },
    post(`${api}/report`, undefined, { why: 'name' }, 403),
    { method: 'POST', path: `${api}/host-link`, status: 403 },
    { method: 'DELETE', path: api, status: 403 },
    post(`${api}/desk`, token, { do: 'set', settings: { locked: true } }),
    { method: 'POST', path: `${api}/again`, token },
    post(`${api}/again`, token, { pack: {} }, 409),
    { method: 'POST', path: `${api}/next`, token: seat },
    get(`${api}/record`, token),
    post(`${api}/desk`, token, { do: 'close' }),
    get(`${api}/record`, token),
    get(`${api}/record`),
    get(api),
    get('/api/episodes'),
    get('/api/shows'),
    get('/api/boards'),
  ];
};

/** After these its links open nothing any more. */
export const lastRoutesOf = ({ code, token }: Made): readonly Ask[] => [
  { method: 'DELETE', path: `/api/episodes/${code}`, token },
];

export const operatorToken = 'operator-of-a-test';

/** As long as a picture may be, and nothing after its first bytes. */
const noPicture = new Uint8Array(6 * 1024 * 1024);
noPicture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A file with a picture like that. */
const withPicture = Buffer.from(
  `<quiz><question type="shortanswer"><questiontext><text>Who? &lt;img src="@@PLUGINFILE@@/a.png"&gt;</text><file name="a.png">${Buffer.from(noPicture.subarray(0, 1_000_000)).toString('base64')}</file></questiontext><answer fraction="100"><text>Ann</text></answer></question></quiz>`,
).toString('base64');

/** As long as a mail that comes back may be, with much to look through. */
const bounce = new Uint8Array(Buffer.from('List-Unsubscribe: <https://a/mail/a/b>\nStatus: 5.1.1\n \n'.repeat(2300)));

/** Every route that is about no show and no season, or about all of them. */
export const routesOfSite = (code: string): readonly Ask[] => {
  return [
    ...['/', '/verify', '/metrics', '/readyz', '/healthz', '/security.txt', '/.well-known/security.txt'].map(path =>
      get(path),
    ),
    ...['trailer', 'demo/hot-dice', 'push-key', 'networks', 'version', 'arrival'].map(path => get(`/api/${path}`)),
    ...['/open', '/tv', '/pair', '/api', '/api/openapi.json'].map(path => get(path)),
    post('/api/screen', 's'.repeat(32), {}),
    { method: 'DELETE', path: '/api/screen', token: 's'.repeat(32) },
    { method: 'POST', path: '/open', body: 'code=wrong', status: 403 },
    get('/mail/none/none'),
    { method: 'POST', path: '/mail/none/none' },
    { method: 'POST', path: '/mail/none/none/yes' },
    { method: 'POST', path: '/api/mail/bounces', body: bounce, status: 200 },
    post('/api/networks', undefined, { address: 'http://198.51.100.1' }, 403),
    post('/api/episodes', undefined, { show: 'lucky-numbers' }),
    post('/api/practice', undefined, { show: 'main-event', name: 'Zoe' }),
    post('/api/bank', undefined, { show: 'lucky-numbers', host: 'a host who asked nothing yet' }),
    post('/api/packs/check', undefined, { show: 'lucky-numbers', text: '{}' }),
    post('/api/packs/check', undefined, { show: 'lucky-numbers', file: btoa('question,answer\nWho?,Ann') }),
    post('/api/packs/read', undefined, { files: [{ name: 'a.csv', data: btoa('question,answer\nWho?,Ann') }] }),
    post('/api/episodes', undefined, { show: 'lucky-numbers', packFile: btoa('question,answer\nWho?,Ann') }),
    post('/api/packs/read', undefined, { files: [{ data: withPicture }, { data: withPicture }] }),
    post('/api/packs/check', undefined, { show: 'lucky-numbers', file: withPicture }),
    post('/api/episodes', undefined, { show: 'lucky-numbers', packFile: withPicture }),
    post('/api/packs', undefined, { show: 'lucky-numbers', text: '[{ "ask": "How many?", "answer": "5" }]' }),
    { ...get('/api/packs/none'), status: 404 },
    { ...get(`/api/packs/none/media/${'0'.repeat(64)}`), status: 404 },
    { method: 'DELETE', path: '/api/packs/none', status: 403 },
    { method: 'POST', path: '/api/media', body: noPicture, status: 422 },
    post('/api/media/missing', undefined, {
      hashes: Array.from({ length: 4000 }, (_, i) => String(i).padStart(64, '0')),
    }),
    get('/api/operator', operatorToken),
    post(`/api/operator/episodes/${code}`, operatorToken, { do: 'dismiss' }),
    post('/api/operator/blocks', operatorToken, { kind: 'name', value: 'x'.repeat(100), for: 'day' }, 201),
    { method: 'DELETE', path: '/api/operator/blocks/none', token: operatorToken, status: 404 },
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
export const makeLargest = async (house: Playhouse, what: string): Promise<{ made: Large; entries: number }> => {
  const { made, entries } = await fillLargest(house, what);
  const live = house.live(made.code);
  if (!live.over) await live.move('host', { id: null, do: 'end', winner: -1 });
  return { made: await withSeat(house, made), entries };
};

/** Plays one of these shows, until that many entries before its end. */
const fillLargest = async (house: Playhouse, what: string, left = 0, more: object = {}) => {
  const { wish, prefer = legal => legal } = largestShows[what]!;
  const made = await house.make({ ...wish, ...more });
  await house.app.rooms.ensure(made.code);
  const live = house.live(made.code);
  for (let seat = 0; seat < live.state.chairs.length && live.state.chairs[seat]?.name === ''; seat++)
    await live.seats.sit(`Player ${seat}`, seat);
  const entries = await fill(house, made, prefer, left);
  expect(entries).toBeLessThanOrEqual(maxEntries);
  return { made, entries };
};

/** Another show with what happened in that one. Playing it again would take most of a test's time. */
export const copyOf = async (house: Playhouse, what: string, { code }: Made): Promise<Large> => {
  const made = await house.make(largestShows[what]!.wish);
  const db = kyselyOn<Record<never, never>>(new Database(join(house.folder, databaseFile)));
  const columns = sql.raw('chairs, act, phase, over_at, entry_count, sources, shown');
  await db.transaction().execute(async all => {
    await sql`insert into entries select ${made.code}, seq, move_id, entry from entries where code = ${code}`.execute(
      all,
    );
    const row = sql`(select ${columns} from episodes where code = ${code})`;
    await sql`update episodes set (${columns}) = ${row} where code = ${made.code}`.execute(all);
  });
  await db.destroy();
  return withSeat(house, made);
};

/** A show that goes on, after nearly as many entries as it may have. */
export const makeRunning = async (house: Playhouse): Promise<{ made: Large; entries: number }> => {
  const { made, entries } = await fillLargest(house, Object.keys(largestShows)[0]!, 20, {
    clock: 86_400,
    public: true,
  });
  return { made: await withSeat(house, made), entries };
};

/**
 * Every route whose success needs a show that goes on. `hook`: one that the show has. `reconnection`: of a seat whose page was
 * cut off. `elsewhere`: where hooks and notices are sent. After the last of them the host's link opens nothing any more.
 */
export const routesOfRunning = (
  { code, token, seat }: Large,
  entries: number,
  { hook, reconnection, elsewhere }: Readonly<Record<'hook' | 'reconnection' | 'elsewhere', string>>,
): readonly Ask[] => {
  const api = `/api/episodes/${code}`;
  const task = `entry ${entries}`;
  const chatters = Array.from({ length: mostCalls }, (_, i) => ({ id: `${i}`, name: `Chatter ${i}`, value: 'roll' }));
  const device = {
    endpoint: `${elsewhere}/device`,
    keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) },
  };
  return [
    get(api),
    ...[undefined, seat, token].flatMap(as => [get(`${api}/state`, as), get(`${api}/events`, as)]),
    get(`${api}/room`),
    post(`${api}/room`, undefined, { do: 'enter', secret: '1'.repeat(32), name: 'Zoe' }),
    get(`${api}/room`),
    get(`/e/${code}`),
    get(`/e/${code}/board.png`),
    get(`${api}/record`, token),
    get(`${api}/deadline.ics`),
    get(`${api}/doors.ics`),
    post(`${api}/report`, undefined, { why: 'name' }),
    get(`${api}/hooks`, token),
    post(`${api}/hooks`, token, { address: `${elsewhere}/hook`, format: 'json', events: ['result'] }),
    post(`${api}/hooks/${hook}/test`, token, {}),
    { method: 'DELETE', path: `${api}/hooks/${hook}`, token },
    post(`${api}/push`, seat, device),
    { method: 'DELETE', path: `${api}/push`, body: JSON.stringify({ endpoint: device.endpoint }) },
    post(`${api}/words`, seat, { text: 'y'.repeat(200) }),
    get(`${api}/words`, seat),
    get(`${api}/words`, token),
    { method: 'POST', path: `${api}/words/none/report`, token, status: 404 },
    get(`${api}/owed`, token),
    post(`${api}/remind`, token, { seat: 0 }),
    get(`/api/week/post?codes=${code}`),
    get(`${api}/mail`, seat),
    post(`${api}/mail`, seat, { address: `${'z'.repeat(60)}@example.org` }),
    { method: 'DELETE', path: `${api}/mail`, token: seat },
    post(`/matchmake/reconnect/${code}`, undefined, { reconnectionToken: reconnection }),
    post(`${api}/desk`, token, { do: 'set', settings: { chat: 'boxcars' } }),
    post(`${api}/room/chat`, token, { page: '2'.repeat(32), state: 'reading', task, calls: chatters }),
    get(`${api}/room`),
    get(`${api}/desk`, token),
    post(`${api}/desk`, token, { do: 'program', name: 'Z'.repeat(40), may: 'seat', seat: 0 }),
    post(`${api}/desk`, token, { do: 'pause' }),
    post(`${api}/desk`, token, { do: 'resume' }),
    { method: 'POST', path: `${api}/host-link`, token },
  ];
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

/** Evenings of a season whose rooms were full: this many people each, half of them the same every time. */
export const fillRooms = async (house: Playhouse, { name }: Pick<Season, 'name'>, evenings = 20, people = 5000) => {
  const { code } = await house.make({ show: 'lucky-numbers' });
  const db = kyselyOn<Record<never, never>>(new Database(join(house.folder, databaseFile)));
  const codes = Array.from({ length: evenings }, newCode);
  const upTo = (most: number) =>
    sql`with recursive up(n) as (select 1 union all select n + 1 from up where n < ${sql.lit(most)})`;
  await sql`create temp table evening as select * from episodes where code = ${code}`.execute(db);
  await sql`update evening set season = ${name}, season_kind = 'main', over_at = 1, closed_at = 1`.execute(db);
  await db.transaction().execute(async all => {
    for (const [evening, own] of codes.entries()) {
      const seed = house.app.context.vault.seal(randomBytes(32), own);
      await sql`update evening set code = ${own}, seed = ${seed}`.execute(all);
      await sql`insert into episodes select * from evening`.execute(all);
      await sql`insert into setups select ${own}, options, pack from setups where code = ${code}`.execute(all);
      const first = (evening * people) / 2;
      await sql`insert into fans (code, fan, name, points, tickets, settled, volunteers, team, won, listed)
        ${upTo(people)} select ${own}, printf('%024x', n + case when n % 2 then 0 else ${first} end), 'Fan ' || n,
          1000 + n, '[]', 0, 0, -1, n, '' from up`.execute(all);
    }
  });
  await db.destroy();
};

/** After this it is gone. */
export const lastRoutesOfSeason = ({ name, token }: Season): readonly Ask[] => [
  post(`/api/seasons/${name}/forget`, token, { name: 'Contestant 1' }),
  { method: 'DELETE', path: `/api/seasons/${name}`, token },
];

const verdict = JSON.stringify({ by: 'walkover', places: [1, 2], reason: 'so' });

/** A cup with names for so many entrants, who are not on its list yet. */
export const makeCup = async (house: Playhouse, name: string, entrants: number, kind: string): Promise<Season> => {
  const wish = { name, show: 'six-dice', rule: { kind, rounds: 1 } };
  const { token } = (await house.post('/api/seasons', wish)).body as { readonly token: string };
  const names = Array.from({ length: entrants }, (_, i) => `Entrant ${i} of a cup with names that are long`);
  return { name, token, file: { lines: [{ names }] } };
};

/** Every route of a cup. */
export const routesOfCup = ({ name, token, file }: Season, fixture: string): readonly Ask[] => {
  const api = `/api/seasons/${name}`;
  return [
    { method: 'PUT', path: `${api}/entrants`, token, body: JSON.stringify(file.lines[0]) },
    { method: 'POST', path: `${api}/draw`, token, body: '{}' },
    { method: 'GET', path: api },
    { method: 'POST', path: `${api}/fixtures`, token, body: '{"robots":"seats"}' },
    { method: 'PUT', path: `${api}/fixtures/${fixture}`, token, body: verdict },
    { method: 'DELETE', path: `${api}/fixtures/${fixture}`, token },
    { method: 'GET', path: api },
    { method: 'GET', path: `${api}/record` },
  ];
};

/** Every route that takes the name of a season, and those that bring one. */
export const routesOfSeason = ({ name, token, file }: Season, full: boolean): readonly Ask[] => {
  const api = `/api/seasons/${name}`;
  return [
    { method: 'GET', path: api },
    { method: 'GET', path: api },
    { method: 'GET', path: `${api}/room` },
    { method: 'GET', path: api, token },
    { method: 'GET', path: `${api}/export`, token },
    { method: 'GET', path: `${api}/seat`, token, status: 403 },
    {
      method: 'POST',
      path: `${api}/corrections`,
      token,
      body: JSON.stringify({ line: file.lines.length, to: 9, reason: 'so' }),
    },
    { method: 'GET', path: `${api}/figures` },
    { method: 'GET', path: `${api}/hall` },
    ...seasonTableNames.map(table => get(`${api}/tables/${table}`)),
    get(`${api}/tables/ledger?as=json`),
    post(`${api}/names`, token, { name: 'Contestant 2', into: 'Contestant 3' }),
    post(`${api}/forget`, undefined, { name: 'Nobody' }, 409),
    get(`${api}/forget`, token),
    { method: 'DELETE', path: `${api}/forget`, token, body: '{"name":"Nobody"}' },
    post(`${api}/hall`, token, { season: name, token }),
    { method: 'DELETE', path: `${api}/hall`, token },
    { method: 'PUT', path: `${api}/house`, token, body: '{}' },
    { method: 'POST', path: `${api}/questions`, token, body: '{"again":true}' },
    { method: 'POST', path: `${api}/episodes`, token, body: '{"kind":"main"}', ...(full ? { status: 409 } : {}) },
    { method: 'GET', path: api, token },
    { method: 'POST', path: `${api}/links`, token, body: '{}', ...(full ? { status: 409 } : {}) },
    { method: 'POST', path: `${api}/room`, token, body: '{"by":"season"}', ...(full ? { status: 409 } : {}) },
    { method: 'POST', path: '/api/seasons', body: JSON.stringify({ name: `${name}-beside`, show: 'lucky-numbers' }) },
    // What only cups have.
    { method: 'GET', path: `${api}/record`, status: 409 },
    { method: 'PUT', path: `${api}/entrants`, token, body: '{"list":true}', status: 409 },
    { method: 'POST', path: `${api}/draw`, token, body: '{}', status: 409 },
    { method: 'POST', path: `${api}/fixtures`, token, body: '{}', status: 409 },
    { method: 'PUT', path: `${api}/fixtures/winners-1-1`, token, body: verdict, status: 409 },
    { method: 'DELETE', path: `${api}/fixtures/winners-1-1`, token, status: 409 },
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
