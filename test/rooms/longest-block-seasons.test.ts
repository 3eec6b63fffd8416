/** How long the loop stands still for one request on the largest seasons that the limits allow. */
import { expect, test } from 'vitest';
import { maxLetters, maxLines } from '../../server/seasons/ledger-writes.ts';
import { type Ask, longest, tell, worstOf } from './longest-turn.ts';
import { Playhouse } from './playhouse.ts';

interface Season {
  readonly name: string;
  readonly token: string;
  readonly file: { readonly lines: readonly object[] };
}

/** Imports a season whose book continues with lists of this many names, then with as many lines as it may have. */
const bring = async (house: Playhouse, name: string, lists: number, lines: number): Promise<Season> => {
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

const requests = ({ name, token, file }: Season, full: boolean): readonly Ask[] => {
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

test('no request on the largest season stops the loop for long', { timeout: 300_000 }, async () => {
  const house = await Playhouse.open();
  // The thread is started, and what all of them need is loaded once.
  await worstOf(house, requests(await bring(house, 'small', 1, 200), false));
  const kinds = [
    ['as many lines as there may be', 0, maxLines - 1, true],
    ['as many lines as a game may be begun with', 2, maxLines - 210, false],
    ['lists of a thousand names', 18, 1000, false],
  ] as const;
  for (const [what, lists, lines, full] of kinds) {
    const season = await bring(house, `with-${lists}-lists`, lists, lines);
    const turns = await worstOf(house, requests(season, full));
    tell(`a season with ${what}, ${JSON.stringify(season.file.lines).length} letters`, turns);
    expect(turns[0]?.[0], turns[0]?.[1]).toBeLessThanOrEqual(longest);
  }
});

test('a book that is longer than anybody should have to read is not brought here', async () => {
  const house = await Playhouse.open();
  const { file } = await bring(house, 'short', 0, 20);
  const endless = Array.from({ length: maxLines + 1 }, (_, i) => ({ ...file.lines.at(-1), seq: i + 1 }));
  expect((await house.post('/api/seasons/import', { season: { ...file, lines: endless }, name: 'a-a' })).status).toBe(
    400,
  );
  const wordy = file.lines.map(line => ({ ...line, reason: 'x'.repeat(200) }));
  const many = Array.from({ length: Math.ceil(maxLetters / 250) }, (_, i) => ({ ...wordy.at(-1), seq: i + 1 }));
  expect((await house.post('/api/seasons/import', { season: { ...file, lines: many }, name: 'a-b' })).status).toBe(400);
});
