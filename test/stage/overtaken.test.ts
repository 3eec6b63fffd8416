/** A phone never asks again what a throw has answered, however many entries follow it at once. In every golden episode. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overtaken } from '../../client/pages/seat/throws.tsx';
import { RevealQueue } from '../../client/reveal-queue.ts';
import { type Mirrored, readCues } from '../../shared/engine/mirror-read.ts';
import { facesOf } from '../../shared/engine/moments.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import { goldenEpisodes, goldenMoments, type Moment, timed } from '../../tools/preview/moments.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const taken = (pages: RevealQueue, { shell, view, seats }: Moment, at: number, news: boolean): number => {
  const { time, ...frame } = readCues(shell);
  const told: CueFrame = news && time !== undefined ? { ...frame, time: { ...time, at } } : frame;
  pages.take({ ...shell, board: view.board } as unknown as Mirrored, told, news);
  if (seats[0] !== undefined) pages.takeOwn(seats[0]);
  return at + (time?.ends ?? 0);
};

// Everybody guesses in Qualifying; there are no dice.
test.each(goldenEpisodes.filter(name => name !== 'qualifying'))('%s', episode => {
  const moments = timed(goldenMoments(episode), false);
  let throws = 0;
  for (const [i, thrown] of moments.entries()) {
    const [before, next] = [moments[i - 1], moments[i + 1]];
    if (before === undefined) continue;
    if (!readCues(thrown.shell).cues.some(cue => facesOf(cue) !== null)) continue;
    throws++;
    vi.setSystemTime(0);
    const pages = new RevealQueue(Date.now);
    taken(pages, before, 0, false);
    const told = taken(pages, thrown, 0, true);
    const ends = next === undefined ? told : taken(pages, next, told, true);
    const asked = pages.own.value?.entries ?? 0;
    for (let now = 0; now <= ends; now += 200) {
      vi.setSystemTime(now);
      pages.advance();
      const frames = pages.frames.value;
      const lies = frames.some(({ frame }) => frame.cues.some(cue => facesOf(cue) !== null));
      if (lies && pages.own.value?.entries === asked)
        expect([pages.ownWaits.value, overtaken(frames, -1, asked, 0)], `${thrown.name} at ${now}`).toEqual([
          true,
          true,
        ]);
    }
    pages.close();
  }
  expect(throws).toBeGreaterThan(0);
});
