/** A season as one JSON file, `boxcars-season/1`, to move it to another server. */
import { z } from 'zod';
import { type Fault, fault, readField } from '../../shared/engine/fields.ts';
import type { Json } from '../../shared/engine/json.ts';
import { currencies } from '../../shared/engine/money.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { longestClock } from '../../shared/engine/settings.ts';
import { accounts, audit, type Line, whys } from '../../shared/season/ledger.ts';
import type { UsedQuestions } from '../../shared/season/questions.ts';
import { seasonShows } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { checkPack } from '../packs/check.ts';
import { plainData } from '../plain-text.ts';
import { faultOf } from '../seasons/accounts.ts';
import { isTooLong, maxLines } from '../seasons/ledger-writes.ts';
import { shelf } from '../seasons/settings.ts';
import type { SeasonFacts, StoredSeason } from '../store/stored.ts';
import { faultsOf } from '../web/refusals.ts';
import { unknownOptions } from './episodes.ts';

const seasonFormat = 'boxcars-season/1';

export const writeSeason = (
  { name, title, show, settings, lines }: StoredSeason,
  pack: unknown,
  used: UsedQuestions,
) => ({
  format: seasonFormat,
  name,
  title,
  show,
  settings,
  pack,
  used,
  lines,
});

const text = z.string().max(200);
const value = z.unknown().refine(value => JSON.stringify(value ?? null).length < 200_000, 'tooLong');

const file = z.object({
  format: z.literal(seasonFormat),
  name: text,
  title: text,
  show: z.enum(seasonShows as [string, ...string[]]),
  settings: z.object({
    options: z.record(z.string(), z.unknown()),
    seats: z.int().min(1).max(100),
    clock: z.int().min(0).max(longestClock),
    // Files of before there was a choice name none.
    currency: z.enum(currencies).default('dollars'),
    shelf,
  }),
  pack: z.unknown(),
  used: z.object({ keys: z.array(z.string()).max(100_000), episodes: z.array(text).max(10_000) }),
  lines: z
    .array(
      z.object({
        seq: z.int(),
        at: z.int(),
        episode: text,
        account: z.enum(accounts),
        who: text,
        from: value,
        to: value,
        why: z.enum(whys),
        of: z.int(),
        reason: text,
      }),
    )
    .max(maxLines),
});

interface SeasonFile extends Omit<SeasonFacts, 'host' | 'created'> {
  readonly pack: unknown;
  readonly used: UsedQuestions;
  readonly lines: readonly Line[];
}

export type ReadSeason = { readonly season: SeasonFile } | { readonly fault: Fault };

/** The season in a file, or its first fault. */
export const readSeason = (value: unknown, how: Parameters<typeof file.safeParse>[1] = {}): ReadSeason => {
  const read = file.safeParse(plainData(value), how);
  if (!read.success) return { fault: faultsOf(read.error)[0]! };
  const { name, title, show, settings, pack, used } = read.data;
  const lines = read.data.lines as readonly Line[];
  if (isTooLong(lines)) return { fault: fault('lines', phrase('bookFull', maxLines)) };
  for (const line of lines) {
    const wrongLine = faultOf(line);
    if (wrongLine !== undefined) return { fault: fault('lines', wrongLine) };
  }
  const [wrong] = audit(lines);
  if (wrong !== undefined) return { fault: fault('lines', wrong) };
  const rules = showNamed(show)!;
  const options = readField(rules.options, settings.options, 'settings.options');
  const [amiss] = [...unknownOptions(rules, settings.options, 'settings.options'), ...options.faults];
  if (amiss !== undefined) return { fault: amiss };
  const checked = pack === null || pack === undefined ? null : checkPack(rules, pack, options.value);
  const unfit = checked?.pack === null ? checked.faults[0] : undefined;
  if (unfit !== undefined) return { fault: { ...unfit, path: `pack.${unfit.path}` } };
  return {
    season: {
      name,
      title,
      show,
      settings: settings as unknown as Json,
      pack: checked?.pack ?? null,
      used,
      lines,
    },
  };
};
