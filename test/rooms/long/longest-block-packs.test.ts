/** How long the loop stands still for one request about the largest packs that the limits allow, and about files made to cost. */
import { expect, test } from 'vitest';
import { bundledPack } from '../../../server/packs/bundled.ts';
import { hasEntrants, isActAlone, seasonShows } from '../../../shared/shows/index.ts';
import { shows } from '../../../shared/shows/loaded.ts';
import { largestPack, type Pack } from '../largest.ts';
import { type Ask, longest, tell, worstOf } from '../longest-turn.ts';
import { Playhouse } from '../playhouse.ts';

const withPacks = shows.filter(
  ({ pack, name }) => Object.keys((pack.of ?? {}) as object).length > 0 && !isActAlone(name),
);

const ownedBy = (what: string, show: string, pack: Pack): readonly Ask[] => {
  const post = (path: string, body: unknown, status?: number): Ask => ({
    method: 'POST',
    path,
    body: JSON.stringify(body),
    ...(status === undefined ? {} : { status }),
  });
  const text = JSON.stringify(pack);
  const broken = text.replaceAll('"ask":"', '"asked":"');
  return [
    post('/api/packs/check', { show, text }),
    post('/api/packs/check', { show, text: broken }),
    post('/api/packs/check', { show, text: text.slice(0, -2) }),
    post('/api/episodes', { show, pack }),
    post('/api/packs', { show, text }),
    ...(seasonShows.includes(show) ? [post('/api/seasons', { name: what, show, pack })] : []),
  ];
};

/** Those with the most to read; every one with `npm run test:long`. */
const tried = withPacks.filter(({ name }, i) => !hasEntrants(name) && (process.env.LONG === '1' || i === 0));

test.each(tried.map(show => [show.name, show] as const))(
  'no request with the largest pack of %s stops the loop for long',
  async (name, show) => {
    const house = await Playhouse.open({ timing: { idle: 1, away: 1e9, looked: 1 } });
    const small = Object.fromEntries(
      Object.entries(bundledPack(show)).map(([list, items]) => [
        list,
        Array.isArray(items) ? items.slice(0, 8) : items,
      ]),
    );
    const pack = largestPack(show);
    // The threads and what they need are loaded once.
    await worstOf(house, ownedBy('small', name, small));
    await house.post('/api/packs/check', { show: name, text: JSON.stringify(pack) });
    const turns = [...(await worstOf(house, ownedBy('large', name, pack)))];
    const made = await house.make({ show: name, pack });
    const { code, token } = made;
    const api = `/api/episodes/${code}`;
    turns.push(
      ...(await worstOf(house, [
        { method: 'GET', path: api },
        { method: 'POST', path: `/matchmake/joinById/${code}`, body: '{"as":"watch"}' },
        { method: 'GET', path: `${api}/record`, token },
        { method: 'POST', path: `${api}/desk`, token, body: '{"do":"close","breakOff":true}' },
        { method: 'GET', path: `${api}/record`, token },
        { method: 'GET', path: `${api}/story` },
        {
          method: 'POST',
          path: `${api}/again`,
          token,
          body: JSON.stringify({ pack }).replaceAll('"ask":"', '"asked":"'),
          status: 400,
        },
        { method: 'POST', path: `${api}/again`, token },
      ])),
    );
    if (seasonShows.includes(name)) {
      const season = (await house.post('/api/seasons', { name: 'own', show: name, pack })).body as { token: string };
      const exported = (await house.get('/api/seasons/own/export', season.token)).body;
      const { token } = season;
      const some = Object.fromEntries(
        Object.entries(small).map(([list, items]) => [list, Array.isArray(items) ? items.slice(0, 1) : items]),
      );
      turns.push(
        ...(await worstOf(house, [
          { method: 'GET', path: '/api/seasons/own', token },
          {
            method: 'POST',
            path: '/api/seasons/own/questions',
            token,
            body: JSON.stringify({ pack: some }),
            status: 400,
          },
          { method: 'POST', path: '/api/seasons/own/episodes', token, body: '{"kind":"main"}' },
          { method: 'GET', path: '/api/seasons/own', token },
          { method: 'GET', path: '/api/seasons/own/export', token },
          {
            method: 'POST',
            path: '/api/seasons/import',
            body: JSON.stringify({ season: exported, name: 'imported' }),
          },
        ])),
      );
    }
    const [worst] = turns.toSorted(([a], [b]) => b - a);
    tell(
      `the largest pack of ${name}, ${JSON.stringify(pack).length} bytes`,
      turns.toSorted(([a], [b]) => b - a),
    );
    expect(worst?.[0], worst?.[1]).toBeLessThanOrEqual(longest);
  },
);
