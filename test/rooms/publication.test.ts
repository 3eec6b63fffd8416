import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Sweeper } from '../../server/rooms/sweep.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import type { Commitment } from '../../shared/engine/commitments.ts';
import { hexToBytes, secretCommit, seedCommit } from '../../shared/engine/fair.ts';
import { canonical } from '../../shared/engine/json.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import { readRecord, recordHash, replay } from '../../shared/engine/record.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { freshFolder, type Guest, Playhouse, until } from './playhouse.ts';

interface Published {
  readonly seed?: string;
  readonly commit: string;
  readonly partial?: true;
  readonly seats: readonly string[];
  readonly entries: readonly unknown[];
  readonly commitments: readonly Commitment[];
}

/** Every commitment that a page heard of, in the order it did. */
const hearing = (guest: Guest): Commitment[] => {
  const heard: Commitment[] = [];
  let last = -1;
  guest.room.onStateChange(() => {
    const { entry, commitments = [] } = JSON.parse(guest.state.cues) as CueFrame;
    if (entry === last) return;
    last = entry;
    heard.push(...commitments);
  });
  return heard;
};

const holds = (code: string, { slot, hash, salt, value }: Commitment): boolean =>
  salt !== undefined && value !== undefined && hash === secretCommit(code, slot, salt, canonical(value));

const packs: Readonly<Record<string, object>> = { qualifying: { pack: { ask: 'How many steps?', answer: 1665 } } };

test.each(shows.map(({ name }) => name))(
  'everybody hears of each hidden value of %s when it is drawn, and sees it fit when it is opened',
  async show => {
    const house = await Playhouse.open({ timing: { away: 3_600_000 } });
    const made = await house.make({ show, robots: true, pace: 5, ...packs[show] });
    const viewer = await house.join(made.code, { as: 'watch' });
    const heard = hearing(viewer);
    const missed = viewer.state.entries;
    await until(() => viewer.state.phase === 'over', 'the end');
    await house.live(made.code).close();
    const record = (await house.get(`/api/episodes/${made.code}/record`, made.token)).body as Published;
    const sealed = new Map<string, string>();
    for (const { slot, hash, salt } of heard) {
      if (salt === undefined) expect(sealed.get(slot) ?? hash, slot).toBe(hash);
      sealed.set(slot, hash);
    }
    expect(heard.filter(({ salt }) => salt !== undefined).every(each => holds(made.code, each))).toBe(true);
    const published = new Map(record.commitments.map(({ slot, hash }) => [slot, hash]));
    for (const [slot, hash] of sealed) expect(published.get(slot), slot).toBe(hash);
    // A late viewer missed what had been drawn by then, and nothing else.
    for (const slot of published.keys())
      if (Number.parseInt(slot, 10) >= missed) expect(sealed.has(slot), slot).toBe(true);
    expect(record.commitments.every(each => holds(made.code, each))).toBe(true);
  },
);

/** A match of Lucky Numbers with people, played to its first secret number. */
const begun = async (house: Playhouse) => {
  const made = await house.make({ show: 'lucky-numbers', options: { judging: 'auto' }, name: 'Monday', public: true });
  const host = await house.host(made);
  const ann = await house.join(made.code, { as: 'play', name: 'Qzanna' });
  const ben = await house.join(made.code, { as: 'play', name: 'Qzbert' });
  for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move)).toMatchObject({ ok: true });
  return { made, host, ann, ben };
};

test('the hash of a secret comes with the entry that draws it, its salt with the one that opens it', async () => {
  const house = await Playhouse.open();
  const { made, host, ann, ben } = await begun(house);
  await ann.sees(3);
  const frame = (guest: Guest) => JSON.parse(guest.state.cues) as CueFrame;
  const [drawn] = frame(ann).commitments ?? [];
  expect(frame(ann).commitments).toEqual([{ slot: '2.0:int:1-100', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  await ann.move('buzz', { number: 5 });
  await ben.move('buzz', { number: 6 });
  await ben.sees(5);
  const [opened] = frame(ben).commitments ?? [];
  expect(opened).toMatchObject({
    slot: drawn?.slot,
    hash: drawn?.hash,
    value: (ben.view.board as { secret: number }).secret,
  });
  expect(opened !== undefined && holds(made.code, opened)).toBe(true);
  // Taken back and made again, it is committed to as before.
  await host.move('undo');
  await host.sees(6);
  expect(frame(host).commitments).toBeUndefined();
  const published = (await house.get(`/api/episodes/${made.code}`)).body as Published;
  expect(published.commitments.filter(({ salt }) => salt !== undefined)).toEqual([]);
  expect(published.commitments.map(({ slot }) => slot)).toEqual(['0.0:int:15-20', '2.0:int:1-100']);
  expect(published.commitments).toContainEqual(drawn);
});

test('a show that is broken off is published too, and nothing is played any more', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await begun(house);
  expect(await host.tell({ do: 'close' })).toMatchObject({ ok: false, code: 'not-allowed' });
  expect((await house.get(`/api/episodes/${made.code}/record`)).status).toBe(403);
  expect(await host.tell({ do: 'close', breakOff: true })).toEqual({ ok: true });
  expect(await host.tell({ do: 'close', breakOff: true })).toMatchObject({ ok: false });
  expect(await ann.move('buzz', { number: 5 })).toMatchObject({ ok: false, code: 'not-now' });
  expect(await host.move('undo')).toMatchObject({ ok: false, code: 'not-now' });
  expect(await host.tell({ do: 'pause' })).toMatchObject({ ok: false });
  const { status, body } = await house.get(`/api/episodes/${made.code}/record`);
  const record = body as Published;
  expect(status).toBe(200);
  expect(seedCommit(made.code, hexToBytes(record.seed ?? ''))).toBe(host.state.commit);
  expect(record.commitments.every(each => holds(made.code, each))).toBe(true);
  const published = (await house.get(`/api/episodes/${made.code}`)).body as {
    closed: boolean;
    over: boolean;
    hash: string;
  };
  expect(published).toMatchObject({ closed: true, over: false, hash: recordHash(record as never) });
  expect(verifyRecord(record, showNamed).verdict).toBe('ok');
  expect(replay(readRecord(record, showNamed)).episode.view('audience')).toEqual(host.view);
  expect((await house.get('/api/episodes')).body).toEqual([]);
});

test('no stranger’s asking publishes anything: the host may still take the end back', async () => {
  const house = await Playhouse.open();
  const { made, host } = await begun(house);
  expect(await host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  const paths = ['', '/record', '/story', '/post', '/room', '/reminders.ics', '/calendar.ics'];
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
    for (const path of paths) await (await fetch(`${house.url}/api/episodes/${made.code}${path}`, { method })).text();
  for (const path of ['', '/recap', '/card.png', '/board.png', '/watch', '/tv', '/verify'])
    await (await fetch(`${house.url}/e/${made.code}${path}`)).text();
  expect((await house.get(`/api/episodes/${made.code}/record`)).status).toBe(403);
  expect((await house.get(`/api/episodes/${made.code}/record`, 'x'.repeat(32))).status).toBe(403);
  expect((await house.get(`/api/episodes/${made.code}`)).body).toMatchObject({ over: true, closed: false });
  expect(await host.move('undo')).toMatchObject({ ok: true });
});

test('the recap of a show whose end can be undone reveals no answer that is still open', async () => {
  const house = await Playhouse.open();
  const questions = Array.from({ length: 20 }, (_, i) => ({ ask: `What is it, ${i}?`, answer: `qzanswer${i}` }));
  const pack = { questions, tieBreakers: questions.slice(0, 1) };
  const { made, host } = await house.gather({ show: 'lucky-numbers', options: { judging: 'auto' }, pack });
  for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move)).toMatchObject({ ok: true });
  expect(await host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  const answerTo = async (token?: string) =>
    (await house.get(`/api/episodes/${made.code}/story`, token)).body as { used: { questions?: { answer: string }[] } };
  // The host knows the answers anyway.
  const answer = (await answerTo(made.token)).used.questions?.[0]?.answer ?? '';
  expect(answer).toMatch(/^qzanswer/);
  await house.told(made.code);
  const { used, ...rest } = await answerTo();
  expect(used).toEqual({});
  expect(JSON.stringify(rest)).not.toContain('qzanswer');
  expect(await host.tell({ do: 'close' })).toEqual({ ok: true });
  expect((await answerTo()).used.questions?.[0]?.answer).toBe(answer);
});

test('whoever asks for the record when its time has come gets it, and asking writes nothing', async () => {
  let now = 1_800_000_000_000;
  const folder = freshFolder();
  const before = await Playhouse.open({ folder, now: () => now });
  const { made, host } = await begun(before);
  expect(await host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  await before.app.close();
  // Here nobody plays it, so nothing but the sweep of the next minute would write.
  const house = await Playhouse.open({ folder, now: () => now });
  now += 600_000;
  const path = `/api/episodes/${made.code}/record`;
  expect((await fetch(`${house.url}${path}`, { method: 'HEAD' })).status).toBe(200);
  const [asHost, asAnybody] = [await house.get(path, made.token), await house.get(path)];
  expect([asHost.status, asAnybody.status]).toEqual([200, 200]);
  expect((await house.app.context.store.known(made.code))?.closed).toBe(0);
  expect(house.app.rooms.get(made.code)).toBeUndefined();
  await house.app.rooms.close(made.code);
  expect((await house.get(path)).body).toEqual(asAnybody.body);
});

test('ten minutes after its end a show is published by itself', async () => {
  let now = 1_800_000_000_000;
  const house = await Playhouse.open({ now: () => now });
  const { made, host } = await begun(house);
  expect(await host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  const closed = async () => ((await house.get(`/api/episodes/${made.code}`)).body as { closed: boolean }).closed;
  now += 599_000;
  expect(await closed()).toBe(false);
  expect(await host.move('undo')).toMatchObject({ ok: true });
  expect(await host.move('end', { winner: 1 })).toMatchObject({ ok: true });
  now += 600_000;
  await expect.poll(closed).toBe(true);
  expect(await host.move('undo')).toMatchObject({ ok: false, code: 'not-now' });
});

test('the host’s link is moved from the desk: the old one opens nothing, and its users are disconnected', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'lucky-numbers' });
  const [host, thief] = [await house.host(made), await house.host(made)];
  const coHost = await host.tell({ do: 'co-host' });
  if (!coHost.ok) throw new Error('no co-host');
  const helper = await house.join(made.code, { as: 'host', token: coHost.link?.split('#')[1] ?? '' });
  expect(await helper.tell({ do: 'move-link' })).toMatchObject({ ok: false, code: 'not-allowed' });
  const moved = await host.tell({ do: 'move-link' });
  if (!moved.ok) throw new Error('not moved');
  const token = moved.link?.split('#')[1] ?? '';
  expect(moved.link).toContain(`/e/${made.code}/host#${token}`);
  // What the old link made dies with it: whoever saw it may have made it.
  await until(() => thief.left === 4101 && helper.left === 4101, 'the others to be sent away');
  expect(host.left).toBe(0);
  await expect(house.host(made)).rejects.toThrow();
  expect((await house.get(`/api/episodes/${made.code}/record`, made.token)).status).toBe(403);
  // Once more, with the new one.
  expect(await host.tell({ do: 'move-link' })).toMatchObject({ ok: true });
  await expect(house.host({ ...made, token })).rejects.toThrow();
});

test('an episode is deleted by its host with all its names, also while it runs', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await begun(house);
  const coHost = await host.tell({ do: 'co-host' });
  const path = `/api/episodes/${made.code}`;
  for (const token of [undefined, ann.token, coHost.ok ? coHost.link?.split('#')[1] : '']) {
    expect(await house.delete(path, token)).toBe(403);
  }
  expect(await house.delete(path, made.token)).toBe(204);
  await until(() => host.left === 4103 && ann.left === 4103, 'everybody to be told');
  expect((await house.get(path)).status).toBe(404);
  expect((await house.get(`${path}/record`, made.token)).status).toBe(404);
  expect(await house.delete(path, made.token)).toBe(404);
  await expect(house.join(made.code, { as: 'watch' })).rejects.toThrow();
  await house.app.close();
  const file = readFileSync(join(house.folder, databaseFile));
  for (const name of ['Qzanna', 'Qzbert', 'Monday']) expect(file.includes(name), name).toBe(false);
});

test('a clock that is ahead by 400 days for a while deletes nothing, and the log says what it would delete', async () => {
  const day = 86_400_000;
  let [ahead, passed] = [0, 0];
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const [steady, now] = [() => passed, () => 1_800_000_000_000 + ahead + passed];
  const house = await Playhouse.open({ now, steady, log, timing: { away: 1e15, idle: 1e15 } });
  const { made, host } = await begun(house);
  await host.move('end', { winner: 0 });
  await host.tell({ do: 'close' });
  const left = await begun(house);
  const sweeping = new Sweeper(house.app.context);
  const there = async () => [
    (await house.get(`/api/episodes/${made.code}`)).status,
    ((await house.get(`/api/episodes/${left.made.code}`)).body as { closed: boolean }).closed,
  ];
  ahead = 400 * day;
  expect(await sweeping.sweep()).toEqual([]);
  passed += 60_000;
  expect(await sweeping.sweep()).toEqual([]);
  expect(logged.join('')).toContain('will be if the clock is right');
  expect(await there()).toEqual([200, false]);
  // Put right, it must go on evenly for hours, too.
  ahead = 0;
  passed += 4 * 3_600_000;
  expect(await sweeping.sweep()).toEqual([]);
  ahead = 400 * day;
  await sweeping.sweep();
  passed += 3 * 3_600_000 - 1;
  expect(await sweeping.sweep()).toEqual([]);
  expect(await there()).toEqual([200, false]);
  passed += 1;
  expect(await sweeping.sweep()).toEqual([made.code]);
});
