/**
 * What stands beside a question and its answer, from what the items of a pack have (extras.ts). Pages need no more than this, and
 * none of the fields.
 */
type Medium = { readonly hash: string; readonly name?: string; readonly key?: string };

/** `alt`: its text alternative. */
export type Picture = Medium & { readonly alt?: string };

export type Sound = Medium & { readonly seconds: number };

/** Those that an item has. */
export type Present = {
  readonly explain?: string;
  readonly source?: string;
  readonly category?: string;
  readonly difficulty?: number;
  readonly note?: string;
  readonly picture?: Picture;
  readonly sound?: Sound;
};

/** Those of an item's extras that it has. */
export const present = <N extends keyof Present>(
  item: { readonly [name in N]?: unknown },
  names: readonly N[],
): Pick<Present, N> =>
  Object.fromEntries(names.flatMap(name => (item[name] === undefined ? [] : [[name, item[name]]]))) as unknown as Pick<
    Present,
    N
  >;

/** What is told of an item with its answer. `key`: of the item, as its act asks for it. `number`: the answer is one. */
export type Explained = Pick<Present, 'explain' | 'source'> & {
  readonly answer: string;
  readonly key: string;
  readonly number?: true;
};

/** Undefined for an item of which nothing is told. */
export const explainedIn = (
  item: Present & Pick<Explained, 'answer' | 'key'> & { readonly number?: boolean },
): Explained | undefined =>
  (item.explain ?? item.source) === undefined
    ? undefined
    : {
        key: item.key,
        answer: item.answer,
        ...(item.number === true && { number: true }),
        ...present(item, ['explain', 'source']),
      };

/** What everybody may know beside the board: what is shown with the item on it, and what was told of the latest answer. */
export type Beside = Pick<Present, 'picture' | 'sound'> & {
  /** The answer to what they belong to is known. */
  readonly over?: true;
  readonly told?: Explained;
};

/** An item as an act asks for it (`Asked` of show.ts). */
type Item = Present & { readonly key: string; readonly stage: 'open' | 'shut' | 'told' };

/** The item whose answer comes next is on the board; after that, the last one stays. Undefined where there is nothing beside it. */
export const besideOf = (
  items: readonly Item[],
  { told, known }: { readonly told?: Explained; readonly known?: string },
): Beside | undefined => {
  const isOver = ({ key, stage }: Item) => stage === 'told' || key === known;
  const rich = items.filter(({ picture, sound }) => picture !== undefined || sound !== undefined);
  const shown = rich.find(item => !isOver(item)) ?? rich.at(-1);
  if (shown === undefined && told === undefined) return undefined;
  return {
    ...present(shown ?? {}, ['picture', 'sound']),
    ...(shown !== undefined && isOver(shown) && { over: true as const }),
    ...(told === undefined ? {} : { told }),
  };
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

/** Whether there is something to see or hear beside what is asked, whose answer nobody knows yet. */
export const hasMedium = (beside: Beside | undefined): beside is Beside =>
  beside !== undefined && beside.over !== true && (beside.picture ?? beside.sound)?.key !== undefined;
