/** Which of several choices a file marks as right: by its text, a letter or a number. */
import { normal } from '../../../engine/judge.ts';
import { type Phrase, phrase } from '../../../engine/phrase.ts';
import { files } from '../../../words/en/files.ts';

/** The choices of a statement, in the language of the pages. */
export const { trueText, falseText } = files;

const truths = /^\s*(?:(true|wahr|richtig)|(?:false|falsch))\s*$/i;

export const isTruthWord = (word: string): boolean => truths.test(word);

/** A statement that is true or false, in the language of its answer. */
export const statement = (word: string): { readonly right: readonly string[]; readonly choices: readonly string[] } => {
  const choices = /wahr|richtig|falsch/i.test(word) ? ['Richtig', 'Falsch'] : [trueText, falseText];
  return { right: [choices[truths.exec(word)?.[1] === undefined ? 1 : 0]!], choices };
};

export interface Marked {
  readonly choices: readonly string[];
  /** As the file writes it: `2`, `B`, `1,3`, `Paris`; "" for none. */
  readonly mark: string;
}

/** The choices that are meant; undefined if the mark cannot be read in this way. */
type Reading = (marked: Marked) => readonly string[] | undefined;

const parts = (mark: string): readonly string[] => mark.split(/[,;|\s]+/).filter(part => part !== '');

/** Each part of the mark names a choice. */
const each =
  (indexOf: (part: string) => number): Reading =>
  ({ choices, mark }) => {
    const found = parts(mark).map(part => choices[indexOf(part)]);
    return found.length > 0 && found.every(choice => choice !== undefined) ? (found as readonly string[]) : undefined;
  };

const byText: Reading = ({ choices, mark }) => {
  const right = choices.find(choice => normal(choice) === normal(mark));
  return right === undefined ? undefined : [right];
};

/** Several texts with commas between them, which may hold commas themselves. */
const byTexts: Reading = ({ choices, mark }) => {
  const whole = normal(mark);
  const found = choices.filter(choice => `, ${whole},`.includes(`, ${normal(choice)},`));
  return found.length > 1 && normal(found.join(', ')).length === whole.length ? found : undefined;
};

const byLetter = each(part => (/^[a-h][.)]?$/i.test(part) ? part.toUpperCase().charCodeAt(0) - 65 : -1));
const byNumber = (first: number): Reading =>
  each(part => (/^\d{1,2}(?:\.0+)?$/.test(part) ? Number(part) - first : -1));

/** Where a product says that its marks are numbers from 1. */
export const numbered = [byNumber(1), byText, byTexts] as const;

/** Where nobody says how a file marks its answers, that reading is right by which all of its marks can be read. */
const readings = [byText, byLetter, byNumber(1), byNumber(0)] as const;

/** The right texts of each item, or why they cannot be told. `fromOne`: the choices themselves are numbered from 1. */
export const rightsOf = (
  all: readonly Marked[],
  known: readonly Reading[] = [],
  fromOne = false,
): readonly (readonly string[] | Phrase)[] => {
  const marked = all.filter(({ mark, choices }) => mark !== '' && choices.length > 0);
  const common = readings.filter(reading => marked.every(one => reading(one) !== undefined));
  const [best] = common;
  // Both 0 and 1 may be the first, and they mean different choices.
  const isUnclear = known.length === 0 && !fromOne && best === readings[2] && common.includes(readings[3]);
  const order =
    known.length > 0
      ? known
      : best === undefined
        ? [byText, byTexts, byLetter, ...(fromOne ? [readings[2]] : [])]
        : [best, byTexts];
  return all.map(one => {
    if (one.mark === '') return [];
    if (one.choices.length === 0) return [one.mark];
    if (isUnclear) return phrase('countsUnclear');
    for (const reading of order) {
      const right = reading(one);
      if (right !== undefined) return right;
    }
    return [one.mark];
  });
};
