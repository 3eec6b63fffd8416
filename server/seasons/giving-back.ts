/** What an episode of a season writes into the ledger with the entry that ends it, or that takes its end back. */
import { bookOf, namesOf, takenBack, write } from '../../shared/season/ledger.ts';
import { closingChanges } from '../../shared/season/rules.ts';
import type { Ended } from '../../shared/season/season-rules.ts';
import type { LedgerWrite } from '../store/stored-season.ts';
import type { Studio } from '../studio.ts';
import { isOverfull } from './length.ts';
import { type SeasonSettings, settingsOf } from './settings.ts';

export interface SeasonOfEpisode {
  readonly name: string;
  readonly show: string;
  readonly settings: SeasonSettings;
  /** Of the main game that was opened last: they are asked not to enter again (HD-72). */
  readonly contestants: readonly string[];
}

/** Undefined where the season has been deleted. */
export const seasonOf = async (studio: Studio, name: string): Promise<SeasonOfEpisode | undefined> => {
  const season = await studio.store.season(name);
  if (season === undefined) return undefined;
  const contestants = namesOf(bookOf(season.lines), 'returning').filter(contestant => contestant !== '');
  return { name, show: season.show, settings: settingsOf(season.settings), contestants };
};

/** A mistake in a season's rules must not keep an episode from ending: its record stands, and the host can put the book right. */
const orNothing =
  (studio: Studio, code: string, lines: LedgerWrite['lines']): LedgerWrite['lines'] =>
  before => {
    if (isOverfull(before)) {
      studio.log.warn({ episode: code }, 'a ledger is as long as it may be');
      return [];
    }
    try {
      return lines(before);
    } catch (error) {
      studio.metrics.failures.inc({ where: 'season' });
      studio.log.error({ episode: code, err: error }, 'a ledger could not be written');
      return [];
    }
  };

export const atTheEnd = (studio: Studio, season: SeasonOfEpisode, ended: Ended, at: number): LedgerWrite => ({
  season: season.name,
  lines: orNothing(studio, ended.code, before =>
    write(before, closingChanges({ show: season.show, house: season.settings }, bookOf(before), ended), {
      at,
      episode: ended.code,
    }),
  ),
});

export const endTakenBack = (studio: Studio, season: SeasonOfEpisode, code: string, at: number): LedgerWrite => ({
  season: season.name,
  lines: orNothing(studio, code, before => write(before, takenBack(before, code), { at, episode: code })),
});
