import { lookOf, manifestOf } from '../../shared/shows/index.ts';

/** The title of a show as an enamel or neon sign, in two lines. */
export const ShowSign = ({ show, title }: { readonly show: string; readonly title: string }) => {
  const lines = manifestOf(show)?.sign ?? [title, ''];
  return (
    <div class={`show-sign show-${lookOf(show)}`}>
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
