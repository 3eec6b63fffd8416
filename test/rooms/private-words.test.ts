/** Private words between host and player: who reads them, what they may be, and when they are gone. */
import { expect, test } from 'vitest';
import { freshFolder, Playhouse, type PlayhouseOptions, until } from './playhouse.ts';

interface Word {
  readonly id: string;
  readonly seat: number;
  readonly by: string;
  readonly text: string;
  readonly seen: boolean;
}

const secret = 'Grandma has a birthday on Tuesday';
const answer = 'Take your time, I will wait for you';

const gathered = async (wanted: object = {}, options: PlayhouseOptions = {}) => {
  const house = await Playhouse.open(options);
  const show = await house.gather({ show: 'six-dice', ...wanted });
  const path = `/api/episodes/${show.made.code}/words`;
  const write = (token: string, body: object) => house.post(path, body, { Authorization: `Bearer ${token}` });
  const read = async (token: string) => (await house.get(path, token)).body as readonly Word[];
  return { house, ...show, path, write, read };
};

test('a word is read by the host and that player alone; no page, stream, file or post of anybody else holds it', async () => {
  const { house, made, host, ann, ben, path, write, read } = await gathered();
  const tv = await house.join(made.code, { as: 'watch', screen: 'tv' });
  const coHost = await host.tell({ do: 'co-host' });
  const program = await host.tell({ do: 'program', name: 'Bot', may: 'moves' });
  if (!coHost.ok || !program.ok) throw new Error('no links');
  expect(await write(ann.token, { text: `  ${secret} ` })).toMatchObject({
    status: 201,
    body: { seat: 0, by: 'seat', text: secret, seen: false },
  });
  await until(() => host.unread.length === 1, 'the desk to hear');
  expect(host.unread).toEqual([1]);
  expect(await write(made.token, { seat: 0, text: answer })).toMatchObject({ status: 201 });
  await until(() => ann.unread.includes(1), 'Ann to hear');
  expect(await read(ann.token)).toMatchObject([{ text: secret }, { text: answer, by: 'host' }]);
  expect(await read(made.token)).toMatchObject([
    { text: secret, by: 'seat' },
    { text: answer, seen: true },
  ]);
  expect(await read(coHost.link?.split('#')[1] ?? '')).toHaveLength(2);
  expect(await read(ben.token)).toEqual([]);
  for (const token of [undefined, 'nobody', program.token]) expect((await house.get(path, token)).status).toBe(403);
  expect((await write(program.token ?? '', { seat: 0, text: 'beep' })).status).toBe(403);

  // A game goes on, so that everybody is told everything there is.
  expect(await host.move('start')).toMatchObject({ ok: true });
  expect(await ann.move('roll')).toMatchObject({ ok: true });
  await tv.sees(2);
  expect(await host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  await host.tell({ do: 'close' });
  const api = `/api/episodes/${made.code}`;
  const files = ['', '/record', '/record?sealed', '/story', '/post', '/room', '/state', '/desk'];
  const told = await Promise.all(
    files.flatMap(file => [house.get(`${api}${file}`), house.get(`${api}${file}`, made.token)]),
  );
  const all = [
    ...told.map(({ body }) => JSON.stringify(body)),
    ...[host, ann, ben, tv].flatMap(({ frames }) => frames.map(frame => Buffer.from(frame).toString('latin1'))),
  ].join('\n');
  for (const text of [secret, answer]) expect(all).not.toContain(text);
  expect([ben.unread, tv.unread]).toEqual([[], []]);
});

test('words outlive a restart; whoever takes over the seat reads none of them, and they go with the show', async () => {
  const folder = freshFolder();
  const { house, made, host, ann, path, write } = await gathered({}, { folder });
  await write(ann.token, { text: secret });
  await house.app.close();
  const again = await Playhouse.open({ folder });
  const back = await again.join(made.code, { as: 'host', token: made.token });
  const readAgain = async (token: string) => (await again.get(path, token)).body as readonly Word[];
  expect(await readAgain(made.token)).toMatchObject([{ text: secret }]);
  expect(host.left).not.toBe(0);
  expect(await back.move('start')).toMatchObject({ ok: true });
  // The same link opens the same words; another person finds none.
  const link = await back.tell({ do: 'seat-link', seat: 0 });
  expect(link).toMatchObject({ ok: true });
  expect(await readAgain(ann.token)).toHaveLength(1);
  expect(await back.tell({ do: 'remove', seat: 0 })).toEqual({ ok: true });
  const cleo = await again.join(made.code, { as: 'play', name: 'Cleo', seat: 0 });
  expect([cleo.seat, await readAgain(cleo.token), await readAgain(made.token)]).toEqual([0, [], []]);
  expect(await again.post(path, { seat: 0, text: answer }, { Authorization: `Bearer ${made.token}` })).toMatchObject({
    status: 201,
  });
  expect(await again.delete(`/api/episodes/${made.code}`, made.token)).toBe(204);
  expect(await again.app.context.store.words(made.code)).toEqual([]);
});

test('what may be written, how often, and where not at all', async () => {
  const { made, host, ann, write, read } = await gathered();
  expect(await host.tell({ do: 'set', settings: { filter: true } })).toEqual({ ok: true });
  for (const text of ['', '   ', 'x'.repeat(201)]) expect((await write(ann.token, { text })).status).toBe(400);
  expect(await write(ann.token, { text: 'you fucking cheat' })).toMatchObject({
    status: 409,
    body: { code: 'other-words' },
  });
  for (const seat of [7, -1]) expect([400, 409]).toContain((await write(made.token, { seat, text: 'hello' })).status);
  for (let n = 1; n <= 5; n++) expect((await write(ann.token, { text: `Hello ${n}` })).status).toBe(201);
  expect(await write(ann.token, { text: 'Hello?' })).toMatchObject({ status: 409, body: { code: 'wait-for-answer' } });
  expect((await write(made.token, { seat: 0, text: 'Yes?' })).status).toBe(201);
  expect((await write(ann.token, { text: 'Hello!' })).status).toBe(201);
  expect(await read(ann.token)).toHaveLength(7);
  expect(await host.tell({ do: 'set', settings: { privateWords: false } })).toEqual({ ok: true });
  expect(await write(ann.token, { text: 'Still there?' })).toMatchObject({ status: 409, body: { code: 'no-words' } });
});

test('a word that was reported is for the operator to read, and no other', async () => {
  const operatorToken = 'operator-of-private-words';
  const { house, made, ann, ben, path, write, read } = await gathered({}, { operatorToken });
  await write(ann.token, { text: secret });
  await write(made.token, { seat: 0, text: answer });
  const [own, theirs] = await read(ann.token);
  const report = async (id: string, token: string) =>
    (
      await fetch(`${house.url}${path}/${id}/report`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      })
    ).status;
  expect(await report(theirs?.id ?? '', ben.token)).toBe(404);
  expect(await report(own?.id ?? '', ann.token)).toBe(404);
  expect(await report(theirs?.id ?? '', ann.token)).toBe(204);
  const { reports } = (await house.get('/api/operator', operatorToken)).body as { reports: object[] };
  expect(reports).toMatchObject([{ code: made.code, reasons: ['word'], words: [answer] }]);
  expect(JSON.stringify(reports)).not.toContain(secret);
});
