import './rules-link.css';
import { familyOf } from '../../shared/shows/index.ts';
import { words } from '../../shared/words/index.ts';
import { paths } from '../paths.ts';

/** To the rule book of the show, beside the show and not in its place. */
export const RulesLink = ({ show, look = 'small' }: { readonly show: string; readonly look?: string }) => (
  <a class={`rules-link ${look}`} href={paths.rules(familyOf(show))} target="_blank" rel="noreferrer">
    {words().pages.desk.rules}
  </a>
);
