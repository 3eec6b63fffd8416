import { expect, test } from 'vitest';
import { readCues } from '../../shared/engine/mirror-read.ts';
import { fixedDice, Playhouse, until } from './playhouse.ts';

test('who comes late sees what the others see, whatever act is on', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(3) });
  const made = await house.make({ show: 'lucky-numbers', robots: true, pace: 0 });
  await until(() => house.live(made.code).over, 'the robots are done');
  const late = await house.join(made.code, { as: 'watch' });
  expect(late.view).toEqual(house.live(made.code).episode.view('audience'));
  expect(late.view.act).toBe('main-event');
  expect(late.view.result).not.toBeNull();
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
