/** Tokens of programs: each may do what it was made for and nothing else, is listed, and ends when it is revoked. */
import { expect, test } from 'vitest';
import { mostPrograms, type ProgramRight, programRights } from '../../shared/engine/programs.ts';
import type { DeskNews } from '../../shared/engine/protocol.ts';
import { freshFolder, type Made, Playhouse, until } from './playhouse.ts';

const pack = { questions: [{ ask: 'Capital of Peru?', answer: 'secretanswer' }], tieBreakers: [] };
const lucky = { show: 'lucky-numbers', pack };

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What a token asks for. */
const asking = (house: Playhouse, { code }: Pick<Made, 'code'>, token: string) => {
  const api = `/api/episodes/${code}`;
  const as = { Authorization: `Bearer ${token}` };
  return {
    get: async (path: string) => (await house.get(`${api}/${path}`, token)) as Reply,
    post: async (path: string, body: object = {}) => (await house.post(`${api}/${path}`, body, as)) as Reply,
    delete: () => house.delete(api, token),
    events: async (): Promise<{ readonly text: () => string; readonly ended: () => boolean }> => {
      const { body } = await fetch(`${house.url}${api}/events`, { headers: as });
      let [text, ended] = ['', false];
      void (async () => {
        for await (const part of body ?? []) text += new TextDecoder().decode(part as Uint8Array);
      })()
        .catch(() => undefined)
        .finally(() => {
          ended = true;
        });
      return { text: () => text, ended: () => ended };
    },
  };
};

const made = async (house: Playhouse, show: Made, may: ProgramRight, seat?: number) => {
  const desk = asking(house, show, show.token);
  const message = { do: 'program', name: `One to ${may}`, may, ...(seat === undefined ? {} : { seat }) };
  const { body } = await desk.post('desk', message);
  expect(body).toMatchObject({ ok: true, token: expect.stringMatching(/^[\w-]{32}$/), id: expect.any(String) });
  return { id: String(body.id), token: String(body.token), ...asking(house, show, String(body.token)) };
};

const sit = async (house: Playhouse, show: Made, name: string) =>
  String(((await house.post(`/api/episodes/${show.code}/seat`, { name })).body as { token: string }).token);

test('each may do what it was made for; a refusal says what that is', async () => {
  const house = await Playhouse.open();
  const show = await house.make(lucky);
  for (const name of ['Ann', 'Ben']) await sit(house, show, name);
  const read = await made(house, show, 'read');
  const press = await made(house, show, 'press');
  const seat = await made(house, show, 'seat', 1);
  const moves = await made(house, show, 'moves');
  const all = { read, press, seat, moves };

  const only = (may: string) => ({
    status: 403,
    body: { code: 'program-may', message: expect.stringContaining(may === 'seat' ? 'seat 1' : may) },
  });
  for (const may of programRights) {
    const program = all[may];
    // The desk, the record, another show, and what belongs to the host's own link.
    expect(await program.post('desk', { do: 'pause' })).toMatchObject(only(may));
    expect(await program.get('desk')).toMatchObject(only(may));
    expect(await program.get('hooks')).toMatchObject(only(may));
    expect(await program.get('record')).toMatchObject(only(may));
    expect(await program.post('room/chat', {})).toMatchObject(only(may));
    expect(await program.post('again')).toMatchObject(only(may));
    expect(await program.delete()).toBe(403);
    expect(await program.post('host-link')).toMatchObject(only(may));
    await expect(house.join(show.code, { as: 'host', token: program.token })).rejects.toThrow(/may only/);
    if (may !== 'seat') {
      expect(await program.get('seat')).toMatchObject(only(may));
      expect(await program.post('seat/moves', {})).toMatchObject(only(may));
      await expect(house.join(show.code, { as: 'play', token: program.token })).rejects.toThrow(/may only/);
    }
  }
  expect(await read.post('press')).toMatchObject(only('read'));
  expect(await seat.post('press')).toMatchObject(only('seat'));
  const start = { id: 'a', at: 0, do: 'start' };
  for (const program of [read, press])
    expect(await program.post('moves', start)).toMatchObject(only(program === read ? 'read' : 'press'));
  expect(await seat.post('moves', start)).toMatchObject({ status: 403, body: { code: 'not-yours' } });

  expect((await read.get('state')).body).toMatchObject({ as: 'program', press: { does: 'start', why: '' } });
  expect(await press.post('press')).toMatchObject({ status: 200, body: { did: 'start' } });
  expect(await moves.post('moves', { id: 'b', at: 1, do: 'open-game' })).toMatchObject({ body: { ok: true } });
  expect(await moves.post('press')).toMatchObject({ status: 200, body: { did: 'ask' } });
  // A seat's program over HTTP and over a socket; the host's for whoever answers by post.
  const socket = await house.join(show.code, { as: 'play', token: seat.token });
  expect([socket.hello?.role, socket.hello?.seat]).toEqual(['play', 1]);
  expect(await seat.post('seat/moves', { id: 'c', at: 3, do: 'buzz', number: 5 })).toMatchObject({
    body: { ok: true },
  });
  const byPost = { id: 'd', at: 4, do: 'buzz', number: 9, for: 0 };
  expect(await moves.post('moves', byPost)).toMatchObject({ status: 200, body: { ok: true } });

  const states = await Promise.all(programRights.map(async may => [may, (await all[may].get('state')).body] as const));
  expect(states.map(([may, { as, seat: of }]) => [may, as, of])).toEqual([
    ['read', 'program', -1],
    ['press', 'program', -1],
    ['seat', 'seat', 1],
    ['moves', 'host', -1],
  ]);
  for (const [may, state] of states) {
    expect(JSON.stringify(state).includes('secretanswer'), may).toBe(may === 'moves');
    expect('press' in state, may).toBe(may !== 'seat');
    expect('own' in state, may).toBe(may === 'seat' || may === 'moves');
    const events = await all[may].events();
    await until(() => events.text().includes('event: state'), 'its state');
    expect(events.text().includes('secretanswer'), may).toBe(may === 'moves');
  }
  expect((await read.get(`../${'2'.repeat(8)}/state`)).status).toBe(404);
  const other = await house.make(lucky);
  expect((await asking(house, other, read.token).get('state')).status).toBe(403);
});

test('a button ends nothing that nobody has taken part in', async () => {
  const house = await Playhouse.open();
  const show = await house.make({ show: 'hot-hand' });
  const [ann] = [await sit(house, show, 'Ann'), await sit(house, show, 'Ben')];
  const press = await made(house, show, 'press');
  expect(await press.post('press')).toMatchObject({ body: { did: 'start' } });
  expect((await press.get('state')).body).toMatchObject({ press: { does: '', why: 'players' } });
  expect(await press.post('press')).toMatchObject({ status: 409, body: { ok: false, code: 'not-now' } });
  const bet = { id: 'a', at: 1, do: 'bet', on: 'hot-hand', stake: 10 };
  expect(await asking(house, show, ann).post('seat/moves', bet)).toMatchObject({ body: { ok: true } });
  expect(await press.post('press')).toMatchObject({ body: { did: 'close' } });
});

test('they are listed with when they came, limited, told once, and end at once with what made them', async () => {
  let now = 1_800_000_000_000;
  const house = await Playhouse.open({ now: () => now, timing: { away: 3_600_000, idle: 3_600_000 } });
  const show = await house.make(lucky);
  for (const name of ['Ann', 'Ben']) await sit(house, show, name);
  const host = await house.host(show);
  const desk = asking(house, show, show.token);
  for (const [wrong, why] of [
    [{ may: 'seat' }, 'no such seat'],
    [{ may: 'seat', seat: 7 }, 'Nobody sits there'],
    [{ may: 'read', seat: 0 }, 'no such seat'],
  ] as const)
    expect((await desk.post('desk', { do: 'program', name: 'X', ...wrong })).body).toMatchObject({
      ok: false,
      message: expect.stringContaining(why),
    });
  expect((await desk.post('desk', { do: 'program', name: 'X', may: 'everything' })).status).toBe(400);
  expect((await desk.post('desk', { do: 'program', name: ' ', may: 'read' })).status).toBe(400);

  const press = await made(house, show, 'press');
  const bot = await made(house, show, 'seat', 0);
  const programs = async () => ((await desk.get('desk')).body as unknown as DeskNews).links.map(link => link.program);
  expect(await programs()).toEqual([
    { name: 'One to press', may: 'press', used: 0 },
    { name: 'One to seat', may: 'seat', used: 0 },
  ]);
  now += 90_000;
  const first = now;
  await press.get('state');
  await until(() => host.desk.at(-1)?.links[0]?.program?.used === first, 'the desk to show when it came');
  now += 59_000;
  await press.get('state');
  now += 1_000;
  const listening = await press.events();
  await until(() => host.desk.at(-1)?.links[0]?.program?.used === first + 60_000, 'the next minute');
  expect(JSON.stringify([host.desk, await desk.get('desk'), await desk.get('state')])).not.toContain(press.token);

  const reads = await house.join(show.code, { as: 'play', token: bot.token });
  expect((await desk.post('desk', { do: 'revoke', id: press.id })).body).toEqual({ ok: true });
  await until(listening.ended, 'its stream to end');
  expect((await press.get('state')).status).toBe(403);
  expect(await press.post('press')).toMatchObject({ status: 403, body: { code: 'closed-door' } });
  // A seat's program goes with whoever sat there.
  const heard = await bot.events();
  await desk.post('desk', { do: 'remove', seat: 0 });
  await until(() => heard.ended() && reads.left === 4101, 'the seat’s program to be sent away');
  expect((await bot.get('seat')).status).toBe(403);
  expect(await programs()).toEqual([]);

  for (let i = 0; i < mostPrograms; i++) await made(house, show, 'read');
  expect((await desk.post('desk', { do: 'program', name: 'X', may: 'read' })).body).toMatchObject({
    ok: false,
    message: expect.stringContaining(`${mostPrograms} programs`),
  });
  const helper = (await host.tell({ do: 'revoke', id: host.desk.at(-1)?.links[0]?.id ?? '' })).ok;
  expect(helper).toBe(true);
  const last = await made(house, show, 'moves');
  const streaming = await last.events();
  expect((await desk.post('host-link')).status).toBe(200);
  await until(streaming.ended, 'a stream of the old link to end');
  expect((await last.get('state')).status).toBe(403);
});

test('a page of any site may use a program’s token, and no other', async () => {
  const house = await Playhouse.open();
  const show = await house.make(lucky);
  const press = await made(house, show, 'press');
  const ask = (method: string, path: string, token?: string) =>
    fetch(`${house.url}/api/episodes/${show.code}/${path}`, {
      method,
      headers: { Origin: 'null', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    });
  const allowed = async (answer: Promise<Response>) => {
    const { status, headers } = await answer;
    return [status, headers.get('access-control-allow-origin')];
  };
  const asked = await ask('OPTIONS', 'press');
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
  expect(await allowed(ask('POST', 'press', press.token))).toEqual([409, '*']);
  expect(await allowed(ask('GET', 'state', press.token))).toEqual([200, '*']);
  expect(await allowed(ask('POST', 'press', show.token))).toEqual([403, null]);
  expect(await allowed(ask('GET', 'state', show.token))).toEqual([200, null]);
  // One that was revoked, which the page may tell whoever presses.
  expect(await allowed(ask('POST', 'press', 'x'.repeat(32)))).toEqual([403, '*']);
  expect(await allowed(ask('POST', 'press'))).toEqual([403, null]);
  expect(await allowed(ask('OPTIONS', 'desk'))).toEqual([403, null]);
  expect(await allowed(ask('POST', 'desk', press.token))).toEqual([403, null]);
});

test('a program comes along to the next show of the same people, and over a restart', async () => {
  const folder = freshFolder();
  const before = await Playhouse.open({ folder });
  const show = await before.make({ ...lucky, show: 'six-dice', pack: undefined, seats: 2 });
  for (const name of ['Ann', 'Ben']) await sit(before, show, name);
  const press = await made(before, show, 'press');
  const bot = await made(before, show, 'seat', 1);
  expect(await press.post('press')).toMatchObject({ body: { did: 'start' } });
  await before.app.close();
  const house = await Playhouse.open({ folder });
  const [pressing, seated] = [asking(house, show, press.token), asking(house, show, bot.token)];
  expect((await pressing.get('state')).body).toMatchObject({ as: 'program', entries: 1 });
  const desk = asking(house, show, show.token);
  expect(await desk.post('moves', { id: 'e', at: 1, do: 'end', winner: 0 })).toMatchObject({ status: 200 });
  expect(await pressing.post('next')).toMatchObject({ status: 404 });
  const next = (await desk.post('again')).body as unknown as Made;
  for (const [program, as] of [
    [pressing, 'program'],
    [seated, 'seat'],
  ] as const) {
    const { code, token } = (await program.post('next')).body as { code: string; token: string };
    expect(code).toBe(next.code);
    expect((await asking(house, next, token).get('state')).body).toMatchObject({ as });
  }
  const host = { code: next.code, token: next.links.host.split('#')[1] ?? '' };
  const { links } = (await asking(house, host, host.token).get('desk')).body as unknown as DeskNews;
  expect(links.flatMap(({ program, seat }) => (program === undefined ? [] : [[program.may, seat]]))).toEqual([
    ['press', -1],
    ['seat', 1],
  ]);
});
