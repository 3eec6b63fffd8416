/**
 * Opens a rule book with the numbers of a show. A book is a text of three chapters (template.ts):
 *
 * - `# Title`, with two sentences on the show, and its sections. A section has a line for each paragraph, step or row of a table:
 *   `## heading`, `![picture](its | numbers)`, `1. step`, `| cell | cell |` with the head first, `> example`.
 * - `# Rulings`, a line each: `[LN-A4] Question? Ruling.`
 * - `# Origin`, a line for each paragraph
 *
 * `{> act}` stands for the same chapter of an act that several shows share. A book is written with the numbers of one show, and
 * holds none that a host may change.
 */
import { type Field, readField } from '../engine/fields.ts';
import type { Show } from '../engine/show.ts';
import type { Manifest } from '../shows/manifest.ts';
import { type Narrator, plainName, type ShowWords, type Terms } from './commentary.ts';
import type { RuleWords } from './en/rules.ts';
import {
  type BookFacts,
  type BookNarrator,
  pictureNames,
  type RuleBook,
  type RuleSection,
  type RuleTable,
} from './rule-book.ts';
import { type Facts, filledIn } from './template.ts';

/** `language`: its tag. */
export const bookNarrator = (language: string, { money, number }: Narrator): BookNarrator => {
  // A book sets no comma before the last of several.
  const tag = language.startsWith('en') ? 'en-GB' : language;
  const and = new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' });
  const or = new Intl.ListFormat(tag, { style: 'long', type: 'disjunction' });
  return {
    money,
    number,
    list: items => and.format(items),
    percent: (chance, decimals = 0) =>
      new Intl.NumberFormat(language, {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(chance),
    either: items => or.format(items),
  };
};

const optionsFor = ({ options }: Show, ownOptions: object): Readonly<Record<string, unknown>> => {
  const { house } = ownOptions as { readonly house?: unknown };
  // An act by itself has options of its own beside the house rules of its show.
  const read = [ownOptions, { house }, {}]
    .map(wanted => readField(options, wanted))
    .find(({ faults }) => faults.length === 0);
  return (read?.value ?? {}) as Readonly<Record<string, unknown>>;
};

const pictureLine = /^!\[(.+?)\](?:\((.*)\))?$/;

const cellsOf = (row: string): readonly string[] => row.slice(2, -2).split(' | ');

/** One section of a book's text, without the sign of its heading. */
const sectionIn = (text: string): RuleSection => {
  const [heading = '', ...lines] = text.split('\n').map(line => line.trim());
  const after = (sign: string) => lines.filter(line => line.startsWith(sign)).map(line => line.slice(sign.length));
  const [, named, numbers] = lines.map(line => pictureLine.exec(line)).find(found => found !== null) ?? [];
  const picture = pictureNames.find(name => name === named);
  if (picture !== named) throw new Error(`there is no picture ${named}`);
  const [head, ...rows] = lines.filter(line => line.startsWith('| ')).map(cellsOf);
  const steps = after('1. ');
  const [example] = after('> ');
  return {
    heading,
    paragraphs: lines.filter(line => line !== '' && !/^(!\[|1\. |\| |> )/.test(line)),
    ...(picture && { picture }),
    ...(numbers !== undefined && { pictured: numbers.split(' | ') }),
    ...(steps.length > 0 && { steps }),
    ...(head && { table: { head, rows } }),
    ...(example !== undefined && { example }),
  };
};

/** “[LN-A4] Question? Ruling.” */
const rulingIn = (line: string): RuleBook['rulings'] => {
  const [, id = '', question = '', ruling = ''] = /^\[([A-Z]{2}-A\d+)\] (.*?\?) (.*)$/.exec(line) ?? [];
  return id === '' ? [] : [{ id, question, ruling }];
};

const chapterSign = /^# (.*)$/m;

/** Puts the chapters of acts where a book asks for them. `texts`: by name of act. */
const withActs = (book: string, texts: ReadonlyMap<string, string>): string => {
  let whole = book;
  for (const [act, text] of texts) {
    const [, , body = '', , rulings = ''] = text.split(chapterSign);
    const chapters = [body, rulings];
    whole = whole.replaceAll(`{> ${act}}`, () => chapters.shift() ?? '');
  }
  return whole;
};

/** What a text may call: the language's ways to say numbers and lists. */
const sayings = (tell: BookNarrator, spoken: RuleWords['spoken']): Facts => {
  type Say = (item: never) => string;
  const said = (items: readonly unknown[], say: Say = String) => items.map(item => say(item as never));
  return {
    ...spoken,
    ...tell,
    list: (items: readonly unknown[], say?: Say) => tell.list(said(items, say)),
    /** `last`: one more choice. */
    either: (items: readonly unknown[], say?: Say, ...last: readonly string[]) =>
      tell.either([...said(items, say), ...last]),
    join: (items: readonly unknown[], say?: Say) => said(items, say).join(', '),
    cells: (items: readonly unknown[], say?: Say) => said(items, say).join(' | '),
    numberOr: (value: number, none: string) => (value === 0 ? none : tell.number(value)),
    capital: (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
  };
};

export const openBook = async (
  show: Manifest,
  textOf: (name: string) => Promise<string | undefined>,
  tell: BookNarrator,
  spoken: RuleWords['spoken'],
  ownOptions?: object,
): Promise<RuleBook> => {
  const textsOf = (names: readonly string[]) =>
    Promise.all(names.map(async name => [name, (await textOf(name)) ?? ''] as const));
  const [rules, facts, [[, book = ''] = []], acts] = await Promise.all([
    show.rules(),
    show.book?.facts?.() as Promise<BookFacts<object>> | undefined,
    textsOf([show.name]),
    textsOf([...(show.alone ?? []).map(({ name }) => name), ...(show.borrows ?? [])]),
  ]);
  const options = optionsFor(rules, ownOptions ?? {});
  const general = ownOptions === undefined;
  const text = filledIn(withActs(book, new Map(acts)), {
    ...sayings(tell, spoken),
    ...(options.house as object | undefined),
    ...options,
    general,
    ...facts?.(options, general),
  });
  const [, title = '', body = '', , rulings = '', , origin = ''] = text.split(chapterSign);
  const [inShort = '', ...sections] = body.split(/^## /m);
  return {
    show: show.name,
    title,
    inShort: inShort.trim(),
    sections: sections.map(sectionIn),
    rulings: rulings.split('\n').flatMap(rulingIn),
    origin: origin.split('\n').filter(line => line !== ''),
  };
};

/** How the book of a show without one names things. `term`: what the show calls something; undefined for no name of its own. */
interface PlainVoice {
  readonly tell: BookNarrator;
  readonly texts: RuleWords['page']['plain'];
  readonly words: ShowWords;
  readonly term: (kind: Exclude<keyof Terms, 'stamps'>, name: string) => string | undefined;
  /** Names of moves that shows have in common. */
  readonly moves: Readonly<Record<string, string>>;
}

/** Moves that are no player's choice: the host's, and the clock's. */
const notChosen: readonly string[] = ['start', 'expire', 'ask', 'judge', 'close', 'call-time'];

const optionRow = (
  name: string,
  { kind, min, max, of }: Field<unknown>,
  value: unknown,
  { tell, texts, term }: PlainVoice,
): RuleTable['rows'] => {
  const label = term('options', name) ?? plainName(name);
  const choice = (item: unknown) => term('options', `${name}.${item}`) ?? plainName(String(item));
  if (kind === 'int' || kind === 'number')
    return [[label, tell.number(Number(value)), texts.range(tell.number(min ?? 0), tell.number(max ?? 0))]];
  if (kind === 'flag') return [[label, value === true ? texts.yes : texts.no, tell.either([texts.yes, texts.no])]];
  return kind === 'choice' ? [[label, choice(value), tell.either((of as readonly unknown[]).map(choice))]] : [];
};

/** A book made of what the rules declare, for a show without one of its own: players, moves, and options as they are. */
export const plainBook = async (show: Manifest, voice: PlainVoice, ownOptions: object = {}): Promise<RuleBook> => {
  const { words, texts, term, moves } = voice;
  const rules = await show.rules();
  const options = optionsFor(rules, ownOptions);
  const chosen = rules.acts
    .flatMap(act => act.moves)
    .filter((move, i, all) => !notChosen.includes(move) && all.indexOf(move) === i)
    .map(move => term('moves', move) ?? moves[move] ?? plainName(move));
  const rows = Object.entries(rules.options.fieldsFor(options)).flatMap(([name, field]) =>
    optionRow(name, field, options[name], voice),
  );
  const sections: RuleSection[] = [
    { heading: texts.players, paragraphs: [texts.playersText(...rules.seats, show.minutes ?? 0)] },
    { heading: texts.moves, paragraphs: [texts.movesText(voice.tell.either(chosen))] },
  ];
  if (rows.length > 0)
    sections.push({ heading: texts.options, paragraphs: [texts.optionsText], table: { head: texts.head, rows } });
  return { show: show.name, title: words.title, inShort: words.about, sections, rulings: [], origin: [] };
};
