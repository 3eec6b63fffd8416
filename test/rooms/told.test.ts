/**
 * Nothing before its beat, on the server: while pages still tell what has happened, no picture, post, link, recap or season that
 * everybody may ask for knows of it.
 */
import { expect, test, vi } from 'vitest';
import { toldAt, toldEntries } from '../../server/store/told.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { HostedSeason } from '../seasons/hosted-season.ts';
import { Playhouse } from './playhouse.ts';

/** What everybody gets, as text, by address. */
const everything = async (house: Playhouse, code: string, entries: number) => {
  const api = `/api/episodes/${code}`;
  const asked = [
    ...[`/e/${code}/board.png`, `/e/${code}/board.png?at=${entries}`, `/e/${code}/card.png`],
    ...[`/e/${code}/watch`, `/e/${code}/recap`],
    ...[`${api}/post`, `${api}/story`, '/api/seasons/friday', '/api/seasons/friday/hall'],
    ...['games', 'players', 'records'].map(table => `/api/seasons/friday/tables/${table}`),
  ];
  const answers = asked.map(async path => {
    const text = Buffer.from(await (await fetch(house.url + path)).arrayBuffer()).toString('latin1');
    // In which phase a show is that is still being told, nobody knows.
    return [path.replace(/at=\d+/, 'at=all'), text.replaceAll(/"phase":"\w*"/g, '')] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
};

test.each([0, 86_400])('with %i seconds for a move: a throw, an end and an undo', async clock => {
  let now = 1_800_000_000_000;
  const house = await Playhouse.open({
    now: () => now,
    dist: `${import.meta.dirname}/../../client`,
    timing: { away: 1e9, idle: 1e9 },
  });
  const season = await HostedSeason.start(house, 'friday', ['Ann', 'Ben']);
  const { code, token } = await season.begin(2, { clock });
  const live = house.live(code);
  const asked = () => everything(house, code, live.episode.entries.length);
  const changed = async (before: Record<string, string>) => {
    const after = await asked();
    return Object.keys(after).filter(path => after[path] !== before[path]);
  };
  now += 60_000;
  const first = await asked();
  const [thrower] = live.legal.filter(({ by, do: move }) => typeof by === 'number' && move === 'roll');
  expect(await live.move(thrower!.by, { id: null, do: 'roll' })).toMatchObject({ ok: true });
  if (clock === 0) {
    now += live.staging.actedFor - 1;
    expect(await changed(first)).toEqual([]);
    now += 1;
  }
  const thrown = await asked();
  expect(Object.keys(first).filter(path => thrown[path] !== first[path])).toEqual(
    expect.arrayContaining([`/e/${code}/board.png`, `/e/${code}/board.png?at=all`, `/api/episodes/${code}/post`]),
  );
  expect(await live.move('host', { id: null, do: 'end', winner: 0 })).toMatchObject({ ok: true });
  if (clock === 0) {
    now += live.staging.actedFor - 1;
    expect(await changed(thrown)).toEqual([]);
    // The host of both may be ahead.
    expect((await house.get(`/api/episodes/${code}/story`, token)).status).toBe(200);
    const post = `/api/episodes/${code}/post`;
    expect((await house.get(post, token)).body).not.toEqual((await house.get(post)).body);
    expect(JSON.stringify((await season.get('', season.token)).body)).toContain(`"who":"${code}"`);
    now += 1;
  }
  expect((await changed(thrown)).length).toBe(Object.keys(thrown).length);
  // What is taken back was known: nobody waits for it.
  expect(await live.move('host', { id: null, do: 'undo' })).toMatchObject({ ok: true });
  expect((await house.get(`/api/episodes/${code}/story`)).status).toBe(403);
});

test('whoever asks in turn for what has been told and for all of it has no record read anew', async () => {
  let now = 1_800_000_000_000;
  const house = await Playhouse.open({ now: () => now, timing: { away: 1e9, idle: 1e9 } });
  const season = await HostedSeason.start(house, 'long', ['Ann', 'Ben']);
  const { code } = await season.begin(40, { options: { target: 1_000_000 } });
  const live = house.live(code);
  const read = vi.spyOn(house.app.context.store, 'entryTexts');
  const luck = seededLuck(1);
  for (let moves = 0; moves < 12; moves++) {
    const { by, do: move, ...inputs } = robotMove(live.episode, luck);
    expect(await live.move(by, { id: null, do: move, ...inputs })).toMatchObject({ ok: true });
    // A picture is drawn from the whole record, a post from what has been told.
    await house.get(`/e/${code}/board.png`);
    await house.get(`/api/episodes/${code}/post`);
    now += live.staging.actedFor;
  }
  const [, ...later] = read.mock.calls.map(([, from, to]) => to! - from!);
  expect(later.length).toBeGreaterThan(20);
  expect(Math.max(...later)).toBeLessThan(2 * 8);
});

test('a clock that went back holds nothing up', () => {
  const telling = [[7, 2_000_000]] as const;
  expect(toldEntries({ telling }, 8, 1_999_000)).toBe(7);
  for (const now of [2_000_000, 1_000_000])
    expect([toldEntries({ telling }, 8, now), toldAt({ telling }, now)]).toEqual([8, now]);
});
