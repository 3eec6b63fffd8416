import { expect, test } from 'vitest';
import { type Guest, Playhouse, until } from './playhouse.ts';

const begun = async (moves: readonly string[]) => {
  const house = await Playhouse.open();
  const { made, host, ann, ben } = await house.gather({ show: 'lucky-numbers', options: { judging: 'auto' } });
  for (const move of moves) expect(await host.move(move)).toMatchObject({ ok: true });
  return { house, made, host, ann, ben, live: house.live(made.code) };
};

const all = async (count: number, ...guests: readonly Guest[]) => {
  for (const guest of guests) await until(() => guest.own.entries === count, `${count} entries`);
};

test('an undo that was sent together with a player’s move hits no other move than was meant, 30 times', async () => {
  const { host, ann, ben, live } = await begun(['start', 'open-game', 'ask']);
  for (let round = 0; round < 30; round++) {
    const at = live.episode.entries.length;
    await all(at, host, ann, ben);
    const [first, undo] = await Promise.all([ann.move('buzz', { number: 7, at }), host.move('undo', { at })]);
    const now = live.episode.entries;
    // Whichever came first counts; the undo took back the question, or nothing.
    if (undo.ok) {
      expect(now[at]).toMatchObject({ by: 'host', do: 'undo' });
      expect(first).toMatchObject({ ok: false });
      expect(await host.move('ask', { at: now.length })).toMatchObject({ ok: true });
    } else {
      expect(undo).toMatchObject({ code: 'stale', entries: at + 1 });
      expect(first).toMatchObject({ ok: true });
      expect(await host.move('undo', { at: at + 1 })).toMatchObject({ ok: true });
    }
    expect(live.episode.state.phase).toBe('buzz');
  }
});

test('of the undos, and the questions, that two desks ask for at once one counts', async () => {
  const { house, made, host, ann, live } = await begun(['start', 'open-game', 'ask']);
  const other = await house.host(made);
  await all(3, host, other, ann);
  const undos = await Promise.all([host.move('undo', { at: 3 }), other.move('undo', { at: 3 })]);
  expect(undos.map(reply => (reply.ok ? 'ok' : reply.code)).sort()).toEqual(['ok', 'stale']);
  expect(live.episode.standing).toHaveLength(2);
  const asks = await Promise.all([host.move('ask', { at: 4 }), other.move('ask', { at: 4 })]);
  expect(asks.map(reply => (reply.ok ? 'ok' : reply.code)).sort()).toEqual(['ok', 'stale']);
});

test('what others send into the same phase matters to nobody; another question does', async () => {
  const { host, ann, ben, live } = await begun(['start', 'open-game', 'ask']);
  expect(await ann.move('buzz', { number: 7, at: 3 })).toMatchObject({ ok: true });
  expect(await ben.move('buzz', { number: 9, at: 3 })).toMatchObject({ ok: true });
  const [called] = live.waiting;
  const player = called === 0 ? ann : ben;
  // The question was taken back and asked again: an answer to the first one is no answer to this one.
  const seen = live.episode.entries.length;
  for (let i = 0; i < 3; i++) await host.move('undo');
  await host.move('ask');
  await ann.move('buzz', { number: 7 });
  await ben.move('buzz', { number: 9 });
  expect(await player.move('answer', { text: 'x', at: seen })).toMatchObject({ ok: false, code: 'stale' });
  expect(await player.move('answer', { text: 'x', at: live.episode.entries.length })).toMatchObject({ ok: true });
});

test('a score is corrected where it is what the host saw; the end counts whatever happened', async () => {
  const { host, live } = await begun(['start', 'open-game']);
  expect(await host.move('correct', { seat: 0, score: 100, reason: 'a', at: 2 })).toMatchObject({ ok: true });
  expect(await host.move('correct', { seat: 0, score: 200, reason: 'b', at: 2 })).toMatchObject({ code: 'stale' });
  expect(await host.move('correct', { seat: 1, score: 200, reason: 'c', at: 2 })).toMatchObject({ ok: true });
  // A program that says nothing of it is taken at its word.
  expect(await host.move('correct', { seat: 0, score: 300, reason: 'd' })).toMatchObject({ ok: true });
  expect(await host.move('end', { winner: 0, at: 2 })).toMatchObject({ ok: true });
  expect(await host.move('undo', { at: 99 })).toMatchObject({ code: 'stale' });
  expect(live.over).toBe(true);
});
