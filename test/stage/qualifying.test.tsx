/** The list of a qualifier is a ceremony: a guess is nowhere on the page before it is read, and who is in comes last. */
import { type ComponentType, options } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardFor } from '../../client/shows/index.ts';
import { narratorOf } from '../../client/stage/formats.ts';
import { goldenMoments } from '../../tools/preview/moments.ts';
import { putUp } from '../words/paper.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Preact's own, and a new one: effects that a test of another file left behind would keep it from asking the global one.
  options.requestAnimationFrame = draw => void setTimeout(draw, 16);
});
afterEach(() => {
  vi.useRealTimers();
  delete options.requestAnimationFrame;
});

test('the guesses are read one by one, the farthest first', async () => {
  const { view, frames, shell } = goldenMoments('qualifying', ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']).at(-1)!;
  const { ranking } = view.result as unknown as { readonly ranking: readonly number[] };
  const names = ranking.map(seat => view.seats[seat]?.name ?? '');
  const Card = (await boardFor('qualifying', 'game')).Card as never as ComponentType<object>;
  const cue = frames.at(-1)?.frame.cues.find(one => one.cue === 'ranked');
  const props: object = {
    view,
    board: view.board,
    shell,
    cue,
    told: [],
    rolling: false,
    portrait: false,
    now: () => 0,
    tell: narratorOf(view),
  };
  const card = putUp(<Card {...props} />);
  const read: string[] = [];
  for (let ms = 0; ms < 6400; ms += 50) {
    const shown = card.marked();
    for (const name of names) if (!read.includes(name) && shown.includes(name)) read.push(name);
    // As long as one is missing, nobody is in.
    if (read.length < names.length) expect(shown, `${ms} ms`).not.toMatch(/<in\||IN\b/);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(read).toEqual(names.toReversed());
  expect(card.marked()).toContain('IN');
  card.takeDown();
});
