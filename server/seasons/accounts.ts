/** What each account of a season's ledger may hold, in an imported file and in a host's correction. */
import { choice, type Field, flag, int, list, number, readField } from '../../shared/engine/fields.ts';
import { dictionary, line, maybe, request } from '../../shared/engine/message-fields.ts';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import { type Account, type Line, mostEntries, mostPeople } from '../../shared/season/ledger.ts';
import { episodeKinds } from '../../shared/shows/index.ts';
import { prize } from './settings.ts';

const text = line(200);
const name = line(60, { clean: plainLine });
const any = number(-Number.MAX_VALUE, Number.MAX_VALUE);
const whole = int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const many = Number.POSITIVE_INFINITY;

const entry = request({
  kind: choice(episodeKinds),
  show: text,
  title: text,
  game: whole,
  people: list(request({ name: text, score: any, earned: any, won: flag() }), 0, many),
  bonus: text,
  places: maybe(list(whole, 0, many)),
});

/** The same, or nothing. */
export const orNothing = (of: Field<unknown>): Field<unknown> => ({
  ...of,
  read: (value, path, faults) => (value === null ? null : of.read(value, path, faults)),
});

const indices = list(int(-1, mostEntries.entrants), 0, mostEntries.entrants);

/** The lists of names with the most that each may have. `of`: a name in it. */
const lists = (of: Field<string>) => {
  const { prizes: _prizes, ...names } = mostEntries;
  return Object.fromEntries(Object.entries(names).map(([account, most]) => [account, list(of, 0, most)]));
};

/** Imported values. Figures are numbers. */
const accountTypes: Readonly<Partial<Record<Account, Field<unknown>>>> = {
  champion: text,
  same: text,
  prizes: list(request({ name: text, value: any }), 0, many),
  ...lists(text),
  house: dictionary,
  episode: orNothing(entry),
  commitment: orNothing(request({ code: text, commit: text })),
  draw: orNothing(request({ seed: text, seeds: indices, lots: indices })),
  pairing: orNothing(list(indices, 0, mostEntries.entrants)),
  game: orNothing(request({ fixture: text, entrants: indices, at: whole })),
  verdict: orNothing(
    request({ by: choice(['walkover', 'corrected']), entrants: indices, places: indices, reason: text }),
  ),
};

const sizeOf = ({ account }: Line, value: unknown): { readonly entries: number; readonly most: number } => {
  const list = account === 'episode' ? (value as { readonly people?: unknown } | null)?.people : value;
  const most = account === 'episode' ? mostPeople : (mostEntries as Partial<Record<Account, number>>)[account];
  return { entries: Array.isArray(list) ? list.length : 0, most: most ?? 0 };
};

/** Why a line cannot be in a ledger; undefined if it can. */
export const faultOf = (line: Line): Phrase | undefined => {
  const { seq, account, from, to } = line;
  for (const value of [from, to]) {
    const { entries, most } = sizeOf(line, value);
    if (most > 0 && entries > most) return phrase('listTooLong', seq, account, entries, most);
    if (readField(accountTypes[account] ?? any, value).faults.length > 0) return phrase('lineOf', seq, account);
  }
  return undefined;
};

/** Valid values of a correction, by account. Others are figures. */
export const correctValues = {
  champion: name,
  prizes: list(prize, mostEntries.prizes, mostEntries.prizes),
  ...lists(name),
} as Readonly<Partial<Record<Account, Field<unknown>>>>;
