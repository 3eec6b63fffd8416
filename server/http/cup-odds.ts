/** The odds of cups: worked out in threads, while pages show those of a moment ago. */
import type { Cup } from '../../shared/season/cup.ts';
import type { CupOf } from '../../shared/season/cup-of.ts';
import type { GameResult } from '../../shared/season/fixtures/results.ts';
import { BackgroundWorker } from '../background-worker.ts';
import { compute } from '../computing/compute.ts';
import type { ServerContext } from '../context.ts';
import { Busy } from '../fair-queue.ts';
import { Latest, sharing, within } from '../latest.ts';
import { storedKnown } from '../records/known.ts';
import { settingsOf } from '../seasons/settings.ts';
import type { SeasonEpisode, StoredSeason } from '../store/stored.ts';

/** Times that games which run are played on: all of them together, and each. */
const played = { all: 600, least: 10, most: 150 };

/** Of them at once, so that other shows' records have their turn in between. */
const slice = 25;

/** Milliseconds that a page waits for new odds. Until they are there it shows those before, or none. */
const patience = 1500;

/** Milliseconds for which the thread keeps the games that it played. */
const rest = 600_000;

const worker = new BackgroundWorker<typeof import('../seasons/cup-odds.ts')>(
  new URL('../seasons/cup-odds.ts', import.meta.url),
  'odds of cups',
  rest,
);

interface Reckoned {
  /** Which games ran, and how many entries they had. */
  readonly at: string;
  readonly odds: Cup['odds'];
}

/** By season and length of its ledger, which only grows. */
const known = new Latest<Reckoned>(200);
const underWay = sharing<Reckoned | undefined>();

/** How a game that runs may come out. */
const outcomesOf = async (
  { store, vault }: ServerContext,
  code: string,
  count: number,
): Promise<readonly GameResult[] | undefined> => {
  const found = await storedKnown({ store, vault }, code);
  if (found === undefined) return undefined;
  const outcomes: GameResult[] = [];
  for (let first = 0; first < count; first += slice) {
    const input = { first, count: Math.min(slice, count - first) };
    outcomes.push(
      ...(JSON.parse((await compute(store, 'outcomes', found, input)).toString()) as readonly GameResult[]),
    );
  }
  return outcomes;
};

const reckon = async (context: ServerContext, of: CupOf, season: StoredSeason, codes: readonly string[]) => {
  const count = Math.max(played.least, Math.min(played.most, Math.floor(played.all / codes.length)));
  const running: Record<string, readonly GameResult[]> = {};
  // One after another, so that records of other shows need not wait for all of them.
  for (const code of codes) {
    const outcomes = await outcomesOf(context, code, count);
    if (outcomes !== undefined) running[code] = outcomes;
  }
  return worker.ask('oddsOfCup', of, settingsOf(season.settings).options, season.lines, running);
};

/** The same for the same ledger and the same entries of games that run; those of a moment ago while newer ones are worked out. */
export const oddsOf = async (
  context: ServerContext,
  of: CupOf,
  season: StoredSeason,
  running: readonly SeasonEpisode[],
): Promise<Cup['odds']> => {
  const ledger = `${season.name} ${season.created} ${season.lines.length}`;
  const at = running.map(({ code, entries }) => `${code} ${entries}`).join();
  const before = known.get(ledger);
  if (before?.at === at) return before.odds;
  const work = underWay(ledger, async () => {
    try {
      const codes = running.map(({ code }) => code);
      const reckoned = { at, odds: await reckon(context, of, season, codes) };
      known.set(ledger, reckoned);
      return reckoned;
    } catch (error) {
      // More is asked for than can be worked out at once: those of a moment ago do.
      if (error instanceof Busy) return before;
      // The page says nothing of them then.
      context.metrics.failures.inc({ where: 'cup' });
      context.log.error({ season: season.name, err: error }, 'the odds of a cup could not be worked out');
      return undefined;
    }
  });
  return (await within(patience, work, before))?.odds ?? null;
};
