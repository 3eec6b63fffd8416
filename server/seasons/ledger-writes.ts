/** What an episode of a season adds to the ledger with the entry that ends it, or that undoes its end, and how long a ledger may get: readers get all of it. */
import { keptFor } from '../../shared/engine/kept.ts';
import { bookOf, type Line, namesOf, reversal, write } from '../../shared/season/ledger.ts';
import { closingChanges } from '../../shared/season/rules.ts';
import type { Ended } from '../../shared/season/season-rules.ts';
import type { ServerContext } from '../context.ts';
import type { LedgerWrite } from '../store/stored.ts';
import { type SeasonSettings, settingsOf } from './settings.ts';

/** More than two hundred evenings write. After that a season starts a new ledger. */
export const maxLines = 5000;

/** Letters of its lines as they are sent. The names of a thousand entrants are one line as well. */
export const maxLetters = 1_000_000;

/** Room that is kept for games in progress, whose results must still fit. */
const reserve = { lines: 200, letters: 100_000 };

const lettersIn = keptFor((line: Line) => JSON.stringify(line).length);

const lettersOf = keptFor((lines: readonly Line[]) => lines.reduce((sum, line) => sum + 1 + lettersIn(line), 1));

export const isTooLong = (lines: readonly Line[]): boolean => lines.length > maxLines || lettersOf(lines) > maxLetters;

export const isFull = (lines: readonly Line[]): boolean =>
  lines.length > maxLines - reserve.lines || lettersOf(lines) > maxLetters - reserve.letters;

/** Whether nothing more is written, because somebody ends a game and undoes its end over and over. */
const isOverfull = (lines: readonly Line[]): boolean => lines.length > maxLines + reserve.lines;

export interface SeasonOfEpisode {
  readonly name: string;
  readonly show: string;
  readonly settings: SeasonSettings;
  /** Contestants of the latest main game, who are asked not to enter again (HD-72). */
  readonly contestants: readonly string[];
}

/** undefined if the season was deleted. */
export const seasonOf = async (context: ServerContext, name: string): Promise<SeasonOfEpisode | undefined> => {
  const season = await context.store.season(name);
  if (season === undefined) return undefined;
  const contestants = namesOf(bookOf(season.lines), 'returning').filter(contestant => contestant !== '');
  return { name, show: season.show, settings: settingsOf(season.settings), contestants };
};

/**
 * A fault in a season's rules must not keep an episode from ending. Its record is complete, and the host can correct the
 * ledger.
 */
const orNothing =
  (context: ServerContext, code: string, lines: LedgerWrite['lines']): LedgerWrite['lines'] =>
  before => {
    if (isOverfull(before)) {
      context.log.warn({ episode: code }, 'a season’s ledger is full: the result was not added');
      return [];
    }
    try {
      return lines(before);
    } catch (error) {
      context.metrics.failures.inc({ where: 'season' });
      context.log.error({ episode: code, err: error }, 'the lines for a season’s ledger could not be worked out');
      return [];
    }
  };

const closingOf = ({ show, settings }: SeasonOfEpisode) => ({ show, house: settings, isCup: settings.rule !== null });

export const writeAtEnd = (context: ServerContext, season: SeasonOfEpisode, ended: Ended, at: number): LedgerWrite => ({
  season: season.name,
  lines: orNothing(context, ended.code, before =>
    write(before, closingChanges(closingOf(season), bookOf(before), ended), {
      at,
      episode: ended.code,
    }),
  ),
});

export const writeAtUndo = (
  context: ServerContext,
  season: SeasonOfEpisode,
  code: string,
  at: number,
): LedgerWrite => ({
  season: season.name,
  lines: orNothing(context, code, before => write(before, reversal(before, code), { at, episode: code })),
});
