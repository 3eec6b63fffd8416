/** Addresses that people type in must not lead to what only this machine can reach. */
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BadAddress, isPublicAddress, readTarget, type SenderOptions, send } from '../../server/forum/sender.ts';
import { Playhouse } from '../rooms/playhouse.ts';
import { Receiver } from './receiver.ts';

const inner = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];

const outer = ['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e', '::ffff:1.1.1.1'];

/** What names stand for, in place of the system's way to look them up. */
const standingFor = (...addresses: readonly string[]) =>
  ((_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
    done(
      null,
      addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as NonNullable<SenderOptions['lookUp']>;

describe('addresses', () => {
  it.each(inner)('%s is not of the internet at large', address => expect(isPublicAddress(address)).toBe(false));
  it.each(outer)('%s is of the internet at large', address => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ...inner.map(address => (address.includes(':') ? `http://[${address}]/` : `http://${address}/`)),
    'http://localhost:2567/api',
    'https://LOCALHOST./',
    'http://printer.local/',
    'http://router/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://metadata.google.internal/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'http://ann:secret@example.org/',
    'no address',
  ])('%s is refused at once', address => {
    expect(() => readTarget(address)).toThrow(BadAddress);
  });
});

describe('requests', () => {
  const body = '{}';

  it('do not go to a name that stands for a private address, not even among public ones', async () => {
    const receiver = await Receiver.open();
    const address = `http://hooks.example.org:${receiver.port}/`;
    for (const found of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1'], ['fe80::1']])
      await expect(send({ address, headers: {}, body }, { lookUp: standingFor(...found) })).rejects.toThrow(BadAddress);
    expect(receiver.received).toHaveLength(0);
  });

  it('go to the address that was looked at, and to no other', async () => {
    const receiver = await Receiver.open();
    let looked = 0;
    const lookUp = ((name: string, options: object, done: never) => {
      looked += 1;
      (standingFor('127.0.0.1') as unknown as (name: string, options: object, done: never) => void)(
        name,
        options,
        done,
      );
    }) as unknown as NonNullable<SenderOptions['lookUp']>;
    const address = `http://hooks.example.org:${receiver.port}/x`;
    expect(await send({ address, headers: {}, body }, { anywhere: true, lookUp })).toEqual({ status: 200, wait: 0 });
    expect([looked, receiver.received[0]?.headers.host]).toEqual([1, `hooks.example.org:${receiver.port}`]);
  });

  it('end in time when nothing comes, or it comes drop by drop or without end', async () => {
    const receiver = await Receiver.open();
    const sending = { address: receiver.url(), headers: {}, body };
    // The sender's patience ends when this test says so.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    /** What is asked next is answered so; resolves to the answer on its way. */
    const answering = (behaviour: (response: ServerResponse) => void) =>
      new Promise<ServerResponse>(resolve => {
        receiver.behaviour = response => {
          behaviour(response);
          resolve(response);
        };
      });
    const silent = answering(() => undefined);
    const unanswered = expect(send(sending, { anywhere: true })).rejects.toThrow('no answer');
    await silent;
    vi.advanceTimersByTime(10_000);
    await unanswered;

    const timers: NodeJS.Timeout[] = [];
    const dripping = answering(response => {
      timers.push(setInterval(() => response.write('.'), 20));
    });
    expect(await send(sending, { anywhere: true })).toMatchObject({ status: 200 });
    const cutOff = once(await dripping, 'close');
    vi.advanceTimersByTime(10_000);
    await cutOff;
    for (const timer of timers) clearInterval(timer);

    receiver.behaviour = response => response.end(Buffer.alloc(5_000_000));
    expect(await send(sending, { anywhere: true })).toMatchObject({ status: 200 });
  });

  it('are not made by a server that was not told to, whoever asks', async () => {
    const [house, receiver] = [await Playhouse.open(), await Receiver.open()];
    const { code, token } = await house.make({ show: 'six-dice' });
    const ask = (address: string) =>
      house.post(`/api/episodes/${code}/hooks`, { address, events: ['result'] }, { Authorization: `Bearer ${token}` });
    for (const address of [receiver.url(), `http://[::ffff:127.0.0.1]:${receiver.port}/`, 'http://192.168.0.1/'])
      expect(await ask(address)).toMatchObject({
        status: 400,
        body: { error: 'That address leads into a private network.' },
      });
    expect(await ask('nonsense')).toMatchObject({ status: 400, body: { error: 'That isn’t a web address.' } });
    expect((await house.get(`/api/episodes/${code}/hooks`, token)).body).toEqual([]);
  });
});
