/** A seat over HTTP: a program that holds no socket has its own part in the dice all the same. */
import { expect, test } from 'vitest';
import type { SeatNews } from '../../server/rooms/http-seats.ts';
import { type Chain, chainLength, depthAt, type LinkPlace } from '../../shared/engine/chain.ts';
import type { MoveReply } from '../../shared/engine/protocol.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { freshChain, LinkedGuest } from './linked-guest.ts';
import { freshFolder, Playhouse, until } from './playhouse.ts';

/** As a program would be written that asks now and then. */
class Program {
  house: Playhouse;
  readonly code: string;
  readonly links = freshChain();
  seat = -1;
  token = '';

  constructor(house: Playhouse, code: string) {
    this.house = house;
    this.code = code;
  }

  async ask<T>(path: string, body: object): Promise<T> {
    const answer = await this.house.post(`/api/episodes/${this.code}/seat${path}`, body, {
      Authorization: `Bearer ${this.token}`,
    });
    return answer.body as T;
  }

  async sit(name: string): Promise<void> {
    const pledge = this.links[chainLength];
    const { status, body } = await this.house.post(`/api/episodes/${this.code}/seat`, { name, pledge });
    expect(status).toBe(201);
    ({ seat: this.seat, token: this.token } = body as { seat: number; token: string });
  }

  async look(): Promise<SeatNews> {
    const { status, body } = await this.house.get(`/api/episodes/${this.code}/seat`, this.token);
    expect(status).toBe(200);
    return body as SeatNews;
  }

  link({ shell }: SeatNews, place: LinkPlace): string {
    const chains = JSON.parse(shell.chains) as readonly Chain[];
    const chain = chains.find(({ pledge }) => pledge === this.links[chainLength]);
    return chain === undefined ? '' : (this.links[chainLength - depthAt(chain, place)] ?? '');
  }

  async giveForStart(): Promise<boolean> {
    return (await this.ask<{ ok: boolean }>('/start-link', { value: this.link(await this.look(), 'start') })).ok;
  }

  async move(name: string, id: string): Promise<MoveReply> {
    const news = await this.look();
    return this.ask<MoveReply>('/moves', {
      id,
      do: name,
      at: news.shell.entries,
      reveal: this.link(news, news.shell.place),
    });
  }
}

test('FAIR-2, FAIR-3: it pledges as it sits down, is waited for at start over a restart, and throws with its links', async () => {
  const folder = freshFolder();
  const before = await Playhouse.open({ folder, timing: { links: 60_000 } });
  const made = await before.make({ show: 'six-dice', seats: 2 });
  const host = await LinkedGuest.host(before, made);
  const [ann, ben] = [new Program(before, made.code), new Program(before, made.code)];
  await ann.sit('Ann');
  await ben.sit('Ben');
  await until(() => host.pledged.length === 3, 'all pledges');
  expect(host.pledged.map(({ name }) => name)).toEqual(['host', 'player:0', 'player:1']);
  void host.move('start', {}, 'the start').catch(() => undefined);
  await until(() => before.live(made.code).state.starting !== null, 'the question');
  expect(await ann.giveForStart()).toBe(true);
  // Ben has not asked yet when the process goes: what Ann gave is on disk, and he is waited for in the next one.
  await before.app.close();
  const after = await Playhouse.open({ folder });
  for (const program of [ann, ben]) program.house = after;
  expect((await ann.look()).shell.starting).not.toBe('');
  expect(await ben.giveForStart()).toBe(true);
  expect(await ann.giveForStart()).toBe(true);
  const desk = await LinkedGuest.host(after, made, host.links);
  await until(() => after.live(made.code).episode.entries.length === 1, 'the start');
  expect(after.live(made.code).state.sources?.map(({ value }) => value !== '')).toEqual([true, true, true]);

  expect(await ann.move('roll', 'the roll')).toEqual({ ok: true, entry: 1 });
  // Sent again it has no second effect.
  expect(await ann.move('roll', 'the roll')).toEqual({ ok: true, entry: 1 });
  expect(await ann.move('bank', 'the roll')).toMatchObject({ ok: false, code: 'id-used' });
  expect(JSON.parse((await ben.look()).shell.cues)).toMatchObject({ entry: 1, part: 'player' });
  expect(await ben.ask('/moves', { id: 'x', at: 2, do: 'roll', reveal: 'ab'.repeat(32) })).toMatchObject({ ok: false });
  await desk.guest.move('end', { winner: 0 });
  await desk.guest.tell({ do: 'close' });
  const { body } = await after.get(`/api/episodes/${made.code}/record`);
  expect(verifyRecord(body, showNamed)).toMatchObject({ verdict: 'ok', parts: { player: 1 } });
});

test('a token opens its own seat and nothing else; a link of another chain is stale; no free seat is said so', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'six-dice', seats: 2 });
  const host = await LinkedGuest.host(house, made);
  const [ann, ben, cleo] = [0, 1, 2].map(() => new Program(house, made.code)) as [Program, Program, Program];
  await ann.sit('Ann');
  await ben.sit('Ben');
  expect(await house.post(`/api/episodes/${made.code}/seat`, { name: 'Cleo' })).toMatchObject({ status: 409 });
  expect(await house.post(`/api/episodes/${made.code}/seat`, { name: 'Cleo', pledge: 'no link' })).toMatchObject({
    status: 400,
  });
  for (const token of ['', 'nonsense', made.token]) {
    cleo.token = token;
    expect((await house.get(`/api/episodes/${made.code}/seat`, token)).status).toBe(403);
    expect(await cleo.ask('/moves', { id: 'x', do: 'roll' })).toHaveProperty('error');
    expect(await cleo.ask('/pledge', { value: 'ab'.repeat(32) })).toHaveProperty('error');
  }
  expect((await house.get('/api/episodes/22222222/seat', ann.token)).status).toBe(404);
  const started = host.move('start');
  await until(() => house.live(made.code).state.starting !== null, 'the question');
  // While start waits nothing is pledged, over HTTP neither.
  expect(await ann.ask('/pledge', { value: 'ab'.repeat(32) })).toEqual({ ok: false });
  for (const program of [ann, ben]) expect(await program.giveForStart()).toBe(true);
  expect(await started).toMatchObject({ ok: true });
  expect(await ann.ask('/moves', { id: 'y', at: 1, do: 'roll', reveal: 'ab'.repeat(32) })).toMatchObject({
    code: 'stale',
  });
  expect(await ann.ask('/moves', { id: 'w', do: 'roll' })).toMatchObject({
    code: 'bad-message',
    message: expect.stringContaining('“at”'),
    entries: 1,
  });
  expect(await ann.ask('/moves', { id: 'z', do: 'roll', for: 1 })).toMatchObject({ code: 'bad-message' });
  expect(await ann.ask('/pledge', { value: 'ab'.repeat(32) })).toEqual({ ok: true });
});
