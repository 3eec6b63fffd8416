/** Worte der Regelseite; die Bücher stehen bei ihren Shows. */
import type { RuleWords } from '../../rule-book.ts';
import { aTotal, Counted, counted, several, times } from '../counting.ts';
import { page } from './page.ts';
import { labels, pictures } from './pictures.ts';

export const rules: Omit<RuleWords, 'books'> = {
  page,
  pictures,
  labels,
  spoken: { counted, Counted, several, times, aTotal },
};
