/** Deadlines that players miss: counted from the record, told at the desk, and followed by a substitute. */
import { expect, test } from 'vitest';
import { missedIn } from '../../shared/engine/missed.ts';
import { bookOf, figureOf, type Line, write } from '../../shared/season/ledger.ts';
import { fixedDice, Playhouse, until } from '../rooms/playhouse.ts';
import { seasonPacks } from './season-packs.ts';

const day = 86_400;

/** A season of Lucky Numbers with this list, its game begun, and a clock that jumps. */
const begun = async (list: readonly string[], settings: object) => {
  let now = 1_800_000_000_000;
  const timing = { away: 3_600_000, idle: 3_600_000 };
  const house = await Playhouse.open({ now: () => now, timing, source: () => fixedDice(1) });
  const wish = { name: 'friday', show: 'lucky-numbers', options: { judging: 'auto' }, clock: day };
  const made = await house.post('/api/seasons', { ...wish, pack: seasonPacks['lucky-numbers'] });
  const { token } = made.body as { readonly token: string };
  await house.app.context.store.addLines({
    season: 'friday',
    lines: before =>
      write(before, [{ account: 'list', who: '', to: [...list], why: 'called' }], { at: now, episode: '' }),
  });
  const headers = { Authorization: `Bearer ${token}` };
  const opened = (await house.post('/api/seasons/friday/episodes', { kind: 'main' }, headers)).body as {
    readonly code: string;
    readonly token: string;
  };
  const host = await house.join(opened.code, { as: 'host', token: opened.token });
  expect(await host.tell({ do: 'set', settings })).toEqual({ ok: true });
  for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move), move).toMatchObject({ ok: true });
  const { log } = house.live(opened.code);
  /** The deadline that runs passes. */
  const pass = async () => {
    const { length } = log.episode.entries;
    now = Math.max(now, log.state.deadline) + 1000;
    await until(() => log.episode.entries.length > length, 'the clock to move');
  };
  const lines = async () =>
    ((await house.get('/api/seasons/friday')).body as { readonly lines: readonly Line[] }).lines;
  return { house, ...opened, host, log, pass, lines };
};

const names = (log: { readonly episode: { readonly names: readonly string[] } }) => log.episode.names;

test('whoever misses as many deadlines as the host allows is told of at the desk; the seat goes on by itself where the host says so', async () => {
  const { house, code, host, log, pass, lines } = await begun(['Ann', 'Ben', 'Cal'], { substituteAfter: 2 });
  expect(await host.move('buzz', { for: 1, number: 50 })).toMatchObject({ ok: true });
  await pass();
  await until(() => host.desk.at(-1)?.missed.join() === '1,0', 'the desk to count');
  // An undo takes it back, and nothing else counts it.
  expect(await host.move('undo')).toMatchObject({ ok: true });
  await until(() => host.desk.at(-1)?.missed.join() === '0,0', 'the desk to take it back');
  await pass();
  // Ben, who was heard alone, owes the answer now, and then Ann has the question.
  await pass();
  await until(() => host.desk.at(-1)?.missed.join() === '1,1', 'the desk to count Ben');
  await pass();
  await until(() => host.desk.at(-1)?.missed.join() === '2,1', 'the desk to count Ann');
  await house.looked(code);
  expect(names(log)).toEqual(['Ann', 'Ben']);
  // The host may also say that time is up.
  expect(await host.tell({ do: 'set', settings: { autoSubstitute: true, substituteAfter: 3 } })).toEqual({ ok: true });
  for (let i = 0; !names(log).includes('Cal') && i < 12; i++) {
    const owed = await host.tell({ do: 'time-up' });
    if (!owed.ok) for (const move of ['ask', 'open-game']) if ((await host.move(move)).ok) break;
    await house.looked(code);
  }
  expect(names(log)).toContain('Cal');
  const missed = missedIn(log.episode.standing);
  const gone = names(log)[0] === 'Cal' ? 'Ann' : 'Ben';
  expect(missed.get(gone)?.times).toBe(3);
  expect(missed.get('Cal')).toBeUndefined();
  expect(await host.move('end', { winner: -1 })).toMatchObject({ ok: true });
  await expect.poll(async () => figureOf(bookOf(await lines()), 'missed', gone)).toBe(3);
  expect(await host.move('undo')).toMatchObject({ ok: true });
  await expect.poll(async () => figureOf(bookOf(await lines()), 'missed', gone)).toBe(0);
});

test('without a list, somebody of the room who would like to play gets the seat by lot', async () => {
  const { house, code, log, pass } = await begun(['Ann', 'Ben'], { substituteAfter: 1, autoSubstitute: true });
  const fan = (message: object) =>
    house.post(`/api/episodes/${code}/room`, { secret: '7'.padStart(32, '0'), ...message });
  await fan({ do: 'enter', name: 'Zoe' });
  await fan({ do: 'volunteer', on: true });
  await pass();
  // Both missed it; one of them stays, because nobody else would like to play.
  await until(() => names(log).join() === 'Zoe,Ben', `Zoe to play, not ${names(log).join()}`);
  await expect.poll(async () => (await fan({ do: 'look' })).body).toMatchObject({ seat: { seat: 0 } });
});
