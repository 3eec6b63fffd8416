/** Dice, numbers and orders by luck alone: fair enough for a test, and the same for the same luck. */
import type { Chance, Source } from '../../shared/engine/chance.ts';
import type { Luck } from '../../shared/engine/robots.ts';

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
