import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { matchMaker } from 'colyseus';
import { expect, onTestFinished, test, vi } from 'vitest';
import { slowReader } from '../../server/context.ts';
import { freshFolder, type Made, Playhouse, until } from './playhouse.ts';
import { RawClient } from './raw-client.ts';

/** A room from inside: patches of any size, and what waits for its slowest reader. */
const roomOf = ({ code }: Made) => {
  const room = matchMaker.getLocalRoomById(code);
  const state = room.state as { title: string };
  return {
    patch(title: string) {
      state.title = title;
      room.broadcastPatch();
    },
    get waiting() {
      return Math.max(
        ...room.clients.map(client => (client.ref as unknown as { bufferedAmount: number }).bufferedAmount),
      );
    },
  };
};

/** Text that no compression makes much shorter, another one each time. */
const long = () => randomBytes(15_000).toString('base64');

/** Sends patches until more than `bytes` wait for the slowest reader; returns what they said. */
const fill = (made: Made, bytes: number): readonly string[] => {
  const room = roomOf(made);
  const received: string[] = [];
  while (room.waiting < bytes) {
    if (received.length > 5000) throw new Error('it takes everything');
    received.push(`${received.length} ${long()}`);
    room.patch(received.at(-1) ?? '');
  }
  return received;
};

test('a reader that stops for a while gets every patch undamaged and in order', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'lucky-numbers' });
  const slow = await RawClient.join(house, made.code, { as: 'watch' });
  slow.titles.length = 0;
  slow.socket.pause();
  const sent = fill(made, slowReader / 2);
  slow.socket.resume();
  await until(() => slow.titles.includes(sent.at(-1) ?? ''), 'every patch');
  // The room counts its crowd meanwhile, which is one more patch with the title that stands.
  const titles = slow.titles.filter((title, i, all) => title !== '' && title !== all[i - 1]);
  expect(titles.length).toBe(sent.length);
  expect(titles.every((title, i) => title === sent[i])).toBe(true);
});

test('a first picture that waits for a slow reader is not overwritten by the next newcomer’s', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'lucky-numbers' });
  const slow = await RawClient.join(house, made.code, { as: 'watch' });
  const room = roomOf(made);
  const first = 'The first title';
  room.patch(first);
  await until(() => slow.state.title === first, 'the first title');
  const serializer = (
    matchMaker.getLocalRoomById(made.code) as unknown as { _serializer: { getFullState(): Uint8Array } }
  )._serializer;
  const picture = serializer.getFullState();
  const before = Buffer.from(picture).toString('latin1');
  room.patch('The other title');
  expect(Buffer.from(serializer.getFullState()).toString('latin1')).toContain('The other title');
  expect(Buffer.from(picture).toString('latin1')).toBe(before);
});

test('what somebody is sent after a move goes out in one write', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'lucky-numbers', robots: 'seats', pace: 60_000 });
  const host = await house.host(made);
  expect(await host.move('start')).toMatchObject({ ok: true });
  const client = matchMaker.getLocalRoomById(made.code).clients[0]!;
  // All that a connection writes goes through here.
  const { wire } = client.ref as unknown as { readonly wire: { _writeGeneric(): void } };
  const writes = vi.spyOn(wire, '_writeGeneric');
  expect(await host.move('correct', { seat: 0, score: 100, reason: '' })).toMatchObject({ ok: true });
  await until(() => host.state.seats[0]?.score === 100, 'the patch');
  expect(writes).toHaveBeenCalledTimes(1);
});

test('a reader that never takes anything is dropped, and the others go on', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'lucky-numbers' });
  const stuck = await RawClient.join(house, made.code, { as: 'watch' });
  const other = await house.join(made.code, { as: 'watch' });
  stuck.socket.pause();
  const room = roomOf(made);
  const alone = () => house.app.rooms.get(made.code)?.clientCount === 1;
  // The other one keeps up all the while.
  const frames = other.frames.length;
  for (let i = 0; !alone(); i++) {
    room.patch(`${i} ${long()}`);
    if (i > 5000) throw new Error('it was never dropped');
    await until(() => other.frames.length >= frames + i, 'the other to keep up');
  }
  room.patch('And on we go');
  await until(() => other.state.title === 'And on we go', 'the others to go on');
  expect(String((await house.get('/metrics')).body)).toContain('boxcars_dropped_total{why="slow"} 1');
});

/** Asks for a page of five megabytes, and takes nothing of it. */
const askAndWait = (house: Playhouse, times: number) => {
  const socket = connect(house.app.port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => undefined);
  socket.write('GET /long.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(times));
  onTestFinished(() => void socket.destroy());
  return socket;
};

const withLongPage = async (options: { readonly stalled?: number } = {}) => {
  const dist = join(freshFolder(), 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'long.txt'), Buffer.alloc(5_000_000, 'x'));
  const house = await Playhouse.open({ dist, ...options });
  const says = async (figure: string) => String((await house.get('/metrics')).body).includes(figure);
  const metric = (figure: string) =>
    vi.waitFor(async () => expect([figure, await says(figure)]).toEqual([figure, true]), { timeout: 30_000 });
  return { house, told: metric };
};

test('who asks for a page many times over and takes none of them is cut off', async () => {
  const { house, told } = await withLongPage();
  const patient = askAndWait(house, 8);
  askAndWait(house, 200);
  await told('boxcars_limited_total{what="sockets"} 1');
  let taken = 0;
  patient.on('data', bytes => {
    taken += bytes.length;
  });
  patient.resume();
  await until(() => taken > 40_000_000, 'eight pages for who asked for eight');
});

test('a page that nobody takes is not kept ready for ever', async () => {
  const { house, told } = await withLongPage({ stalled: 200 });
  // A room in which nothing happens is no page that nobody takes.
  const watch = async () => house.join((await house.make({ show: 'lucky-numbers' })).code, { as: 'watch' });
  // Again where this machine itself stood still for as long.
  const watcher = await vi.waitFor(watch, { timeout: 30_000 });
  askAndWait(house, 8);
  await told('boxcars_dropped_total{why="stalled"} 1');
  await watcher.caughtUp();
});
