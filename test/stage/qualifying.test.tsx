/** The list of a qualifier is a ceremony: a guess is nowhere on the page before it is read, and who is in neither. */
import type { ComponentType } from 'preact';
import { expect, test, vi } from 'vitest';
import { controlsOf } from '../../client/controls/index.ts';
import { boardFor } from '../../client/shows/index.ts';
import { lineOf } from '../../client/stage/commentary.ts';
import { createDirector } from '../../client/stage/director.ts';
import { narratorOf } from '../../client/stage/formats.ts';
import { shownAt } from '../../shared/engine/reveal.ts';
import type { View } from '../../shared/engine/show.ts';
import { goldenMoments } from '../../tools/preview/moments.ts';
import { toldEntries } from '../shared/told-entries.ts';
import { putUp } from '../words/paper.ts';
import { Television } from './television.tsx';

vi.mock('../../client/stage/dice/dice-pane.tsx', () => ({ DicePane: () => null }));
vi.mock('../../client/stage/use-band.ts', () => ({ useBand: () => {} }));

vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => setTimeout(() => draw(performance.now()), 16));
vi.stubGlobal('cancelAnimationFrame', clearTimeout);

test('the way in is large while guesses are open, but a demo by robots asks nobody to join', async () => {
  const board = await boardFor('qualifying', 'game');
  const { view, shell } = goldenMoments('qualifying').find(({ view }) => view.phase === 'open')!;
  const marked = (house: boolean, robots: boolean) => {
    const live = { view, shell: { ...shell, house, robots, locked: false } };
    const director = createDirector(
      live,
      () => board,
      () => {},
    );
    const set = putUp(<Television {...{ director, board, live }} link="http://127.0.0.1/play/K7QM4XRB" />);
    const seen = set.marked();
    set.takeDown();
    director.close();
    return seen;
  };
  expect(marked(false, false)).toContain('join-sign');
  expect(marked(false, true)).toContain('join-sign');
  expect(marked(true, true)).not.toContain('join-sign');
});

test('the guesses are read one by one, the farthest first, and each has its line in the rail', async () => {
  const { view, frames, shell } = goldenMoments('qualifying', ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']).at(-1)!;
  const { ranking } = view.result as unknown as { readonly ranking: readonly number[] };
  const { places } = view.board as unknown as { readonly places: number };
  const names = ranking.map(seat => view.seats[seat]?.name ?? '');
  const Board = (await boardFor('qualifying', 'game')).Board as never as ComponentType<object>;
  const whole = await boardFor('qualifying', 'game');
  const tell = narratorOf(view);
  const cues = (frames.at(-1)?.frame.cues ?? []).filter(({ cue }) => cue === 'read' || cue === 'best');
  const read: string[] = [];
  for (const [at, cue] of [...cues, ...cues.slice(-1)].entries()) {
    const told = cues.slice(0, at);
    const props: object = { view, board: view.board, shell, cue, told, rolling: false, portrait: false, tell };
    const list = putUp(<Board {...props} />);
    const shown = list.marked();
    list.takeDown();
    for (const name of names) if (!read.includes(name) && shown.includes(name)) read.push(name);
    expect(read).toHaveLength(at);
    // Whoever is read above the line gets in at that moment, and nobody before.
    expect(shown.match(/\bIN\b/g) ?? []).toHaveLength(Math.max(0, at - (names.length - places)));
    if (at < cues.length) expect(lineOf(cue, { view, shell }, whole)).toContain(names.at(-1 - at));
  }
  expect(read).toEqual(names.toReversed());
});

test('while the guesses are read no phone says that others can still guess', async () => {
  const { before, after, time } = toldEntries('qualifying').at(-1)!;
  await expect.poll(() => controlsOf('qualifying', 'game').waiting).toBeDefined();
  const said = (view: View) => controlsOf('qualifying', 'game').waiting!({ view, tell: narratorOf(view) });
  expect(said(before)).toBe('Others can still guess');
  for (let at = 0; at < time.shows; at += 500)
    expect(said(shownAt(before, after, time, at)), `${at} ms`).toBe('Who’s the closest?');
});
