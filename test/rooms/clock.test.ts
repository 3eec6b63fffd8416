import { expect, test } from 'vitest';
import { fixedDice, type Guest, Playhouse, type PlayhouseOptions, stopwatch, until } from './playhouse.ts';

/** A clock that only moves when it is told to. */
class Hand {
  now = 1_800_000_000_000;
  forward(seconds: number): void {
    this.now += seconds * 1000;
  }
}

const asked = async (clock: number, options: PlayhouseOptions = {}) => {
  const hand = new Hand();
  const house = await Playhouse.open({ now: () => hand.now, timing: { away: 3_600_000, idle: 3_600_000 }, ...options });
  const { made, host, ann, ben } = await house.asked({ show: 'lucky-numbers', options: { judging: 'auto' }, clock });
  await ben.sees(3);
  return { hand, house, made, host, ann, ben };
};

const phase = (guest: Guest, name: string) =>
  until(() => guest.view.phase === name, `phase ${name}, not ${guest.view.phase}`);

test('a move that is owed has a deadline, and the rules say what happens when it passes', async () => {
  const { hand, ann, ben, host } = await asked(30);
  expect(ben.state).toMatchObject({ clock: 30, deadline: hand.now + 30_000, waiting: [0, 1] });
  hand.forward(20);
  await ann.move('buzz', { number: 5 });
  await ben.sees(4);
  // The other’s sealed number gives nobody more time.
  expect(ben.state).toMatchObject({ deadline: hand.now + 10_000, waiting: [1] });
  hand.forward(10);
  await phase(ben, 'answer');
  // It runs from the moment on in which pages show who is called.
  const { shows } = ben;
  expect(shows).toBeGreaterThan(0);
  expect(ben.state).toMatchObject({ deadline: hand.now + shows + 30_000, waiting: [0] });
  await host.sees(5);
  expect(host.own.undo?.entry).toMatchObject({ by: 'clock', do: 'expire' });
  hand.forward(shows / 1000 + 29.9);
  expect(ben.view.phase).toBe('answer');
  hand.forward(0.2);
  await phase(ben, 'roll');
  // A roll that nobody makes is made by the clock.
  hand.forward(ben.shows / 1000 + 31);
  await ben.sees(7);
});

test('whoever owes the next roll after one that the clock made has the whole time for it', async () => {
  // Neither of the first two throws has a number that is lit.
  const { hand, ann, ben } = await asked(30, { source: () => fixedDice(3) });
  await ann.move('buzz', { number: 5 });
  for (const entries of [5, 6]) {
    hand.forward(ben.shows / 1000 + 31);
    await ben.sees(entries);
  }
  expect(ben.view.phase).toBe('roll');
  hand.forward(ben.shows / 1000 + 31);
  await ben.sees(7);
  expect(ben.view.phase).toBe('roll');
  expect(ben.state.deadline).toBe(hand.now + ben.shows + 30_000);
});

test('LN-34: twenty buzzcodes have a deadline too, at which nothing happens by itself', async () => {
  const hand = new Hand();
  const house = await Playhouse.open({ now: () => hand.now, timing: { away: 3_600_000, idle: 3_600_000 } });
  const { host, ann, ben } = await house.gather({
    show: 'lucky-numbers',
    options: { buzzcodes: 'upfront' },
    clock: 86_400,
  });
  expect(await host.move('start')).toMatchObject({ ok: true });
  await ben.sees(1);
  const deadline = hand.now + ben.shows + 86_400_000;
  expect(ben.state).toMatchObject({ deadline, waiting: [0, 1] });
  const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
  hand.forward(3600);
  expect(await ann.move('buzzcodes', { numbers })).toMatchObject({ ok: true });
  await ben.sees(2);
  expect(ben.state).toMatchObject({ deadline, waiting: [1] });
  hand.forward(86_400);
  await until(() => ben.state.deadline === 0, 'the deadline to pass');
  expect(ben.view.phase).toBe('buzzcodes');
  expect(await ben.move('buzzcodes', { numbers })).toMatchObject({ ok: true });
});

test('with the clock off nothing passes; it can be turned on for the move that is owed', async () => {
  const { hand, ben, host } = await asked(0);
  expect(ben.state).toMatchObject({ clock: 0, deadline: 0 });
  hand.forward(10_000);
  expect(await host.tell({ do: 'extend', seconds: 5 })).toMatchObject({ ok: false });
  expect(await host.tell({ do: 'set', settings: { clock: 15 } })).toEqual({ ok: true });
  await until(() => ben.state.deadline === hand.now + 15_000, 'the clock');
  expect(await host.tell({ do: 'extend', seconds: 45 })).toEqual({ ok: true });
  await until(() => ben.state.deadline === hand.now + 60_000, 'more time');
  hand.forward(59);
  expect(ben.view.phase).toBe('buzz');
  expect(await host.tell({ do: 'set', settings: { clock: 0 } })).toEqual({ ok: true });
  await until(() => ben.state.deadline === 0, 'no clock');
});

test('a pause holds clock and moves, and both go on where they stood', async () => {
  const { hand, ann, ben, host } = await asked(60);
  hand.forward(40);
  expect(await host.tell({ do: 'pause' })).toEqual({ ok: true });
  await until(() => ben.state.paused === 'host' && ben.state.deadline === 0, 'the pause');
  hand.forward(100_000);
  expect(await ann.move('buzz', { number: 5 }, 'in the pause')).toMatchObject({ ok: false, code: 'paused' });
  expect(await host.move('open-game')).toMatchObject({ ok: false, code: 'paused' });
  // The host may still put things right.
  expect(await host.move('correct', { seat: 0, score: 10, reason: 'late' })).toMatchObject({ ok: true });
  expect(await host.tell({ do: 'resume' })).toEqual({ ok: true });
  await until(() => ben.state.paused === '' && ben.state.deadline === hand.now + 20_000, 'to go on');
  // A press that was refused stays so, however late the network delivers it once more.
  expect(await ann.move('buzz', { number: 5 }, 'in the pause')).toMatchObject({ ok: false, code: 'paused' });
  expect(await ann.move('buzz', { number: 5 })).toMatchObject({ ok: true });
  expect(await host.tell({ do: 'resume' })).toMatchObject({ ok: false });
});

test('a pause over holidays goes on by itself on its day, with nobody there', async () => {
  const { hand, made, house, ann, ben, host } = await asked(86_400, { timing: { away: 15_000, idle: 1000 } });
  hand.forward(3600);
  const back = hand.now + 14 * 86_400_000;
  expect(await host.tell({ do: 'pause', until: hand.now - 1 })).toMatchObject({ ok: false });
  expect(await host.tell({ do: 'pause', until: back })).toEqual({ ok: true });
  await until(() => ben.state.paused === 'host' && ben.state.deadline === back, 'the pause');
  // Putting something right in between changes nothing of it.
  expect(await host.move('correct', { seat: 0, score: 10, reason: 'late' })).toMatchObject({ ok: true });
  expect(await ann.move('buzz', { number: 5 })).toMatchObject({ ok: false, code: 'paused' });
  for (const guest of [host, ann, ben]) await guest.leave();
  hand.forward(2);
  await until(() => house.app.rooms.get(made.code) === undefined, 'the room to leave memory');
  hand.now = back;
  const facts = async () =>
    (await house.get(`/api/episodes/${made.code}`)).body as { paused: string; deadline: number };
  await until(() => house.app.rooms.get(made.code)?.live.state.paused === '', 'the end of the holidays');
  expect(await facts()).toMatchObject({ paused: '', deadline: back + 23 * 3_600_000, phase: 'buzz' });
});

test('the host reaches a show that is not in memory from outside: more time, a pause', async () => {
  const { hand, made, house, ann, ben, host } = await asked(86_400, { timing: { away: 15_000, idle: 1000 } });
  const due = hand.now + 86_400_000;
  for (const guest of [host, ann, ben]) await guest.leave();
  hand.forward(2);
  await until(() => house.app.rooms.get(made.code) === undefined, 'the room to leave memory');
  const tell = (body: object, token: string) =>
    house.post(`/api/episodes/${made.code}/desk`, body, { authorization: `Bearer ${token}` });
  expect(await tell({ do: 'extend', seconds: 86_400 }, 'nobody')).toMatchObject({ status: 403 });
  expect(await tell({ do: 'extend', seconds: -5 }, made.token)).toMatchObject({ status: 400 });
  expect(await tell({ do: 'extend', seconds: 86_400 }, made.token)).toMatchObject({ status: 200, body: { ok: true } });
  expect((await house.get(`/api/episodes/${made.code}`)).body).toMatchObject({ deadline: due + 86_400_000 });
  expect(await tell({ do: 'pause' }, made.token)).toMatchObject({ body: { ok: true } });
  expect((await house.get(`/api/episodes/${made.code}`)).body).toMatchObject({ paused: 'host', deadline: 0 });
});

test('a host who is away for 15 seconds pauses the show for all, and it continues on return', async () => {
  const { hand, made, house, ann, ben, host } = await asked(120, { timing: { away: 15_000, idle: 3_600_000 } });
  await host.leave();
  await until(() => !ben.state.hostPresent, 'the host to be gone');
  hand.forward(14);
  expect(ben.state.paused).toBe('');
  hand.forward(2);
  await until(() => ben.state.paused === 'away', 'the pause');
  expect(await ann.move('buzz', { number: 5 })).toMatchObject({ ok: false, code: 'paused' });
  hand.forward(1000);
  await house.host(made);
  await until(() => ben.state.paused === '' && ben.state.deadline === hand.now + 104_000, 'to go on');
  expect(ben.state.hostPresent).toBe(true);
});

test('a show by the day waits for nobody’s presence, and its deadline comes with nobody there', async () => {
  const { hand, made, house, ann, ben, host } = await asked(86_400, { timing: { away: 15_000, idle: 1000 } });
  for (const guest of [host, ann, ben]) await guest.leave();
  hand.forward(2);
  await until(() => house.app.rooms.get(made.code) === undefined, 'the room to leave memory');
  hand.forward(86_390);
  expect((await house.get(`/api/episodes/${made.code}`)).body).toMatchObject({ phase: 'buzz', paused: '' });
  hand.forward(10);
  await until(() => house.app.rooms.get(made.code)?.live.episode.entries.length === 4, 'the deadline to bring it back');
  expect((await house.get(`/api/episodes/${made.code}`)).body).toMatchObject({ phase: 'ready', entries: 4 });
});

test('a short clock of a room in memory fires within 200 ms, one of a room that is not within 2 s', async () => {
  const { hand, made, house, ann, ben, host } = await asked(15, { timing: { away: 3_600_000, idle: 1000 } });
  const entries = () => house.app.rooms.get(made.code)?.live.episode.entries.length;
  /** Milliseconds until the clock has made that many entries of them. */
  const passes = async (wanted: number): Promise<number> => {
    const passed = stopwatch();
    hand.forward(16);
    await until(() => entries() === wanted, 'the clock');
    return passed();
  };
  expect(await passes(4)).toBeLessThanOrEqual(200);
  expect(await host.move('ask')).toMatchObject({ ok: true });
  for (const guest of [host, ann, ben]) await guest.leave();
  hand.forward(1.1);
  await until(() => house.app.rooms.get(made.code) === undefined, 'the room to leave memory');
  expect(await passes(6)).toBeLessThan(2000);
});
