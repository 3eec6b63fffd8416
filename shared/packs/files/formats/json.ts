/** Questions as JSON: of Open Trivia DB, The Trivia API, Kahoot, archives of Jeopardy!, our own packs, and any list with usual names. */
import { phrase } from '../../../engine/phrase.ts';
import { isPackDocument } from '../../document.ts';
import { bytesOfBase64 } from '../bytes.ts';
import { type FormatReader, refused } from '../content.ts';
import { isTruthWord, type Marked, rightsOf, statement } from './choices.ts';
import { responsesOf } from './clues.ts';
import { at, type Gathering, gathering, given, type Raw, sorted } from './gather.ts';
import { choiceHeading, difficultyOf, kindOf, likewise, names, type Role } from './headings.ts';
import { loose } from './plain.ts';

type Fields = ReadonlyMap<string, unknown>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: Readonly<Record<string, unknown>>): Fields =>
  new Map(Object.entries(value).map(([name, field]) => [likewise(name), field]));

const fieldIn = (fields: Fields, role: Role): unknown =>
  names[role].map(name => fields.get(name)).find(value => value !== undefined && value !== null && value !== '');

/** What is right, also where our own lists name it after what it is. */
const rightIn = (fields: Fields): unknown =>
  fieldIn(fields, 'right') ??
  (fields.has('ask') ? fields.get('name') : fields.has('hint') ? fields.get('word') : undefined);

/** A text, or the text of a record such as `{ "text": … }`. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return loose(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isRecord(value)) return '';
  const fields = fieldsOf(value);
  const inner = ['text', 'answer', 'label', 'value', 'content', 'title', 'option', 'choice', 'name', 'question']
    .map(name => fields.get(name))
    .find(one => typeof one === 'string' || typeof one === 'number');
  return textOf(inner);
};

const textAt = (fields: Fields, role: Role): string => textOf(fieldIn(fields, role));

/** `film_and_tv` is a name for programs. */
const categoryIn = (fields: Fields): string => {
  const name = textAt(fields, 'category');
  return /^[a-z]+(?:_[a-z]+)*$/.test(name)
    ? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`
    : name;
};

const isMarked = (value: unknown): boolean =>
  isRecord(value) &&
  [...fieldsOf(value)].some(
    ([name, field]) => /^(?:is)?(?:correct|right|answer|true|correctanswer)$/.test(name) && field === true,
  );

const saysMarks = (value: unknown): boolean =>
  isRecord(value) &&
  [...fieldsOf(value)].some(
    ([name, field]) => /^(?:is)?(?:correct|right|true)/.test(name) && typeof field === 'boolean',
  );

/** The choices of a question, with those that say themselves that they are right. */
const choicesOf = (fields: Fields): { readonly choices: readonly string[]; readonly right: readonly string[] } => {
  const listed = fieldIn(fields, 'choices');
  if (Array.isArray(listed)) return { choices: listed.map(textOf), right: listed.filter(isMarked).map(textOf) };
  if (isRecord(listed)) return { choices: Object.values(listed).map(textOf), right: [] };
  const single = [...fields].filter(([name]) => choiceHeading.test(name) && !/^[aq]$/.test(name));
  const lettered =
    single.length > 1 && fields.has('a') ? [...fields].filter(([name]) => choiceHeading.test(name)) : single;
  return {
    choices: lettered.length > 1 ? lettered.map(([, value]) => textOf(value)).filter(text => text !== '') : [],
    right: [],
  };
};

/** A picture that lies elsewhere is not loaded; the host may look at it. */
const addressIn = (fields: Fields): string => {
  const address = textAt(fields, 'picture');
  return /^https?:\/\//.test(address) ? address : '';
};

interface Found {
  readonly fields: Fields;
  readonly category: string;
}

/** Something that is asked, and something that could be its answer. */
const isItem = (fields: Fields): boolean => {
  const listed = fieldIn(fields, 'choices');
  const hasAnswer = rightIn(fields) !== undefined || fieldIn(fields, 'wrong') !== undefined;
  const asks = names.ask.some(name => fields.has(name) && textOf(fields.get(name)) !== '');
  // A category with its questions has a title, and a list of records that are asked themselves.
  const isBoard =
    Array.isArray(listed) && listed.some(one => isRecord(one) && isItem(fieldsOf(one)) && !saysMarks(one));
  return (
    (asks && !isBoard && (hasAnswer || listed !== undefined || fields.has('type'))) ||
    (fields.has('solution') && fields.has('category'))
  );
};

const deepest = 8;

/** All questions at any depth, with the category that they lie in. */
const itemsIn = (value: unknown, category = '', depth = 0): readonly Found[] => {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap(one => itemsIn(one, category, depth + 1));
  if (!isRecord(value)) return [];
  const fields = fieldsOf(value);
  if (isItem(fields)) return [{ fields, category }];
  const named = ['category', 'name', 'title'].map(name => fields.get(name)).find(one => typeof one === 'string');
  const own = depth > 0 && typeof named === 'string' ? loose(named) : category;
  // A record of lists by category.
  return Object.entries(value).flatMap(([key, inner]) =>
    itemsIn(inner, own === '' && Array.isArray(inner) && depth > 0 ? loose(key) : own, depth + 1),
  );
};

const markOf = (fields: Fields): { readonly mark: string; readonly all: readonly string[] } => {
  const right = rightIn(fields);
  const all = Array.isArray(right) ? right.map(textOf) : [];
  return { mark: Array.isArray(right) ? (all.length === 1 ? all[0]! : '') : textOf(right), all };
};

const read = (all: readonly Found[], { add, leave }: Gathering): void => {
  const wrongOf = (fields: Fields): readonly string[] => {
    const wrong = fieldIn(fields, 'wrong');
    return Array.isArray(wrong) ? wrong.map(textOf) : [];
  };
  const shown = all.map(({ fields }) => choicesOf(fields));
  const rights = rightsOf(
    all.map(({ fields }, i): Marked => ({ choices: shown[i]!.choices, mark: markOf(fields).mark })),
  );
  for (const [i, { fields, category }] of all.entries()) {
    const place = at(i + 1);
    const { choices, right } = shown[i]!;
    const ask = fields.has('solution') && !fields.has('question') && !fields.has('ask') ? '' : textAt(fields, 'ask');
    const kind = kindOf(textOf(fieldIn(fields, 'kind')));
    const { mark, all: listed } = markOf(fields);
    const found = rights[i]!;
    if (kind !== undefined && kind !== 'open' && kind !== 'truth') {
      leave(place, ask, kind);
      continue;
    }
    if ('say' in found) {
      leave(place, ask, found);
      continue;
    }
    const wrong = wrongOf(fields);
    const marked = right.length > 0 ? right : listed.length > 1 ? listed : found;
    const isTruth = (wrong.length + choices.length === 0 || kind === 'truth') && isTruthWord(mark);
    const accept = fieldIn(fields, 'accept');
    const isOpen = kind === 'open';
    const item: Omit<Raw, 'right'> = {
      at: place,
      ask,
      choices: isOpen ? [] : wrong.length > 0 ? sorted([...marked, ...wrong]) : choices,
      ...(ask === '' && fields.has('solution') ? { term: true as const } : {}),
      ...given('category', categoryIn(fields) || category),
      ...difficultyOf(textAt(fields, 'difficulty')),
      ...given('explain', textAt(fields, 'explain')),
      ...given('source', textAt(fields, 'source')),
      ...given('note', textAt(fields, 'note') || addressIn(fields)),
    };
    if (isTruth) {
      add({ ...item, ...statement(mark) });
      continue;
    }
    const accepted = Array.isArray(accept) ? accept.map(textOf) : [];
    add({
      ...item,
      right: [...(isOpen && marked.length === 0 ? choices : marked), ...(item.choices?.length === 0 ? accepted : [])],
    });
  }
};

/** A reader of JSON with a sign of its product. */
const reader = (name: string, isOf: (value: unknown) => boolean): FormatReader => ({
  name,
  reads: content => content.kind === 'json' && isOf(content.value),
  read: content => {
    const value = content.kind === 'json' ? content.value : undefined;
    const gather = gathering(name, isRecord(value) ? textOf(value.title ?? value.name) : '');
    read(itemsIn(value), gather);
    return gather.file();
  },
});

const first = (value: unknown): Fields => itemsIn(value)[0]?.fields ?? new Map();

/** A text in UTF-8 that lies in another one; undefined if it does not. */
const textOfBase64 = (base64: string): string | undefined => {
  const bytes = bytesOfBase64(base64);
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Codes with which Open Trivia DB sends its texts, told by the texts themselves. */
const decoderFor = (texts: readonly string[]): ((text: string) => string) => {
  const decoded = texts.map(textOfBase64);
  if (decoded.every(text => text !== undefined)) return text => textOfBase64(text) ?? text;
  if (texts.some(text => /%[\da-f]{2}/i.test(text)) && texts.every(text => !/\s/.test(text)))
    return text => {
      try {
        return decodeURIComponent(text.replaceAll('+', ' '));
      } catch {
        return text;
      }
    };
  return text => text;
};

/** The value with all its texts decoded. */
const decoded = (value: unknown, decode: (text: string) => string): unknown => {
  if (typeof value === 'string') return decode(value);
  if (Array.isArray(value)) return value.map(one => decoded(one, decode));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, decoded(one, decode)]));
};

const openTrivia: FormatReader = {
  name: 'opentdb',
  reads: ({ kind, ...content }) =>
    kind === 'json' && 'value' in content && isRecord(content.value) && 'response_code' in content.value,
  read: content => {
    const value = content.kind === 'json' && isRecord(content.value) ? content.value : {};
    const results = Array.isArray(value.results) ? (value.results as readonly unknown[]) : [];
    if (results.length === 0) return refused('opentdb', phrase('noQuestionsSent'));
    const asked = results.flatMap(one => (isRecord(one) && typeof one.question === 'string' ? [one.question] : []));
    const gather = gathering('opentdb');
    read(itemsIn(decoded(results, decoderFor(asked))), gather);
    return gather.file();
  },
};

const clueIn = (fields: Fields): unknown => fields.get('clue') ?? fields.get('question');
const responseIn = (fields: Fields): unknown => fields.get('answer') ?? fields.get('response');

const jeopardy: FormatReader = {
  name: 'jeopardy-json',
  reads: content => {
    const [found] = content.kind === 'json' ? itemsIn(content.value) : [];
    if (found === undefined) return false;
    const { fields, category } = found;
    const isWorth = names.value.some(name => fields.has(name));
    const isListed = fields.has('category') || category !== '';
    return isWorth && isListed && clueIn(fields) !== undefined && responseIn(fields) !== undefined;
  },
  read: content => {
    const gather = gathering('jeopardy-json');
    const all = content.kind === 'json' ? itemsIn(content.value) : [];
    const clues = all.map(({ fields, category }) => ({
      category: textAt(fields, 'category') || category,
      value: textAt(fields, 'value'),
      first: textOf(clueIn(fields)),
      second: textOf(responseIn(fields)),
    }));
    for (const [i, clue] of responsesOf(clues).entries()) gather.add({ at: at(i + 1), ...clue });
    return gather.file();
  },
};

export const jsonReaders: readonly FormatReader[] = [
  openTrivia,
  reader('boxcars', isPackDocument),
  reader('the-trivia-api', value => {
    const fields = first(value);
    return fields.has('correctanswer') && fields.has('incorrectanswers');
  }),
  reader('kahoot-json', value => {
    const choices = first(value).get('choices');
    return Array.isArray(choices) && choices.some(one => isRecord(one) && 'answer' in one && 'correct' in one);
  }),
  jeopardy,
  reader('json', value => itemsIn(value).length > 0),
];
