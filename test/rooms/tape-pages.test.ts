/** A page that only watches moves between its socket and the tape, and shows what everybody sees, once and in order. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { effect } from '@preact/signals';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Connection } from '../../client/connection.ts';
import type { JoinOptions } from '../../shared/engine/protocol.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import type { TapeNews } from '../../shared/engine/tape.ts';
import { browserAt } from './browser-at.ts';
import { Playhouse, until } from './playhouse.ts';

const watching: JoinOptions = { as: 'watch', tape: true };

/** A show that waits for its start, and moves that go on for as long as a test wants. */
const onAir = async () => {
  const house = await Playhouse.open();
  const { made, host } = await house.gather({ show: 'hot-hand', seats: 2, options: { bank: 100, hands: 50 } });
  const { code } = made;
  const luck = seededLuck(5);
  const room = house.app.rooms.get(code)!;
  const use = vi.spyOn(room.tapeUse, 'news', 'get');
  for (const move of ['start', 'close']) expect(await host.move(move)).toMatchObject({ ok: true });
  return {
    house,
    code,
    room,
    /** Where they watch from now on: undefined for by socket. */
    moveTo: (news: TapeNews | undefined) => use.mockReturnValue(news),
    /** Changes the state. */
    plays: async () => {
      room.live.staging.skip();
      const { by, do: move, ...inputs } = robotMove(room.live.episode, luck);
      expect(await room.live.move(by, { id: null, do: move, ...inputs })).toMatchObject({ ok: true });
    },
  };
};

/** Opens a page, and notes the number of each state that it shows. */
const pageOf = (code: string, delay = 0) => {
  const page = new Connection(code, watching, delay);
  const shown: { epoch: number; frame: number; at: number }[] = [];
  const stop = effect(() => {
    const shell = page.live.shell.value;
    if (shell !== null) shown.push({ epoch: shell.epoch, frame: shell.frame, at: Date.now() });
  });
  onTestFinished(() => {
    stop();
    page.close();
  });
  return { page, shown };
};

/** Numbers that follow one another, none twice and none left out. */
const expectWhole = (frames: readonly number[]) => {
  expect(frames.length).toBeGreaterThan(0);
  expect(frames).toEqual(frames.map((_, i) => (frames[0] ?? 0) + i));
};

test('moved to the tape and back while a show is played: nothing is shown twice, and nothing left out', async () => {
  const { house, code, room, moveTo, plays } = await onAir();
  const asked: string[] = [];
  browserAt(house.url, path => {
    asked.push(path);
    return undefined;
  });
  const { page, shown } = pageOf(code);
  await until(() => page.status.value === 'live' && page.shell.value !== null, 'the page');
  vi.spyOn(Math, 'random').mockReturnValue(0.01);
  await plays();
  moveTo({ at: `/e/${code}/tape`, one: 1 });
  await plays();
  await until(() => asked.some(path => path.includes('/tape/')), 'the tape to be asked');
  // It goes on behind the socket: neither head nor state.
  expect(asked.filter(path => path.endsWith('/tape') || path.endsWith('/state'))).toEqual([]);
  const joins = () => asked.filter(path => path.includes('matchmake')).length;
  for (let n = 0; n < 5; n++) await plays();
  await until(() => shown.at(-1)?.frame === room.tape.frame, 'all of it');
  expect(joins()).toBe(1);
  moveTo(undefined);
  await plays();
  await until(() => joins() === 2, 'a socket');
  for (let n = 0; n < 5; n++) await plays();
  await until(() => shown.at(-1)?.frame === room.tape.frame, 'all of it again');
  const tapes = () => asked.filter(path => path.includes('/tape')).length;
  // The tape ends once the socket has caught up.
  await until(() => page.shell.value?.tape === '', 'the news');
  moveTo({ at: `/e/${code}/tape`, one: 1 });
  const before = tapes();
  await plays();
  await until(() => tapes() > before, 'the tape a second time');
  expectWhole(shown.map(({ frame }) => frame));
  expect(page.status.value).toBe('live');
});

test('whoever comes while the show is on the tape reads it from the start', async () => {
  const { house, code, room, moveTo, plays } = await onAir();
  moveTo({ at: `/e/${code}/tape`, one: 1 });
  browserAt(house.url);
  const { page, shown } = pageOf(code);
  await until(() => page.shell.value !== null, 'the show');
  await plays();
  await plays();
  await until(() => shown.at(-1)?.frame === room.tape.frame, 'all of it');
  expectWhole(shown.map(({ frame }) => frame));
  expect([page.status.value, page.trouble.value, page.hello.value]).toEqual(['live', null, null]);
});

test('where nothing lets a socket through, the page reads the tape, and stays there', async () => {
  const { house, code, room, plays } = await onAir();
  const shut = createServer().listen(0, '127.0.0.1');
  await once(shut, 'listening');
  const nobody = `127.0.0.1:${(shut.address() as AddressInfo).port}`;
  await new Promise(resolve => shut.close(resolve));
  let joins = 0;
  browserAt(house.url, path => {
    if (!path.includes('matchmake')) return undefined;
    joins += 1;
    const reservation = { name: 'episode', roomId: code, sessionId: 's', processId: 'p', publicAddress: nobody };
    return Promise.resolve(Response.json(reservation));
  });
  const { page, shown } = pageOf(code);
  await until(() => page.shell.value !== null, 'the show');
  for (let n = 0; n < 4; n++) await plays();
  await until(() => shown.at(-1)?.frame === room.tape.frame, 'all of it');
  expectWhole(shown.map(({ frame }) => frame));
  expect([joins, page.status.value, page.trouble.value]).toEqual([2, 'live', null]);
});

test('a delayed page shows the same as late as its stream, by socket and by tape', async () => {
  const { house, code, room, moveTo, plays } = await onAir();
  browserAt(house.url);
  const delay = 5500;
  const opened = Date.now();
  const { page, shown } = pageOf(code, delay);
  await until(() => page.shell.value !== null, 'what is there already');
  // A show that goes on is seen no sooner because somebody has just come.
  expect(Date.now() - opened).toBeGreaterThanOrEqual(delay - 20);
  vi.spyOn(Math, 'random').mockReturnValue(0.01);
  const sent = new Map<number, number>();
  const play = async () => {
    await plays();
    sent.set(room.tape.frame, Date.now());
  };
  await play();
  moveTo({ at: `/e/${code}/tape`, one: 1 });
  await play();
  const asked = vi.spyOn(globalThis, 'fetch');
  const paths = () => asked.mock.calls.map(([path]) => String(path));
  await until(() => paths().some(path => path.includes('/tape-5/')), 'the delayed tape');
  await play();
  await play();
  await until(() => shown.at(-1)?.frame === room.tape.frame, 'all of it');
  expectWhole(shown.map(({ frame }) => frame));
  for (const { frame, at } of shown) {
    const waited = at - (sent.get(frame) ?? at - delay);
    expect(waited, `frame ${frame}`).toBeGreaterThanOrEqual(delay - 20);
  }
  expect(Date.now() - page.now()).toBeGreaterThan(delay - 1000);
});
