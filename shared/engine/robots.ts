/** Moves that nobody chose: robots' fallback, and random play in tests and benchmarks. */
import type { Chance, Source } from './chance.ts';
import type { Json } from './json.ts';
import type { Input, Legal, Move } from './moves.ts';

/** How well robots play: how often they know an answer, and whether they go by the odds. */
export const strengths = ['easy', 'middle', 'full'] as const;
export type Strength = (typeof strengths)[number];

/** The move that a robot wants to make, with its inputs. */
export type RobotMove = { readonly do: string; readonly [input: string]: Json };

/** 0 ≤ luck < 1. */
export type Luck = () => number;

export const pick = <T>(items: readonly T[], luck: Luck): T => items[Math.floor(luck() * items.length)]!;

/** Any value that an input accepts. */
const anyInput = (input: Input, luck: Luck): Json => {
  switch (input.kind) {
    case 'int':
      return input.min + Math.floor(luck() * (input.max - input.min + 1));
    case 'number':
      return Math.floor(luck() * 2000) / 2;
    case 'text':
      return Math.floor(luck() * 1e9).toString(36);
    case 'flag':
      return luck() < 0.5;
    case 'choice':
      return pick(input.of, luck);
    case 'list':
      return Array.from({ length: input.length }, () => anyInput(input.of, luck));
    case 'set':
      return pick(input.of, luck);
  }
};

/** The move with random inputs in range. */
export const anyMove = (legal: Legal, luck: Luck): Move => {
  const inputs: Record<string, Json> = {};
  for (const [name, input] of Object.entries(legal.inputs ?? {})) inputs[name] = anyInput(input, luck);
  return { ...inputs, by: legal.by, do: legal.do };
};

/** Reproducible luck for tests and benchmarks (mulberry32), never for a show's dice. `seed` is a 32-bit integer. */
export const seededLuck = (seed: number): Luck => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Dice, numbers and orders by luck alone, never for a show: for what is only tried out. The same for the same luck. */
export const sourceOf = (luck: Luck): Source & Chance => {
  const number = (lo: number, hi: number) => lo + Math.floor(luck() * (hi - lo + 1));
  return {
    dice: (n: number) => Array.from({ length: n }, () => number(1, 6)),
    number,
    order: (n: number) => {
      const order = Array.from({ length: n }, (_, i) => i + 1);
      for (let i = n - 1; i > 0; i--) {
        const j = number(0, i);
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      return order;
    },
  };
};
