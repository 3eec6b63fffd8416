/** The pages of odds: positions set by hand, and throws for a class. */
import { expect, test } from 'vitest';
import { wordsIn } from '../../server/languages.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { csvOf, experiments, facesFrom, loadStudies, Tally } from '../../shared/lesson/experiments.ts';
import {
  pointsOf,
  type ShowLessonWords,
  type Study,
  startOf,
  type Values,
  viewOf,
} from '../../shared/lesson/studies.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { approx, parseFraction } from '../../shared/odds/fraction.ts';
import { manifests } from '../../shared/shows/index.ts';
import type { Language } from '../../shared/words/languages.ts';

const studies = Object.fromEntries(
  await Promise.all(manifests.map(async ({ name }) => [name, await loadStudies(name)] as const)),
);
const known = Object.values(studies).flat();
const all = known.map(([study]) => study);
const oddsIn = (study: Study, values: Values = startOf(study)) =>
  oddsOf(viewOf(study, values), { options: known.find(([one]) => one === study)?.[1] });

test.each(all.map(study => [`${study.show}/${study.act}`, study] as const))(
  'every curve of %s has all of its points',
  (_, study) => {
    const start = oddsIn(study);
    expect(start.odds.length).toBeGreaterThan(0);
    for (const curve of study.curves) {
      if ('family' in curve) {
        expect(start.odds.filter(({ of }) => of.startsWith(`${curve.family}.`)).length).toBeGreaterThan(1);
        continue;
      }
      const points = pointsOf(study, curve.over);
      expect(points.length).toBeGreaterThan(1);
      // Ends and middle: the page asks for all of them in a thread of its own.
      for (const point of [points[0], points[Math.floor(points.length / 2)], points.at(-1)]) {
        const odds = oddsIn(study, { ...startOf(study), [curve.over]: point?.value ?? 0 });
        for (const line of curve.lines) {
          const [kind, of = ''] = line.split(':');
          const [policy = '', outcome = ''] = of.split('.');
          const found =
            kind === 'odd'
              ? odds.odds.some(one => one.of === of)
              : kind === 'decision'
                ? odds.decisions.some(({ do: move }) => move === of)
                : odds.policies[policy]?.[outcome] !== undefined;
          expect(found, `${line} at ${JSON.stringify(point?.value)}`).toBe(true);
        }
      }
    }
  },
);

test('a page shows the fractions of odds.md: Sizzling Six of a fresh hand, Lucky 7 by its timer', () => {
  const hand = studies['hot-hand']?.[0]?.[0];
  const worth = (of: string) => (hand === undefined ? '' : oddsIn(hand).odds.find(one => one.of === of)?.exact);
  expect(worth('sizzling-six')).toBe('832156379/13385572200');
  expect(worth('sizzling-six.return')).toBe('-197503021/1029659400');
  const lucky = all.find(({ act }) => act === 'lucky-seven');
  const wins = lucky === undefined ? [] : [2, 3, 4, 5, 6].map(timer => oddsIn(lucky, { timer }).odds[0]?.exact);
  expect(wins).toEqual(['5/18', '19/54', '65/162', '211/486', '665/1458']);
});

const randomBytes = (seed: number) => {
  const luck = seededLuck(seed);
  return (bytes: Uint8Array) => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(256 * luck());
  };
};

test('frequencies of a class come within five standard errors of each exact chance', () => {
  const faces = facesFrom(400_000, randomBytes(5));
  for (const experiment of experiments) {
    const tally = new Tally(experiment);
    for (let i = 0; i + 1 < faces.length; i += 2) tally.add(faces[i] ?? 0, faces[i + 1] ?? 0);
    const exact = approx(parseFraction(experiment.exact));
    const error = Math.sqrt((exact * (1 - exact)) / tally.trials);
    expect(Math.abs(tally.frequency - exact), experiment.name).toBeLessThan(5 * error);
  }
});

test('bytes that would favour a face are thrown away, and every throw stands in the CSV', () => {
  let next = 240;
  const faces = facesFrom(12, bytes => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = next++ % 256;
  });
  // 240 … 251, and on with 0 after 252 … 255 were left out.
  expect([...faces]).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
  const after = facesFrom(14, bytes => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = (i + 240) % 256;
  });
  expect([...after].slice(12)).toEqual([1, 2]);
  expect(csvOf(Uint8Array.from([3, 4, 6, 6]))).toBe('throw,first,second,total\r\n1,3,4,7\r\n2,6,6,12\r\n');
});

test.each(['en', 'de'])('in %s whatever can be set, and every family of odds, has a name', async language => {
  const lesson = await (await wordsIn(language as Language)).lesson();
  const unnamed: string[] = [];
  for (const { name, at, lesson: own } of manifests.filter(({ lesson }) => lesson !== undefined)) {
    const { lesson: words } = (await import(new URL(`words/${language}/lesson.ts`, at).href)) as {
      readonly lesson: ShowLessonWords;
    };
    const knobs = { ...lesson.knobs, ...words.knobs };
    for (const study of (await own?.studies()) ?? []) {
      unnamed.push(...study.knobs.filter(knob => !(knob.name in knobs)).map(knob => `${name}: ${knob.name}`));
      for (const curve of study.curves)
        if ('family' in curve && !(curve.family in (words.names ?? {}) && curve.family in (words.families ?? {})))
          unnamed.push(`${name}: ${curve.family}`);
    }
  }
  expect(unnamed).toEqual([]);
});
