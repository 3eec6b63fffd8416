import { familyOf } from '../../shared/shows/index.ts';
import { words } from '../../shared/words/index.ts';
import { paths } from '../paths.ts';

interface Props {
  readonly show: string;
  readonly code: string;
  readonly look?: string;
}

/** Opens the rule book with the numbers of this show, in a new tab. */
export const RulesLink = ({ show, code, look = 'small' }: Props) => (
  <a class={`rules-link ${look}`} href={paths.rulesOf(familyOf(show), code)} target="_blank" rel="noreferrer">
    {words().pages.desk.rules}
  </a>
);
