/**
 * Every text of the pages and the commentary as one typed catalogue. What is named en here stands for the language that the pages
 * are built in (client/one-language.ts): each language is a folder with the same files. The server speaks all of them at once
 * (server/languages.ts).
 */
import { type Currency, moneyIn, perLanguage, prizeName } from '../engine/money.ts';
import type { ByAct, Cue } from '../engine/show.ts';
import { familyOf, manifestOf, manifests } from '../shows/index.ts';
import type { Manifest } from '../shows/manifest.ts';
import { type Narrator, plainName, type ShowWords, type Terms } from './commentary.ts';
import type { CrowdWords } from './en/crowd.ts';
import type { ForumWords } from './en/forum.ts';
import { language } from './en/language.ts';
import type { LessonWords } from './en/lesson.ts';
import type { OddsWords } from './en/odds.ts';
import type { PackWords } from './en/packs.ts';
import { pages } from './en/pages.ts';
import type { RecapWords } from './en/recap.ts';
import type { RuleWords } from './en/rules.ts';
import type { SeasonWords } from './en/season.ts';
import type { VerifyWords } from './en/verify.ts';
import type { Language } from './languages.ts';

export type PageWords = typeof pages;

/** The words of a show, or of an act that several shows share; loaded when a page needs them. */
type Load = () => Promise<ShowWords>;

/** Lets the words for a show's own cues go into one list with those of other shows. */
const asShowWords = (words: object): ShowWords => words as ShowWords;

export interface Catalogue {
  /** BCP 47, for numbers, money and lists. */
  readonly language: string;
  readonly pages: PageWords;
  /** By name of show or act. */
  readonly shows: Readonly<Record<string, Load>>;
  /** What a show whose words are loaded calls something of its own. `act`: where an act has another name for it. */
  readonly term: <K extends keyof Terms>(
    kind: K,
    name: string,
    show: string,
    act?: string,
  ) => NonNullable<Terms[K]>[string] | undefined;
  /** Of posts, still pictures and reminders. */
  readonly forum: () => Promise<ForumWords>;
  /** Of the page that shows an episode again. */
  readonly recap: () => Promise<RecapWords>;
  /** Of the pages of seasons. */
  readonly season: () => Promise<SeasonWords>;
  /** Of exact odds. */
  readonly odds: () => Promise<OddsWords>;
  /** Of the pages on which odds are explored. */
  readonly lesson: () => Promise<LessonWords>;
  /** Of the audience's own game. */
  readonly crowd: () => Promise<CrowdWords>;
  /** Of the page of a host's own packs. */
  readonly packs: () => Promise<PackWords>;
  /** Of the page that checks a record. */
  readonly verify: () => Promise<VerifyWords>;
  /** The rule books and the words of their page. */
  readonly rules: () => Promise<RuleWords>;
}

/** Words that are loaded on demand, by file. `wordsFile` gives the place of each in a language. */
const files = {
  crowd: () => import('./en/crowd.ts'),
  odds: () => import('./en/odds.ts'),
  lesson: () => import('./en/lesson.ts'),
  forum: () => import('./en/forum.ts'),
  packs: () => import('./en/packs.ts'),
  season: () => import('./en/season.ts'),
  recap: () => import('./en/recap.ts'),
  verify: () => import('./en/verify.ts'),
  rules: () => import('./en/rules.ts'),
};

export type Files = typeof files;
export const fileNames = Object.keys(files) as readonly (keyof Files)[];

/** Words that are kept with their show. */
interface ShowFiles {
  readonly words: (show: Manifest) => Promise<ByAct<ShowWords<never>>>;
  /** The text of its rule book. */
  readonly book: (show: Manifest) => Promise<string | undefined>;
}

/** A language as one catalogue, from its files. */
export const catalogueOf = (language: string, pages: PageWords, load: Files, of: ShowFiles): Catalogue => {
  const loaded = new Map<string, Terms>();
  const wordsOf = async (show: Manifest): Promise<ShowWords> => {
    const words = show.words === undefined ? {} : await of.words(show);
    for (const [name, { terms = {} }] of Object.entries(words)) loaded.set(name, terms);
    return asShowWords(words[show.name] ?? { title: plainName(show.name), about: '', commentary: {} });
  };
  return {
    language,
    pages,
    shows: Object.fromEntries(manifests.map(show => [show.name, () => wordsOf(show)] as const)),
    term: (kind, name, show, act = show) =>
      [act, show, familyOf(show), ...actsOf(show)]
        .map(place => loaded.get(place)?.[kind]?.[name] as NonNullable<Terms[typeof kind]>[string] | undefined)
        .find(term => term !== undefined),
    crowd: async () => (await load.crowd()).crowd,
    odds: async () => (await load.odds()).odds,
    lesson: async () => (await load.lesson()).lesson,
    forum: async () => (await load.forum()).forum,
    packs: async () => (await load.packs()).packs,
    season: async () => (await load.season()).season,
    recap: async () => (await load.recap()).recap,
    verify: async () => (await load.verify()).verify,
    rules: async () => {
      const whole = manifests.filter(show => show.of === undefined);
      const [{ rules }, ...named] = await Promise.all([load.rules(), ...whole.map(wordsOf)]);
      const books = whole.map((show, i) => {
        const words = named[i] ?? asShowWords({});
        const open = async (options?: object) => {
          const { bookNarrator, openBook, plainBook } = await import('./open-book.ts');
          const tell = bookNarrator(language, narratorFor([], { language, pages } as Catalogue));
          const textOf = async (name: string) => {
            const told = manifestOf(name);
            return told?.book && of.book(told);
          };
          if (show.book !== undefined) return openBook(show, textOf, tell, rules.spoken, options);
          const voice = { tell, words, texts: rules.page.plain, moves: pages.moves };
          return plainBook(show, { ...voice, term: (kind, name) => words.terms?.[kind]?.[name] }, options);
        };
        return [show.name, { title: words.title, load: open }] as const;
      });
      return { ...rules, books: Object.fromEntries(books) };
    },
  };
};

const catalogue = catalogueOf(language, pages, files, {
  words: async show => (await show.words?.()) ?? {},
  book: async show => show.book?.text(),
});

export const words = (): Catalogue => catalogue;

/** The language of the pages, by the name of its folder. */
export const ownLanguage = (): Language => catalogue.language.split('-')[0] as Language;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Names that run from right to left must not turn the sentence around them. */
export const isolated = (name: string) => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

const lists = perLanguage(language => new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }));
const numbers = perLanguage(language => new Intl.NumberFormat(language));

/**
 * A language's voice, by default that of the pages. `names` by seat; `you`: the reader's seat, -1 for none; `currency`: the page's
 * by default.
 */
export const narratorFor = (
  names: readonly string[],
  { language, pages } = catalogue,
  you = -1,
  currency?: Currency,
): Narrator => {
  const money = moneyIn(language, currency);
  return {
    name: seat => isolated(names[seat] || pages.seats.numbered(seat + 1)),
    isYou: seat => seat === you,
    money,
    number: value => numbers(language).format(value),
    list: items => lists(language).format(items),
    prize: name => pages.prizes[name] ?? prizeName(name, money),
  };
};

/** Turns a cue into its line; "" where nothing is said. */
export type Tell = (cue: Cue, act: string, narrator: Narrator) => string;

type Line = (cue: Cue, narrator: Narrator) => string;

/** Acts of a show that have words of their own. */
export const actsOf = (show: string): readonly string[] => {
  const { alone = [], borrows = [] } = manifestOf(show) ?? {};
  return [...alone.map(({ name }) => name), ...borrows];
};

/** What is said of a cue without a line. In a show without words that is the name of the cue, and its dice: “Ann: Rolled 3.” */
export const plainLine = (show: string, { cue, seat, dice }: Cue, tell: Narrator): string => {
  if (manifestOf(show)?.words !== undefined) return '';
  const named = typeof seat === 'number' && seat >= 0 && !tell.isYou(seat);
  const faces = Array.isArray(dice) && dice.length > 0 ? ` ${dice.join(' + ')}` : '';
  return `${named ? `${tell.name(seat)}: ` : ''}${plainName(cue)}${faces}.`;
};

/** Lines of one entry. Those that are names of cues become one sentence: “Ann: Rolled 1, busted.” */
export const plainSentence = (show: string, lines: readonly string[]): readonly string[] => {
  const [first, ...more] = lines;
  if (first === undefined || manifestOf(show)?.words !== undefined) return lines;
  const join = (said: string, line: string) => {
    const who = /^.*: /.exec(line)?.[0] ?? '';
    const what = line.slice(who.length);
    return `${said.slice(0, -1)}, ${first.includes(who) ? what.charAt(0).toLowerCase() + what.slice(1) : line}`;
  };
  return [more.reduce(join, first)];
};

/** Loads the lines of a show: its own, those of its acts that have their own, and those of all shows. */
export const loadTell = async (show: string, { shows, pages } = catalogue): Promise<Tell> => {
  const load = async (name: string) =>
    (await shows[name]?.())?.commentary as Readonly<Record<string, Line>> | undefined;
  const own = await load(show);
  const shared = new Map(await Promise.all(actsOf(show).map(async act => [act, await load(act)] as const)));
  const common = asShowWords(pages).commentary as Readonly<Record<string, Line>>;
  return (cue, act, narrator) => {
    const line = shared.get(act)?.[cue.cue] ?? own?.[cue.cue] ?? common[cue.cue];
    return line?.(cue, narrator) ?? plainLine(show, cue, narrator);
  };
};

/** Title and sentence of a show; its name where the catalogue has no words for it yet. */
export const loadShowWords = async (show: string, { shows } = catalogue): Promise<Pick<ShowWords, 'title' | 'about'>> =>
  (await shows[show]?.()) ?? { title: show, about: '' };

/** Loads what a show and its acts call their own things, for `Catalogue.term`. */
export const loadTerms = async (show: string, { shows } = catalogue): Promise<void> => {
  await Promise.all([show, ...actsOf(show)].map(name => shows[name]?.()));
};
