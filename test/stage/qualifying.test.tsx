/** The list of a qualifier is a ceremony: a guess is nowhere on the page before it is read, and who is in neither. */
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
  const { places } = view.board as unknown as { readonly places: number };
  const names = ranking.map(seat => view.seats[seat]?.name ?? '');
  const Board = (await boardFor('qualifying', 'game')).Board as never as ComponentType<object>;
  const cue = frames.at(-1)?.frame.cues.find(one => one.cue === 'read');
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
  const card = putUp(<Board {...props} />);
  const read: string[] = [];
  for (let ms = 0; ms < 8700; ms += 50) {
    const shown = card.marked();
    for (const name of names) if (!read.includes(name) && shown.includes(name)) read.push(name);
    // Whoever is read above the line gets in at that moment, and nobody before.
    expect(shown.match(/\bIN\b/g) ?? [], `${ms} ms`).toHaveLength(Math.max(0, read.length - (names.length - places)));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(read).toEqual(names.toReversed());
  card.takeDown();
});
