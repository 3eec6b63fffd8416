/**
 * How long the loop that serves everybody stands still for one request, at the worst: every route, on the largest shows that
 * the limits allow.
 */
import { expect, test } from 'vitest';
import { maxEntries } from '../../server/studio.ts';
import type { Actor, Legal, Move } from '../../shared/engine/moves.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';
import { type Ask, longest, tell, worstOf } from './longest-turn.ts';
import { type Made, Playhouse } from './playhouse.ts';

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
const routes = ({ code, token }: Made, entries: number): readonly Ask[] => {
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
    get(`${api}/record`),
    get(api),
    get('/api/episodes'),
    get('/api/shows'),
  ];
};

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
      await live.seats.sit(`Player ${seat}`, seat);
    }
    const entries = await fill(house, made, prefer);
    expect(entries).toBeLessThanOrEqual(maxEntries);
    if (!live.over) await live.move('host', { id: null, do: 'end', winner: -1 });
    // The page of pictures and the thread of records are loaded once.
    const small = await house.make({ show: 'six-dice', seats: 2 });
    await house.app.rooms.ensure(small.code);
    await house.live(small.code).seats.sit('Ann', 0);
    await house.live(small.code).seats.sit('Ben', 1);
    for (const move of ['start', 'end']) await house.live(small.code).move('host', { id: null, do: move, winner: -1 });
    await worstOf(house, routes(small, 1));
    const here = await worstOf(house, routes(made, entries));
    tell(`${what}, ${entries} entries`, here);
    expect(here[0]?.[0], here[0]?.[1]).toBeLessThanOrEqual(longest);
  },
);
