/**
 * Deals a show's questions, puzzles and words from the house's bank: shuffled for every show, fresh ones first, then those that
 * its host asked longest ago. A host is known by a secret of the browser, of which the hash is stored; a season by its name.
 */
import { randomInt } from 'node:crypto';
import type { Fault } from '../../shared/engine/fields.ts';
import { choice, fault, list } from '../../shared/engine/fields.ts';
import { line, maybe, message, or } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type { Show } from '../../shared/engine/show.ts';
import { type BankItem, type DealWish, dealt, difficulties, type Heard, wantedOf } from '../../shared/packs/deal.ts';
import type { Pack } from '../../shared/packs/document.ts';
import { keysOf, type UsedQuestions, withPlayed } from '../../shared/season/questions.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { type Language, languageNames } from '../../shared/words/languages.ts';
import { compute } from '../computing/compute.ts';
import type { ServerContext } from '../context.ts';
import { bankOf, sharesOf } from '../packs/bank.ts';
import { bundledPack } from '../packs/bundled.ts';
import type { EpisodeFinder } from '../records/episode-finder.ts';
import type { Dealing, DealtShow } from '../store/stored.ts';
import { hashOf } from '../tokens.ts';

const maxCategories = 50;

/** In requests: what a host wishes to be dealt, and the secret that tells who that is. */
export const dealingFields = {
  questions: maybe(
    message({
      language: maybe(choice(languageNames)),
      categories: or(list(line(40), 0, maxCategories), []),
      difficulties: or(list(choice(difficulties), 0, difficulties.length), []),
    }),
  ),
  host: maybe(line(100, { min: 16 })),
};

interface Asked {
  readonly questions?: (Omit<DealWish, 'language'> & { readonly language?: Language | undefined }) | undefined;
  readonly host?: string | undefined;
}

/** `language`: the request's own, for one that names none. */
export const wishOf = ({ questions }: Asked, language: Language): DealWish => ({
  language: questions?.language ?? language,
  categories: questions?.categories ?? [],
  difficulties: questions?.difficulties ?? [],
});

export const dealingOf = (asked: Asked, language: Language): Dealing => ({
  host: asked.host === undefined ? '' : hashOf(asked.host),
  wish: wishOf(asked, language),
});

/** Categories that no list of the show has. */
export const wishFaults = (show: Show, { language, categories }: DealWish): readonly Fault[] => {
  const known = new Set(Object.values(bankOf(show, language)).flatMap(items => items.map(({ category }) => category)));
  const wrong = categories.findIndex(category => !known.has(category));
  if (wrong < 0) return [];
  return [fault(`questions.categories[${wrong}]`, phrase('mustBe', phrase('oneOf', [...known].join(', '))))];
};

/** `never`: what was heard does not come again at all. undefined if that leaves nothing of a pack that is one item. */
export const dealPack = (show: Show, wish: DealWish, heard: Heard, never = false): Pack | undefined => {
  const lists: Record<string, unknown> = {};
  const taken = new Set<string>();
  const bank = bankOf(show, wish.language);
  for (const [name, { many }] of Object.entries(sharesOf(show))) {
    const left = wantedOf(bank[name] ?? [], wish).filter(({ key }) => !(taken.has(key) || (never && heard.has(key))));
    const cards = dealt(left, heard, many, randomInt);
    for (const { key } of cards) taken.add(key);
    if (name === '') return cards[0]?.item as Pack | undefined;
    lists[name] = cards.map(({ item }) => item);
  }
  return { ...bundledPack(show), ...lists };
};

/** Whether the house deals to this show. */
export const isDealt = (show: Show): boolean => Object.keys(sharesOf(show)).length > 0;

/** All that the house can deal. */
export const wholeBank = (show: Show, wish: DealWish): Pack => ({
  ...bundledPack(show),
  ...Object.fromEntries(
    Object.entries(bankOf(show, wish.language)).map(([list, items]) => [
      list,
      wantedOf(items, wish).map(({ item }) => item),
    ]),
  ),
});

/** The text of a key of used questions, whichever list it was in. */
const textOf = (key: string): string => key.slice(key.indexOf(':') + 1);

/** As dealing reads it. `held`: keys of what lies ready in other shows, which comes before what was asked. */
export const heardIn = (keys: readonly string[], held: readonly string[] = []): Heard =>
  new Map([...held.map(key => [textOf(key), -1] as const), ...keys.map((key, i) => [textOf(key), i] as const)]);

/** Keys of what an episode has asked; undefined if it is gone. */
export type Played = (code: string) => Promise<readonly string[] | undefined>;

export const playedIn =
  ({ store }: ServerContext, finding: EpisodeFinder): Played =>
  async code => {
    const known = await finding.find(code);
    if (known === undefined) return undefined;
    return JSON.parse((await compute(store, 'played', known, null)).toString()) as readonly string[];
  };

/** Adds what was asked in episodes that are over. Each is examined once. */
export const examined = async (
  used: UsedQuestions,
  over: readonly { readonly code: string; readonly show: string }[],
  played: Played,
): Promise<UsedQuestions> => {
  const counted = new Set(used.episodes);
  let { keys } = used;
  for (const { code, show } of over) {
    if (counted.has(code)) continue;
    if (showNamed(show) !== undefined) keys = withPlayed(keys, (await played(code)) ?? []);
    counted.add(code);
  }
  return counted.size === used.episodes.length ? used : { keys, episodes: [...counted] };
};

/** Shows of a host that are looked at. Older ones were examined when newer ones were opened. */
const newest = 40;
/** Of those that are open. */
const newestOpen = 8;

/** What the people of a host have heard. */
export const heardBy = async ({ store, now }: ServerContext, played: Played, host: string): Promise<Heard> => {
  if (host === '') return heardIn([]);
  const [shows, before] = await Promise.all([store.dealtTo(host, newest), store.askedBy(host)]);
  const oldestFirst = shows.toReversed();
  const used = await examined(
    before,
    oldestFirst.filter(({ open, entries }) => !open && entries > 0),
    played,
  );
  if (used !== before) await store.keepAsked(host, used, now());
  const open = oldestFirst.filter(show => show.open).slice(-newestOpen);
  const heldIn = async ({ code, show }: DealtShow) => {
    const [rules, pack] = [showNamed(show), await store.packText(code)];
    return rules === undefined || pack === undefined ? [] : keysOf(rules, JSON.parse(pack) as Pack);
  };
  const held = (await Promise.all(open.map(heldIn))).flat();
  let { keys } = used;
  for (const { code, entries } of open) if (entries > 0) keys = withPlayed(keys, (await played(code)) ?? []);
  return heardIn(keys, held);
};

/** Remembers what an episode has asked, as it is deleted. */
export const remember = async (
  { store, now }: ServerContext,
  played: Played,
  episode: { readonly code: string; readonly show: string },
): Promise<void> => {
  const host = (await store.dealing(episode.code))?.host ?? '';
  if (host === '') return;
  const before = await store.askedBy(host);
  const used = await examined(before, [episode], played);
  if (used !== before) await store.keepAsked(host, used, now());
};

/** How many there are, and how many the host has not asked yet: of what is wished, in all and by list, and by category. */
export const freshOf = (show: Show, wish: DealWish, heard: Heard) => {
  const count = (items: readonly BankItem[]) => ({
    of: items.length,
    fresh: items.filter(({ key }) => !heard.has(key)).length,
  });
  const bank = Object.entries(bankOf(show, wish.language));
  // Two lists may be dealt from the same one.
  const distinct = (lists: readonly (readonly BankItem[])[]) => [
    ...new Map(lists.flatMap(items => items.map(item => [item.key, item] as const))).values(),
  ];
  const wanted = bank.map(([list, items]) => [list, wantedOf(items, wish)] as const);
  const categories = Map.groupBy(distinct(bank.map(([, items]) => items)), ({ category }) => category);
  return {
    ...count(distinct(wanted.map(([, items]) => items))),
    lists: Object.fromEntries(wanted.map(([list, items]) => [list, count(items)])),
    categories: Object.fromEntries([...categories].map(([name, items]) => [name, count(items)])),
  };
};
