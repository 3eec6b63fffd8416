import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readField } from '../../shared/engine/fields.ts';
import { changesIn } from '../../shared/engine/house.ts';
import type { Show } from '../../shared/engine/show.ts';
import { Simulation } from '../../shared/house/figures.ts';
import { familyOf, houseOfShow, manifestOf } from '../../shared/shows/index.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';

/** An act played alone takes only its own of a set of its show. */
const played = ({ options: { fieldsFor } }: Show, rules: object): object =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => name in fieldsFor(rules)));

/** Shows whose numbers a host may change. */
const changeable = shows.filter(({ name }) => manifestOf(familyOf(name))?.house !== undefined);

test.each(changeable.map(show => [show.name, show] as const))(
  '%s: every set that comes with it is one, and plays to its end',
  async (name, show) => {
    const found = await houseOfShow(name);
    if (found === undefined) throw new Error(`${name} has no house rules`);
    // The original, and at least three to choose from.
    expect(Object.keys(found.sets).length).toBeGreaterThanOrEqual(3);
    const written = Object.values(found.sets).map(set => JSON.stringify(set));
    expect(new Set(['{}', ...written]).size).toBe(written.length + 1);
    for (const [set, rules] of Object.entries({ ...found.sets, original: {} })) {
      const options = readField(show.options, { judging: 'auto', ...rules });
      expect(options.faults, set).toEqual([]);
      expect(changesIn(found.options, options.value), set).toEqual(played(show, rules));
      const began = performance.now();
      const simulation = new Simulation(show, { ...casting(show, 0).setting, options: options.value }, found.tally, 1);
      for (let i = 0; i < 40; i++) simulation.play();
      const { minutes, money } = simulation.figures;
      expect(minutes.mean).toBeGreaterThan(0);
      expect(minutes.mean).toBeLessThan(600);
      expect(money.samples).toBe(40);
      if (set === 'original')
        console.info(
          `${name}: ${Math.round(40 / ((performance.now() - began) / 1000))} shows/s`,
          JSON.stringify(simulation.figures),
        );
    }
  },
);

test('a set names nothing that its show does not declare, and every rule has words in both languages', async () => {
  const folders = new Set(changeable.map(({ name }) => familyOf(name)));
  for (const folder of folders)
    for (const language of ['en', 'de']) {
      const file = join(import.meta.dirname, `../../shared/shows/${folder}/words/${language}/house.ts`);
      // No number of a rule is written into its words. Numbers are shown beside them.
      expect(readFileSync(file, 'utf8')).not.toMatch(/\$\d/);
    }
});
