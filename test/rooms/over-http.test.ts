/** A show without a socket: state, moves, the big button and events, for host, seat and audience. */
import { expect, test } from 'vitest';
import { freshFolder, type Made, Playhouse, until } from './playhouse.ts';

const pack = { questions: [{ ask: 'Capital of Peru?', answer: 'secretanswer' }], tieBreakers: [] };

interface State {
  readonly as: string;
  readonly entries: number;
  readonly phase: string;
  readonly waiting: readonly number[];
  readonly board: { readonly question: string };
  readonly cues: { readonly entry: number };
  readonly result: unknown;
  readonly own?: { readonly legal: readonly { readonly do: string }[] };
  readonly press?: object;
  readonly paused?: string;
  readonly hostPresent?: boolean;
}

class Program {
  readonly #house: Playhouse;
  readonly #api: string;
  readonly #token: string | undefined;

  constructor(house: Playhouse, { code }: Pick<Made, 'code'>, token?: string) {
    this.#house = house;
    this.#api = `/api/episodes/${code}`;
    this.#token = token;
  }

  async state(): Promise<State> {
    const { status, body } = await this.#house.get(`${this.#api}/state`, this.#token);
    expect(status).toBe(200);
    return body as State;
  }

  async post(path: string, body: object) {
    const headers: Record<string, string> = this.#token === undefined ? {} : { Authorization: `Bearer ${this.#token}` };
    return this.#house.post(`${this.#api}/${path}`, body, headers);
  }

  press = (body: object = {}) => this.post('press', body);

  async move(name: string, inputs: object = {}, id = name) {
    return this.post('moves', { id, at: (await this.state()).entries, do: name, ...inputs });
  }

  /** Events as they come, until `stop`. */
  async listen(query = '', headers: Record<string, string> = {}) {
    const stop = new AbortController();
    const answer = await fetch(`${this.#house.url}${this.#api}/events${query}`, {
      headers: { ...(this.#token === undefined ? {} : { Authorization: `Bearer ${this.#token}` }), ...headers },
      signal: stop.signal,
    });
    const heard: { event: string; id: number; data: Partial<State & { entry: number; from: number; to: number }> }[] =
      [];
    let text = '';
    let ended = false;
    const read = async () => {
      for await (const part of answer.body ?? []) {
        text += new TextDecoder().decode(part as Uint8Array);
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const of = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1] ?? '';
          if (of('event') !== '')
            heard.push({ event: of('event'), id: Number(of('id')), data: JSON.parse(of('data')) });
        }
      }
    };
    void read()
      .catch(() => undefined)
      .finally(() => {
        ended = true;
      });
    return { answer, heard, stop: () => stop.abort(), ended: () => ended };
  }
}

const sit = async (house: Playhouse, made: Made, name: string) => {
  const { body } = await house.post(`/api/episodes/${made.code}/seat`, { name });
  return new Program(house, made, (body as { token: string }).token);
};

test('a program hosts with one button, seats move, and everybody reads what they may know', async () => {
  const folder = freshFolder();
  const before = await Playhouse.open({ folder });
  const made = await before.make({ show: 'lucky-numbers', pack });
  const [host, watcher] = [new Program(before, made, made.token), new Program(before, made)];
  expect(await host.press()).toMatchObject({ status: 409, body: { ok: false, code: 'lobby-not-full', status: 409 } });
  const [ann, ben] = [await sit(before, made, 'Ann'), await sit(before, made, 'Ben')];
  expect((await host.state()).press).toEqual({ does: 'start', why: '' });
  expect(await host.press({ id: 'a' })).toEqual({ status: 200, body: { ok: true, entry: 0, did: 'start' } });
  // Sent again it presses nothing else.
  expect(await host.press({ id: 'a' })).toEqual({ status: 200, body: { ok: true, entry: 0, did: 'start' } });
  expect(await host.press({ at: 0 })).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect(await host.press({ id: 'b' })).toMatchObject({ body: { did: 'open-game', entry: 1 } });
  expect(await host.press({ id: 'c' })).toMatchObject({ body: { did: 'ask', entry: 2 } });
  expect((await host.state()).press).toEqual({ does: '', why: 'players' });
  expect(await host.press()).toMatchObject({ status: 409, body: { code: 'not-now' } });
  for (const program of [watcher, ann]) {
    expect(await program.press()).toMatchObject({ status: 403, body: { code: 'for-host' } });
    expect(await program.state()).not.toHaveProperty('press');
  }
  expect(await watcher.move('buzz', { number: 1 })).toMatchObject({ status: 403, body: { code: 'watcher-moves' } });
  expect(await new Program(before, made, 'x'.repeat(32)).press()).toMatchObject({ status: 403 });
  expect(await ann.move('buzz', { number: 1, for: 1 })).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  expect(await ann.move('buzz', { number: 101 }, 'x')).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  expect(await ann.post('moves', { do: 'buzz' })).toMatchObject({ status: 400, body: { code: 'bad-message' } });
  expect(await ann.move('buzz', { number: 1 })).toEqual({ status: 200, body: { ok: true, entry: 3 } });
  expect((await watcher.state()).waiting).toEqual([1]);
  // The host moves for a seat whose player answers by post.
  expect(await host.move('buzz', { number: 2, for: 1 })).toEqual({ status: 200, body: { ok: true, entry: 4 } });
  const seen = await watcher.state();
  expect(seen).toMatchObject({
    as: 'audience',
    phase: 'answer',
    board: { question: 'Capital of Peru?' },
    result: null,
  });
  expect(seen.cues.entry).toBe(4);
  for (const program of [watcher, ben]) expect(JSON.stringify(await program.state())).not.toContain('secretanswer');
  expect(JSON.stringify(await host.state())).toContain('secretanswer');
  expect((await ben.state()).own?.legal).toEqual(expect.any(Array));
  await host.post('desk', { do: 'pause' });
  expect((await host.state()).press).toEqual({ does: 'resume', why: '' });
  expect(await host.press({ id: 'd' })).toEqual({ status: 200, body: { ok: true, did: 'resume' } });
  await before.app.close();
  const house = await Playhouse.open({ folder });
  const again = new Program(house, made, made.token);
  expect(await again.press({ id: 'c' })).toEqual({ status: 200, body: { ok: true, entry: 2, did: 'ask' } });
  expect((await again.state()).entries).toBe(5);
});

test('events bring every change and cue, go on where they were cut off, come late on wish, and end with their link', async () => {
  const house = await Playhouse.open({ limits: { streams: 1 } });
  const made = await house.make({ show: 'lucky-numbers', pack });
  const host = new Program(house, made, made.token);
  const ann = await sit(house, made, 'Ann');
  await sit(house, made, 'Ben');
  const watcher = new Program(house, made);
  const watched = await watcher.listen();
  expect(watched.answer.headers.get('content-type')).toBe('text/event-stream');
  expect(watched.answer.headers.get('access-control-allow-origin')).toBe('*');
  const hosted = await host.listen();
  expect(hosted.answer.headers.get('access-control-allow-origin')).toBeNull();
  const late = await watcher.listen('?delay=1');
  const seated = await ann.listen();
  for (const _ of [1, 2, 3]) expect(await host.press()).toMatchObject({ status: 200 });
  const entriesOf = (heard: typeof watched.heard) => heard.flatMap(({ event, id }) => (event === 'cues' ? [id] : []));
  await until(() => entriesOf(watched.heard).length === 3, 'three entries');
  expect(entriesOf(watched.heard)).toEqual([0, 1, 2]);
  await until(() => watched.heard.at(-1)?.data.entries === 3, 'the state after them');
  expect(watched.heard.at(-1)).toMatchObject({ event: 'state', data: { as: 'audience', phase: 'buzz' } });
  await until(() => hosted.heard.at(-1)?.data.entries === 3, 'the host’s');
  expect(hosted.heard.at(-1)?.data).toMatchObject({ as: 'host', press: { does: '', why: 'players' } });
  expect(JSON.stringify(hosted.heard)).toContain('secretanswer');
  await until(() => seated.heard.at(-1)?.data.entries === 3, 'the seat’s');
  for (const each of [watched, seated]) expect(JSON.stringify(each.heard)).not.toContain('secretanswer');
  await until(() => late.heard.at(-1)?.data.entries === 3, 'what comes late');
  expect(entriesOf(late.heard)).toEqual([0, 1, 2]);

  watched.stop();
  const resumed = await watcher.listen('', { 'Last-Event-ID': '0' });
  await until(() => resumed.heard.some(({ event }) => event === 'state'), 'the state again');
  expect(entriesOf(resumed.heard)).toEqual([1, 2]);
  const link = (await host.post('desk', { do: 'seat-link', seat: 0 })).body as { link: string };
  const other = await new Program(house, made, link.link.split('#')[1]).listen();
  expect(await host.post('desk', { do: 'remove', seat: 0 })).toMatchObject({ body: { ok: true } });
  await until(() => seated.ended() && other.ended(), 'both to be sent away');
  expect(hosted.ended()).toBe(false);
  expect((await fetch(`${house.url}/api/episodes/${made.code}/events?delay=999`)).status).toBe(400);
  const far = { 'X-Forwarded-For': '203.0.113.9' };
  await watcher.listen('', far);
  expect((await watcher.listen('', far)).answer.status).toBe(429);
  await house.app.close();
  await until(() => hosted.ended() && late.ended(), 'the end of the streams');
});

test('a host without a socket pledges a part in the dice, and reports one that is missing', async () => {
  const house = await Playhouse.open();
  const { code, token } = await house.make({ show: 'six-dice' });
  const ask = (path: string, body: object, as = token) =>
    house.post(`/api/episodes/${code}/${path}`, body, { Authorization: `Bearer ${as}` });
  expect((await ask('pledge', { value: 'ab'.repeat(32) })).body).toEqual({ ok: true });
  expect((await ask('dice-alarm', { what: 'link', entry: -1 })).body).toEqual({ ok: true });
  const { body } = await house.get(`/api/episodes/${code}/state`);
  expect(body).toMatchObject({
    chains: [{ name: 'host', pledge: 'ab'.repeat(32) }],
    alarms: [{ name: 'host', what: 'link', entry: -1 }],
  });
  expect(await ask('pledge', { value: 'cd'.repeat(32) }, 'nobody')).toMatchObject({ status: 403 });
});

test('a show that a program hosts is hosted: it goes on while the program listens or asks, pauses when it is gone, and a press ends that', async () => {
  let now = 0;
  const house = await Playhouse.open({ steady: () => now, timing: { away: 30_000, idle: 3_600_000 } });
  const made = await house.make({ show: 'lucky-numbers', pack });
  const ann = await sit(house, made, 'Ann');
  await sit(house, made, 'Ben');
  const [host, watcher] = [new Program(house, made, made.token), new Program(house, made)];
  expect(await watcher.state()).toMatchObject({ hostPresent: false });
  const listening = await host.listen();
  const watched = await watcher.listen();
  await until(() => watched.heard.at(-1)?.data.hostPresent === true, 'everybody to see the host');
  expect(await host.press()).toMatchObject({ body: { did: 'start' } });
  now += 60_000;
  await house.looked(made.code, 12);
  now += 60_000;
  await house.looked(made.code, 12);
  // Ben has not asked for a long time.
  const playing = await ann.listen();
  const here = { connected: true };
  expect(await watcher.state()).toMatchObject({ paused: '', hostPresent: true, seats: [here, { connected: false }] });
  playing.stop();
  listening.stop();
  await until(listening.ended, 'the host to be gone');
  await house.looked(made.code, 3);
  now += 31_000;
  await until(() => watched.heard.at(-1)?.data.paused === 'away', 'the pause');
  expect(watched.heard.at(-1)?.data).toMatchObject({ hostPresent: false, seats: [{ connected: false }, {}] });
  expect(await host.press()).toMatchObject({ status: 200, body: { did: 'open-game', entry: 1 } });
  expect(await watcher.state()).toMatchObject({ paused: '', hostPresent: true });
});
