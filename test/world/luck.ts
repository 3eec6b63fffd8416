/** Chance of a simulated world: one seed, and a stream of its own for everything that is drawn by name. */
import { createHash } from 'node:crypto';
import { type Luck, seededLuck } from '../../shared/engine/robots.ts';

/**
 * A stream for each name. What one part of the world draws does not move what another one draws, so a world with one event
 * less is otherwise the same: that is what cutting a failing run down rests on.
 */
export class Chances {
  readonly #seed: string;
  readonly #streams = new Map<string, Luck>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  of(name: string): Luck {
    const known = this.#streams.get(name);
    if (known !== undefined) return known;
    const made = seededLuck(createHash('sha256').update(`${this.#seed} ${name}`).digest().readUInt32BE());
    this.#streams.set(name, made);
    return made;
  }

  bytes(name: string, count: number): Buffer {
    const luck = this.of(name);
    return Buffer.from(Array.from({ length: count }, () => Math.floor(luck() * 256)));
  }
}

/** A number from `least` to below `most`. */
export const between = (luck: Luck, least: number, most: number): number => least + luck() * (most - least);
