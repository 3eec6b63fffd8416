/** The winning throw as a short film, in portrait for phones and landscape for everything else. */
import { useSignal } from '@preact/signals';
import { winnerOf } from '../../../shared/engine/taken-home.ts';
import type { Story } from '../../../shared/recap/story.ts';
import { recap as words } from '../../../shared/words/en/recap.ts';
import { Button } from '../../parts/button.tsx';
import { saveBlob } from '../../parts/files.ts';
import { lazily } from '../../parts/lazy.ts';
import { paths } from '../../paths.ts';
import type { Format } from './film.ts';

const { film: texts } = words;

const FilmMaker = lazily(() => import('./film-maker.tsx'));

export const FilmButtons = ({ story }: { readonly story: Story }) => {
  const making = useSignal<Format | null>(null);
  const status = useSignal('');
  const view = story.moments.at(-1)?.view;
  const winner = view === undefined ? undefined : winnerOf(view);
  const thrown = story.throws.findLast(({ seat, gone }) => seat === winner && !gone);
  if (thrown === undefined) return null;
  const { code } = story;
  const format = making.value;
  const made = (film: Blob | null) => {
    making.value = null;
    const kind = film?.type.split('/')[1] ?? '';
    status.value = film === null ? texts.failed : kind === 'png' ? texts.still : '';
    if (film !== null && format !== null) saveBlob(`boxcars-${code}-${format}.${kind}`, film);
  };
  const button = (which: Format, text: string) => (
    <Button
      disabled={format !== null}
      onClick={() => {
        status.value = '';
        making.value = which;
      }}
    >
      {text}
    </Button>
  );
  return (
    <>
      <p class="row">
        <b>{texts.title}</b> {button('upright', texts.upright)} {button('wide', texts.wide)}
      </p>
      <p class="note" role="status">
        {format === null ? status.value : texts.making}
      </p>
      {format !== null && (
        <FilmMaker
          show={story.show.name}
          act={story.moments.findLast(({ entry }) => entry < thrown.entry)?.view.act ?? ''}
          thrown={thrown}
          format={format}
          before={paths.picture(code, thrown.entry)}
          card={paths.card(code)}
          onMade={made}
        />
      )}
    </>
  );
};
