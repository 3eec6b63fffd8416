/** H5P: a zip with `h5p.json` and `content/content.json`. A question, or a set or column of questions of several libraries. */
import { phrase } from '../../../engine/phrase.ts';
import { plainLine } from '../../../engine/plain-text.ts';
import type { Archive } from '../archive.ts';
import { type FormatReader, refused } from '../content.ts';
import type { FoundItem } from '../found.ts';
import { falseText, trueText } from './choices.ts';
import { at, type Gathering, gathering, given, sorted } from './gather.ts';
import { markup } from './plain.ts';

type Values = Readonly<Record<string, unknown>>;

const record = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
const list = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.map(record) : []);
const text = (value: unknown): string => (typeof value === 'string' ? markup(value).text : '');

const json = (archive: Archive, name: string): Values => {
  try {
    return record(JSON.parse(archive.text(name)));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
};

/** The picture above a question, or its sound. */
const mediaOf = (media: unknown, archive: Archive): Pick<FoundItem, 'picture' | 'sound'> => {
  const { library, params } = record(record(media).type ?? media);
  const { file, files, alt } = record(params);
  const path = `content/${String((list(files)[0] ?? record(file)).path)}`;
  const [, kind] = /^H5P\.(Image|Audio) /.exec(String(library)) ?? [];
  if (kind === undefined || !archive.names.includes(path)) return {};
  return { [kind === 'Image' ? 'picture' : 'sound']: { bytes: archive.bytes(path), alt: text(alt) } };
};

/** `*Oslo/Oslo:a hint*` */
const gap = /\*([^*]+)\*/g;

const gaps = (sentence: string): readonly (readonly string[])[] =>
  [...sentence.matchAll(gap)].map(([, inside = '']) =>
    inside
      .replace(/(^|[^\\]):.*$/s, '$1')
      .split('/')
      .map(plainLine),
  );

interface Question {
  readonly library: string;
  readonly params: Values;
  readonly title: string;
}

/** All questions within, whatever holds them. */
const questionsIn = (library: string, params: Values, title: string): readonly Question[] => {
  const held = [...list(params.questions), ...list(params.content).map(one => record(one.content ?? one))];
  const inner = held.filter(({ library }) => typeof library === 'string');
  if (inner.length === 0) return [{ library, params, title }];
  return inner.flatMap(one => questionsIn(String(one.library), record(one.params), text(record(one.metadata).title)));
};

type Read = (params: Values, line: number, gather: Gathering, archive: Archive) => void;

const readers: Readonly<Record<string, Read>> = {
  MultiChoice: ({ question, answers, media }, line, { add }, archive) => {
    const all = list(answers).map(answer => ({
      text: text(answer.text),
      isRight: answer.correct === true || answer.correct === 'true',
      feedback: text(record(answer.tipsAndFeedback).chosenFeedback),
    }));
    const right = all.filter(({ isRight }) => isRight);
    add({
      at: at(line),
      ask: text(question),
      right: right.map(({ text }) => text),
      choices: all.map(({ text }) => text),
      ...given('explain', right[0]?.feedback ?? ''),
      ...mediaOf(media, archive),
    });
  },
  TrueFalse: ({ question, correct, media, behaviour }, line, { add }, archive) => {
    const { feedbackOnCorrect } = record(behaviour);
    add({
      at: at(line),
      ask: text(question),
      right: correct === undefined ? [] : [String(correct) === 'true' ? trueText : falseText],
      choices: [trueText, falseText],
      ...given('explain', text(feedbackOnCorrect)),
      ...mediaOf(media, archive),
    });
  },
  Blanks: ({ text: task, questions, media }, line, { add, leave }, archive) => {
    for (const sentence of Array.isArray(questions) ? questions.map(text) : []) {
      const found = gaps(sentence);
      const ask = sentence.replace(gap, '_____');
      if (found.length === 1) add({ at: at(line), ask, right: found[0]!, ...mediaOf(media, archive) });
      else leave(at(line), ask || text(task), phrase('otherKind', phrase('gaps')));
    }
  },
  SingleChoiceSet: ({ choices }, line, { add }) => {
    for (const { question, answers } of list(choices)) {
      // The first answer is the right one.
      const all = Array.isArray(answers) ? answers.map(text) : [];
      add({ at: at(line), ask: text(question), right: all.slice(0, 1), choices: sorted(all) });
    }
  },
};

const kinds: Readonly<Record<string, 'matching' | 'gaps' | 'ordering' | 'description'>> = {
  DragQuestion: 'matching',
  DragText: 'gaps',
  MarkTheWords: 'gaps',
  SortParagraphs: 'ordering',
  AdvancedText: 'description',
};

export const h5p: FormatReader = {
  name: 'h5p',
  reads: content =>
    content.kind === 'archive' &&
    ['h5p.json', 'content/content.json'].every(name => content.archive.names.includes(name)),
  read: content => {
    if (content.kind !== 'archive') return refused('h5p', phrase('nothingInside'));
    const { archive } = content;
    const { title, mainLibrary } = json(archive, 'h5p.json');
    const gather = gathering('h5p', text(title));
    const params = json(archive, 'content/content.json');
    for (const [i, question] of questionsIn(String(mainLibrary), params, text(title)).entries()) {
      const name = /^(?:H5P\.)?(\w+)/.exec(question.library)?.[1] ?? '';
      const kind = kinds[name];
      const asks = text(question.params.question) || text(question.params.taskDescription) || question.title;
      if (Object.hasOwn(readers, name)) readers[name]!(question.params, i + 1, gather, archive);
      else if (name === 'Essay') gather.leave(at(i + 1), asks, phrase('essay'));
      else gather.leave(at(i + 1), asks, phrase('otherKind', kind === undefined ? name : phrase(kind)));
    }
    return gather.file();
  },
};
