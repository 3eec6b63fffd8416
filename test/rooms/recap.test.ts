/** What a recap asks of the server: nothing before the end, nothing published by asking, and the same show once more. */
import { expect, test } from 'vitest';
import type { storyOfRecord } from '../../shared/recap/story.ts';
import { Playhouse, until } from './playhouse.ts';

interface Rematch {
  readonly code: string;
  readonly links: { readonly host: string };
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly link: string }[];
}

const questions = Array.from({ length: 6 }, (_, i) => ({ ask: `What is ${i}?`, answer: String(i) }));
const pack = { questions, tieBreakers: [{ ask: 'And now?', answer: 'then' }] };
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Two people and one question, ended by the host. */
const played = async (house: Playhouse) => {
  const options = { judging: 'auto', lastRound: [4, 4] };
  const { made, host, ann } = await house.asked({ show: 'lucky-numbers', name: 'Monday', options, pack, clock: 60 });
  return { made, host, ann };
};

test('before the end there is no record, no card and no second show; asking for a recap publishes nothing', async () => {
  const house = await Playhouse.open();
  const { made, host } = await played(house);
  const { code, token } = made;
  expect((await house.get(`/api/episodes/${code}/story`)).status).toBe(403);
  expect((await house.get(`/e/${code}/card.png`)).status).toBe(409);
  expect((await house.post(`/api/episodes/${code}/again`, {}, bearer(token))).status).toBe(409);
  await host.move('end', { winner: 1 });
  await house.told(code);
  // What nobody has seen stays the host's while the end may be taken back.
  expect((await house.get(`/api/episodes/${code}/record`)).status).toBe(403);
  const { status, body } = await house.get(`/api/episodes/${code}/story`);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(/"drew"|"seed"/);
  const { story } = body as { story: ReturnType<typeof storyOfRecord> };
  expect(story.moments.at(-1)?.view).toEqual(host.view);
  const card = await fetch(`${house.url}/e/${code}/card.png`);
  expect(card.headers.get('content-type')).toBe('image/png');
  expect(
    Buffer.from(await card.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  // The host may still take the end back.
  expect(await host.move('undo')).toMatchObject({ ok: true });
  expect((await house.get(`/api/episodes/${code}/story`)).status).toBe(403);
});

test('repeated requests for recap, post and record of a show that has left memory all succeed', async () => {
  const house = await Playhouse.open();
  const { made, host } = await played(house);
  const { code } = made;
  await host.move('end', { winner: 1 });
  await house.live(code).close();
  house.app.rooms.get(code)?.retire(4000);
  await until(() => house.app.rooms.get(code) === undefined, 'the room to leave memory');
  for (let time = 0; time < 3; time++)
    for (const what of ['story', 'post', 'record', `story?${time}`])
      expect([what, (await house.get(`/api/episodes/${code}/${what}`)).status]).toEqual([what, 200]);
});

test('the host opens the same show again with the same people: private links, same options, asked questions last', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await played(house);
  await host.move('end', { winner: 0 });
  const path = `/api/episodes/${made.code}/again`;
  for (const token of ['', ann.token]) expect((await house.post(path, {}, bearer(token))).status).toBe(403);
  const { status, body } = await house.post(path, {}, bearer(made.token));
  expect(status).toBe(201);
  const again = body as Rematch;
  expect(again.code).not.toBe(made.code);
  expect(again.seats.map(({ seat, name }) => [seat, name])).toEqual([
    [0, 'Ann'],
    [1, 'Ben'],
  ]);
  const token = again.links.host.split('#')[1] ?? '';
  const record = (await house.get(`/api/episodes/${again.code}/record`, token)).body as {
    readonly options: object;
    readonly pack: { readonly questions: readonly { readonly ask: string }[] };
  };
  expect(record.options).toMatchObject({ judging: 'auto', lastRound: [4, 4] });
  expect(record.pack.questions.map(({ ask }) => ask)).toEqual(
    [...questions.slice(1), questions[0]].map(item => item?.ask),
  );
  expect((await house.get(`/api/episodes/${again.code}`)).body).toMatchObject({ title: 'Monday', clock: 60 });
  // Nobody else may take a seat; each link opens its own, and what it puts into the dice counts.
  const stranger = await house.join(again.code, { as: 'play', name: 'Zoe' }).catch(() => undefined);
  expect(stranger?.hello?.role ?? 'watch').toBe('watch');
  const seat = again.seats[1];
  const pledge = 'ab'.repeat(32);
  const ben = await house.join(again.code, { as: 'play', token: seat?.link.split('#')[1] ?? '', name: 'Ben', pledge });
  expect(ben.seat).toBe(1);
  expect(ben.state.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  await until(() => house.live(again.code).state.chains.some(chain => chain.pledge === pledge), 'the part of the seat');
  // A name that is not the seat's changes nothing.
  const other = await house.join(again.code, {
    as: 'play',
    token: again.seats[0]?.link.split('#')[1] ?? '',
    name: 'Eve',
    pledge,
  });
  expect(other.state.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  const desk = await house.join(again.code, { as: 'host', token });
  expect(await desk.move('start')).toMatchObject({ ok: true });
});

test('the host may bring other questions for the next show with the same people', async () => {
  const house = await Playhouse.open();
  const { made, host } = await played(house);
  await host.move('end', { winner: 0 });
  const again = (pack: object) => house.post(`/api/episodes/${made.code}/again`, { pack }, bearer(made.token));
  const bad = await again({ questions: [{ ask: 'Who?' }] });
  expect(bad).toMatchObject({ status: 400, body: { faults: [{ path: 'pack.questions[0].answer' }] } });
  const picture = { hash: 'ab'.repeat(32) };
  const unsent = await again({ questions: [{ ask: 'Who?', answer: 'Ann', picture }] });
  expect(unsent).toMatchObject({ status: 400, body: { faults: [{ path: 'pack.questions[0].picture' }] } });
  const { status, body } = await again({ questions: [{ ask: 'Who?', answer: 'Ann' }] });
  expect(status).toBe(201);
  const { code, seats, links } = body as Rematch;
  expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  const record = await house.get(`/api/episodes/${code}/record`, links.host.split('#')[1] ?? '');
  expect(record.body).toMatchObject({ pack: { questions: [{ ask: 'Who?', answer: 'Ann' }] } });
  expect((await again({ questions: [{ ask: 'Which?', answer: 'Ben' }] })).status).toBe(409);
});
