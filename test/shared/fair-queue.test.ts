import { expect, test } from 'vitest';
import { Busy, FairQueue } from '../../server/fair-queue.ts';

/** Jobs that end when they are told to, and the order in which they began. */
const jobs = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<string>(resolve => ends.push(() => resolve(name)));
  };
  /** Ends the job that runs, and waits until the next has begun. */
  const next = async () => {
    ends.shift()?.();
    await new Promise(resolve => setImmediate(resolve));
  };
  return { begun, job, next };
};

test('a queue of replays takes shows in turn, whoever asks most', async () => {
  const { begun, job, next } = jobs();
  const queue = new FairQueue();
  const asked = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(name => queue.run(name[0]!, job(name)));
  for (let i = 0; i < 6; i++) await next();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
});

test('one job at a time runs, also after one that failed', async () => {
  const queue = new FairQueue();
  let running = 0;
  let most = 0;
  const work = async (fails: boolean) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(resolve => setImmediate(resolve));
    running -= 1;
    if (fails) throw new Error('a mistake');
    return 1;
  };
  const all = await Promise.allSettled(
    [true, false, true, false].map((fails, i) => queue.run(`${i}`, () => work(fails))),
  );
  expect([most, all.map(({ status }) => status)]).toEqual([1, ['rejected', 'fulfilled', 'rejected', 'fulfilled']]);
});

test('who asks when too much waits is asked to come later, and nothing grows', async () => {
  const { begun, job, next } = jobs();
  const queue = new FairQueue();
  const outcomes: unknown[] = [];
  const ask = (show: string) =>
    queue.run(show, job(show)).then(
      () => 'done',
      (error: unknown) => error,
    );
  const one = Array.from({ length: 10 }, () => ask('one'));
  const many = Array.from({ length: 100 }, (_, i) => ask(`show ${i}`));
  // One runs, six of one show wait, and 48 in all.
  outcomes.push(...(await Promise.all([...one.slice(7), ...many.slice(42)])));
  expect(outcomes.every(error => error instanceof Busy && error.retryAfter >= 1 && error.status === 503)).toBe(true);
  for (let i = 0; i < 60; i++) await next();
  expect(await Promise.all([...one.slice(0, 7), ...many.slice(0, 42)])).toEqual(Array(49).fill('done'));
  expect(begun).toHaveLength(49);
  const after = ask('later');
  await next();
  await next();
  expect(await after).toBe('done');
});
