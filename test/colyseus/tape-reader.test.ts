/** A page reads a tape: in order, and on through whatever goes wrong on the way (docs/contract.md 13). */
import { SchemaSerializer } from '@colyseus/sdk/serializer/SchemaSerializer';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ServerClock } from '../../client/server-clock.ts';
import { ClockSamples } from '../../client/tape/clock-samples.ts';
import { TapeReader } from '../../client/tape/reader.ts';
import { answering, cutOff, TapeShow } from './tape-show.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
});

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A page that watches, and everything that it heard, in order. */
const watching = (show: TapeShow, { from, behind = 0 }: { from?: SchemaSerializer; behind?: number } = {}) => {
  const heard: string[] = [];
  const clock = new ServerClock();
  const samples = new ClockSamples(clock);
  const reader = new TapeReader(
    '/e/SHOW/tape',
    behind,
    {
      state: (state, gap) => {
        const { epoch, frame, said } = state as unknown as { epoch: number; frame: number; said: string };
        heard.push(`${epoch}/${frame} ${said}${gap ? ', anew' : ''}`);
      },
      time: atLeast => samples.hear(atLeast),
      now: clock.now,
      works: isLate => {
        if (isLate) heard.push('late');
      },
      failed: (code, what) => heard.push(`failed ${code ?? ''} ${what ?? ''}`.trim()),
      published: next => heard.push(`published ${next}`),
      gone: () => heard.push('gone'),
    },
    from,
  );
  onTestFinished(() => reader.close());
  /** What was heard since the last time. */
  const news = (): readonly string[] => heard.splice(0);
  /** What was asked for since the last time. */
  const asked = (): readonly string[] => show.asked.splice(0);
  return { reader, clock, news, asked };
};

test('head, state, then every frame in its order as it comes', async () => {
  const show = new TapeShow(7);
  show.says('one');
  const page = watching(show);
  await passes(0);
  expect(page.news()).toEqual(['7/1 one, anew']);
  show.says('two');
  await passes(0);
  expect(page.news()).toEqual(['7/2 two']);
  show.says('three');
  show.says('four');
  show.says('five');
  await passes(0);
  expect(page.news()).toEqual(['7/3 three', '7/4 four', '7/5 five']);
  expect(page.asked()).toEqual(['head', '/7/1/state', '/7/2', '/7/3', '/7/4', '/7/5', '/7/6']);
});

test('nothing happens for a long time: it asks again, and not at once where a cache answers for the server', async () => {
  const show = new TapeShow(7);
  const page = watching(show);
  await passes(26_000);
  expect(page.asked()).toEqual(['head', '/7/0/state', '/7/1', '/7/1']);
  show.way = () => answering(204);
  await passes(24_001);
  page.asked();
  await passes(6000);
  expect(page.asked()).toEqual(Array.from({ length: 10 }, () => '/7/1'));
  show.way = () => undefined;
  show.says('one');
  await passes(600);
  expect(page.news()).toEqual(['7/0 begins, anew', '7/1 one']);
});

test('frames that the server has forgotten are passed over by a full state', async () => {
  const show = new TapeShow(7);
  const page = watching(show);
  await passes(0);
  show.way = () => answering(404);
  show.says('one');
  show.says('two');
  show.says('three');
  await passes(25_000);
  expect(page.news()).toContain('7/1 one');
  show.forgets(2);
  show.way = () => undefined;
  await passes(40_000);
  expect(page.news().filter(line => !line.startsWith('failed'))).toEqual(['7/3 three, anew']);
  show.says('four');
  await passes(0);
  expect(page.news()).toEqual(['7/4 four']);
});

test('another process plays the show: its tape begins with a full state', async () => {
  const show = new TapeShow(7);
  show.says('one');
  const page = watching(show);
  await passes(0);
  show.moves();
  show.says('back');
  await passes(30_000);
  expect(page.news()).toEqual(['7/1 one, anew', '8/1 back, anew']);
  // A cache still has the head of before, and old frames.
  show.head = { epoch: 7, frame: 99, state: 99, now: show.now, tape: '' };
  show.says('on');
  await passes(0);
  expect(page.news()).toEqual(['8/2 on']);
});

test('a connection that is cut while it waits is no trouble; one that stays cut is, and is tried less and less often', async () => {
  const show = new TapeShow(7);
  const page = watching(show);
  await passes(10_000);
  page.news();
  page.asked();
  let hung: ((why: Error) => void)[] = [];
  show.way = path => (path === '' ? undefined : new Promise((_, reject) => hung.push(reject)));
  page.reader.close();

  const other = watching(show);
  await passes(5000);
  for (const cut of hung) cut(new TypeError('Failed to fetch'));
  hung = [];
  show.way = () => undefined;
  await passes(2000);
  expect(other.news()).toEqual(['7/0 begins, anew']);
  show.says('one');
  await passes(0);
  expect(other.news()).toEqual(['7/1 one']);
  other.asked();

  show.way = cutOff;
  show.says('two');
  await passes(0);
  // The request that waited has its answer. From then on nothing comes.
  expect(other.news()).toEqual(['7/2 two', 'failed']);
  other.asked();
  const times: number[] = [];
  const began = Date.now();
  show.way = () => {
    times.push(Date.now() - began);
    return cutOff();
  };
  await passes(24_000);
  expect(times).toEqual([1000, 3000, 7000, 15_000, 23_000]);
  expect(other.news()).toEqual(times.map(() => 'failed'));
  show.says('three');
  show.way = () => undefined;
  await passes(8000);
  expect(other.news()).toEqual(['7/3 three']);
});

test('a cache that serves an old error for one frame is passed by; one that serves nothing else is told of', async () => {
  const show = new TapeShow(7);
  const page = watching(show);
  await passes(0);
  page.news();
  show.way = path => (path === '/7/2' ? answering(502) : undefined);
  show.says('one');
  show.says('two');
  show.says('three');
  await passes(10_000);
  expect(page.news()).toEqual(['7/1 one', 'failed 502', 'failed 502', '7/3 three, anew']);
  show.way = path => (path === '' ? undefined : answering(404));
  show.says('four');
  show.says('five');
  await passes(30_000);
  const said = page.news();
  expect(said[0]).toBe('7/4 four');
  expect(said.slice(1).every(line => line === 'failed 404 stale')).toBe(true);
  expect(said.length).toBeGreaterThan(3);
  show.way = () => undefined;
  await passes(10_000);
  expect(page.news().at(-1)).toMatch(/^7\/5 five/);
});

test('a cache that keeps the head for too long is told of', async () => {
  const show = new TapeShow(7);
  const page = watching(show);
  await passes(0);
  show.says('one');
  await passes(0);
  page.news();
  show.head = { epoch: 7, frame: 1, state: 1, now: show.now, tape: '' };
  show.way = path => (path === '' ? undefined : answering(404));
  await passes(60_000);
  expect(page.news()).toContain('failed 200 stale');
});

test('whoever holds every answer back is told of, and no longer once answers are quick', async () => {
  const show = new TapeShow(7);
  const page = watching(show);
  await passes(0);
  page.news();
  const slowly = async (answer: () => Promise<Response>) => {
    const response = await answer();
    await new Promise(resolve => setTimeout(resolve, 6000));
    return response;
  };
  show.way = (_, answer) => slowly(answer);
  for (const said of ['one', 'two', 'three', 'four']) {
    show.says(said);
    await passes(6000);
  }
  // The first was asked for before anything was held back.
  expect(page.news()).toEqual(['7/1 one', '7/2 two', '7/3 three', 'late', '7/4 four']);
  show.way = () => undefined;
  show.says('five');
  await passes(6000);
  show.says('six');
  await passes(0);
  expect(page.news()).toEqual(['late', '7/5 five', '7/6 six']);
});

test('where nothing may wait, frames are asked for more often', async () => {
  const show = new TapeShow(7);
  const page = watching(show);
  await passes(0);
  page.news();
  // Only what is there when it is asked for comes through.
  show.way = path => (/^\/7\/\d+$/.test(path) && !show.has(path) ? new Promise(() => undefined) : undefined);
  page.reader.close();
  const other = watching(show);
  for (const said of ['one', 'two']) {
    await passes(10_000);
    show.says(said);
    await passes(40_000);
  }
  expect(other.news()).toEqual(['7/0 begins, anew', '7/1 one', '7/2 two']);
  await passes(20_000);
  for (const said of ['three', 'four', 'five']) {
    show.says(said);
    await passes(5000);
    expect(other.news()).toEqual([expect.stringContaining(said)]);
  }
});

test('a clock that is off by a day, and one that is set right meanwhile', async () => {
  for (const ahead of [86_400_000, -86_400_000]) {
    const show = new TapeShow(7);
    show.ahead = ahead;
    const page = watching(show);
    await passes(0);
    expect(page.clock.now() - show.now).toBe(0);
    show.says('one');
    await passes(0);
    vi.setSystemTime(Date.now() + ahead);
    show.ahead = 0;
    show.says('two');
    await passes(0);
    expect(page.clock.now() - show.now).toBe(0);
    expect(page.news()).toEqual(['7/0 begins, anew', '7/1 one', '7/2 two']);
    page.reader.close();
  }
});

test('a delayed tape tells the time too', async () => {
  const show = new TapeShow(7);
  const late = async (answer: () => Promise<Response>) => {
    const response = await answer();
    await new Promise(resolve => setTimeout(resolve, 20_000));
    return response;
  };
  show.late = 20_000;
  show.way = (path, answer) => (path === '/7/1' ? late(answer) : undefined);
  const page = watching(show, { behind: 20_000 });
  await passes(0);
  show.says('one');
  await passes(40_000);
  expect(page.news()).toContain('7/1 one');
  expect(Math.abs(page.clock.now() - show.now)).toBeLessThan(1);
});

test('a page that slept takes the state of now, as soon as it is seen again', async () => {
  const show = new TapeShow(7);
  show.says('one');
  const page = watching(show);
  await passes(0);
  page.news();
  show.way = () => new Promise(() => undefined);
  show.says('two');
  await passes(0);
  page.asked();
  // Asleep, nothing runs but the clock on the wall.
  for (let n = 0; n < 200; n++) show.says(`${n}`);
  vi.setSystemTime(Date.now() + 600_000);
  show.way = () => undefined;
  page.reader.hurry();
  await passes(0);
  expect(page.news()).toEqual(['7/2 two', '7/202 199, anew']);
  expect(page.asked().slice(0, 2)).toEqual(['head', '/7/202/state']);
});

test('it goes on behind a socket with the same decoder, and takes no frame that the socket has brought', async () => {
  const show = new TapeShow(7);
  show.says('one');
  const socket = new SchemaSerializer();
  socket.handshake(show.described, { offset: 0 });
  socket.setState(show.full, { offset: 1 });
  const page = watching(show, { from: socket });
  await passes(0);
  expect(page.news()).toEqual([]);
  const held: (() => void)[] = [];
  show.way = (_, answer) => new Promise(resolve => held.push(() => resolve(answer())));
  for (const said of ['two', 'three']) socket.patch(show.says(said), { offset: 1 });
  await passes(0);
  show.way = () => undefined;
  for (const give of held) give();
  await passes(0);
  expect(page.news()).toEqual([]);
  show.says('four');
  await passes(0);
  expect(page.news()).toEqual(['7/4 four']);
  expect(page.asked()).toEqual(['/7/2', '/7/4', '/7/5']);
});

test('what is no frame changes nothing: a network that asks to sign in first', async () => {
  const show = new TapeShow(7);
  const page = watching(show);
  await passes(0);
  show.way = () => Promise.resolve(new Response('<!doctype html><title>Welcome to the hotel</title>'));
  show.says('one');
  await passes(0);
  show.says('two');
  await passes(5000);
  expect(page.news()).toEqual(['7/0 begins, anew', '7/1 one', 'failed', 'failed', 'failed']);
  show.way = () => undefined;
  await passes(10_000);
  expect(page.news()).toEqual(['7/2 two']);
});

test('a show that is unknown for half a minute is gone; a published one rests, and says where its people play on', async () => {
  const show = new TapeShow(7);
  const page = watching(show);
  await passes(0);
  page.news();
  show.moves();
  show.head = null;
  await passes(29_000);
  expect(page.news().every(line => line === 'failed 404')).toBe(true);
  await passes(40_000);
  expect(page.news().at(-1)).toBe('gone');
  page.asked();
  await passes(60_000);
  expect(page.asked()).toEqual([]);

  show.head = { record: 'ab', next: 'NEXTSHOW', now: show.now };
  const other = watching(show);
  await passes(0);
  expect([other.asked(), other.news()]).toEqual([['head'], ['published NEXTSHOW']]);
});
