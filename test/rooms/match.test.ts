import { expect, test } from 'vitest';
import { earlyCalls, hostInterventions } from '../../shared/engine/asides.ts';
import { readCues } from '../../shared/engine/mirror-read.ts';
import type { Legal } from '../../shared/engine/moves.ts';
import { readRecord, replay } from '../../shared/engine/record.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { fixedDice, type Guest, Playhouse, until } from './playhouse.ts';

/** The next move that somebody at these pages may make, with any inputs in range. */
const nextMove = (guests: readonly Guest[], luck: () => number): { guest: Guest; legal: Legal } => {
  const choices = guests.flatMap(guest =>
    guest.own.legal
      .filter(legal => ![...hostInterventions, ...earlyCalls].includes(legal.do))
      .map(legal => ({ guest, legal })),
  );
  const seats = choices.filter(({ legal }) => typeof legal.by === 'number');
  return pick(seats.length > 0 ? seats : choices, luck);
};

test('a whole match of Lucky Numbers by two contestants and a host, with the same picture on every page', async () => {
  const luck = seededLuck(5);
  const house = await Playhouse.open({ source: () => fixedDice(8) });
  const made = await house.make({
    show: 'lucky-numbers',
    name: 'Friday night',
    options: { judging: 'auto', lastRound: [4, 6] },
  });
  const host = await house.host(made);
  const spectator = await house.join(made.code, { as: 'watch' });
  const ann = await house.join(made.code, { as: 'play', name: 'Ann' });
  expect((await host.move('start')) as object).toMatchObject({ ok: false, code: 'lobby-not-full' });
  const ben = await house.join(made.code, { as: 'play', name: 'Ben' });
  expect([ann.seat, ben.seat]).toEqual([0, 1]);
  await until(() => host.state.seats.every(({ connected }) => connected), 'both are here');
  expect(host.state).toMatchObject({ title: 'Friday night', hostPresent: true, robots: false });
  const everybody = [host, ann, ben, spectator];
  const players = [host, ann, ben];
  let late: Guest | undefined;
  for (let entries = 0; host.state.phase !== 'over'; ) {
    const { guest, legal } = nextMove(players, luck);
    const { by: _by, do: name, ...inputs } = anyMove(legal, luck);
    const owns = players.map(player => player.owns.length);
    const reply = await guest.move(name, inputs);
    expect(reply).toEqual({ ok: true, entry: entries });
    entries += 1;
    await until(() => players.every((player, i) => player.owns.length > (owns[i] ?? 0)), 'their own part');
    const { episode } = house.live(made.code);
    for (const page of [...everybody, ...(late === undefined ? [] : [late])]) {
      await page.sees(entries);
      expect(page.view).toEqual(episode.view('audience'));
      expect(readCues(page.state)).toMatchObject({ entry: entries - 1, cues: episode.cues });
    }
    expect(host.own.view).toEqual(episode.view('host'));
    expect(ann.own.view).toEqual(episode.view(0));
    expect(ben.own.legal).toMatchObject(episode.legal().filter(({ by }) => by === 1));
    expect(host.own.others).toMatchObject(episode.legal().filter(({ by }) => by !== 'host'));
    if (entries === 20) late = await house.join(made.code, { as: 'watch', screen: 'tv' });
  }
  expect(late).toBeDefined();
  expect(spectator.view.act).toBe('main-event');
  await house.live(made.code).close();
  const { body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
  const again = replay(readRecord(body, showNamed));
  expect(again.refused).toEqual([]);
  expect(again.episode.view('audience')).toEqual(spectator.view);
});

test('who comes late sees what the others see, whatever act is on', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(3) });
  const made = await house.make({ show: 'lucky-numbers', robots: true, pace: 0 });
  await until(() => house.live(made.code).over, 'the robots are done');
  const late = await house.join(made.code, { as: 'watch' });
  expect(late.view).toEqual(house.live(made.code).episode.view('audience'));
  expect(late.view.act).toBe('main-event');
  expect(late.view.result).not.toBeNull();
});

test('a move sent twice under one id has one effect, and the same answer', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(1) });
  const { made, host, ann } = await house.gather({ show: 'lucky-numbers' });
  expect(await host.move('start', {}, 'one')).toEqual({ ok: true, entry: 0 });
  expect(await host.move('start', {}, 'one')).toEqual({ ok: true, entry: 0 });
  // Contract 2: wrong inputs are refused by the rules' own code, a substitute's name like any other input.
  expect(await host.move('replace', { seat: 1, name: ' ' })).toMatchObject({ ok: false, code: 'bad-input' });
  expect(await host.move('replace', { seat: 1, name: 5 })).toMatchObject({ ok: false, code: 'bad-input' });
  expect(await ann.move('replace', { seat: 1, name: ' ' })).toMatchObject({ ok: false, code: 'not-yours' });
  const refused = await ann.move('roll', {}, 'two');
  expect(refused).toMatchObject({ ok: false, code: 'not-now' });
  expect(await ann.move('roll', {}, 'two')).toEqual(refused);
  // An id is the client's own: who counts may send the count.
  const counted = { id: 7, at: 1, do: 'open-game' };
  expect(await host.room.request('move', counted)).toEqual({ ok: true, entry: 1 });
  expect(await host.room.request('move', counted)).toEqual({ ok: true, entry: 1 });
  await host.move('ask');
  const twice = await Promise.all([
    ann.move('buzz', { number: 7 }, 'three'),
    ann.move('buzz', { number: 90 }, 'three'),
  ]);
  expect(twice).toEqual([
    { ok: true, entry: 3 },
    { ok: true, entry: 3 },
  ]);
  expect(house.live(made.code).episode.entries).toHaveLength(4);
  expect(house.live(made.code).episode.entries.at(-1)).toMatchObject({ by: 0, do: 'buzz', number: 7 });
});

test('the host moves for a contestant who cannot, undoes it, and sees what is known by then', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(2) });
  const { made, host, ann, ben } = await house.asked();
  await ann.move('buzz', { number: 40 });
  await host.sees(4);
  // What Ann sent is sealed, from the host's undo too.
  expect(host.own.undo).toMatchObject({ entry: { by: 0, do: 'buzz' } });
  expect(JSON.stringify(host.own.undo)).not.toContain('"number"');
  expect(await host.move('buzz', { number: 41, for: 1 })).toMatchObject({ ok: true, entry: 4 });
  expect(await ben.move('undo')).toMatchObject({ ok: false, code: 'not-yours' });
  expect(await ben.move('buzz', { number: 3, for: 0 })).toMatchObject({ ok: false, code: 'not-allowed' });
  await host.sees(5);
  expect(house.live(made.code).episode.entries.at(-1)).toMatchObject({ by: 1, hand: 'host', number: 41 });
  const secret = (host.view.board as { secret: number }).secret;
  expect(secret).toBeGreaterThan(0);
  await until(() => host.own.undo?.entry.hand === 'host', 'the latest undo');
  expect(JSON.stringify(host.own.undo?.known)).toContain(String(secret));
  await host.move('undo');
  await ben.sees(6);
  expect(ben.view.phase).toBe('buzz');
  expect(readCues(ben.state).cues).toMatchObject([{ cue: 'undo', do: 'buzz' }]);
});
