/** The tape of a published show: all of it as one file under the hash of its record (docs/contract.md 13). */
import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { storyOfRecord } from '../../shared/recap/story.ts';
import { Playhouse, until } from './playhouse.ts';

interface TapeFile {
  readonly story: ReturnType<typeof storyOfRecord>;
  readonly used: { readonly questions: readonly { readonly answer: string }[] };
}

const questions = Array.from({ length: 6 }, (_, i) => ({ ask: `What is ${i}?`, answer: `qzanswer${i}` }));

/** One question, after which the host ends the show. */
const ended = async (house: Playhouse) => {
  const pack = { questions, tieBreakers: [{ ask: 'And now?', answer: 'then' }] };
  const show = await house.asked({ show: 'lucky-numbers', name: 'Monday', options: { judging: 'auto' }, pack });
  expect(await show.host.move('end', { winner: 1 })).toMatchObject({ ok: true });
  return { ...show, at: `${house.url}/e/${show.made.code}/tape` };
};

/** Just as it is sent. */
const bytesOf = (address: string, method = 'GET') =>
  new Promise<{ readonly status: number; readonly headers: NodeJS.Dict<string | string[]>; readonly body: Buffer }>(
    (resolve, reject) => {
      get(address, { method }, async response => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(await response.toArray()) });
      }).once('error', reject);
    },
  );

const hashOf = async (house: Playhouse, code: string) =>
  ((await house.get(`/api/episodes/${code}`)).body as { readonly hash: string }).hash;

test('a published show is one file, the same for everybody and for ever, and not before it is published', async () => {
  const house = await Playhouse.open();
  const { made, host, at } = await ended(house);
  const { code } = made;
  // Its record has a hash already, which nobody knows, and its end may still be taken back.
  expect(await (await fetch(at)).json()).not.toHaveProperty('record');
  expect(await host.tell({ do: 'close' })).toEqual({ ok: true });
  const hash = await hashOf(house, code);
  expect(await (await fetch(at)).json()).toEqual({
    record: hash,
    at: `/e/${code}/tape`,
    next: '',
    now: expect.any(Number),
  });
  // Whoever takes no gzip gets it too, because a cache has one file for all.
  const { status, headers, body } = await bytesOf(`${at}/${hash}`);
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...told } = headers;
  expect([status, told]).toEqual([
    200,
    {
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-length': String(body.length),
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
    },
  ]);
  const { story, used, ...rest } = JSON.parse(gunzipSync(body).toString()) as TapeFile;
  expect(story.moments.at(-1)?.view).toEqual(host.view);
  expect(used.questions.map(({ answer }) => answer)).toEqual(['qzanswer0']);
  expect(rest).toEqual({
    format: 'boxcars-tape/1',
    title: 'Monday',
    currency: 'dollars',
    rules: {},
    over: true,
    closed: true,
    alarms: [],
  });
  expect((await bytesOf(`${at}/${hash}`, 'HEAD')).body.length).toBe(0);
  for (const other of ['0'.repeat(64), hash.toUpperCase(), hash.slice(1)])
    expect([other, (await bytesOf(`${at}/${other}`)).status]).toEqual([other, 404]);
  // The story leads there, for its host too.
  const authorization = `Bearer ${made.token}`;
  for (const headers of [undefined, { authorization }]) {
    const asked = { redirect: 'manual', ...(headers && { headers }) } as const;
    const leads = await fetch(`${house.url}/api/episodes/${code}/story`, asked);
    expect([leads.status, leads.headers.get('location')]).toEqual([302, `/e/${code}/tape/${hash}`]);
  }
});

test('nothing that is said after the end changes the file, nor does it matter that the show has left memory', async () => {
  const house = await Playhouse.open();
  const { made, host, at } = await ended(house);
  const { code } = made;
  expect(await host.tell({ do: 'close' })).toEqual({ ok: true });
  const file = `${at}/${await hashOf(house, code)}`;
  const { body: before } = await bytesOf(file);
  expect(await host.tell({ do: 'set', settings: { currency: 'cyber-dollars' } })).toMatchObject({ ok: false });
  expect(await host.tell({ do: 'set', settings: { sideGame: false } })).toEqual({ ok: true });
  house.app.rooms.get(code)?.retire(4000);
  await until(() => house.app.rooms.get(code) === undefined, 'the room to leave memory');
  const { status, body } = await bytesOf(file);
  expect([status, body.equals(before)]).toEqual([200, true]);
  expect(house.app.rooms.get(code)).toBeUndefined();
  expect(await house.delete(`/api/episodes/${code}`, made.token)).toBe(204);
  expect((await bytesOf(file)).status).toBe(404);
});
