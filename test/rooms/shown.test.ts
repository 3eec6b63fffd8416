/** What everybody may ask about an episode stands in the store with each entry. */
import { expect, test } from 'vitest';
import { restore, shownOf } from '../../server/rooms/restore.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { type Made, Playhouse, until } from './playhouse.ts';
import { storeThrough } from './store-through.ts';

const few = { timing: { idle: 1, away: 1e9, looked: 1 } };

/** Plays anything, undo included. Calls `after` with each entry. */
const play = async (house: Playhouse, { code }: Made, moves: number, after: () => Promise<void>) => {
  await house.app.rooms.ensure(code);
  const live = house.live(code);
  for (let seat = 0; seat < live.state.chairs.length && live.state.chairs[seat]?.name === ''; seat++)
    await live.seats.sit(`Player ${seat}`, seat);
  const luck = seededLuck(11);
  for (let i = 0; i < moves && !live.over; i++) {
    const legal = live.legal.filter(({ do: move }) => !['end', 'award'].includes(move));
    if (legal.length === 0) break;
    const { by, ...move } = anyMove(pick(legal, luck), luck);
    const reply = await live.move(by as 0, { ...move, do: move.do, id: null });
    if (reply.ok) await after();
  }
  return live;
};

test.each(shows.filter(({ name }) => !isActAlone(name)).map(({ name }) => name))(
  '%s: what is stored with an entry is what a replay says',
  async show => {
    const house = await Playhouse.open({ timing: { ...few.timing, idle: 1e9 } });
    const made = await house.make({ show, options: {} });
    let entries = 0;
    const live = await play(house, made, 80, async () => {
      entries += 1;
      const { facts, state, episode, seed } = house.live(made.code).log;
      expect([entries, state.shown]).toEqual([entries, shownOf({ facts, state, episode, seed })]);
    });
    expect(entries).toBeGreaterThan(1);
    const { context } = house.app;
    const restored = (await restore(context, made.code))!;
    expect((await context.store.known(made.code))?.shown).toEqual(
      shownOf({ facts: restored.stored, state: restored.stored, episode: restored.episode, seed: restored.seed }),
    );
    expect(live.state.shown?.names).toEqual(live.episode.names);
  },
);

/** A store that says what it was asked about entries and packs, which are long. */
const listening = () => {
  const asked: string[] = [];
  const listen = storeThrough((name, pass) => {
    if (['entries', 'entryTexts', 'packText', 'episode', 'keepShown'].includes(name)) asked.push(name);
    return pass();
  });
  return { asked, listen };
};

test('a summary takes neither entries nor pack, and what a closed show adds is worked out once', async () => {
  const { asked, listen } = listening();
  const house = await Playhouse.open({ ...few, store: listen });
  const made = await house.make({ show: 'six-dice', seats: 2 });
  const live = await play(house, made, 30, async () => undefined);
  const path = `/api/episodes/${made.code}`;
  const inMemory = (await house.get(path)).body as { entries: number };
  expect(inMemory).toMatchObject({ entries: live.episode.entries.length, commit: live.fairness.commit });
  await until(() => house.app.rooms.get(made.code) === undefined, 'the room to leave memory');
  asked.length = 0;
  expect((await house.get(path)).body).toEqual(inMemory);
  expect(asked).toEqual([]);
  // Published from elsewhere, without its room.
  await house.app.context.store.publish(made.code, house.app.context.now());
  const closed = (await house.get(path)).body as { hash: string };
  expect(closed.hash).toMatch(/^[\da-f]{64}$/);
  expect(asked).toContain('keepShown');
  asked.length = 0;
  expect((await house.get(path)).body).toEqual(closed);
  expect(asked).toEqual([]);
  const record = (await house.get(`${path}/record`)).body as { hash: string };
  expect(record.hash).toBe(closed.hash);
});

test('a record after each move reads and replays only what was played since', async () => {
  const { asked, listen } = listening();
  const read: number[] = [];
  const house = await Playhouse.open({
    timing: { ...few.timing, idle: 1e9 },
    store: store =>
      storeThrough((name, pass, [, from, to]) => {
        if (name === 'entryTexts') read.push(Number(to) - Number(from));
        return pass();
      })(listen(store)),
  });
  const made = await house.make({ show: 'six-dice', seats: 2 });
  let entries = 0;
  await play(house, made, 40, async () => {
    entries += 1;
    const record = await house.get(`/api/episodes/${made.code}/record`, made.token);
    expect([record.status, (record.body as { entries: unknown[] }).entries.length]).toEqual([200, entries]);
  });
  expect(read).toEqual(Array(entries).fill(1));
  expect(asked.filter(name => name === 'packText')).toHaveLength(1);
});
