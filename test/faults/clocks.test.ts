import { expect, test } from 'vitest';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { Playhouse, until } from '../rooms/playhouse.ts';
import { sizes } from './sizes.ts';

const seed = Number(process.env.SEED ?? 1);
const forever = 1e15;
const clock = 120;

test(`${sizes.jumps} jumps of the clock give nobody more time or less`, async () => {
  const began = performance.now();
  const luck = seededLuck(seed);
  const clocks = { wall: 1_800_000_000_000, steady: 0 };
  const pass = (milliseconds: number) => {
    clocks.wall += milliseconds;
    clocks.steady += milliseconds;
  };
  const house = await Playhouse.open({
    now: () => clocks.wall,
    steady: () => clocks.steady,
    timing: { away: forever, idle: forever, retention: forever, closing: forever },
  });
  const { host } = await house.gather({ show: 'lucky-numbers', options: { judging: 'auto' }, clock });
  for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move)).toMatchObject({ ok: true });
  const tally = { back: 0, ahead: 0, far: 0, expired: 0, resumed: 0 };
  let worst = 0;

  /** Milliseconds that are left by the time that really passed. */
  let left = clock * 1000;
  for (let jump = 0; jump < sizes.jumps; jump++) {
    const passes = Math.min(luck() * 60_000, left - 1);
    pass(passes);
    left -= passes;
    const kind = luck();
    // Back by up to a month, ahead by up to a minute, ahead by up to a month.
    const by =
      kind < 0.4 ? -500 - luck() ** 3 * 2.6e9 : kind < 0.7 ? 500 + luck() * 59_000 : 61_000 + luck() ** 3 * 2.6e9;
    clocks.wall += by;
    if (by < 0) tally.back += 1;
    else if (by <= 60_000) tally.ahead += 1;
    else {
      tally.far += 1;
      await until(() => host.state.paused === 'host', 'the pause');
      expect(host.state.deadline).toBe(0);
      pass(luck() * 1e7);
      expect(await host.tell({ do: 'resume' })).toEqual({ ok: true });
      tally.resumed += 1;
    }
    await until(
      () => host.state.paused === '' && Math.abs(host.state.deadline - clocks.wall - left) < 300,
      `${left} ms to be left, not ${host.state.deadline - clocks.wall}`,
    );
    worst = Math.max(worst, Math.abs(host.state.deadline - clocks.wall - left));
    expect(host.view.phase).toBe('buzz');
    if (left > 20_000) continue;
    // It comes when its time has passed, and not before.
    const entries = host.state.entries;
    pass(left + 1);
    tally.expired += 1;
    await host.sees(entries + 1);
    expect(await host.move('ask')).toMatchObject({ ok: true });
    await host.sees(entries + 2);
    // Nobody's time runs before pages show what is owed: the stage may still be busy with what the clock ended.
    const { entry, time } = JSON.parse(host.state.cues) as CueFrame;
    expect(entry).toBe(entries + 1);
    const shown = time!.at + time!.shows - clocks.wall;
    expect(shown).toBeGreaterThanOrEqual(0);
    expect(shown).toBeLessThanOrEqual(3000);
    left = clock * 1000 + shown;
    expect(host.state.deadline).toBe(clocks.wall + left);
  }
  console.info(
    `${sizes.jumps} jumps of the clock, SEED=${seed}: ${tally.back} back, ${tally.ahead} ahead, ${tally.far} far ahead with ` +
      `${tally.resumed} pauses for the host, ${tally.expired} deadlines that came in their time; at worst ${Math.round(worst)} ms off, ` +
      `in ${Math.round((performance.now() - began) / 1000)} s`,
  );
});
