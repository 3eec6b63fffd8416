/** Moodle's XML: `quiz` with a `question` of a type each; a question of type `category` names the category of those that follow. */
import { phrase } from '../../../engine/phrase.ts';
import { plainLine } from '../../../engine/plain-text.ts';
import { bytesOfBase64 } from '../bytes.ts';
import type { FormatReader } from '../content.ts';
import type { FoundMedia } from '../found.ts';
import { childAt, childrenOf, type Element, textWithin } from '../xml.ts';
import { falseText, trueText } from './choices.ts';
import { at, type Gathering, gathering, given, lastOf } from './gather.ts';
import { markup } from './plain.ts';

const textOf = (element: Element | undefined): string => markup(textWithin(childAt(element, 'text'))).text;

/** A text with the picture that it shows, if that lies in the file. */
const shownIn = (
  element: Element | undefined,
): { readonly text: string; readonly picture?: FoundMedia; readonly note?: string } => {
  const { text, pictures } = markup(textWithin(childAt(element, 'text')));
  const [first] = pictures;
  if (first === undefined) return { text };
  const name = decodeURIComponent(
    /^@@PLUGINFILE@@\/([^?]*)/.exec(first.src)?.[1]?.replace(/%(?![\da-f]{2})/gi, '%25') ?? '',
  );
  const file = childrenOf(element, 'file').find(({ attributes }) => attributes.name === name && name !== '');
  const bytes = file === undefined ? undefined : bytesOfBase64(textWithin(file));
  if (bytes === undefined) return { text, note: first.src };
  return { text, picture: { bytes, alt: first.alt } };
};

const kinds: Readonly<Record<string, 'matching' | 'gaps' | 'ordering' | 'description'>> = {
  matching: 'matching',
  match: 'matching',
  ddmatch: 'matching',
  cloze: 'gaps',
  multianswer: 'gaps',
  gapselect: 'gaps',
  ddwtos: 'gaps',
  ordering: 'ordering',
  description: 'description',
};

const read = (question: Element, category: string, { add, leave }: Gathering): void => {
  const type = question.attributes.type ?? '';
  const place = at(question.line);
  const { text, ...shown } = shownIn(childAt(question, 'questiontext'));
  if (type === 'essay') leave(place, text, phrase('essay'));
  else if (!/^(?:multichoice|truefalse|shortanswer|numerical)$/.test(type)) {
    const kind = kinds[type];
    leave(
      place,
      text || textOf(childAt(question, 'name')),
      phrase('otherKind', kind === undefined ? type : phrase(kind)),
    );
  } else {
    const answers = childrenOf(question, 'answer').map(answer => ({
      text: textOf(answer),
      fraction: Number(answer.attributes.fraction ?? 0),
      feedback: textOf(childAt(answer, 'feedback')),
    }));
    const isChosen = type === 'multichoice';
    // Several parts make up the whole; of accepted texts only the best count.
    const right = answers.filter(({ fraction }) => (isChosen ? fraction > 0 : fraction >= 100));
    const truth = (answer: string) => (/^(?:true|1|richtig|wahr)$/i.test(answer) ? trueText : falseText);
    const explain = textOf(childAt(question, 'generalfeedback')) || (right[0]?.feedback ?? '');
    const isTruth = type === 'truefalse';
    add({
      at: place,
      ask: text,
      right: right.map(({ text }) => (isTruth ? truth(text) : text)).filter(text => isChosen || text !== '*'),
      choices: isTruth ? [trueText, falseText] : isChosen ? answers.map(({ text }) => text) : [],
      ...given('category', category),
      ...given('explain', explain),
      ...shown,
    });
  }
};

export const moodleXml: FormatReader = {
  name: 'moodle-xml',
  reads: content =>
    content.kind === 'xml' &&
    content.root.name === 'quiz' &&
    childrenOf(content.root, 'question').some(({ attributes }) => attributes.type !== undefined),
  read: content => {
    const gather = gathering('moodle-xml');
    let category = '';
    for (const question of content.kind === 'xml' ? childrenOf(content.root, 'question') : []) {
      if (question.attributes.type === 'category')
        category = plainLine(lastOf(textOf(childAt(question, 'category'))).replace(/^(?:top$|Default for )/, ''));
      else read(question, category, gather);
    }
    return gather.file();
  },
};
