/** Questions of a season's pack. Each is used once in a season. */
import { Episode, partsOf } from '../engine/episode.ts';
import type { Field } from '../engine/fields.ts';
import { normal } from '../engine/judge.ts';
import type { Show } from '../engine/show.ts';

export type Pack = { readonly [list: string]: unknown };

/** What has been used. */
export interface UsedQuestions {
  /** `list:text` of every item. */
  readonly keys: readonly string[];
  /** Codes of the episodes that were examined. */
  readonly episodes: readonly string[];
}

export const nothingUsed: UsedQuestions = { keys: [], episodes: [] };

interface ListField {
  readonly kind: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly of?: { readonly of?: Readonly<Record<string, Field<unknown>>> };
}

const listsOf = (show: Pick<Show, 'pack'>): Readonly<Record<string, ListField>> =>
  (show.pack.of ?? {}) as Readonly<Record<string, ListField>>;

/** Lists of a show's pack whose items are used up. A list of fixed length is not, and sets (prizes) repeat. */
export const questionLists = (show: Pick<Show, 'pack'>): readonly string[] =>
  Object.entries(listsOf(show)).flatMap(([name, { kind, min, max, step }]) =>
    kind === 'list' && min !== max && step === undefined ? [name] : [],
  );

/** Lists that repeat once all of their items were used (OR-A32). */
const roundLists = (show: Pick<Show, 'pack'>): readonly string[] =>
  Object.entries(listsOf(show)).flatMap(([name, { step }]) => (step === undefined ? [] : [name]));

/** The field that identifies an item of a list: the first that its show declares. */
const fieldOf = (show: Pick<Show, 'pack'>, list: string): string =>
  Object.keys(listsOf(show)[list]?.of?.of ?? {})[0] ?? '';

const keyOf = (show: Pick<Show, 'pack'>, list: string, item: unknown): string =>
  `${list}:${normal(String((item as Readonly<Record<string, unknown>> | null)?.[fieldOf(show, list)] ?? ''))}`;

const itemsOf = (pack: Pack, list: string): readonly unknown[] => {
  const items = pack[list];
  return Array.isArray(items) ? items : [];
};

/** Keys of all items of a pack. If its first field is a text, the pack is one question, and that text says which. */
export const keysOf = (show: Pick<Show, 'pack'>, pack: Pack): readonly string[] => {
  const [[first, { kind }] = ['', { kind: '' }]] = Object.entries(listsOf(show));
  if (kind === 'text') return [`:${normal(String(pack[first] ?? ''))}`];
  const lists = [...questionLists(show), ...roundLists(show)];
  return lists.flatMap(list => itemsOf(pack, list).map(item => keyOf(show, list, item)));
};

/** Keys of everything that was used, the latest at the end. */
export const withPlayed = (used: readonly string[], played: readonly string[]): readonly string[] => {
  const now = new Set(played);
  return [...used.filter(key => !now.has(key)), ...now];
};

/**
 * The pack without used items. `used`: keys in the order of use. In a list that repeats, unused items come first, then the
 * least recently used.
 */
export const unusedOf = (show: Pick<Show, 'pack'>, pack: Pack, used: readonly string[]): Pack => {
  const usedAt = new Map(used.map((key, i) => [key, i]));
  const [lists, round] = [questionLists(show), roundLists(show)];
  return Object.fromEntries(
    Object.entries(pack).map(([name, items]) => {
      const playedAt = (item: unknown) => (usedAt.size === 0 ? -1 : (usedAt.get(keyOf(show, name, item)) ?? -1));
      if (round.includes(name)) return [name, itemsOf(pack, name).toSorted((a, b) => playedAt(a) - playedAt(b))];
      return [name, lists.includes(name) ? itemsOf(pack, name).filter(item => playedAt(item) < 0) : items];
    }),
  );
};

/** How many are left of each list, and of how many. */
export const questionsLeft = (show: Pick<Show, 'pack'>, pack: Pack, used: readonly string[]) => {
  const left = unusedOf(show, pack, used);
  return Object.fromEntries(
    questionLists(show).map(list => [list, { left: itemsOf(left, list).length, of: itemsOf(pack, list).length }]),
  );
};

/**
 * The part of a pack that an episode used: fronts of its lists, since lists are used from the front. Its entries are replayed
 * over lists that record what the rules take from them.
 */
export const playedPart = (episode: Episode): Pack => {
  const { show, setting, seats, entries } = episode;
  const whole = setting.pack as Pack;
  const taken = new Map<string, number>();
  // Checking whether there is a next item does not use it.
  let taking = false;
  const noticed = (name: string, items: readonly unknown[]) =>
    new Proxy(items, {
      get(target, key, receiver) {
        if (taking && typeof key === 'string' && /^\d+$/.test(key))
          taken.set(name, Math.max(taken.get(name) ?? 0, Number(key) + 1));
        return Reflect.get(target, key, receiver);
      },
    });
  const pack = Object.fromEntries(
    Object.entries(whole).map(([name, items]) => [name, Array.isArray(items) ? noticed(name, items) : items]),
  );
  const whileTaking = <T>(job: () => T): T => {
    taking = true;
    try {
      return job();
    } finally {
      taking = false;
    }
  };
  const watched: Show = {
    ...show,
    open: setting => whileTaking(() => show.open(setting)),
    acts: show.acts.map(act => ({
      ...act,
      play: (state, move, chance) => whileTaking(() => act.play(state, move, chance)),
    })),
  };
  const replayed = new Episode(watched, { ...setting, pack }, seats);
  for (const entry of entries) {
    const { move, drew } = partsOf(entry);
    replayed.play(move, drew);
  }
  return Object.fromEntries(
    Object.entries(whole).map(([name, items]) => [
      name,
      Array.isArray(items) ? items.slice(0, taken.get(name) ?? 0) : items,
    ]),
  );
};
