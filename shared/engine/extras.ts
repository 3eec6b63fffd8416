/**
 * What an item of a pack may hold beside what its show asks: the same fields for the items of every show. Picture and sound are
 * shown with it, `explain` and `source` are told with its answer, and `note` is on the host's card alone.
 */
import { type Present, present } from './beside.ts';
import { checkedBy, int, number, optional, type ReadFields, record, text } from './fields.ts';
import { phrase } from './phrase.ts';

/** Seconds of the longest sound. */
export const longestSound = 20;

/** SHA-256 of what is stored, in hex. */
const hash = checkedBy(text(64), value => (/^[0-9a-f]{64}$/.test(value) ? undefined : phrase('notAHash')));

/**
 * In an episode each medium has a name under which pages fetch it ahead, and the key that opens it, which comes with the
 * question. In a pack it has neither.
 */
const sealed = { name: optional(text(64)), key: optional(text(64)) };

export const extras = {
  explain: optional(text(300)),
  source: optional(text(300)),
  category: optional(text(60)),
  difficulty: optional(int(1, 3)),
  note: optional(text(500)),
  picture: optional(record({ hash, alt: optional(text(300)), ...sealed })),
  sound: optional(record({ hash, seconds: number(0, longestSound), ...sealed })),
};

/** As an item of a pack has them. */
export type Extras = Partial<ReadFields<typeof extras>>;

export const extrasIn = (item: Extras): Present => present(item, Object.keys(extras) as (keyof Present)[]);
