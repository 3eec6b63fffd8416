/** The records of its hall that a game of a season has just broken, for the ceremony at its end. */
import type { Award } from '../../shared/engine/finale.ts';
import type { ShowFigures } from '../../shared/recap/figures.ts';
import { fallenIn } from '../../shared/season/records.ts';
import type { ServerContext } from '../context.ts';
import { sourcesOfHall } from '../seasons/figures.ts';
import type { LiveEpisode } from './live-episode.ts';

/** As many as one picture holds. */
const mostTold = 3;

/**
 * What the odds say of a show is kept, because it never changes. Calls are only compared where those of all earlier games are known, so
 * that nothing is called a record that is none.
 */
export const fallenRecords = async (
  { store, compute }: ServerContext,
  { facts, state, episode, seed }: LiveEpisode['log'],
): Promise<readonly Award[]> => {
  const { code, season } = facts;
  if (season?.kind !== 'main') return [];
  const { pack: _pack, ...known } = facts;
  const entries = episode.entries.length;
  const figures = JSON.parse(await compute('figures', { facts: known, state, entries, seed }, null)) as ShowFigures;
  await store.keepFigures(season.name, { code, entries, figures });
  const own = await store.season(season.name);
  if (own === undefined) return [];
  // The ceremony comes once this game has been told.
  const sources = await sourcesOfHall(store, own, Number.POSITIVE_INFINITY);
  const isWhole = sources.every(({ unreckoned }) => unreckoned.length === 0);
  const falls = fallenIn(sources, code)
    .filter(({ kind }) => isWhole || kind === 'win' || kind === 'streak')
    .slice(0, mostTold)
    .map(({ kind, unit, seat, figure, before }) => ({
      kind,
      unit,
      seat,
      figure,
      before: { who: before.who, figure: before.figure },
    }));
  return falls[0] === undefined ? [] : [{ award: 'record', seat: falls[0].seat, falls }];
};
