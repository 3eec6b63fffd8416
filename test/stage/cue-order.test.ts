import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardFor } from '../../client/shows/index.ts';
import type { Scene, StageBoard } from '../../client/stage/board.ts';
import { createDirector } from '../../client/stage/director.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { FairSource } from '../../shared/engine/fair.ts';
import type { Shell } from '../../shared/engine/protocol.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import type { Cue } from '../../shared/engine/show.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';

/** Random episodes, and how many entries of each are watched; the first ones come at random within it. */
const episodes = 50;
const watched = 22;
const latest = 90;

const page = Object.assign(new EventTarget(), { hidden: false });
const boards = new Map<string, StageBoard>();

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The board of an act, that writes down every cue it is asked to put in words. */
const listening = (board: StageBoard, hear: (cue: Cue) => void): StageBoard => {
  const tell = (cue: Cue) => {
    hear(cue);
    return `${cue.cue}.`;
  };
  return { ...board, words: { ...board.words, commentary: new Proxy({}, { get: () => tell }) as never } };
};

/** What the director acted out of one episode, against what the record says. */
const acted = async (seed: number) => {
  const show = shows[seed % shows.length];
  if (show === undefined) throw new Error('there are no shows');
  const { setting, names } = casting(show, seed);
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => (i * 11 + seed) % 256);
  const episode = new Episode(show, setting, names, new FairSource(bytes, 'RANDXM22', []));
  const luck = seededLuck(seed);
  const heard: Cue[] = [];
  const wrapped = new Map<string, StageBoard>();
  const boardOf = ({ view }: Scene) => {
    const name = `${view.show}/${view.act}`;
    const known = wrapped.get(name) ?? listening(boards.get(name) as StageBoard, cue => heard.push(cue));
    wrapped.set(name, known);
    return known;
  };
  for (const act of show.acts) {
    const name = `${show.name}/${act.name}`;
    if (!boards.has(name)) boards.set(name, await boardFor(show.name, act.name));
  }
  const scene = (): Scene => ({
    view: episode.view('audience'),
    shell: {
      cues: JSON.stringify({ entry: episode.entries.length - 1, cues: episode.cues, check: '' }),
      seats: [] as Shell['seats'],
    } as Shell,
  });
  const play = () => {
    const outcome = episode.play(robotMove(episode, luck));
    if (!outcome.ok) throw new Error(outcome.message);
    return outcome.cues;
  };
  for (let skipped = Math.floor(luck() * latest); skipped > 0 && !episode.over; skipped--) play();
  vi.useFakeTimers();
  const director = createDirector(scene(), boardOf, () => {});
  const record: Cue[] = [];
  for (let entry = 0; entry < watched && !episode.over; entry++) {
    record.push(...play());
    director.update(scene());
    // From a hurry to a long wait.
    await vi.advanceTimersByTimeAsync(luck() < 0.5 ? luck() * 400 : luck() * 4000);
  }
  await vi.advanceTimersByTimeAsync(20_000);
  const idle = !director.busy.value;
  director.close();
  vi.useRealTimers();
  return { heard, record, idle, show: show.name };
};

test(`cues are acted in the order of the record, and none is left out, in ${episodes} random episodes at random speed`, async () => {
  for (let seed = 1; seed <= episodes; seed++) {
    const { heard, record, idle, show } = await acted(seed);
    // A cue that has no words in one act is asked for in the next one too.
    const once = heard.filter((cue, i) => cue !== heard[i - 1]);
    expect(
      once.map(({ cue }) => cue),
      `${show}, seed ${seed}`,
    ).toEqual(record.map(({ cue }) => cue));
    expect(once, `${show}, seed ${seed}`).toEqual(record);
    expect(idle).toBe(true);
  }
});
