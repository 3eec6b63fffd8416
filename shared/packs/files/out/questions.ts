/** The questions of a pack, for formats that know nothing else. */
import type { Json } from '../../../engine/json.ts';
import { normal } from '../../../engine/judge.ts';
import type { PackItems } from '../../document.ts';

export interface OutQuestion {
  readonly ask: string;
  readonly answer: string;
  readonly accept: readonly string[];
  /** Empty for an open question. */
  readonly choices: readonly string[];
  readonly category: string;
  readonly explain: string;
}

const text = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const texts = (value: Json | undefined): readonly string[] => (Array.isArray(value) ? value.map(text) : []);

const asQuestion = (item: Json): OutQuestion | undefined => {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
  const of = item as { readonly [field: string]: Json };
  const ask = text(of.ask) || text(of.hint);
  const answer = text(of.answer) || text(of.name) || text(of.word);
  if (ask === '' || answer === '') return undefined;
  const choices = texts(of.choices);
  // The answer as it is shown.
  const shown = choices.find(choice => normal(choice) === normal(answer)) ?? answer;
  return {
    ask,
    answer: shown,
    accept: texts(of.accept),
    choices,
    category: text(of.category),
    explain: text(of.explain),
  };
};

/** All of its lists, in order. `left`: items that are no questions. A pack that is one item counts as a list of it. */
export const questionsOf = (pack: PackItems): { readonly questions: readonly OutQuestion[]; readonly left: number } => {
  const lists = Object.values(pack).filter(list => Array.isArray(list)) as readonly (readonly Json[])[];
  const own = asQuestion(pack);
  const items = own === undefined ? lists.flat() : [pack];
  const questions = items.flatMap(item => asQuestion(item) ?? []);
  return { questions, left: items.length - questions.length };
};
