/** A stream of single parts has a beginning and an end: the board has their pictures, the lower third says their lines. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OverlayPart } from '../../client/paths.ts';
import { boardFor } from '../../client/shows/index.ts';
import { createDirector } from '../../client/stage/director.ts';
import { beatsOf, type Finale } from '../../shared/engine/finale.ts';
import { readCues } from '../../shared/engine/mirror-read.ts';
import { ending } from '../../shared/words/en/ending.ts';
import { goldenMoments, type Moment, timed } from '../../tools/preview/moments.ts';
import { putUp } from '../words/paper.ts';
import { Television } from './television.tsx';

vi.mock('../../client/stage/dice/dice-pane.tsx', () => ({ DicePane: () => null }));
vi.mock('../../client/stage/use-band.ts', () => ({ useBand: () => {} }));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => setTimeout(() => draw(0), 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** All that a part shows, looked at twice a second. `news`: what comes when the page is open. */
const shownOn = async (part: OverlayPart, first: Moment, ms: number, news?: Moment): Promise<string> => {
  const board = await boardFor(first.view.show, first.view.act);
  const director = createDirector(
    first,
    () => board,
    () => {},
  );
  if (news !== undefined) director.update(news);
  const set = putUp(<Television {...{ director, board, part }} live={news ?? first} />);
  // The ceremony is fetched when the show is over.
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  const seen: string[] = [];
  for (let at = 0; at < ms; at += 500) {
    await vi.advanceTimersByTimeAsync(500);
    seen.push(set.marked());
  }
  set.takeDown();
  director.close();
  return seen.join(' ');
};

test('at the end the board has the ceremony and the poster, and the lower third says who won and thanks', async () => {
  const last = goldenMoments('six-dice-by-bj').at(-1)!;
  const finale: Finale = { over: Date.now(), begins: Date.now(), awards: [], room: [] };
  const ended = { ...last, shell: { ...last.shell, finale: JSON.stringify(finale) } };
  const lasts = beatsOf(finale).reduce((sum, { ms }) => sum + ms, 2000);
  const board = await shownOn('board', ended, lasts);
  for (const drawn of ['ending-sums', 'ending-thanks', 'poster-sheet']) expect(board).toContain(drawn);
  vi.setSystemTime(finale.begins);
  const third = await shownOn('lower-third', ended, lasts);
  for (const said of [ending.coming.sums, ended.view.seats[0]!.name, ending.good]) expect(third).toContain(said);
  expect(third).not.toContain('ending-screen');
  vi.setSystemTime(finale.begins);
  expect(await shownOn('scores', ended, lasts)).not.toContain('ending-screen');
});

test('the board has the titles, and the lower third its welcome', async () => {
  const moments = timed(goldenMoments('six-dice-by-bj'));
  const at = moments.findIndex(({ shell }) => readCues(shell).time?.titles !== undefined);
  const [first, start] = moments.slice(at - 1, at + 1) as [Moment, Moment];
  const news = (): Moment => {
    const frame = readCues(start.shell);
    const cues = JSON.stringify({ ...frame, time: { ...frame.time, at: Date.now() } });
    return { ...start, shell: { ...start.shell, cues } };
  };
  expect(await shownOn('board', first, 7000, news())).toContain('opening-screen titles');
  expect(await shownOn('lower-third', first, 7000, news())).toMatch(/Welcome/);
  expect(await shownOn('dice', first, 7000, news())).not.toContain('opening-screen');
});

test('the board draws who is closest and the win, each at its beat, and no other part does', async () => {
  const moments = timed(goldenMoments('on-a-roll-best-of-three'));
  const at = moments.findIndex(({ shell }) => readCues(shell).cues.some(({ cue }) => cue === 'game-won'));
  const [first, after] = moments.slice(at - 1, at + 1) as [Moment, Moment];
  const { cues, time, ...frame } = readCues(after.shell);
  const news = (): Moment => {
    const now = JSON.stringify({ ...frame, cues, time: { ...time, at: Date.now() } });
    return { ...after, shell: { ...after.shell, cues: now } };
  };
  const lasts = time?.ends ?? 0;
  const wins = time?.starts[cues.findIndex(({ cue }) => cue === 'game-won')] ?? 0;
  const before = await shownOn('board', first, wins - 500, news());
  expect(before.indexOf('closest-verdict')).toBeGreaterThan(before.indexOf('closest-question'));
  expect(before).toContain('closest-question');
  expect(before).not.toContain('win-screen');
  expect(await shownOn('board', first, lasts, news())).toContain('win-screen');
  for (const part of ['dice', 'scores', 'lower-third', 'odds'] as const)
    expect(await shownOn(part, first, lasts, news())).not.toMatch(/closest-|win-screen/);
});
