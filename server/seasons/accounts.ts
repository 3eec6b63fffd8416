/** What each account of a season's ledger may hold, in an imported file and in a host's correction. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import { type Account, type Line, mostEntries, mostPeople } from '../../shared/season/ledger.ts';
import { episodeKinds } from '../../shared/shows/index.ts';
import { plainLine } from '../plain-text.ts';
import { prize } from './settings.ts';

const text = z.string().max(200);
const name = z.string().transform(plainLine).pipe(z.string().max(60));

const entry = z.object({
  kind: z.enum(episodeKinds),
  show: text,
  title: text,
  game: z.int(),
  people: z.array(z.object({ name: text, score: z.number(), earned: z.number(), won: z.boolean() })),
  bonus: text,
});

/** The lists of names with the most that each may have. `of`: a name in it. */
const lists = (of: z.ZodType<string>) => {
  const { prizes: _prizes, ...names } = mostEntries;
  return Object.fromEntries(Object.entries(names).map(([account, most]) => [account, z.array(of).max(most)]));
};

/** Imported values. Figures are numbers. */
const accountTypes: Readonly<Partial<Record<Account, z.ZodType>>> = {
  champion: text,
  prizes: z.array(z.object({ name: text, value: z.number() })),
  ...lists(text),
  house: z.record(z.string(), z.unknown()),
  episode: entry.nullable(),
};

/** How many entries a value has, and how many its account may have. */
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
    if (!(accountTypes[account] ?? z.number()).safeParse(value).success) return phrase('lineOf', seq, account);
  }
  return undefined;
};

/** Valid values of a correction, by account. Others are figures. */
export const correctValues = {
  champion: name,
  prizes: z.array(prize).length(mostEntries.prizes),
  ...lists(name),
} as Readonly<Partial<Record<Account, z.ZodType>>>;
