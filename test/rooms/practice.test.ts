import { expect, test } from 'vitest';
import { seededLuck } from '../../shared/engine/robots.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { Playhouse } from './playhouse.ts';

const acts = shows.map(({ name }) => name).filter(isActAlone);

test.each(acts)('%s by oneself: it has begun, without a host, and plays to its end', async show => {
  const house = await Playhouse.open({ timing: { away: 20 } });
  const { status, body } = await house.post('/api/practice', { show, name: 'Kim' });
  expect(status, JSON.stringify(body)).toBe(201);
  const { code, link } = body as { readonly code: string; readonly link: string };
  const kim = await house.join(code, { as: 'play', token: new URL(link).hash.slice(1) });
  const live = house.live(code);
  const luck = seededLuck(1);
  expect(live.episode.names).toEqual(['Kim']);
  for (let moves = 0; !live.over && moves < 200; moves++) {
    const [first] = live.legal.filter(({ by }) => by === 0);
    if (first === undefined) throw new Error(`${show} waits for somebody else`);
    const wish = live.show.robot(0, { view: live.episode.view('host'), legal: live.legal, luck });
    const { do: move, ...inputs } = wish!;
    expect(await kim.move(move, inputs)).toMatchObject({ ok: true });
  }
  expect(live.over).toBe(true);
  expect(live.state.paused).toBe('');
});

test('practised again it begins by itself, too', async () => {
  const house = await Playhouse.open({ timing: { away: 20 } });
  const [show = ''] = acts;
  const { body } = await house.post('/api/practice', { show, name: 'Kim' });
  const { code, link } = body as { readonly code: string; readonly link: string };
  const token = new URL(link).hash.slice(1);
  const kim = await house.join(code, { as: 'play', token });
  const live = house.live(code);
  const luck = seededLuck(2);
  while (!live.over) {
    const wish = live.show.robot(0, { view: live.episode.view('host'), legal: live.legal, luck });
    const { do: move, ...inputs } = wish!;
    await kim.move(move, inputs);
  }
  const again = await house.post(`/api/episodes/${code}/again`, {}, { authorization: `Bearer ${token}` });
  expect(again.status).toBe(201);
  expect(house.live((again.body as { readonly code: string }).code).episode.view('audience').phase).not.toBe('lobby');
});

test('a whole show is not practised alone', async () => {
  const house = await Playhouse.open();
  expect(await house.post('/api/practice', { show: 'lucky-numbers', name: 'Kim' })).toMatchObject({
    status: 400,
    body: { faults: [{ path: 'show' }] },
  });
});
