/** The settings of a season as stored. */
import { z } from 'zod';
import type { Json } from '../../shared/engine/json.ts';
import { type Currency, currencyNamed } from '../../shared/engine/money.ts';
import type { House } from '../../shared/season/season-rules.ts';
import { plainLine } from '../plain-text.ts';

export interface SeasonSettings extends House {
  /** Of every main game. */
  readonly seats: number;
  /** Seconds per move; 0 for none. */
  readonly clock: number;
  /** What money is called on its page and in its games. */
  readonly currency: Currency;
}

export const prize = z.object({
  name: z.string().transform(plainLine).pipe(z.string().min(1).max(60)),
  value: z.number().min(0).max(1e9),
});

/** One list of prizes for each medal, cheapest medal first. */
export const shelf = z.union([z.tuple([]), z.array(z.array(prize).min(1).max(200)).length(3)]);

export const settingsOf = (stored: unknown): SeasonSettings => {
  const {
    options = {},
    shelf: prizes = [],
    seats = 2,
    clock = 0,
    currency,
  } = (stored ?? {}) as Partial<SeasonSettings>;
  return {
    options: options as Readonly<Record<string, Json>>,
    shelf: prizes,
    seats,
    clock,
    currency: currencyNamed(currency),
  };
};
