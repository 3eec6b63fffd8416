import { familyOf, lookOf, manifestOf } from '../../shared/shows/index.ts';
import { words } from '../../shared/words/index.ts';
import { paths } from '../paths.ts';

/** The title of a show as an enamel or neon sign, in two lines. */
export const ShowSign = ({ show, title }: { readonly show: string; readonly title: string }) => {
  const lines = manifestOf(show)?.sign ?? [title, ''];
  const letters = Math.max(...lines.flatMap(line => line.split(' ')).map(word => word.length));
  return (
    <div class={`centred t9 r4 show-sign show-${lookOf(show)}`} style={{ '--letters': letters }}>
      {lines[0]}
      {lines[1] !== '' && (
        <>
          {' '}
          <br />
          {lines[1]}
        </>
      )}
    </div>
  );
};

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

/** The host's own words, beside the rules. */
export const HostNote = ({ note }: { readonly note: string }) =>
  note === '' ? null : (
    <p class="lead" dir="auto">
      {note}
    </p>
  );
