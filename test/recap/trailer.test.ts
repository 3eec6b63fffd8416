/** The trailer: every show pays out in a clip of three to nine seconds, from a throw, and all of them fit into forty-five, by the times of the stage. */
import { expect, test } from 'vitest';
import { bundledPack } from '../../server/packs/bundled.ts';
import { readField } from '../../shared/engine/fields.ts';
import { facesOf, fillsScreen, handOpens, landingOf, sumTakes, type Timeline } from '../../shared/engine/moments.ts';
import { type Clip, trailerLength } from '../../shared/recap/clips.ts';
import { trailerOf } from '../../shared/recap/trailer.ts';
import { familyOf, manifestOf } from '../../shared/shows/index.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';

const clips = trailerOf(
  shows.map(show => [show, { options: readField(show.options, {}).value, pack: bundledPack(show) }]),
);

/** What is told, in milliseconds of the clip, with its tone; nothing that comes after its end. */
const toldIn = ({ shots, lasts }: Clip) =>
  shots.flatMap(({ cues, time }) =>
    (time?.tells ?? []).flatMap((tells, i) => {
      const at = (time?.at ?? 0) + tells;
      return at < lasts ? [{ cue: cues[i]!, at, tone: time?.tones?.[i] ?? '', sum: time?.sums?.[i] ?? 0 }] : [];
    }),
  );

test('every show that players sit down to has a clip, or one of its bonus acts has, within forty-five seconds', () => {
  const wanted = shows.map(({ name }) => manifestOf(name)!).filter(({ of, entrants }) => of === undefined && !entrants);
  const families = new Set(clips.map(({ show }) => familyOf(show)));
  expect([...families].toSorted()).toEqual(wanted.map(({ name }) => name).toSorted());
  expect(new Set(clips.map(({ show }) => show)).size).toBe(clips.length);
  const lasts = clips.reduce((sum, clip) => sum + clip.lasts, 0);
  expect(lasts).toBeLessThanOrEqual(trailerLength);
  // Nor much less: the time is used.
  expect(lasts).toBeGreaterThan(0.85 * trailerLength);
});

test('whatever declares a payoff has its clip', () => {
  const declared = shows.flatMap(({ name }) => (manifestOf(name)?.payoff === undefined ? [] : [name]));
  expect(clips.map(({ show }) => show).toSorted()).toEqual(declared.toSorted());
});

test('whoever is in several clips has the same side and colour in all', () => {
  const seatsOf = new Map<string, Set<number>>();
  for (const { shots } of clips)
    for (const [seat, { name }] of shots[0]!.view.seats.entries())
      seatsOf.set(name, (seatsOf.get(name) ?? new Set()).add(seat));
  expect(seatsOf.size).toBeGreaterThan(2);
  for (const [name, seats] of seatsOf) expect(seats.size, name).toBe(1);
});

test('it begins with a throw, and the first dice lie within five seconds', () => {
  const { cues, time } = clips[0]!.shots[1]!;
  expect(facesOf(cues[0]!)).not.toBeNull();
  expect(landingOf(time as Timeline, 0)).toBeLessThan(5000);
});

test.each(clips)('$show: something moves from the first picture on, and its payoff is seen at the end', clip => {
  const { shots, lasts } = clip;
  expect(lasts).toBeGreaterThanOrEqual(3000);
  expect(lasts).toBeLessThanOrEqual(9000);
  const first = shots[1]!;
  // Dice leave the hand at once: the breath before them is cut.
  expect(facesOf(first.cues[0]!)).not.toBeNull();
  expect(first.time!.at + handOpens(first.time!, 0)).toBeLessThanOrEqual(200);
  const told = toldIn(clip);
  const paid = told.find(({ cue }) => cue.cue === manifestOf(clip.show)!.payoff!.cue);
  expect(paid).toBeDefined();
  const stays = fillsScreen(paid!.tone) ? 2000 : 1000;
  expect(lasts - paid!.at).toBeGreaterThanOrEqual(stays);
  // A win stays until its sum has been counted.
  for (const { at, tone, sum } of told)
    if (fillsScreen(tone)) expect(lasts - at).toBeGreaterThanOrEqual(Math.max(2000, 400 + sumTakes(sum)));
  // Until then something begins or is told every second, but for dice in the air.
  const flying = shots
    .slice(1)
    .flatMap(({ cues, time }) =>
      cues.flatMap((cue, i) => (facesOf(cue) === null ? [] : [time!.at + time!.starts[i]!])),
    );
  const beats = shots
    .flatMap(({ time }) => [...(time?.starts ?? []), ...(time?.tells ?? [])].map(beat => time!.at + beat))
    .filter(beat => beat <= paid!.at)
    .toSorted((a, b) => a - b);
  for (const [i, beat] of beats.entries())
    if (i > 0 && !flying.includes(beats[i - 1]!)) expect(beat - beats[i - 1]!).toBeLessThanOrEqual(1000);
  // What it pays is nothing that anybody regrets.
  expect(told.filter(({ at, tone }) => at >= paid!.at && tone === 'bad')).toEqual([]);
});

test('the last clip pays most, and its picture stays', () => {
  const sums = clips.map(clip => Math.max(0, ...toldIn(clip).map(({ cue }) => Number(cue.cash ?? 0))));
  expect(sums.indexOf(Math.max(...sums))).toBe(clips.length - 1);
  const last = clips.at(-1)!;
  expect(last.lasts - toldIn(last).at(-1)!.at).toBeGreaterThan(3000);
});

test.each(clips)('$show: its shots are those of one record, one after the other', ({ show, shots }) => {
  for (const [i, { entry, time, view }] of shots.entries()) {
    expect(entry - (shots[0]?.entry ?? 0)).toBe(i);
    expect(time === undefined).toBe(i === 0);
    expect(showNamed(show)!.acts.map(({ name }) => name)).toContain(view.act);
    // A shot is over when the next one begins.
    const next = shots[i + 1]?.time;
    if (time !== undefined && next !== undefined) expect(time.at + time.ends).toBeLessThanOrEqual(next.at);
  }
});
