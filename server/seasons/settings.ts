/** The settings of a season as stored. */
import { checkedBy, choice, flag, int, list, number } from '../../shared/engine/fields.ts';
import type { Json } from '../../shared/engine/json.ts';
import { line, or, request } from '../../shared/engine/message-fields.ts';
import { type Currency, currencyNamed } from '../../shared/engine/money.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import type { DealWish } from '../../shared/packs/deal.ts';
import { type CupRule, formats } from '../../shared/season/cup.ts';
import type { CupOf } from '../../shared/season/cup-of.ts';
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
  /** Who plays next, of a cup or an evening. Null for a season, in which the champion returns. */
  readonly rule: CupRule | null;
  /** The seed of a cup's draw, sealed by the vault; "" for none. */
  readonly seed: string;
}

/** The most shows of an evening. */
const mostShows = 12;

/** The rule of a cup as it is asked for. */
export const cupRule = request({
  kind: choice(formats),
  seeding: choice(['drawn', 'list'], 'drawn'),
  games: or(int(1, 9), 1),
  decides: choice(['wins', 'sum'], 'wins'),
  rounds: or(int(0, 64), 0),
  third: or(flag(), false),
  shows: or(list(line(40), 0, mostShows), []),
  points: or(list(int(0, 1000), 0, 100), []),
  days: or(int(0, 366), 0),
});

/** A cup as its plan needs it; undefined for a season. */
export const cupIn = ({ show, settings }: { readonly show: string; readonly settings: unknown }): CupOf | undefined => {
  const { rule, seats } = settingsOf(settings);
  return rule === null ? undefined : { show, rule, seats };
};

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
    rule = null,
    seed = '',
    questions = { language: 'en', categories: [], difficulties: [] },
  } = (stored ?? {}) as Partial<SeasonSettings>;
  return {
    options: options as Readonly<Record<string, Json>>,
    shelf: prizes,
    seats,
    clock,
    questions,
    currency: currencyNamed(currency),
    rule,
    seed,
  };
};
