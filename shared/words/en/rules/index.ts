/** Words of the rule book page. The books themselves are with their shows. */
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
