/** Who may do what: tokens, seats, and moves that come again. */
import { expect, test } from 'vitest';
import { Playhouse } from './playhouse.ts';
import { storeThrough } from './store-through.ts';

const lucky = { show: 'lucky-numbers', options: { judging: 'auto' } };

/** What the store is asked, in order. */
const overheard = () => {
  const asked: string[] = [];
  const listen = storeThrough((name, pass) => {
    // Signs of life come when they come.
    if (!/^(renewLease|recordTime|latestTime|due|sweep|correctClocks|processes|places|playedBy|endLease)$/.test(name))
      asked.push(name);
    return pass();
  });
  const during = async <T>(work: () => Promise<T>) => {
    asked.length = 0;
    const answer = await work();
    return { answer, asked: [...asked] };
  };
  return { listen, during };
};

test('a wrong token and none, a wrong code and no code get the same answer after the same work', async () => {
  const { listen, during } = overheard();
  const house = await Playhouse.open({ store: listen });
  const made = await house.make(lucky);
  await house.host(made);
  const wrong = 'A'.repeat(32);
  const join = (code: string, options: object) => during(() => house.post(`/matchmake/joinById/${code}`, options));
  const stale = await join(made.code, { as: 'host', token: wrong });
  expect(stale.answer.status).toBe(403);
  expect(stale.asked).toContain('token');
  expect(await join(made.code, { as: 'host' })).toEqual(stale);
  expect(await join(made.code, { as: 'play', token: wrong })).toEqual(stale);
  expect(await join(made.code, { as: 'play', token: made.token })).toEqual(stale);
  const nowhere = await join('22222222', { as: 'watch' });
  expect(nowhere.answer.status).toBe(404);
  expect(await join('nonsense', { as: 'watch' })).toEqual(nowhere);
  const lost = await join('22222222', { as: 'host', token: wrong });
  expect(await join('22222222', { as: 'host', token: made.token })).toEqual(lost);
  expect(lost.answer).toEqual(nowhere.answer);

  const record = (token?: string) => during(() => house.get(`/api/episodes/${made.code}/record`, token));
  expect((await record(wrong)).answer.status).toBe(403);
  expect(await record()).toEqual(await record(wrong));
  const remove = (token?: string) => during(() => house.delete(`/api/episodes/${made.code}`, token));
  expect((await remove(wrong)).answer).toBe(403);
  expect(await remove()).toEqual(await remove(wrong));
});

test('a move for another seat is refused however it is dressed up', async () => {
  const house = await Playhouse.open();
  const { made, ann, ben } = await house.asked();
  expect(await ann.move('buzz', { number: 7 })).toMatchObject({ ok: true });
  const before = house.live(made.code).episode.entries.length;
  expect(await ann.move('buzz', { number: 8, for: 1 })).toMatchObject({ ok: false, code: 'not-allowed' });
  for (const dress of [{ by: 1 }, { by: 'host' }, { seat: 1 }, { hand: 'host' }, { as: 'host', token: made.token }])
    expect(await ann.move('buzz', { number: 8, ...dress })).toMatchObject({ ok: false });
  for (const move of ['undo', 'end', 'correct', 'replace', 'ask', 'expire'])
    expect(await ann.move(move, { by: 'host', seat: 1, winner: 0, score: 1, name: 'x', reason: 'x' })).toMatchObject({
      ok: false,
    });
  expect(house.live(made.code).episode.entries.length).toBe(before);
  // What was drawn, and when, is the server's to say.
  const drew = { numbers: [1], dice: [6, 6], orders: [[1]] };
  const past = '1970-01-01T00:00:00.000Z';
  expect(await ben.move('buzz', { number: 9, at: past })).toMatchObject({ ok: false, code: 'bad-message' });
  // A number is a place, not a time.
  expect(await ben.move('buzz', { number: 9, by: 0, drew, at: before })).toMatchObject({ ok: true });
  const entry = house.live(made.code).episode.entries[before];
  expect(entry).toMatchObject({ by: 1, do: 'buzz', number: 9 });
  expect(entry?.drew).toBeUndefined();
  expect(entry?.at).not.toContain('1970');
});

test('a move that is sent again after the socket broke counts once', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await house.asked();
  const reply = await ann.move('buzz', { number: 7 }, 'once');
  await ann.leave();
  const again = await house.join(made.code, { as: 'play', token: ann.token });
  expect(await again.move('buzz', { number: 7 }, 'once')).toEqual(reply);
  // Unknown inputs are ignored here as everywhere. Another body under the same id is refused.
  expect(await again.move('buzz', { number: 7, extra: 1 }, 'once')).toEqual(reply);
  const another = { ok: false, code: 'id-used', message: expect.stringContaining('has this id') };
  expect(await again.move('buzz', { number: 99 }, 'once')).toEqual(another);
  expect(await again.move('roll', {}, 'once')).toEqual(another);
  // An id is the client's own: who counts may send the count, and both of two at once are the one move.
  const counted = { id: 7, at: 4, do: 'buzz', number: 90, for: 1 };
  const both = await Promise.all([host.room.request('move', counted), host.room.request('move', counted)]);
  expect(both).toEqual([1, 2].map(() => ({ ok: true, entry: 4 })));
  // The same id of somebody else is another move.
  const unknown = await host.move('no-such-move', {}, 'once');
  expect(unknown).toMatchObject({ ok: false, code: 'unknown-move' });
  expect(await host.move('no-such-move', {}, 'once')).toEqual(unknown);
  expect(await host.move('undo', {}, 'once')).toEqual(another);
  const { body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
  expect((body as { entries: object[] }).entries).toHaveLength(5);
});
