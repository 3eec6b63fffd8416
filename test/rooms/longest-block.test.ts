/**
 * How long the loop that serves everybody stands still for one request, at the worst: every route, on the largest show, season
 * and pack that the limits allow. Told by the time that this thread has worked, not by a clock: other programs do not count.
 * Whoever asks lives in a thread of its own.
 */
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostLines, mostNames } from '../../server/making/season-file.ts';
import { mostEntries } from '../../server/studio.ts';
import type { Actor, Legal, Move } from '../../shared/engine/moves.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';
import { type Made, Playhouse } from './playhouse.ts';

/** Milliseconds. */
const longest = 50;

interface Ask {
  readonly method: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: string | undefined;
}

const client = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', async ({ url, method, path, token, body }) => {
  const headers = { ...(token ? { Authorization: 'Bearer ' + token } : {}), ...(body ? { 'Content-Type': 'application/json' } : {}) };
  try {
    const answer = await fetch(url + path, { method, headers, body });
    const bytes = (await answer.arrayBuffer()).byteLength;
    parentPort.postMessage({ status: answer.status, bytes });
  } catch (error) {
    parentPort.postMessage({ status: 0, bytes: 0, error: String(error) });
  }
});`;

let asker: Worker;
beforeAll(() => {
  asker = new Worker(client, { eval: true });
});
afterAll(() => asker.terminate());

const worked = (): number => {
  const { user, system } = (
    process as unknown as { threadCpuUsage(): { user: number; system: number } }
  ).threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of the longest turn of the loop until `work` is done. */
const longestTurn = async (work: Promise<unknown>): Promise<number> => {
  let [done, most] = [false, 0];
  void work.finally(() => {
    done = true;
  });
  let last = worked();
  while (!done) {
    await new Promise(resolve => setImmediate(resolve));
    const now = worked();
    most = Math.max(most, now - last);
    last = now;
  }
  return most;
};

const ask = (house: Playhouse, wish: Ask): Promise<{ status: number; bytes: number }> =>
  new Promise(resolve => {
    asker.once('message', resolve);
    asker.postMessage({ url: house.url, ...wish });
  });

const host = ['undo', 'correct', 'replace', 'end', 'award', 'expire'];
/** Entries of a show of a thousand seats: each shows everybody to everybody. */
const mostOfAThousand = process.env.LONG === '1' ? 2000 : 250;

const isPlay = ({ by, do: move }: Legal) => by !== 'clock' && !host.includes(move);

/** Plays anything until the show is as long as it may be. */
const fill = async (house: Playhouse, { code }: Made, prefer: (legal: readonly Legal[]) => readonly Legal[]) => {
  const live = house.live(code);
  const luck = seededLuck(5);
  const most = live.state.chairs.length > 100 ? mostOfAThousand : mostEntries;
  while (!live.over && !live.full && live.episode.entries.length < most) {
    const legal = prefer(live.legal.filter(isPlay));
    if (legal.length === 0) break;
    const { by, ...move } = anyMove(pick(legal, luck), luck) as Move & { by: Actor };
    const reply = await live.move(by, { ...move, do: move.do, id: null });
    if (!reply.ok) break;
  }
  return live.episode.entries.length;
};

/** Every route that takes a code. */
const routes = ({ code, token }: Made): readonly Ask[] => {
  const get = (path: string, as?: string): Ask => ({ method: 'GET', path, token: as });
  const api = `/api/episodes/${code}`;
  return [
    get(api),
    get(`${api}/record`),
    get(`${api}/record?sealed`, token),
    get(`${api}/story`),
    get(`${api}/story`, token),
    ...['text', 'bbcode', 'markdown'].map(as => get(`${api}/post?as=${as}`)),
    get(`${api}/deadline.ics`),
    get(`${api}/side`),
    get(`${api}/hooks`, token),
    get(`/e/${code}`),
    get(`/e/${code}/recap`),
    get(`/e/${code}/board.png`),
    get(`/e/${code}/board.png?at=1000`),
    get(`/e/${code}/card.png`),
    { method: 'POST', path: `/matchmake/joinById/${code}`, body: '{"as":"watch"}' },
    { method: 'POST', path: `${api}/desk`, token, body: '{"do":"lock","locked":true}' },
    { method: 'POST', path: `${api}/again`, token },
    get(`${api}/record`, token),
    get(`${api}/record`),
    get(api),
    get('/api/episodes'),
    get('/api/shows'),
  ];
};

/** Asks for all of them twice: while the show is in memory, and when it has left it. */
const worstOf = async (house: Playhouse, wishes: readonly Ask[]): Promise<readonly [number, string][]> => {
  const turns: [number, string][] = [];
  for (const wish of wishes) {
    const answer = ask(house, wish);
    const most = await longestTurn(answer);
    const { status, bytes } = await answer;
    turns.push([Math.round(most), `${wish.method} ${wish.path.slice(0, 50)}: ${status}, ${bytes} bytes`]);
    expect(status, wish.path).toBeGreaterThan(0);
  }
  return turns.toSorted(([a], [b]) => b - a);
};

const tell = (what: string, turns: readonly [number, string][]) =>
  console.log(
    `${what}: ${turns
      .slice(0, 6)
      .map(([most, route]) => `${most} ms ${route}`)
      .join('\n  ')}`,
  );

const shows: Readonly<
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

test.each(Object.entries(shows))(
  'no request on %s stops the loop for long',
  { timeout: 300_000 },
  async (what, { wish, prefer = legal => legal }) => {
    const house = await Playhouse.open({ timing: { idle: 1, away: 1e9, looked: 1 }, limits: { post: 1000 } });
    const made = await house.make(wish);
    await house.app.rooms.ensure(made.code);
    const live = house.live(made.code);
    for (let seat = 0; seat < live.state.chairs.length && live.state.chairs[seat]?.name === ''; seat++) {
      await live.sit(`Player ${seat}`, seat);
    }
    const entries = await fill(house, made, prefer);
    expect(entries).toBeLessThanOrEqual(mostEntries);
    if (!live.over) await live.move('host', { id: null, do: 'end', winner: -1 });
    // The page of pictures and the thread of records are loaded once.
    await worstOf(house, routes(await house.make({ show: 'six-dice', seats: 2 })));
    const here = await worstOf(house, routes(made));
    tell(`${what}, ${entries} entries`, here);
    expect(here[0]?.[0], here[0]?.[1]).toBeLessThanOrEqual(longest);
  },
);

test('no request on the largest season stops the loop for long', { timeout: 300_000 }, async () => {
  const house = await Playhouse.open();
  const made = await house.post('/api/seasons', { name: 'friday', show: 'lucky-numbers' });
  expect(made.status).toBe(201);
  const { token } = made.body as { token: string };
  const file = (await house.get('/api/seasons/friday/export', token)).body as { lines: object[] };
  const lines: object[] = [...file.lines];
  const line = (account: string, who: string, from: unknown, to: unknown) =>
    lines.push({
      seq: lines.length + 1,
      at: 1,
      episode: '',
      account,
      who,
      from,
      to,
      why: 'corrected',
      of: 0,
      reason: 'x',
    });
  const names = Array.from({ length: mostNames }, (_, i) => `Contestant ${i}`);
  line('list', '', [], names);
  for (let i = 0; lines.length < mostLines; i++) {
    const round = Math.floor(i / names.length);
    line('streak', names[i % names.length]!, round, round + 1);
  }
  const imported = await house.post('/api/seasons/import', { season: { ...file, lines }, name: 'largest' });
  expect([imported.status, JSON.stringify(imported.body).slice(0, 300)]).toEqual([201, expect.anything()]);
  const host = (imported.body as { token: string }).token;
  const too = await house.post('/api/seasons/import', {
    season: { ...file, lines: [...lines, lines[0]] },
    name: 'larger',
  });
  expect(too.status).toBe(400);
  const api = '/api/seasons/largest';
  const wishes: readonly Ask[] = [
    { method: 'GET', path: api },
    { method: 'GET', path: api },
    { method: 'GET', path: api, token: host },
    { method: 'GET', path: `${api}/export`, token: host },
    { method: 'GET', path: `${api}/seat`, token: host },
    { method: 'POST', path: `${api}/corrections`, token: host, body: '{"line":5,"to":9,"reason":"so"}' },
    { method: 'POST', path: `${api}/episodes`, token: host, body: '{"kind":"main"}' },
    { method: 'GET', path: api, token: host },
    { method: 'POST', path: `${api}/links`, token: host, body: '{}' },
  ];
  const turns = await worstOf(house, wishes);
  tell(`a season of ${lines.length} lines, ${JSON.stringify(lines).length} bytes`, turns);
  expect(turns[0]?.[0], turns[0]?.[1]).toBeLessThanOrEqual(longest);
});
