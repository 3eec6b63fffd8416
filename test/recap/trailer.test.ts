/** The trailer: dice within five seconds, and every show within forty-five, by the times of the stage. */
import { expect, test } from 'vitest';
import { bundledPack } from '../../server/packs/bundled.ts';
import { readField } from '../../shared/engine/fields.ts';
import { facesOf, fillsScreen, landingOf } from '../../shared/engine/moments.ts';
import { timelineOf } from '../../shared/engine/timeline.ts';
import { trailerLength } from '../../shared/recap/clips.ts';
import { trailerOf } from '../../shared/recap/trailer.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import { shows } from '../../shared/shows/loaded.ts';

const whole = shows.filter(({ name }) => !isActAlone(name));
const clips = trailerOf(
  whole.map(show => [show, { options: readField(show.options, {}).value, pack: bundledPack(show) }]),
);

/** How a television acts out the first entry of a clip. */
const firstOf = ({ show, televised, moments: [before, first] }: (typeof clips)[number]) => {
  if (before === undefined || first === undefined) throw new Error(`${show} has nothing to show`);
  const acts = [shows.find(({ name }) => name === show)?.acts.find(({ name }) => name === before.view.act)?.moments];
  const { cues } = first;
  return { cues, acts, time: timelineOf({ cues, acts, before: before.view, after: first.view, televised }, 0) };
};

test('every show is in it, within forty-five seconds', () => {
  expect(clips.map(({ show }) => show).toSorted()).toEqual(whole.map(({ name }) => name).toSorted());
  const lasts = clips.reduce((sum, clip) => sum + clip.lasts, 0);
  expect(lasts).toBeLessThanOrEqual(trailerLength);
  // Nor much less: the time is used.
  expect(lasts).toBeGreaterThan(0.85 * trailerLength);
});

test('it begins with a throw, and the first dice lie within five seconds', () => {
  const { cues, time } = firstOf(clips[0]!);
  const thrown = cues.findIndex(cue => facesOf(cue) !== null);
  expect(thrown).toBe(0);
  expect(landingOf(time, thrown)).toBeLessThan(5000);
});

test.each(clips)('$show: something is told, and seen, before the next show comes', clip => {
  const { cues, acts, time } = firstOf(clip);
  expect(Math.min(...time.tells) + 800).toBeLessThan(clip.lasts);
  // What a drum announces is told.
  for (const [i, { cue }] of cues.entries())
    if (acts[0]?.cues[cue]?.drum === true) expect(time.tells[i]! + 800).toBeLessThan(clip.lasts);
  // No win is cut off while its money counts up.
  for (const [cue, tell] of time.tells.entries())
    if (fillsScreen(time.tones?.[cue]) && tell < clip.lasts) expect(tell + 2500).toBeLessThan(clip.lasts);
});

test.each(clips)(
  '$show: its last moment has its whole time, however late it begins',
  ({ show, televised, lasts, lastOne, moments }) => {
    const [before, after] = moments.slice(-2);
    const all = shows.find(({ name }) => name === show)?.acts ?? [];
    const acts = [before, after].map(one => all.find(({ name }) => name === one?.view.act)?.moments);
    const time = timelineOf({ cues: after!.cues, acts, before: before!.view, after: after!.view, televised }, 0);
    const told = time.tells.filter(tell => tell < lastOne);
    expect(told.length).toBeGreaterThan(0);
    expect(lastOne - Math.max(...told)).toBeGreaterThanOrEqual(1000);
    expect(lastOne).toBeLessThanOrEqual(lasts);
  },
);

test('the last picture, which is a win, stays', () => {
  const last = clips.at(-1)!;
  const { act } = last.moments.at(-2)!.view;
  const times = whole.find(({ name }) => name === last.show)?.acts.find(({ name }) => name === act)?.moments?.cues;
  expect(last.moments.at(-1)!.cues.some(({ cue }) => fillsScreen(times?.[cue]?.tone))).toBe(true);
  expect(last.lasts).toBeGreaterThan(7000);
});

test.each(clips)('$show: what it shows is not only a mishap', ({ show, moments }) => {
  const tones = moments.slice(1).flatMap(({ cues }, i) => {
    const { act } = moments[i]!.view;
    const times = whole.find(({ name }) => name === show)?.acts.find(({ name }) => name === act)?.moments?.cues;
    return cues.flatMap(({ cue }) => times?.[cue]?.tone ?? []);
  });
  expect(
    tones.some(tone => tone !== 'bad'),
    tones.join(),
  ).toBe(true);
});

test.each(clips)('$show: each moment follows from the one before', ({ moments }) => {
  for (const [i, { entry }] of moments.entries()) expect(entry - (moments[0]?.entry ?? 0)).toBe(i);
});
