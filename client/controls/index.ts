/** Registry of the controls of shows and acts. Without any, generic ones are used. */
import { signal } from '@preact/signals';
import { familyOf, scoreUnitOf } from '../../shared/shows/index.ts';
import { sumText } from '../../shared/words/sums.ts';
import { fetched } from '../parts/lazy.ts';
import { clientShowOf } from '../shows/index.ts';
import { GenericBoard, LoadingTurn } from './coming.tsx';
import type { ShowControls, Sighted } from './turn.ts';

const none: ShowControls = { Board: GenericBoard };
const underWay: ShowControls = { Turn: LoadingTurn };

const loaded = signal<Readonly<Record<string, ShowControls>>>({});
const requested = new Set<string>();

/** The controls of an act that several shows share, otherwise of the show; empty until they are loaded. */
export const controlsOf = (show: string, act: string): ShowControls => {
  const { controls, actControls } = clientShowOf(show);
  const load = actControls?.[act] ?? controls;
  const key = actControls?.[act] === undefined ? familyOf(show) : act;
  if (load !== undefined && !requested.has(key)) {
    requested.add(key);
    void fetched(load).then(found => {
      loaded.value = { ...loaded.value, [key]: found.controls };
    });
  }
  return loaded.value[key] ?? (load === undefined ? none : underWay);
};

/** A score in the unit of its show; "" where it has none. */
export const scoreText = (score: number, { view, tell }: Sighted): string =>
  scoreUnitOf(view.show) === 'none' ? '' : sumText(view.show, score, tell);
