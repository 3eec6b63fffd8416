/** What becomes of each item of a file, by the same rules for all formats. */
import { normal } from '../../../engine/judge.ts';
import { type Phrase, phrase } from '../../../engine/phrase.ts';
import { foundItems, refused } from '../content.ts';
import type { FoundFile, FoundItem, LeftOut, Place } from '../found.ts';

/** An item as it lay in the file, its texts plain. */
export interface Raw extends Omit<FoundItem, 'answers' | 'choices'> {
  /** All that the file marks as right, the best first. */
  readonly right: readonly string[];
  /** Empty for an open question. */
  readonly choices?: readonly string[];
  /** Something to be found without being asked for, such as a phrase under its category. */
  readonly term?: true;
}

/** What a show's fields take. */
const longest = { ask: 500, answer: 200, choices: 8, accept: 50 };
/** More than any pack holds. */
const mostItems = 5000;
/** Enough of a text to recognise it. */
const excerpt = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const unique = (texts: readonly string[]): readonly string[] =>
  [
    ...new Map(
      texts
        .filter(text => text !== '')
        .toReversed()
        .map(text => [normal(text), text]),
    ).values(),
  ].toReversed();

/** Why an item cannot be used, if so. */
const fault = (
  { ask, category = '', explain = '', picture, sound, term }: Raw,
  right: readonly string[],
  choices: readonly string[],
): Phrase | undefined => {
  if ([ask, category, explain, ...right, ...choices].some(text => text.includes('\uFFFD'))) return phrase('lostLetter');
  if (ask === '' && term === undefined)
    return phrase(picture === undefined && sound === undefined ? 'nothingAsked' : 'pictureAlone');
  if (ask.length > longest.ask) return phrase('longText', longest.ask);
  if (right.length === 0) return phrase(choices.length > 0 ? 'noneRight' : 'essay');
  if ([...right, ...choices].some(text => text.length > longest.answer)) return phrase('longAnswer', longest.answer);
  if (choices.length === 0) return undefined;
  if (right.length > 1) return phrase('severalRight', right.length);
  if (!choices.some(choice => normal(choice) === normal(right[0]!))) return phrase('noSuchChoice', excerpt(right[0]!));
  if (choices.length === 1) return phrase('noChoice');
  return choices.length > longest.choices ? phrase('tooManyChoices', choices.length, longest.choices) : undefined;
};

/** A place in a file of one part, or of none that has a name. */
export const at = (line: number, part = ''): Place => ({ line, part });

export interface Gathering {
  readonly add: (raw: Raw) => void;
  readonly leave: (at: Place, text: string, why: Phrase) => void;
  readonly file: () => FoundFile;
}

export const gathering = (format: string, title = ''): Gathering => {
  const items: FoundItem[] = [];
  const leftOut: LeftOut[] = [];
  const first = new Map<string, number>();
  const leave: Gathering['leave'] = (place, text, why) => {
    leftOut.push({ at: place, text: excerpt(text), why });
  };
  const add: Gathering['add'] = raw => {
    const { right: marked, choices: shown = [], term: _, ...rest } = raw;
    const right = unique(marked);
    const choices = unique(shown);
    const why = fault(raw, right, choices);
    const text = raw.ask || right[0] || choices.join(' / ');
    if (why !== undefined) {
      leave(raw.at, text, why);
      return;
    }
    const key = `${normal(raw.ask)}\n${normal(right[0]!)}`;
    const before = first.get(key);
    if (before !== undefined) {
      leave(raw.at, text, phrase('twice', before));
      return;
    }
    first.set(key, raw.at.line);
    items.push({ ...rest, answers: right.slice(0, longest.accept), choices });
  };
  const file = (): FoundFile => {
    if (items.length > mostItems) return refused(format, phrase('tooManyItems', mostItems));
    const found = foundItems(format, title, items, leftOut);
    if (items.length > 0) return found;
    return { ...found, faults: [leftOut.length > 0 ? phrase('noneUsable', leftOut.length) : phrase('nothingInside')] };
  };
  return { add, leave, file };
};

/** Products that keep the right answer apart from the wrong ones say no order. Sorted, its place tells nothing. */
export const sorted = (choices: readonly string[]): readonly string[] =>
  choices.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** The last part of a category's path. */
export const lastOf = (path: string): string =>
  (path.replaceAll('//', '\uE000').split('/').at(-1) ?? '').replaceAll('\uE000', '/').trim();

/** Only what is not empty. */
export const given = <K extends string>(key: K, value: string): { readonly [k in K]?: string } =>
  (value === '' ? {} : { [key]: value }) as { readonly [k in K]?: string };
