import { familyOf } from '../../shared/shows/index.ts';
import { words } from '../../shared/words/index.ts';
import { paths } from '../paths.ts';

interface Props {
  readonly show: string;
  readonly code: string;
  readonly look?: string;
}

/** To the rule book, written with the numbers of this show: beside the show and not in its place. */
export const RulesLink = ({ show, code, look = 'small' }: Props) => (
  <a class={`rules-link ${look}`} href={paths.rulesOf(familyOf(show), code)} target="_blank" rel="noreferrer">
    {words().pages.desk.rules}
  </a>
);
