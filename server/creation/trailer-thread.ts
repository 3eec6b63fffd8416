/** The worker thread of `episodes.ts` for the trailer: plays every show with robots and answers with the best of each, as JSON. */
import { readField } from '../../shared/engine/fields.ts';
import { trailerOf } from '../../shared/recap/trailer.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { serve } from '../background-worker.ts';
import { bundledPack } from '../packs/bundled.ts';

serve(() =>
  JSON.stringify(
    trailerOf(
      shows
        .filter(({ name }) => !isActAlone(name))
        .map(show => [show, { options: readField(show.options, {}).value, pack: bundledPack(show) }]),
    ),
  ),
);
