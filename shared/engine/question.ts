/** A question of a pack. */
import { type Extras, extras, extrasIn } from './extras.ts';
import { choice, list, optional, record, text } from './fields.ts';

export const judging = choice(['auto', 'assisted', 'host'], 'assisted');

/** A question of a pack. `accept` holds further right answers, `choices` the choices shown. */
export const question = record({
  ask: text(500),
  answer: text(200),
  accept: optional(list(text(200), 0, 50)),
  choices: optional(list(text(200), 2, 8)),
  ...extras,
});
export interface Question extends Extras {
  readonly ask: string;
  readonly answer: string;
  readonly accept?: readonly string[] | undefined;
  readonly choices?: readonly string[] | undefined;
}

/** A question as the host's card holds it. */
export const questionCard = ({ ask, answer, accept = [], choices = [], ...rest }: Question) => ({
  ask,
  answer,
  accept,
  choices,
  ...extrasIn(rest),
});
