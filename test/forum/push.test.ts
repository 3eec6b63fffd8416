/** Web push: what a push service and a browser make of what we send, by the standards' own steps. */
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import ece from 'http_ece';
import { describe, expect, it } from 'vitest';
import { type Made, Playhouse } from '../rooms/playhouse.ts';
import { answer, type Received, Receiver } from './receiver.ts';

/** A browser with a subscription at a push service. */
const browser = (receiver: Receiver, path: string) => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: receiver.url(path),
    subscription: {
      endpoint: receiver.url(path),
      expirationTime: null,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read: ({ body }: Received) =>
      JSON.parse(
        ece
          .decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth.toString('base64url') })
          .toString(),
      ) as { readonly title: string; readonly body: string; readonly link: string },
  };
};

/** The claims of the token that a push service checks (RFC 8292); throws where its signature is wrong. */
const claimsOf = ({ headers }: Received, publicKey: string): Record<string, unknown> => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head, claims, signature] = token.split('.');
  const fits = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  if (!fits) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
};

const look = async ({ app }: Playhouse) => {
  for (let i = 0; i < 2; i++) {
    await app.reminders.look();
    await app.reminders.idle();
  }
};

describe('web push', () => {
  const opened = async () => {
    const house = await Playhouse.open({ reminders: { anywhere: true, every: 3_600_000 } });
    const receiver = await Receiver.open();
    receiver.behaviour = answer(201);
    const show: Made = await house.make({ show: 'six-dice', clock: 86_400 });
    const ann = await house.join(show.code, { as: 'play', name: 'Ann' });
    const ben = await house.join(show.code, { as: 'play', name: 'Ben' });
    const host = await house.host(show);
    const subscribe = (who: ReturnType<typeof browser>, token = '') =>
      house.post(
        `/api/episodes/${show.code}/push`,
        who.subscription,
        token === '' ? {} : { Authorization: `Bearer ${token}` },
      );
    return { house, receiver, show, ann, ben, host, subscribe };
  };

  it('reminds each device of the moves of its own seat, and everybody of the result, encrypted for that device', async () => {
    const { house, receiver, ann, ben, host, show, subscribe } = await opened();
    const devices = { ann: browser(receiver, '/ann'), ben: browser(receiver, '/ben'), fan: browser(receiver, '/fan') };
    expect(await subscribe(devices.ann, ann.token)).toMatchObject({ status: 201 });
    expect(await subscribe(devices.ben, ben.token)).toMatchObject({ status: 201 });
    expect((await subscribe(devices.fan)).body).toEqual({ events: ['result'] });
    await look(house);
    await host.move('start');
    await look(house);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/ann']);
    const [first] = receiver.received;
    expect(first?.headers['content-encoding']).toBe('aes128gcm');
    expect(first?.body.toString('latin1')).not.toContain('Ann');
    expect(devices.ann.read(first!)).toMatchObject({ title: 'Ann: your move in Six Dice' });
    expect(new URL(devices.ann.read(first!).link).pathname).toBe(`/e/${show.code}`);
    const { key } = (await house.get('/api/push-key')).body as { readonly key: string };
    const claims = claimsOf(first!, key);
    expect(claims.aud).toBe(new URL(receiver.url()).origin);
    expect(Number(claims.exp)).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600);

    await host.move('end', { winner: 1 });
    await look(house);
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/ann', '/ann', '/ben', '/fan']);
    const result = receiver.received.find(({ path }) => path === '/fan');
    expect(devices.fan.read(result!)).toMatchObject({ title: 'Six Dice is over' });
  });

  it('calls the host when only the host can go on', async () => {
    const { house, receiver, show, host, ann, ben, subscribe } = await opened();
    const desk = browser(receiver, '/desk');
    const { made, host: other } = await house.gather({ show: 'lucky-numbers', clock: 86_400 });
    await house.post(`/api/episodes/${made.code}/push`, desk.subscription, { Authorization: `Bearer ${made.token}` });
    await look(house);
    await other.move('start');
    await look(house);
    expect(receiver.received.map(desk.read)).toMatchObject([{ title: 'Lucky Numbers is waiting for its host' }]);
    expect(new URL(desk.read(receiver.received[0]!).link).pathname).toBe(`/e/${made.code}/host`);
    // What was sent to another show does not come here.
    expect([show.code, host.seat, ann.seat, ben.seat, typeof subscribe]).toEqual([show.code, -1, 0, 1, 'function']);
  });

  it('forgets a device that took its subscription back, here or at its push service', async () => {
    const { house, receiver, ann, ben, host, show, subscribe } = await opened();
    const [one, other] = [browser(receiver, '/ann'), browser(receiver, '/ben')];
    await subscribe(one, ann.token);
    await subscribe(other, ben.token);
    await fetch(`${house.url}/api/episodes/${show.code}/push`, {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ endpoint: one.endpoint }),
    });
    receiver.behaviour = answer(410);
    await look(house);
    await host.move('start');
    await ann.move('roll');
    await host.move('end', { winner: 0 });
    await look(house);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/ben']);
    await look(house);
    expect(receiver.received).toHaveLength(1);
  });

  it('does not remind whom the host took out of the seat', async () => {
    const { house, receiver, ann, host, subscribe } = await opened();
    await subscribe(browser(receiver, '/ann'), ann.token);
    await host.move('start');
    await host.tell({ do: 'remove', seat: 0 });
    await host.move('end', { winner: 0 });
    await look(house);
    expect(receiver.received).toEqual([]);
  });

  it('ends with the link of a co-host that was taken back, and leaves the host’s own device alone', async () => {
    const { house, receiver, show, host, subscribe } = await opened();
    const given = await host.tell({ do: 'co-host' });
    if (!given.ok) throw new Error(given.message);
    await subscribe(browser(receiver, '/co-host'), given.link?.split('#')[1] ?? '');
    await subscribe(browser(receiver, '/host'), show.token);
    await host.tell({ do: 'revoke', id: given.id ?? '' });
    await host.move('start');
    await host.move('end', { winner: 0 });
    await look(house);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/host']);
  });

  it('takes no subscription that is none', async () => {
    const { house, show, receiver } = await opened();
    const good = browser(receiver, '/x').subscription;
    for (const bad of [
      {},
      { ...good, endpoint: 'nonsense' },
      { ...good, keys: {} },
      { ...good, keys: { ...good.keys, p256dh: '"}' } },
      { ...good, endpoint: 'file:///etc/passwd' },
    ])
      expect((await house.post(`/api/episodes/${show.code}/push`, bad)).status).toBe(400);
  });
});
