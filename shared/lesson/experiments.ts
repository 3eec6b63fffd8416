/** What a class can predict and then see happen: events of fair throws of two dice, each with its exact chance. */

import { readField } from '../engine/fields.ts';
import { leftAtSeven, ways } from '../odds/dice.ts';
import { exact, fraction, ZERO } from '../odds/fraction.ts';
import { manifestOf, type WagerName, wagerNames, wagers } from '../shows/index.ts';
import type { Study } from './studies.ts';

export type Experiment =
  /** One throw is one trial. */
  | {
      readonly name: string;
      readonly of: 'throw';
      readonly exact: string;
      readonly hit: (a: number, b: number) => boolean;
    }
  /** All throws up to the next 7, or until all ten other totals have come, are one trial (HR-03 … HR-08). */
  | { readonly name: string; readonly of: 'hand'; readonly exact: string; readonly bet: WagerName };

const totalIn = (name: string, totals: readonly number[]): Experiment => ({
  name,
  of: 'throw',
  exact: exact(
    fraction(
      totals.reduce((sum, total) => sum + ways(total), 0),
      36,
    ),
  ),
  hit: (a, b) => totals.includes(a + b),
});

const hands: readonly Experiment[] = wagerNames.map(bet => ({
  name: `hand-${wagers[bet].totals.length}`,
  of: 'hand',
  exact: exact(leftAtSeven(wagers[bet].totals)[0] ?? ZERO),
  bet,
}));

export const experiments: readonly Experiment[] = [
  totalIn('seven', [7]),
  { name: 'double', of: 'throw', exact: '1/6', hit: (a, b) => a === b },
  totalIn('wild', [2, 3, 11, 12]),
  totalIn('lucky', [4, 5, 6, 8, 9, 10]),
  ...[2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map(total => totalIn(`total-${total}`, [total])),
  ...hands,
];

/** The first of them where there is none of this name. */
export const experimentNamed = (name: string): Experiment | undefined =>
  experiments.find(one => one.name === name) ?? experiments[0];

/** Most throws that are kept. */
export const maxThrows = 1_000_000;

/** Counts trials and hits of an experiment, throw by throw. */
export class Tally {
  trials = 0;
  hits = 0;
  readonly #experiment: Experiment;
  #hit: number[] = [];

  constructor(experiment: Experiment) {
    this.#experiment = experiment;
  }

  add(a: number, b: number): void {
    const experiment = this.#experiment;
    if (experiment.of === 'throw') {
      this.trials++;
      if (experiment.hit(a, b)) this.hits++;
      return;
    }
    const total = a + b;
    if (total !== 7 && !this.#hit.includes(total)) this.#hit.push(total);
    const all = this.#hit.length === 10;
    if (total !== 7 && !all) return;
    this.trials++;
    // Won in full: what nine of ten pays is another bet.
    const { totals } = wagers[experiment.bet];
    if (totals.every(wanted => this.#hit.includes(wanted))) this.hits++;
    this.#hit = [];
  }

  /** NaN before the first trial. */
  get frequency(): number {
    return this.hits / this.trials;
  }
}

/** So many faces from 1 to 6, all alike likely, from random bytes: those of 252 and above are thrown away. */
export const facesFrom = (count: number, random: (bytes: Uint8Array<ArrayBuffer>) => void): Uint8Array => {
  const faces = new Uint8Array(count);
  // A call hands out 65,536 bytes at the most.
  const bytes = new Uint8Array(16_384);
  let next = bytes.length;
  for (let i = 0; i < count; ) {
    if (next === bytes.length) {
      random(bytes);
      next = 0;
    }
    const byte = bytes[next++] ?? 255;
    if (byte < 252) faces[i++] = 1 + (byte % 6);
  }
  return faces;
};

/** Every throw, as a table. */
export const csvOf = (faces: Uint8Array): string => {
  const rows = ['throw,first,second,total'];
  for (let i = 0; i + 1 < faces.length; i += 2) {
    const [a = 0, b = 0] = [faces[i], faces[i + 1]];
    rows.push(`${i / 2 + 1},${a},${b},${a + b}`);
  }
  return `${rows.join('\r\n')}\r\n`;
};

/** A show's studies, each with the show's usual options; [] if there are none. */
export const loadStudies = async (show: string): Promise<readonly (readonly [Study, options: unknown])[]> => {
  const manifest = manifestOf(show);
  if (manifest?.lesson === undefined) return [];
  const [studies, rules] = await Promise.all([manifest.lesson.studies(), manifest.rules()]);
  const options = readField(rules.options, {}).value;
  return studies.map(study => [study, options] as const);
};
