/** Webhooks to a real receiver that fails, hangs, redirects and forgets, by a clock that the test moves. */
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { retryDelays } from '../../server/forum/delivery.ts';
import { freshFolder, type Made, Playhouse, type PlayhouseOptions, until } from '../rooms/playhouse.ts';
import { storeThrough } from '../rooms/store-through.ts';
import { answer, hang, Receiver } from './receiver.ts';

const [minute, hour] = [60_000, 3_600_000];
const events = ['move', 'hours8', 'hours1', 'result'];
const day = { show: 'six-dice', clock: 86_400 };

class Clock {
  time = Date.UTC(2026, 10, 21, 12, 0);
  readonly now = () => this.time;
}

/** Reminders are looked at when the test says so. */
const open = (clock: Clock, more: PlayhouseOptions = {}) =>
  Playhouse.open({ now: clock.now, reminders: { anywhere: true, every: 3_600_000, timeout: 60_000 }, ...more });

const seated = async (house: Playhouse) => {
  const made = await house.make(day);
  const players = [
    await house.join(made.code, { as: 'play', name: 'Ann' }),
    await house.join(made.code, { as: 'play', name: 'Ben' }),
  ];
  const host = await house.host(made);
  return { ...made, host, players };
};

const hook = async (house: Playhouse, { code, token }: Made, body: object) => {
  const made = await house.post(`/api/episodes/${code}/hooks`, body, { Authorization: `Bearer ${token}` });
  if (made.status !== 201) throw new Error(JSON.stringify(made));
  return made.body as { readonly id: string; readonly secret: string };
};

const hooks = async (house: Playhouse, { code, token }: Made) =>
  (await house.get(`/api/episodes/${code}/hooks`, token)).body as readonly {
    readonly failures: number;
    readonly problem: string;
    readonly off: boolean;
  }[];

/** Notes, sends, and waits until all of it has arrived or failed. */
const look = async ({ app }: Playhouse, times = 2) => {
  for (let i = 0; i < times; i++) {
    await app.reminders.look();
    await app.reminders.idle();
  }
};

describe('webhooks', () => {
  it('report an owed move, 8 h and 1 h left, and the result, signed according to Standard Webhooks', async () => {
    const clock = new Clock();
    const [house, receiver] = [await open(clock), await Receiver.open()];
    const show = await seated(house);
    const { secret } = await hook(house, show, { address: receiver.url(), events });
    await look(house);
    expect(receiver.received).toHaveLength(0);

    await show.host.move('start');
    await look(house);
    expect(receiver.received).toHaveLength(1);
    const { type, data } = receiver.json();
    expect([type, data.code, data.seats, data.moves]).toEqual([
      'episode.move',
      show.code,
      [{ seat: 0, name: 'Ann' }],
      ['Roll'],
    ]);
    // Without a television there are no titles: the first turn is told at once.
    expect(Date.parse(String(data.deadline))).toBe(clock.time + 24 * hour);
    const { headers, body } = receiver.received[0]!;
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body.toString('utf8')}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);

    clock.time += 16 * hour + minute;
    await look(house);
    expect(receiver.json().type).toBe('episode.hours8');
    clock.time += 7 * hour;
    await look(house);
    expect(receiver.json().type).toBe('episode.hours1');
    expect(receiver.json().data.text).toMatchObject({ title: 'Ann: 59 min left in Six Dice' });

    await show.host.move('end', { winner: 1 });
    await look(house);
    expect(receiver.received).toHaveLength(4);
    expect(receiver.json()).toMatchObject({
      type: 'episode.result',
      data: { winner: 1, scores: [{ name: 'Ann' }, { name: 'Ben' }] },
    });
    await look(house, 3);
    expect(receiver.received).toHaveLength(4);
  });

  it('about a show that is played nowhere are worked out in a worker: the event loop reads no entry', async () => {
    const clock = new Clock();
    const folder = freshFolder();
    const [before, receiver] = [await open(clock, { folder }), await Receiver.open()];
    const show = await seated(before);
    await hook(before, show, { address: receiver.url(), events });
    await look(before);
    await show.host.move('start');
    await before.app.close();
    const read: string[] = [];
    const watched = storeThrough((name, pass) => {
      if (name === 'entries') read.push(name);
      return pass();
    });
    const after = await open(clock, { folder, store: watched });
    await look(after);
    clock.time += 16 * hour + minute;
    await look(after);
    expect(receiver.received.map((_, i) => receiver.json(i).type)).toEqual(['episode.move', 'episode.hours8']);
    expect(receiver.json(0).data.seats).toEqual([{ seat: 0, name: 'Ann' }]);
    expect(read).toEqual([]);
  });

  it('are read by the library of the standard, which refuses another secret', async () => {
    const clock = new Clock();
    clock.time = Date.now();
    const [house, receiver] = [await open(clock), await Receiver.open()];
    const show = await seated(house);
    const { id, secret } = await hook(house, show, { address: receiver.url(), events: ['result'] });
    await house.post(`/api/episodes/${show.code}/hooks/${id}/test`, {}, { Authorization: `Bearer ${show.token}` });
    await look(house);
    const { body, headers } = receiver.received[0]!;
    const given = headers as Record<string, string>;
    expect(new Webhook(secret).verify(body.toString('utf8'), given)).toMatchObject({ type: 'episode.test' });
    expect(() => new Webhook('whsec_AAAA').verify(body.toString('utf8'), given)).toThrow();
  });

  it('in Discord’s format call nobody, and show the board', async () => {
    const clock = new Clock();
    const [house, receiver] = [await open(clock), await Receiver.open()];
    const made = await house.make({ ...day, name: '@everyone **look**' });
    await house.join(made.code, { as: 'play', name: '<@1> @here' });
    await house.join(made.code, { as: 'play', name: 'Ben' });
    const host = await house.host(made);
    await hook(house, made, { address: receiver.url(), format: 'discord', events });
    await look(house);
    await host.move('start');
    await look(house);
    const message = JSON.parse(receiver.received[0]!.body.toString('utf8')) as {
      content: string;
      allowed_mentions: object;
      embeds: { image: { url: string }; description: string }[];
    };
    expect(message.allowed_mentions).toEqual({ parse: [] });
    expect(message.content).toBe('**\\<\\@1\\> \\@here\\: your move in Six Dice**');
    expect(message.embeds[0]?.description).toContain('\\@everyone \\*\\*look\\*\\*');
    expect(message.embeds[0]?.image.url).toMatch(new RegExp(`/e/${made.code}/board\\.png\\?at=1$`));
  });

  it('that fail are sent again under the same id, later and later, and tell the host why', async () => {
    const clock = new Clock();
    const [house, receiver] = [await open(clock), await Receiver.open()];
    const show = await seated(house);
    await hook(house, show, { address: receiver.url(), events });
    await look(house);
    receiver.behaviour = answer(500);
    await show.host.move('start');
    await look(house);
    expect((await hooks(house, show))[0]).toMatchObject({ failures: 1, problem: 'HTTP 500' });
    let tries = 1;
    for (const pause of retryDelays.slice(0, 3)) {
      clock.time += pause - 1;
      await look(house);
      expect(receiver.received).toHaveLength(tries);
      clock.time += 1;
      await look(house);
      tries += 1;
      expect(receiver.received).toHaveLength(tries);
    }
    receiver.behaviour = answer(200);
    clock.time += 10 * minute;
    await look(house);
    expect((await hooks(house, show))[0]).toMatchObject({ failures: 0, problem: '' });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received).toHaveLength(tries + 1);
  });

  it('wait as long as the receiver asks them to', async () => {
    const clock = new Clock();
    const [house, receiver] = [await open(clock), await Receiver.open()];
    const show = await seated(house);
    await hook(house, show, { address: receiver.url(), events });
    await look(house);
    receiver.behaviour = answer(429, { 'retry-after': '120' });
    await show.host.move('start');
    await look(house);
    clock.time += 119_000;
    await look(house);
    expect(receiver.received).toHaveLength(1);
    clock.time += 1000;
    await look(house);
    expect(receiver.received).toHaveLength(2);
  });

  it('that hang hold up neither the show nor another receiver', async () => {
    const clock = new Clock();
    const house = await open(clock);
    const [stuck, well] = [await Receiver.open(), await Receiver.open()];
    stuck.behaviour = hang;
    const show = await seated(house);
    for (let i = 0; i < 6; i++) await hook(house, show, { address: stuck.url(`/${i}`), events });
    await hook(house, show, { address: well.url(), events });
    await look(house);
    await show.host.move('start');
    await house.app.reminders.look();
    await until(() => stuck.received.length === 6 && well.received.length === 1, 'all to be asked');
    const [ann, ben] = show.players;
    expect(await ann!.move('roll')).toMatchObject({ ok: true });
    const live = house.live(show.code);
    while (well.received.length < 2 && !live.over) {
      const seat = live.waiting[0] ?? 0;
      const moves = live.legal.filter(({ by }) => by === seat).map(({ do: move }) => move);
      expect(await [ann, ben][seat]!.move(moves.includes('bank') ? 'bank' : 'roll')).toMatchObject({ ok: true });
      await house.app.reminders.look();
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    await until(() => well.received.length > 1, 'another reminder');
    expect(stuck.received).toHaveLength(6);
  });

  it('of a stranger that hang, in however many shows, hold up nobody else’s', async () => {
    const clock = new Clock();
    const house = await open(clock);
    const [stuck, well] = [await Receiver.open(), await Receiver.open()];
    stuck.behaviour = hang;
    const strangers = [await seated(house), await seated(house), await seated(house)];
    for (const show of strangers)
      for (let i = 0; i < 10; i++) await hook(house, show, { address: stuck.url(`/${show.code}/${i}`), events });
    await look(house);
    for (const show of strangers) await show.host.move('start');
    await house.app.reminders.look();
    // Eight of each show are on their way, and none of them ends; the rest wait for those.
    await until(() => stuck.received.length === 24, 'theirs to be asked');
    const show = await seated(house);
    await hook(house, show, { address: well.url(), events });
    await house.app.reminders.look();
    await show.host.move('start');
    await house.app.reminders.look();
    await until(() => well.received.length === 1, 'the reminder of somebody else');
    expect(stuck.received).toHaveLength(24);
  });

  it('of a co-host end with the co-host’s link, and the host’s own go on', async () => {
    const house = await open(new Clock());
    const receiver = await Receiver.open();
    const show = await seated(house);
    const given = await show.host.tell({ do: 'co-host' });
    if (!given.ok || given.id === undefined) throw new Error('no link');
    await hook(house, show, { address: receiver.url('/own'), events });
    await hook(house, { ...show, token: given.link?.split('#')[1] ?? '' }, { address: receiver.url('/other'), events });
    expect(await hooks(house, show)).toHaveLength(2);
    await show.host.tell({ do: 'revoke', id: given.id });
    expect(await hooks(house, show)).toMatchObject([{ address: receiver.url('/own') }]);
  });

  it('are not followed where they redirect', async () => {
    const clock = new Clock();
    const [house, receiver, inner] = [await open(clock), await Receiver.open(), await Receiver.open()];
    const show = await seated(house);
    await hook(house, show, { address: receiver.url(), events });
    await look(house);
    receiver.behaviour = answer(307, { location: inner.url('/secret') });
    await show.host.move('start');
    await look(house);
    expect(receiver.received).toHaveLength(1);
    expect(inner.received).toHaveLength(0);
    expect((await hooks(house, show))[0]).toMatchObject({ problem: 'HTTP 307' });
  });

  it('do not report a deadline that was postponed, is paused or came about by itself', async () => {
    const clock = new Clock();
    const [house, receiver] = [await open(clock), await Receiver.open()];
    const show = await seated(house);
    await hook(house, show, { address: receiver.url(), events: ['hours8', 'hours1'] });
    await look(house);
    await show.host.move('start');
    await look(house);
    await show.host.tell({ do: 'extend', seconds: 3600 });
    clock.time += 16 * hour + minute;
    await look(house);
    expect(receiver.received).toHaveLength(0);
    clock.time += hour;
    await look(house);
    expect(receiver.received.map((_, i) => receiver.json(i).type)).toEqual(['episode.hours8']);
    await show.host.tell({ do: 'pause' });
    clock.time += 10 * hour;
    await look(house);
    expect(receiver.received).toHaveLength(1);
    // Less than eight hours are left: that is not announced again, the last hour is.
    await show.host.tell({ do: 'resume' });
    await look(house);
    expect(receiver.received).toHaveLength(1);
    clock.time += 7 * hour;
    await look(house);
    expect(receiver.json().type).toBe('episode.hours1');
    expect(receiver.received).toHaveLength(2);
  });

  it('come all the same when the server went down before they were sent', async () => {
    const clock = new Clock();
    const folder = freshFolder();
    const receiver = await Receiver.open();
    receiver.behaviour = answer(503);
    const house = await open(clock, { folder });
    const show = await seated(house);
    await hook(house, show, { address: receiver.url(), events });
    await look(house);
    await show.host.move('start');
    await look(house);
    // And something of which nobody took note any more.
    await show.host.move('end', { winner: 0 });
    await house.app.close();
    const before = receiver.received[0]?.headers['webhook-id'];
    receiver.behaviour = answer(204);
    clock.time += minute;
    await look(await open(clock, { folder }), 3);
    expect(receiver.received).toHaveLength(2);
    expect(receiver.json().type).toBe('episode.result');
    expect(receiver.received[1]?.headers['webhook-id']).not.toBe(before);
  });

  it('do not call robots', async () => {
    const clock = new Clock();
    const [house, receiver] = [await open(clock), await Receiver.open()];
    const made = await house.make({ ...day, robots: 'seats', pace: 60_000 });
    const host = await house.host(made);
    await hook(house, made, { address: receiver.url(), events });
    await look(house);
    await host.move('start');
    await look(house);
    await host.move('end', { winner: 0 });
    await look(house);
    expect(receiver.received.map((_, i) => receiver.json(i).type)).toEqual(['episode.result']);
  });

  it('of an address that says it is gone are switched off', async () => {
    const clock = new Clock();
    const [house, receiver] = [await open(clock), await Receiver.open()];
    const show = await seated(house);
    await hook(house, show, { address: receiver.url(), events });
    await look(house);
    receiver.behaviour = answer(410);
    await show.host.move('start');
    await look(house);
    expect((await hooks(house, show))[0]).toMatchObject({ off: true });
    await show.host.move('end', { winner: 0 });
    await look(house);
    expect(receiver.received).toHaveLength(1);
  });

  it('are the host’s alone: to see, to add, to try and to remove', async () => {
    const clock = new Clock();
    const [house, receiver] = [await open(clock), await Receiver.open()];
    const show = await seated(house);
    const { id } = await hook(house, show, { address: receiver.url('/a/very/secret/token'), events });
    const path = `/api/episodes/${show.code}/hooks`;
    const stranger = show.players[0]!.token;
    const asStranger = { Authorization: `Bearer ${stranger}` };
    expect((await house.get(path)).status).toBe(403);
    expect((await house.get(path, stranger)).status).toBe(403);
    expect((await house.post(path, { address: receiver.url(), events }, asStranger)).status).toBe(403);
    expect((await house.post(`${path}/${id}/test`, {}, asStranger)).status).toBe(403);
    expect(await house.delete(`${path}/${id}`, stranger)).toBe(403);
    // Whoever looks over the host's shoulder does not see the address.
    expect(JSON.stringify(await hooks(house, show))).not.toContain('secret');
    expect(await house.delete(`${path}/${id}`, show.token)).toBe(204);
    expect(await hooks(house, show)).toHaveLength(0);
  });
});
