/** The settings of a season as stored. */
import { checkedBy, list, number } from '../../shared/engine/fields.ts';
import type { Json } from '../../shared/engine/json.ts';
import { line, request } from '../../shared/engine/message-fields.ts';
import { type Currency, currencyNamed } from '../../shared/engine/money.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import type { DealWish } from '../../shared/packs/deal.ts';
import type { House } from '../../shared/season/season-rules.ts';

export interface SeasonSettings extends House {
  /** Of every main game. */
  readonly seats: number;
  /** Seconds per move; 0 for none. */
  readonly clock: number;
  /** What the house deals to its games. */
  readonly questions: DealWish;
  /** What money is called on its page and in its games. */
  readonly currency: Currency;
}

export const prize = request({
  name: line(60, { min: 1, clean: plainLine }),
  value: number(0, 1e9),
});

/** One list of prizes for each medal, cheapest medal first. */
export const shelf = checkedBy(list(list(prize, 1, 200), 0, 3), ({ length }) =>
  length === 0 || length === 3 ? undefined : phrase('mustHold', '3', length),
);

export const settingsOf = (stored: unknown): SeasonSettings => {
  const {
    options = {},
    shelf: prizes = [],
    seats = 2,
    clock = 0,
    currency,
    questions = { language: 'en', categories: [], difficulties: [] },
  } = (stored ?? {}) as Partial<SeasonSettings>;
  return {
    options: options as Readonly<Record<string, Json>>,
    shelf: prizes,
    seats,
    clock,
    questions,
    currency: currencyNamed(currency),
  };
};
