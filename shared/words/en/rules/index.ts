/** Words of the rule book page. The books themselves are with their shows. */
import type { RuleWords } from '../../rule-book.ts';
import { page } from './page.ts';
import { labels, pictures } from './pictures.ts';

export const rules: Omit<RuleWords, 'books'> = {
  page,
  pictures,
  labels,
};
