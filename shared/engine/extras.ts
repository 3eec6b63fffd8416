/**
 * What an item of a pack may hold beside what its show asks: the same fields for the items of every show. Picture and sound are
 * shown with it, `explain` and `source` are told with its answer, and `note` is on the host's card alone.
 */
import { checkedBy, choice, number, optional, type ReadFields, record, text } from './fields.ts';
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
  difficulty: optional(choice([1, 2, 3])),
  note: optional(text(500)),
  picture: optional(record({ hash, alt: optional(text(300)), ...sealed })),
  sound: optional(record({ hash, seconds: number(0, longestSound), ...sealed })),
};

/** As an item of a pack has them. */
export type Extras = Partial<ReadFields<typeof extras>>;

type Medium = { readonly hash: string; readonly name?: string; readonly key?: string };

/** `alt`: its text alternative. */
type Picture = Medium & { readonly alt?: string };

type Sound = Medium & { readonly seconds: number };

/** Those that an item has. */
export type Present = {
  readonly explain?: string;
  readonly source?: string;
  readonly category?: string;
  readonly difficulty?: 1 | 2 | 3;
  readonly note?: string;
  readonly picture?: Picture;
  readonly sound?: Sound;
};

const picked = <N extends keyof Present>(
  item: { readonly [name in N]?: unknown },
  names: readonly N[],
): Pick<Present, N> =>
  Object.fromEntries(names.flatMap(name => (item[name] === undefined ? [] : [[name, item[name]]]))) as unknown as Pick<
    Present,
    N
  >;

export const extrasIn = (item: Extras): Present => picked(item, Object.keys(extras) as (keyof Present)[]);

/** What is told of an item with its answer. `key`: of the item, as its act asks for it. */
export type Explained = Pick<Present, 'explain' | 'source'> & { readonly answer: string; readonly key: string };

/** Undefined for an item of which nothing is told. */
export const explainedIn = (item: Present & Pick<Explained, 'answer' | 'key'>): Explained | undefined =>
  (item.explain ?? item.source) === undefined
    ? undefined
    : { key: item.key, answer: item.answer, ...picked(item, ['explain', 'source']) };

/** What everybody may know beside the board: what is shown with the item on it, and what was told of the latest answer. */
export type Beside = Pick<Present, 'picture' | 'sound'> & { readonly told?: Explained };

/** An item as an act asks for it (`Asked` of show.ts). */
type Item = Present & { readonly stage: 'open' | 'shut' | 'told' };

/** The item whose answer comes next is on the board; after that, the last one stays. Undefined where there is nothing beside it. */
export const besideOf = (items: readonly Item[], told: Explained | undefined): Beside | undefined => {
  const rich = items.filter(({ picture, sound }) => picture !== undefined || sound !== undefined);
  const shown = rich.find(({ stage }) => stage !== 'told') ?? rich.at(-1);
  if (shown === undefined && told === undefined) return undefined;
  return { ...picked(shown ?? {}, ['picture', 'sound']), ...(told === undefined ? {} : { told }) };
};

/** As the synchronized state holds it. */
export const besideText = ({ beside }: { readonly beside?: Beside }): string =>
  beside === undefined ? '' : JSON.stringify(beside);

/** Names of media in what the host knows of the next question: pages fetch them before anybody may see them. */
export const mediaAhead = (card: unknown): readonly string[] => {
  if (typeof card !== 'object' || card === null) return [];
  const { name, key } = card as { readonly name?: unknown; readonly key?: unknown };
  if (typeof name === 'string' && typeof key === 'string') return [name];
  return Object.values(card).flatMap(mediaAhead);
};
