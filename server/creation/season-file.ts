/** A season as one JSON file, `boxcars-season/1`, to move it to another server. */
import { checkedBy, choice, type Fault, fault, int, list, readField } from '../../shared/engine/fields.ts';
import type { Json } from '../../shared/engine/json.ts';
import { anything, dictionary, line, or, request } from '../../shared/engine/message-fields.ts';
import { currencies } from '../../shared/engine/money.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainData } from '../../shared/engine/plain-text.ts';
import { longestClock } from '../../shared/engine/settings.ts';
import { checkPack } from '../../shared/packs/check.ts';
import { accounts, audit, type Line, whys } from '../../shared/season/ledger.ts';
import type { UsedQuestions } from '../../shared/season/questions.ts';
import { seasonShows } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { faultOf, orNothing } from '../seasons/accounts.ts';
import { isTooLong, maxLines } from '../seasons/ledger-writes.ts';
import { cupRule, shelf } from '../seasons/settings.ts';
import type { SeasonFacts, StoredSeason } from '../store/stored.ts';
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

const text = line(200);
const whole = int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const value = checkedBy(anything, of => (JSON.stringify(of ?? null).length < 200_000 ? undefined : phrase('tooLong')));

const file = request({
  format: choice([seasonFormat]),
  name: text,
  title: text,
  show: choice(seasonShows),
  settings: request({
    options: dictionary,
    seats: int(1, 100),
    clock: int(0, longestClock),
    // Files of before there was a choice name none.
    currency: choice(currencies, 'dollars'),
    shelf,
    rule: or(orNothing(cupRule), null),
  }),
  pack: anything,
  used: request({ keys: list(line(Number.POSITIVE_INFINITY), 0, 100_000), episodes: list(text, 0, 10_000) }),
  lines: list(
    request({
      seq: whole,
      at: whole,
      episode: text,
      account: choice(accounts),
      who: text,
      from: value,
      to: value,
      why: choice(whys),
      of: whole,
      reason: text,
    }),
    0,
    maxLines,
  ),
});

interface SeasonFile extends Omit<SeasonFacts, 'host' | 'created'> {
  readonly pack: unknown;
  readonly used: UsedQuestions;
  readonly lines: readonly Line[];
}

export type ReadSeason = { readonly season: SeasonFile } | { readonly fault: Fault };

/** The season in a file, or its first fault. */
export const readSeason = (value: unknown): ReadSeason => {
  const read = readField(file, plainData(value));
  const [unreadable] = read.faults;
  if (unreadable !== undefined) return { fault: unreadable };
  const { name, title, show, settings, pack, used } = read.value;
  const lines = read.value.lines as readonly Line[];
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
